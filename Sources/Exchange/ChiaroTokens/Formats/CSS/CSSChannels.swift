// SPDX-License-Identifier: MIT

import ChiaroColor

/// The channels of a color function of CSS: their names, and what 100 % of each is.
struct CSSChannels {
  /// The names by which a relative color calls them.
  let names: [String]
  /// What 100 % is.
  let full: [Double]
  private let kind: Kind
  /// What each channel says of a color.
  let meanings: [Meaning]

  /// What a channel says: those of one meaning are analogous (CSS Color 4 §12.2).
  enum Meaning {
    case red, green, blue, lightness, chroma, hue, labA, labB, whiteness, blackness
  }

  private enum Kind {
    /// The components of a color space, multiplied by a factor.
    case space(ColorSpace, factor: Double)
    case hsl
    case hwb
  }

  /// Reads a function's name; `color()` has the name of a space.
  init?(_ function: String, space: String? = nil) {
    switch function {
    case "hsl", "hsla": meanings = Self.meanings(of: .hsl)
    case "hwb": meanings = Self.meanings(of: .hwb)
    case "lab", "oklab", "lch", "oklch":
      meanings = ColorSpace(cssName: function).map(Self.meanings) ?? []
    default: meanings = Self.meanings(of: .sRGB)
    }
    switch function {
    case "rgb", "rgba":
      (names, full, kind) = (["r", "g", "b"], [255, 255, 255], .space(.sRGB, factor: 255))
    case "hsl", "hsla": (names, full, kind) = (["h", "s", "l"], [360, 100, 100], .hsl)
    case "hwb": (names, full, kind) = (["h", "w", "b"], [360, 100, 100], .hwb)
    case "lab":
      (names, full, kind) = (["l", "a", "b"], [100, 125, 125], .space(.lab, factor: 1))
    case "lch":
      (names, full, kind) = (["l", "c", "h"], [100, 150, 360], .space(.lch, factor: 1))
    case "oklab":
      (names, full, kind) = (["l", "a", "b"], [1, 0.4, 0.4], .space(.oklab, factor: 1))
    case "oklch":
      (names, full, kind) = (["l", "c", "h"], [1, 0.4, 360], .space(.oklch, factor: 1))
    case "color":
      guard let space else {
        (names, full, kind) = ([], [], .hsl)
        return
      }
      // The spaces with a lightness have functions of their own.
      guard let known = ColorSpace(cssName: space.lowercased()),
        Self.meanings(of: known).first == .red
      else { return nil }
      let isXYZ = known == .xyzD65 || known == .xyzD50
      names = isXYZ ? ["x", "y", "z"] : ["r", "g", "b"]
      (full, kind) = ([1, 1, 1], .space(known, factor: 1))
    default: return nil
    }
  }

  /// What the components of a notation say of a color.
  static func meanings(of space: TokenNotation.Space) -> [Meaning] {
    switch space {
    case .hsl: [.hue, .chroma, .lightness]
    case .hwb: [.hue, .whiteness, .blackness]
    default: [.red, .green, .blue]
    }
  }

  /// What the components of a space say of a color.
  static func meanings(of space: ColorSpace) -> [Meaning] {
    switch space {
    case .lab, .oklab: [.lightness, .labA, .labB]
    case .lch, .oklch: [.lightness, .chroma, .hue]
    default: [.red, .green, .blue]
    }
  }

  /// Returns which channels of a color are missing; bit 3 is alpha.
  func missing(in color: TokenColor) -> UInt8 { Self.missing(in: color, among: meanings) }

  /// Returns which components with some meanings a color lacks; bit 3 is alpha.
  static func missing(in color: TokenColor, among meanings: [Meaning]) -> UInt8 {
    let own =
      color.written.map { Self.meanings(of: $0.space) } ?? Self.meanings(of: color.color.space)
    let lacking = color.written?.missing ?? color.missing
    return meanings.enumerated().reduce(color.missing & 8) { missing, channel in
      guard let index = own.firstIndex(of: channel.element), lacking & (1 << index) != 0
      else { return missing }
      return missing | 1 << UInt8(channel.offset)
    }
  }

