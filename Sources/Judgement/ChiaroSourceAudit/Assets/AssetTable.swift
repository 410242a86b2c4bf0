// SPDX-License-Identifier: MIT

package import ChiaroColor
import ChiaroSource

/// An asset set of the project, as a request names it.
package struct NamedAsset: Hashable, Sendable {
  /// The kind of the set's content.
  package enum Kind: String, Sendable {
    case color
    case image
  }

  /// The name by which code finds the asset, with its namespace.
  package var name: String
  /// The kind of the set's content.
  package var kind: Kind
  /// Whether the asset looks different in light and dark.
  package var adapts: Bool
  /// An identifier that tells the set from others of its name; the answer repeats it.
  package var set: String
  /// The catalog with the set, as targets name it.
  package var catalog: String
  /// The colors of a color set: light and dark, each also with increased contrast.
  package var values: [Value] = []

  /// The color of a color set in one appearance.
  package struct Value: Hashable, Sendable {
    /// The appearance in words, such as `dark` or `dark high contrast`.
    package var appearance: String
    /// The color.
    package var color: Color

    /// Creates a value.
    package init(_ appearance: String, _ color: Color) {
      self.appearance = appearance
      self.color = color
    }
  }

  /// Creates a named asset.
  package init(
    _ name: String, _ kind: Kind, adapts: Bool = false, set: String = "", catalog: String = ""
  ) {
    self.name = name
    self.kind = kind
    self.adapts = adapts
    self.set = set
    self.catalog = catalog
  }
}

