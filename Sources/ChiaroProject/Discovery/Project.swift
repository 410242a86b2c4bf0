// SPDX-License-Identifier: MIT

public import ChiaroSource

/// What belongs to a project's appearance: its catalogs, icons and property lists.
///
/// Apple counterpart: none; Xcode's project navigator · Source: public projects · Fidelity:
/// approximate
public struct Project: Sendable {
  /// The folder, as it was given.
  public var root: String
  /// The asset catalogs, in the order of their paths.
  public var catalogs: [String] = []
  /// The Icon Composer bundles that stand outside of catalogs.
  public var icons: [String] = []
  /// The `Info.plist` files.
  public var infoPlists: [InfoPlist] = []
  /// The Xcode projects.
  public var xcodeProjects: [XcodeProject] = []
  /// The files of source text that colors can stand in: Swift, Objective-C, HTML and CSS;
  /// not read.
  public var sources: [String] = []
  /// The storyboards and nibs.
  public var storyboards: [String] = []
  /// The workspaces; the projects that they name are found by themselves.
  public var workspaces: [String] = []
  /// The package manifests, as far as they are written down in plain words.
  var manifests: [(path: String, manifest: PackageManifest)] = []
  /// The folders of other people's code that were not searched.
  package var leftOut: [String] = []
  /// What was odd.
  public var diagnostics: [Diagnostic] = []

  /// An empty project at a folder.
  public init(root: String) { self.root = root }

  /// How a project is searched.
  ///
  /// Apple counterpart: none · Source: conventions of SwiftLint and Periphery · Fidelity: exact
  public struct Options: Sendable {
    /// Patterns of paths, relative to the project, or of names, that are left out.
    public var excluded: [Glob] = []
    /// Whether what git ignores is left out; the default is true.
    public var followsGitIgnore = true
    /// How deep folders are searched; the default is 64.
    public var depth = 64
    /// How many folders are searched; the default is 200,000.
    public var folders = 200_000
    /// How many entries of a folder are looked at; the default is 100,000.
    public var entriesPerFolder = 100_000
    /// How large a property list may be; the default is 64 MB.
    public var bytesPerFile = 64 << 20
    /// How large a `.gitignore` may be; the default is 256 KB.
    package var bytesPerIgnoreFile = 256 << 10
    /// How large a package manifest may be; the default is 1 MB.
    package var bytesPerManifest = 1 << 20
    /// Whether folders that hold other people's code are searched; the default is false.
    package var includesOthers = false
    /// Says where repositories end, in which links to catalogs are followed; without it they are
    /// followed in the project's own folder.
    package var boundary: Boundary?
    /// What the whole run may still read; nil is a run of its own.
    package var budget: RunBudget?

    /// The default options.
    public init() {}
  }

  /// Folders that hold other people's code; left out unless asked for.
  static let foldersOfOthers: Set<String> = ["Pods", "Carthage", "node_modules", "SourcePackages"]
  /// Folders that hold build products; always left out.
  static let skippedFolders: Set<String> = ["DerivedData"]

  /// The endings of files of source text that colors can stand in.
  static let sourceEndings: Set<String> = ["swift", "m", "mm", "html", "htm", "css"]

  /// The endings of folders that are products or documents of their own.
  static let skippedEndings: Set<String> = [
    "app", "appex", "bundle", "framework", "momd", "nib", "storyboardc", "xcarchive",
    "xcframework",
  ]

  /// Searches a folder; a catalog given itself is a project of one catalog.
  ///
  /// Hidden folders, build products and dependencies are left out, and what git ignores.
  ///
  /// - Parameters:
  ///   - path: the folder
  ///   - options: what to leave out, and how much to search
  /// - Returns: what was found
  /// - Throws: `ProjectError` when nothing or no folder stands at the path
  public static func scan(
    _ path: String, options: Options = Options()
  ) throws(ProjectError) -> Project {
    var scanner = ProjectScanner(root: path, options: options)
    try scanner.scan()
    return scanner.project
  }

  /// The `Info.plist` that governs a path: the one that shares the longest way down with it.
  public func infoPlist(governing path: String) -> InfoPlist? {
    let parts = Path.components(path)
    let scored = infoPlists.map { plist -> (shared: Int, plist: InfoPlist) in
      let other = Path.components(Path.parent(plist.path))
      return (zip(parts, other).prefix { $0 == $1 }.count, plist)
    }
    return scored.max { ($0.shared, $1.plist.path) < ($1.shared, $0.plist.path) }?.plist
  }
}

/// Why a project cannot be searched at all.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct ProjectError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kinds of failure.
  public enum Kind: Sendable, Equatable {
    /// Nothing stands at the path.
    case notFound
    /// Something stands there that is no folder.
    case notAFolder
  }

  /// What kind of failure it was.
  public var kind: Kind
  /// The path.
  public var path: String

  /// What failed, at which path.
  public var description: String {
    switch kind {
    case .notFound: "\(path): no such folder"
    case .notAFolder: "\(path): not a folder (expected a project or an .xcassets folder)"
    }
  }
}
