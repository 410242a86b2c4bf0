// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroCatalog
package import ChiaroFindings
public import ChiaroProject
import ChiaroSource

/// The input of an audit, which contains everything that rules examine.
public struct AuditContext: Sendable {
  /// The project that was scanned, for rule packs that read more than catalogs.
  public let project: Project
  /// The root folder of the project; paths are relative to it.
  public var root: String { project.root }
  /// The asset catalogs prepared for rules, each for one platform.
  public private(set) var catalogs: [CatalogSubject]
  /// The additional catalogs of targets for several platforms: one for each platform but the first.
  private var alternatives: [CatalogSubject] = []
  /// The Icon Composer bundles, including those inside catalogs.
  public let icons: [IconBundle]
  /// The accent color names declared in Xcode projects and `Info.plist` files.
  public let declaredAccents: [DeclaredAccent]
  /// The configuration of the audit.
  public let configuration: AuditConfiguration
  /// The store that reads and measures pictures.
  public let pictures: PictureStore
  /// The uses of assets in code; nil if no code was read.
  package var assetUses: AssetUses? {
    get {
      question?.ask()
      return code.assetUses
    }
    set { code.assetUses = newValue }
  }
  /// The paths of nibs that nothing in the app loads.
  package var unmadeFiles: Set<String> {
    question?.ask()
    return code.unmadeFiles
  }
  /// The actions of code on objects of interface files; nil if no code was read.
  package var objectCode: ObjectCode? {
    question?.ask()
    return code.objects
  }
  /// What a reader of code says; asked for through the members above.
  private(set) var code = CodeFacts()
  /// What remembers whether code is asked for; nil where it is known, or meant not to be.
  var question: CodeQuestion?
  /// The styles that code locks apps to, by the files that are built into those apps alone.
  private var codeLocks: [String: AppearanceLock] = [:]
  /// The scopes of third-party catalogs, and of examples beside an app; they are read, because the
  /// app may use their assets, but not reported.
  package private(set) var leftOutScopes: Set<String> = []
  /// The names of all colors in small letters.
  private var plainColorNames = Once<Set<String>>()
  private let knownTargets = Once<[ProjectTarget]>()
  private let knownFiles = Once<BuiltFiles>()
  private let knownIcons = Once<HomeScreenIcons>()

  /// The name of an accent color that a project declares.
  ///
  /// Apple counterpart: `ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME`, `NSAccentColorName` ·
  /// Source: the build settings reference · Fidelity: exact
  public struct DeclaredAccent: Hashable, Sendable {
    /// The name of the color set for the accent color.
    public var name: String
    /// The path of the file that declares the accent color.
    public var file: String
  }

  /// Creates the input of an audit from a project and its parsed catalogs.
  ///
  /// - Parameters:
  ///   - project: the project that was scanned
  ///   - catalogs: the catalogs of the project
  ///   - icons: the icon bundles of the project, except those inside catalogs
  ///   - configuration: the configuration of the audit
  ///   - pictures: the store that reads pictures
  public init(
    project: Project, catalogs: [AssetCatalog], icons: [IconBundle] = [],
    configuration: AuditConfiguration = AuditConfiguration(),
    pictures: PictureStore = PictureStore()
  ) {
    self.project = project
    self.configuration = configuration
    self.pictures = pictures
    self.icons = icons + catalogs.flatMap(\.icons)
    declaredAccents =
      project.infoPlists.compactMap { plist in
        plist.accentColorName.map { DeclaredAccent(name: $0, file: plist.path) }
      }
      + project.xcodeProjects.flatMap { xcode in
        xcode.accentColorNames.map { DeclaredAccent(name: $0, file: xcode.path) }
      }
    // Xcode asks a build setting which color is the accent, and may ask it of a file of settings.
    let mayBeElsewhere =
      project.xcodeProjects.isEmpty
      || !project.files(of: FileKind(rawValue: "xcconfig")).isEmpty
    let accentNames = Set(declaredAccents.map(\.name)).union(mayBeElsewhere ? ["AccentColor"] : [])
    let names = configuration.platform == nil ? project.platformNamesOfCatalogs() : [:]
    self.catalogs = []
    for catalog in catalogs {
      let plist = project.infoPlist(governing: catalog.path)
      let platforms = PlatformInference.platforms(
        of: catalog, configured: configuration.platform, targets: names[catalog.path] ?? [],
        plist: plist)
      let lock = Self.lock(catalog.path, project)
      let subjects = platforms.map { platform in
        CatalogSubject(
          catalog, scope: Path.relative(catalog.path, to: project.folder), platform: platform,
          lock: lock, accentNames: accentNames)
      }
      self.catalogs += subjects.prefix(1)
      alternatives += subjects.dropFirst()
    }
    lock(declaredLocks())
    leftOutScopes = Self.leftOut(self.catalogs.map(\.scope), of: project, configuration)
    let questions = PicturePlan.questions(
      reportedCatalogs + (forOtherPlatforms?.reportedCatalogs ?? []))
    if let budget = configuration.budget {
      budget.pausing { pictures.load(questions) }
    } else {
      pictures.load(questions)
    }
  }

