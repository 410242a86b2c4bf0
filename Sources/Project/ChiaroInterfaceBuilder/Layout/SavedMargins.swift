// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

/// The layout margins that views had when their file was saved, as far as its frames tell.
///
/// How wide a margin is depends on the device, on the table around a cell and on the release. A
/// view that is tied to a margin tells by its frame where that was.
@MainActor
struct SavedMargins {
  let frames: SavedFrames
  /// The view of a controller; nil where views are no controller's.
  var root: View?

  private typealias Side = WritableKeyPath<DirectionalEdgeInsets, CGFloat>

  /// Margins are plausible up to this length in points.
  private static let widest: CGFloat = 200

  /// Gives views the margins that constraints tell.
  func restore(by constraints: [LayoutConstraint]) {
    var told: [ObjectIdentifier: Set<Side>] = [:]
    for constraint in constraints {
      guard let (view, side, margin) = margin(by: constraint), margin >= 0, margin <= Self.widest,
        told[ObjectIdentifier(view), default: []].insert(side).inserted,
        !isOfDevice(margin, view, side)
      else { continue }
      view.directionalLayoutMargins[keyPath: side] = margin
      // What the frames tell is the whole of it.
      view.preservesSuperviewLayoutMargins = false
      view.insetsLayoutMarginsFromSafeArea = false
    }
  }

  /// Whether a side margin is the one that the file's device gives the view of a controller: on
  /// another device it is another one.
  private func isOfDevice(_ margin: CGFloat, _ view: View, _ side: Side) -> Bool {
    guard view === root, side == \.leading || side == \.trailing,
      let size = frames.size(of: view)
    else { return false }
    return margin == View.systemMargin(ofWidth: size.width)
  }

  /// Returns a view, and the margin that a required equation between one of its margins and the
  /// edge of a view inside of it tells; nil for other constraints.
  private func margin(
    by constraint: LayoutConstraint
  ) -> (view: View, side: Side, margin: CGFloat)? {
    guard constraint.relation == .equal, constraint.priority == .required,
      constraint.multiplier == 1, let second = constraint.secondItem,
      let first = constraint.firstItem
    else { return nil }
    let ends = [(first, constraint.firstAttribute), (second, constraint.secondAttribute)]
    for (index, sign) in [(0, CGFloat(1)), (1, -1)] {
      let (outerItem, marginAttribute) = ends[index]
      guard let (view, side) = Self.margin(marginAttribute, of: outerItem),
        let inner = ends[1 - index].0 as? View, inner.isDescendant(of: view), inner !== view,
        let frame = frames.frame(of: inner, in: view), let size = frames.size(of: view)
      else { continue }
      // The margin is at `edge + sign * constant`.
      let shift = sign * constraint.constant
      let margin: CGFloat? =
        switch (side, ends[1 - index].1) {
        case (\.leading, .leading), (\.leading, .left): frame.minX + shift
        case (\.top, .top): frame.minY + shift
        case (\.trailing, .trailing), (\.trailing, .right):
          size.width - frame.maxX - shift
        case (\.bottom, .bottom): size.height - frame.maxY - shift
        default: nil
        }
      return margin.map { (view, side, $0) }
    }
    return nil
  }

  /// The view and the side of a margin that an attribute means; nil for what is none.
  private static func margin(
    _ attribute: LayoutConstraint.Attribute, of item: any LayoutItem
  ) -> (view: View, side: Side)? {
    if let view = item as? View { return margins[attribute].map { (view, $0) } }
    guard let guide = item as? LayoutGuide, let view = guide.owningView,
      guide === view.layoutMarginsGuide
    else { return nil }
    return edges[attribute].map { (view, $0) }
  }

  private static let margins: [LayoutConstraint.Attribute: Side] = [
    .leadingMargin: \.leading, .leftMargin: \.leading, .trailingMargin: \.trailing,
    .rightMargin: \.trailing, .topMargin: \.top, .bottomMargin: \.bottom,
  ]
  private static let edges: [LayoutConstraint.Attribute: Side] = [
    .leading: \.leading, .left: \.leading, .trailing: \.trailing, .right: \.trailing,
    .top: \.top, .bottom: \.bottom,
  ]
}
