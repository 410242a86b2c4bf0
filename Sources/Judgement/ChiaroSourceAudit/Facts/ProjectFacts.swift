// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// The facts of all files together, such as types with their extensions and the uses of constants.
package struct ProjectFacts: Sendable {
  /// Types by name, their extensions joined.
  private(set) var types: [String: TypeFacts] = [:]
  private var uses: [String: [Use]] = [:]
  private var declarations: [String: Int] = [:]
  private var fixed: Set<String> = []
  /// The colors that a receiver is handed where the style does not hand them over again: those that
  /// adapt, and those of which nobody knows.
  var handed: (known: [String: [Handed]], unknown: [String: [Handed]]) = ([:], [:])

  typealias Handed = (color: HandedColor, place: SourceLocation)

  /// The folders in which some page or style sheet is for the dark.
  private(set) var foldersForDark: Set<String> = []

  /// The styles that apps are locked to, by their files.
  private let styles: LockedStyles
  /// The windows that no lock of the app reaches.
  var looseWindows: LooseWindows { styles.loose }
  /// The types that are shown in a container with a style of its own.
  var forcedContainers: ForcedContainers { styles.containers }
  /// Where names stand that changes give to methods.
  private(set) var takenNames = TakenNames()
  private var areasOfOneStyle: Set<String> = []
  private var areasOfDark: Set<String> = []
  private var areasOfLight: Set<String> = []
  private var areasOfApps: Set<String> = []

  /// Where update methods call super too early.
  private(set) var earlySupers: [SourceLocation] = []

  /// Whether the app has a setting by which it follows the system, as a name tells.
  private(set) var followsSystem = false

  /// Whether code gives a window, controller or view a style of its own.
  private(set) var setsStyles = false

  /// Where a setting of the app's own chooses between light and dark; none where the app follows
  /// the system too.
  private(set) var styleSettings: [SourceLocation] = []

  /// Where property lists declare a style, by the style, those of apps before those of extensions.
  private(set) var declaredStyles: [String: [DeclaredPlace]] = [:]

  typealias DeclaredPlace = (location: SourceLocation, isOfExtension: Bool)

  /// Names of objects that have a ground of their own, and the words that such names begin with.
  private var groundedNames: Set<String> = []

  /// A place where the name of a constant stands.
  struct Use: Sendable {
    /// The type before the name; nil for another or none.
    var owner: String?
    /// The type around.
    var type: String
    /// What stands before the name.
    var base: ColorReference.Base
    var role: ColorRole
    /// In a preview, or where the style chooses.
    var isAside: Bool
    var location: SourceLocation
  }

  /// The names of the project's assets; nil where nobody asks.
  let table: AssetTable?
  /// Names of constants and variables of which templates are made.
  private(set) var templates: Set<String> = []
  /// Functions of the project's own that make templates of pictures.
  private(set) var templateFunctions: Set<String> = []
  /// The names of constants that are made of a closure, by the style.
  private(set) var dynamicColors: Set<String> = []
  /// The assets of which constants of a name are made; nil for a constant of several.
  private var assetOfConstant: [String: Int?] = [:]
  /// Whether some color is found by its name, so that its catalogs are those of the code.
  private(set) var findsColorsByName = false

  /// What gives colors, by the names of the project's own.
  private(set) var makers = ColorMakers()

  /// The types that the app comes to from where it begins.
  let reached: ReachedTypes
  /// Whether the app knows no dark.
  let lightDesign: LightDesign
  /// Whether the project is drawn dark with fixed colors.
  let darkDesign: DarkDesign
  /// The default arguments whose colors nobody sees.
  let unusedDefaults: UnusedDefaults

  /// The texts of cells that whoever fills a list gives a color: `title` of
  /// `cell.title.textColor = …`.
  private(set) var textsFilledByOthers: Set<String> = []

  /// What the subjects say together that rules have for themselves.
  private var parts = FactParts()

  /// What a subject says of all files.
  subscript<Part: FactPart>(_ type: Part.Type) -> Part { parts[type] }

  /// The properties that code gives colors, with the objects whose they are.
  private(set) var givenProperties: [String: Set<String>] = [:]

  /// The oldest iOS that files have to run on, as far as their project says.
  private let oldestSystems: [String: Int]
  /// The systems for which files are built, as far as their project says.
  private let reaches: [String: FileReach]

  init(
    _ files: [FileFacts], table: AssetTable?, _ request: SourceRequest, _ locks: [AppLock]
  ) {
    self.table = table
    styles = LockedStyles(files, request.apps, locks)
    oldestSystems = request.oldestSystems
    reaches = request.reaches
    reached = ReachedTypes(files)
    darkDesign = DarkDesign(files)
    lightDesign = LightDesign(files, table: table)
    unusedDefaults = UnusedDefaults(files)
    readAssets(files)
    for file in files {
      parts.join(file.parts)
      takenNames.merge(file.takenNames)
      types.merge(file.types) { joined, more in
        var joined = joined
        joined.merge(more)
        return joined
      }
      for color in file.colors.uses {
        guard let name = color.sink.constant else { continue }
        declarations[name, default: 0] += 1
        if case .named(_, _, isLocal: true) = color.sink { continue }
        fixed.insert(name)
      }
    }
    textsFilledByOthers = Self.textsOfCells(in: types)
    givenProperties = Self.givenProperties(in: types)
    for file in files {
      guard let page = file.page else { continue }
      if page.hasScheme || StyleWords.namesStyle(Path.lastComponent(file.path)) {
        foldersForDark.insert(Path.parent(file.path))
      }
    }
    for file in files { read(file.colors.references, of: file.path) }
    followsSystem = files.contains(where: \.styles.followsSystem)
    setsStyles = files.contains { file in
      !DeclaredStyle.reads(file.path) && file.styles.locks.contains { $0.kind == .style }
    }
    earlySupers = files.flatMap { file in
      file.observed(.earlySuper).filter {
        !file.suppressions.silence(UpdateMethodMisuse.id, line: $0.site.line)
      }
      .map { SourceLocation($0.site, in: file) }
    }
    makers = ColorMakers(files) { [self] in adapts($0) }
    readHanded(files)
    readSettings(files)
    readAreas(files)
    readDeclaredStyles(files)
    for ground in files.lazy.flatMap(\.colors.grounds) where ground.isOwn {
      groundedNames.insert(Self.lastName(of: ground.receiver))
    }
  }

  private mutating func readAssets(_ files: [FileFacts]) {
    guard let table else { return }
    for file in files {
      for name in file.assets.unknown.lazy.compactMap(\.constant) {
        declarations[name, default: 0] += 1
      }
      templates.formUnion(file.assets.templates)
      dynamicColors.formUnion(file.assets.dynamicColors)
      templateFunctions.formUnion(file.assets.templateFunctions)
      for use in file.assets.uses {
        if case .enumCase(let name) = use.manner { declarations[name, default: 0] += 1 }
        if case .constant(let name) = use.manner {
          declarations[name, default: 0] += 1
          let assets = table.narrowed(use.assets, in: file.path)
          let isOther = assetOfConstant[name].map { $0 != assets.first } ?? false
          assetOfConstant[name] = assets.count == 1 && !isOther ? assets[0] : .some(nil)
        }
        if !findsColorsByName && use.line > 0 && use.alias == nil {
          findsColorsByName = use.assets.contains { table.assets[$0].kind == .color }
        }
      }
    }
  }

  private mutating func readSettings(_ files: [FileFacts]) {
    if types.values.contains(where: \.unlocks) { return }
    for file in files where !file.isForWatch {
      for lock in file.styles.locks where lock.kind == .style && lock.isSetting {
        if lock.site.isPreview { continue }
        styleSettings.append(SourceLocation(lock.site, in: file))
      }
    }
    // The file that sets most is the one in which the setting is applied.
    let counts = Dictionary(grouping: styleSettings, by: \.file).mapValues(\.count)
    styleSettings.sort { first, second in
      let (a, b) = (counts[first.file] ?? 0, counts[second.file] ?? 0)
      return a == b ? first < second : a > b
    }
  }

  private mutating func readDeclaredStyles(_ files: [FileFacts]) {
    let declaring = files.filter { DeclaredStyle.reads($0.path) }
    for file in declaring.filter({ !$0.styles.isOfExtension })
      + declaring.filter(\.styles.isOfExtension)
    {
      for lock in file.styles.locks where lock.kind == .style {
        let place = SourceLocation(lock.site, in: file)
        declaredStyles[lock.style, default: []].append((place, file.styles.isOfExtension))
      }
    }
  }

  private mutating func readAreas(_ files: [FileFacts]) {
    for file in files where !file.isForWatch {
      let locks = file.styles.locks.filter { lock in
        lock.kind == .style && lock.coversApp && !lock.isSetting && !lock.site.isIrrelevant
          && lock.site.conditions.isEmpty && types[lock.site.type]?.unlocks != true
      }
      let isProject = file.path.hasSuffix(".pbxproj")
      if isProject && !file.styles.locksAllApps { continue }
      let area = isProject ? Self.areaOfProject(file.path) : Self.area(of: file.path)
      // What an extension keeps says nothing of the app in whose folder it lies.
      if !file.styles.isOfExtension {
        if locks.contains(where: \.isWhole) { areasOfOneStyle.insert(area) }
        if !locks.isEmpty && locks.allSatisfy({ $0.style == "dark" }) { areasOfDark.insert(area) }
        let isLight = locks.contains { $0.isWhole && $0.style == "light" }
        if isLight { areasOfLight.insert(area) }
      }
      let isApp = file.types.values.contains { !$0.inherits.isDisjoint(with: Self.apps) }
      if isApp { areasOfApps.insert(area) }
    }
  }

  /// What an app begins with.
  private static let apps: Set = ["App", "UIApplicationDelegate", "NSApplicationDelegate"]

  /// Whether all apps of the project are of the style of some folders, and so is what they share.
  private func isStyleOfAll(_ areas: Set<String>) -> Bool {
    !areasOfApps.isEmpty && areasOfApps.isSubset(of: areas)
  }

  /// The first folder of a path; empty for a file that lies in none.
  static func area(of path: String) -> String {
    let folders = Path.components(Path.parent(path)).map(String.init)
    return folders.first { $0 != "." } ?? ""
  }

  /// What an Xcode project builds: the folder around it, or all folders beside it.
  private static func areaOfProject(_ path: String) -> String {
    let area = area(of: Path.parent(path))
    return area.isEmpty ? everywhere : area
  }

  /// The area of a project at the top, which is that of all files.
  private static let everywhere = "*"

  private static func contains(_ areas: Set<String>, _ path: String) -> Bool {
    areas.contains(area(of: path)) || areas.contains(everywhere)
  }

  /// Whether code or a property list of the same top folder forces one style upon all of the app.
  func isOfOneStyle(_ path: String) -> Bool {
    if styles.loose.files.contains(path) { return false }
    return styles[path] != nil || Self.contains(areasOfOneStyle, path)
  }

  /// Whether code or a property list of the same top folder makes all of the app dark, so that
  /// nobody sees the light.
  func isAlwaysDark(_ path: String) -> Bool {
    if styles.loose.files.contains(path) { return false }
    return styles[path] == "dark" || Self.contains(areasOfDark, path) || isStyleOfAll(areasOfDark)
  }

  /// Whether code or a property list of the same top folder makes all of the app light.
  func isAlwaysLight(_ path: String) -> Bool {
    if styles.loose.files.contains(path) { return false }
    if let style = styles[path] { return style == "light" }
    if Self.contains(areasOfDark, path) { return false }
    return Self.contains(areasOfLight, path) || isStyleOfAll(areasOfLight)
  }

  /// Whether views of a file may register for traits, which iOS 17 brought.
  func registersTraits(in path: String) -> Bool { oldestSystems[path].map { $0 >= 17 } ?? true }

  /// Whether a file has to run on systems before an iOS; false where nobody knows.
  func runsBefore(_ version: Int, _ path: String) -> Bool {
    oldestSystems[path].map { $0 > 0 && $0 < version } ?? false
  }

  /// The systems for which targets build a file; nil where no target is known to build it.
  func reach(of path: String) -> FileReach? { reaches[path] }

  private static func lastName(of receiver: String) -> String {
    String(receiver.split { $0 == "." || $0 == "/" }.last ?? "")
  }

  /// Whether an object of a telling name has a ground of its own somewhere in the project, or
  /// stands on one that has: `rejectRequestSpinner` on `rejectRequestButton`.
  func hasOwnGround(_ receiver: String) -> Bool {
    let name = Self.lastName(of: receiver)
    guard StyleWords.words(of: name).count > 2 else { return false }
    if groundedNames.contains(name) { return true }
    return groundedNames.contains { other in
      guard other.hasSuffix("Button") else { return false }
      let stem = other.dropLast("Button".count)
      return StyleWords.words(of: String(stem)).count > 1 && name.hasPrefix(stem)
    }
  }

  private mutating func read(_ references: [ColorReference], of path: String) {
    for reference in references where declarations[reference.name] != nil {
      uses[reference.name, default: []].append(
        Use(
          owner: reference.owner, type: reference.type, base: reference.base,
          role: reference.role, isAside: reference.isAside,
          location: SourceLocation(file: path, line: reference.line, column: reference.column)))
    }
  }

  /// Where a constant of a type is used as a color: not where a type of the project's own has
  /// another of its name.
  func uses(of constant: String, in type: String) -> [Use] {
    let own = type.split(separator: ".").last.map(String.init) ?? ""
    return (uses[constant] ?? []).filter { use in
      switch use.base {
      case .none where !own.isEmpty && !isSeen(own, from: use.type): return false
      case .implied, .handed:
        if types[own]?.isDeclared == true { return false }
      // What a view has for itself nobody else asks for: it is another's of the same name.
      case .value where isView(own) && use.owner == nil && !isSeen(own, from: use.type):
        return false
      default: break
      }
      guard let owner = use.owner, owner != own, !ColorTypes.names.contains(owner) else {
        return true
      }
      return types[owner] == nil
    }
  }

  /// Where the case of an enum is made a color: `.color(for: .ink)`, `Palette.ink.color`.
  func uses(ofCase name: String, in type: String) -> [Use] {
    let own = type.split(separator: ".").last.map(String.init) ?? ""
    return (uses[name] ?? []).filter { $0.base == .handed || $0.owner == own }
  }

  /// Whether the color of a catalog that a piece of code names looks different in light and dark;
  /// nil where it names none, or several that differ.
  func adapts(_ source: String) -> Bool? {
    guard let table else { return nil }
    // `Colors.Primary._300`: the last name is the color's.
    let named = LayerColorSource.names(in: source).reversed().lazy.map { name in
      table.indices(symbol: name).map { table.assets[$0] }.filter { $0.kind == .color }
    }.first { !$0.isEmpty }
    guard let named else {
      // `UIColor.brandTint`, which the project makes of a color by its name.
      let constant = LayerColorSource.constant(in: source)
      guard let asset = constant.flatMap({ assetOfConstant[$0] ?? nil }),
        table.assets[asset].kind == .color
      else { return nil }
      return table.assets[asset].adapts
    }
    let answers = Set(named.map(\.adapts))
    return answers.count == 1 ? answers.first : nil
  }

  /// The asset that a named color of a file is; nil where several may be meant.
  func asset(of color: NamedColor, in file: String) -> NamedAsset? {
    guard let table else { return nil }
    let constant = fixed.contains(color.name) ? .some(nil) : assetOfConstant[color.name]
    if color.assets.isEmpty { return constant.flatMap { $0 }.map { table.assets[$0] } }
    let assets = table.narrowed(color.assets, in: file)
    guard assets.count == 1, constant.map({ $0 == assets[0] }) ?? true else { return nil }
    return table.assets[assets[0]]
  }

  /// Whether the project has a constant of a name, or an asset that a symbol of it would be.
  func isConstant(_ name: String) -> Bool {
    fixed.contains(name) || assetOfConstant[name] != nil
      || table?.indices(symbol: name).isEmpty == false
  }

  /// Whether a constant of this name, not a variable of a function, has a fixed color somewhere.
  func isFixed(_ constant: String) -> Bool { fixed.contains(constant) }
}
