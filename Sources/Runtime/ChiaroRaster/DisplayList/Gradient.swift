// SPDX-License-Identifier: MIT

/// A gradient that fills a rectangle.
///
/// Points are in unit coordinates of the rectangle: (0, 0) is its top left corner, and (1, 1) its
/// bottom right corner.
///
/// Apple counterpart: `CAGradientLayer` · Source: CAGradientLayer.h · Fidelity: approximate,
/// without conic gradients
public struct Gradient: Hashable, Sendable {
  /// The shape along which a gradient's colors change.
  ///
  /// Apple counterpart: `CAGradientLayerType` · Source: CAGradientLayer.h · Fidelity: exact
  public enum Geometry: Hashable, Sendable {
    /// A linear gradient between two points; its end colors continue beyond them.
    case linear(from: Point, to: Point)
    /// A radial gradient from a center to an ellipse; the half axes of the ellipse are fractions of
    /// the rectangle's width and height.
    case radial(center: Point, radius: Point)
  }

  /// The color space in which stops are interpolated, with premultiplied alpha.
  ///
  /// Apple counterpart: `Gradient.ColorSpace` of SwiftUI · Source: CSS Images 4 §3.1 · Fidelity:
  /// approximate, two spaces only
  public enum Interpolation: UInt8, Sendable, CaseIterable {
    /// The encoded values in the canvas's color space, as in Core Animation.
    case canvas
    /// Oklab, in which equal steps look equal.
    case oklab
  }

  /// A color at a position along the gradient.
  ///
  /// Apple counterpart: `Gradient.Stop` of SwiftUI · Source: CSS Images 4 §3.4 · Fidelity: exact
  public struct Stop: Hashable, Sendable {
    /// The position, from 0 at the beginning to 1 at the end.
    public var position: Float
    /// The slot of the stop's color.
    public var color: ColorSlot

    /// Creates a stop.
    public init(_ position: Float, _ color: ColorSlot) {
      self.position = position
      self.color = color
    }
  }

  /// The shape along which the colors change.
  public var geometry: Geometry
  /// The color stops in order; if a position is before that of the preceding stop, it counts as
  /// equal to it.
  public var stops: [Stop]
  /// The color space in which stops are interpolated.
  public var interpolation: Interpolation

  /// Creates a gradient.
  public init(_ geometry: Geometry, stops: [Stop], interpolation: Interpolation = .canvas) {
    self.geometry = geometry
    self.stops = stops
    self.interpolation = interpolation
  }

  /// Returns the gradient with each color slot replaced by the result of a closure.
  public func mapped(_ slots: (ColorSlot) -> ColorSlot) -> Gradient {
    Gradient(
      geometry, stops: stops.map { Stop($0.position, slots($0.color)) },
      interpolation: interpolation)
  }
}
