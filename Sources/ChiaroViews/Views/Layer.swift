// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroRaster
public import Foundation

/// The appearance of a view behind its content: background, border, corners and shadow.
///
/// The colors are dynamic and are resolved with the traits of the view. To keep a color from
/// adapting, set one made from `cgColor`, which is a snapshot.
///
/// Apple counterpart: `CALayer`, which takes snapshots only · Source: WWDC19 214 (S133) ·
/// Fidelity: approximate
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
  /// The color of the shadow.
  public var shadowColor: DynamicColor = .black
  /// The opacity of the shadow, from 0 (none, the default) to 1.
  public var shadowOpacity: CGFloat = 0
  /// The blur radius of the shadow in points.
  public var shadowRadius: CGFloat = 3
  /// The vertical offset of the shadow in points; positive values move it down.
  public var shadowOffset: CGFloat = 3

  /// Creates a layer without background, border or shadow.
  public init() {}

  /// The corner radius and shape in the form that a display list takes.
  var corners: CornerRadius { CornerRadius(Float(cornerRadius), curve: cornerCurve) }
}
