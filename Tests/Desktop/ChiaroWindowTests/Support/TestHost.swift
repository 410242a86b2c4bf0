// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import ChiaroViews
import Foundation

@testable import ChiaroWindow

/// A host with one window of 40 × 30 points: white or black, with a gray square in a corner.
@MainActor
struct TestHost {
  let desktop = FakeDesktop()
  let screen = Screen(
    bounds: CGRect(x: 0, y: 0, width: 40, height: 30),
    stage: Stage(resources: RenderResources()))
  let window: Window
  let square = View(frame: CGRect(x: 4, y: 4, width: 8, height: 8))
  let root = ViewController()
  let host: WindowHost

  init(
    scale: Double = 1, pixelsOfUnit: Double = 1, _ options: WindowOptions = WindowOptions()
  ) throws {
    desktop.scale = scale
    desktop.pixelsOfUnit = pixelsOfUnit
    screen.systemTraits = TraitCollection(userInterfaceStyle: .light)
    window = Window(windowScene: WindowScene(screen: screen))
    root.view.backgroundColor = DynamicColor(light: .white, dark: .black)
    square.backgroundColor = .systemGray
    root.view.addSubview(square)
    window.rootViewController = root
    let desktop = desktop
    host = WindowHost(desktop, options, now: { desktop.now })
    try host.open(window, title: "Stage")
  }

  /// The window on the desktop.
  var shown: FakeWindow { desktop.windows[0] }

  /// A frame after so many milliseconds, with what happened until then.
  @discardableResult
  func turn(after milliseconds: Int = 100, _ events: DesktopEvent...) -> ContinuousClock.Instant? {
    desktop.pass(milliseconds: milliseconds)
    desktop.events += events
    return host.turn()
  }

  /// Makes the system dark or light.
  func become(_ style: UserInterfaceStyle) { system { $0.userInterfaceStyle = style } }

  /// Changes what the system says.
  func system(_ change: (inout any MutableTraits) -> Void) {
    screen.systemTraits = screen.systemTraits.modifyingTraits(change)
  }
}

extension WindowOptions {
  /// Without fades.
  static var still: WindowOptions {
    var options = WindowOptions()
    options.transition = nil
    return options
  }
}
