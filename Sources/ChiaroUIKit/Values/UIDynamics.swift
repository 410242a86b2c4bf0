// SPDX-License-Identifier: MIT

public import ChiaroControls
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
    /// The middle of the item.
    var center: CGPoint { get set }
    /// The rectangle of the item in its own coordinates.
    var bounds: CGRect { get }
    /// The transform of the item.
    var transform: CGAffineTransform { get set }
  }

  extension View: UIDynamicItem {}

  /// How items move, alone or put together of others.
  ///
  /// Apple counterpart: `UIDynamicBehavior` · Source: UIDynamicBehavior.h · Fidelity: approximate,
  /// kept
  @preconcurrency @MainActor
  open class UIDynamicBehavior {
    /// The behaviors of which this one is put together.
    public private(set) final var childBehaviors: [UIDynamicBehavior] = []
    /// What is called at each step; never called.
    open var action: (() -> Void)?
    /// The animator; nil for none.
    public fileprivate(set) final weak var dynamicAnimator: UIDynamicAnimator?
    /// Creates a behavior without effect.
    public init() {}
    /// Adds a behavior.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
      childBehaviors.append(behavior)
      if let dynamicAnimator { behavior.begin(in: dynamicAnimator) }
    }
    /// Removes a behavior.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
      childBehaviors.removeAll { $0 === behavior }
      behavior.dynamicAnimator = nil
    }
    /// Called when the behavior was added to an animator, or with nil when it was removed.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// Takes effect in an animator.
    fileprivate func begin(in animator: UIDynamicAnimator) {
      dynamicAnimator = animator
      for child in childBehaviors { child.begin(in: animator) }
    }
  }

  /// The behavior of several items.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: approximate
  open class UIItemsBehavior: UIDynamicBehavior {
    /// The items.
    public private(set) final var items: [any UIDynamicItem]
    /// Creates a behavior of items.
    public init(items: [any UIDynamicItem]) { self.items = items }
    /// Adds an item.
    public final func addItem(_ item: any UIDynamicItem) { items.append(item) }
    /// Removes an item.
    public final func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  }

  /// Items fall; kept, without effect.
  ///
  /// Apple counterpart: `UIGravityBehavior` · Source: UIGravityBehavior.h · Fidelity: approximate
  open class UIGravityBehavior: UIItemsBehavior {
    /// Where to, and how much faster, in thousands of points a second.
    open var gravityDirection = CGVector(dx: 0, dy: 1)
    /// The angle of that direction, in radians.
    open var angle: CGFloat = .pi / 2
    /// How much faster items become, in thousands of points a second.
    open var magnitude: CGFloat = 1
  }

  /// Items bounce off each other and off edges; kept, without effect.
  ///
  /// Apple counterpart: `UICollisionBehavior` · Source: UICollisionBehavior.h · Fidelity:
  /// approximate
  open class UICollisionBehavior: UIItemsBehavior {
    /// What items bounce off.
    public struct Mode: OptionSet, Sendable {
      /// The bits of the set.
      public let rawValue: UInt
      /// Creates a mode from its bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Off each other.
      public static let items = Mode(rawValue: 1)
      /// Off edges.
      public static let boundaries = Mode(rawValue: 2)
      /// Off all.
      public static let everything = Mode(rawValue: .max)
    }
    /// What items bounce off; kept.
    open var collisionMode = Mode.everything
    /// Whether the edges of the animator's view count; kept.
    open var translatesReferenceBoundsIntoBoundary = false
    /// Who is told of touches, of which there are none; nil for none.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    /// Adds the edge of a path; kept nowhere.
    open func addBoundary(withIdentifier identifier: any NSCopying, for path: UIBezierPath) {}
    /// Adds an edge from one point to another; kept nowhere.
    open func addBoundary(
      withIdentifier identifier: any NSCopying, from first: CGPoint, to second: CGPoint
    ) {}
    /// Makes the animator's view an edge, with a distance; kept.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: EdgeInsets) {
      translatesReferenceBoundsIntoBoundary = true
    }
    /// Removes all edges.
    open func removeAllBoundaries() { translatesReferenceBoundsIntoBoundary = false }
  }

  /// Who is told when items touch, which they never do.
  ///
  /// Apple counterpart: `UICollisionBehaviorDelegate` · Source: UICollisionBehavior.h · Fidelity:
  /// approximate, never called
  @preconcurrency @MainActor
  public protocol UICollisionBehaviorDelegate: AnyObject {}

  /// An item hangs on a point or on another one; kept, without effect.
  ///
  /// Apple counterpart: `UIAttachmentBehavior` · Source: UIAttachmentBehavior.h · Fidelity:
  /// approximate
  open class UIAttachmentBehavior: UIItemsBehavior {
    /// The point on which the item hangs.
    open var anchorPoint = CGPoint.zero
    /// How far it is away, in points.
    open var length: CGFloat = 0
    /// How soon it comes to rest, from 0.
    open var damping: CGFloat = 0
    /// How often it swings in a second.
    open var frequency: CGFloat = 0
    /// How hard it turns.
    open var frictionTorque: CGFloat = 0
    /// Hangs an item on a point.
    public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
      super.init(items: [item])
      anchorPoint = point
    }
    /// Hangs a place of an item on a point.
    public init(
      item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
    ) {
      super.init(items: [item])
      anchorPoint = point
    }
    /// Hangs an item on another.
    public init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {
      super.init(items: [item, other])
    }
  }

  /// An item goes to a point, where it is at once.
  ///
  /// Apple counterpart: `UISnapBehavior` · Source: UISnapBehavior.h · Fidelity: approximate, not
  /// shown on its way
  open class UISnapBehavior: UIDynamicBehavior {
    private final let item: any UIDynamicItem
    /// The point.
    open var snapPoint: CGPoint { didSet { if dynamicAnimator != nil { item.center = snapPoint } } }
    /// How soon it comes to rest, from 0 to 1; kept.
    open var damping: CGFloat = 0.5
    /// Creates a behavior that moves an item to a point.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
      (self.item, snapPoint) = (item, point)
    }
    override final func begin(in animator: UIDynamicAnimator) {
      super.begin(in: animator)
      item.center = snapPoint
    }
  }

  /// Items are pushed; kept, without effect.
  ///
  /// Apple counterpart: `UIPushBehavior` · Source: UIPushBehavior.h · Fidelity: approximate
  open class UIPushBehavior: UIItemsBehavior {
    /// How items are pushed.
    public enum Mode: Int, Sendable, CaseIterable {
      case continuous = 0
      case instantaneous = 1
    }
    /// How items are pushed.
    public final let mode: Mode
    /// Whether the push goes on.
    open var active = true
    /// Where to and how hard.
    open var pushDirection = CGVector.zero
    /// The angle of that direction, in radians.
    open var angle: CGFloat = 0
    /// How hard.
    open var magnitude: CGFloat = 0
    /// Creates a push of items.
    public init(items: [any UIDynamicItem], mode: Mode) {
      self.mode = mode
      super.init(items: items)
    }
    /// Sets angle and strength.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
      (self.angle, self.magnitude) = (angle, magnitude)
    }
    /// Sets the place of an item that is pushed; kept nowhere.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}
  }

  /// How items bounce, turn and come to rest; kept, without effect.
  ///
  /// Apple counterpart: `UIDynamicItemBehavior` · Source: UIDynamicItemBehavior.h · Fidelity:
  /// approximate
  open class UIDynamicItemBehavior: UIItemsBehavior {
    /// How much they bounce, from 0 to 1.
    open var elasticity: CGFloat = 0
    /// How rough they are.
    open var friction: CGFloat = 0
    /// How heavy they are for their size.
    open var density: CGFloat = 1
    /// How soon they come to rest.
    open var resistance: CGFloat = 0
    /// How soon they stop turning.
    open var angularResistance: CGFloat = 0
    /// Whether they turn.
    open var allowsRotation = true
    /// Whether they stay where they are.
    open var isAnchored = false
    /// Makes an item faster; without effect.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    /// Returns how fast an item is; always zero.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
    /// Makes an item turn faster; without effect.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
    /// Returns how fast an item turns; always 0.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
  }

  /// What moves items by behaviors; it keeps them, and is always at rest.
  ///
  /// Apple counterpart: `UIDynamicAnimator` · Source: UIDynamicAnimator.h · Fidelity: approximate
  @preconcurrency @MainActor
  open class UIDynamicAnimator {
    /// The view in whose coordinates items move; nil for none.
    public private(set) final weak var referenceView: View?
    /// The behaviors.
    public private(set) final var behaviors: [UIDynamicBehavior] = []
    /// Who is told of pauses, of which there are none; nil for none.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// Whether items move; always false.
    public final var isRunning: Bool { false }
    /// How long items moved, in seconds; always 0.
    public final var elapsedTime: TimeInterval { 0 }
    /// Creates an animator of views in another.
    public init(referenceView view: View) { referenceView = view }
    /// Creates an animator of items of any kind.
    public init() {}
    /// Adds a behavior, which takes effect.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
      behaviors.append(behavior)
      behavior.willMove(to: self)
      behavior.begin(in: self)
    }
    /// Removes a behavior.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
      behaviors.removeAll { $0 === behavior }
      behavior.willMove(to: nil)
      behavior.dynamicAnimator = nil
    }
    /// Removes all behaviors.
    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
    /// Takes over where an item is now; it is always known.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
    /// Returns the items in a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
      behaviors.compactMap { $0 as? UIItemsBehavior }.flatMap(\.items).filter {
        rect.contains($0.center)
      }
    }
  }

  /// Who is told when items come to rest, which they are.
  ///
  /// Apple counterpart: `UIDynamicAnimatorDelegate` · Source: UIDynamicAnimator.h · Fidelity:
  /// approximate, never called
  @preconcurrency @MainActor
  public protocol UIDynamicAnimatorDelegate: AnyObject {}
#endif
