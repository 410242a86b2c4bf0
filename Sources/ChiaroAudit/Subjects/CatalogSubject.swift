// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroCatalog
import ChiaroProject
import ChiaroSource

/// A catalog with everything in it resolved, and what is known of the app around it.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct CatalogSubject: Sendable {
  /// The catalog.
  public let catalog: AssetCatalog
  /// The catalog's path inside the project.
  public let scope: String
  /// The platform that its app runs on.
  public let platform: Platform
  /// The style to which an `Info.plist` or build setting locks the app, and the file that does.
  public let lock: AppearanceLock?
  /// The colors.
  public let colors: [ColorSubject]
  /// The images, symbols and icons.
  public let images: [ImageSubject]
  /// The names of accent colors; `AccentColor` at least.
  public let accentNames: Set<String>

  /// The colors by name.
  let colorsByName: [String: Int]
  /// Where text has little contrast, which two rules report.
  let contrast = Once<ContrastSurvey>()

  init(
    _ catalog: AssetCatalog, scope: String, platform: Platform, lock: AppearanceLock?,
    accentNames: Set<String>
  ) {
    self.catalog = catalog
    self.scope = scope
    self.platform = platform
    self.lock = lock
    self.accentNames = accentNames
    let idiom = platform.idiom
    colors = catalog.sets.concurrentMap {
      ColorSubject($0, idiom: idiom, platform: platform)
    }.compactMap { $0 }
    images = catalog.sets.compactMap { ImageSubject($0, idiom: idiom) }
    colorsByName = Dictionary(colors.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  /// The color of that name.
  public func color(named name: String) -> ColorSubject? { colorsByName[name].map { colors[$0] } }
}

/// The style to which an app is locked, and who says so.
///
/// Apple counterpart: `UIUserInterfaceStyle` in `Info.plist` · Source: WWDC19 214 · Fidelity: exact
public struct AppearanceLock: Hashable, Sendable {
  /// Light or dark.
  public var style: UserInterfaceStyle
  /// The file that says so.
  public var file: String
}

extension Platform {
  /// The kind of device on which catalogs are looked up.
  package var idiom: VariantIdiom {
    switch self {
    case .iOS: .phone
    case .macOS: .mac
    case .tvOS: .tv
    case .visionOS: .vision
    case .watchOS: .watch
    }
  }
}
