// SPDX-License-Identifier: MIT

public import ChiaroColor
public import ChiaroViews
public import Foundation

// On Apple's own systems Core Animation itself has these. They hold what an app says and show what
// any layer does: neither copies nor particles.
#if !canImport(CoreGraphics)
  /// A layer that shows copies of its sublayers; here, it shows only the originals.
  ///
  /// Apple counterpart: `CAReplicatorLayer` · Source: CAReplicatorLayer.h · Fidelity: inert
  open class CAReplicatorLayer: SnapshotLayer {
    /// The number of copies, including the original; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var instanceCount = 1
    /// The delay between each copy and the next, in seconds; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var instanceDelay: TimeInterval = 0
    /// The transform from each copy to the next; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var instanceTransform = CATransform3DIdentity
    /// The color by which copies are multiplied, or nil for white; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var instanceColor: Color?
  }

  /// A layer that emits particles; here, no particles are drawn.
  ///
  /// Apple counterpart: `CAEmitterLayer` · Source: CAEmitterLayer.h · Fidelity: inert
  open class CAEmitterLayer: SnapshotLayer {
    /// The cells that describe the particles, or nil for none; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var emitterCells: [CAEmitterCell]?
    /// The center of the emitter in the layer, in points; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var emitterPosition = CGPoint.zero
    /// The width and height of the emitter's shape, in points; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var emitterSize = CGSize.zero
    /// The shape of the emitter; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part of the emitter's shape where particles start; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var emitterMode = CAEmitterLayerEmitterMode.volume
    /// The factor by which the birth rates of all cells are multiplied; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var birthRate: Float = 1
    /// The factor by which the lifetimes of all cells are multiplied; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var lifetime: Float = 1
    /// The factor by which the velocities of all cells are multiplied; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var velocity: Float = 1
    /// The factor by which the scales of all cells are multiplied; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var scale: Float = 1
    /// The factor by which the spins of all cells are multiplied; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var spin: Float = 1
    /// The seed of the random number generator; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var seed: UInt32 = 0
    /// The begin time of the layer, in seconds; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var beginTime: TimeInterval = 0
  }

  /// A shape from which a layer emits particles; stored by the layer, but without effect.
  ///
  /// Apple counterpart: `CAEmitterLayerEmitterShape` · Source: CAEmitterLayer.h · Fidelity: exact
  public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name of the emitter shape.
    public let rawValue: String
    /// Creates an emitter shape from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A single point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A straight line.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A rectangular box.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A sphere.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
  }

  /// A part of an emitter's shape where particles start; stored by the layer, but without effect.
  ///
  /// Apple counterpart: `CAEmitterLayerEmitterMode` · Source: CAEmitterLayer.h · Fidelity: exact
  public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name of the emitter mode.
    public let rawValue: String
    /// Creates an emitter mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The mode that emits particles from the points of the shape.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The mode that emits particles from the outline of the shape.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The mode that emits particles from the surface of the shape.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// The mode that emits particles from the inside of the shape.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
  }

  /// A description of the particles that an emitter layer emits.
  ///
  /// Apple counterpart: `CAEmitterCell` · Source: CAEmitterCell.h · Fidelity: inert
  @preconcurrency @MainActor
  open class CAEmitterCell {
    /// The image of each particle, a `CGImage`, or nil for none; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var contents: Any?
    /// The scale of the image, in pixels per point; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var contentsScale: CGFloat = 1
    /// The name of the cell, or nil for none; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var name: String?
    /// Whether the cell emits particles; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var isEnabled = true
    /// The color by which the image is multiplied, or nil for white; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var color: Color? = .white
    /// The cells that each particle emits itself, or nil for none; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var emitterCells: [CAEmitterCell]?
    /// The number of particles emitted per second; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var birthRate: Float = 0
    /// The lifetime of a particle, in seconds; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var lifetime: Float = 0
    /// The range of random variation in the lifetime, in seconds; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var lifetimeRange: Float = 0
    /// The initial velocity of a particle, in points per second; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var velocity: CGFloat = 0
    /// The range of random variation in the velocity, in points per second; stored, but without
    /// effect.
    ///
    /// Fidelity: inert
    public final var velocityRange: CGFloat = 0
    /// The angle of emission in the plane of the layer, in radians; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var emissionLongitude: CGFloat = 0
    /// The angle of the cone that contains the emitted particles, in radians; stored, but without
    /// effect.
    ///
    /// Fidelity: inert
    public final var emissionRange: CGFloat = 0
    /// The acceleration along the y axis, in points per second squared; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var yAcceleration: CGFloat = 0
    /// The factor by which the image's size is multiplied; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var scale: CGFloat = 1
    /// The range of random variation in the scale; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var scaleRange: CGFloat = 0
    /// The speed at which a particle spins, in radians per second; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var spin: CGFloat = 0
    /// The range of random variation in the spin, in radians per second; stored, but without
    /// effect.
    ///
    /// Fidelity: inert
    public final var spinRange: CGFloat = 0
    /// The range of random variation in the color's red component; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var redRange: Float = 0
    /// The range of random variation in the color's green component; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var greenRange: Float = 0
    /// The range of random variation in the color's blue component; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var blueRange: Float = 0
    /// The begin time of the cell, in seconds; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var beginTime: TimeInterval = 0
    /// The time for which the cell emits particles, in seconds; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var duration: TimeInterval = 0
    /// Creates a cell with a birth rate and a lifetime of 0.
    public init() {}
  }
#endif
