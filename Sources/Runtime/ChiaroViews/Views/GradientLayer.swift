// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
public import Foundation

/// A layer that shows a gradient.
///
/// Apple counterpart: `CAGradientLayer` · Source: CAGradientLayer.h · Fidelity: approximate, conic
/// gradients are drawn as radial ones
open class GradientLayer: SnapshotLayer {
  /// The kind of a gradient.
  ///
  /// Apple counterpart: `CAGradientLayerType` · Source: CAGradientLayer.h · Fidelity: approximate,
  /// a conic one is drawn as a radial one
  public enum Kind: Sendable, CaseIterable {
    case axial, radial, conic
  }

  /// The colors of the gradient, each of type `CGColor`; nil for none.
  ///
  /// Other values are ignored.
  open var colors: [Any]? { didSet { changed() } }
  /// The positions of the colors, from 0 to 1; nil, the default, spaces them evenly.
  open var locations: [NSNumber]? { didSet { changed() } }
  /// The point of the first color, as fractions of the layer's size; the top center by default.
  ///
  /// For a radial gradient, it is the center.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changed() } }
  /// The point of the last color, as fractions of the layer's size; the bottom center by default.
  ///
  /// For a radial gradient, it is a corner of the bounding rectangle of the outer ellipse.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed() } }
  /// The kind of gradient; the default is `axial`.
  open var type = Kind.axial { didSet { changed() } }

  override final var hasContents: Bool { colors?.isEmpty == false }

  override final func drawContents(in context: GraphicsContext) {
    let colors = (colors ?? []).compactMap { $0 as? Color }
    guard colors.count > 1 else {
      if let color = colors.first {
        context.fill(bounds, DynamicColor(color), cornerRadius: cornerRadius)
      }
      return
    }
    let stops = colors.enumerated().map { index, color -> GraphicsContext.GradientStop in
      let even = Double(index) / Double(colors.count - 1)
      let given = locations.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil }
      return (CGFloat(min(1, max(0, given ?? even))), DynamicColor(color))
    }
    context.drawGradient(geometry, stops, in: bounds, cornerRadius: cornerRadius)
  }

  private final var geometry: Gradient.Geometry {
    let (start, end) = (Point(startPoint), Point(endPoint))
    guard type != .axial else { return .linear(from: start, to: end) }
    return .radial(center: start, radius: Point(x: abs(end.x - start.x), y: abs(end.y - start.y)))
  }
}
