// SPDX-License-Identifier: MIT

public import Foundation

/// A series of colors with locations from 0 to 1.
///
/// Apple counterpart: `Gradient` · Source: SwiftUI reference · Fidelity: exact
public struct Gradient: Hashable, Sendable {
  /// A color at a location of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The location, from 0 to 1.
    public var location: CGFloat
    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  /// The colors with their locations.
  public var stops: [Stop]

  /// Creates a gradient from colors with locations.
  public init(stops: [Stop]) { self.stops = stops }
  /// Creates a gradient from evenly spaced colors.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The stops in order, as the engine knows them.
  var values: [GradientValue.Stop] {
    stops.sorted { $0.location < $1.location }
      .map { GradientValue.Stop($0.location, $0.color.style) }
  }
}

/// A gradient that is a view: it fills all the space that it gets.
protocol GradientView: View, PrimitiveView, StyleValued {
  /// The name of its type.
  static var typeName: String { get }
}

extension GradientView {
  package var node: Node {
    Node(.shape(ShapeValue(Self.typeName, .rectangle, .fill(styleValue))))
  }
}
