// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroCatalog
public import ChiaroProject
import ChiaroSource

/// Everything that rules look at.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct AuditContext: Sendable {
  /// The project that was searched: what it holds, for packs that read more than catalogs.
  public let project: Project
  /// The folder that paths are given from.
  public var root: String { project.root }
  /// The catalogs.
  public let catalogs: [CatalogSubject]
  /// The Icon Composer bundles.
  public let icons: [IconBundle]
  /// The accent colors that projects and `Info.plist` files name, and where.
  public let declaredAccents: [DeclaredAccent]
  /// What the project decides.
  public let configuration: AuditConfiguration
  /// The pictures.
  public let pictures: PictureStore

  /// A name that a project gives to its accent color.
  ///
  /// Apple counterpart: `ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME`, `NSAccentColorName` ·
  /// Source: the build settings reference · Fidelity: exact
  public struct DeclaredAccent: Hashable, Sendable {
    /// The color's name.
    public var name: String
    /// The file that names it.
    public var file: String
  }

  /// Prepares catalogs that were read for a project.
  ///
  /// - Parameters:
  ///   - project: the project that was searched
  ///   - catalogs: its catalogs
  ///   - icons: its icon bundles, those inside catalogs aside
  ///   - configuration: what the project decides
  ///   - pictures: where pictures are read from
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
    let accentNames = Set(declaredAccents.map(\.name)).union(["AccentColor"])
    self.catalogs = catalogs.map { catalog in
      let plist = project.infoPlist(governing: catalog.path)
      return CatalogSubject(
        catalog, scope: Path.relative(catalog.path, to: project.root),
        platform: PlatformInference.platform(
          of: catalog, configured: configuration.platform, plist: plist),
        lock: Self.lock(plist, project), accentNames: accentNames)
    }
    let questions = PicturePlan.questions(self.catalogs)
    if let budget = configuration.budget {
      budget.pausing { pictures.load(questions) }
    } else {
      pictures.load(questions)
    }
  }

  private static func lock(_ plist: InfoPlist?, _ project: Project) -> AppearanceLock? {
    if let plist, let lock = plist.lock {
      return AppearanceLock(style: lock == .dark ? .dark : .light, file: plist.path)
    }
    for xcode in project.xcodeProjects {
      if let lock = xcode.locks.first, xcode.locks.count == 1 {
        return AppearanceLock(style: lock == .dark ? .dark : .light, file: xcode.path)
      }
    }
    return nil
  }

  /// Whether a file is meant to be missing.
  func isOmitted(_ path: String) -> Bool {
    let inside = Path.relative(path, to: root)
    return configuration.omittedFiles.contains {
      $0.matches(inside, within: configuration.budget)
    }
  }
}
