// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

/// A view that arranges subviews in a row or column.
///
/// Apple counterpart: `UIStackView` · Source: UIStackView.h · Fidelity: approximate
open class StackView: View, SizeMeasuring {
  /// The direction in which the arranged views follow one another.
  ///
  /// Apple counterpart: `NSLayoutConstraint.Axis` · Source: NSLayoutConstraint.h · Fidelity: exact
  public enum Axis: Int, Sendable, CaseIterable {
    case horizontal = 0
    case vertical = 1
  }

  /// The distribution of arranged views along the axis.
  ///
  /// Apple counterpart: `UIStackView.Distribution` · Source: UIStackView.h · Fidelity: exact
  public enum Distribution: Int, Sendable, CaseIterable {
    /// Views keep their sizes, except the last, which takes the remaining space.
    case fill = 0
    /// All views have the same length.
    case fillEqually = 1
    /// Views fill the stack in proportion to their sizes.
    case fillProportionally = 2
    /// Views keep their sizes, with equal spacing between them.
    case equalSpacing = 3
    /// Declared as equal distances between centers; laid out like `equalSpacing`.
    case equalCentering = 4
  }

  /// The alignment of arranged views perpendicular to the axis.
  ///
  /// Apple counterpart: `UIStackView.Alignment` · Source: UIStackView.h · Fidelity: approximate,
  /// without baselines
  public enum Alignment: Int, Sendable, CaseIterable {
    case fill = 0
    case leading = 1
    case center = 3
    case trailing = 4
  }

  /// The direction in which the arranged views follow one another; the default is `horizontal`.
  public final var axis = Axis.horizontal { didSet { setNeedsLayout() } }
  /// The distribution of arranged views along the axis; the default is `fill`.
  public final var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// The alignment of arranged views perpendicular to the axis; the default is `fill`.
  public final var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// The distance between adjacent arranged views in points; the default is 0.
  public final var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The views that the stack arranges, in order; hidden ones take no space.
  public private(set) final var arrangedSubviews: [View] = []

  /// Creates a stack of arranged views.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Appends an arranged view, and adds it as a subview if needed.
  public final func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts an arranged view at an index; an index past the end appends it.
  public final func insertArrangedSubview(_ view: View, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Stops arranging a view; it remains a subview.
  public final func removeArrangedSubview(_ view: View) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }

  package final func measuredSize(within size: CGSize) -> CGSize {
    let sizes = visible.map { $0.sizeThatFits(size) }
    let length = sizes.reduce(CGFloat(max(0, sizes.count - 1)) * spacing) { $0 + along($1) }
    let breadth = sizes.map(across).max() ?? 0
    return axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  /// Arranges the visible views.
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

  /// Returns the length of each view along the axis.
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
