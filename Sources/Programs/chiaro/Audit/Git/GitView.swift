// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource
import ChiaroSystem

/// A git directory of our own, through which git sees a repository's objects, references and index,
/// and nothing else of it.
///
/// Git does what a repository's configuration says: it starts programs, reads files that never end,
/// and asks other machines. This directory has a configuration of ours, no hooks, no attributes and
/// no ignored names; what it links to was looked at before. It is removed with this object.
final class GitView {
  /// The path of the directory.
  var folder: String { place.path }
  private let place: RunFolder
  private var files = GitFiles()

  private static let headLimit = 4096
  private static let alternatesLimit = 1 << 16
  private static let logLimit = 256 << 20
  private static let mostStores = 64

  /// How git reads: in pieces, so that a limit on addresses leaves room for large repositories.
  private static let settings = [
    ("core", "bare", "true"), ("core", "commitgraph", "false"),
    ("core", "packedgitwindowsize", "32m"), ("core", "packedgitlimit", "1g"),
  ]

  init(of repository: GitRepository) throws {
    do throws(FileError) {
      // A view has files, links and two levels of folders.
      place = try RunFolder("chiaro-git", depth: 4)
    } catch {
      throw Outcome.unwritable("a temporary folder for git cannot be created: \(error.reason)")
    }
    try writeConfiguration(of: repository)
    try linkObjects(of: repository)
    try linkReferences(of: repository)
    try linkLogs(of: repository)
    try linkIndex(of: repository)
  }

  deinit { place.remove() }

  // MARK: What is made

  private func makeFolder(_ name: String) throws {
    try attempt(name) { path throws(SystemFailure) in try System.makeFolder(path) }
  }

  private func link(_ name: String, to target: String) throws {
    try attempt(name) { path throws(SystemFailure) in try System.makeLink(path, to: target) }
  }

  private func write(_ name: String, _ bytes: [UInt8]) throws {
    do throws(FileError) {
      try AtomicFile.writeUnflushed(bytes, toPath: Path.join(folder, name))
    } catch {
      throw Outcome.unwritable("\(error)")
    }
  }

  private func attempt(_ name: String, _ make: (String) throws(SystemFailure) -> Void) throws {
    let path = Path.join(folder, name)
    do throws(SystemFailure) {
      try make(path)
    } catch {
      throw Outcome.unwritable("\(path): \(error.message)")
    }
  }

  // MARK: What it shows

  private func writeConfiguration(of repository: GitRepository) throws {
    let version = repository.format.isEmpty ? "0" : "1"
    let settings = [("core", "repositoryformatversion", version)] + Self.settings
    try write(
      "config",
      GitConfiguration.file(
        settings.map { GitConfiguration.Setting($0, $1, Array($2.utf8)) } + repository.format))
    let head = Path.join(repository.folder, "HEAD")
    try write(
      "HEAD",
      try Outcome.reading { () throws(FileError) in
        try FileReader.bytes(atPath: head, limit: Self.headLimit)
      })
  }

  private func linkReferences(of repository: GitRepository) throws {
    try makeFolder("refs")
    var taken: Set<String> = []
    for folder in [repository.common, repository.folder] {
      let place = Path.join(folder, "refs")
      guard try files.isFolder(place, isDeep: true) else { continue }
      for name in try names(in: place) where taken.insert(name).inserted {
        try link("refs/\(name)", to: Path.join(place, name))
      }
    }
    for name in ["packed-refs", "shallow"] { try linkFile(name, in: repository.common) }
    let tables = Path.join(repository.common, "reftable")
    if try files.isFolder(tables, isDeep: false) { try link("reftable", to: tables) }
    // ORIG_HEAD, FETCH_HEAD and the like; a pipe of such a name is none.
    for name in try names(in: repository.folder)
    where name != "HEAD" && name.utf8.allSatisfy({ $0 == 0x5F || (0x41...0x5A).contains($0) }) {
      let path = Path.join(repository.folder, name)
      if (try? files.isFile(path)) == true { try link(name, to: path) }
    }
  }

  private func linkLogs(of repository: GitRepository) throws {
    try makeFolder("logs")
    // Git takes no link for a log; a folder of logs may be one.
    let head = Path.join(repository.folder, "logs/HEAD")
    if try files.isFile(head) {
      try write(
        "logs/HEAD",
        try Outcome.reading { () throws(FileError) in
          try FileReader.bytes(atPath: head, limit: Self.logLimit)
        })
    }
    let logs = Path.join(repository.common, "logs/refs")
    if try files.isFolder(logs, isDeep: true) { try link("logs/refs", to: logs) }
  }

  private func linkIndex(of repository: GitRepository) throws {
    for name in try names(in: repository.folder)
    where name == "index" || name.hasPrefix("sharedindex.") {
      try linkFile(name, in: repository.folder)
    }
  }

  private func linkFile(_ name: String, in folder: String) throws {
    let path = Path.join(folder, name)
    if try files.isFile(path) { try link(name, to: path) }
  }

  private func names(in folder: String) throws -> [String] {
    try Outcome.reading { () throws(FileError) in
      try FolderReader.list(folder).entries.map(\.name)
    }
  }

  // MARK: Objects

  private func linkObjects(of repository: GitRepository) throws {
    var stores = [Path.join(repository.common, "objects")]
    var next = 0
    while next < stores.count {
      for other in try alternates(of: stores[next]) where !stores.contains(other) {
        stores.append(other)
      }
      guard stores.count <= Self.mostStores else {
        throw Outcome.unreadable(
          "\(stores[0]): the repository has objects in more than \(Self.mostStores) folders")
      }
      next += 1
    }
    for (index, store) in stores.enumerated() {
      try show(store, as: index == 0 ? "objects" : "objects-\(index)")
    }
    try makeFolder("objects/info")
    let others = stores.indices.dropFirst().map { Path.join(folder, "objects-\($0)") + "\n" }
    if !others.isEmpty { try write("objects/info/alternates", Array(others.joined().utf8)) }
  }

  /// Links to the objects in a folder: those of their own, and packs.
  private func show(_ store: String, as name: String) throws {
    try makeFolder(name)
    for entry in try names(in: store)
    where entry == "pack" || entry.utf8.count == 2 && entry.allSatisfy(\.isHexDigit) {
      let place = Path.join(store, entry)
      if try files.isFolder(place, isDeep: false) { try link("\(name)/\(entry)", to: place) }
    }
  }

  /// The folders from which a folder borrows objects.
  private func alternates(of store: String) throws -> [String] {
    let file = Path.join(store, "info/alternates")
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.bytes(atPath: file, limit: Self.alternatesLimit)
    } catch {
      if error.kind == .notFound { return [] }
      throw Outcome.unreadable("\(error)")
    }
    return try bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      if line.first == UInt8(ascii: "#") { return nil }
      guard let path = String(validating: line, as: UTF8.self), line.first != UInt8(ascii: "\""),
        !line.contains(0)
      else { throw Outcome.unreadable("\(file): a path is in quotes, or not valid UTF-8") }
      // Git goes on without a folder that is not there.
      let folder = FileReader.realPath(Path.join(store, path))
      return folder.flatMap { FolderReader.identity(of: $0)?.isFolder == true ? $0 : nil }
    }
  }
}
