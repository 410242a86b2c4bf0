// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation

/// A view of 300 × 200 in a window, with two views in it that constraints place.
@MainActor
final class ConstraintStage {
  let test = TestScreen()
  let box = View(frame: CGRect(x: 20, y: 30, width: 300, height: 200))
  let one = SizedView()
  let two = SizedView()

  init() {
    test.root.view.addSubview(box)
    box.addSubview(one)
    box.addSubview(two)
  }

  /// Puts constraints in force, and answers what comes of them.
  @discardableResult
  func solve(_ constraints: [LayoutConstraint] = []) -> (CGRect, CGRect) {
    LayoutConstraint.activate(constraints)
    test.screen.update()
    return (one.frame, two.frame)
  }

  /// A constraint of `one`'s attribute to one of `two`'s or the box's.
  func constraint(
    _ first: LayoutConstraint.Attribute, _ item: (any LayoutItem)?,
    _ second: LayoutConstraint.Attribute = .notAnAttribute,
    _ relation: LayoutConstraint.Relation = .equal, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: one, attribute: first, relatedBy: relation, toItem: item, attribute: second,
      multiplier: multiplier, constant: constant)
  }

  /// Constraints that give `one` a place and size.
  func place(_ view: View, _ frame: CGRect) -> [LayoutConstraint] {
    [
      view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: frame.minX),
      view.topAnchor.constraint(equalTo: box.topAnchor, constant: frame.minY),
      view.widthAnchor.constraint(equalToConstant: frame.width),
      view.heightAnchor.constraint(equalToConstant: frame.height),
    ]
  }
}

/// A view for constraints whose content has a size.
final class SizedView: View {
  var content = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }
  private(set) var questions = 0
  private(set) var layouts = 0

  // Not inherited, since a class outside of the module does not see every initializer of `View`.
  convenience init() { self.init(frame: .zero) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var intrinsicContentSize: CGSize {
    questions += 1
    return content
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { content }

  override func layoutSubviews() { layouts += 1 }
}
