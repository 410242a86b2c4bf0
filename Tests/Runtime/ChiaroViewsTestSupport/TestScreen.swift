// SPDX-License-Identifier: MIT

package import ChiaroAppearance
package import ChiaroViews

/// A screen with one scene, one window and one controller: the smallest whole interface.
@MainActor
package final class TestScreen {
  package let screen: Screen
  package let scene: WindowScene
  package let window: Window
  package let root: ViewController
  package let trace = Trace()

  package init(
    _ style: UserInterfaceStyle = .light, root: ViewController = ViewController(),
    stage: Stage = Stage()
  ) {
    screen = Screen(systemTraits: TraitCollection(userInterfaceStyle: style), stage: stage)
    screen.activate()
    scene = WindowScene(screen: screen)
    window = Window(windowScene: scene)
    window.makeKeyAndVisible()
    self.root = root
    window.rootViewController = root
    screen.update()
  }

  /// Switches the system's style and updates everything.
  package func switchStyle(to style: UserInterfaceStyle) {
    change { $0.userInterfaceStyle = style }
  }

  /// Changes the system's traits and updates everything.
  package func change(_ mutations: (inout any MutableTraits) -> Void) {
    screen.systemTraits = screen.systemTraits.modifyingTraits(mutations)
    screen.update()
  }
}
