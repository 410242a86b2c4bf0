// SPDX-License-Identifier: MIT

/// The appearance of a stroked path: line width, caps, joins and dashes.
///
/// Apple counterpart: `CGContext.setLineWidth(_:)` and related methods · Source: CGContext.h ·
/// Fidelity: exact
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of a line's ends.
  ///
  /// Apple counterpart: `CGLineCap` · Source: CGPath.h · Fidelity: exact
  public enum Cap: Int32, Sendable, CaseIterable {
    case butt = 0
    case round = 1
    case square = 2
  }

  /// The shape of the corner where two lines meet.
  ///
  /// Apple counterpart: `CGLineJoin` · Source: CGPath.h · Fidelity: exact
  public enum Join: Int32, Sendable, CaseIterable {
    case miter = 0
    case round = 1
    case bevel = 2
  }

  /// The line width in points, above 0.
  public var width: Float
  /// The shape of the ends of lines and dashes.
  public var cap: Cap
  /// The shape of the corners where lines of the path meet.
  public var join: Join
  /// The ratio of miter length to line width above which a miter becomes a bevel.
  public var miterLimit: Float
  /// The lengths of dashes and gaps, alternating, in points; empty for a solid line.
  public var dash: [Float]
  /// The distance into the dash pattern at which the line begins, in points.
  public var dashPhase: Float

  /// Creates a stroke style.
  public init(
    width: Float, cap: Cap = .butt, join: Join = .miter, miterLimit: Float = 10,
    dash: [Float] = [], dashPhase: Float = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