  /// The targets of the project, which are put together once for all packs.
  package var targets: [ProjectTarget] { knownTargets.value { project.targets().targets } }

  /// The files that the project's targets build.
  package var builtFiles: BuiltFiles { knownFiles.value { BuiltFiles(project, targets) } }

  /// The catalogs that no target builds, of which nobody sees anything until one does.
  var unbuiltScopes: Set<String> {
    Set(catalogs.lazy.filter { builtFiles.lacks($0.catalog.path) }.map(\.scope))
  }

  private var homeScreenIcons: HomeScreenIcons { knownIcons.value { HomeScreenIcons(targets) } }

  /// Returns whether the apps with a catalog are as they were before dark icons came.
  func isOfBeforeDarkIcons(_ catalog: CatalogSubject) -> Bool {
    homeScreenIcons.areOfBefore(catalog.catalog.path)
  }

  /// Returns whether a build setting names an app icon.
  func isNamedByTarget(_ image: ImageSubject) -> Bool { homeScreenIcons.isNamed(image.name) }

  /// Returns whether a home screen may show an app icon, as it does not those of extensions.
  func isForHomeScreen(_ image: ImageSubject, in catalog: CatalogSubject) -> Bool {
    image.set.kind == .appIcon
      && homeScreenIcons.contains(image.name, in: catalog.catalog.path)
  }

  /// The catalogs that are reported, whose pictures are read: the project's, or the shard's.
  package var reportedCatalogs: [CatalogSubject] {
    let own =
      leftOutScopes.isEmpty ? catalogs : catalogs.filter { !leftOutScopes.contains($0.scope) }
    guard let shard = configuration.shard else { return own }
    return own.filter { shard.contains($0.scope) }
  }

  private static func leftOut(
    _ scopes: [String], of project: Project, _ configuration: AuditConfiguration
  ) -> Set<String> {
    let foreign = scopes.filter {
      [.others, .examples].contains(SourceOrigin(path: Path.join($0, "Contents.json")))
    }
    if foreign.isEmpty { return [] }
    let included = project.origins(including: configuration.includedSources)
    return Set(
      foreign.filter {
        !included.contains(SourceOrigin(path: Path.join($0, "Contents.json")).rawValue)
      })
  }

  /// The same input with only the additional catalogs of targets for several platforms, one for
  /// each platform but the first; nil if there are none.
  var forOtherPlatforms: AuditContext? {
    if alternatives.isEmpty { return nil }
    var context = self
    context.catalogs = alternatives
    context.alternatives = []
    context.plainColorNames = Once()
    return context
  }

  /// Returns the style that the app of a file is locked to; nil if it is not locked.
  ///
  /// A style that a target declares or its code sets applies to the target. A property list outside
  /// targets, and the settings of a project, apply to files outside targets.
  package func lock(governing path: String) -> AppearanceLock? {
    if let lock = codeLocks[path] { return lock }
    let owners = targets.filter { !$0.isTest && $0.storyboards.contains(path) }
    if owners.isEmpty { return Self.lock(path, project) }
    let declared = owners.compactMap { $0.lock(in: project) }
    if let lock = declared.first, declared.count == owners.count,
      declared.allSatisfy({ $0.style == lock.style })
    {
      return AppearanceLock(lock.style, file: lock.file)
    }
    guard let plist = project.infoPlist(governing: path), let style = plist.lock,
      !targets.contains(where: {
        $0.infoPlists.contains(plist.path)
      })
    else { return nil }
    return AppearanceLock(style, file: plist.path)
  }

