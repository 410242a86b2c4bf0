// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// A rectangular area of an interface with traits, subviews and content of its own.
///
/// Set colors once, as dynamic colors; they are resolved again whenever the traits change. Override
/// `layoutSubviews`, `draw(_:)`, `updateConstraints`, `updateProperties`, `tintColorDidChange` or
/// `traitCollectionDidChange(_:)` for anything else that depends on traits: each is called with
/// `TraitCollection.current` set to this view's traits. Never call these methods directly.
///
/// Apple counterpart: `UIView` · Source: UIView.h; WWDC19 214 · Fidelity: approximate, without
/// state restoration; motion effects have no effect
@preconcurrency @MainActor
open class View: Responder {
  // MARK: Hierarchy

  /// The immediate subviews, rearmost first.
  @_disfavoredOverload public final var subviews: [View] { children }
  @exclusivity(unchecked) nonisolated(unsafe) final var children: [View] = []
  /// The superview; nil for none.
  @_disfavoredOverload public final var superview: View? { parent }
  // Not weak, for speed: the parent takes itself out when it goes.
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var parent: View?
  /// An upper bound on the number of levels of subviews below this view; removing subviews does not
  /// reduce it.
  @exclusivity(unchecked) final var levels: Int32 = 0
  /// The controller whose root view this is.
  final weak var controller: ViewController?
  /// The presentation whose container view this is.
  final weak var presentation: PresentationController?

  // MARK: State of the update cycle

