// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import ChiaroViews
import Foundation

/// A `Window` shown in a window of the desktop.
@MainActor
final class HostedWindow {
  let window: Window
  let surface: any DesktopWindow
  /// The scene of the window, retained because the window refers to it weakly.
  private let scene: WindowScene?
  private let screen: Screen?
  /// The scale factor in pixels per point.
  let scale: Double
  /// The viewing condition to simulate, such as a color vision deficiency; nil for none.
  var condition: SeeingCondition? { didSet { painter.condition = condition } }
  private var painter: FramePainter
  /// Whether the content shown by the desktop's window was lost and must be shown again.
  private var isExposed = true
  private var isFrameDark: Bool?
  /// Whether the desktop's window is still there.
  private var isOpen = true

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

  /// Returns the size in the desktop's units for a size in points.
  static func units(_ size: CGSize, scale: Double) -> (width: Int, height: Int) {
    func whole(_ points: CGFloat) -> Int {
      Int(min(Double(Canvas.longestSide), max(1, (Double(points) * scale).rounded(.up))))
    }
    return (whole(size.width), whole(size.height))
  }

  // MARK: Size

  /// Adopts the current size of the desktop's window.
  func resize() {
    guard surface.pixels != painter.canvas.size else { return }
    // What was shown has another size: there is nothing left to fade from.
    window.endTransition()
    painter = Self.painter(of: window, surface, scale)
    painter.condition = condition
    isExposed = true
    fit()
  }

  /// Marks the whole window to be shown again.
  func expose() { isExposed = true }

  private static func painter(
    of window: Window, _ surface: any DesktopWindow, _ scale: Double
  ) -> FramePainter {
    FramePainter(
      of: window, Canvas(size: surface.pixels, scale: Float(scale)), steps: .display)
  }

  /// Resizes the window, its scene and a screen without other scenes to the content's size.
  private func fit() {
    let pixels = painter.canvas.size
    let bounds = CGRect(
      x: 0, y: 0, width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    if let screen, screen.scenes.count == 1 { screen.bounds = bounds }
    scene?.frame = bounds
    window.frame = bounds
  }

  // MARK: Frames

  /// Shows the changed parts; returns whether another frame follows, or nil if nothing was shown
  /// and no frame follows.
  ///
  /// What the frame calls, such as the end of an animation, may close the window.
  func showFrame(at now: ContinuousClock.Instant, _ seconds: Double) -> Bool? {
    guard isOpen else { return nil }
    let isAdvancing = window.advance(to: seconds)
    guard isOpen else { return nil }
    let frame = painter.paint(at: now)
    guard isOpen else { return nil }
    followTraits()
    let parts = isExposed ? [PixelRectangle(painter.canvas.size)] : frame.changed
    isExposed = false
    let isMoving = isAdvancing || frame.isMoving
    guard !parts.isEmpty else { return isMoving ? true : nil }
    painter.withPixels { surface.show($0, painter.canvas.size, parts) }
    return isMoving
  }

  /// Updates the window frame's style to the state of the window.
  private func followTraits() {
    let isDark = window.traitCollection.userInterfaceStyle == .dark
    if isDark != isFrameDark { surface.setFrame(dark: isDark) }
    isFrameDark = isDark
  }

  /// Closes the desktop's window.
  func close() {
    isOpen = false
    surface.close()
  }

  // MARK: Input

  /// Returns an event with coordinates in the window's points, and with a time in seconds of the
  /// `WindowHost`'s clock.
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

  /// Delivers an event to the window.
  func handle(_ event: InputEvent) {
    switch event {
    case .pointer(let pointer): window.handle(pointer)
    case .scroll(let scroll): window.handle(scroll)
    case .key(let key): window.handle(key)
    case .text(let text): window.handle(text)
    }
  }

  /// Updates the window after it gained or lost keyboard focus.
  func focus(_ isFocused: Bool, at seconds: Double) {
    window.isActive = isFocused
    if !isFocused { window.handle(PointerEvent(.cancel, at: .zero, time: seconds)) }
  }
}
