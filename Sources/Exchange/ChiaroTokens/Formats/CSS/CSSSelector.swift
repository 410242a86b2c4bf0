// SPDX-License-Identifier: MIT

/// What a selector says of the appearance in which a rule holds for the whole page.
///
/// Selectors of the root, and of classes and attributes that name an appearance, are for the whole
/// page; those of single elements are not.
struct CSSSelector {
  /// The appearance.
  private(set) var meaning: AppearanceWords.Meaning = [:]
  /// How many of its words mean something else, as `dimmed` in `.dark-dimmed`.
  private(set) var extraWords = 0
  /// The identifiers, classes and elements, as CSS counts them (Selectors 4 §17), in one number.
  private(set) var specificity = 0

  private static let classWeight = 1000
  /// The deepest nesting of `:is()` and the like that is read.
  private static let deepest = 8
  private static let roots: Set<String> = ["html", "body"]

  /// What a person says of names.
  private let said: TokenModes

  /// Reads a list of selectors; nil when none of them is for the whole page.
  init?(list text: String, _ said: TokenModes = TokenModes()) {
    self.init(list: text, said, depth: 0)
  }

  private init?(list text: String, _ said: TokenModes, depth: Int) {
    guard depth < Self.deepest else { return nil }
    self.said = said
    let all = Self.parts(text) { $0 == "," }.prefix(256).compactMap {
      CSSSelector(complex: $0, said, depth: depth)
    }
    guard let first = all.first else { return nil }
    // It holds where any of them does: what they have in common is certain.
    meaning = all.dropFirst().reduce(first.meaning) { common, other in
      common.filter { other.meaning[$0.key] == $0.value }
    }
    extraWords = all.map(\.extraWords).min() ?? 0
    specificity = all.map(\.specificity).max() ?? 0
  }

  /// Reads a selector without commas, such as `.dark body`.
  private init?(complex text: String, _ said: TokenModes, depth: Int) {
    self.said = said
    let compounds = Self.parts(text.replacing(">", with: " ")) { $0.isWhitespace }
      .filter { !$0.isEmpty }
    guard !compounds.isEmpty else { return nil }
    for compound in compounds {
      guard addCompound(compound[...], depth: depth) else { return nil }
    }
  }

  // MARK: Compounds

  /// Adds what stands together without spaces, such as `html.dark`; returns false for what is about
  /// single elements.
  private mutating func addCompound(_ text: Substring, depth: Int) -> Bool {
    var rest = text
    while let sign = rest.first {
      switch sign {
      case "*", "&": rest.removeFirst()
      case ".":
        rest.removeFirst()
        guard addWords(Self.takeName(&rest)) else { return false }
      case "[":
        guard let end = rest.firstIndex(of: "]") else { return false }
        let inside = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        guard addAttribute(inside) else { return false }
      case ":":
        rest.removeFirst()
        guard addPseudoClass(&rest, depth: depth) else { return false }
      default:
        let name = Self.takeName(&rest)
        guard Self.roots.contains(name.lowercased()) else { return false }
        specificity += 1
      }
    }
    return true
  }

  /// Adds a class's name, which must name an appearance.
  private mutating func addWords(_ name: String) -> Bool {
    let words = AppearanceWords.Reading(name, said)
    guard words.namesStyleOrContrast else { return false }
    add(words.meaning, words.extraWords)
    specificity += Self.classWeight
    return true
  }

  /// Adds `data-theme="dark"` or `dark`; a value that names no appearance must be a default.
  private mutating func addAttribute(_ text: Substring) -> Bool {
    let parts = text.split(separator: "=", maxSplits: 1)
    guard let name = parts.first else { return false }
    let value = parts.count < 2 ? nil : Self.unquoted(parts[1])
    let words = AppearanceWords.Reading(value ?? String(name), said)
    // `data-contrast="more"` has the axis in its name.
    let both = AppearanceWords.Reading("\(name) \(value ?? "")", said)
    if words.namesStyleOrContrast {
      add(words.meaning, words.extraWords)
    } else if value != nil, !words.meaning.isEmpty, both.namesStyleOrContrast {
      add(both.meaning, words.extraWords)
    } else if value == nil || words.extraWords > 0 || !words.meaning.isEmpty {
      return false
    }
    specificity += Self.classWeight
    return true
  }

  private static func unquoted(_ text: Substring) -> String {
    let plain = CSSSheet.trimmed(String(text))
    let inside = plain.prefix { $0 != "\"" && $0 != "'" }
    return inside.isEmpty
      ? String(plain.dropFirst().prefix { $0 != "\"" && $0 != "'" }) : String(inside)
  }

  private mutating func addPseudoClass(_ rest: inout Substring, depth: Int) -> Bool {
    let name = Self.takeName(&rest).lowercased()
    guard rest.first == "(" else {
      guard name == "root" || name == "host" else { return false }
      specificity += Self.classWeight
      return true
    }
    guard let inside = Self.takeParentheses(&rest) else { return false }
    let inner = CSSSelector(list: inside, said, depth: depth + 1)
    switch name {
    case "not":
      // What is not dark is light; without any other name the root is the root.
      if inner?.meaning[.scheme] == true { add([.scheme: false], 0) }
      specificity += inner?.specificity ?? Self.classWeight
      return true
    case "is", "where", "host", "host-context", "root":
      guard let inner else { return false }
      add(inner.meaning, inner.extraWords)
      specificity += name == "where" ? 0 : inner.specificity
      return true
    default: return false
    }
  }

  private mutating func add(_ other: AppearanceWords.Meaning, _ extraWords: Int) {
    meaning.merge(other) { $1 }
    self.extraWords += extraWords
  }

  // MARK: Text

  private static func takeName(_ rest: inout Substring) -> String {
    let name = rest.prefix { !".[:#()*&+~,".contains($0) && !$0.isWhitespace }
    // What cannot begin a name would never be passed.
    guard !name.isEmpty else {
      return rest.popFirst().map { String($0) } ?? ""
    }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  private static func takeParentheses(_ rest: inout Substring) -> String? {
    var depth = 0
    for index in rest.indices {
      if rest[index] == "(" { depth += 1 }
      if rest[index] == ")" { depth -= 1 }
      guard depth == 0 else { continue }
      let inside = rest[rest.index(after: rest.startIndex)..<index]
      rest = rest[rest.index(after: index)...]
      return String(inside)
    }
    return nil
  }

  /// Divides a text at what stands in no parentheses, brackets and quotes.
  static func parts(_ text: String, at isBetween: (Character) -> Bool) -> [String] {
    var parts = [""]
    var depth = 0
    var quote: Character?
    for character in text {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      }
      if quote == nil, "([".contains(character) { depth += 1 }
      if quote == nil, ")]".contains(character) { depth -= 1 }
      if depth <= 0, quote == nil, isBetween(character) {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
