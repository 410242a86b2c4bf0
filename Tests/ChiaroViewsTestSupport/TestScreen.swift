// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews

/// A screen with one scene, one window and one controller: the smallest whole interface.
@MainActor
final class TestScreen {
  let screen: Screen
  let scene: WindowScene
  let window: Window
  let root: ViewController
  let trace = Trace()

  init(
    _ style: UserInterfaceStyle = .light, root: ViewController = ViewController(),
    stage: Stage = Stage()
  ) {
    screen = Screen(systemTraits: TraitCollection(userInterfaceStyle: style), stage: stage)
    screen.activate()
    scene = WindowScene(screen: screen)
    window = Window(windowScene: scene)
    self.root = root
    window.rootViewController = root
    screen.update()
  }

  /// Switches the system's style and updates everything.
  func switchStyle(to style: UserInterfaceStyle) {
    change { $0.userInterfaceStyle = style }
  }

  /// Changes the system's traits and updates everything.
  func change(_ mutations: (inout any MutableTraits) -> Void) {
    screen.systemTraits = screen.systemTraits.modifyingTraits(mutations)
    screen.update()
  }
}
