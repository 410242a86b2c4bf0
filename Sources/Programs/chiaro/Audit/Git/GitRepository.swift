// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource

/// A git repository on disk, as far as its files tell without git.
struct GitRepository {
  /// The real path of the folder whose files it keeps.
  let root: String
  /// The folder with `HEAD` and the index.
  let folder: String
  /// The folder with objects, references and configuration; that of another work tree, for a linked
  /// one.
  let common: String
  /// The settings that say how the repository is kept, and nothing else.
  let format: [GitConfiguration.Setting]

  /// The bytes of an object's name.
  var nameSize: Int { isLong ? 32 : 20 }
  private let isLong: Bool

  private static let configurationLimit = 1 << 20
  private static let pathLimit = 4096

  /// The extensions that change nothing in what is read here.
  private static let harmless: Set<String> = [
    "noop", "noop-v1", "compatobjectformat", "partialclone", "preciousobjects", "worktreeconfig",
    "relativeworktrees",
  ]

  /// Reads the repository whose files stand in a folder.
  init(root: String) throws {
    self.root = root
    folder = try Self.folder(root)
    common = try Self.path(in: Path.join(folder, "commondir"), prefix: "") ?? folder
    let file = Path.join(common, "config")
    let configuration = try Self.configuration(file)
    var format: [GitConfiguration.Setting] = []
    for setting in configuration.settings
    where setting.section == "extensions" && setting.subsection == nil {
      let value = setting.value.map { String(decoding: $0, as: UTF8.self).lowercased() } ?? ""
      switch (setting.name, value) {
      case ("objectformat", "sha1"), ("refstorage", "files"): break
      case ("objectformat", "sha256"), ("refstorage", "reftable"):
        format.append(GitConfiguration.Setting("extensions", setting.name, Array(value.utf8)))
      case (let name, _) where Self.harmless.contains(name): break
      case (let name, _):
        throw Outcome.unreadable(
          "\(file): unknown repository format (extensions.\(name) = \(value))"
        )
      }
    }
    self.format = format
    isLong = format.contains { $0.name == "objectformat" }
    // What another work tree says of its own place is not said of a linked one.
    if common == folder { try Self.checkWorkTree(of: configuration, file, folder, root) }
  }

  /// The innermost folder with a repository around a folder, given by its real path; nil when
  /// there is none.
  static func top(of folder: String) -> String? {
    var folder = folder
    while true {
      let place = Path.join(folder, ".git")
      if let identity = FolderReader.identity(of: place),
        !identity.isFolder || FolderReader.identity(of: Path.join(place, "HEAD")) != nil
      {
        return folder
      }
      if folder == "/" || folder.isEmpty { return nil }
      folder = Path.parent(folder)
    }
  }

  private static func configuration(_ file: String) throws -> GitConfiguration {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.bytes(atPath: file, limit: configurationLimit)
    } catch {
      if error.kind == .notFound { return try GitConfiguration([]) }
      throw Outcome.unreadable("\(error)")
    }
    do throws(GitConfiguration.SyntaxError) {
      return try GitConfiguration(bytes)
    } catch {
      throw Outcome.unreadable(
        "\(file):\(error.line): this line is not valid in a git configuration file")
    }
  }

  /// A repository may say that its files stand elsewhere; those here are then not its own.
  private static func checkWorkTree(
    of configuration: GitConfiguration, _ file: String, _ folder: String, _ root: String
  ) throws {
    guard let bytes = configuration.last("core", "worktree")?.value else { return }
    let place = Path.join(folder, String(decoding: bytes, as: UTF8.self))
    guard FileReader.realPath(place) == root else {
      throw Outcome.unreadable(
        "\(file): core.worktree says that the repository's files are in another folder")
    }
  }

  /// The folder `.git`, or the one that a file of that name leads to.
  private static func folder(_ root: String) throws -> String {
    let place = Path.join(root, ".git")
    if FolderReader.identity(of: place)?.isFolder == true { return place }
    guard let folder = try path(in: place, prefix: "gitdir: ") else {
      throw Outcome.unreadable("\(place): no such file or folder")
    }
    return folder
  }

  /// The path that a file holds, from the folder of the file; nil where there is no file.
  private static func path(in file: String, prefix: String) throws -> String? {
    do throws(FileError) {
      let bytes = try FileReader.bytes(atPath: file, limit: pathLimit)
      let text = String(decoding: bytes, as: UTF8.self)
      let path = text.dropFirst(prefix.count).prefix { !$0.isNewline }
      guard text.hasPrefix(prefix), !path.isEmpty, !path.utf8.contains(0),
        let real = FileReader.realPath(Path.join(Path.parent(file), String(path)))
      else {
        throw FileError(.unreadable, path: file, detail: "it does not lead to a git repository")
      }
      return real
    } catch {
      if error.kind == .notFound { return nil }
      throw Outcome.unreadable("\(error)")
    }
  }
}
