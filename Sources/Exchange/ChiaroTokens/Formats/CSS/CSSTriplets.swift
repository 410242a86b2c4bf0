// SPDX-License-Identifier: MIT

/// Channels that stylesheets keep without their function, `253, 253, 253` or `0.546 0.245 262.881`,
/// and the function for each property: that in which the files use it, else what its numbers tell.
struct CSSTriplets {
  /// The functions by the names of properties.
  private(set) var functions: [String: String] = [:]

  private static let known: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch",
  ]

  /// Finds the functions of properties.
  ///
  /// - Parameters:
  ///   - values: the values of all properties
  ///   - uses: the functions around properties, as the files have them
  init(_ values: [String: CSSCells], uses: [String: String]) {
    let used = Self.passedOn(uses, values)
    var open: [(name: String, forms: Set<String>, isSure: Bool)] = []
    for (name, cells) in values {
      let texts = cells.all.compactMap { if case .raw(let text) = $0 { text } else { nil } }
      if texts.isEmpty { continue }
      if let function = used[name] {
        functions[name] = function
      } else if let forms = Self.forms(of: texts) {
        open.append((name, forms, Self.isSure(texts, name)))
      }
    }
    for one in open where one.forms.count == 1 && one.isSure {
      functions[one.name] = one.forms.first
    }
    // What may be several is what the others of the files are.
    let common = Set(functions.values.map { $0.hasSuffix("a") ? String($0.dropLast()) : $0 })
    for one in open where functions[one.name] == nil {
      let fitting = one.forms.intersection(common)
      if fitting.count == 1 { functions[one.name] = fitting.first }
    }
  }

  // MARK: Uses

  /// Returns the functions in which a file uses properties: `rgb` for `rgb(var(--n))`.
  static func uses(in bytes: [UInt8]) -> [String: String] {
    var uses: [String: String] = [:]
    let lead = Array("var(".utf8)
    var index = 0
    while index + lead.count < bytes.count {
      guard bytes[index] == lead[0], bytes[index...].starts(with: lead) else {
        index += 1
        continue
      }
      let function = function(before: index, bytes)
      index += lead.count
      guard let function, uses.count < 100_000 else { continue }
      let rest = bytes[index...].prefix(300).drop { $0 <= 0x20 }
      let name = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ")") }
      let text = String(decoding: name, as: UTF8.self)
      guard text.hasPrefix("--") else { continue }
      let property = NameComment.name(String(text.dropFirst(2)))
      if uses[property] == nil { uses[property] = function }
    }
    return uses
  }

  /// Returns the color function whose first argument begins at a place; nil where none does.
  private static func function(before place: Int, _ bytes: [UInt8]) -> String? {
    let before = bytes[max(0, place - 40)..<place]
    let open = before.reversed().drop { $0 <= 0x20 }
    guard open.first == UInt8(ascii: "(") else { return nil }
    let letters = open.dropFirst().prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
    let name = String(decoding: letters.reversed(), as: UTF8.self).lowercased()
    return known.contains(name) ? name : nil
  }

  /// Returns the uses, and those of properties to which the used ones lead.
  private static func passedOn(
    _ uses: [String: String], _ values: [String: CSSCells]
  ) -> [String: String] {
    var uses = uses
    var rest = Array(uses.keys)
    while let name = rest.popLast() {
      for case .known(.alias(let target)) in values[name]?.all ?? []
      where uses[target.description] == nil {
        uses[target.description] = uses[name]
        rest.append(target.description)
      }
    }
    return uses
  }

  // MARK: Numbers

  private static let longest = 200

  /// Whether a text is one to five numbers, or names of properties among them, with commas, blanks
  /// or a slash between.
  static func isRaw(_ text: String) -> Bool {
    guard text.utf8.count <= longest, let first = text.utf8.first,
      isNumberStart(first) || first == UInt8(ascii: "v")
    else { return false }
    let words = words(text)
    return (1...5).contains(words.count) && words.contains { number($0) != nil }
      && words.allSatisfy { number($0) != nil || $0 == "none" || $0.hasPrefix("var(") }
  }

  /// Whether a value is three or four numbers.
  static func isTriplet(_ value: CSSValues.Value) -> Bool {
    guard case .raw(let text) = value else { return false }
    return (3...4).contains(words(text).count)
  }

  private static func isNumberStart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  private static func words(_ text: String) -> [String] {
    let plain = text.contains(",") ? CSSFunction("f(\(text))")?.arguments ?? [] : [text]
    return plain.flatMap(CSSFunction.words).filter { $0 != "/" }
  }

  private static func number(_ word: String) -> Double? {
    var rest = word[...]
    for unit in ["%", "deg", "turn", "grad", "rad"] where rest.hasSuffix(unit) {
      rest = rest.dropLast(unit.count)
      break
    }
    return Double(rest).flatMap { $0.isFinite && rest.last != "." ? $0 : nil }
  }

  /// Returns the functions of which some texts can be the channels; nil for none.
  private static func forms(of texts: [String]) -> Set<String>? {
    var forms: Set<String>?
    for text in texts {
      let own = self.forms(ofWords: words(text))
      forms = forms?.intersection(own) ?? own
    }
    return forms.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func forms(ofWords words: [String]) -> Set<String> {
    let numbers = words.prefix(3).map(number)
    guard words.count == 3 || words.count == 4,
      let first = numbers[0], let second = numbers[1], let third = numbers[2]
    else { return [] }
    let shares = words.prefix(3).map { $0.hasSuffix("%") }
    if shares == [false, true, true] { return ["hsl"] }
    if shares[1] || shares[2] { return [] }
    var forms: Set<String> = []
    let isLightness = shares[0] ? (0...100).contains(first) : (0...1).contains(first)
    if isLightness, (0...0.5).contains(second), (0...360).contains(third) { forms.insert("oklch") }
    let channels = [first, second, third]
    if !shares[0], channels.allSatisfy({ (0...255).contains($0) && $0 == $0.rounded() }) {
      forms.insert("rgb")
    }
    return forms
  }

  /// Whether three numbers are surely channels: `1 1 0` may be anything.
  private static func isSure(_ texts: [String], _ name: String) -> Bool {
    let words = TokenIdentifiers.words(of: name)
    if words.contains(where: ["color", "colour", "rgb", "hsl", "oklch"].contains) { return true }
    return texts.contains { text in
      let numbers = Self.words(text).prefix(3).compactMap(number)
      return numbers.contains { $0 >= 10 || $0 != $0.rounded() }
    }
  }
}
