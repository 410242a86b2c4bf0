// SPDX-License-Identifier: MIT

/// Colors that run into each other across a rectangle.
///
/// Places are fractions of the rectangle: (0, 0) is its top left corner, (1, 1) its bottom right.
///
/// Apple counterpart: `CAGradientLayer` · Source: CAGradientLayer.h · Fidelity: approximate
public struct Gradient: Hashable, Sendable {
  /// The way the colors run.
  ///
  /// Apple counterpart: `CAGradientLayerType` · Source: CAGradientLayer.h · Fidelity: exact
  public enum Geometry: Hashable, Sendable {
    /// Along a line; what lies before it and behind it has the colors of its ends.
    case linear(from: Point, to: Point)
    /// From a center out to an ellipse, whose half axes are fractions of width and height.
    case radial(center: Point, radius: Point)
  }

  /// Between which values the colors are mixed, alpha included and multiplied in.
  ///
  /// Apple counterpart: `Gradient.ColorSpace` of SwiftUI · Source: CSS Images 4 §3.1 · Fidelity:
  /// approximate
  public enum Interpolation: UInt8, Sendable, CaseIterable {
    /// The encoded values of the canvas, as Core Animation does.
    case canvas
    /// Oklab: even steps for the eye.
    case oklab
  }

  /// A color at a place on the way.
  ///
  /// Apple counterpart: `Gradient.Stop` of SwiftUI · Source: CSS Images 4 §3.4 · Fidelity: exact
  public struct Stop: Hashable, Sendable {
    /// Where it stands, from 0 at the beginning to 1 at the end.
    public var position: Float
    /// Its color.
    public var color: ColorSlot

    /// Creates a stop.
    public init(_ position: Float, _ color: ColorSlot) {
      self.position = position
      self.color = color
    }
  }

  /// The way the colors run.
  public var geometry: Geometry
  /// The colors in their order; a place before that of the stop before counts as that one.
  public var stops: [Stop]
  /// What is mixed.
  public var interpolation: Interpolation

  /// Creates a gradient.
  public init(_ geometry: Geometry, stops: [Stop], interpolation: Interpolation = .canvas) {
    self.geometry = geometry
    self.stops = stops
    self.interpolation = interpolation
  }

  /// The gradient with its slots mapped.
  public func mapped(_ slots: (ColorSlot) -> ColorSlot) -> Gradient {
    Gradient(
      geometry, stops: stops.map { Stop($0.position, slots($0.color)) },
      interpolation: interpolation)
  }
}
