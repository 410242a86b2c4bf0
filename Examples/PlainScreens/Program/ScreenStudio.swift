// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroMedia
import ChiaroRaster
import ChiaroUIKit

/// Puts screens into windows, and draws them.
@MainActor
final class ScreenStudio {
  /// What became of a screen.
  struct Drawing {
    var picture: Bitmap
    /// Every view that is seen, with its frame in the window.
    var layout: [String]
  }

  /// What could not be drawn as it should be.
  private(set) var problems: Set<String> = []
  private let scale: Int
  private let pictures: MediaPictureSource
  private let resources: RenderResources

  /// A studio, or nil where text cannot be set.
  init?(scale: Int) {
    self.scale = scale
    guard PangoTextShaper(fonts: .system) != nil else { return nil }
    pictures = MediaPictureSource()
    resources = .standard(pictures: pictures)
  }

  /// A screen in an appearance.
  func draw(_ screen: PlainScreen, in appearance: ScreenAppearance) -> Drawing {
    let window = window(of: screen, in: appearance)
    let pixels = PixelSize(
      width: Int(screen.size.width) * scale, height: Int(screen.size.height) * scale)
    let renderer = Renderer(
      canvas: Canvas(size: pixels, scale: Float(scale), colorSpace: .sRGB), resources: resources)
    let picture = renderer.render(window.displayList)
    for diagnostic in renderer.diagnostics { problems.insert("\(diagnostic)") }
    for diagnostic in pictures.diagnostics { problems.insert("\(diagnostic)") }
    return Drawing(picture: picture, layout: layout(of: window, in: window))
  }

  private func window(of screen: PlainScreen, in appearance: ScreenAppearance) -> UIWindow {
    let bounds = CGRect(origin: .zero, size: screen.size)
    let traits = appearance.traits.modifyingTraits {
      if case .window = screen.content { $0.userInterfaceIdiom = .mac }
      $0.displayScale = CGFloat(scale)
    }
    let display = UIScreen(
      bounds: bounds, systemTraits: traits, stage: Stage(resources: resources))
    display.activate()
    let window: UIWindow
    switch screen.content {
    case .controller(let make):
      window = UIWindow(windowScene: UIWindowScene(screen: display))
      window.rootViewController = make()
      window.makeKeyAndVisible()
    case .window(let make):
      // The app is kept by `NSApp`, and keeps the window.
      _ = NSApplication(screen: display)
      window = display.stage.performAsCurrent { self.window(of: make()) }
    }
    display.update()
    return window
  }

  /// A window of AppKit's with what a controller shows.
  private func window(of controller: NSViewController) -> NSWindow {
    let window = NSWindow(contentViewController: controller)
    window.styleMask = [.titled, .closable]
    window.makeKeyAndOrderFront(nil)
    return window
  }

  private func layout(of view: UIView, in window: UIWindow) -> [String] {
    guard !view.isHidden else { return [] }
    let frame = view.convert(view.bounds, to: window)
    return ["\(type(of: view)) \(frame)"]
      + view.subviews.flatMap { layout(of: $0, in: window) }
  }
}
