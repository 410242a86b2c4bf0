// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroCatalog
import ChiaroProject
import ChiaroSource

/// An asset catalog prepared for rules, with resolved colors and facts about its app.
public struct CatalogSubject: Sendable {
  /// The parsed catalog.
  public let catalog: AssetCatalog
  /// The path of the catalog inside the project.
  public let scope: String
  /// The platform for which the catalog is checked.
  public let platform: Platform
  /// The style to which the app is locked, with the `Info.plist`, project file or source file that
  /// sets it; nil if the app is not locked.
  public internal(set) var lock: AppearanceLock?
  /// The color sets of the catalog, each resolved in all sixteen environments of style, contrast,
  /// elevation level and gamut.
  public let colors: [ColorSubject]
  /// The sets of images, symbols and icons in the catalog.
  public let images: [ImageSubject]
  /// The names of accent colors; `AccentColor` is always among them.
  public let accentNames: Set<String>

  /// The indices in `colors` by name.
  let colorsByName: [String: Int]
  /// The survey of contrast between text and background, which two rules share.
  let contrast = Once<ContrastSurvey>()
  /// The indices in `images` by the folder in small letters, of folders that differ in case only.
  private let twins = Once<[String: [Int]]>()

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

  /// Returns the color set with a name; nil if there is none.
  public func color(named name: String) -> ColorSubject? { colorsByName[name].map { colors[$0] } }

  /// Returns the other sets whose folder differs from an image's in case only.
  func twins(of image: ImageSubject) -> [ImageSubject] {
    let groups = twins.value {
      Dictionary(grouping: images.indices) { images[$0].set.path.lowercased() }
        .filter { $0.value.count > 1 }
    }
    guard !groups.isEmpty else { return [] }
    return (groups[image.set.path.lowercased()] ?? []).map { images[$0] }
      .filter { $0.set.path != image.set.path }
  }
}

/// A style to which an app is locked, with the file that sets it.
///
/// Apple counterpart: `UIUserInterfaceStyle` in `Info.plist` · Source: WWDC19 214 · Fidelity: exact
public struct AppearanceLock: Hashable, Sendable {
  /// The style, light or dark.
  public var style: UserInterfaceStyle
  /// The path of the file that declares the style, or of the source file that sets it.
  public var file: String

  /// Creates a lock.
  package init(style: UserInterfaceStyle, file: String) {
    self.style = style
    self.file = file
  }

  /// Creates the lock that a file declares.
  init(_ declared: InfoPlist.Lock, file: String) {
    self.init(style: declared == .dark ? .dark : .light, file: file)
  }
}

/// A target that code locks to a style in every case.
package struct CodeLock: Hashable, Sendable {
  /// The name of the target.
  package var target: String
  /// The path of the file that declares the target, relative to the project's root.
  package var project: String
  /// The style and the source file that sets it.
  package var lock: AppearanceLock

  /// Creates a lock.
  package init(target: String, project: String, lock: AppearanceLock) {
    self.target = target
    self.project = project
    self.lock = lock
  }
}

extension Platform {
  /// The device idiom of the platform, for lookups in catalogs.
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
