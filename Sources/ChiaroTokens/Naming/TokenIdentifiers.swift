// SPDX-License-Identifier: MIT

/// Names of colors as identifiers of a language, each distinct.
package struct TokenIdentifiers: Sendable {
  /// How the words of a name are joined.
  package enum Style: Sendable {
    /// `brand-primary`
    case kebab
    /// `brand_primary`
    case snake
    /// `brandPrimary`
    case camel
    /// `BrandPrimary`
    case pascal
  }

  private var names: [TokenName: String] = [:]
  private var taken: Set<String> = []

  /// Gives every color of a palette an identifier.
  ///
  /// - Parameters:
  ///   - palette: the colors
  ///   - style: how words are joined
  ///   - reserved: the words that the language keeps for itself
  ///   - isASCII: whether letters of other scripts become their numbers
  package init(
    _ palette: TokenPalette, _ style: Style, reserved: Set<String> = [], isASCII: Bool = false
  ) {
    taken = reserved
    for token in palette.tokens {
      let stem = Self.joined(Self.words(of: token.name, isASCII: isASCII), style)
      var (name, number) = (stem, 1)
      while !taken.insert(name).inserted {
        number += 1
        name = stem + (style == .kebab ? "-" : style == .snake ? "_" : "") + "\(number)"
      }
      names[token.name] = name
    }
  }

  /// The identifier of a color of the palette.
  package subscript(name: TokenName) -> String { names[name] ?? "color" }

  /// Returns what is the same in all styles of a name: `brand-primary` for `Brand/Primary`.
  package static func key(_ name: TokenName) -> String { joined(words(of: name), .kebab) }

  private static func joined(_ words: [String], _ style: Style) -> String {
    let words = words.isEmpty ? ["color"] : words
    let capitals = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    // No language but CSS lets a name begin with a digit.
    let isDigit = words[0].first?.isNumber == true
    switch style {
    case .kebab: return words.joined(separator: "-")
    case .snake: return (isDigit ? ["color"] + words : words).joined(separator: "_")
    case .pascal: return (isDigit ? "Color" : "") + capitals.joined()
    case .camel:
      return isDigit ? "color" + capitals.joined() : words[0] + capitals.dropFirst().joined()
    }
  }

  /// Returns the words of a name in lower case, divided at signs and before capital letters.
  static func words(of name: TokenName, isASCII: Bool = false) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character = " "
    for character in name.description {
      let isPart = character.isLetter || character.isNumber
      if !isPart || (character.isUppercase && (previous.isLowercase || previous.isNumber)) {
        words.append(word)
        word = ""
      }
      if isPart { word += isASCII ? ascii(character) : character.lowercased() }
      previous = character
    }
    return (words + [word]).filter { !$0.isEmpty }
  }

  private static func ascii(_ character: Character) -> String {
    if character.isASCII { return character.lowercased() }
    return character.unicodeScalars.map { "u" + String($0.value, radix: 16) }.joined()
  }
}

extension TokenPalette {
  /// Returns the palette with names of some others that are written alike: a sheet's
  /// `brand-primary` becomes a catalog's `Brand/Primary`.
  package func renamed(like others: [TokenName]) -> TokenPalette {
    var known: [String: TokenName?] = [:]
    for name in others {
      let key = TokenIdentifiers.key(name)
      // What fits two names fits none.
      known[key] = known[key] == nil ? .some(name) : .some(nil)
    }
    let exact = Set(others)
    var names: [TokenName: TokenName] = [:]
    for token in tokens where !exact.contains(token.name) {
      if let other = known[TokenIdentifiers.key(token.name)] ?? nil, self[other] == nil {
        names[token.name] = other
      }
    }
    return TokenPalette(
      tokens.map { token in
        var token = token
        token.name = names[token.name] ?? token.name
        for index in token.variants.indices {
          if case .alias(let target) = token.variants[index].value {
            token.variants[index].value = .alias(names[target] ?? target)
          }
        }
        return token
      })
  }
}
