// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTokens

extension OutputPlace {
  /// Writes files, whose folders are made where they are missing.
  ///
  /// - Parameters:
  ///   - files: the files, by their paths
  ///   - folders: color sets that are removed, each with its `Contents.json`
  ///   - flushes: whether the disk is waited for; false for what can be made again
  /// - Throws: `Outcome`, for the first that cannot be written
  func write(
    _ files: [TokenFile], removing folders: [String] = [], flushes: Bool = true
  ) throws {
    for folder in Set(files.map { Path.parent($0.path) }).sorted() { try makeFolder(folder) }
    try write(files.map { ($0.path, $0.bytes) }, flushes: flushes)
    for folder in folders { try remove(folder, with: "Contents.json") }
  }
}
