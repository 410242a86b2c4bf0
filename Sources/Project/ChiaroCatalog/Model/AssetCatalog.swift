// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroSource

/// An asset catalog, which contains named colors and images with their variants.
///
/// ```swift
/// let catalog = try AssetCatalog(path: "App/Assets.xcassets")
/// let color = catalog.color(named: "Brand/Primary")  // a DynamicColor
/// ```
///
/// Malformed content never makes reading fail: each problem becomes an entry in `diagnostics` with
/// its file and line, and the rest of the content is read.
///
/// Apple counterpart: an `.xcassets` folder · Source: Asset Catalog Format Reference ·
/// Fidelity: exact
public struct AssetCatalog: Sendable {
  /// The path of the catalog's folder, as it was passed.
  public var path: String
  /// The sets, in the order of their paths; a nested set follows the set that contains it.
  public var sets: [AssetSet]
  /// The groups in the catalog.
  public var groups: [AssetGroup]
  /// The Icon Composer bundles in the catalog.
  public var icons: [IconBundle]
  /// The problems found while reading.
  public var diagnostics: [Diagnostic]
  /// The numbers of folders, files, bytes and values that were read.
  public var statistics: CatalogStatistics

  /// Creates a catalog from sets that were read or created in code.
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

  /// The name of the catalog, which is that of its folder without `.xcassets`.
  public var name: String { Path.stem(path) }

  /// Returns all sets of a kind.
  public func sets(of kind: SetKind) -> [AssetSet] { sets.filter { $0.kind == kind } }

  /// Returns the first set of a kind that has a name; nil if there is none.
  public func set(_ kind: SetKind, named name: String) -> AssetSet? {
    sets.first { $0.kind == kind && $0.name == name }
  }
}

/// A folder in a catalog that is not a set itself, but can contain sets.
///
/// Apple counterpart: a group · Source: Asset Catalog Format Reference · Fidelity: exact
public struct AssetGroup: Hashable, Sendable {
  /// The path of the folder.
  public var path: String
  /// Whether the names of the sets inside are prefixed with the name of the group.
  public var providesNamespace: Bool
}

/// The amount of work done to read a catalog, bounded by `CatalogLimits`.
public struct CatalogStatistics: Hashable, Sendable {
  /// The number of folders listed.
  public var folders = 0
  /// The depth of the most deeply nested folder; the catalog itself has depth 0.
  public var deepestFolder = 0
  /// The number of files read.
  public var files = 0
  /// The number of bytes read.
  public var bytes = 0
  /// The number of JSON values parsed.
  public var values = 0

  /// Creates statistics in which all counts are 0.
  public init() {}
}

/// The limits of a catalog; beyond them, reading stops with a diagnostic.
public struct CatalogLimits: Sendable {
  /// The maximum depth of nested folders; 64 by default.
  public var depth = 64
  /// The maximum number of folders; 200,000 by default.
  public var folders = 200_000
  /// The maximum number of files and folders in a folder; 20,000 by default.
  public var entriesPerFolder = 20_000
  /// The maximum size of a `Contents.json` in bytes; 16 MiB by default.
  public var bytesPerFile = 16 << 20
  /// The total size of all files in bytes, after which no more files are read; 1 GiB by default.
  public var bytes = 1 << 30
  /// The maximum number of entries in a set; 4,096 by default.
  ///
  /// Xcode offers about two hundred combinations for a color.
  public var entriesPerSet = 4096
  /// The maximum number of diagnostics for a set; 1,000 by default.
  public var diagnosticsPerSet = 1000
  /// The maximum number of diagnostics for the catalog; 10,000 by default.
  public var diagnostics = 10_000
  /// The budget that this catalog shares with the rest of a run; nil for a separate budget.
  package var budget: RunBudget?

  /// Creates the default limits.
  public init() {}
}

/// An error that prevents reading or changing a catalog.
public struct CatalogError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  public enum Kind: Sendable, Equatable {
    /// Nothing exists at the path.
    case notFound
    /// The path does not lead to a readable folder.
    case notAFolder
    /// A change could not be written to the file.
    case notWritten
    /// The set's file is missing or not JSON, so it cannot be changed.
    case notEditable
  }

  /// The kind of failure.
  public var kind: Kind
  /// The path of the catalog or the file.
  public var path: String
  /// The details, such as the operating system's message; empty if there are none.
  public var detail: String

  /// The path and the failure, as readable text.
  public var description: String {
    switch kind {
    case .notFound: "\(path): no such catalog"
    case .notAFolder: "\(path): not a readable folder (expected an .xcassets folder)"
    case .notWritten: "\(path): cannot be written: \(detail)"
    case .notEditable: "\(path): cannot be changed: \(detail)"
    }
  }
}
