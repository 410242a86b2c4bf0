// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTokens

extension OutputPlace {
  /// Writes files, whose folders are made where they are missing, and removes others: all of it or
  /// nothing.
  ///
  /// - Parameters:
  ///   - files: the files, by their paths
  ///   - removals: files that are removed, and color sets, each with its `Contents.json`
  ///   - folder: a folder beside or around all of them
  ///   - flushes: whether the disk is waited for; false for what can be made again
  /// - Throws: `Outcome`, for the first that cannot be written; nothing has changed then
  func write(
    _ files: [TokenFile], removing removals: [String] = [], in folder: String,
    flushes: Bool = true
  ) throws {
    for path in files.map(\.path) + removals { try check(path) }
    do throws(FileError) {
      try FileTransaction.run(
        files.map { ($0.path, $0.bytes) }, removing: removals, in: folder, flushes: flushes)
    } catch {
      throw Outcome.unwritable("\(error); nothing has changed")
    }
  }
}
