// SPDX-License-Identifier: MIT

public import ChiaroSource

/// The inventory of a project, which lists all files by kind, and those that affect appearance also
/// by meaning.
///
/// Catalogs, icons, property lists and source files have their own properties; use ``files(of:)``
/// to find files of any other kind. Only paths are stored, not contents.
///
/// Source: public projects · Fidelity: approximate, without groups
public struct Project: Sendable {
  /// The folder of the project, as it was passed.
  public var root: String
  /// The folder to which paths are relative: the root, or the folder around it if the root is a
  /// catalog.
  package var folder: String {
    guard Self.isCatalog(root) else { return root }
    let parent = Path.parent(root)
    return parent.isEmpty ? "." : parent
  }
  /// The paths of the asset catalogs, sorted.
  public var catalogs: [String] = []
  /// The paths of the Icon Composer bundles outside of catalogs.
  public var icons: [String] = []
  /// The parsed `Info.plist` files.
  public var infoPlists: [InfoPlist] = []
  /// The paths of the other property lists and of JSON files, which may name assets; the search
  /// does not read them.
  package var dataFiles: [String] = []
  /// The Xcode projects, parsed.
  package var xcodeProjects: [XcodeProject] = []
  /// The paths of the source files that can contain colors: Swift, Objective-C, HTML and CSS.
  ///
  /// The search does not read them.
  public var sources: [String] = []
  /// The paths of the storyboards and nibs.
  public var storyboards: [String] = []
  /// The paths of the documents that compiled storyboards and xibs keep for Interface Builder.
  ///
  /// They are copies, which nobody edits: they can be drawn, but their problems must be fixed
  /// elsewhere.
  package var compiledInterfaces: [String] = []
  /// The folders of compiled storyboards and xibs that keep no document.
  package var closedInterfaces: [String] = []
  /// The paths of the pictures outside of catalogs, which the search does not read.
  package var pictures: [String] = []
  /// The paths of the workspaces; the search finds the projects in them independently.
  public var workspaces: [String] = []
  /// The package manifests, parsed without running them, with their paths.
  var manifests: [(path: String, manifest: PackageManifest)] = []
  /// The descriptions that XcodeGen makes Xcode projects of, with their paths.
  var specifications: [(path: String, specification: XcodeGenSpecification)] = []
  /// The folders of third-party code that were not searched.
  package var leftOut: [String] = []
  /// All files that the search passed, of whatever kind.
  var found = ProjectFiles()
  /// The file tree in which the project was found.
  public let tree: any FileTree
  /// The diagnostics about problems found during the search.
  public var diagnostics: [Diagnostic] = []

  /// Creates an empty project with a root folder.
  ///
  /// - Parameters:
  ///   - root: the folder
  ///   - tree: the file tree that contains the folder; by default, the disk
  public init(root: String, in tree: any FileTree = DiskTree()) {
    self.root = root
    self.tree = tree
  }

  /// The options of a search.
  ///
  /// Source: conventions of SwiftLint and Periphery
  public struct Options: Sendable {
    /// The patterns of files and folders to leave out, matched against names or paths in the
    /// project.
    package var excluded: [Glob] = []
    /// Whether files that git ignores are skipped; the default is true.
    public var followsGitIgnore = true
    /// The maximum depth of folders to search; the default is 64.
    public var depth = 64
    /// The maximum number of folders to search; the default is 200,000.
    public var folders = 200_000
    /// The maximum number of files in the inventory; the default is 1,000,000.
    public var files = 1_000_000
    /// The maximum number of entries to read in a folder; the default is 100,000.
    public var entriesPerFolder = 100_000
    /// The maximum size of a property list in bytes; the default is 64 MiB.
    public var bytesPerFile = 64 << 20
    /// The largest size of a `.gitignore` in bytes; the default is 256 KiB.
    package var bytesPerIgnoreFile = 256 << 10
    /// The largest size of a package manifest in bytes; the default is 1 MiB.
    package var bytesPerManifest = 1 << 20
    /// Whether folders of third-party code, such as `Pods`, are searched; the default is false.
    package var includesOthers = false
    /// The boundary that determines where the project's repository ends.
    ///
    /// Links to catalogs are followed within the repository, or within the project's folder if
    /// there is no boundary.
    package var boundary: Boundary?
    /// The budget of the whole run; nil creates a budget for this search.
    package var budget: RunBudget?

    /// Creates the default options.
    public init() {}
  }

