// SPDX-License-Identifier: MIT

import ChiaroColor

/// A reader of colors that CSS makes of others: `color-mix()`, `rgb(from …)`, `calc()` in channels.
struct CSSExpression {
  /// The color of a custom property, by its name without hyphens; nil when it has none.
  let property: (String) -> TokenColor?
  /// Whether `light-dark()` means its second color.
  let isDark: Bool

  /// The deepest nesting that is read.
  private static let deepest = 16

  /// Returns whether a text has no more parentheses around each other than any color that is read:
  /// each pair around the others costs a look at all that it holds.
  static func isShallow(_ text: String) -> Bool {
    var depth = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth > 64 { return false }
    }
    return true
  }

  /// Returns whether a text is one of the functions that give a color.
  static func isColor(_ text: String) -> Bool {
    guard let function = CSSFunction(text) else { return false }
    return function.name == "color-mix" || function.name == "light-dark"
      || CSSChannels(function.name) != nil
  }

  /// Returns the color of a text; nil when it is none, or made of something that is unknown.
  func color(_ text: String, depth: Int = 0) -> TokenColor? {
    if let color = CSSColorText.color(text) { return color }
    guard depth < Self.deepest, let function = CSSFunction(text) else { return nil }
    switch function.name {
    case "var":
      let arguments = function.arguments
      guard let name = arguments.first, name.hasPrefix("--") else { return nil }
      if let color = property(String(name.dropFirst(2))) { return color }
      let rest = arguments.dropFirst().joined(separator: ", ")
      return rest.isEmpty ? nil : color(rest, depth: depth + 1)
    case "light-dark":
      let arguments = function.arguments
      guard arguments.count == 2 else { return nil }
      return color(arguments[isDark ? 1 : 0], depth: depth + 1)
    case "color-mix": return mix(function.arguments, depth)
    default: return channels(function, depth)
    }
  }

  // MARK: Mixes

  /// A color of a mix, with its share.
  private typealias Share = (color: TokenColor, percentage: Double?)

  private func mix(_ arguments: [String], _ depth: Int) -> TokenColor? {
    var arguments = arguments
    var method = CSSMix()
    if let first = arguments.first.map(CSSFunction.words), first.first?.lowercased() == "in" {
      guard let named = CSSMix(Array(first.dropFirst())) else { return nil }
      method = named
      arguments.removeFirst()
    }
    guard arguments.count == 2, let one = share(arguments[0], depth),
      let two = share(arguments[1], depth)
    else { return nil }
    let first = one.percentage ?? two.percentage.map { 100 - $0 } ?? 50
    let second = two.percentage ?? 100 - first
    let sum = first + second
    guard sum > 0 else { return nil }
    var mixed = method.mix(one.color, two.color, at: second / sum)
    if sum < 100 { mixed.color.alpha *= sum / 100 }
    return mixed
  }

  private func share(_ text: String, _ depth: Int) -> Share? {
    var words = CSSFunction.words(text)
    var percentage: Double?
    if let index = words.firstIndex(where: { $0.hasSuffix("%") }) {
      guard let value = Double(words.remove(at: index).dropLast()), (0...100).contains(value)
      else { return nil }
      percentage = value
    }
    return color(words.joined(separator: " "), depth: depth + 1).map { ($0, percentage) }
  }

  // MARK: Channels

  /// Reads `rgb(from red r g b / 50%)` and `hsl(calc(3 * 40deg) 50% 50%)`.
  private func channels(_ function: CSSFunction, _ depth: Int) -> TokenColor? {
    var words = CSSFunction.words(function.inside)
    var origin: TokenColor?
    if words.first?.lowercased() == "from" {
      guard words.count > 2, let color = color(words[1], depth: depth + 1) else { return nil }
      origin = color
      words.removeFirst(2)
    } else if function.arguments.count > 2 {
      // Commas as in CSS 3, of which the fourth value is alpha.
      words = function.arguments
      if words.count == 4 { words.insert("/", at: 3) }
    }
    let space = function.name == "color" && !words.isEmpty ? words.removeFirst() : nil
    guard let channels = CSSChannels(function.name, space: space),
      words.count == 3 || words.count == 5 && words[3] == "/"
    else { return nil }
    var known = origin.map { channels.values(of: $0.color) } ?? [:]
    known["alpha"] = origin?.color.alpha
    var values: [Double] = []
    for (index, word) in words.prefix(3).enumerated() {
      var sum = CSSSum(word, known, full: channels.full[index])
      guard let value = sum.value else { return nil }
      values.append(value)
    }
    if origin == nil && function.name.hasPrefix("rgb") {
      // Only a relative color may leave sRGB.
      values = values.map { min(max($0, 0), 255) }
    }
    if words.count < 5 { words = words.prefix(3) + ["/", origin == nil ? "1" : "alpha"] }
    var sum = CSSSum(words[4], known, full: 1)
    guard let alpha = sum.value else { return nil }
    words.remove(at: 3)
    return channels.color(
      values, alpha: min(max(alpha, 0), 1),
      missing: Self.missing(words, channels.names + ["alpha"], origin.map(channels.missing) ?? 0))
  }

  /// Returns which of four values are missing: `none`, or a channel that the origin lacks.
  private static func missing(_ words: [String], _ names: [String], _ origin: UInt8) -> UInt8 {
    words.enumerated().reduce(0) { missing, word in
      let text = word.element.lowercased()
      let channel = names.firstIndex(of: text)
      let isMissing = text == "none" || channel.map { origin & (1 << $0) != 0 } == true
      return isMissing ? missing | 1 << UInt8(word.offset) : missing
    }
  }
}
