// SPDX-License-Identifier: MIT

/// Names of colors as identifiers of a language, each distinct.
package struct TokenIdentifiers: Sendable {
  /// The way in which the words of a name are joined.
  package enum Style: Sendable {
    /// Lowercase words joined by hyphens, as in `brand-primary`.
    case kebab
    /// Lowercase words joined by underscores, as in `brand_primary`.
    case snake
    /// Words capitalized from the second on, without separators, as in `brandPrimary`.
    case camel
    /// Capitalized words without separators, as in `BrandPrimary`.
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

  /// Returns the form of a name that is the same in all styles: `brand-primary` for
  /// `Brand/Primary`.
  package static func key(_ name: TokenName) -> String { joined(words(of: name), .kebab) }

  /// Whether an identifier can have been made of a name: it is the name's, or has a number behind
  /// it.
  static func isMade(
    _ identifier: String, from name: TokenName, _ style: Style, isASCII: Bool = false
  ) -> Bool {
    let stem = joined(words(of: name, isASCII: isASCII), style)
    guard identifier.hasPrefix(stem) else { return false }
    let rest = identifier.dropFirst(stem.count)
    return rest.isEmpty || "-_".contains(rest.prefix(1)) && Int(rest.dropFirst()) != nil
  }

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
    words(of: name.description, isASCII: isASCII)
  }

  /// Returns the words of a text.
  static func words(of text: String, isASCII: Bool = false) -> [String] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return words(ofASCII: text.utf8) }
    var words: [String] = []
    var word = ""
    var previous: Character = " "
    for character in text {
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

  /// The same for letters, digits and signs of ASCII alone, as most names are.
  private static func words(ofASCII text: String.UTF8View) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var previous: UInt8 = 0
    let end = { (word: inout [UInt8]) in
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in text {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        let isLetterBefore = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(previous)
        let isDigitBefore = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(previous)
        if isLetterBefore || isDigitBefore { end(&word) }
        word.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        word.append(byte)
      default: end(&word)
      }
      previous = byte
    }
    end(&word)
    return words
  }

  private static func ascii(_ character: Character) -> String {
    if character.isASCII { return character.lowercased() }
    return character.unicodeScalars.map { "u" + String($0.value, radix: 16) }.joined()
  }
}

extension TokenPalette {
  /// Whether a part of a name begins as an identifier does, and has letters, digits and the signs
  /// between words alone.
  private static func isPlain(_ part: String) -> Bool {
    guard let first = part.first, first.isLetter || first.isNumber || first == "_" || first == "-"
    else { return false }
    return part.allSatisfy { $0.isLetter || $0.isNumber || " -_.".contains($0) }
      && part.contains { $0.isLetter || $0.isNumber }
  }

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
    // What comes out of a catalog has its name from there; `../Mine` is not another's `Mine`.
    let foreign = tokens.filter {
      $0.origin == nil && !exact.contains($0.name) && $0.name.parts.allSatisfy(Self.isPlain)
    }
    let keys = Dictionary(grouping: foreign) { TokenIdentifiers.key($0.name) }
    var names: [TokenName: TokenName] = [:]
    for (key, tokens) in keys where tokens.count == 1 {
      if let other = known[key] ?? nil, self[other] == nil { names[tokens[0].name] = other }
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
