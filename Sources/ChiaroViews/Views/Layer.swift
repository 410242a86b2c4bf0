// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroRaster
public import Foundation

/// What stands behind a view's content: background, border, corners and shadow.
///
/// Its colors are dynamic and follow the traits of the view. To keep a value as it is now, set a
/// color made from `cgColor`, which is a snapshot.
///
/// Apple counterpart: `CALayer`, which takes snapshots only · Source: WWDC19 214 (S133) ·
/// Fidelity: approximate
public struct Layer: Hashable, Sendable {
  /// What fills the view; nil for nothing.
  public var backgroundColor: DynamicColor?
  /// The border's color.
  public var borderColor: DynamicColor = .black
  /// The border's width in points; 0 for none.
  public var borderWidth: CGFloat = 0
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat = 0
  /// How the corners bend.
  public var cornerCurve = CornerCurve.circular
  /// The shadow's color.
  public var shadowColor: DynamicColor = .black
  /// How strong the shadow is, from 0, none, to 1.
  public var shadowOpacity: CGFloat = 0
  /// How far the shadow fades, in points.
  public var shadowRadius: CGFloat = 3
  /// How far down the shadow falls, in points.
  public var shadowOffset: CGFloat = 3

  /// A layer of nothing.
  public init() {}

  /// The corners as a display list has them.
  var corners: CornerRadius { CornerRadius(Float(cornerRadius), curve: cornerCurve) }
}
