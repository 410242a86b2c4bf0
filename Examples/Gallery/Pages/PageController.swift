// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// A page with a title, whose rows stand below one another.
class PageController: UIViewController {
  /// What stands at the top.
  var pageTitle: String { "" }
  private var top: CGFloat = 112

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addBar(pageTitle, height: 91)
    fill()
  }

  /// Adds the rows.
  func fill() {}

  /// Adds a small heading.
  func addHeading(_ text: String) {
    let label = UILabel()
    label.text = text
    label.font = .footnote
    label.textColor = .secondaryLabel
    add(label, height: 18, gap: 8)
  }

  /// Adds a view below the others, over the whole width unless another is given.
  func add(_ child: UIView, width: CGFloat = 350, height: CGFloat, gap: CGFloat = 14) {
    child.frame = CGRect(x: 20, y: top, width: width, height: height)
    view.addSubview(child)
    top += height + gap
  }

  /// Adds views in a row, each as wide as the others.
  func addRow(_ children: [UIView], height: CGFloat, spacing: CGFloat = 12, gap: CGFloat = 14) {
    let width = (350 - spacing * CGFloat(children.count - 1)) / CGFloat(children.count)
    for (index, child) in children.enumerated() {
      child.frame = CGRect(
        x: 20 + CGFloat(index) * (width + spacing), y: top, width: width, height: height)
      view.addSubview(child)
    }
    top += height + gap
  }
}

extension UIViewController {
  /// Adds a navigation bar from the top edge, clear as nothing is scrolled behind it, and the
  /// status bar over it.
  func addBar(_ title: String, height: CGFloat) {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: height))
    bar.isAtScrollEdge = true
    bar.prefersLargeTitles = height > 91
    bar.title = title
    let status = StatusBar()
    status.frame = CGRect(x: 0, y: 0, width: 390, height: 47)
    view.addSubview(bar)
    view.addSubview(status)
  }
}