  @exclusivity(unchecked) final var needs: UpdateNeeds = [.layout, .display, .properties]
  @exclusivity(unchecked) final var needsBelow: UpdateNeeds = []
  @exclusivity(unchecked) final var interest = Interest()
  @exclusivity(unchecked) final var interestBelow = Interest()
  /// The round of the update cycle in which trait changes were last delivered.
  @exclusivity(unchecked) final var toldRound: UInt32 = 0
  /// The display list of the last complete `draw(_:)`, or nil.
  final var drawing: ViewDrawing?
  /// The requests for and results of partial drawing, or nil if there were none.
  final var partial: PartialDisplay?
  /// The positions of the view's colors in the window's list, if no other view shares them.
  final var ownSlots = OwnSlots()

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates, in points.
  ///
  /// If the view has a transform, it is the smallest rectangle around the transformed view.
  ///
  /// - Precondition: all components are finite
  open var frame: CGRect {
    get { placement == nil ? storedFrame : transformedFrame }
    set {
      let frame = placement == nil ? newValue : untransformed(newValue)
      if frame != storedFrame { changeFrame(to: frame) }
    }
  }
  /// The frame from the top left of the superview, whatever a subclass makes of the property; what
  /// lays out and draws reads it here.
  final var storedFrame: CGRect
  /// The layout state beyond the frame, such as constraints; nil for none.
  final var layout: ViewLayout?
  /// The view's rectangle in its own coordinates, in points.
  ///
  /// Without a transform, its size is that of the frame. Its origin holds the coordinates of the
  /// top left corner. Changing the size keeps the center of the frame in place, or the top left
  /// corner for a window.
  ///
  /// - Precondition: all components are finite
  open var bounds: CGRect {
    get { storedBounds }
    set {
      if newValue.origin != boundsOrigin { changeOrigin(to: newValue.origin) }
      if newValue.size != storedFrame.size { resize(to: newValue.size) }
    }
  }
  /// The center of the view, in the superview's coordinates; a transform does not change it.
  ///
  /// Apple counterpart: `center` · Source: UIView.h · Fidelity: exact
  open var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      placedFrame.origin = CGPoint(
        x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2)
    }
  }

  final var boundsOrigin = CGPoint.zero
  /// The transform and mask of the view; nil if it has neither.
  final var placement: ViewPlacement?

  // MARK: Looks

  /// The background color; nil for none.
  open var backgroundColor: DynamicColor? {
    get { layer.backgroundColor }
    set {
      if Motion.current != nil { move(.background) }
      layer.backgroundColor = newValue
    }
  }
  // Not public: outside of the module it is seen through `TraitEnvironment`, so that a subclass for
  // another framework can give the name to a layer of another kind.
  final var layer = Layer() {
    didSet { layerDidChange(from: oldValue) }
  }
  /// The layers added to the view's own layer, rearmost first.
  final var sublayers: [SnapshotLayer] = []
  /// The opacity of the view and its subviews, from 0 to 1; the default is 1.
  ///
  /// - Precondition: not NaN
  open var alpha: CGFloat {
    get { storedAlpha }
    set {
      guard newValue != storedAlpha else { return }
      precondition(!newValue.isNaN, "the alpha of a view must be a number")
      if Motion.current != nil { move(.alpha) }
      storedAlpha = newValue
      window?.isListStale = true
    }
  }
  final var storedAlpha: CGFloat = 1
  /// Whether the view and its subviews are hidden; the default is false.
  open var isHidden: Bool {
    get { isOutOfSight }
    set { if newValue != isOutOfSight { changeHiding(to: newValue) } }
  }
  final var isOutOfSight = false
  /// Whether the view and its subviews are drawn only within the view's bounds; the default is
  /// false.
  open var clipsToBounds: Bool {
    get { isClipping }
    set {
      guard newValue != isClipping else { return }
      isClipping = newValue
      window?.isListStale = true
    }
  }
  final var isClipping = false

  /// Whether the view and its subviews receive pointer events; the default is true.
  ///
  /// Setting it to false cancels presses on these views and removes the keyboard focus from them.
  open var isUserInteractionEnabled = true {
    didSet { if oldValue, !isUserInteractionEnabled { window?.letGo(of: self) } }
  }

  /// Whether no other view receives touches while this view does; stored, but without effect.
  ///
  /// Apple counterpart: `isExclusiveTouch` · Source: UIView.h · Fidelity: inert
  open var isExclusiveTouch: Bool {
    get { extras?.isExclusiveTouch ?? false }
    set { if newValue != isExclusiveTouch { ensureExtras().isExclusiveTouch = newValue } }
  }

  /// Creates a view with a frame, and with predicted traits: those of the environment that is being
  /// updated, or else those of the key window.
  ///
  /// - Precondition: all components of `frame` are finite
  public init(frame: CGRect) {
    frame.requireNumbers("frame")
    storedFrame = frame
    super.init()
    interest.hooks = hooks
    if hooks.contains(.updateConstraints) { needs.insert(.constraints) }
  }

  /// Creates a view with a frame of zero size.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view with a frame of zero size, without reading anything from the archive.
  ///
  /// Unlike in UIKit, this is a convenience initializer, so subclasses need not implement it. A
  /// subclass that declares `required init?(coder:)` calls `super.init(frame:)` there.
  ///
  /// Apple counterpart: `init(coder:)` · Source: UIView.h · Fidelity: approximate, nothing is read
  public convenience init?(coder: NSCoder) { self.init(frame: .zero) }

  deinit { for child in children { child.parent = nil } }

  // MARK: Override points

  /// Lays out the subviews; override it to set their frames.
  ///
  /// Apple counterpart: `layoutSubviews()` · Source: UIView.h (statements S35, S102) · Fidelity:
  /// exact
  open func layoutSubviews() {}

  /// Lays out the content of the view's own layer, after `layoutSubviews()`; the default does
  /// nothing.
  ///
  /// Apple counterpart: `layoutSublayers(of:)` · Source: UIView.h · Fidelity: approximate, UIKit's
  /// calls `layoutSubviews()` itself
  open func layoutSublayers(of layer: SnapshotLayer) {}

  /// Draws the view's content into `GraphicsContext.current`; override it for custom drawing.
  ///
  /// Apple counterpart: `draw(_:)` · Source: UIView.h (statements S34, S104) · Fidelity: exact
  open func draw(_ rect: CGRect) {}

  /// Produces the view's content; the default calls `draw(_:)`.
  ///
  /// Apple counterpart: `display(_:)` of `CALayerDelegate` · Source: AppKit reference (statement
  /// S210) · Fidelity: approximate, called on the view, without its layer
  open func displayContent() { draw(boundsOfDrawnRects) }

  /// Updates the view's constraints; an override must call `super` last.
  ///
  /// Apple counterpart: `updateConstraints()` · Source: UIView.h (statements S38, S103) · Fidelity:
  /// exact
  open func updateConstraints() {}

  /// Called before layout, to update properties from data and traits.
  ///
  /// Apple counterpart: `updateProperties()` · Source: WWDC25 243 (statements S39, S109) ·
  /// Fidelity: exact
  open func updateProperties() {}

  /// Requests a call of `layoutSubviews` in the next update pass.
  open func setNeedsLayout() { setNeeds(.layout) }

  /// Requests a call of `draw(_:)` for the whole view in the next update pass.
  open func setNeedsDisplay() { setNeeds(.display) }

  /// Requests a call of `draw(_:)` for a part of the view in the next update pass.
  ///
  /// The rectangles of several requests are combined and clipped to the view's bounds. Parts that
  /// an ancestor clips are drawn too, because they can be scrolled into view.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsPartialDisplay(rect) }

  /// Requests a call of `updateConstraints` in the next update pass.
  open func setNeedsUpdateConstraints() { setNeeds(.constraints) }

  /// Lays out this view and its descendants immediately if layout is pending.
  open func layoutIfNeeded() { UpdatePass.settle(from: self, display: false) }

  /// Calls pending `updateConstraints` of this view and its descendants immediately.
  open func updateConstraintsIfNeeded() {
    ObservationTracking.invalidateReaders()
    UpdatePass.updateConstraints(self)
  }

  /// Adds a view in front of the other subviews, and removes it from its previous superview.
  ///
  /// Apple counterpart: `addSubview(_:)` · Source: UIView.h · Fidelity: exact
  open func addSubview(_ view: View) { takeIn(view, at: children.count) }

  /// Removes the view from its superview; does nothing if it has none.
  ///
  /// Apple counterpart: `removeFromSuperview()` · Source: UIView.h · Fidelity: exact
  open func removeFromSuperview() { leaveSuperview() }

  /// Called before the view's superview changes, to another view or to nil.
  ///
  /// Apple counterpart: `willMove(toSuperview:)` · Source: UIView.h · Fidelity: exact
  open func willMove(toSuperview newSuperview: View?) {}

  /// The widths, in points, of the strips along the view's edges that are covered by the device or
  /// by controllers' bars.
  ///
  /// A view's insets are the part of its superview's insets that overlaps the view, plus the
  /// additional insets of its controller.
  open var safeAreaInsets: EdgeInsets {
    guard let controller else { return inheritedInsets }
    return inheritedInsets + controller.barInsets + controller.additionalSafeAreaInsets
  }

  /// The default distance of content from the view's edges, in points.
  ///
  /// The initial value is 8 on all edges. In the root view of a controller, it is 0 at the top and
  /// bottom, and 16 at the sides, or 20 in wide views.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { layout?.margins ?? (controller == nil ? .standardMargins : systemMargins) }
    set {
      guard newValue != directionalLayoutMargins else { return }
      ensureLayout().margins = newValue
      insetsDidChange()
    }
  }

  /// The insets of `directionalLayoutMargins`, as left and right instead of leading and trailing.
  open var layoutMargins: EdgeInsets {
    get { directionalLayoutMargins.insets(isRightToLeft: isRightToLeft) }
    set {
      directionalLayoutMargins = DirectionalEdgeInsets(newValue, isRightToLeft: isRightToLeft)
    }
  }

  /// Called before a layout if the view's safe area has changed since the previous one.
  ///
  /// Apple counterpart: `safeAreaInsetsDidChange()` · Source: UIView.h · Fidelity: approximate, not
  /// called until the view is laid out
  open func safeAreaInsetsDidChange() {}

  /// Called after the margins of this view, or settings that they depend on, have been set.
  ///
  /// Apple counterpart: `layoutMarginsDidChange()` · Source: UIView.h · Fidelity: approximate, not
  /// called when the margins change because of the superview
  open func layoutMarginsDidChange() {}

  /// Called after a subview has been added.
  ///
  /// Apple counterpart: `didAddSubview(_:)` · Source: UIView.h · Fidelity: exact
  open func didAddSubview(_ subview: View) {}

  /// Called before a subview is removed.
  ///
  /// Apple counterpart: `willRemoveSubview(_:)` · Source: UIView.h · Fidelity: exact
  open func willRemoveSubview(_ subview: View) {}

  /// Called before the view's window changes, to another window or to nil.
  ///
  /// Apple counterpart: `willMove(toWindow:)` · Source: UIView.h · Fidelity: exact
  open func willMove(toWindow newWindow: Window?) {}

  /// Called after the view's window has changed, to another window or to nil.
  ///
  /// Apple counterpart: `didMoveToWindow()` · Source: UIView.h · Fidelity: exact
  open func didMoveToWindow() {}

  /// Called after the view's superview has changed, to another view or to nil.
  ///
  /// Apple counterpart: `didMoveToSuperview()` · Source: UIView.h · Fidelity: exact
  open func didMoveToSuperview() {}

  // Reads are never nil and nil can be set, as in UIKit, whose type this is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tint color for interactive elements, which is the nearest one set on this view or an
  /// ancestor.
  ///
  /// The default is the system's tint color.
  ///
  /// Setting nil or `.tintColor` makes the view inherit its tint color again.
  ///
  /// Apple counterpart: `tintColor` · Source: UIView.h (statements S161, S163) · Fidelity:
  /// approximate, the dimmed color differs from Apple's
  open var tintColor: DynamicColor! {
    get { contextOfTint.effectiveColor }
    set {
      changeTint { $0.color = newValue == .tintColor ? nil : newValue }
    }
  }

  /// Called after the tint color or its dimming has changed.
  ///
  /// Apple counterpart: `tintColorDidChange()` · Source: UIView.h (statements S37, S164–S166) ·
  /// Fidelity: exact
  open func tintColorDidChange() {}

  /// The natural size of the content in points; `noIntrinsicMetric` for a dimension that has none.
  ///
  /// Apple counterpart: `intrinsicContentSize` · Source: UIView.h · Fidelity: exact
  open var intrinsicContentSize: CGSize {
    (self as? any SizeMeasuring)?.sizeOfItsOwn
      ?? CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// Requests that `intrinsicContentSize` be read again before the next layout.
  ///
  /// Apple counterpart: `invalidateIntrinsicContentSize()` · Source: UIView.h · Fidelity: exact
  open func invalidateIntrinsicContentSize() { contentDidChange() }

  /// Sets the priority with which the view resists growing beyond its content.
  open func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    ensureLayout().hugging[axis] = priority
    layoutItemDidChange()
  }

  /// Sets the priority with which the view resists shrinking below its content.
  open func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutAxis
  ) {
    ensureLayout().compression[axis] = priority
    layoutItemDidChange()
  }

  /// Returns the priority with which the view resists growing beyond its content; 250 by default.
  open func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    layout?.hugging[axis] ?? .defaultLow
  }

  /// Returns the priority with which the view resists shrinking below its content; 750 by default.
  open func contentCompressionResistancePriority(
    for axis: LayoutAxis
  ) -> LayoutPriority {
    layout?.compression[axis] ?? .defaultHigh
  }

  /// Whether the height of the content depends on its width, as with text that wraps.
  ///
  /// The default is false. If it is true, the constraint layout reads `intrinsicContentSize` twice:
  /// first with a `wrappingWidth` of infinity, then with the width that the constraints gave the
  /// view. Call `invalidateIntrinsicContentSize()` when the value changes.
  ///
  /// Apple counterpart: what `UILabel` does between the two passes of layout · Source: this project
  /// · Fidelity: approximate, a subclass has to ask for it
  open var hasWrappingContent: Bool { false }

  /// Activates a constraint by setting its `isActive`.
  open func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }

  /// Activates constraints by setting their `isActive`.
  open func addConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.activate(constraints)
  }

  /// Deactivates constraints by setting their `isActive`.
  open func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints)
  }

  /// Deactivates a constraint by setting its `isActive`.
  open func removeConstraint(_ constraint: LayoutConstraint) {
    constraint.isActive = false
  }

  /// Returns the size nearest to a target size that satisfies the constraints within the view.
  ///
  /// Apple counterpart: `systemLayoutSizeFitting(_:)` · Source: UIView.h · Fidelity: exact
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size nearest to a target size that satisfies the constraints within the view, with
  /// a priority for each dimension.
  ///
  /// Pending constraint updates run first. Only constraints within the view are considered.
  ///
  /// Apple counterpart: `systemLayoutSizeFitting(_:withHorizontalFittingPriority:
  /// verticalFittingPriority:)` · Source: UIView.h · Fidelity: exact
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal, vertical)
  }

  /// The anchor of the first line's baseline, or of the top edge in views without text.
  open var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutAnchor(item: self, attribute: .firstBaseline)
  }

  /// The anchor of the last line's baseline, or of the bottom edge in views without text.
  open var lastBaselineAnchor: LayoutYAxisAnchor {
    LayoutAnchor(item: self, attribute: .lastBaseline)
  }

  /// The view whose `baselineOffsets` place the first baseline: this view by default, or a
  /// descendant.
  ///
  /// Apple counterpart: `forFirstBaselineLayout` · Source: UIView.h · Fidelity: exact
  open var forFirstBaselineLayout: View { self }

  /// The view whose `baselineOffsets` place the last baseline: this view by default, or a
  /// descendant.
  ///
  /// Apple counterpart: `forLastBaselineLayout` · Source: UIView.h · Fidelity: exact
  open var forLastBaselineLayout: View { self }

  /// Returns the size that best fits the content within a proposed size.
  ///
  /// The controls, labels, stacks and bars of `ChiaroControls` measure their content; other views
  /// return their current size by default.
  ///
  /// Apple counterpart: `sizeThatFits(_:)` · Source: UIView.h · Fidelity: exact
  open func sizeThatFits(_ size: CGSize) -> CGSize { preferredSize(within: size) }

  /// Resizes the view to the size that fits its content; its origin stays.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// The distance of the first baseline from the top and of the last baseline from the bottom, in
  /// points.
  ///
  /// Constraints on `firstBaseline` and `lastBaseline` use them. Call
  /// `invalidateIntrinsicContentSize()` when they change. Both are 0 by default.
  ///
  /// Apple counterpart: `forFirstBaselineLayout` and `forLastBaselineLayout` · Source: UIView.h ·
  /// Fidelity: approximate, distances rather than views
  open var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }

  /// Draws the content that depends on the view's state but not on resolved colors; called before
  /// `draw(_:)`.
  ///
  /// The drawing is recorded with unresolved dynamic colors, so a change of style resolves them
  /// again without calling this method. The method is called after `setNeedsDisplay()`, when the
  /// size changes, and when a trait that it read changes. To adapt colors, draw with a dynamic
  /// color instead of reading traits.
  ///
  /// UIKit calls `draw(_:)` for every style.
  open func drawContent(in context: GraphicsContext) {}

  /// The kind of the view's background; on a Mac, the desktop picture tints some kinds.
  ///
  /// Override it to return `scrolled` in a view that scrolls content of its own. The default is
  /// `other`, which takes no tint.
  ///
  /// In AppKit, the class decides.
  ///
  /// Source: this project · Fidelity: approximate, each view returns its kind
  open var tintedBackground: TintedBackground { .other }

  /// Called in this module's own views after `isHidden` changed.
  func visibilityDidChange() {}

  /// The class of the view's own layer; the default is `SnapshotLayer`.
  ///
  /// Apple counterpart: `layerClass` · Source: UIView.h · Fidelity: approximate, read when the
  /// layer is first used
  open class var layerClass: AnyClass { SnapshotLayer.self }

  // MARK: Input

  /// The gesture recognizers of the view, in the order in which they were added; nil for none.
  ///
  /// Apple counterpart: `gestureRecognizers` · Source: UIView.h · Fidelity: exact
  open var gestureRecognizers: [GestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a recognizer of gestures, and removes it from its previous view.
  ///
  /// Apple counterpart: `addGestureRecognizer(_:)` · Source: UIView.h · Fidelity: exact
  open func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) { join(gestureRecognizer) }

  /// Removes a recognizer; a gesture in progress is canceled.
  ///
  /// Apple counterpart: `removeGestureRecognizer(_:)` · Source: UIView.h · Fidelity: exact
  open func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    leave(gestureRecognizer)
  }

  /// Returns whether a gesture whose touch began on this view may begin; true by default.
  ///
  /// Apple counterpart: `gestureRecognizerShouldBegin(_:)` · Source: UIView.h · Fidelity: exact
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Ends editing in the view and its descendants.
  ///
  /// - Parameter force: whether to force a first responder to resign if it refuses
  /// - Returns: true if no responder in the view is first responder afterwards
  ///
  /// Apple counterpart: `endEditing(_:)` · Source: UITextField.h · Fidelity: exact
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { finishEditing(force) }

  /// Returns whether a point in the view's own coordinates lies within the view.
  ///
  /// Apple counterpart: `point(inside:with:)` · Source: UIView.h · Fidelity: exact
  open func point(inside point: CGPoint, with event: InputEvent?) -> Bool {
    storedBounds.contains(point)
  }

  /// Returns the frontmost descendant that contains a point, or this view itself; nil for none.
  ///
  /// Views that are hidden, almost transparent or do not accept user interaction are skipped
  /// together with their subviews. Subviews outside their superview's bounds are skipped too,
  /// whether or not they are clipped.
  ///
  /// Apple counterpart: `hitTest(_:with:)` · Source: UIView.h · Fidelity: exact
  open func hitTest(_ point: CGPoint, with event: InputEvent?) -> View? {
    takesInput && self.point(inside: point, with: event) ? frontmost(at: point, event) : nil
  }

  open override var next: Responder? { controller ?? parent }
  override final var responderWindow: Window? { window }
  override final var responderView: View? { self }

  /// Whether the view can receive keyboard focus with the Tab key; the default is false.
  ///
  /// Apple counterpart: `canBecomeFocused` · Source: UIFocus.h · Fidelity: approximate, only for
  /// the keyboard
  open var canBecomeFocused: Bool { false }
  /// Called when the view gains or loses keyboard focus; override it to change the view's
  /// appearance.
  ///
  /// The default does nothing.
  ///
  /// Apple counterpart: `didUpdateFocus(in:with:)` · Source: UIFocus.h · Fidelity: approximate,
  /// without a context and a coordinator
  open func focusDidChange(_ isFocused: Bool) {}
  /// Whether a scroll view around this view does not take over a press on it to scroll; the default
  /// is false.
  ///
  /// A scroll view that overrides `touchesShouldCancel(in:)` can ignore the value.
  ///
  /// Apple counterpart: `touchesShouldCancel(in:)` · Source: UIScrollView.h · Fidelity:
  /// approximate, a property of the view rather than a method of the scroll view
  open var keepsPointer: Bool { false }
  /// Whether `hoverMoved(_:)` is called when a pointer hovers over the view; the default is false.
  ///
  /// If several nested views return true, it is called only on the innermost one.
  ///
  /// Apple counterpart: `UIHoverGestureRecognizer` · Source: UIKit reference · Fidelity:
  /// approximate, a property rather than a recognizer
  open var wantsHover: Bool { false }
  /// Called when a pointer begins or stops hovering over a view whose `wantsHover` is true.
  ///
  /// The default does nothing.
  ///
  /// Apple counterpart: `UIHoverGestureRecognizer` · Source: UIKit reference · Fidelity:
  /// approximate, without the location
  open func hoverMoved(_ isHovered: Bool) {}
  /// Scrolls the view's content in response to a wheel or a key.
  ///
  /// The default returns false, so that the superviews are tried next. Override it in a view that
  /// scrolls content of its own.
  ///
  /// Apple counterpart: `accessibilityScroll(_:)` · Source: UIAccessibilityAction.h · Fidelity:
  /// approximate, by a distance rather than by pages
  ///
  /// - Parameter delta: the movement of the content in points; positive values show content further
  ///   up and to the left
  /// - Returns: whether the content moved
  open func scrollContent(by delta: CGSize) -> Bool { false }
  /// Scrolls the content so that a rectangle is visible, such as that of a view that got focus.
  ///
  /// The default does nothing. Override it in a view that scrolls content of its own.
  ///
  /// Apple counterpart: `scrollRectToVisible(_:animated:)` · Source: UIScrollView.h · Fidelity:
  /// approximate, a method of all views, without animation
  ///
  /// - Parameter rect: the rectangle, in the view's own coordinates
  open func reveal(_ rect: CGRect) {}

  // MARK: As an environment

  override final var updateCycle: UpdateCycle? { window?.windowScene?.screen?.cycle }
  override final func setNeedsTraitUpdate() { setNeeds(.traits) }

  override final func interestDidChange() { collectInterest() }

  /// Inserts a view among the subviews at an index; 0 is the rearmost position.
  ///
  /// An index past the end inserts the view in front of all others. The old and the new superview
  /// are marked as needing layout. If the view would be nested deeper than `View.deepestLevel`, it
  /// is not moved, and the update cycle reports a diagnostic.
  ///
  /// - Precondition: `view` is not a window, this view or an ancestor of it; `index` is not
  ///   negative
  ///
  /// Apple counterpart: `insertSubview(_:at:)` · Source: UIView.h · Fidelity: exact
  open func insertSubview(_ view: View, at index: Int) { takeIn(view, at: index) }

  /// Inserts a view directly in front of one of the subviews.
  ///
  /// - Precondition: `sibling` is a subview of this view
  ///
  /// Apple counterpart: `insertSubview(_:aboveSubview:)` · Source: UIView.h · Fidelity: exact
  open func insertSubview(_ view: View, aboveSubview sibling: View) {
    guard view !== sibling else { return }
    takeIn(view, at: place(of: sibling, without: view) + 1)
  }

  /// Inserts a view directly behind one of the subviews.
  ///
  /// - Precondition: `sibling` is a subview of this view
  ///
  /// Apple counterpart: `insertSubview(_:belowSubview:)` · Source: UIView.h · Fidelity: exact
  open func insertSubview(_ view: View, belowSubview sibling: View) {
    guard view !== sibling else { return }
    takeIn(view, at: place(of: sibling, without: view))
  }

  /// Moves a subview in front of the others; does nothing if the view is not a subview.
  ///
  /// Apple counterpart: `bringSubviewToFront(_:)` · Source: UIView.h · Fidelity: exact
  open func bringSubviewToFront(_ view: View) {
    if view.parent === self { takeIn(view, at: children.count) }
  }

  /// Moves a subview behind the others; does nothing if the view is not a subview.
  ///
  /// Apple counterpart: `sendSubviewToBack(_:)` · Source: UIView.h · Fidelity: exact
  open func sendSubviewToBack(_ view: View) {
    if view.parent === self { takeIn(view, at: 0) }
  }

  /// Exchanges the positions of two subviews in the order from back to front.
  ///
  /// - Precondition: there are subviews at both indices
  ///
  /// Apple counterpart: `exchangeSubview(at:withSubviewAt:)` · Source: UIView.h · Fidelity: exact
  open func exchangeSubview(at index: Int, withSubviewAt other: Int) {
    precondition(
      children.indices.contains(index) && children.indices.contains(other),
      "only subviews can be exchanged")
    guard index != other else { return }
    let (low, high) = (children[min(index, other)], children[max(index, other)])
    takeIn(high, at: min(index, other))
    takeIn(low, at: max(index, other))
  }

  /// The way in which content is scaled and positioned in the view; the default is `scaleToFill`.
  ///
  /// Only image views use it; the content that other views draw is neither scaled nor moved.
  ///
  /// Apple counterpart: `contentMode` · Source: UIView.h · Fidelity: approximate, only for images
  open var contentMode: ContentMode {
    get { extras?.contentMode ?? .scaleToFill }
    set {
      guard newValue != contentMode else { return }
      ensureExtras().contentMode = newValue
      setNeedsDisplay()
    }
  }

  /// The scale factor of the view's content, in pixels per point.
  ///
  /// The default is the display's scale, at least 1; setting 0 or less restores it.
  ///
  /// Drawing code uses it to align lines to pixels. Setting it redraws the view.
  ///
  /// Apple counterpart: `contentScaleFactor` · Source: UIView.h · Fidelity: exact
  open var contentScaleFactor: CGFloat {
    get {
      extras?.contentScale.map { CGFloat($0) } ?? max(1, CGFloat(traitCollection.displayScale))
    }
    set {
      ensureExtras().contentScale = newValue > 0 ? Double(newValue) : nil
      setNeedsDisplay()
    }
  }

  /// The meaning of the view's content, which decides whether right-to-left layouts mirror the
  /// view.
  ///
  /// The default is `unspecified`: the view is mirrored.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { layout?.semantics ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      ensureLayout().semantics = newValue
      layoutDirectionDidChange()
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// Whether the view's frame is translated into required constraints.
  ///
  /// The default is true. Set it to false for a view that constraints lay out.
  ///
  /// Apple counterpart: `translatesAutoresizingMaskIntoConstraints`, where constraints are made of
  /// the mask itself · Source: UIView.h · Fidelity: approximate
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layout?.isTranslating ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      ensureLayout().isTranslating = newValue
      layoutItemDidChange()
    }
  }

  /// Whether views of the class depend on constraints for layout; false by default, and never read
  /// here.
  ///
  /// The constraints of every view take effect, whatever the class returns.
  ///
  /// Apple counterpart: `requiresConstraintBasedLayout` · Source: UIView.h · Fidelity: approximate,
  /// without effect
  open class var requiresConstraintBasedLayout: Bool { false }
}
