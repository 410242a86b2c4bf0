// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroRaster
import ChiaroViews
public import Foundation

/// A gradient of colors.
///
/// Apple counterpart: `NSGradient` · Source: NSGradient.h · Fidelity: approximate, linear gradients
/// only
@preconcurrency @MainActor
open class NSGradient {
  private let stops: [(position: CGFloat, color: NSColor)]

  /// Creates a gradient of two colors; never nil.
  public init?(starting startingColor: NSColor, ending endingColor: NSColor) {
    stops = [(0, startingColor), (1, endingColor)]
  }
  /// Creates a gradient of evenly spaced colors, from start to end; nil without colors.
  public init?(colors colorArray: [NSColor]) {
    guard !colorArray.isEmpty else { return nil }
    let last = CGFloat(max(1, colorArray.count - 1))
    stops = colorArray.enumerated().map { (CGFloat($0) / last, $1) }
  }
  /// Creates a gradient from pairs of a color and a location from 0 to 1; nil without pairs.
  public init?(colorsAndLocations objects: (NSColor, CGFloat)...) {
    guard !objects.isEmpty else { return nil }
    stops = objects.map { ($1, $0) }
  }
  /// Creates a gradient from colors and their locations, which are from 0 to 1.
  ///
  /// It is nil if there are no colors or no locations, or if their numbers differ. The color space
  /// is ignored.
  public init?(
    colors colorArray: [NSColor], atLocations locations: [CGFloat]?,
    colorSpace: NSColorSpace = .sRGB
  ) {
    guard !colorArray.isEmpty, let locations, locations.count == colorArray.count else {
      return nil
    }
    stops = zip(locations, colorArray).map { ($0, $1) }
  }

  /// Fills a rectangle with the gradient at an angle in degrees; has an effect only during
  /// `draw(_:)`.
  ///
  /// At 0 the gradient runs from left to right. Greater angles turn it counterclockwise, or
  /// clockwise in a flipped view.
  open func draw(in rect: NSRect, angle: CGFloat) {
    let way = angle * .pi / 180
    let (x, y) = (cos(way), sin(way))
    let half = (abs(x) * rect.width + abs(y) * rect.height) / 2
    func place(_ share: CGFloat) -> Point {
      // In shares of the rectangle's sides.
      let (wide, high) = (max(rect.width, 0.001), max(rect.height, 0.001))
      return Point(
        x: Float(0.5 + x * half * share / wide), y: Float(0.5 + y * half * share / high))
    }
    GraphicsContext.current?.drawGradient(
      .linear(from: place(-1), to: place(1)), stops, in: rect)
  }
  /// Fills a path with the gradient as `draw(in:angle:)` does; the gradient spans the path's
  /// bounds.
  open func draw(in path: NSBezierPath, angle: CGFloat) {
    guard let context = GraphicsContext.current else { return }
    let rule: FillRule = path.windingRule == .evenOdd ? .evenOdd : .winding
    context.clip(to: path.cgPath, rule: rule) { draw(in: path.bounds, angle: angle) }
  }
  /// Returns the color at a location from 0 to 1, interpolated in sRGB for the current traits.
  ///
  /// Before the location of the first color, it is the first color; after the location of the last
  /// color, it is the last one.
  open func interpolatedColor(atLocation location: CGFloat) -> NSColor {
    guard let after = stops.firstIndex(where: { $0.position > location }) else {
      return stops[stops.count - 1].color
    }
    guard after > 0 else { return stops[0].color }
    let (first, second) = (stops[after - 1], stops[after])
    let share = (location - first.position) / (second.position - first.position)
    func mean(_ part: KeyPath<NSColor, CGFloat>) -> CGFloat {
      first.color[keyPath: part] * (1 - share) + second.color[keyPath: part] * share
    }
    return NSColor(
      red: mean(\.redComponent), green: mean(\.greenComponent), blue: mean(\.blueComponent),
      alpha: mean(\.alphaComponent))
  }
  /// The number of colors in the gradient.
  open var numberOfColorStops: Int { stops.count }
}
