// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroSource
import Yams

/// What `.chiaro.yml` says: the rules' configuration, and what belongs to the program.
struct ConfigurationFile {
  /// The path of the file, or nil when there is none.
  var path: String?
  /// What the rules are told.
  var audit = AuditConfiguration()
  /// The patterns of paths that are left out.
  var excluded: [String] = []
  /// The severity from which the exit code is 1; nil when the file says nothing.
  var failOn: String?
  /// The path of the baseline, as the file has it.
  var baseline: String?

  /// The file that governs a path: in its folder, or the nearest one above, as far as its
  /// repository or the person's home goes.
  static func governing(_ path: String) throws -> ConfigurationFile {
    let real = FileReader.realPath(path) ?? path
    let isFolder = FolderReader.identity(of: real)?.isFolder == true
    let start = isFolder ? real : Path.parent(real)
    for folder in Boundary.own.governingFolders(of: start) {
      let candidate = Path.join(folder, ".chiaro.yml")
      if FolderReader.identity(of: candidate) == nil { continue }
      try check(candidate, governing: start)
      return try ConfigurationFile(candidate)
    }
    return ConfigurationFile()
  }

  /// A file that was found, not named: it must be one of the project's, and whose it is matters.
  private static func check(_ path: String, governing folder: String) throws {
    guard let real = FileReader.realPath(path), Path.contains(Path.parent(path), real) else {
      throw Outcome.unreadable("\(path): a link that leads out of its folder; not followed")
    }
    guard let owner = FileReader.owner(of: path), owner != FileReader.owner(of: folder),
      owner != FileReader.ownUser, owner != 0
    else { return }
    Terminal.say("chiaro: \(path) belongs to another user (\(owner)); it is taken all the same")
  }

  /// No file: the defaults.
  init() {}

  /// Reads a file; anything it says wrongly is wrong usage, named with its line.
  init(_ path: String) throws {
    self.path = path
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.bytes(atPath: path, limit: 1 << 20)
    } catch {
      throw Outcome.unreadable("\(error)")
    }
    let reader = ConfigurationReader(path: path)
    try reader.read(String(decoding: bytes, as: UTF8.self), into: &self)
  }
}