/// The names of a project's assets, and the symbols that tools make of them.
package struct AssetTable: Sendable {
  /// The assets, in the order of the request.
  let assets: [NamedAsset]
  private var names: [String: [Int]] = [:]
  /// The keys of `names`, for a search by how one begins.
  private var sortedNames: [String] = []
  /// The same backwards, for a search by how one ends.
  private var sortedEnds: [String] = []
  private var symbols: [String: [Int]] = [:]
  /// The names that end in a number, without it.
  private var numbered: Set<String> = []
  private var folded: [String: Int] = [:]
  /// The catalogs of the targets that a file is in.
  private var catalogs: [String: Set<String>] = [:]
  /// The names of assets in catalogs that are not looked at.
  private let others: Set<String>

  /// Files that are built together with catalogs.
  package struct Target: Sendable {
    /// The paths of the files.
    package var files: [String]
    /// The paths of the catalogs.
    package var catalogs: [String]

    /// Creates a target.
    package init(files: [String], catalogs: [String]) {
      self.files = files
      self.catalogs = catalogs
    }
  }

  /// Creates a table of all asset sets of a project, with its targets as far as they are known.
  ///
  /// - Parameters:
  ///   - assets: the asset sets
  ///   - targets: the targets
  ///   - others: the names of assets in catalogs that are not looked at
  package init(
    _ assets: [NamedAsset], _ targets: [Target] = [], others: Set<String> = []
  ) {
    self.assets = assets
    self.others = others
    for target in targets {
      for file in target.files { catalogs[file, default: []].formUnion(target.catalogs) }
    }
    for (index, asset) in assets.enumerated() {
      let last = String(asset.name.split(separator: "/").last ?? "")
      names[asset.name, default: []].append(index)
      folded[asset.name.lowercased()] = index
      if last != asset.name { names[last, default: []].append(index) }
      if let stem = Self.stem(ofNumbered: last) { numbered.insert(stem) }
      for symbol in Self.symbols(of: last, asset.kind) {
        symbols[symbol, default: []].append(index)
      }
    }
    sortedNames = names.keys.sorted()
    sortedEnds = names.keys.map { String($0.reversed()) }.sorted()
  }

  /// The indices of the assets that code means by a text, which may end as a file does:
  /// `UIImage(named: "share.png")` finds the set `share` as well.
  func indices(named name: String) -> [Int] {
    names[name] ?? Self.withoutEnding(name).flatMap { names[$0] } ?? []
  }

  private static let endings = [".png", ".pdf", ".jpg", ".jpeg", ".svg"]

  private static func withoutEnding(_ name: String) -> String? {
    guard name.utf8.suffix(5).contains(UInt8(ascii: ".")) else { return nil }
    guard let ending = endings.first(where: name.hasSuffix) else { return nil }
    let stem = name.dropLast(ending.count)
    let scale = ["@2x", "@3x"].first(where: stem.hasSuffix)
    return String(stem.dropLast(scale?.count ?? 0))
  }

  /// The indices of the assets that code means by an identifier.
  func indices(symbol: String) -> [Int] { symbols[symbol] ?? [] }

  /// The last folder of an asset's name, by which code calls it: `Pure` of `Pure/orange`; nil where
  /// it has none.
  func namespace(of index: Int) -> Substring? {
    assets[index].name.split(separator: "/").dropLast().last
  }

  /// Whether an asset is a color set that code calls by its folder.
  func isColorInFolder(_ index: Int) -> Bool {
    assets[index].kind == .color && namespace(of: index) != nil
  }

  /// Whether some asset's name is a text with a number behind it: `walkingIcon24`.
  func hasName(countedFrom text: String) -> Bool { numbered.contains(text) }

  /// Whether some asset's name begins so: `"Rank Level \(level)"` is no sentence then.
  func hasName(startingWith start: String) -> Bool { Self.has(start, in: sortedNames) }

  /// Whether some asset's name ends so.
  func hasName(endingWith end: String) -> Bool { Self.has(String(end.reversed()), in: sortedEnds) }

  private static func has(_ start: String, in names: [String]) -> Bool {
    var range = names.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        names[middle] < start ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound < names.count && names[range.lowerBound].hasPrefix(start)
  }

  /// The asset whose name differs from a text in capitals only.
  func index(folded name: String) -> Int? { folded[name.lowercased()] }

  /// The indices of the assets whose names end so.
  func indices(endingWith end: String) -> [Int] {
    assets.indices.filter { assets[$0].name.hasSuffix(end) }
  }

  /// The indices of the assets that are called like another one with an ending behind it, such as
  /// `nextAlt` beside `next`.
  func forms(endingWith end: String) -> [Int] {
    guard end.utf8.count > 1 else { return [] }
    return assets.indices.filter { index in
      let name = assets[index].name
      return name.hasSuffix(end) && names[String(name.dropLast(end.count))] != nil
    }
  }

  /// Whether some asset is called like another one with an ending behind it.
  func hasForm(endingWith end: String) -> Bool { !forms(endingWith: end).isEmpty }

  /// The names, without their numbers, of pictures that are told apart by a number: three or more
  /// of one name, such as `east1Horse` to `east3Horse`.
  var counted: Set<String> {
    let numbered = assets.lazy.filter { $0.kind == .image && $0.name.contains(where: \.isNumber) }
    let counts = Dictionary(grouping: numbered) { Self.withoutNumber($0.name) }
    return Set(counts.filter { $0.value.count > 2 }.keys)
  }

  /// Those of some names that have three sets or more with a number behind them: `Blue5`, `Blue50`.
  func withShades(_ names: Set<String>) -> Set<String> {
    var counts: [String: Int] = [:]
    for stem in assets.lazy.compactMap({ Self.stem(ofNumbered: $0.name) })
    where names.contains(stem) {
      counts[stem, default: 0] += 1
    }
    return Set(counts.filter { $0.value > 2 }.keys)
  }

  /// A name without the number at its end; nil for one that ends otherwise.
  static func stem(ofNumbered name: String) -> String? {
    let digits = name.reversed().prefix(while: \.isNumber).count
    return digits > 0 ? String(name.dropLast(digits)) : nil
  }

  /// A name with each of its numbers taken for one sign.
  static func withoutNumber(_ name: String) -> String {
    var text = ""
    for character in name where !(character.isNumber && text.last == "#") {
      text.append(character.isNumber ? "#" : character)
    }
    return text
  }

  /// Of the assets that a name in a file may mean, those in a catalog of the file's own targets;
  /// all of them where none is, as in code of a framework that names what the app has.
  func narrowed(_ indices: [Int], in file: String) -> [Int] {
    guard indices.count > 1, let own = catalogs[file] else { return indices }
    let isOwn = { own.contains(assets[$0].catalog) }
    let kinds = Set(indices.filter(isOwn).map { assets[$0].kind })
    return indices.filter { isOwn($0) || !kinds.contains(assets[$0].kind) }
  }

  /// Whether a catalog that is not looked at has an asset of a name.
  func isElsewhere(_ name: String) -> Bool { others.contains(name) }

  /// The asset whose name differs from a text in capitals only.
  func nearest(to name: String) -> NamedAsset? { index(folded: name).map { assets[$0] } }

  /// Whether any asset is of a kind.
  func has(_ kind: NamedAsset.Kind) -> Bool { assets.contains { $0.kind == kind } }

  /// What Xcode, SwiftGen and R.swift call an asset: `action.toolbar` becomes `actionToolbar`.
  ///
  /// Xcode leaves a last word `Color` or `Image` out.
  static func symbols(of name: String, _ kind: NamedAsset.Kind) -> Set<String> {
    var symbol = ""
    var startsWord = false
    for character in name {
      guard character.isLetter || character.isNumber || character == "_" else {
        startsWord = !symbol.isEmpty
        continue
      }
      symbol += startsWord ? character.uppercased() : String(character)
      startsWord = false
    }
    if symbol.first?.isNumber == true { symbol = "_" + symbol }
    let camel = lowered(symbol)
    var symbols: Set = [symbol, camel, name]
    // `V1 SUB 1` becomes `v1Sub1`.
    let words = name.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
    if words.count > 1 {
      symbols.insert(
        words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
      // `YP UBlue` becomes `ypUBlue`.
      let parts = name.split { !$0.isLetter && !$0.isNumber }.dropFirst()
      symbols.insert(words[0] + parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
    }
    // `snake_case` becomes `snakeCase`.
    symbols.insert(lowered(StyleWords.camelCase(symbol)))
    let word = kind == .color ? "Color" : "Image"
    for symbol in symbols {
      let ending = [kind.rawValue, word].first(where: symbol.hasSuffix)
      let stem = symbol.dropLast(ending?.count ?? 0)
      if ending != nil && !stem.isEmpty { symbols.insert(String(stem)) }
    }
    // Xcode begins a word behind a digit: `intro2-yk5ci` becomes `intro2Yk5Ci`.
    symbols.formUnion(symbols.map(withWordsBehindDigits))
    // No name begins with a digit: `360_media` becomes `_360Media`.
    return symbols.union(symbols.lazy.filter { $0.first?.isNumber == true }.map { "_" + $0 })
  }

  private static func withWordsBehindDigits(_ symbol: String) -> String {
    var last: Character?
    return symbol.reduce(into: "") { text, character in
      let isBehindDigit = last?.isNumber == true && character.isLowercase
      text += isBehindDigit ? character.uppercased() : String(character)
      last = character
    }
  }

  /// `URLField` becomes `urlField`, `Brand` becomes `brand`.
  private static func lowered(_ symbol: String) -> String {
    let capitals = symbol.prefix { $0.isUppercase }
    guard let first = capitals.first else { return symbol }
    if capitals.count == symbol.count { return symbol.lowercased() }
    if capitals.count == 1 { return first.lowercased() + symbol.dropFirst() }
    return capitals.dropLast().lowercased() + symbol.dropFirst(capitals.count - 1)
  }
}

extension StyleWords {
  /// `snake_case` as `snakeCase`.
  static func camelCase(_ name: String) -> String {
    name.split(separator: "_").enumerated()
      .map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
  }
}
