// SPDX-License-Identifier: MIT

import ChiaroSource

/// The files that differ from a git revision, untracked ones included.
struct ChangedFiles {
  private var real: Set<String> = []

  init(since revision: String, in paths: [String]) throws {
    for path in paths {
      let isFolder = FolderReader.identity(of: path)?.isFolder == true
      let folder = isFolder ? path : Path.parent(path)
      let git = ["git", "-C", folder.isEmpty ? "." : folder]
      guard let top = Subprocess.output(of: git + ["rev-parse", "--show-toplevel"]) else {
        throw Outcome.unreadable("\(path): not in a git repository, which --diff-base needs")
      }
      let root = String(top.drop { $0.isNewline }.prefix { !$0.isNewline })
      // A revision that begins with a hyphen would be taken for an option.
      let commit = git + ["rev-parse", "--verify", "--quiet", "--end-of-options", revision]
      guard Subprocess.output(of: commit) != nil else {
        throw Outcome.usage("\(revision): no such revision")
      }
      let at = ["git", "-C", root]
      let changed = Subprocess.output(of: at + ["diff", "--name-only", "-z", revision, "--"]) ?? ""
      let added =
        Subprocess.output(of: at + ["ls-files", "--others", "--exclude-standard", "-z"]) ?? ""
      for name in (changed + added).split(separator: "\0") {
        real.insert(Path.join(root, String(name)))
      }
    }
  }

  func contains(_ path: String) -> Bool {
    real.contains(FileReader.realPath(path) ?? path)
  }
}
