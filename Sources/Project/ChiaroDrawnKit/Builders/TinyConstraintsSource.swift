// SPDX-License-Identifier: MIT

/// What most code uses of TinyConstraints.
///
/// Source: the names of TinyConstraints' public interface (TinyConstraints.swift,
/// TinyConstraints+superview.swift); nothing of its code.
enum TinyConstraintsSource {
  static let code = """
    enum ConstraintRelation { case equal, equalOrLess, equalOrGreater }
    typealias TinyEdgeInsets = UIEdgeInsets
    enum LayoutEdge { case top, bottom, leading, trailing, left, right, none }

    extension UIView {
      private func tiny(
        _ attribute: NSLayoutConstraint.Attribute, _ other: Any?,
        _ otherAttribute: NSLayoutConstraint.Attribute, _ multiplier: CGFloat, _ constant: CGFloat,
        _ relation: ConstraintRelation, _ priority: UILayoutPriority, _ isActive: Bool
      ) -> NSLayoutConstraint {
        translatesAutoresizingMaskIntoConstraints = false
        let made = NSLayoutConstraint(
          item: self, attribute: attribute,
          relatedBy: relation == .equal
            ? .equal : relation == .equalOrLess ? .lessThanOrEqual : .greaterThanOrEqual,
          toItem: other, attribute: otherAttribute, multiplier: multiplier, constant: constant)
        made.priority = priority
        made.isActive = isActive
        return made
      }
      private func around(_ usingSafeArea: Bool) -> Any? {
        usingSafeArea ? superview?.safeAreaLayoutGuide : superview
      }

      func edgesToSuperview(
        excluding excluded: LayoutEdge = .none, insets: UIEdgeInsets = .zero,
        relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required,
        isActive: Bool = true, usingSafeArea: Bool = false
      ) {
        let other = around(usingSafeArea)
        if excluded != .top { tiny(.top, other, .top, 1, insets.top, .equal, priority, isActive) }
        if excluded != .leading && excluded != .left {
          tiny(.leading, other, .leading, 1, insets.left, .equal, priority, isActive)
        }
        if excluded != .bottom {
          tiny(.bottom, other, .bottom, 1, -insets.bottom, .equal, priority, isActive)
        }
        if excluded != .trailing && excluded != .right {
          tiny(.trailing, other, .trailing, 1, -insets.right, .equal, priority, isActive)
        }
      }
      func edges(to view: Any, insets: UIEdgeInsets = .zero, isActive: Bool = true) {
        tiny(.top, view, .top, 1, insets.top, .equal, .required, isActive)
        tiny(.leading, view, .leading, 1, insets.left, .equal, .required, isActive)
        tiny(.bottom, view, .bottom, 1, -insets.bottom, .equal, .required, isActive)
        tiny(.trailing, view, .trailing, 1, -insets.right, .equal, .required, isActive)
      }
      func horizontalToSuperview(insets: UIEdgeInsets = .zero, usingSafeArea: Bool = false) {
        leadingToSuperview(offset: insets.left, usingSafeArea: usingSafeArea)
        trailingToSuperview(offset: insets.right, usingSafeArea: usingSafeArea)
      }
      func verticalToSuperview(insets: UIEdgeInsets = .zero, usingSafeArea: Bool = false) {
        topToSuperview(offset: insets.top, usingSafeArea: usingSafeArea)
        bottomToSuperview(offset: -insets.bottom, usingSafeArea: usingSafeArea)
      }
      func leadingToSuperview(
        _ anchor: Any? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
      ) -> NSLayoutConstraint {
        tiny(.leading, around(usingSafeArea), .leading, 1, offset, relation, priority, isActive)
      }
      func leftToSuperview(
        _ anchor: Any? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
      ) -> NSLayoutConstraint {
        tiny(.left, around(usingSafeArea), .left, 1, offset, relation, priority, isActive)
      }
      func trailingToSuperview(
        _ anchor: Any? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
      ) -> NSLayoutConstraint {
        tiny(.trailing, around(usingSafeArea), .trailing, 1, -offset, relation, priority, isActive)
      }
      func rightToSuperview(
        _ anchor: Any? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
      ) -> NSLayoutConstraint {
        tiny(.right, around(usingSafeArea), .right, 1, offset, relation, priority, isActive)
      }
      func topToSuperview(
        _ anchor: Any? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
      ) -> NSLayoutConstraint {
        tiny(.top, around(usingSafeArea), .top, 1, offset, relation, priority, isActive)
      }
      func bottomToSuperview(
        _ anchor: Any? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
      ) -> NSLayoutConstraint {
        tiny(.bottom, around(usingSafeArea), .bottom, 1, offset, relation, priority, isActive)
      }
      func centerInSuperview(offset: CGPoint = .zero, usingSafeArea: Bool = false) {
        centerXToSuperview(offset: offset.x, usingSafeArea: usingSafeArea)
        centerYToSuperview(offset: offset.y, usingSafeArea: usingSafeArea)
      }
      func centerXToSuperview(
        _ anchor: Any? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
        priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
      ) -> NSLayoutConstraint {
        tiny(
          .centerX, around(usingSafeArea), .centerX, multiplier, offset, .equal, priority, isActive)
      }
      func centerYToSuperview(
        _ anchor: Any? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
        priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
      ) -> NSLayoutConstraint {
        tiny(
          .centerY, around(usingSafeArea), .centerY, multiplier, offset, .equal, priority, isActive)
      }
      func center(in view: Any, offset: CGPoint = .zero) {
        tiny(.centerX, view, .centerX, 1, offset.x, .equal, .required, true)
        tiny(.centerY, view, .centerY, 1, offset.y, .equal, .required, true)
      }
      func size(_ size: CGSize, priority: UILayoutPriority = .required) {
        width(size.width, priority: priority)
        height(size.height, priority: priority)
      }
      func width(
        _ width: CGFloat, relation: ConstraintRelation = .equal,
        priority: UILayoutPriority = .required, isActive: Bool = true
      ) -> NSLayoutConstraint {
        tiny(.width, nil, .notAnAttribute, 1, width, relation, priority, isActive)
      }
      func height(
        _ height: CGFloat, relation: ConstraintRelation = .equal,
        priority: UILayoutPriority = .required, isActive: Bool = true
      ) -> NSLayoutConstraint {
        tiny(.height, nil, .notAnAttribute, 1, height, relation, priority, isActive)
      }
      func width(to view: Any, multiplier: CGFloat = 1, offset: CGFloat = 0) -> NSLayoutConstraint {
        tiny(.width, view, .width, multiplier, offset, .equal, .required, true)
      }
      func height(to view: Any, multiplier: CGFloat = 1, offset: CGFloat = 0) -> NSLayoutConstraint {
        tiny(.height, view, .height, multiplier, offset, .equal, .required, true)
      }
      func widthToSuperview(multiplier: CGFloat = 1, offset: CGFloat = 0) -> NSLayoutConstraint {
        tiny(.width, superview, .width, multiplier, offset, .equal, .required, true)
      }
      func heightToSuperview(multiplier: CGFloat = 1, offset: CGFloat = 0) -> NSLayoutConstraint {
        tiny(.height, superview, .height, multiplier, offset, .equal, .required, true)
      }
      func aspectRatio(_ ratio: CGFloat) -> NSLayoutConstraint {
        tiny(.width, self, .height, ratio, 0, .equal, .required, true)
      }
      func top(to view: Any, offset: CGFloat = 0) -> NSLayoutConstraint {
        tiny(.top, view, .top, 1, offset, .equal, .required, true)
      }
      func bottom(to view: Any, offset: CGFloat = 0) -> NSLayoutConstraint {
        tiny(.bottom, view, .bottom, 1, offset, .equal, .required, true)
      }
      func leading(to view: Any, offset: CGFloat = 0) -> NSLayoutConstraint {
        tiny(.leading, view, .leading, 1, offset, .equal, .required, true)
      }
      func trailing(to view: Any, offset: CGFloat = 0) -> NSLayoutConstraint {
        tiny(.trailing, view, .trailing, 1, offset, .equal, .required, true)
      }
      func left(to view: Any, offset: CGFloat = 0) -> NSLayoutConstraint {
        tiny(.left, view, .left, 1, offset, .equal, .required, true)
      }
      func right(to view: Any, offset: CGFloat = 0) -> NSLayoutConstraint {
        tiny(.right, view, .right, 1, offset, .equal, .required, true)
      }
      func centerX(to view: Any, offset: CGFloat = 0) -> NSLayoutConstraint {
        tiny(.centerX, view, .centerX, 1, offset, .equal, .required, true)
      }
      func centerY(to view: Any, offset: CGFloat = 0) -> NSLayoutConstraint {
        tiny(.centerY, view, .centerY, 1, offset, .equal, .required, true)
      }
      func topToBottom(of view: Any, offset: CGFloat = 0) -> NSLayoutConstraint {
        tiny(.top, view, .bottom, 1, offset, .equal, .required, true)
      }
      func bottomToTop(of view: Any, offset: CGFloat = 0) -> NSLayoutConstraint {
        tiny(.bottom, view, .top, 1, offset, .equal, .required, true)
      }
      func leadingToTrailing(of view: Any, offset: CGFloat = 0) -> NSLayoutConstraint {
        tiny(.leading, view, .trailing, 1, offset, .equal, .required, true)
      }
      func trailingToLeading(of view: Any, offset: CGFloat = 0) -> NSLayoutConstraint {
        tiny(.trailing, view, .leading, 1, offset, .equal, .required, true)
      }
      func leftToRight(of view: Any, offset: CGFloat = 0) -> NSLayoutConstraint {
        tiny(.left, view, .right, 1, offset, .equal, .required, true)
      }
      func rightToLeft(of view: Any, offset: CGFloat = 0) -> NSLayoutConstraint {
        tiny(.right, view, .left, 1, offset, .equal, .required, true)
      }
    }
    """
}
