// SPDX-License-Identifier: MIT

/// Reads the messages by which Objective-C writes a fixed color down.
struct ObjectiveCColor {
  var value: ColorValue
  /// The tokens of it, the last included.
  var first: Int
  var last: Int

  /// The color that begins at a token; nil where none does.
  init?(_ text: ObjectiveCTokens, at index: Int, implicit: ColorValue.Framework) {
    if text[index] == "[", let type = ColorTypes.framework(text[index + 1]), type != .swiftUI,
      let end = text.partner(index)
    {
      let message = ObjectiveCMessage(text, at: index)
      guard let value = Self.value(message, text, type) else { return nil }
      self.init(value: value, first: index, last: end)
    } else if let type = ColorTypes.framework(text[index]), type != .swiftUI,
      text[index + 1] == ".", let value = Self.named(text[index + 2], type)
    {
      self.init(value: value, first: index, last: index + 2)
    } else if text.isWord(index), text[index + 1] == "(", Self.isMacro(text[index]),
      let end = text.partner(index + 1),
      let value = Self.value(ofMacro: index + 2..<end, text, implicit)
    {
      self.init(value: value, first: index, last: end)
    } else {
      return nil
    }
  }

  private init(value: ColorValue, first: Int, last: Int) {
    self.value = value
    self.first = first
    self.last = last
  }

  // MARK: Values

  /// `whiteColor`, which Swift calls `white`.
  private static func named(_ name: String, _ type: ColorValue.Framework) -> ColorValue? {
    if ColorTypes.isNamed(name) { return ColorTypes.named(name, type) }
    guard name.hasSuffix("Color") else { return nil }
    return ColorTypes.named(String(name.dropLast(5)), type)
  }

  private static func value(
    _ message: ObjectiveCMessage, _ text: ObjectiveCTokens, _ type: ColorValue.Framework
  ) -> ColorValue? {
    guard let first = message.pieces.first else { return named(message.selector, type) }
    let labels = message.pieces.map { $0.label.lowercased() }
    if labels.contains(where: { $0.contains("dark") || $0.contains("dynamic") }) { return nil }
    var numbers: [String: Double] = [:]
    for (label, piece) in zip(labels, message.pieces) {
      let names = ["white", "red", "green", "blue", "hue", "saturation", "brightness", "alpha"]
      guard let name = names.first(where: label.hasSuffix) else { continue }
      numbers[name] = number(piece.argument, text)
    }
    // A translucency that is worked out is taken as half.
    let alpha = labels.contains { $0.hasSuffix("alpha") } ? numbers["alpha"] ?? 0.5 : 1
    if let components = ColorComponents.rgb(numbers) {
      return ColorComponents.color(components, alpha, type)
    }
    guard labels[0].contains("hex") || labels[0].contains("rgb") || labels[0].contains("string")
    else { return nil }
    return digits(first.argument, text).map { ColorComponents.color($0, alpha, type) }
  }

  /// `0.5f`, `(CGFloat)0.05`, `230/255.0`, `0xFC / 255.0`.
  static func number(_ range: Range<Int>, _ text: ObjectiveCTokens) -> Double? {
    var numbers: [Double] = []
    var divides = false
    for index in range.prefix(12) {
      if text[index] == "/" { divides = true }
      if text.tokens[index].kind == .number {
        guard let number = number(text[index]) else { return nil }
        numbers.append(number)
      } else if !["/", "(", ")", "CGFloat", "float"].contains(text[index]) {
        return nil
      }
    }
    if divides, numbers.count == 2, numbers[1] != 0 { return numbers[0] / numbers[1] }
    return numbers.count == 1 ? numbers[0] : nil
  }

  /// The value of a number as C writes it; nil for one in a notation of which nothing is known.
  private static func number(_ token: String) -> Double? {
    if token.lowercased().hasPrefix("0x") {
      return Int(token.dropFirst(2), radix: 16).map(Double.init)
    }
    let digits = token.prefix { $0.isNumber || $0 == "." }
    guard token.dropFirst(digits.count).allSatisfy({ "fFlLuU".contains($0) }) else { return nil }
    return Double(digits.hasSuffix(".") ? digits.dropLast() : digits)
  }

  private static func digits(_ range: Range<Int>, _ text: ObjectiveCTokens) -> [Double]? {
    guard range.count == 1, text.tokens.indices.contains(range.lowerBound) else { return nil }
    let token = text.tokens[range.lowerBound]
    switch token.kind {
    case .text: return ColorComponents.hex(token.text[...])
    case .number where token.text.lowercased().hasPrefix("0x"):
      return ColorComponents.hex(token.text.dropFirst(2))
    default: return nil
    }
  }

  // MARK: Macros

  /// Whether a name is that of a macro that makes a color of numbers: `UIColorFromRGB(0x333333)`.
  private static func isMacro(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("color") && (name.contains("rgb") || name.contains("hex"))
      || name == "rgb" || name == "rgba"
  }

  private static func value(
    ofMacro range: Range<Int>, _ text: ObjectiveCTokens, _ type: ColorValue.Framework
  ) -> ColorValue? {
    if let digits = digits(range, text) { return ColorComponents.color(digits, 1, type) }
    let parts = text.tokens[range].split { $0.is(",") }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    let numbers = parts.compactMap { number($0.startIndex..<$0.endIndex, text) }
    guard numbers.count == parts.count else { return nil }
    return ColorComponents.color(
      ColorComponents.scaled(Array(numbers[0..<3])), numbers.count == 4 ? min(numbers[3], 1) : 1,
      type)
  }
}
