// SPDX-License-Identifier: MIT

import ChiaroSource

extension ConfigurationFile {
  /// The file that governs a path: in its folder, or the nearest one above, as far as its
  /// repository or the person's home goes.
  static func governing(_ path: String, rules: RuleNames) throws -> ConfigurationFile {
    let real = FileReader.realPath(path) ?? path
    let isFolder = FolderReader.identity(of: real)?.isFolder == true
    let start = isFolder ? real : Path.parent(real)
    for folder in Boundary.own.governingFolders(of: start) {
      let candidate = Path.join(folder, ".chiaro.yml")
      if FolderReader.identity(of: candidate) == nil { continue }
      try check(candidate, governing: start)
      return try ConfigurationFile(candidate, rules: rules)
    }
    return ConfigurationFile()
  }

  /// A file that was found, not named: it must be one of the project's, and whose it is matters.
  private static func check(_ path: String, governing folder: String) throws {
    guard let real = FileReader.realPath(path), Path.contains(Path.parent(path), real) else {
      throw Outcome.unreadable(
        "\(path): not read, because it is a link that does not lead to a file in its folder")
    }
    guard let owner = FileReader.owner(of: path), owner != FileReader.owner(of: folder),
      owner != FileReader.ownUser, owner != 0
    else { return }
    Terminal.say("chiaro: \(path) belongs to another user (\(owner)); chiaro uses it anyway")
  }
}
