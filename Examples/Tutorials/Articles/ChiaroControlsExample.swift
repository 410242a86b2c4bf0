// SPDX-License-Identifier: MIT

// snippet.begin example
import ChiaroControls
import ChiaroViews
import Foundation
// snippet.end

extension ArticleExamples {
  /// The example of the article of ChiaroControls.
  @MainActor
  package static func chiaroControls(_ print: @escaping (String) -> Void) {
    // snippet.begin example
    let lamp = Switch()
    lamp.addAction(
      Action { [unowned lamp] _ in
        print("the lamp is \(lamp.isOn ? "on" : "off")")
      },
      for: .valueChanged)
    lamp.activate()
    print("\(lamp.sizeThatFits(.zero).height) points high")
    // snippet.end
  }
}
