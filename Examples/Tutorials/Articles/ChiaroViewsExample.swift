// SPDX-License-Identifier: MIT

// snippet.begin example
import ChiaroAppearance
import ChiaroViews
import Foundation
// snippet.end

extension ArticleExamples {
  /// The example of the article of ChiaroViews.
  @MainActor
  package static func chiaroViews(_ print: (String) -> Void) {
    // snippet.begin example
    let screen = Screen(systemTraits: TraitCollection(userInterfaceStyle: .light))
    let window = Window(windowScene: WindowScene(screen: screen))
    let card = View(frame: CGRect(x: 20, y: 40, width: 200, height: 80))
    card.backgroundColor = .secondarySystemBackground
    window.addSubview(card)
    window.makeKeyAndVisible()
    print("\(window.displayList)")

    card.overrideUserInterfaceStyle = .dark
    print("\(window.displayList)")
    // snippet.end
  }
}
