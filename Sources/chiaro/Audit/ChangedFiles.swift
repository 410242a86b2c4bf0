// SPDX-License-Identifier: MIT

import ChiaroSource

/// The files that differ from a git revision, untracked ones included.
struct ChangedFiles {
  private var real: Set<String> = []

  init(since revision: String, in paths: [String]) throws {
    for path in paths {
      let isFolder = FolderReader.identity(of: path)?.isFolder == true
      let folder = isFolder ? path : Path.parent(path)
      let here = try GitCommand(folder: folder.isEmpty ? "." : folder)
      guard let top = try here.output("rev-parse", "--show-toplevel") else {
        throw Outcome.unreadable("\(path): not in a git repository, which --diff-base needs")
      }
      let root = String(top.drop { $0.isNewline }.prefix { !$0.isNewline })
      // What the person wrote is handed to git once, where it cannot be an option.
      let commit = try here.output(
        "rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}")
      guard let hash = commit?.prefix(while: \.isHexDigit), hash.count >= 40 else {
        throw Outcome.usage("\(revision): no such revision")
      }
      let git = try GitCommand(folder: root)
      let changed = try git.output(
        "diff", "--name-only", "-z", "--no-ext-diff", "--no-textconv", "--ignore-submodules=all",
        String(hash), "--")
      let added = try git.output("ls-files", "--others", "--exclude-standard", "-z")
      guard let changed, let added else {
        throw Outcome.unreadable("\(root): git cannot say what differs from \(revision)")
      }
      for name in (changed + added).split(separator: "\0") {
        real.insert(Path.join(root, String(name)))
      }
    }
  }

  func contains(_ path: String) -> Bool {
    real.contains(FileReader.realPath(path) ?? path)
  }
}
