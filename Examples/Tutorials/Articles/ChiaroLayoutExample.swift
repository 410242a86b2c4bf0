// SPDX-License-Identifier: MIT

// snippet.begin example
import ChiaroLayout
import Foundation
// snippet.end

extension ArticleExamples {
  /// The example of the article of ChiaroLayout.
  package static func chiaroLayout(_ print: (String) -> Void) {
    // snippet.begin example
    let insets = EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    let nearlyRequired: LayoutPriority = 999
    print("\(insets.left + insets.right) points, \(nearlyRequired < .required)")
    // snippet.end
  }
}
