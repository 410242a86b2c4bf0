// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// A rectangle of an interface: it has traits, holds other views, and draws itself.
///
/// Colors are set once, as dynamic colors; when the traits change, they resolve anew without a
/// line of code. Override `layoutSubviews`, `draw(_:)`, `updateConstraints`, `updateProperties`,
/// `tintColorDidChange` or `traitCollectionDidChange(_:)` for what else depends on them: each is
/// called with `TraitCollection.current` set to this view's traits. Never call them yourself.
///
/// Apple counterpart: `UIView` · Source: UIView.h; WWDC19 214 · Fidelity: approximate
@MainActor
open class View: Responder {
  // MARK: Hierarchy

  /// The views in this one, the rearmost first.
  public final var subviews: [View] { children }
  @exclusivity(unchecked) nonisolated(unsafe) final var children: [View] = []
  /// The view that holds this one.
  public final var superview: View? { parent }
  // Not weak, for speed: the parent takes itself out when it goes.
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var parent: View?
  /// How many levels of views stand in this one, at most: it does not shrink when views go.
  @exclusivity(unchecked) final var levels: Int32 = 0
  /// The controller whose view this is.
  final weak var controller: ViewController?
  /// The presentation whose container this is.
  final weak var presentation: PresentationController?

  // MARK: State of the update cycle

  @exclusivity(unchecked) final var needs: UpdateNeeds = [.layout, .display, .properties]
  @exclusivity(unchecked) final var needsBelow: UpdateNeeds = []
  @exclusivity(unchecked) final var interest = Interest()
  @exclusivity(unchecked) final var interestBelow = Interest()
  /// The round in which changes of traits were last told of.
  @exclusivity(unchecked) final var toldRound: UInt32 = 0
  /// What `draw(_:)` drew when it was last asked for everything, or nil.
  final var drawing: ViewDrawing?
  /// What it was asked for and drew in part, or nil where that never happened.
  final var partial: PartialDisplay?
  /// Where its colors are in the window's list, if they are its alone.
  final var ownSlots = OwnSlots()

  // MARK: Geometry

