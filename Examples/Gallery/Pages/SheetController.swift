// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// What opens from the home screen's card: the same colors, elevated.
final class SheetController: PlacedController {
  init() {
    super.init()
    preferredContentSize.width = 390
    sheetPresentationController?.detent = .custom { _ in 544 }
    sheetPresentationController?.prefersGrabberVisible = true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    fill()
  }

  private func fill() {
    let title = UILabel()
    title.text = "Learn More"
    title.font = .systemFont(ofSize: 24, weight: 700)
    place(title) { $0.line(24, 30) }
    let text = UITextView()
    text.text =
      "A sheet stands above what it covers. In dark its background is one step lighter, so that it "
      + "can be told from the black behind it."
    place(text) { $0.line(62, 104) }
    addHomeIndicator(hidden: sheetPresentationController?.preferredCornerRadius ?? 0)
    for (index, row) in rows.enumerated() {
      let cell = UIView()
      place(cell) { $0.line(170 + CGFloat(index) * 76, 64) }
      cell.backgroundColor = row.color
      cell.layer.cornerRadius = 12
      let label = UILabel()
      label.text = row.name
      place(label, in: cell) { $0.line(20, 24, margin: 16) }
    }
  }

  private let rows: [(name: String, color: UIColor)] = [
    ("secondarySystemBackground", .secondarySystemBackground),
    ("tertiarySystemBackground", .tertiarySystemBackground),
    ("systemFill", .systemFill), ("tertiarySystemFill", .tertiarySystemFill),
  ]
}
