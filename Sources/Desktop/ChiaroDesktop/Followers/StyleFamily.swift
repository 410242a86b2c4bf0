// SPDX-License-Identifier: MIT

/// The sisters of a theme's name: `Adwaita` and `Adwaita-dark`, `Orchis-Light` and `Orchis-Dark`,
/// `gruvbox_light_hard` and `gruvbox_dark_hard`, `BreezeLight` and `BreezeDark`.
enum StyleFamily {
  /// Names of pairs that do not say their style.
  private static let pairs = [("HighContrast", "HighContrastInverse"), ("airy", "darker")]

  /// Returns the name of a family for a style.
  ///
  /// - Parameters:
  ///   - name: a name of the family
  ///   - isDark: whether the dark one is wanted
  ///   - exists: whether there is a theme of a name
  /// - Returns: the name, which may be the given one; nil where no sister is known
  static func sister(of name: String, isDark: Bool, exists: (String) -> Bool) -> String? {
    if name.isEmpty { return nil }
    if let pair = pairs.first(where: { $0.0 == name || $0.1 == name }) {
      return isDark ? pair.1 : pair.0
    }
    let (mine, other) = isDark ? ("dark", "light") : ("light", "dark")
    if word(mine, in: name) != nil { return name }
    if let place = word(other, in: name) {
      return candidates(name, place, mine).first(where: exists)
    }
    // A name that tells no style is the one that its named sister is not.
    if let dark = added("dark", to: name).first(where: exists) { return isDark ? dark : name }
    let light = added("light", to: name).first(where: exists)
    return isDark && light != nil ? name : light
  }

  /// Whether a name has a sister for each style.
  static func hasBoth(_ name: String?, exists: (String) -> Bool) -> Bool {
    [true, false].allSatisfy { sister(of: name ?? "", isDark: $0, exists: exists) != nil }
  }

  /// The names with a word in the place of another, then without it.
  private static func candidates(
    _ name: String, _ place: Range<String.Index>, _ word: String
  ) -> [String] {
    let old = name[place]
    let spelling =
      old == old.uppercased()
      ? word.uppercased() : old.first?.isUppercase == true ? word.capitalizedASCII : word
    var without = name
    var gap = place
    if gap.lowerBound > name.startIndex, isSeparator(name[name.index(before: gap.lowerBound)]) {
      gap = name.index(before: gap.lowerBound)..<gap.upperBound
    } else if gap.upperBound < name.endIndex, isSeparator(name[gap.upperBound]) {
      gap = gap.lowerBound..<name.index(after: gap.upperBound)
    }
    without.removeSubrange(gap)
    return [name.replacingCharacters(in: place, with: spelling), without].filter { !$0.isEmpty }
  }

  private static func added(_ word: String, to name: String) -> [String] {
    let capital = word.capitalizedASCII
    return ["-", "_", " ", ""].flatMap { sign in
      sign.isEmpty ? [name + capital] : [name + sign + word, name + sign + capital]
    }
  }

  /// The place of a word of its own: no letter before it, or a change of case; none behind it but
  /// capitals.
  private static func word(_ word: String, in name: String) -> Range<String.Index>? {
    var found: Range<String.Index>?
    for start in name.indices {
      guard let end = name.index(start, offsetBy: word.count, limitedBy: name.endIndex),
        name[start..<end].lowercased() == word
      else { continue }
      let before = start > name.startIndex ? name[name.index(before: start)] : " "
      let isStart = !before.isLetter || (before.isLowercase && name[start].isUppercase)
      let isEnd = end == name.endIndex || !name[end].isLowercase
      if isStart && isEnd { found = start..<end }
    }
    return found
  }

  private static func isSeparator(_ character: Character) -> Bool { "-_ .".contains(character) }
}

extension String {
  /// The text with its first letter in upper case.
  fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst() }

  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    var changed = self
    changed.replaceSubrange(range, with: text)
    return changed
  }
}
