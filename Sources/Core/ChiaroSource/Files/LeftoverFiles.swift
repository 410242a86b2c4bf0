// SPDX-License-Identifier: MIT

import ChiaroSystem

/// The names of incomplete files, and the removal of those whose writing process was killed.
enum LeftoverFiles {
  /// Returns the temporary name of a file to be written, such as `.Contents.json.4711-0.partial`.
  static func name(beside target: String, process: Int32, _ attempt: Int) -> String {
    Path.join(Path.parent(target), "\(prefix(target))\(process)-\(attempt)\(ending)")
  }

  /// Removes incomplete files for a path whose writing processes no longer run.
  static func remove(beside target: String) {
    let folder = Path.parent(target)
    let prefix = prefix(target)
    var found: [String] = []
    // A folder that cannot be listed has nothing to remove; writing to it says what is wrong.
    try? System.forEachEntry(ofFolder: folder.isEmpty ? "." : folder) { name, _ in
      if isLeftover(name, prefix) { found.append(Path.join(folder, name)) }
      return found.count < 100
    }
    for path in found where isOwnFile(path) { System.remove(path) }
  }

  private static let ending = ".partial"

  private static func prefix(_ target: String) -> String { ".\(Path.lastComponent(target))." }

  /// Returns whether a name is that of an incomplete file whose process no longer runs.
  private static func isLeftover(_ name: String, _ prefix: String) -> Bool {
    guard name.utf8.starts(with: prefix.utf8), name.hasSuffix(ending) else { return false }
    let numbers = name.utf8.dropFirst(prefix.utf8.count).dropLast(ending.utf8.count)
      .split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .map { Int32(Substring($0)) }
    guard numbers.count == 2, let process = numbers[0], numbers[1] != nil, process > 0 else {
      return false
    }
    return !System.isRunning(process: process)
  }

  private static func isOwnFile(_ path: String) -> Bool {
    guard let status = try? System.status(atPath: path, followingLinks: false) else { return false }
    return status.kind == .file && status.owner == System.user
  }
}
