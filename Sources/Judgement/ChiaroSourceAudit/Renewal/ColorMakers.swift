// SPDX-License-Identifier: MIT

/// The constants, properties and functions of a project that give colors, by their names.
struct ColorMakers: Sendable {
  private var byName: [String: [Known]] = [:]

  /// What is known of a maker.
  struct Known: Sendable {
    var maker: ColorMaker
    var adapts: Bool
  }

  /// How often what is known of one is handed on to others that give it.
  private static let rounds = 4

  init() {}

  /// - Parameters:
  ///   - files: the files that declare them
  ///   - asset: whether what a source names in a catalog adapts; nil where it names none
  init(_ files: [FileFacts], asset: (String) -> Bool?) {
    for maker in files.lazy.flatMap(\.colors.makers) {
      let answers = maker.sources.map { asset($0) ?? LayerColorSource.adapts($0) }
      byName[maker.name, default: []].append(
        Known(maker: maker, adapts: maker.isDynamic || answers.contains(true)))
    }
    for _ in 0..<Self.rounds {
      var isChanged = false
      for (name, all) in byName {
        for (index, known) in all.enumerated() where !known.adapts {
          guard known.maker.sources.contains(where: { adapts($0, in: known.maker.owner) == true })
          else { continue }
          byName[name]?[index].adapts = true
          isChanged = true
        }
      }
      if !isChanged { return }
    }
  }

  /// Whether what a piece of code names, such as `Theme.line` or `UIColor.brand(for: .line)` in a
  /// type, gives a color that adapts; nil where it names nothing, or several that differ.
  func adapts(_ source: String, in type: String) -> Bool? {
    let found = found(source, in: type).filter { !$0.maker.isCGColor || !$0.maker.isStored }
    let answers = Set(found.map(\.adapts))
    return answers.count == 1 ? answers.first : nil
  }

  /// Whether a name is that of a `CGColor`, and whether that is kept; nil for another name.
  func cgColor(_ source: String, in type: String) -> (adapts: Bool, isKept: Bool)? {
    let found = found(source, in: type)
    guard let first = found.first, found.allSatisfy(\.maker.isCGColor) else { return nil }
    return (found.allSatisfy(\.adapts), first.maker.isStored)
  }

  private func found(_ source: String, in type: String) -> [Known] {
    let names = LayerColorSource.names(in: Self.withoutArguments(source))
      .filter { $0 != "self" && $0 != "Self" && $0 != "shared" }
    for (place, name) in names.enumerated().reversed() {
      guard let all = byName[name] else {
        if Self.wrappers.contains(name) { continue }
        return []
      }
      let before = names[..<place]
      let exact = all.filter { before.contains(Self.lastName($0.maker.owner)) }
      if !exact.isEmpty { return exact }
      let owned = all.filter { known in
        guard let base = before.last else {
          return known.maker.owner == type || known.maker.owner.isEmpty
            || source.hasPrefix(".") && ColorTypes.names.contains(known.maker.owner)
        }
        return base.first?.isUppercase != true && Self.mayBe(base, known.maker.owner)
      }
      if !owned.isEmpty { return owned }
      if !Self.wrappers.contains(name) { return [] }
    }
    return []
  }

  /// What only gives what stands before it.
  private static let wrappers: Set = [
    "uiColor", "nsColor", "cgColor", "color", "withAlphaComponent", "resolvedColor", "value",
  ]

  /// Names of variables that hold the colors of a project, whatever their type is called.
  private static let palettes: Set = [
    "theme", "themes", "style", "styles", "colors", "palette", "scheme", "appearance",
  ]

  /// Whether a variable may be of a type, by its name: `theme` of an `AppTheme`.
  private static func mayBe(_ variable: String, _ owner: String) -> Bool {
    let words = Set(StyleWords.words(of: variable))
    if ColorTypes.names.contains(owner) { return false }
    return !words.isDisjoint(with: StyleWords.words(of: lastName(owner)))
      || !words.isDisjoint(with: palettes)
  }

  private static func lastName(_ owner: String) -> String {
    owner.split(separator: ".").last.map(String.init) ?? owner
  }

  /// A piece of code without what stands in parentheses.
  private static func withoutArguments(_ source: String) -> String {
    var depth = 0
    return source.filter { character in
      if character == "(" { depth += 1 }
      defer { if character == ")" { depth -= 1 } }
      return depth == 0
    }
  }
}
