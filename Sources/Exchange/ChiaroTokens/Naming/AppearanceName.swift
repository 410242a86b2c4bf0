// SPDX-License-Identifier: MIT

/// A name of a color that says for which appearance it is: by a group (`dark/accent`), as its last
/// part (`accent/dark`), or by its end (`accent_dark_high_contrast`, `accentNight`).
struct AppearanceName {
  /// Where a name says it, from what is surely meant to what may be a shade.
  enum Place {
    case group, leaf, end
  }

  /// The name without the appearance.
  let stem: TokenName
  /// The appearance.
  let meaning: AppearanceWords.Meaning
  let place: Place
  /// Whether nothing else can be meant: it names night, contrast, or what a person says.
  let isSure: Bool

  /// Reads a name; nil for one that says no appearance, or nothing else.
  init?(_ name: TokenName, _ said: TokenModes) {
    var parts = name.parts
    var meaning: AppearanceWords.Meaning = [:]
    var isSure = false
    var place: Place?
    let take = { (text: String) -> Bool in
      let reading = AppearanceWords.Reading(text, said)
      guard reading.namesStyleOrContrast, reading.isPure else { return false }
      meaning.merge(reading.meaning) { $1 }
      isSure =
        isSure || reading.isSaid || reading.meaning[.contrast] == true
        || TokenIdentifiers.words(of: text).contains { $0 == "night" || $0 == "day" }
      return true
    }
    let groups = parts.dropLast().map(take)
    if groups.contains(true) {
      place = .group
      parts = zip(parts, groups + [false]).filter { !$0.1 }.map(\.0)
    }
    if let last = parts.last {
      if parts.count > 1, place == nil, take(last) {
        place = .leaf
        parts.removeLast()
      } else if let (stem, end) = Self.divided(last, said), take(end) {
        place = place ?? .end
        parts[parts.count - 1] = stem
      }
    }
    guard let place, !parts.isEmpty, meaning[.scheme] != nil || meaning[.contrast] != nil else {
      return nil
    }
    stem = TokenName(parts: parts)
    (self.meaning, self.place, self.isSure) = (meaning, place, isSure)
  }

  /// The words before a style that make it the ground: `text-on-dark` is for light and dark.
  private static let relations: Set<String> = ["on", "over", "for", "in", "to", "from", "not"]

  /// Divides a text before the longest end that names an appearance; nil where none does.
  private static func divided(_ text: String, _ said: TokenModes) -> (stem: String, end: String)? {
    let starts = starts(of: text)
    for (number, start) in starts.enumerated().dropFirst().prefix(16) {
      let end = String(text[start...])
      let reading = AppearanceWords.Reading(end, said)
      guard reading.namesStyleOrContrast, reading.isPure else { continue }
      let before = TokenIdentifiers.words(of: String(text[starts[number - 1]..<start]))
      if before.last.map(relations.contains) == true { return nil }
      if before.last.map(AppearanceWords.isPlain) == true, number > 1,
        AppearanceWords.isPlain(TokenIdentifiers.words(of: end).first ?? "")
      {
        continue
      }
      var stem = text[..<start]
      while let last = stem.last, !last.isLetter, !last.isNumber { stem.removeLast() }
      return stem.isEmpty ? nil : (String(stem), end)
    }
    return nil
  }

  /// Where the words of a text begin.
  private static func starts(of text: String) -> [String.Index] {
    var starts: [String.Index] = []
    var previous: Character = " "
    for index in text.indices.prefix(200) {
      let character = text[index]
      let isPart = character.isLetter || character.isNumber
      let wasPart = previous.isLetter || previous.isNumber
      if isPart, !wasPart || character.isUppercase && (previous.isLowercase || previous.isNumber) {
        starts.append(index)
      }
      previous = character
    }
    return starts
  }
}
