// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource

/// Reads the values of tokens.
struct DTCGValue {
  /// What a value is.
  enum Meaning: Hashable {
    case color(TokenColor)
    /// A reference to another token by its path; the token's value is used.
    case alias([String])
  }

  /// A value that is no color.
  struct Problem: Error {
    var place: JSONValue
    var message: String
    /// Whether the value is right, but of another type.
    var isOther = false
  }

  /// The tokens by their paths, which pointers into values lead to.
  let tokens: [[String]: DTCGToken]
  /// The appearance, for which tokens may have a mode.
  let cell: TokenCell
  /// What a person says of the names of modes.
  let said: TokenModes
  let known = Known()

  /// Returns what a token's value is.
  ///
  /// - Parameter token: the token
  /// - Returns: a color, or the token whose color it is; nil where it says nothing of the
  ///   appearance
  /// - Throws: `Problem`, when it is no color
  func meaning(of token: DTCGToken) throws(Problem) -> Meaning? {
    let own = try meaning(of: token, depth: 0)
    // Figma keeps some aliases beside the value that they have, or had.
    guard case .color(let color)? = own, let path = aliasPath(of: token) else { return own }
    return resolved(path).map { Self.isAlike($0, color) } == true ? .alias(path) : own
  }

  /// The path of the token that Figma says a token is an alias of, beside its value.
  func aliasPath(of token: DTCGToken) -> [String]? {
    let data = token.json["$extensions"]?["com.figma.aliasData"]
    guard let name = data?["targetVariableName"]?.string else { return nil }
    let path = TokenName(name).parts
    return tokens[path] != nil && path != token.path ? path : nil
  }

  /// Returns the color at the end of a chain of aliases, as far as values say it.
  private func resolved(_ path: [String]) -> TokenColor? {
    var path = path
    for _ in 0..<64 {
      guard let token = tokens[path] else { return nil }
      switch try? meaning(of: token, depth: 0) {
      case .color(let color)?: return color
      case .alias(let next)?: path = next
      case nil: return nil
      }
    }
    return nil
  }

  /// Whether two colors are one, as files round them.
  private static func isAlike(_ first: TokenColor, _ second: TokenColor) -> Bool {
    let (one, two) = (first.color.converted(to: .sRGB), second.color.converted(to: .sRGB))
    return zip(one.channelValues + [one.alpha], two.channelValues + [two.alpha])
      .allSatisfy { ($0 - $1).magnitude < 1.5 / 255 }
  }

  /// Returns what the value of a token is, without what stands beside it.
  func meaning(of token: DTCGToken, depth: Int) throws(Problem) -> Meaning? {
    if let value = DTCGModes.value(of: token, in: cell, said) {
      return try meaning(of: value, depth: depth)
    }
    if let reference = token.json["$ref"] { return try pointer(reference, depth: depth) }
    guard let value = token.value else {
      if let path = aliasPath(of: token) { return .alias(path) }
      throw Problem(place: token.json, message: "the token has no value")
    }
    // It may have modes, none of which is for the appearance.
    if DTCGModes.isModes(value, said) { return nil }
    return try meaning(of: value, depth: depth)
  }

  private func meaning(of value: JSONValue, depth: Int) throws(Problem) -> Meaning {
    if let text = value.string {
      if let path = DTCGPointer.braced(text) { return .alias(plain(path)) }
      if let path = old(text), tokens[path] != nil { return .alias(path) }
      if let color = try function(text, value, depth) { return .color(color) }
      if CSSFunction(text)?.name.hasSuffix("-gradient") == true {
        throw Problem(
          place: value, message: "skipped, because a gradient is not a color", isOther: true)
      }
      do throws(ColorError) {
        return .color(TokenColor(try Color(css: text)))
      } catch {
        throw Problem(place: value, message: "\(VisibleText.reveal(text)) is not a color: \(error)")
      }
    }
    if let reference = value["$ref"] { return try pointer(reference, depth: depth) }
    return .color(try color(value))
  }

  /// Returns the path of a token: older tools name the member that holds its value as well.
  func plain(_ path: [String]) -> [String] {
    tokens[path] == nil && path.count > 1 && path.last == "value" ? path.dropLast() : path
  }

