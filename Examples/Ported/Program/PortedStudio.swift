// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroMedia
import ChiaroRaster
import ChiaroUIKit

/// Puts screens into windows, and draws them.
@MainActor
final class PortedStudio {
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
  func draw(_ screen: PortedScreen, in appearance: PortedAppearance) -> Drawing {
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

  private func window(of screen: PortedScreen, in appearance: PortedAppearance) -> UIWindow {
    let bounds = CGRect(origin: .zero, size: screen.size)
    let traits = appearance.traits.modifyingTraits {
      if case .preferences = screen.content { $0.userInterfaceIdiom = .mac }
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
    case .preferences(let make):
      // The app is kept by `NSApp`, and keeps the window.
      _ = NSApplication(screen: display)
      window = display.stage.performAsCurrent { preferences(make(), in: bounds) }
    }
    display.update()
    return window
  }

  /// A window whose content has a view at its top, as wide as the window.
  private func preferences(_ view: NSView, in bounds: CGRect) -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 28),
      styleMask: [.titled, .closable], backing: .buffered, defer: false)
    let content = NSView()
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
    window.contentView = content
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
    ])
    window.title = "Memory"
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
