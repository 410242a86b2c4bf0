// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroRaster
public import Foundation

/// The appearance of a view behind its content: background, border, corners and shadow.
///
/// The colors are dynamic and are resolved with the traits of the view. To keep a color from
/// adapting, set one made from `cgColor`, which is a snapshot.
///
/// Apple counterpart: `CALayer`, which takes snapshots only · Source: WWDC19 214 (statement S133) ·
/// Fidelity: approximate, without sublayers, contents and animations
public struct Layer: Hashable, Sendable {
  /// The background color; nil for none.
  public var backgroundColor: DynamicColor?
  /// The color of the border.
  public var borderColor: DynamicColor = .black
  /// The width of the border in points; 0 for none.
  public var borderWidth: CGFloat = 0
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat = 0
  /// The shape of the corners: circular or continuous.
  public var cornerCurve = CornerCurve.circular
  /// The bits of `CornerMask` that say which corners are rounded.
  package var maskedCorners: UInt8 = 15
  /// The color of the shadow.
  public var shadowColor: DynamicColor = .black
  /// The opacity of the shadow, from 0 (none, the default) to 1.
  public var shadowOpacity: CGFloat = 0
  /// The blur radius of the shadow in points.
  public var shadowRadius: CGFloat = 3
  /// The vertical offset of the shadow in points; positive values move it down.
  ///
  /// The default is -3, which moves the shadow up.
  ///
  /// Apple counterpart: `shadowOffset` of `CALayer` · Source: CALayer.h · Fidelity: approximate,
  /// the shadow has no horizontal offset
  public var shadowOffset: CGFloat = -3

  /// Creates a layer without background, border or shadow.
  public init() {}

  /// The corner radius and shape in the form that a display list takes.
  ///
  /// Where only some corners are round, `partlyRounded(_:)` has the shape.
  var corners: CornerRadius { CornerRadius(Float(cornerRadius), curve: cornerCurve) }

  private struct Corner {
    var bit: UInt8
    var isRight = false
    var isLow = false
    /// The directions from the corner to the edges before and after it.
    var before: CGPoint
    var after: CGPoint
  }

  /// The corners, clockwise from the top left.
  private static let corners = [
    Corner(bit: 1, before: CGPoint(x: 0, y: 1), after: CGPoint(x: 1, y: 0)),
    Corner(bit: 2, isRight: true, before: CGPoint(x: -1, y: 0), after: CGPoint(x: 0, y: 1)),
    Corner(
      bit: 8, isRight: true, isLow: true, before: CGPoint(x: 0, y: -1),
      after: CGPoint(x: -1, y: 0)),
    Corner(bit: 4, isLow: true, before: CGPoint(x: 1, y: 0), after: CGPoint(x: 0, y: -1)),
  ]

  /// The path of a rectangle some of whose corners are round; nil where all or none are.
  func partlyRounded(_ frame: CGRect) -> Path? {
    guard maskedCorners != 15, cornerRadius > 0 else { return nil }
    let radius = min(cornerRadius, frame.width / 2, frame.height / 2)
    var path = Path()
    for corner in Self.corners {
      let place = CGPoint(
        x: corner.isRight ? frame.maxX : frame.minX, y: corner.isLow ? frame.maxY : frame.minY)
      func away(_ way: CGPoint) -> CGPoint {
        CGPoint(x: place.x + way.x * radius, y: place.y + way.y * radius)
      }
      let isRound = maskedCorners & corner.bit != 0
      let first = isRound ? away(corner.before) : place
      if path.elements.isEmpty { path.move(to: Point(first)) } else { path.line(to: Point(first)) }
      if isRound {
        let turn = ArcCurve(around: place, from: first, to: away(corner.after))
        path.curve(
          to: Point(turn.end), control1: Point(turn.control1), control2: Point(turn.control2))
      }
    }
    path.close()
    return path
  }
}

/// A set of corners of a layer.
///
/// Apple counterpart: `CACornerMask` · Source: CALayer.h · Fidelity: exact
public struct CornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set of corners from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner; the bottom left one if the y axis points up.
  public static let layerMinXMinYCorner = CornerMask(rawValue: 1 << 0)
  /// The top right corner; the bottom right one if the y axis points up.
  public static let layerMaxXMinYCorner = CornerMask(rawValue: 1 << 1)
  /// The bottom left corner; the top left one if the y axis points up.
  public static let layerMinXMaxYCorner = CornerMask(rawValue: 1 << 2)
  /// The bottom right corner; the top right one if the y axis points up.
  public static let layerMaxXMaxYCorner = CornerMask(rawValue: 1 << 3)
}