  /// Returns the path of `$name.of.token`, as Tokens Studio wrote before braces.
  func old(_ text: String) -> [String]? {
    guard text.hasPrefix("$"), text.utf8.count > 1, !text.contains(where: \.isWhitespace) else {
      return nil
    }
    return text.dropFirst().split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// Follows a pointer: to a token, or to a color inside of a value.
  private func pointer(_ reference: JSONValue, depth: Int) throws(Problem) -> Meaning {
    var parts = DTCGPointer.parts(reference.string ?? "")
    guard let last = parts.last, depth < 16 else {
      throw Problem(place: reference, message: "the reference leads nowhere")
    }
    if last == "$value" || last == "value" { parts.removeLast() }
    if tokens[parts] != nil || last == "$value" { return .alias(parts) }
    return try meaning(of: try target(reference), depth: depth + 1)
  }

  /// Returns the value in a token that a pointer leads to.
  private func target(_ reference: JSONValue) throws(Problem) -> JSONValue {
    let parts = DTCGPointer.parts(reference.string ?? "")
    for count in stride(from: parts.count - 1, to: 0, by: -1) {
      guard let token = tokens[Array(parts.prefix(count))] else { continue }
      var value: JSONValue? = token.json
      for name in parts.dropFirst(count) {
        let index = Int(name).flatMap { $0 < 0 ? nil : $0 }
        value =
          index.flatMap { index in value?.elements.dropFirst(index).first { _ in true } }
          ?? value?.members.first { $0.name.string == name }?.value
      }
      if let value { return value }
    }
    throw Problem(place: reference, message: "the reference leads nowhere")
  }

  /// Returns a value with pointers followed, up to a depth.
  private func followed(_ value: JSONValue) throws(Problem) -> JSONValue {
    var value = value
    for _ in 0..<16 {
      guard let reference = value["$ref"] else { return value }
      value = try target(reference)
    }
    throw Problem(place: value, message: "the references form a circle")
  }

  // MARK: Colors

  private func color(_ value: JSONValue) throws(Problem) -> TokenColor {
    if let color = channels(value) { return color }
    guard value.kind == .object, let named = value["colorSpace"], let list = value["components"]
    else { throw Problem(place: value, message: "not a color: expected colorSpace and components") }
    let space = try followed(named).string ?? ""
    var missing: UInt8 = 0
    var components: [Double] = []
    for (index, item) in try followed(list).elements.enumerated().prefix(4) {
      let number = try number(item)
      if number == nil { missing |= 1 << UInt8(index & 7) }
      components.append(number ?? 0)
    }
    guard components.count == 3 else {
      throw Problem(place: list, message: "\(components.count) components (expected 3)")
    }
    let alpha = try value["alpha"].map { (item) throws(Problem) in try number(item) }
    if alpha == .some(nil) { missing |= 8 }
    let numbers = ColorComponents(components[0], components[1], components[2])
    guard let color = DTCGSpace.color(space, numbers, alpha: (alpha ?? 1) ?? 0) else {
      throw Problem(place: named, message: "unknown color space \"\(VisibleText.reveal(space))\"")
    }
    if let own = TokenNotation.Space(rawValue: space) {
      return TokenColor(
        color, missing: missing & 8, written: .init(own, components, missing: missing))
    }
    let isKept = color.space.cssName == space
    return TokenColor(color, missing: isKept ? missing : missing & 8)
  }

  /// Returns the color of `{ "r": 146, "g": 153, "b": 162 }`, or of `h`, `s` and `l` or `v`, as
  /// Style Dictionary takes them; nil for any other value.
  private func channels(_ value: JSONValue) -> TokenColor? {
    let part = { (name: JSONValue?, full: Double) -> Double? in
      let text = name?.string
      let number = name?.number ?? text.flatMap { Double($0.filter { $0 != "%" }) }
      guard let number, number.isFinite, number.magnitude < 1e6 else { return nil }
      // What is at most 1 is a share, and so is what has a percent sign.
      let isPercent = text?.hasSuffix("%") == true || full == 1 && number > 1
      return isPercent ? number / 100 : number / full
    }
    let alpha = min(max(part(value["a"] ?? value["alpha"], 1) ?? 1, 0), 1)
    if let red = part(value["r"], 255), let green = part(value["g"], 255),
      let blue = part(value["b"], 255)
    {
      let inside = [red, green, blue].map { min(max($0, 0), 1) }
      return TokenColor(Color(.sRGB, inside[0], inside[1], inside[2], alpha: alpha))
    }
    guard let hue = value["h"]?.number, hue.magnitude < 1e6, let saturation = part(value["s"], 1)
    else { return nil }
    if let lightness = part(value["l"], 1) {
      let shape = HueShape(hue: hue, saturation: saturation, lightness: lightness)
      return TokenColor(shape.color(alpha: alpha))
    }
    guard let most = part(value["v"], 1) else { return nil }
    let shape = HueShape(hue: hue, whiteness: most * (1 - saturation), blackness: 1 - most)
    return TokenColor(shape.color(alpha: alpha))
  }

  /// Returns a component; nil for `none`.
  private func number(_ value: JSONValue) throws(Problem) -> Double? {
    let value = try followed(value)
    if value.isString("none") { return nil }
    guard let number = value.number, number.isFinite, number.magnitude < 1e30 else {
      throw Problem(place: value, message: "expected a number or \"none\"")
    }
    return number
  }
}
