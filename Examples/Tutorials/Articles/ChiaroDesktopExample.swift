// SPDX-License-Identifier: MIT

// snippet.begin example
import ChiaroAppearance
import ChiaroDesktop
// snippet.end

extension ArticleExamples {
  /// The example of the article of ChiaroDesktop.
  @MainActor
  package static func chiaroDesktop(_ print: @escaping (String) -> Void) {
    // snippet.begin example
    let desktop = DesktopAppearance()
    print("\(desktop.traits.userInterfaceStyle)")
    desktop.onChange = { [unowned desktop] in
      print("now \(desktop.traits.userInterfaceStyle)")
    }
    // snippet.end
  }
}
