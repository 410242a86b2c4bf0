// SPDX-License-Identifier: MIT

/// What most code uses of PureLayout.
///
/// Source: the names of PureLayout's public interface (ALView+PureLayout.h); nothing of its code.
enum PureLayoutSource {
  static let code = """
    enum ALEdge { case left, right, top, bottom, leading, trailing }
    enum ALDimension { case width, height }
    enum ALAxis { case vertical, horizontal, lastBaseline, firstBaseline, baseline }

    extension UIView {
      static func newAutoLayout() -> UIView { UIView().configureForAutoLayout() }
      func configureForAutoLayout() -> UIView {
        translatesAutoresizingMaskIntoConstraints = false
        return self
      }
      private func part(_ edge: ALEdge) -> NSLayoutConstraint.Attribute {
        switch edge {
        case .left: return .left
        case .right: return .right
        case .top: return .top
        case .bottom: return .bottom
        case .leading: return .leading
        case .trailing: return .trailing
        }
      }
      private func part(_ dimension: ALDimension) -> NSLayoutConstraint.Attribute {
        dimension == .width ? .width : .height
      }
      private func part(_ axis: ALAxis) -> NSLayoutConstraint.Attribute {
        switch axis {
        case .vertical: return .centerX
        case .horizontal: return .centerY
        case .lastBaseline, .baseline: return .lastBaseline
        case .firstBaseline: return .firstBaseline
        }
      }
      private func isFar(_ edge: ALEdge) -> Bool {
        edge == .right || edge == .trailing || edge == .bottom
      }
      private func built(
        _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ other: Any?, _ otherAttribute: NSLayoutConstraint.Attribute, _ multiplier: CGFloat,
        _ constant: CGFloat
      ) -> NSLayoutConstraint {
        translatesAutoresizingMaskIntoConstraints = false
        let made = NSLayoutConstraint(
          item: self, attribute: attribute, relatedBy: relation, toItem: other,
          attribute: otherAttribute, multiplier: multiplier, constant: constant)
        made.isActive = true
        return made
      }
      private func turned(
        _ relation: NSLayoutConstraint.Relation, _ edge: ALEdge
      ) -> NSLayoutConstraint.Relation {
        if !isFar(edge) || relation == .equal { return relation }
        return relation == .greaterThanOrEqual ? .lessThanOrEqual : .greaterThanOrEqual
      }

      func autoPinEdge(
        toSuperviewEdge edge: ALEdge, withInset inset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
      ) -> NSLayoutConstraint {
        built(part(edge), turned(relation, edge), superview, part(edge), 1, isFar(edge) ? -inset : inset)
      }
      func autoPinEdge(
        toSuperviewMargin edge: ALEdge, relation: NSLayoutConstraint.Relation = .equal
      ) -> NSLayoutConstraint {
        built(
          part(edge), turned(relation, edge), superview?.layoutMarginsGuide, part(edge), 1, 0)
      }
      func autoPinEdge(
        toSuperviewSafeArea edge: ALEdge, withInset inset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
      ) -> NSLayoutConstraint {
        built(
          part(edge), turned(relation, edge), superview?.safeAreaLayoutGuide, part(edge), 1,
          isFar(edge) ? -inset : inset)
      }
      func autoPinEdge(
        _ edge: ALEdge, to other: ALEdge, of view: UIView, withOffset offset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
      ) -> NSLayoutConstraint {
        built(part(edge), relation, view, part(other), 1, offset)
      }
      func autoPinEdgesToSuperviewEdges() { autoPinEdgesToSuperviewEdges(with: .zero) }
      func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets) {
        autoPinEdge(toSuperviewEdge: .top, withInset: insets.top)
        autoPinEdge(toSuperviewEdge: .leading, withInset: insets.left)
        autoPinEdge(toSuperviewEdge: .bottom, withInset: insets.bottom)
        autoPinEdge(toSuperviewEdge: .trailing, withInset: insets.right)
      }
      func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets, excludingEdge edge: ALEdge) {
        if edge != .top { autoPinEdge(toSuperviewEdge: .top, withInset: insets.top) }
        if edge != .leading && edge != .left {
          autoPinEdge(toSuperviewEdge: .leading, withInset: insets.left)
        }
        if edge != .bottom { autoPinEdge(toSuperviewEdge: .bottom, withInset: insets.bottom) }
        if edge != .trailing && edge != .right {
          autoPinEdge(toSuperviewEdge: .trailing, withInset: insets.right)
        }
      }
      func autoPinEdgesToSuperviewMargins() {
        for edge in [ALEdge.top, .leading, .bottom, .trailing] {
          autoPinEdge(toSuperviewMargin: edge)
        }
      }
      func autoPinEdgesToSuperviewSafeArea() { autoPinEdgesToSuperviewSafeArea(with: .zero) }
      func autoPinEdgesToSuperviewSafeArea(with insets: UIEdgeInsets) {
        autoPinEdge(toSuperviewSafeArea: .top, withInset: insets.top)
        autoPinEdge(toSuperviewSafeArea: .leading, withInset: insets.left)
        autoPinEdge(toSuperviewSafeArea: .bottom, withInset: insets.bottom)
        autoPinEdge(toSuperviewSafeArea: .trailing, withInset: insets.right)
      }
      func autoSetDimension(
        _ dimension: ALDimension, toSize size: CGFloat,
        relation: NSLayoutConstraint.Relation = .equal
      ) -> NSLayoutConstraint {
        built(part(dimension), relation, nil, .notAnAttribute, 1, size)
      }
      func autoSetDimensions(to size: CGSize) {
        autoSetDimension(.width, toSize: size.width)
        autoSetDimension(.height, toSize: size.height)
      }
      func autoMatch(
        _ dimension: ALDimension, to other: ALDimension, of view: UIView,
        withOffset offset: CGFloat = 0, withMultiplier multiplier: CGFloat = 1,
        relation: NSLayoutConstraint.Relation = .equal
      ) -> NSLayoutConstraint {
        built(part(dimension), relation, view, part(other), multiplier, offset)
      }
      func autoCenterInSuperview() {
        autoAlignAxis(toSuperviewAxis: .vertical)
        autoAlignAxis(toSuperviewAxis: .horizontal)
      }
      func autoAlignAxis(toSuperviewAxis axis: ALAxis) -> NSLayoutConstraint {
        built(part(axis), .equal, superview, part(axis), 1, 0)
      }
      func autoAlignAxis(
        _ axis: ALAxis, toSameAxisOf view: UIView, withOffset offset: CGFloat = 0
      ) -> NSLayoutConstraint {
        built(part(axis), .equal, view, part(axis), 1, offset)
      }
    }
    """
}
