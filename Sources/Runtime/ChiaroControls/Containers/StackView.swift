// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

/// A view that uses constraints to arrange subviews in a row or column.
///
/// The stack sets `translatesAutoresizingMaskIntoConstraints` of arranged views to false. The
/// hugging and compression resistance of the views decide which ones grow or shrink. Hidden views
/// take no space. The stack has no intrinsic content size: constrain it, or let its content
/// determine its size.
///
/// Apple counterpart: `UIStackView` · Source: UIStackView.h · Fidelity: approximate, of several
/// views with the same priority, this project chooses which one grows or shrinks
open class StackView: View, SizeMeasuring, LayoutArranging {
  /// The direction in which a stack arranges its views: horizontal or vertical.
  ///
  /// Apple counterpart: `NSLayoutConstraint.Axis` · Source: NSLayoutConstraint.h · Fidelity: exact
  public typealias Axis = LayoutAxis

  /// The direction in which the stack arranges its views; the default is `horizontal`.
  open var axis = Axis.horizontal { didSet { arrangementDidChange() } }
  /// The distribution of arranged views along the axis; the default is `fill`.
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  /// The alignment of arranged views perpendicular to the axis; the default is `fill`.
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  /// The distance between adjacent arranged views, in points; the default is 0.
  ///
  /// For the distributions `equalSpacing` and `equalCentering`, it is the minimum distance.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// Whether the views are arranged within the layout margins; the default is false.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { arrangementDidChange() }
  }
  /// Whether the spacing of a column is measured from baseline to baseline; the default is false.
  open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }
  /// The views that the stack arranges, in order; hidden ones take no space.
  public private(set) final var arrangedSubviews: [View] = []

  /// The distances after views that have one of their own.
  final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints in force, and the guides of the distances.
  private final var arrangement: [LayoutConstraint] = []
  private final var gaps: [LayoutGuide] = []
  private final var isArrangementStale = true

  /// Creates an empty stack with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack of arranged views.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// Appends a view to the arranged views, and adds it as a subview if it is not one yet.
  open func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view into the arranged views at an index, and adds it as a subview if it is not one
  /// yet.
  ///
  /// The index is clamped to the valid range. A view that is already arranged moves there.
  open func insertArrangedSubview(_ view: View, at index: Int) {
    if view.superview !== self { addSubview(view) }
    // A view may be refused, where it would be nested too deeply.
    guard view.superview === self else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.arranger = self
    arrangementDidChange()
  }

  /// Stops arranging a view; it remains a subview.
  open func removeArrangedSubview(_ view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    view.arranger = nil
    for constraint in arrangement
    where constraint.firstItem === view || constraint.secondItem === view {
      constraint.isActive = false
    }
    arrangementDidChange()
  }

  package final func arrangedViewWillLeave(_ view: View) { removeArrangedSubview(view) }

  package final func arrangedViewDidChange(_ view: View) {
    // What follows from hidden views is all that changes, unless lengths are compared.
    let isShown = !view.isHidden
    let wasShown = shown.contains(ObjectIdentifier(view))
    if isShown != wasShown || dependsOnContent { arrangementDidChange() }
  }

  /// The views that were shown when the constraints were made.
  private final var shown: Set<ObjectIdentifier> = []

  /// Whether the constraints depend on the sizes of the arranged views' content.
  private final var dependsOnContent: Bool {
    distribution == .fillProportionally
      || distribution == .fill && axis == .horizontal && arrangedSubviews.count > 1
        && arrangedSubviews.contains { $0.hasWrappingContent }
  }

  // MARK: Constraints

  final func arrangementDidChange() {
    isArrangementStale = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
    // The baselines may be those of other views.
    invalidateIntrinsicContentSize()
  }

  /// Updates the constraints of the arranged views if the arrangement changed.
  open override func updateConstraints() {
    if isArrangementStale {
      isArrangementStale = false
      for gap in gaps { removeLayoutGuide(gap) }
      let new = StackArrangement(of: self)
      gaps = new.gaps
      arrangement = new.inForce(insteadOf: arrangement)
      shown = Set(visibleViews.map(ObjectIdentifier.init))
    }
    super.updateConstraints()
  }

  /// The arranged views that take room, in order.
  final var visibleViews: [View] { arrangedSubviews.filter { !$0.isHidden } }

  // MARK: Size

  /// The size of a stack follows from constraints, not from itself.
  package final var hasSizeOfItsOwn: Bool { false }

  package final func measuredSize(within size: CGSize) -> CGSize {
    let natural = systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    guard natural.width > size.width else { return natural }
    return systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The view that provides the first baseline: the first arranged view of a column, or the tallest
  /// one of a row.
  ///
  /// In a row that is aligned at baselines, it is the first view. Hidden views are ignored.
  open override var forFirstBaselineLayout: View {
    textView(\.first)?.forFirstBaselineLayout ?? self
  }

  /// The view that provides the last baseline: the last arranged view of a column, or the tallest
  /// one of a row.
  ///
  /// In a row that is aligned at baselines, it is the last view. Hidden views are ignored.
  open override var forLastBaselineLayout: View {
    textView(\.last)?.forLastBaselineLayout ?? self
  }

  private final func textView(_ end: KeyPath<[View], View?>) -> View? {
    let views = visibleViews
    guard axis == .horizontal, !alignment.isOfBaselines else { return views[keyPath: end] }
    return views.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
  }
}