  /// The names of folders of third-party code, which are searched only if `includesOthers` is set.
  private static let foldersOfOthers: Set<String> = [
    "Pods", "Carthage", "node_modules", "SourcePackages",
  ]

  /// Whether a folder holds code of others, or copies of the project's own files that Xcode
  /// exported for translators.
  static func isOfOthers(_ folder: String) -> Bool {
    foldersOfOthers.contains(folder) || folder.hasSuffix(".xcloc")
  }

  /// The names of folders of build products, which are never searched.
  static let skippedFolders: Set<String> = ["DerivedData"]

  /// The file extensions of source text that can contain colors.
  static let sourceEndings: Set<String> = ["swift", "m", "mm", "html", "htm", "css"]

  /// The file extensions of pictures that apps load by name.
  static let pictureEndings: Set<String> = ["png", "jpg", "jpeg", "pdf", "tif", "tiff", "gif"]

  /// The extensions of folders that are build products or documents, which are never searched.
  static let skippedEndings: Set<String> = [
    "app", "appex", "bundle", "framework", "momd", "xcarchive", "xcframework",
  ]

  /// The extensions of folders of compiled storyboards and xibs, with the name that the document
  /// has in those that keep it for Interface Builder; nothing else in them is looked at.
  static let compiledDocuments = [
    "storyboardc": "designable.storyboard", "nib": "designable.nib",
  ]

  /// Returns whether a path has the extension of an asset catalog.
  static func isCatalog(_ path: String) -> Bool {
    Path.fileExtension(path)?.lowercased() == "xcassets"
  }

  /// Searches a folder for a project; the folder of a catalog counts as a project with one catalog.
  ///
  /// The search skips hidden folders, build products, dependencies, and files that git ignores.
  ///
  /// - Parameters:
  ///   - path: the folder
  ///   - tree: the file tree that contains the folder; by default, the disk
  ///   - options: the limits of the search, and the files that it skips
  /// - Returns: the project
  /// - Throws: `ProjectError` if the path does not exist or is not a folder
  public static func scan(
    _ path: String, in tree: any FileTree = DiskTree(), options: Options = Options()
  ) throws(ProjectError) -> Project {
    var scanner = ProjectScanner(root: path, in: tree, options: options)
    try scanner.scan()
    return scanner.project
  }

  /// Returns the `Info.plist` whose folder shares the most leading components with a path; nil if
  /// the project has none.
  public func infoPlist(governing path: String) -> InfoPlist? {
    let parts = Path.components(path)
    let scored = infoPlists.map { plist -> (shared: Int, plist: InfoPlist) in
      let other = Path.components(Path.parent(plist.path))
      return (zip(parts, other).prefix { $0 == $1 }.count, plist)
    }
    return scored.max { ($0.shared, $1.plist.path) < ($1.shared, $0.plist.path) }?.plist
  }

  /// Returns the style that the app of a file is locked to, and the file that says it: its
  /// `Info.plist`, or the Xcode project whose apps all have one style; nil if it is not locked.
  package func lock(governing path: String) -> (style: InfoPlist.Lock, file: String)? {
    if let plist = infoPlist(governing: path), let lock = plist.lock { return (lock, plist.path) }
    let near = xcodeProjects(governing: path)
    guard let first = near.first, let lock = first.lock, near.allSatisfy({ $0.lock == lock }) else {
      return nil
    }
    return (lock, first.path)
  }

  /// The Xcode projects of the innermost folder around a file; all where none is around it.
  private func xcodeProjects(governing path: String) -> [XcodeProject] {
    let folders = xcodeProjects.map { Path.parent(Path.parent($0.path)) }
    let around = folders.filter { Path.contains($0, path) }
    guard let innermost = around.max(by: { $0.utf8.count < $1.utf8.count }) else {
      return xcodeProjects
    }
    return zip(xcodeProjects, folders).filter { $0.1 == innermost }.map(\.0)
  }
}

/// An error that prevents the search for a project.
public struct ProjectError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kinds of failure.
  public enum Kind: Sendable, Equatable {
    /// Nothing exists at the path.
    case notFound
    /// The path does not lead to a folder.
    case notAFolder
  }

  /// The kind of failure.
  public var kind: Kind
  /// The path that could not be searched.
  public var path: String

  /// The path and the failure, as readable text.
  public var description: String {
    switch kind {
    case .notFound: "\(path): no such folder"
    case .notAFolder: "\(path): not a folder (expected a project or an .xcassets folder)"
    }
  }
}