  /// Returns the styles that files' apps are locked to, by the files' paths.
  package func locks(governing paths: [String]) -> [String: AppearanceLock] {
    Dictionary(
      paths.compactMap { path in lock(governing: path).map { (path, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The locks that targets declare, each for itself: a property list may lie anywhere.
  private func declaredLocks() -> [CodeLock] {
    if project.xcodeProjects.isEmpty { return [] }
    return targets.compactMap { target in
      target.lock(in: project).map { lock in
        CodeLock(
          target: target.name, project: Path.relative(target.path, to: root),
          lock: AppearanceLock(lock.style, file: lock.file))
      }
    }
  }

  /// Kinds of targets that are part of apps.
  private static let parts: Set = ["framework", "static", "dynamic", "bundle"]

  /// Takes the facts of a code reader, before any rule judges.
  package mutating func take(_ facts: CodeFacts) {
    code = facts
    lock(
      facts.locks.map { lock in
        CodeLock(
          target: lock.target, project: lock.project,
          lock: AppearanceLock(
            style: lock.style == .dark ? .dark : .light, file: lock.place.file))
      })
  }

  /// Notes the targets that code locks: their files are, unless other targets have them too; so
  /// are the packages and frameworks of a project all of whose apps, samples apart, have one style.
  private mutating func lock(_ locks: [CodeLock]) {
    guard !locks.isEmpty else { return }
    var shared: Set<String> = []
    let targets = targets.filter { !$0.isTest }
    let own = targets.map { target in
      let place = Path.relative(target.path, to: root)
      return locks.first { $0.target == target.name && $0.project == place }?.lock
    }
    // What packages and frameworks hold is seen in the apps alone.
    let apps = zip(targets, own).filter { $0.0.kind == "application" }
    let real = apps.filter { app, _ in
      ![Path.relative(app.path, to: root), app.name].contains(where: SourceOrigin.isForTrial)
    }
    let ofApps = (real.isEmpty ? apps : real).map(\.1)
    let isOne = ofApps.allSatisfy { $0 != nil && $0?.style == ofApps.first??.style }
    for (target, own) in zip(targets, own) {
      let isPart = target.source == .package || Self.parts.contains(target.kind)
      let lock = own ?? (isOne && isPart ? ofApps.first ?? nil : nil)
      for file in target.catalogs + target.storyboards {
        if lock == nil || codeLocks[file].map({ $0.style != lock?.style }) ?? false {
          shared.insert(file)
        } else {
          codeLocks[file] = codeLocks[file] ?? lock
        }
      }
    }
    for file in shared { codeLocks[file] = nil }
    catalogs = catalogs.map(locked)
    alternatives = alternatives.map(locked)
  }

  private func locked(_ catalog: CatalogSubject) -> CatalogSubject {
    var catalog = catalog
    catalog.lock = catalog.lock ?? codeLocks[catalog.catalog.path]
    return catalog
  }

  private static func lock(_ path: String, _ project: Project) -> AppearanceLock? {
    project.lock(governing: path).map { AppearanceLock($0.style, file: $0.file) }
  }

  /// Returns whether some catalog has a color with a name, which is given in small letters.
  func hasColor(named name: String) -> Bool {
    plainColorNames.value {
      Set(catalogs.flatMap { catalog in catalog.colors.map { $0.name.lowercased() } })
    }.contains(name)
  }

  /// Returns whether the configuration allows a file to be missing.
  func isOmitted(_ path: String) -> Bool {
    let inside = Path.relative(path, to: root)
    return configuration.omittedFiles.contains {
      $0.matches(inside, within: configuration.budget)
    }
  }
}
