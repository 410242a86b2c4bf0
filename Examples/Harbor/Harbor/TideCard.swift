// SPDX-License-Identifier: MIT

import UIKit

/// A card with the next tide.
final class TideCard: UIView {
  let title = UILabel()
  let height = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layer.cornerRadius = 12
    layer.borderWidth = 1
    layer.borderColor = UIColor.separator.cgColor
    title.font = .preferredFont(forTextStyle: .headline)
    title.textColor = .black
    height.font = .preferredFont(forTextStyle: .title1)
    height.textColor = UIColor(named: "Ink")
    addSubview(title)
    addSubview(height)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }
}
