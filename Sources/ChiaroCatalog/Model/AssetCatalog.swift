// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroSource

/// An asset catalog: named colors and images with their variants.
///
/// ```swift
/// let catalog = try AssetCatalog(path: "App/Assets.xcassets")
/// let color = catalog.color(named: "Brand/Primary")  // a DynamicColor
/// ```
///
/// Reading never fails for odd content: what is odd stands in `diagnostics`, each with its file and
/// line, and the rest is read.
///
/// Apple counterpart: an `.xcassets` folder · Source: Asset Catalog Format Reference ·
/// Fidelity: exact
public struct AssetCatalog: Sendable {
  /// The folder, as it was given.
  public var path: String
  /// All sets, in the order of their paths, sets inside sets after those around them.
  public var sets: [AssetSet]
  /// The groups that were met.
  public var groups: [AssetGroup]
  /// Icon Composer bundles inside the catalog.
  public var icons: [IconBundle]
  /// What was odd.
  public var diagnostics: [Diagnostic]
  /// How much work the reading was.
  public var statistics: CatalogStatistics

  /// Creates a catalog of sets that were read or made.
  public init(
    path: String, sets: [AssetSet], groups: [AssetGroup] = [], icons: [IconBundle] = [],
    diagnostics: [Diagnostic] = [], statistics: CatalogStatistics = CatalogStatistics()
  ) {
    self.path = path
    self.sets = sets
    self.groups = groups
    self.icons = icons
    self.diagnostics = diagnostics
    self.statistics = statistics
  }

  /// The catalog's name: its folder without `.xcassets`.
  public var name: String { Path.stem(path) }

  /// All sets of a kind.
  public func sets(of kind: SetKind) -> [AssetSet] { sets.filter { $0.kind == kind } }

  /// The set of a kind and name; the first should there be several.
  public func set(_ kind: SetKind, named name: String) -> AssetSet? {
    sets.first { $0.kind == kind && $0.name == name }
  }
}

/// A folder of a catalog that holds sets and is none.
///
/// Apple counterpart: a group · Source: Asset Catalog Format Reference · Fidelity: exact
public struct AssetGroup: Hashable, Sendable {
  /// The path of the folder.
  public var path: String
  /// Whether the names of what is inside begin with the group's.
  public var providesNamespace: Bool
}

/// How much work the reading of a catalog was; bounded by `CatalogLimits`.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct CatalogStatistics: Hashable, Sendable {
  /// The folders that were listed.
  public var folders = 0
  /// The deepest of them; the catalog itself is 0.
  public var deepestFolder = 0
  /// The files that were read.
  public var files = 0
  /// The bytes that were read.
  public var bytes = 0
  /// The JSON values that were scanned.
  public var values = 0

  /// No work.
  public init() {}
}

/// How much a catalog may hold before reading stops with a diagnostic.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct CatalogLimits: Sendable {
  /// How deep folders may lie; the default is 64.
  public var depth = 64
  /// How many folders are listed; the default is 200,000.
  public var folders = 200_000
  /// How many entries a folder may have; the default is 20,000.
  public var entriesPerFolder = 20_000
  /// How large a `Contents.json` may be; the default is 16 MB.
  public var bytesPerFile = 16 << 20
  /// How many bytes are read in all, the last file whole; the default is 1 GB.
  public var bytes = 1 << 30
  /// How many entries of a set are read; the default is 4,096.
  ///
  /// The whole product of what Xcode offers for a color has some two hundred.
  public var entriesPerSet = 4096
  /// How many diagnostics of a set are kept; the default is 1,000.
  public var diagnosticsPerSet = 1000
  /// How many diagnostics are kept; the default is 10,000.
  public var diagnostics = 10_000
  /// What the whole run may still read; nil is a run of its own.
  package var budget: RunBudget?

  /// The default limits.
  public init() {}
}

/// Why a catalog cannot be read at all.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct CatalogError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kinds of failure.
  public enum Kind: Sendable, Equatable {
    /// Nothing stands at the path.
    case notFound
    /// Something stands there that is no readable folder.
    case notAFolder
    /// A change could not be written.
    case notWritten
    /// The set's file is no JSON, so nothing can be changed in it.
    case notEditable
  }

  /// What kind of failure it was.
  public var kind: Kind
  /// The path.
  public var path: String
  /// The system's own words, or "".
  public var detail: String

  /// What failed, at which path.
  public var description: String {
    switch kind {
    case .notFound: "\(path): no such catalog"
    case .notAFolder: "\(path): not a readable folder (expected an .xcassets folder)"
    case .notWritten: "\(path): cannot be written: \(detail)"
    case .notEditable: "\(path): cannot be changed: \(detail)"
    }
  }
}
