// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
public import ChiaroViews
public import Foundation

// On Apple's own systems Core Graphics and Core Foundation themselves have these.
#if !canImport(CoreGraphics)
  /// Core Foundation's name for an array.
  ///
  /// Apple counterpart: `CFArray` · Source: CFArray.h · Fidelity: approximate, a value type
  public typealias CFArray = [Any]
  /// Core Foundation's name for a dictionary.
  ///
  /// Apple counterpart: `CFDictionary` · Source: CFDictionary.h · Fidelity: approximate, a value
  /// type
  public typealias CFDictionary = [AnyHashable: Any]
  /// Core Foundation's name for `String`.
  ///
  /// Apple counterpart: `CFString` · Source: CFString.h · Fidelity: approximate, a value type
  public typealias CFString = String
  /// Core Foundation's name for `URL`.
  ///
  /// Apple counterpart: `CFURL` · Source: CFURL.h · Fidelity: approximate, a value type
  public typealias CFURL = URL
  /// Core Foundation's name for `Data`.
  ///
  /// Apple counterpart: `CFData` · Source: CFData.h · Fidelity: approximate, a value type
  public typealias CFData = Data

  /// A color space that is identified by its Core Graphics name.
  ///
  /// Every `CGColor` has its own color space, so this one has no effect on drawing.
  ///
  /// Apple counterpart: `CGColorSpace` · Source: CGColorSpace.h · Fidelity: approximate, only its
  /// name is kept
  public final class CGColorSpace: Sendable {
    /// The name of the space.
    public let name: CFString?
    /// The name of the color space sRGB.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// The name of sRGB with components below 0 and above 1.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// The name of the color space Display P3.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    // Core Graphics' own name.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the gray color space with a gamma of 2.2.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

    /// Creates a color space with a name, which is not checked; the result is never nil.
    public init?(name: CFString) { self.name = name }
  }

  // Core Graphics' own names.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the display's RGB color space, which is sRGB here.
  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { preconditionFailure("named") }
    return space
  }

  /// A gradient of two or more colors at locations from 0 to 1.
  ///
  /// Apple counterpart: `CGGradient` · Source: CGGradient.h · Fidelity: approximate, the color
  /// space is ignored
  public final class CGGradient: Sendable {
    let colors: [Color]
    let places: [CGFloat]

    /// Creates a gradient from colors; nil if there are none.
    ///
    /// - Parameters:
    ///   - space: ignored
    ///   - colors: an array of `CGColor`; other elements are ignored
    ///   - locations: the location of each color, clamped to the range from 0 to 1; nil for equal
    ///     intervals
    ///
    /// Apple counterpart: `init(colorsSpace:colors:locations:)` · Source: CGGradient.h · Fidelity:
    /// approximate, the color space is ignored
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
      // What is no color is left out; the others keep the places that they were given.
      let known = colors.enumerated().compactMap { index, color in
        (color as? Color).map { (index, $0) }
      }
      guard !known.isEmpty else { return nil }
      let last = CGFloat(max(1, colors.count - 1))
      self.colors = known.map { $1 }
      places = known.map { index, _ in
        guard let locations, locations.indices.contains(index) else { return CGFloat(index) / last }
        return min(1, max(0, locations[index]))
      }
    }

    /// Creates a gradient from color components; nil if there are no colors or too few components.
    ///
    /// - Parameters:
    ///   - space: ignored; the components are in sRGB
    ///   - components: red, green, blue and alpha of each color, from 0 to 1
    ///   - locations: the location of each color, clamped to the range from 0 to 1; nil for equal
    ///     intervals
    ///   - count: the number of colors
    public convenience init?(
      colorSpace space: CGColorSpace, colorComponents components: [CGFloat],
      locations: [CGFloat]?, count: Int
    ) {
      guard count > 0, components.count >= count * 4 else { return nil }
      let colors = (0..<count).map { index -> Color in
        let parts = components[(index * 4)..<(index * 4 + 4)].map { Double($0) }
        return Color(.sRGB, parts[0], parts[1], parts[2], alpha: parts[3])
      }
      self.init(colorsSpace: space, colors: colors, locations: locations)
    }
  }

  /// Options to extend a gradient's end colors beyond its ends; they change nothing, because the
  /// colors always extend.
  ///
  /// Apple counterpart: `CGGradientDrawingOptions` · Source: CGGradient.h · Fidelity: approximate,
  /// both ends always extend
  public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// An option to extend the first color before the start; it changes nothing, because the color
    /// always extends.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// An option to extend the last color after the end; it changes nothing, because the color
    /// always extends.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
  }

  extension GraphicsContext {
    /// Fills the current clip of the view with a linear gradient between two points.
    ///
    /// Apple counterpart: `drawLinearGradient(_:start:end:options:)` · Source: CGContext.h ·
    /// Fidelity: approximate, both ends always extend
    public func drawLinearGradient(
      _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) { draw(gradient, .linear(from: Self.share(start), to: Self.share(end))) }

    /// Fills the current clip of the view with a radial gradient between two circles with the same
    /// center.
    ///
    /// Apple counterpart: `CGContextDrawRadialGradient` · Source: CGContext.h · Fidelity:
    /// approximate, the start circle takes the end circle's center, and both ends always extend
    public func drawRadialGradient(
      _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
      endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
      let radius = max(endRadius, 0.001)
      let part = Float(radius / Self.everything.width)
      draw(
        gradient, .radial(center: Self.share(endCenter), radius: Point(x: part, y: part)),
        from: min(1, max(0, startRadius / radius)))
    }

    /// As far as any view reaches: clips say what is seen, and the bounds of what is drawn.
    private static var everything: CGRect {
      CGRect(x: -16_384, y: -16_384, width: 32_768, height: 32_768)
    }

    /// A point in shares of that rectangle's sides.
    private static func share(_ point: CGPoint) -> Point {
      Point(
        x: Float((point.x - everything.minX) / everything.width),
        y: Float((point.y - everything.minY) / everything.height))
    }

    private func draw(
      _ gradient: CGGradient, _ geometry: Gradient.Geometry, from share: CGFloat = 0
    ) {
      let stops = zip(gradient.places, gradient.colors).map { place, color in
        (position: share + place * (1 - share), color: DynamicColor(color))
      }
      isBoundless = true
      drawGradient(geometry, stops.count > 1 ? stops : stops + stops, in: Self.everything)
    }
  }
#endif