  /// The place in the superview, in points.
  ///
  /// - Precondition: made of finite numbers
  public final var frame: CGRect {
    get { storedFrame }
    set {
      guard newValue != storedFrame else { return }
      newValue.requireNumbers("frame")
      let former = storedFrame
      storedFrame = newValue
      if newValue.size != former.size {
        setNeedsLayout()
        setNeedsDisplay()
      }
      frameDidChange(from: former)
      window?.isListStale = true
    }
  }
  private final var storedFrame: CGRect
  /// What takes part in layout beyond the frame.
  final var layout: ViewLayout?
  /// The view's own rectangle: its size, and the point of its coordinates at the top left.
  ///
  /// - Precondition: made of finite numbers
  public final var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set {
      if newValue.origin != boundsOrigin {
        newValue.requireNumbers("bounds")
        boundsOrigin = newValue.origin
        window?.isListStale = true
      }
      frame = CGRect(origin: storedFrame.origin, size: newValue.size)
    }
  }
  private final var boundsOrigin = CGPoint.zero
  /// What turns or masks the view, where something does.
  final var placement: ViewPlacement?

  // MARK: Looks

  /// What fills the view; nil for nothing.
  public final var backgroundColor: DynamicColor? {
    get { layer.backgroundColor }
    set { layer.backgroundColor = newValue }
  }
  // Not public: outside of the module it is seen through `TraitEnvironment`, so that a subclass for
  // another framework can give the name to a layer of another kind.
  final var layer = Layer() {
    didSet { layerDidChange(from: oldValue) }
  }
  /// The layers that were added to the view's own, the rearmost first.
  final var sublayers: [SnapshotLayer] = []
  /// How opaque the view and everything in it is, from 0 to 1.
  ///
  /// - Precondition: a number
  public final var alpha: CGFloat = 1 {
    didSet {
      guard alpha != oldValue else { return }
      precondition(!alpha.isNaN, "the alpha of a view is a number")
      window?.isListStale = true
    }
  }
  /// Whether the view and everything in it is left out.
  public final var isHidden = false {
    didSet { if isHidden != oldValue { window?.isListStale = true } }
  }
  /// Whether what lies outside of the view's rectangle is left out.
  public final var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { window?.isListStale = true } }
  }

  /// Whether pointers reach the view and everything in it; what is pressed is let go when they no
  /// longer do.
  public final var isUserInteractionEnabled = true {
    didSet { if oldValue, !isUserInteractionEnabled { window?.letGo(of: self) } }
  }

  /// Creates a view with predicted traits.
  ///
  /// - Precondition: `frame` is made of finite numbers
  public init(frame: CGRect) {
    frame.requireNumbers("frame")
    storedFrame = frame
    super.init()
    interest.hooks = hooks
    if hooks.contains(.updateConstraints) { needs.insert(.constraints) }
  }

  /// Creates a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  deinit { for child in children { child.parent = nil } }

  // MARK: Override points

  /// Places the subviews.
  ///
  /// Apple counterpart: `layoutSubviews()` · Source: UIView.h (S35, S102) · Fidelity: exact
  open func layoutSubviews() {}

  /// Draws the view's content into `GraphicsContext.current`.
  ///
  /// Apple counterpart: `draw(_:)` · Source: UIView.h (S34, S104) · Fidelity: exact
  open func draw(_ rect: CGRect) {}

  /// Makes the content: calls `draw(_:)`, unless a kind of view has another way.
  ///
  /// Apple counterpart: `display(_:)` of `CALayerDelegate`, which a view is of its layer · Source:
  /// AppKit reference (S210) · Fidelity: approximate
  open func displayContent() { draw(boundsOfDrawnRects) }

  /// Changes constraints; call `super` last.
  ///
  /// Apple counterpart: `updateConstraints()` · Source: UIView.h (S38, S103) · Fidelity: exact
  open func updateConstraints() {}

  /// Sets properties from data and traits, before layout.
  ///
  /// Apple counterpart: `updateProperties()` · Source: WWDC25 243 (S39, S109) · Fidelity: exact
  open func updateProperties() {}

  /// Called after the view came into another one, or left the one it was in.
  ///
  /// Apple counterpart: `didMoveToSuperview()` · Source: UIView.h · Fidelity: exact
  open func didMoveToSuperview() {}

  /// Called after the tint changed.
  ///
  /// Apple counterpart: `tintColorDidChange()` · Source: UIView.h (S37, S164–S166) ·
  /// Fidelity: exact
  open func tintColorDidChange() {}

  /// The size that the content has by itself; `noIntrinsicMetric` for a length it does not have.
  ///
  /// Apple counterpart: `intrinsicContentSize` · Source: UIView.h · Fidelity: exact
  open var intrinsicContentSize: CGSize {
    (self as? any SizeMeasuring)?.sizeOfItsOwn
      ?? CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// The size that the content asks for where so much room is given; as it is, unless overridden.
  ///
  /// Apple counterpart: `sizeThatFits(_:)` · Source: UIView.h · Fidelity: exact
  open func sizeThatFits(_ size: CGSize) -> CGSize { preferredSize(within: size) }

  /// How far the lines on which text stands lie from the top and from the bottom.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }

  /// Draws what depends on the view's state and not on what colors are, before `draw(_:)`.
  ///
  /// What is drawn here is recorded once, with colors as they were declared: a change of style
  /// resolves them anew and does not call this again. It is called after `setNeedsDisplay()`, when
  /// the size changes, and when a trait changes that it read. Reads of a trait that decides colors
  /// are needless here: draw with a dynamic color.
  ///
  /// Apple counterpart: none; `draw(_:)` is called for every style · Source: this project ·
  /// Fidelity: exact
  open func drawContent(in context: GraphicsContext) {}
  /// What the view makes of the colors of the views in it, or nil.
  var inkOfContent: (any ContentInk)? { nil }
  /// What is shown the luminance behind the view; nil where nothing looks at it.
  var backdropObserver: (any BackdropObserving)? { nil }
  /// Whether a mask cuts the view without drawing it as a group first.
  var isCutWithoutGroup: Bool { false }

  /// Sets what a state and the traits ask for, in views that have a configuration.
  func runConfigurationUpdate() {}

  /// What kind of background the view has: the desktop tints some of a Mac's.
  var tintedBackground: TintedBackground { .other }

  /// Refuses a subview where a kind of view does not take any.
  func checkAddition(of view: View) {}

  /// What this module's own views do when colors or images resolve otherwise.
  func appearanceDidChange(_ change: TraitMask) {}

  // MARK: Input

  /// Whether a point, in the view's own points, is on the view.
  ///
  /// Apple counterpart: `point(inside:with:)` · Source: UIView.h · Fidelity: exact
  open func point(inside point: CGPoint, with event: InputEvent?) -> Bool {
    bounds.contains(point)
  }

  /// The view that a pointer at a point reaches: the front one of those in this view that are
  /// there, or this one, or nil.
  ///
  /// What is hidden, all but transparent or takes no input is passed over, with everything in it;
  /// so is what lies outside of the view that holds it, clipped or not.
  ///
  /// Apple counterpart: `hitTest(_:with:)` · Source: UIView.h · Fidelity: exact
  open func hitTest(_ point: CGPoint, with event: InputEvent?) -> View? {
    guard takesInput, self.point(inside: point, with: event) else { return nil }
    for child in children.reversed() {
      guard let inner = child.pointFromParent(point) else { continue }
      if let hit = child.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  open override var next: Responder? { controller ?? parent }
  override final var responderWindow: Window? { window }
  override final var responderView: View? { self }

  /// Whether the keyboard can come here with the tab key.
  ///
  /// Apple counterpart: `canBecomeFocused` · Source: UIFocus.h · Fidelity: approximate
  open var canBecomeFocused: Bool { false }
  /// Called when the keyboard came here or left, to show that.
  ///
  /// Apple counterpart: `didUpdateFocus(in:with:)` · Source: UIFocus.h · Fidelity: approximate
  open func focusDidChange(_ isFocused: Bool) {}
  /// What may follow a pointer that went down here, instead of what was pressed.
  var pointerFollower: (any PointerFollower)? {
    controller?.presentationController as? SheetPresentationController
  }
  /// Whether a pointer that went down here stays here, wherever it goes.
  var keepsPointer: Bool { false }
  /// Whether the view shows that a pointer is over it or over a view in it.
  var showsPointer: Bool { false }
  /// Shows whether a pointer is over it.
  func hoverMoved(_ isHovered: Bool) {}
  /// Lets go of what a key held pressed.
  func keyPressEnded() {}
  /// Moves the view's content; gives whether it could go any further that way.
  func scrollContent(by delta: CGSize) -> Bool { false }
  /// Brings a rectangle of the content into view.
  func reveal(_ rect: CGRect) {}

  // MARK: As an environment

  override final var updateCycle: UpdateCycle? { window?.windowScene?.screen?.cycle }
  override final func setNeedsTraitUpdate() { setNeeds(.traits) }

  override final func interestDidChange() {
    var interest = Interest(hooks: hooks)
    for node in [self, controller, presentation].compactMap({ $0 }) as [TraitNode] {
      interest.hooks.formUnion(node.hooks)
      guard let extras = node.extras else { continue }
      for registration in extras.registrations { interest.add(registration.mask) }
      for mask in extras.reads.values { interest.add(mask) }
    }
    self.interest = interest
    var view: View = self
    while let parent = view.parent {
      var below = view.interestBelow
      below.formUnion(view.interest)
      if parent.interestBelow.contains(below) { return }
      parent.interestBelow.formUnion(below)
      view = parent
    }
  }
}

extension Interest {
  fileprivate mutating func add(_ mask: TraitMask) {
    reads.system |= mask.system
    reads.custom |= mask.custom
  }

  /// Whether a change of traits has to be told to anybody.
  func wants(_ change: TraitMask) -> Bool {
    if change.isEmpty { return false }
    if reads.system & change.system | reads.custom & change.custom != 0 { return true }
    var visible = change
    visible.subtract(.tint)
    if hooks.contains(.traitCollectionDidChange) && !visible.isEmpty { return true }
    if change.intersects(.tint) && !hooks.isDisjoint(with: [.tintColorDidChange, .appearance]) {
      return true
    }
    return change.affectsColors && !hooks.isDisjoint(with: .colors)
  }
}