  /// Returns the values of a color's channels by their names.
  func values(of color: Color) -> [String: Double] {
    let parts: [Double]
    switch kind {
    case .space(let space, let factor):
      let components = color.converted(to: space).components
      parts = [components.x, components.y, components.z].map { $0 * factor }
    case .hsl:
      let hue = HueShape(color)
      parts = [hue.degrees, hue.saturation * 100, hue.lightness * 100]
    case .hwb:
      let hue = HueShape(color)
      parts = [hue.degrees, hue.whiteness * 100, hue.blackness * 100]
    }
    return Dictionary(zip(names, parts)) { first, _ in first }
  }

  /// Returns the color of some channels, of which some may be missing.
  ///
  /// A color of `hsl()` and `hwb()` is one of sRGB, which keeps how it was written where something
  /// is missing.
  func color(_ values: [Double], alpha: Double, missing: UInt8) -> TokenColor {
    let color = color(values, alpha: alpha)
    let space: TokenNotation.Space
    switch kind {
    case .space: return TokenColor(color, missing: missing)
    case .hsl: space = .hsl
    case .hwb: space = .hwb
    }
    if missing & 7 == 0 { return TokenColor(color, missing: missing) }
    let components = [HueShape.wrapped(values[0]), values[1], values[2]]
    return TokenColor(
      color, missing: missing & 8, written: TokenNotation(space, components, missing: missing))
  }

  /// Returns the color of some channels.
  func color(_ values: [Double], alpha: Double) -> Color {
    switch kind {
    case .space(let space, let factor):
      var components = ColorComponents(values[0], values[1], values[2]) / factor
      if meanings.first == .lightness { components.x = min(max(components.x, 0), full[0]) }
      if space.isPolar {
        components.y = max(components.y, 0)
        components.z = HueShape.wrapped(components.z)
      }
      return Color(space, components, alpha: alpha)
    case .hsl:
      let shape = HueShape(hue: values[0], saturation: values[1] / 100, lightness: values[2] / 100)
      return shape.color(alpha: alpha)
    case .hwb:
      let shape = HueShape(hue: values[0], whiteness: values[1] / 100, blackness: values[2] / 100)
      return shape.color(alpha: alpha)
    }
  }
}

/// A color of sRGB by its hue, as `hsl()` and `hwb()` have it (CSS Color 4 §7 and §8).
struct HueShape {
  /// The hue, from 0 up to but not including 360.
  let degrees: Double
  /// The largest and the least channel.
  private let most: Double
  private let least: Double

  /// Whether the hue means nothing.
  var isGray: Bool { most - least < 1e-6 }
  var lightness: Double { (most + least) / 2 }
  var whiteness: Double { least }
  var blackness: Double { 1 - most }
  var saturation: Double {
    let room = min(lightness, 1 - lightness)
    return isGray || room <= 0 ? 0 : (most - lightness) / room
  }

  /// Reads a color, clipped to sRGB.
  init(_ color: Color) {
    let parts = color.converted(to: .sRGB).components
      .clamped(lowerBound: .zero, upperBound: .one)
    most = parts.max()
    least = parts.min()
    let reach = most - least
    guard reach >= 1e-6 else {
      degrees = 0
      return
    }
    let sixths =
      if most == parts.x {
        (parts.y - parts.z) / reach
      } else if most == parts.y {
        (parts.z - parts.x) / reach + 2
      } else {
        (parts.x - parts.y) / reach + 4
      }
    degrees = Self.wrapped(sixths * 60)
  }

  init(hue: Double, saturation: Double, lightness: Double) {
    let saturation = min(max(saturation, 0), 1)
    let lightness = min(max(lightness, 0), 1)
    let reach = saturation * min(lightness, 1 - lightness)
    (degrees, most, least) = (Self.wrapped(hue), lightness + reach, lightness - reach)
  }

  init(hue: Double, whiteness: Double, blackness: Double) {
    let (white, black) = (max(whiteness, 0), max(blackness, 0))
    let sum = white + black
    degrees = Self.wrapped(hue)
    (most, least) = sum >= 1 ? (white / sum, white / sum) : (1 - black, white)
  }

  /// Returns the color in sRGB.
  func color(alpha: Double) -> Color {
    let channels = [0.0, 8, 4].map { offset in
      let place = (offset + degrees / 30).truncatingRemainder(dividingBy: 12)
      return lightness - (most - least) / 2 * max(-1, min(place - 3, 9 - place, 1))
    }
    return Color(.sRGB, channels[0], channels[1], channels[2], alpha: alpha)
  }

  /// Returns an angle from 0 up to but not including 360.
  static func wrapped(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? (rest + 360).truncatingRemainder(dividingBy: 360) : rest
  }
}
