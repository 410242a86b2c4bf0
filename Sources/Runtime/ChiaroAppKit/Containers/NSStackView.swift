// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

/// A view that uses constraints to arrange views in a row or a column.
///
/// Apple counterpart: `NSStackView` · Source: AppKit reference · Fidelity: approximate, views are
/// never detached for lack of room
open class NSStackView: NSView, LayoutArranging {
  /// The priority with which a view stays visible if its stack view has too little space.
  ///
  /// Apple counterpart: `NSStackView.VisibilityPriority` · Source: NSStackView.h · Fidelity: exact
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number.
    public let rawValue: Float
    /// Creates a priority from a number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// The priority of a view that is never detached.
    public static let mustHold = VisibilityPriority(1000)
    /// The priority of a view that is detached only if space is lacking; here it stays visible.
    public static let detachOnlyIfNecessary = VisibilityPriority(900)
    /// The priority of a view that is detached, which hides it.
    public static let notVisible = VisibilityPriority(0)
  }

  /// The distribution of views along a stack view.
  ///
  /// Apple counterpart: `NSStackView.Distribution` · Source: AppKit reference · Fidelity: exact
  public enum Distribution: Int, Sendable, CaseIterable {
    /// Views are placed at the start, in the middle or at the end, according to their gravity.
    case gravityAreas = -1
    /// Views fill the stack; their hugging priorities decide which ones grow.
    case fill = 0
    /// Views fill the stack with equal lengths.
    case fillEqually = 1
    /// Views fill the stack in proportion to their intrinsic content sizes.
    case fillProportionally = 2
    /// The distances between the views are equal.
    case equalSpacing = 3
    /// The distances between the centers of the views are equal.
    case equalCentering = 4
  }
  /// The area of a stack view where a view is placed: the start, the middle or the end.
  ///
  /// Apple counterpart: `NSStackView.Gravity` · Source: AppKit reference · Fidelity: exact
  public enum Gravity: Int, Sendable {
    case leading = 1
    case center = 2
    case trailing = 3
    /// The top of a column; the same as `leading`.
    public static let top = Gravity.leading
    /// The bottom of a column; the same as `trailing`.
    public static let bottom = Gravity.trailing
  }

  /// Whether the stack view is a row or a column; the default is `horizontal`, a row.
  open var orientation = NSUserInterfaceLayoutOrientation.horizontal {
    didSet { arrangementDidChange() }
  }
  /// The alignment of views across the stack; by default `centerY` in a row and `centerX` in a
  /// column.
  open var alignment: NSLayoutConstraint.Attribute {
    get { chosenAlignment ?? (orientation == .horizontal ? .centerY : .centerX) }
    set {
      chosenAlignment = newValue
      arrangementDidChange()
    }
  }
  private final var chosenAlignment: NSLayoutConstraint.Attribute?
  /// The distribution of views along the stack; the default is `gravityAreas`.
  open var distribution = Distribution.gravityAreas { didSet { arrangementDidChange() } }
  /// The distance between the views, in points; the default is 8.
  open var spacing: CGFloat = 8 { didSet { arrangementDidChange() } }
  /// The distances of the views from the stack view's edges, in points; the default is zero.
  open var edgeInsets = NSEdgeInsets() { didSet { arrangementDidChange() } }
  /// Whether hidden views take no space in the stack; the default is true.
  open var detachesHiddenViews = true { didSet { arrangementDidChange() } }

  private final var held: [View] = []
  private final var gravities: [ObjectIdentifier: Gravity] = [:]
  private final var spacings: [ObjectIdentifier: CGFloat] = [:]
  private final var arrangement: [NSLayoutConstraint] = []
  private final var gaps: [LayoutGuide] = []
  private final var isStale = true

  /// Creates an empty stack view with a frame.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
  /// Creates a stack view that arranges views in a row and that is itself placed by constraints.
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  /// The views that the stack arranges, in order.
  public final var arrangedSubviews: [NSView] { held.compactMap { $0 as? NSView } }
  /// The arranged views of all gravity areas, in order.
  public final var views: [NSView] { arrangedSubviews }
  /// Returns the arranged views in a gravity area, in order.
  public final func views(in gravity: Gravity) -> [NSView] {
    arrangedSubviews.filter { self.gravity(of: $0) == gravity }
  }
  /// Inserts a view into a gravity area, at an index within the area.
  open func insertView(_ view: NSView, at index: Int, in gravity: Gravity) {
    let before = held.filter { self.gravity(of: $0).rawValue < gravity.rawValue }.count
    gravities[ObjectIdentifier(view)] = gravity
    insertArrangedSubview(view, at: before + index)
  }
  /// Sets the visibility priority of a view: `notVisible` hides the view, any other priority shows
  /// it.
  open func setVisibilityPriority(_ priority: VisibilityPriority, for view: NSView) {
    priorities[ObjectIdentifier(view)] = priority
    view.isHidden = priority == .notVisible
  }
  /// Returns the visibility priority that was set for a view; `mustHold` by default.
  open func visibilityPriority(for view: NSView) -> VisibilityPriority {
    priorities[ObjectIdentifier(view)] ?? .mustHold
  }
  private final var priorities: [ObjectIdentifier: VisibilityPriority] = [:]
  /// Sets how strongly the stack resists clipping its views; ignored here, because it never clips
  /// them.
  open func setClippingResistancePriority(
    _ clippingResistancePriority: NSLayoutConstraint.Priority,
    for orientation: NSLayoutConstraint.Orientation
  ) {}
  /// Adds an arranged view at the end.
  open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: held.count) }
  /// Inserts an arranged view at an index; an index out of range is moved to the nearest valid one.
  open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    held.removeAll { $0 === view }
    held.insert(view, at: min(max(0, insertionIndex), held.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.arranger = self
    arrangementDidChange()
  }
  /// Stops arranging a view; it remains a subview.
  open func removeArrangedSubview(_ view: NSView) { letGo(of: view) }
  /// Adds an arranged view at the end of a gravity area.
  open func addView(_ view: NSView, in gravity: Gravity) {
    gravities[ObjectIdentifier(view)] = gravity
    let next = held.firstIndex { self.gravity(of: $0).rawValue > gravity.rawValue }
    insertArrangedSubview(view, at: next ?? held.count)
  }
  /// Removes a view from the stack view and from its superview.
  open func removeView(_ view: NSView) { view.removeFromSuperview() }
  /// Replaces the views in a gravity area with other views.
  open func setViews(_ views: [NSView], in gravity: Gravity) {
    for view in arrangedSubviews where self.gravity(of: view) == gravity {
      view.removeFromSuperview()
    }
    for view in views { addView(view, in: gravity) }
  }
  /// Sets the distance after an arranged view in points, which replaces `spacing`;
  /// `useDefaultSpacing` restores `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
    spacings[ObjectIdentifier(view)] = spacing == Self.useDefaultSpacing ? nil : spacing
    arrangementDidChange()
  }
  /// Returns the distance that was set after an arranged view, in points; `useDefaultSpacing` if
  /// none was set.
  open func customSpacing(after view: NSView) -> CGFloat {
    spacings[ObjectIdentifier(view)] ?? Self.useDefaultSpacing
  }
  /// Sets the priority with which the stack view hugs its views; the default is 240.
  ///
  /// It has an effect only with the distribution `gravityAreas`, and only along the stack's
  /// orientation.
  open func setHuggingPriority(
    _ huggingPriority: NSLayoutConstraint.Priority,
    for orientation: NSLayoutConstraint.Orientation
  ) {
    hugging[orientation == .horizontal ? 0 : 1] = huggingPriority
    reach[orientation == .horizontal ? 0 : 1] = min(huggingPriority, Self.mostReach)
    arrangementDidChange()
  }
  // Just below that of views, so that these stay as they are where there is room.
  private final var hugging: [NSLayoutConstraint.Priority] = [240, 240]
  // How strongly a column's views reach both of its edges, where somebody says how the stack hugs
  // them: less than views that hug their content as they do by themselves.
  private final var reach: [NSLayoutConstraint.Priority?] = [nil, nil]
  private static let mostReach: NSLayoutConstraint.Priority = 249.5

  /// The value of a custom spacing that stands for `spacing`.
  ///
  /// Apple counterpart: `NSStackViewSpacingUseDefault` · Source: NSStackView.h · Fidelity: exact
  public static let useDefaultSpacing = CGFloat(Float.greatestFiniteMagnitude)

  private final func distance(after view: View) -> CGFloat {
    spacings[ObjectIdentifier(view)] ?? spacing
  }
  private final func gravity(of view: View) -> Gravity {
    gravities[ObjectIdentifier(view)] ?? .leading
  }
  private final func letGo(of view: View) {
    guard held.contains(where: { $0 === view }) else { return }
    held.removeAll { $0 === view }
    gravities[ObjectIdentifier(view)] = nil
    spacings[ObjectIdentifier(view)] = nil
    view.arranger = nil
    for constraint in arrangement
    where constraint.firstItem === view || constraint.secondItem === view {
      constraint.isActive = false
    }
    arrangementDidChange()
  }
  package final func arrangedViewWillLeave(_ view: View) { letGo(of: view) }
  package final func arrangedViewDidChange(_ view: View) {
    let isShown = visible.contains { $0 === view }
    if isShown != shown.contains(ObjectIdentifier(view)) { arrangementDidChange() }
  }
  private final var shown: Set<ObjectIdentifier> = []
  private final var visible: [View] {
    detachesHiddenViews ? held.filter { !$0.isHidden } : held
  }

  // MARK: Constraints

  private final func arrangementDidChange() {
    isStale = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Replaces the stack view's constraints after a change of its views or properties.
  open override func updateConstraints() {
    if isStale {
      isStale = false
      NSLayoutConstraint.deactivate(arrangement)
      for gap in gaps { removeLayoutGuide(gap) }
      var maker = RowArrangement(
        stack: self, views: visible, isRow: orientation == .horizontal, insets: edgeInsets,
        hugging: hugging[orientation == .horizontal ? 0 : 1],
        reach: orientation == .horizontal ? nil : reach[0])
      maker.arrange(
        distribution, alignment, gravity: gravity(of:), distance: distance(after:))
      (arrangement, gaps) = (maker.constraints, maker.gaps)
      shown = Set(visible.map(ObjectIdentifier.init))
      NSLayoutConstraint.activate(arrangement)
    }
    super.updateConstraints()
  }

  open override var forFirstBaselineLayout: View {
    visible.first?.forFirstBaselineLayout ?? self
  }
  open override var forLastBaselineLayout: View { visible.last?.forLastBaselineLayout ?? self }
}
