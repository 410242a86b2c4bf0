// SPDX-License-Identifier: MIT

/// How the line along a path looks.
///
/// Apple counterpart: `CGContext.setLineWidth(_:)` and its kin · Source: CGContext.h ·
/// Fidelity: exact
public struct StrokeStyle: Hashable, Sendable {
  /// How a line ends.
  ///
  /// Apple counterpart: `CGLineCap` · Source: CGPath.h · Fidelity: exact
  public enum Cap: Int32, Sendable, CaseIterable {
    case butt = 0
    case round = 1
    case square = 2
  }

  /// How two lines meet.
  ///
  /// Apple counterpart: `CGLineJoin` · Source: CGPath.h · Fidelity: exact
  public enum Join: Int32, Sendable, CaseIterable {
    case miter = 0
    case round = 1
    case bevel = 2
  }

  /// The width in points, above 0.
  public var width: Float
  /// How lines end.
  public var cap: Cap
  /// How lines meet.
  public var join: Join
  /// From which ratio of a miter's length to the width on a corner is cut.
  public var miterLimit: Float
  /// The lengths of dashes and gaps in turn, in points; empty for a whole line.
  public var dash: [Float]
  /// Where in the dashes the line begins.
  public var dashPhase: Float

  /// Creates a style.
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
