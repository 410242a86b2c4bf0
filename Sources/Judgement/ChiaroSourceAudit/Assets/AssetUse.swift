// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// One place where code names an asset.
struct AssetUse: Sendable {
  enum Manner: Sendable {
    /// A picture of which only the shape is shown, filled with a tint.
    case template
    /// A picture or color that is shown as it is.
    case plain
    /// The value of a constant with this name, whose uses are looked at instead.
    case constant(String)
    /// The value of an enum's case with this name, which functions of the project make a color of.
    case enumCase(String)
    /// The name that a constant with this name has: of what it finds, templates may be made.
    case name(String)
    /// A picture in an image view of a storyboard or nib, by the outlets that lead there.
    case shown(outlets: [String])
    /// A name that is passed on or only mentioned.
    case unknown
  }

  /// The indices of assets that may be meant.
  var assets: [Int]
  var manner: Manner
  /// Where a color goes; nil for pictures, and where it goes nowhere that is known.
  var role: ColorRole?
  var line: Int
  /// The type around.
  var type = ""
  /// The functions that a picture passes through, by which the project may make a template of it.
  var functions: [String] = []
  /// The object that shows a picture; nil where none is told.
  var holder: ColorIndex.Object?
  /// The identifier by which code names the asset; nil for a text.
  var symbol: String?
  /// The name before it that may be short for a tool's list of assets; nil where there is no doubt.
  var alias: String?

  /// The places of the constant or of the enum's case whose value it is; none for another use.
  func places(in project: ProjectFacts) -> [ProjectFacts.Use] {
    switch manner {
    case .constant(let name): project.uses(of: name, in: type)
    case .enumCase(let name): project.uses(ofCase: name, in: type)
    case .template, .plain, .name, .shown, .unknown: []
    }
  }

  /// Whether it is the value of a constant.
  var isOfConstant: Bool {
    if case .constant = manner { return true }
    return false
  }
}

/// A name of an asset that no catalog has.
struct UnknownAsset: Sendable {
  var name: String
  var kind: NamedAsset.Kind
  var site: Site
  /// Whether code has something else where the asset is not found.
  var hasFallback = false
  /// The constant that holds the asset; nil for none.
  var constant: String?
}

/// Puts together what a project's code does with one asset.
struct AssetSummary: Sendable {
  /// The asset.
  let asset: NamedAsset
  /// The number of places that name the asset.
  private(set) var count = 0
  /// Whether some place shows its shape alone, and whether one shows it as it is.
  private var isTemplate = false
  private var isPlain = false
  /// Whether an interface file shows it as it is, and whether code hands its name on, by which it
  /// may be made something else.
  private var isPlainInFile = false
  private var isHandedOn = false
  /// What code uses a color for.
  private var roles: Set<ColorRole> = []
  /// The first places that name the asset.
  private var places: [SourceLocation] = []
  /// The colors that the types which write with the color have as grounds, by their indices.
  private var grounds: Set<Int> = []
  /// Whether some of them has none, so that the text stands on the system's.
  private var isOnSystem = false

  /// The place of the asset in the table.
  private let index: Int

  init(_ asset: NamedAsset, at index: Int) {
    self.asset = asset
    self.index = index
  }

  private static let mostPlaces = 8

