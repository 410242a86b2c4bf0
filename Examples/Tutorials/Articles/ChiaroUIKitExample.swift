// SPDX-License-Identifier: MIT

// snippet.begin example
import ChiaroUIKit
// snippet.end

extension ArticleExamples {
  /// The example of the article of ChiaroUIKit.
  @MainActor
  package static func chiaroUIKit(_ print: (String) -> Void) {
    // snippet.begin example
    let screen = UIScreen(
      systemTraits: UITraitCollection(userInterfaceStyle: .dark))
    let window = UIWindow(windowScene: UIWindowScene(screen: screen))
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .light
    window.rootViewController = controller
    window.makeKeyAndVisible()
    screen.update()
    print("\(window.traitCollection.userInterfaceStyle)")
    print("\(controller.view.traitCollection.userInterfaceStyle)")
    // snippet.end
  }
}
