// SPDX-License-Identifier: MIT

/// The files that can belong to a target, sorted, so that those of a folder are one stretch.
///
/// Project files may name any folder in any number of targets. So the files that are handed out are
/// counted, and from a limit on there are none.
struct TargetFiles {
  /// The largest number of files that are handed out: a thousand targets of ten thousand files
  /// each.
  private static let limit = 10_000_000

  /// All files, sorted.
  let paths: [String]
  /// All files.
  let known: Set<String>
  /// Those that are listed because somebody asked for their kinds.
  let asked: Set<String>
  /// Those that are only listed because somebody asked for their kinds.
  let extra: Set<String>
  private var remaining = Self.limit

  init(_ paths: [String], asked: [String] = []) {
    self.asked = Set(asked)
    extra = self.asked.subtracting(paths)
    known = self.asked.union(paths)
    self.paths = (paths + extra).sorted()
  }

  /// Adds a file to a target.
  func add(_ path: String, to target: inout ProjectTarget) {
    if asked.contains(path) { target.files.append(path) }
    if !extra.contains(path) { target.add(path) }
  }

  /// Whether files were withheld because of the limit.
  var isExhausted: Bool { remaining < 0 }

  /// Returns the files in a folder and in the folders below it, with their paths relative to it.
  mutating func files(in folder: String) -> [(path: String, inside: Substring)] {
    // "0" is the character behind "/".
    let stretch = paths[first("\(folder)/")..<first("\(folder)0")]
    remaining -= 1 + stretch.count
    if isExhausted { return [] }
    return stretch.map { ($0, $0.dropFirst(folder.count + 1)) }
  }

  /// The index of the first path that is not before a text.
  private func first(_ text: String) -> Int {
    var (low, high) = (0, paths.count)
    while low < high {
      let middle = (low + high) / 2
      if paths[middle] < text { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