  mutating func add(
    _ use: AssetUse, in file: FileFacts, _ project: ProjectFacts, _ types: TypesAround
  ) {
    count += 1
    // A screen's text, which no type is around, is measured on the ground that it has there.
    if use.role == .text && !use.isOfConstant && !use.type.isEmpty {
      noteGrounds(under: use.type, types)
    }
    if places.count < Self.mostPlaces && use.line > 0 {
      places.append(SourceLocation(file: file.path, line: use.line, column: 1))
    }
    // What a constant is called tells less than what is done with it.
    if let role = use.role, !use.isOfConstant {
      add(types.roles(role, of: index, in: use.type), isOfIcon: false)
    }
    if use.functions.contains(where: project.templateFunctions.contains) {
      isTemplate = true
      return
    }
    switch use.manner {
    case .template: isTemplate = true
    case .plain:
      // On a ground of its own, what the system's does is of no account.
      if let holder = use.holder, file.colors.index.grounded.contains(holder) { return }
      if let holder = use.holder?.receiver,
        file.assets.systemButtons.contains(Self.last(of: holder))
      {
        isTemplate = true
        return
      }
      isPlain = true
    case .shown(let outlets):
      if outlets.contains(where: project.templates.contains) {
        isTemplate = true
      } else {
        isPlainInFile = true
      }
    case .constant(let name):
      if project.templates.contains(name) { isTemplate = true }
      add(use.places(in: project), of: name, types)
    case .enumCase(let name):
      add(use.places(in: project), of: name, types)
      isHandedOn = true
    case .name(let name):
      if project.templates.contains(name) { isTemplate = true }
      isHandedOn = true
    case .unknown:
      if use.line > 0 { isHandedOn = true }
    }
  }

  /// The last name of a receiver such as `setUp/buttons`.
  private static func last(of receiver: String) -> String {
    String(receiver.split { $0 == "/" || $0 == "." }.last ?? "")
  }

  /// Notes what a text of a type stands on, if the catalogs or the system may know it.
  private mutating func noteGrounds(under type: String, _ types: TypesAround) {
    guard types.roles(.text, of: index, in: type) == [.text] else { return }
    let found = types.grounds(of: type, besides: index)
    grounds.formUnion(found)
    if found.isEmpty { isOnSystem = true }
  }

  /// The uses once all places are known.
  private func uses(_ table: AssetTable) -> AssetUses.Named {
    let use = AssetUses.Use(
      count: count, isTemplate: isTemplate, isPlain: isPlain || isPlainInFile && !isHandedOn,
      roles: Set(roles.compactMap { AssetUses.Role(rawValue: $0.rawValue) }), places: places,
      // The system's ground is no set of a catalog.
      grounds: isOnSystem ? [] : grounds.sorted().map { table.assets[$0].set })
    return AssetUses.Named(asset.set, use)
  }

  /// The endings of symbols that are another one's variant.
  private static let variants = [".fill", ".slash", ".slash.fill", ".circle", ".square"]

  /// Adds the places of a constant, but texts and grounds where the style chooses or only makers
  /// look.
  private mutating func add(
    _ places: [ProjectFacts.Use], of name: String, _ types: TypesAround
  ) {
    let places = places.filter { !$0.isAside || ![.text, .background].contains($0.role) }
    for place in places where place.role == .text { noteGrounds(under: place.type, types) }
    let roles = places.flatMap { types.roles($0.role, of: index, in: $0.type) }
    add(roles, isOfIcon: name.mentions("icon"))
  }

  /// Adds roles; what is called an icon's is no text's, although one modifier sets both.
  private mutating func add(_ found: [ColorRole], isOfIcon: Bool) {
    for role in found where role != .unknown {
      roles.insert(isOfIcon && role == .text ? .tint : role)
    }
  }

