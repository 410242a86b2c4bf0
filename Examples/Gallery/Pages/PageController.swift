// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// A page with a title, whose rows stand below one another, as wide as the page.
///
/// A row is as high as it is given to be, or as its text needs where the text size is larger. How
/// high all of them are is the page's preferred height.
class PageController: PlacedController {
  /// A row of views.
  private struct Row {
    var views: [UIView]
    var height: CGFloat
    var spacing: CGFloat
    var gap: CGFloat
  }

  /// What stands at the top.
  var pageTitle: String { "" }
  /// Is called when the preferred height has changed.
  var onHeightChange: (() -> Void)?
  private var rows: [Row] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addBar(pageTitle, height: 91)
    fill()
    addHomeIndicator()
  }

  /// Adds the rows.
  func fill() {}

  /// Adds a small heading.
  func addHeading(_ text: String) {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    add(label, height: 18, gap: 8)
  }

  /// Adds a view below the others.
  func add(_ child: UIView, height: CGFloat, gap: CGFloat = 14) {
    addRow([child], height: height, gap: gap)
  }

  /// Adds views in a row, each as wide as the others.
  func addRow(_ children: [UIView], height: CGFloat, spacing: CGFloat = 12, gap: CGFloat = 14) {
    for child in children {
      (child as? any UIContentSizeCategoryAdjusting)?.adjustsFontForContentSizeCategory = true
      view.addSubview(child)
    }
    rows.append(Row(views: children, height: height, spacing: spacing, gap: gap))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let whole = view.bounds.width
    var top: CGFloat = 112
    for row in rows {
      let spaces = row.spacing * CGFloat(row.views.count - 1)
      let width = max(0, whole - 40 - spaces) / CGFloat(row.views.count)
      let height = row.views.map { neededHeight(of: $0, width: width) }.reduce(row.height, max)
      for (index, child) in row.views.enumerated() {
        let x = 20 + CGFloat(index) * (width + row.spacing)
        child.frame = CGRect(
          x: isMirrored ? whole - x - width : x, y: top, width: width, height: height)
      }
      top += height + row.gap
    }
    guard preferredContentSize.height != top else { return }
    preferredContentSize.height = top
    onHeightChange?()
  }

  /// The height of a text at the text size of the page; 0 for what has a height of its own.
  private func neededHeight(of child: UIView, width: CGFloat) -> CGFloat {
    guard child is UILabel || child is UITextView else { return 0 }
    return child.sizeThatFits(CGSize(width: width, height: .infinity)).height
  }
}
