// SPDX-License-Identifier: MIT

// snippet.begin example
import ChiaroFoundation
import ChiaroViews
import Foundation

// snippet.end

extension ArticleExamples {
  /// The example of the article of ChiaroFoundation.
  @MainActor
  package static func chiaroFoundation(_ print: @escaping (String) -> Void) {
    // snippet.begin example
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let y = CGPoint(x: 40, y: 0).applying(turn).y.rounded()
    print("\(layer.colors?.count ?? 0) colors, the corner at \(y)")
    // snippet.end
  }
}
