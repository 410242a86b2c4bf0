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
  }

  /// The tokens by their paths, which pointers into values lead to.
  let tokens: [[String]: DTCGToken]

  /// Returns what a token's value is.
  ///
  /// - Parameters:
  ///   - token: the token
  ///   - cell: the appearance, for which the token may have a mode
  /// - Returns: a color, or the token whose color it is
  /// - Throws: `Problem`, when it is no color
  func meaning(of token: DTCGToken, in cell: TokenCell) throws(Problem) -> Meaning {
    if let value = DTCGModes.value(of: token, in: cell) {
      return try meaning(of: value, depth: 0)
    }
    // Figma keeps some aliases beside the value that they had.
    let data = token.json["$extensions"]?["com.figma.aliasData"]
    if let name = data?["targetVariableName"]?.string {
      let path = TokenName(name).parts
      if tokens[path] != nil, path != token.path { return .alias(path) }
    }
    if let reference = token.json["$ref"] { return try pointer(reference, depth: 0) }
    guard let value = token.json["$value"] ?? token.json["value"] else {
      throw Problem(place: token.json, message: "a token without a value")
    }
    return try meaning(of: value, depth: 0)
  }

  private func meaning(of value: JSONValue, depth: Int) throws(Problem) -> Meaning {
    if let text = value.string {
      if let path = DTCGPointer.braced(text) { return .alias(plain(path)) }
      if let color = try faded(text, value, depth) { return .color(color) }
      do throws(ColorError) {
        return .color(TokenColor(try Color(css: text)))
      } catch {
        throw Problem(place: value, message: "\(VisibleText.reveal(text)) is no color: \(error)")
      }
    }
    if let reference = value["$ref"] { return try pointer(reference, depth: depth) }
    return .color(try color(value))
  }

  /// Returns the path of a token: older tools name the member that holds its value as well.
  private func plain(_ path: [String]) -> [String] {
    tokens[path] == nil && path.count > 1 && path.last == "value" ? path.dropLast() : path
  }

  /// Returns the color of `rgba({name}, 50%)`, as Tokens Studio writes; nil for any other text.
  private func faded(
    _ text: String, _ value: JSONValue, _ depth: Int
  ) throws(Problem) -> TokenColor? {
    let inside = text.filter { !$0.isWhitespace }
    guard inside.hasPrefix("rgba({"), inside.hasSuffix(")"),
      let end = inside.firstIndex(of: "}"), depth < 16
    else { return nil }
    let name = inside[inside.index(inside.startIndex, offsetBy: 5)...end]
    let rest = inside[inside.index(after: end)...].dropFirst().dropLast()
    let number = rest.hasSuffix("%") ? Double(rest.dropLast()).map { $0 / 100 } : Double(rest)
    guard var path = DTCGPointer.braced(String(name)).map(plain), let number, number.isFinite
    else { return nil }
    for _ in 0..<16 {
      guard let token = tokens[path], let next = token.json["$value"] ?? token.json["value"]
      else { break }
      switch try meaning(of: next, depth: depth + 1) {
      case .color(let color):
        return TokenColor(color.color.withAlpha(min(max(number, 0), 1)), missing: color.missing & 7)
      case .alias(let other): path = other
      }
    }
    throw Problem(place: value, message: "\(VisibleText.reveal(text)) leads to no color")
  }

  /// Follows a pointer: to a token, or to a color inside of a value.
  private func pointer(_ reference: JSONValue, depth: Int) throws(Problem) -> Meaning {
    var parts = DTCGPointer.parts(reference.string ?? "")
    guard let last = parts.last, depth < 16 else {
      throw Problem(place: reference, message: "a pointer that leads nowhere")
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
    throw Problem(place: reference, message: "a pointer that leads nowhere")
  }

  /// Returns a value with pointers followed, up to a depth.
  private func followed(_ value: JSONValue) throws(Problem) -> JSONValue {
    var value = value
    for _ in 0..<16 {
      guard let reference = value["$ref"] else { return value }
      value = try target(reference)
    }
    throw Problem(place: value, message: "pointers in a circle")
  }

  // MARK: Colors

  private func color(_ value: JSONValue) throws(Problem) -> TokenColor {
    guard value.kind == .object, let named = value["colorSpace"], let list = value["components"]
    else { throw Problem(place: value, message: "no color: expected colorSpace and components") }
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
    let isKept = color.space.cssName == space
    return TokenColor(color, missing: isKept ? missing : missing & 8)
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
