// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSystem

/// The files among some that differ from a git revision, untracked ones included.
///
/// A file that differs in its line ends alone does not differ. Git lists what the revision has; the
/// files of the project are compared here, so that git opens none of them.
struct ChangedFiles {
  private var changed: Set<String> = []

  /// The largest file that is compared; a larger one differs.
  private static let fileLimit = 64 << 20

  /// Compares files.
  ///
  /// - Parameters:
  ///   - revision: the revision as a person wrote it
  ///   - paths: files and folders whose repositories are looked at
  ///   - files: the paths of the files that are compared
  /// - Throws: `Outcome` without a repository or revision, and where git cannot be let read it
  init(since revision: String, in paths: [String], among files: Set<String>) throws {
    let places = files.map { (path: $0, real: Self.realPath($0)) }
    var tops: Set<String> = []
    for path in paths {
      let isFolder = FolderReader.identity(of: path)?.isFolder == true
      let folder = isFolder ? path : Path.parent(path)
      let top = FileReader.realPath(folder.isEmpty ? "." : folder).flatMap(GitRepository.top)
      guard let top else {
        throw Outcome.unreadable("\(path): not in a git repository, which --diff-base needs")
      }
      tops.insert(top)
    }
    // What stands in a repository inside of another is not the outer one's.
    let folders = Set(places.map { Path.parent($0.real) })
    let owners = Dictionary(
      uniqueKeysWithValues: folders.map { ($0, GitRepository.top(of: $0)) })
    for top in tops.sorted() {
      let own = places.filter { owners[Path.parent($0.real)] == top }
      try compare(own, in: GitRepository(root: top), since: revision)
    }
  }

  /// Whether a file of those that were compared differs.
  func contains(_ path: String) -> Bool { changed.contains(path) }

  private mutating func compare(
    _ files: [(path: String, real: String)], in repository: GitRepository, since revision: String
  ) throws {
    let git = GitCommand(try GitView(of: repository))
    guard try git.output("rev-parse", "--git-dir") != nil else {
      throw Outcome.unreadable("\(repository.root): git cannot open the repository")
    }
    // What the person wrote is handed to git once, where it cannot be an option.
    let commit = try git.output(
      "rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}")
    let hash = String(decoding: commit ?? [], as: UTF8.self).prefix(while: \.isHexDigit)
    guard hash.utf8.count == 2 * repository.nameSize else {
      throw Outcome.usage("\(revision): no such revision")
    }
    guard let tree = try git.output("ls-tree", "-r", "-z", String(hash)),
      let index = try git.output("ls-files", "--stage", "--debug", "-z")
    else {
      throw Outcome.unreadable("\(repository.root): git cannot list the files of \(revision)")
    }
    let paths = files.map { Path.relative($0.real, to: repository.root) }
    let comparison = GitComparison(
      listing: GitListing(tree: tree, index: index, paths: Set(paths)),
      indexed: Self.status(Path.join(repository.folder, "index"))?.modified,
      nameSize: repository.nameSize)
    let differs = zip(files, paths).map { ($0.real, $1) }.concurrentMap { real, path in
      comparison.isChanged(real, path, limit: Self.fileLimit)
    }
    for (file, differs) in zip(files, differs) where differs { changed.insert(file.path) }
  }

  /// The real path of a file, also of one that is not there any more.
  private static func realPath(_ path: String) -> String {
    if let real = FileReader.realPath(path) { return real }
    let folder = Path.parent(path).isEmpty ? "." : Path.parent(path)
    return Path.join(FileReader.realPath(folder) ?? folder, Path.lastComponent(path))
  }

  private static func status(_ path: String) -> NodeStatus? {
    try? System.status(atPath: path, followingLinks: true)
  }
}

/// A comparison of files with a revision.
private struct GitComparison: Sendable {
  let listing: GitListing
  /// When the index was written; nil where there is none.
  let indexed: [Int]?
  let nameSize: Int

  /// Whether a file differs from the revision.
  func isChanged(_ real: String, _ path: String, limit: Int) -> Bool {
    let entry = listing.entries[path]
    guard let status = try? System.status(atPath: real, followingLinks: true) else {
      return entry != nil
    }
    if status.kind != .file { return false }
    guard let entry, entry.isFile else { return true }
    if isKnown(path, as: entry.object, status) { return false }
    guard let bytes = try? FileReader.bytes(atPath: real, limit: limit) else { return true }
    return !GitContent.isSame(bytes, as: entry.object, nameSize: nameSize)
  }

  /// Whether the index says that a file has an object's content, and the file is older than the
  /// index: git keeps some contents other than they stand in files (large pictures, by filters).
  private func isKnown(_ path: String, as object: String, _ status: NodeStatus) -> Bool {
    guard let known = listing.known[path], let indexed else { return false }
    return known.object == object && known.size == status.size & 0xFFFF_FFFF
      && known.modified == status.modified
      && status.modified.lexicographicallyPrecedes(indexed)
  }
}
