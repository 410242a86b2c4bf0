// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTokens

extension OutputPlace {
  /// Writes files, whose folders are made where they are missing.
  ///
  /// Each file waits for the disk, so that several wait at once.
  ///
  /// - Parameters:
  ///   - files: the files, by their paths
  ///   - folders: color sets that are removed, each with its `Contents.json`
  /// - Throws: `Outcome`, for the first that cannot be written
  func write(_ files: [TokenFile], removing folders: [String] = []) throws {
    for folder in Set(files.map { Path.parent($0.path) }).sorted() { try makeFolder(folder) }
    let failures = files.concurrentMap(stretch: 4) { file -> (any Error)? in
      do {
        try write(file.bytes, to: file.path)
        return nil
      } catch {
        return error
      }
    }
    if let failure = failures.lazy.compactMap({ $0 }).first { throw failure }
    for folder in folders { try remove(folder, with: "Contents.json") }
  }
}