  /// What the files of a project say of its assets; nothing without a table.
  ///
  /// What files do that no target builds is of no account, but that they name an asset.
  static func all(
    _ files: [FileFacts], _ project: ProjectFacts, _ table: AssetTable?,
    unbuilt: Set<String> = []
  ) -> [AssetUses.Named] {
    guard let table else { return [] }
    var summaries = table.assets.enumerated().map { AssetSummary($1, at: $0) }
    let types = TypesAround(files, project, table)
    let aliases = Set(files.lazy.flatMap(\.assets.aliases))
    for file in files {
      for use in file.assets.uses where use.alias.map(aliases.contains) ?? true {
        // A function that is handed a name may have a catalog of its own.
        var isHanded = false
        switch use.manner {
        case .unknown, .name: isHanded = use.line > 0
        case .template, .plain, .shown, .constant, .enumCase: break
        }
        let indices = isHanded ? use.assets : table.narrowed(use.assets, in: file.path)
        // `UIColor.Text.tertiary` may be the project's own, whatever a set is called.
        let isUnmade =
          unbuilt.contains(file.path)
          || use.symbol.map(project.dynamicColors.contains) ?? false
          || use.line > 0 && project.reached.unmade(around: use.line, in: file) != nil
        for index in indices {
          if isUnmade {
            summaries[index].count += 1
          } else {
            summaries[index].add(use, in: file, project, types)
          }
        }
      }
    }
    let allParts = Set(files.lazy.flatMap(\.assets.nameParts))
    let parts = allParts.filter { $0.start.count + $0.end.count > 1 }
    // `"D\(index)"`: one letter is enough before a number.
    let letters = Set(allParts.filter { $0.start.count == 1 && $0.end.isEmpty }.map(\.start))
    let steps = Set(files.lazy.flatMap(\.assets.nameSteps))
    let ends = Dictionary(grouping: parts, by: \.start).mapValues { $0.map(\.end) }
    let counted = files.contains(where: \.assets.countsPictures) ? table.counted : []
    let joins = files.contains(where: \.assets.joinsValues)
    let pieces = joins ? Set(files.lazy.flatMap(\.assets.namePieces)) : []
    let cases = joins ? table.withShades(Set(files.lazy.flatMap(\.assets.nameCases))) : []
    let folded =
      files.contains(where: \.assets.lowersNames) ? Set(files.lazy.flatMap(\.assets.folded)) : []
    let used = Set(summaries.lazy.filter { $0.count > 0 }.map(\.asset.name))
    for index in summaries.indices where summaries[index].count == 0 {
      let name = summaries[index].asset.name
      // `NSStringFromClass`, `String(describing:)`: a screen's picture is called like its class.
      let isOfClass = project.types[name]?.isDeclared == true
      // `.symbolVariant(.fill)`, and what a tab bar does, show `box.fill` for `box`.
      let isVariant = Self.variants.contains { ending in
        name.hasSuffix(ending) && used.contains(String(name.dropLast(ending.count)))
      }
      let isMade =
        NamePart.mayMake(name, ends) || steps.contains { NamePart.have($0, in: name) }
        || NamePart.isNumbered(name, of: letters)
      let isCounted = counted.contains(AssetTable.withoutNumber(name))
      let isJoined =
        !pieces.isEmpty && NamePart.isJoined(name, of: pieces)
        || !cases.isEmpty && NamePart.isNumbered(name, of: cases)
      if isOfClass || isVariant || isMade || isCounted || isJoined || folded.contains(index) {
        summaries[index].count = 1
      }
    }
    return summaries.map { $0.uses(table) }
  }
}

/// The text before and behind the first value in `"theme-\(name)-icon"`.
struct NamePart: Hashable, Sendable {
  var start: String
  var end: String

  /// Whether a name has texts in their order, with something between them.
  static func have(_ steps: [String], in name: String) -> Bool {
    var rest = name[...]
    for step in steps {
      guard let found = rest.firstRange(of: step) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }

  /// Whether a name is two texts of the code, one behind the other.
  static func isJoined(_ name: String, of pieces: Set<String>) -> Bool {
    name.indices.dropFirst().contains { place in
      pieces.contains(String(name[..<place])) && pieces.contains(String(name[place...]))
    }
  }

  /// Whether a name is that of an enum's case with a number behind it: `"\(name)\(shade)"`.
  static func isNumbered(_ name: String, of cases: Set<String>) -> Bool {
    AssetTable.stem(ofNumbered: name).map(cases.contains) ?? false
  }

  /// Whether a name, or its last part, may come of one of the parts, whose ends are given by start.
  static func mayMake(_ name: String, _ ends: [String: [String]]) -> Bool {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return Set([name, last]).contains { name in
      (0...name.count).contains { length in
        let rest = name.dropFirst(length)
        return ends[String(name.prefix(length))]?.contains(where: rest.hasSuffix) ?? false
      }
    }
  }
}
