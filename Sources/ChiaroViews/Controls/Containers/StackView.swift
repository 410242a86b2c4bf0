// SPDX-License-Identifier: MIT

public import Foundation

/// Views in a row or a column.
///
/// Apple counterpart: `UIStackView` · Source: UIStackView.h · Fidelity: approximate
open class StackView: View, SizeMeasuring {
  /// Which way the views stand.
  ///
  /// Apple counterpart: `NSLayoutConstraint.Axis` · Source: NSLayoutConstraint.h · Fidelity: exact
  public enum Axis: Int, Sendable, CaseIterable {
    case horizontal = 0
    case vertical = 1
  }

  /// How room is given out along the axis.
  ///
  /// Apple counterpart: `UIStackView.Distribution` · Source: UIStackView.h · Fidelity: exact
  public enum Distribution: Int, Sendable, CaseIterable {
    /// Each has its size; the last takes what is left.
    case fill = 0
    /// All have the same.
    case fillEqually = 1
    /// Each has its size, times the same factor.
    case fillProportionally = 2
    /// Each has its size, with the same space between.
    case equalSpacing = 3
    /// The middles stand at the same distance.
    case equalCentering = 4
  }

  /// Where views stand across the axis.
  ///
  /// Apple counterpart: `UIStackView.Alignment` · Source: UIStackView.h · Fidelity: approximate,
  /// without baselines
  public enum Alignment: Int, Sendable, CaseIterable {
    case fill = 0
    case leading = 1
    case center = 3
    case trailing = 4
  }

  /// Which way the views stand.
  public final var axis = Axis.horizontal { didSet { setNeedsLayout() } }
  /// How room is given out along the axis.
  public final var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// Where views stand across the axis.
  public final var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// The space between two views, in points.
  public final var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The views that are placed, in order.
  public private(set) final var arrangedSubviews: [View] = []

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Puts a view at the end.
  public final func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts a view at a place among the others.
  public final func insertArrangedSubview(_ view: View, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Places a view no longer; it stays a subview.
  public final func removeArrangedSubview(_ view: View) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }

  final func measuredSize(within size: CGSize) -> CGSize {
    let sizes = visible.map { $0.sizeThatFits(size) }
    let length = sizes.reduce(CGFloat(max(0, sizes.count - 1)) * spacing) { $0 + along($1) }
    let breadth = sizes.map(across).max() ?? 0
    return axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  /// Places the views.
  open override func layoutSubviews() {
    let views = visible
    let lengths = lengths(of: views)
    let used = lengths.reduce(0, +)
    let gaps = CGFloat(max(1, views.count - 1))
    let isSpread = distribution == .equalSpacing || distribution == .equalCentering
    let gap = isSpread ? max(spacing, (along(bounds.size) - used) / gaps) : spacing
    var start: CGFloat = 0
    for (view, length) in zip(views, lengths) {
      view.frame = frame(of: view, from: start, length: length)
      start += length + gap
    }
  }

  private final var visible: [View] { arrangedSubviews.filter { !$0.isHidden } }

  private final func along(_ size: CGSize) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  private final func across(_ size: CGSize) -> CGFloat {
    axis == .horizontal ? size.height : size.width
  }

  /// The length of each view along the axis.
  private final func lengths(of views: [View]) -> [CGFloat] {
    let own = views.map { along($0.sizeThatFits(bounds.size)) }
    let room = along(bounds.size) - CGFloat(max(0, views.count - 1)) * spacing
    let used = own.reduce(0, +)
    switch distribution {
    case .fillEqually: return own.map { _ in max(0, room) / CGFloat(views.count) }
    case .fillProportionally where used > 0: return own.map { $0 * max(0, room) / used }
    case .fill where !own.isEmpty:
      return own.dropLast() + [max(0, own[own.count - 1] + room - used)]
    default: return own
    }
  }

  private final func frame(of view: View, from start: CGFloat, length: CGFloat) -> CGRect {
    let room = across(bounds.size)
    let own = across(view.sizeThatFits(bounds.size))
    let breadth = alignment == .fill ? room : min(own, room)
    let side: CGFloat =
      switch alignment {
      case .fill, .leading: 0
      case .center: (room - breadth) / 2
      case .trailing: room - breadth
      }
    return axis == .horizontal
      ? CGRect(x: start, y: side, width: length, height: breadth)
      : CGRect(x: side, y: start, width: breadth, height: length)
  }
}
