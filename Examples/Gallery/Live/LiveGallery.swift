// SPDX-License-Identifier: MIT

import ChiaroDesktop
import ChiaroMedia
import ChiaroRaster
import ChiaroUIKit
import ChiaroWindow
import Foundation

/// The gallery in a window of the desktop: it follows the desktop's appearance, and an inspector
/// stands beside it when F12 or Control-I is pressed.
@MainActor
final class LiveGallery {
  private let resources: RenderResources
  private let host: WindowHost
  private let source: AppearanceRelay
  private let screen: UIScreen
  private let window: UIWindow
  private var inspector: InspectorController?
  private let views: ViewInspector

  /// Opens the window.
  init(_ options: LiveOptions) throws {
    resources = .standard(pictures: GalleryPictures())
    guard resources.textShaper != nil else {
      throw GalleryProblem(
        exitCode: 70,
        message: "text cannot be drawn without Pango: run Scripts/setup-libraries and build again")
    }
    do {
      host = try WindowHost()
    } catch {
      throw GalleryProblem(exitCode: 3, message: "\(error)")
    }
    source = AppearanceRelay(DesktopAppearance())
    screen = Self.screen(
      options.page == nil ? GalleryBrowser.windowSize : Self.pageSize, source, resources)
    window = UIWindow(windowScene: UIWindowScene(screen: screen))
    views = ViewInspector(window, of: host) { [source, resources] size in
      Self.screen(size, source, resources)
    }
    window.makeKeyAndVisible()
    show(options.page)
    try host.open(window, title: "Gallery")
    host.shortcut = { [unowned self] key, _ in toggleInspector(with: key) }
    host.onClose = { [unowned self] in didClose($0) }
  }

  /// Whether the environment names a display.
  static var hasDisplay: Bool {
    let environment = ProcessInfo.processInfo.environment
    return ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
  }

  /// Shows it until it is closed.
  func run() { host.run() }

  /// A screen that follows the desktop.
  private static func screen(
    _ size: CGSize, _ source: AppearanceRelay, _ resources: RenderResources
  ) -> UIScreen {
    let screen = UIScreen(
      bounds: CGRect(origin: .zero, size: size),
      systemTraits: UITraitCollection(userInterfaceIdiom: .phone),
      stage: Stage(resources: resources))
    screen.follow(source.outlet())
    return screen
  }

  private static let pageSize = CGSize(width: Studio.size.width, height: Studio.size.height)

  /// Shows a page, or the browser of all.
  private func show(_ page: GalleryPage?) {
    screen.activate()
    let root = page?.make() ?? GalleryBrowser()
    window.rootViewController = root
    screen.update()
    if let presented = page?.presented?() { root.present(presented) }
  }

  // MARK: The inspector

  private func toggleInspector(with key: KeyEvent) -> Bool {
    let isLetter = key.key == .character("i")
    let isCommand = key.modifiers.contains(.control) || key.modifiers.contains(.command)
    guard key.key == .function(12) || isLetter && isCommand else { return false }
    if let panel = inspector?.view.window { host.close(panel) } else { openInspector() }
    return true
  }

  private func openInspector() {
    let screen = Self.screen(InspectorController.size, source, resources)
    inspector = host.openPanel("Inspector", on: screen, beside: window) {
      let inspector = InspectorController()
      inspector.onChange = { [unowned self] in apply($0) }
      inspector.onInspect = { [unowned self] in views.pick() }
      return inspector
    }
  }

  private func apply(_ settings: InspectorSettings) {
    screen.environmentOverrides = settings.overrides
    window.tintColor = settings.tint
    host.show(window, under: settings.condition)
  }

  /// With the gallery goes the inspector, and with the inspector what it overrode.
  private func didClose(_ closed: UIWindow) {
    if closed === window { return host.quit() }
    guard closed === inspector?.view.window else { return views.didClose(closed) }
    inspector = nil
    views.close()
    apply(InspectorSettings())
  }
}
