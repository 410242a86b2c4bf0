// SPDX-License-Identifier: MIT

// snippet.begin card
import ChiaroUIKit
import Foundation

final class TideCard: UIView {
  private let title = UILabel()
  private let detail = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    layer.borderWidth = 2
    layer.borderColor = UIColor.systemTeal.cgColor
    title.text = "High tide"
    title.font = .preferredFont(forTextStyle: .headline)
    detail.text = "14:20, 3.1 m"
    detail.textColor = .secondaryLabel
    detail.font = .preferredFont(forTextStyle: .subheadline)
    for label in [title, detail] { addSubview(label) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 16, y: 14, width: bounds.width - 32, height: 22)
    detail.frame = CGRect(x: 16, y: 38, width: bounds.width - 32, height: 20)
  }
}
// snippet.end

extension TideCard {
  // snippet.begin follow
  func followAppearance() {
    registerForTraitChanges([
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
    ]) { (card: TideCard, _) in
      card.layer.borderColor = UIColor.systemTeal.cgColor
    }
  }
  // snippet.end
}
