// SPDX-License-Identifier: MIT

public import ChiaroColor
public import ChiaroViews
public import Foundation

// On Apple's own systems Core Animation itself has these. They hold what an app says and show what
// any layer does: neither copies nor particles.
#if !canImport(CoreGraphics)
  /// A layer that shows copies of its sublayers; here it shows them once.
  ///
  /// Apple counterpart: `CAReplicatorLayer` · Source: CAReplicatorLayer.h · Fidelity: approximate,
  /// its values are kept
  open class CAReplicatorLayer: SnapshotLayer {
    /// How many there are, the original counted; kept.
    public final var instanceCount = 1
    /// The time between copies, in seconds; kept.
    public final var instanceDelay: TimeInterval = 0
    /// The transform from one copy to the next; kept.
    public final var instanceTransform = CATransform3DIdentity
    /// The color by which copies are multiplied; kept; nil for white.
    public final var instanceColor: Color?
    /// How much redder each copy is; kept.
    public final var instanceRedOffset: Float = 0
    /// How much greener each copy is; kept.
    public final var instanceGreenOffset: Float = 0
    /// How much bluer each copy is; kept.
    public final var instanceBlueOffset: Float = 0
    /// How much more opaque each copy is; kept.
    public final var instanceAlphaOffset: Float = 0
    /// Whether the sublayers keep their place in space; kept.
    public final var preservesDepth = false
  }

  /// A layer of particles, none of which are shown.
  ///
  /// Apple counterpart: `CAEmitterLayer` · Source: CAEmitterLayer.h · Fidelity: approximate, its
  /// values are kept
  open class CAEmitterLayer: SnapshotLayer {
    /// The kinds of particles; kept; nil for none.
    public final var emitterCells: [CAEmitterCell]?
    /// The middle of where they come from; kept.
    public final var emitterPosition = CGPoint.zero
    /// How far that lies in space; kept.
    public final var emitterZPosition: CGFloat = 0
    /// The size of where they come from; kept.
    public final var emitterSize = CGSize.zero
    /// How deep that is; kept.
    public final var emitterDepth: CGFloat = 0
    /// The shape of where they come from; kept.
    public final var emitterShape = CAEmitterLayerEmitterShape.point
    /// Where of the shape they come from; kept.
    public final var emitterMode = CAEmitterLayerEmitterMode.volume
    /// How they are put together; kept.
    public final var renderMode = CAEmitterLayerRenderMode.unordered
    /// The factor of the number of particles a second; kept.
    public final var birthRate: Float = 1
    /// The factor of their lifetime; kept.
    public final var lifetime: Float = 1
    /// The factor of their velocity; kept.
    public final var velocity: Float = 1
    /// The factor of their size; kept.
    public final var scale: Float = 1
    /// The factor of their turning; kept.
    public final var spin: Float = 1
    /// The number from which chance begins; kept.
    public final var seed: UInt32 = 0
    /// When the layer's time began, in seconds; kept.
    public final var beginTime: TimeInterval = 0
  }

  /// The shape of where particles come from.
  ///
  /// Apple counterpart: `CAEmitterLayerEmitterShape` · Source: CAEmitterLayer.h · Fidelity: exact
  public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates it from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A ball.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
  }

  /// Where of a shape particles come from.
  ///
  /// Apple counterpart: `CAEmitterLayerEmitterMode` · Source: CAEmitterLayer.h · Fidelity: exact
  public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates it from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its points.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// Its outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// Its surface.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// What is in it.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
  }

  /// How particles are put together.
  ///
  /// Apple counterpart: `CAEmitterLayerRenderMode` · Source: CAEmitterLayer.h · Fidelity: exact
  public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates it from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In no order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest first.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest last.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// The rearmost first.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Their light adds up.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
  }

  /// A kind of particles; kept.
  ///
  /// Apple counterpart: `CAEmitterCell` · Source: CAEmitterCell.h · Fidelity: approximate, kept
  @preconcurrency @MainActor
  open class CAEmitterCell {
    /// The picture, a `CGImage`; nil for none.
    public final var contents: Any?
    /// The part of the picture, in shares of its size.
    public final var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The pixels of the picture per point.
    public final var contentsScale: CGFloat = 1
    /// The name of the kind; nil for none.
    public final var name: String?
    /// Whether there are such particles.
    public final var isEnabled = true
    /// The color by which the picture is multiplied; nil for white.
    public final var color: Color? = .white
    /// Kinds that come from the particles themselves; nil for none.
    public final var emitterCells: [CAEmitterCell]?
    /// The number of particles a second.
    public final var birthRate: Float = 0
    /// How long each is there, in seconds.
    public final var lifetime: Float = 0
    /// How much that differs.
    public final var lifetimeRange: Float = 0
    /// How fast they are, in points a second.
    public final var velocity: CGFloat = 0
    /// How much that differs.
    public final var velocityRange: CGFloat = 0
    /// Where they go in the plane, in radians.
    public final var emissionLongitude: CGFloat = 0
    /// Where they go out of the plane, in radians.
    public final var emissionLatitude: CGFloat = 0
    /// How much that differs, in radians.
    public final var emissionRange: CGFloat = 0
    /// How much faster they become across.
    public final var xAcceleration: CGFloat = 0
    /// How much faster they become down.
    public final var yAcceleration: CGFloat = 0
    /// How much faster they become towards the eye.
    public final var zAcceleration: CGFloat = 0
    /// The factor of the picture's size.
    public final var scale: CGFloat = 1
    /// How much that differs.
    public final var scaleRange: CGFloat = 0
    /// How much that changes in a second.
    public final var scaleSpeed: CGFloat = 0
    /// How fast they turn, in radians a second.
    public final var spin: CGFloat = 0
    /// How much that differs.
    public final var spinRange: CGFloat = 0
    /// How much red differs.
    public final var redRange: Float = 0
    /// How much green differs.
    public final var greenRange: Float = 0
    /// How much blue differs.
    public final var blueRange: Float = 0
    /// How much opacity differs.
    public final var alphaRange: Float = 0
    /// How much red changes in a second.
    public final var redSpeed: Float = 0
    /// How much green changes in a second.
    public final var greenSpeed: Float = 0
    /// How much blue changes in a second.
    public final var blueSpeed: Float = 0
    /// How much opacity changes in a second.
    public final var alphaSpeed: Float = 0
    /// When the particles begin, in seconds.
    public final var beginTime: TimeInterval = 0
    /// How long there are new ones, in seconds.
    public final var duration: TimeInterval = 0
    /// Creates a kind of which there are no particles.
    public init() {}
  }
#endif
