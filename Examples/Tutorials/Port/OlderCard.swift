// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// The same border by the method that UIKit had before iOS 17.
final class OlderCard: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.borderColor = UIColor.systemTeal.cgColor
  }

  // snippet.begin older
  override func traitCollectionDidChange(
    _ previousTraitCollection: UITraitCollection?
  ) {
    super.traitCollectionDidChange(previousTraitCollection)
    let previous = previousTraitCollection
    if traitCollection.hasDifferentColorAppearance(comparedTo: previous) {
      layer.borderColor = UIColor.systemTeal.cgColor
    }
  }
  // snippet.end
}
