// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource

/// A modifier of Tokens Studio, which makes the color of a token lighter, darker, mixed with
/// another or translucent.
///
/// It reckons as the tool's own transforms for Style Dictionary do, before they round.
struct TokensStudioModifier {
  private enum Kind: String {
    case lighten, darken, mix, alpha
  }

  private enum Space: String {
    case lch, srgb, p3, hsl

    /// The name in CSS.
    var cssName: String { self == .p3 ? "display-p3" : rawValue }
  }

  private let kind: Kind
  private let space: Space
  /// The space of the result, which is in gamut there.
  private let format: Space
  private let amount: Double
  /// The color that is mixed in, as it is written; nil for other modifiers.
  let mixed: String?

  /// Reads a modifier; nil for one that is not understood.
  ///
  /// - Parameters:
  ///   - json: the modifier, or the name in braces of a token that holds it
  ///   - tokens: the tokens by their paths, which names in braces lead to
  init?(_ json: JSONValue, _ tokens: [[String]: DTCGToken]) {
    guard let json = Self.object(json, tokens),
      let kind = json["type"]?.string.flatMap(Kind.init),
      let space = json["space"]?.string.flatMap(Space.init),
      let amount = Self.amount(json["value"], tokens)
    else { return nil }
    (self.kind, self.space, self.amount) = (kind, space, amount)
    switch json["format"]?.string {
    case "hex"?: format = .srgb
    case let name?: format = Space(rawValue: name) ?? space
    case nil: format = space
    }
    mixed = kind == .mix ? json["color"]?.string : nil
    if kind == .mix, mixed == nil { return nil }
  }

  private static func object(_ json: JSONValue, _ tokens: [[String]: DTCGToken]) -> JSONValue? {
    guard let name = json.string else { return json }
    guard let path = DTCGPointer.braced(name) else { return nil }
    // An object without a type is read as a group, in which the value is a token.
    return tokens[path]?.value ?? tokens[path + ["value"]]?.json
  }

  private static let longestSum = 1000

  /// Returns what a sum comes to, in which names in braces stand for the numbers of tokens.
  private static func amount(_ json: JSONValue?, _ tokens: [[String]: DTCGToken]) -> Double? {
    guard var text = json.flatMap({ $0.string ?? $0.number.map { "\($0)" } }) else { return nil }
    for _ in 0..<64 {
      guard text.utf8.count <= longestSum else { return nil }
      guard let start = text.firstIndex(of: "{"), let end = text[start...].firstIndex(of: "}")
      else { break }
      guard let path = DTCGPointer.braced(String(text[start...end])),
        let value = tokens[path]?.value, let number = value.string ?? value.number.map({ "\($0)" })
      else { return nil }
      text.replaceSubrange(start...end, with: "(\(number))")
    }
    var sum = CSSSum("calc(\(text))", [:], full: 1)
    return sum.value
  }

  // MARK: Colors

  /// Returns the color that a modifier makes of another; nil where the one that it mixes in is
  /// missing.
  func color(of base: Color, with other: Color?) -> Color? {
    switch kind {
    case .alpha: return fitted(base.withAlpha(min(max(amount, 0), 1)))
    case .mix: return other.map { fitted(mix(base, $0)) }
    case .lighten, .darken: return fitted(moved(base))
    }
  }

  /// Goes a part of the way to white or black.
  private func moved(_ color: Color) -> Color {
    switch space {
    case .srgb, .p3:
      let own = color.converted(to: space == .p3 ? .displayP3 : .sRGB)
      var parts = own.components
      for index in 0..<3 { parts[index] = moved(parts[index], full: 1) }
      return Color(own.space, parts, alpha: color.alpha)
    case .lch:
      let own = color.converted(to: .lch).components
      let chroma = max(0, own.y - amount * own.y)
      return Color(.lch, moved(own.x, full: 100), chroma, own.z, alpha: color.alpha)
    case .hsl:
      let shape = HueShape(color.mapped(into: .sRGB, by: .css))
      let lightness = moved(shape.lightness, full: 1)
      return HueShape(hue: shape.degrees, saturation: shape.saturation, lightness: lightness)
        .color(alpha: color.alpha)
    }
  }

  private func moved(_ value: Double, full: Double) -> Double {
    kind == .lighten ? min(full, value + amount * (full - value)) : max(0, value - amount * value)
  }

  /// Mixes two colors, whose opacity does not weigh.
  private func mix(_ first: Color, _ second: Color) -> Color {
    guard let way = CSSMix([space.cssName]) else { return first }
    let share = min(max(amount, 0), 1)
    let ends = [first, second].map { TokenColor(inside($0, space).withAlpha(1)) }
    let alpha = first.alpha + (second.alpha - first.alpha) * share
    return way.mix(ends[0], ends[1], at: share).color.withAlpha(alpha)
  }

  /// Returns a color in the space of the result: one of `lch` in sRGB or Display P3, where these
  /// hold it.
  private func fitted(_ color: Color) -> Color {
    let result = inside(inside(color, space), format)
    guard result.space == .lch else { return result }
    let plain = [ColorSpace.sRGB, .displayP3].first { result.isInGamut(of: $0) }
    return plain.map { result.mapped(into: $0, by: .clip) } ?? result
  }

  private func inside(_ color: Color, _ space: Space) -> Color {
    switch space {
    case .srgb, .hsl: color.mapped(into: .sRGB, by: .css)
    case .p3: color.mapped(into: .displayP3, by: .css)
    case .lch: color.converted(to: .lch)
    }
  }
}

/// The modifiers of the tokens of one appearance, applied in the order in which they need each
/// other.
struct TokensStudioModifiers {
  private let tokens: [[String]: DTCGToken]
  private let meanings: [[String]: DTCGValue.Meaning]
  /// The colors that are known; those that are being looked for have none.
  private var colors: [[String]: TokenColor?] = [:]
  /// The modifiers that were not applied.
  private(set) var unknown: [JSONValue] = []

  /// The longest chain of colors that are made of each other.
  private static let longestChain = 64

  init(_ tokens: [[String]: DTCGToken], _ meanings: [[String]: DTCGValue.Meaning]) {
    self.tokens = tokens
    self.meanings = meanings
  }

  /// Returns the color of a token, aliases followed and modifiers applied; nil where aliases lead
  /// to no color.
  mutating func color(at path: [String], depth: Int = 0) -> TokenColor? {
    if let known = colors[path] { return known }
    guard depth < Self.longestChain else { return nil }
    colors[path] = .some(nil)
    let color = base(at: path, depth).map { modified($0, at: path, depth) }
    colors[path] = .some(color)
    return color
  }

  private mutating func base(at path: [String], _ depth: Int) -> TokenColor? {
    switch meanings[path] {
    case .color(let color)?: color
    case .alias(let next)?: self.color(at: next, depth: depth + 1)
    case nil: nil
    }
  }

  private mutating func modified(
    _ base: TokenColor, at path: [String], _ depth: Int
  ) -> TokenColor {
    guard let json = tokens[path]?.modifier else { return base }
    guard let modifier = TokensStudioModifier(json, tokens),
      let color = modifier.color(of: base.color, with: other(of: modifier, depth))
    else {
      unknown.append(json)
      return base
    }
    return TokenColor(color)
  }

  private mutating func other(of modifier: TokensStudioModifier, _ depth: Int) -> Color? {
    guard let text = modifier.mixed else { return nil }
    if let path = DTCGPointer.braced(text) { return color(at: path, depth: depth + 1)?.color }
    return CSSColorText.color(text)?.color
  }
}
