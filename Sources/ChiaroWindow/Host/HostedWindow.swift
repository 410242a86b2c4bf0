// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import ChiaroViews
import Foundation

/// A window of views in a window of the desktop.
@MainActor
final class HostedWindow {
  let window: Window
  let surface: any DesktopWindow
  /// Kept, because windows and scenes only refer to what they are on.
  private let scene: WindowScene?
  private let screen: Screen?
  /// How many pixels a point has.
  let scale: Double
  /// How everything is seen; nil for as it is.
  var condition: SeeingCondition? { didSet { painter.condition = condition } }
  private var painter: FramePainter
  /// Whether what the desktop's window shows is lost.
  private var isExposed = true
  private var isFrameDark: Bool?
  private var acceptsText: Bool?

  init(_ window: Window, _ surface: any DesktopWindow, scale: Double) {
    self.window = window
    self.surface = surface
    self.scale = scale
    scene = window.windowScene
    screen = scene?.screen
    painter = Self.painter(of: window, surface, scale)
    window.traitOverrides.displayScale = scale
    fit()
  }

  /// The size of the window in the desktop's own units for one in points.
  static func units(_ size: CGSize, scale: Double) -> (width: Int, height: Int) {
    func whole(_ points: CGFloat) -> Int {
      min(Canvas.longestSide, max(1, Int((Double(points) * scale).rounded(.up))))
    }
    return (whole(size.width), whole(size.height))
  }

  // MARK: Size

  /// Takes over the size that the desktop's window has now.
  func resize() {
    guard surface.pixels != painter.canvas.size else { return }
    // What was shown has another size: there is nothing left to fade from.
    window.endTransition()
    painter = Self.painter(of: window, surface, scale)
    painter.condition = condition
    isExposed = true
    fit()
  }

  /// Everything that was shown is to be shown again.
  func expose() { isExposed = true }

  private static func painter(
    of window: Window, _ surface: any DesktopWindow, _ scale: Double
  ) -> FramePainter {
    FramePainter(
      of: window, Canvas(size: surface.pixels, scale: Float(scale)), steps: .display)
  }

  /// Makes the window, its scene and a screen that has no other scene as large as the content.
  private func fit() {
    let pixels = painter.canvas.size
    let bounds = CGRect(
      x: 0, y: 0, width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    if let screen, screen.scenes.count == 1 { screen.bounds = bounds }
    scene?.frame = bounds
    window.frame = bounds
  }

  // MARK: Frames

  /// Shows what changed; gives whether another frame is to follow, and nil where nothing was shown.
  func showFrame(at now: ContinuousClock.Instant, _ seconds: Double) -> Bool? {
    let isAdvancing = window.advance(to: seconds)
    let frame = painter.paint(at: now)
    followTraits()
    let parts = isExposed ? [PixelRectangle(painter.canvas.size)] : frame.changed
    isExposed = false
    let isMoving = isAdvancing || frame.isMoving
    guard !parts.isEmpty else { return isMoving ? true : nil }
    painter.withPixels { surface.show($0, painter.canvas.size, parts) }
    return isMoving
  }

  /// What the desktop draws around the content goes with it.
  private func followTraits() {
    let isDark = window.traitCollection.userInterfaceStyle == .dark
    if isDark != isFrameDark { surface.setFrame(dark: isDark) }
    isFrameDark = isDark
    if window.acceptsText != acceptsText { surface.setTextInput(window.acceptsText) }
    acceptsText = window.acceptsText
  }

  // MARK: Input

  /// An event in the window's points, with the host's time.
  func translated(_ event: InputEvent, at seconds: Double) -> InputEvent {
    let points = surface.pixelsOfUnit / scale
    switch event {
    case .pointer(var pointer):
      pointer.location.x *= points
      pointer.location.y *= points
      pointer.time = seconds
      return .pointer(pointer)
    case .scroll(var scroll):
      scroll.location.x *= points
      scroll.location.y *= points
      scroll.time = seconds
      return .scroll(scroll)
    case .key(var key):
      key.time = seconds
      return .key(key)
    case .text: return event
    }
  }

  /// Hands an event to the window.
  func handle(_ event: InputEvent) {
    switch event {
    case .pointer(let pointer): window.handle(pointer)
    case .scroll(let scroll): window.handle(scroll)
    case .key(let key): window.handle(key)
    case .text(let text): window.handle(text)
    }
  }

  /// Takes notice of the keyboard's having come or gone.
  func focus(_ isFocused: Bool, at seconds: Double) {
    window.isActive = isFocused
    if !isFocused { window.handle(PointerEvent(.cancel, at: .zero, time: seconds)) }
  }
}
