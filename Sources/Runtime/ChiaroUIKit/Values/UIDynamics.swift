// SPDX-License-Identifier: MIT

public import ChiaroFoundation
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these. Nothing falls or bounces here: behaviors are kept,
// and what snaps to a point is there at once.
#if !canImport(UIKit)
  /// Something that a dynamic animator moves, such as a view.
  ///
  /// Apple counterpart: `UIDynamicItem` · Source: UIDynamicBehavior.h · Fidelity: exact
  @preconcurrency @MainActor
  public protocol UIDynamicItem: AnyObject {
    /// The center of the item, in the coordinates of the animator's reference view.
    var center: CGPoint { get set }
    /// The rectangle of the item in its own coordinates.
    var bounds: CGRect { get }
    /// The transform of the item.
    var transform: CGAffineTransform { get set }
  }

  extension View: UIDynamicItem {}

  /// A behavior of dynamic items, which may be composed of child behaviors.
  ///
  /// Apple counterpart: `UIDynamicBehavior` · Source: UIDynamicBehavior.h · Fidelity: approximate,
  /// behaviors are stored; only `UISnapBehavior` moves its item
  @preconcurrency @MainActor
  open class UIDynamicBehavior {
    /// The child behaviors that make up this behavior.
    public private(set) final var childBehaviors: [UIDynamicBehavior] = []
    /// A closure for each animation step, or nil for none; stored, but never called here.
    open var action: (() -> Void)?
    /// The animator that the behavior was added to; nil for none.
    public fileprivate(set) final weak var dynamicAnimator: UIDynamicAnimator?
    /// Creates a behavior without child behaviors.
    public init() {}
    /// Adds a child behavior, which then belongs to the same animator.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
      childBehaviors.append(behavior)
      if let dynamicAnimator { behavior.begin(in: dynamicAnimator) }
    }
    /// Removes a child behavior; does nothing if it is a child of another behavior.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
      guard childBehaviors.contains(where: { $0 === behavior }) else { return }
      childBehaviors.removeAll { $0 === behavior }
      behavior.begin(in: nil)
    }
    /// Called when the behavior was added to an animator, or with nil when it was removed.
    ///
    /// The default does nothing.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// Takes effect in an animator; nil ends that.
    fileprivate func begin(in animator: UIDynamicAnimator?) {
      dynamicAnimator = animator
      for child in childBehaviors { child.begin(in: animator) }
    }
  }

  /// A behavior that applies to a list of items; the superclass of most behaviors.
  ///
  /// UIKit has no such superclass: each of its behaviors has its own items.
  ///
  /// Source: this project · Fidelity: approximate, items do not move
  open class UIItemsBehavior: UIDynamicBehavior {
    /// The items that the behavior applies to.
    public private(set) final var items: [any UIDynamicItem]
    /// Creates a behavior for the given items.
    public init(items: [any UIDynamicItem]) { self.items = items }
    /// Adds an item to the behavior.
    public final func addItem(_ item: any UIDynamicItem) { items.append(item) }
    /// Removes an item from the behavior; does nothing if the behavior does not have the item.
    public final func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  }

  extension CGVector {
    fileprivate var angle: CGFloat { atan2(dy, dx) }
    fileprivate var magnitude: CGFloat { hypot(dx, dy) }
    fileprivate init(angle: CGFloat, magnitude: CGFloat) {
      // What sines and cosines leave of nothing is taken off.
      func rounded(_ share: CGFloat) -> CGFloat { abs(share) < 1e-15 ? 0 : share * magnitude }
      self.init(dx: rounded(cos(angle)), dy: rounded(sin(angle)))
    }
  }

  /// A behavior that accelerates items like gravity; stored, but without effect.
  ///
  /// Apple counterpart: `UIGravityBehavior` · Source: UIGravityBehavior.h · Fidelity: inert, items
  /// do not move
  open class UIGravityBehavior: UIItemsBehavior {
    /// The direction and strength of the gravity, in thousands of points per second squared;
    /// stored, but without effect.
    ///
    /// Fidelity: inert
    open var gravityDirection = CGVector(dx: 0, dy: 1)
    /// The angle of `gravityDirection`, in radians, clockwise from the right.
    open var angle: CGFloat {
      get { gravityDirection.angle }
      set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The length of `gravityDirection`.
    open var magnitude: CGFloat {
      get { gravityDirection.magnitude }
      set { setAngle(angle, magnitude: newValue) }
    }
    /// Sets the gravity's angle, in radians, and its strength.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
      gravityDirection = CGVector(angle: angle, magnitude: magnitude)
    }
  }

  /// A behavior that lets items collide with one another and with boundaries; stored, but without
  /// effect.
  ///
  /// Apple counterpart: `UICollisionBehavior` · Source: UICollisionBehavior.h · Fidelity: inert,
  /// items do not move
  open class UICollisionBehavior: UIItemsBehavior {
    /// The kinds of obstacles that items collide with.
    public struct Mode: OptionSet, Sendable {
      /// The bits of the option set.
      public let rawValue: UInt
      /// Creates a collision mode from its bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Items collide with one another.
      public static let items = Mode(rawValue: 1)
      /// Items collide with boundaries.
      public static let boundaries = Mode(rawValue: 2)
      /// Items collide with one another and with boundaries.
      public static let everything = Mode(rawValue: .max)
    }
    /// The kinds of obstacles that items collide with; stored, but without effect.
    ///
    /// Fidelity: inert
    open var collisionMode = Mode.everything
    /// Whether the bounds of the animator's reference view act as a boundary; stored, but without
    /// effect.
    ///
    /// Fidelity: inert
    open var translatesReferenceBoundsIntoBoundary = false
    /// The delegate for collisions, referenced weakly; nil for none.
    ///
    /// It is never called, as nothing collides here.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    /// Adds a path as a boundary; the path is not stored, so that nothing happens.
    open func addBoundary(withIdentifier identifier: any NSCopying, for path: UIBezierPath) {}
    /// Adds a line between two points as a boundary; the line is not stored, so that nothing
    /// happens.
    open func addBoundary(
      withIdentifier identifier: any NSCopying, from first: CGPoint, to second: CGPoint
    ) {}
    /// Makes the bounds of the animator's reference view, reduced by insets, a boundary.
    ///
    /// It sets `translatesReferenceBoundsIntoBoundary` to true, which has no effect, and does not
    /// store the insets.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: EdgeInsets) {
      translatesReferenceBoundsIntoBoundary = true
    }
    /// Removes all boundaries: sets `translatesReferenceBoundsIntoBoundary` to false.
    open func removeAllBoundaries() { translatesReferenceBoundsIntoBoundary = false }
  }

  /// The delegate of a collision behavior; it has no methods here, as nothing collides.
  ///
  /// Apple counterpart: `UICollisionBehaviorDelegate` · Source: UICollisionBehavior.h · Fidelity:
  /// approximate, never called
  @preconcurrency @MainActor
  public protocol UICollisionBehaviorDelegate: AnyObject {}

  /// A behavior that attaches an item to an anchor point or to another item; stored, but without
  /// effect.
  ///
  /// Apple counterpart: `UIAttachmentBehavior` · Source: UIAttachmentBehavior.h · Fidelity: inert,
  /// items do not move
  open class UIAttachmentBehavior: UIItemsBehavior {
    /// The anchor point that the item is attached to, in the reference view's coordinates; stored,
    /// but without effect.
    ///
    /// Fidelity: inert
    open var anchorPoint = CGPoint.zero
    /// The distance between the two attached points, in points; stored, but without effect.
    ///
    /// Fidelity: inert
    open var length: CGFloat = 0
    /// The damping of the oscillation, 0 for no damping; stored, but without effect.
    ///
    /// Fidelity: inert
    open var damping: CGFloat = 0
    /// The frequency of the oscillation, in hertz; stored, but without effect.
    ///
    /// Fidelity: inert
    open var frequency: CGFloat = 0
    /// Creates a behavior that attaches an item's center to an anchor point; stored, but without
    /// effect.
    ///
    /// Fidelity: inert
    public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
      super.init(items: [item])
      anchorPoint = point
    }
    /// Creates a behavior that attaches a point of an item to an anchor point; without effect, and
    /// the offset is not stored.
    public init(
      item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
    ) {
      super.init(items: [item])
      anchorPoint = point
    }
    /// Creates a behavior that attaches an item to another item; stored, but without effect.
    ///
    /// Fidelity: inert
    public init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {
      super.init(items: [item, other])
    }
  }

  /// A behavior that moves an item to a point; here the item moves there at once, without
  /// animation.
  ///
  /// Apple counterpart: `UISnapBehavior` · Source: UISnapBehavior.h · Fidelity: approximate,
  /// without animation
  open class UISnapBehavior: UIDynamicBehavior {
    private final let item: any UIDynamicItem
    /// The point that the item's center moves to.
    ///
    /// If the behavior was added to an animator, setting it moves the item immediately.
    open var snapPoint: CGPoint { didSet { if dynamicAnimator != nil { item.center = snapPoint } } }
    /// The damping of the oscillation at the end of the motion, from 0 to 1; stored, but without
    /// effect.
    ///
    /// Fidelity: inert
    open var damping: CGFloat = 0.5
    /// Creates a behavior that moves an item's center to a point when it is added to an animator.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
      (self.item, snapPoint) = (item, point)
    }
    override final func begin(in animator: UIDynamicAnimator?) {
      super.begin(in: animator)
      if animator != nil { item.center = snapPoint }
    }
  }

  /// A behavior that pushes items with a force; stored, but without effect.
  ///
  /// Apple counterpart: `UIPushBehavior` · Source: UIPushBehavior.h · Fidelity: inert, items do not
  /// move
  open class UIPushBehavior: UIItemsBehavior {
    /// Whether the force acts once or continuously.
    public enum Mode: Int, Sendable, CaseIterable {
      case continuous = 0
      case instantaneous = 1
    }
    /// Whether the force acts once or continuously.
    public final let mode: Mode
    /// Whether the force acts at the moment; stored, but without effect.
    ///
    /// Fidelity: inert
    open var active = true
    /// The direction and strength of the force; stored, but without effect.
    ///
    /// Fidelity: inert
    open var pushDirection = CGVector.zero
    /// The angle of `pushDirection`, in radians, clockwise from the right.
    open var angle: CGFloat {
      get { pushDirection.angle }
      set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The length of `pushDirection`.
    open var magnitude: CGFloat {
      get { pushDirection.magnitude }
      set { setAngle(angle, magnitude: newValue) }
    }
    /// Creates a behavior that pushes items; stored, but without effect.
    ///
    /// Fidelity: inert
    public init(items: [any UIDynamicItem], mode: Mode) {
      self.mode = mode
      super.init(items: items)
    }
    /// Sets the force's angle, in radians, and its strength.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
      pushDirection = CGVector(angle: angle, magnitude: magnitude)
    }
    /// Sets the point of an item that the force acts on; the point is not stored, so that nothing
    /// happens.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}
  }

  /// The physical properties of items, such as elasticity and friction; stored, but without effect.
  ///
  /// Apple counterpart: `UIDynamicItemBehavior` · Source: UIDynamicItemBehavior.h · Fidelity:
  /// inert, items do not move
  open class UIDynamicItemBehavior: UIItemsBehavior {
    /// The elasticity of collisions, from 0 (no bounce) to 1 (full bounce); stored, but without
    /// effect.
    ///
    /// Fidelity: inert
    open var elasticity: CGFloat = 0
    /// The friction between items that slide along one another, 0 for none; stored, but without
    /// effect.
    ///
    /// Fidelity: inert
    open var friction: CGFloat = 0
    /// The density of an item, which determines its mass together with its size; stored, but
    /// without effect.
    ///
    /// Fidelity: inert
    open var density: CGFloat = 1
    /// The resistance against linear motion, 0 for none; stored, but without effect.
    ///
    /// Fidelity: inert
    open var resistance: CGFloat = 0
    /// Whether items can rotate; stored, but without effect.
    ///
    /// Fidelity: inert
    open var allowsRotation = true
    /// Whether items stay fixed in place, so that other items bounce off them; stored, but without
    /// effect.
    ///
    /// Fidelity: inert
    open var isAnchored = false
    /// Adds a value, in points per second, to an item's linear velocity in UIKit; does nothing
    /// here.
    ///
    /// Fidelity: inert
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    /// Returns an item's linear velocity; always zero here.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
    /// Adds a value, in radians per second, to an item's angular velocity in UIKit; does nothing
    /// here.
    ///
    /// Fidelity: inert
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
    /// Returns an item's angular velocity; always 0 here.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
  }

  /// An animator that applies behaviors to items; here only `UISnapBehavior` moves its item.
  ///
  /// Apple counterpart: `UIDynamicAnimator` · Source: UIDynamicAnimator.h · Fidelity: approximate,
  /// only `UISnapBehavior` moves its item, without animation
  @preconcurrency @MainActor
  open class UIDynamicAnimator {
    /// The view whose coordinates the items move in, referenced weakly; nil for none.
    public private(set) final weak var referenceView: View?
    /// The behaviors that were added to the animator.
    public private(set) final var behaviors: [UIDynamicBehavior] = []
    /// The delegate, referenced weakly; nil for none.
    ///
    /// It is never called here.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// Whether the animator is moving items; always false here.
    public final var isRunning: Bool { false }
    /// How long the animator has run, in seconds; always 0 here.
    public final var elapsedTime: TimeInterval { 0 }
    /// Creates an animator for the views inside a reference view.
    public init(referenceView view: View) { referenceView = view }
    /// Creates an animator for items that are not views inside one reference view.
    public init() {}
    /// Adds a behavior; only `UISnapBehavior` has an effect.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
      behaviors.append(behavior)
      behavior.willMove(to: self)
      behavior.begin(in: self)
    }
    /// Removes a behavior from the animator; does nothing if it belongs to another animator.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
      guard behaviors.contains(where: { $0 === behavior }) else { return }
      behaviors.removeAll { $0 === behavior }
      behavior.willMove(to: nil)
      behavior.begin(in: nil)
    }
    /// Removes all behaviors from the animator.
    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
    /// Informs the animator that the app has changed an item's position; does nothing here, as
    /// positions are not cached.
    ///
    /// Fidelity: inert
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
    /// Returns the items in the animator's behaviors whose center lies in a rectangle.
    ///
    /// An item that several behaviors share occurs several times. Items of child behaviors and snap
    /// behaviors are left out.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
      behaviors.compactMap { $0 as? UIItemsBehavior }.flatMap(\.items).filter {
        rect.contains($0.center)
      }
    }
  }

  /// The delegate of an animator; it has no methods here, as the animator never runs.
  ///
  /// Apple counterpart: `UIDynamicAnimatorDelegate` · Source: UIDynamicAnimator.h · Fidelity:
  /// approximate, never called
  @preconcurrency @MainActor
  public protocol UIDynamicAnimatorDelegate: AnyObject {}
#endif
