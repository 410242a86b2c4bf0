// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// What opens from the home screen's card: the same colors, elevated.
final class SheetController: UIViewController {
  init() {
    super.init()
    preferredContentSize.width = 390
    sheetPresentationController?.detent = .custom { _ in 544 }
    sheetPresentationController?.prefersGrabberVisible = true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    fill(view)
  }

  private func fill(_ sheet: UIView) {
    let title = UILabel()
    title.text = "Learn More"
    title.font = .systemFont(ofSize: 24, weight: 700)
    title.frame = CGRect(x: 20, y: 24, width: 350, height: 30)
    let text = UITextView()
    text.text =
      "A sheet stands above what it covers. In dark its background is one step lighter, so that it "
      + "can be told from the black behind it."
    text.frame = CGRect(x: 20, y: 62, width: 350, height: 104)
    sheet.addSubview(title)
    sheet.addSubview(text)
    for (index, row) in rows.enumerated() {
      let cell = UIView(frame: CGRect(x: 20, y: 170 + CGFloat(index) * 76, width: 350, height: 64))
      cell.backgroundColor = row.color
      cell.layer.cornerRadius = 12
      let label = UILabel()
      label.text = row.name
      label.frame = CGRect(x: 16, y: 20, width: 318, height: 24)
      cell.addSubview(label)
      sheet.addSubview(cell)
    }
  }

  private let rows: [(name: String, color: UIColor)] = [
    ("secondarySystemBackground", .secondarySystemBackground),
    ("tertiarySystemBackground", .tertiarySystemBackground),
    ("systemFill", .systemFill), ("tertiarySystemFill", .tertiarySystemFill),
  ]
}
