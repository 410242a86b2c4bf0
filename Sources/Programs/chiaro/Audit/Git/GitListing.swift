// SPDX-License-Identifier: MIT

import ChiaroSource

/// What git lists of a revision and of its index, of the files that somebody asks for.
struct GitListing {
  /// A file of a revision.
  struct Entry {
    /// The name of the object with its content, in hexadecimal digits.
    var object: String
    /// Whether it is a file, and no link or repository.
    var isFile: Bool
  }

  /// A file as it was when git last looked at it.
  struct Known {
    var object: String
    var size: Int
    /// Seconds and nanoseconds.
    var modified: [Int]
  }

  /// The files of the revision by their paths in the repository.
  private(set) var entries: [String: Entry] = [:]
  /// The files of the index.
  private(set) var known: [String: Known] = [:]

  /// Reads what `git ls-tree -r -z` and `git ls-files --stage --debug -z` print.
  ///
  /// - Parameters:
  ///   - tree: the revision's files
  ///   - index: the index's files
  ///   - paths: the paths that are asked for
  init(tree: [UInt8], index: [UInt8], paths: Set<String>) {
    for record in tree.split(separator: 0) {
      // Mode, kind and object, a tab, and the path.
      guard let (words, path) = Self.parts(record, paths) else { continue }
      entries[path] = Entry(object: words[2], isFile: words[0].hasPrefix("100"))
    }
    readIndex(index, paths)
  }

  private mutating func readIndex(_ index: [UInt8], _ paths: Set<String>) {
    let parts = index.split(separator: 0)
    guard let first = parts.first else { return }
    var record = first
    for part in parts.dropFirst() {
      // Five lines about the record before, and the next one.
      let lines = part.split(
        separator: UInt8(ascii: "\n"), maxSplits: 5, omittingEmptySubsequences: false)
      // Mode, object and stage, a tab, and the path.
      if lines.count >= 5, let (words, path) = Self.parts(record, paths), words[2] == "0" {
        let modified = Self.numbers(lines[1])
        if modified.count == 2, let size = Self.numbers(lines[4]).first {
          known[path] = Known(object: words[1], size: size, modified: modified)
        }
      }
      record = lines.count == 6 ? lines[5] : []
    }
  }

  /// The three words before a tab and the path behind it, if somebody asks for the path.
  private static func parts(
    _ record: ArraySlice<UInt8>, _ paths: Set<String>
  ) -> (words: [String], path: String)? {
    guard let tab = record.firstIndex(of: 0x09) else { return nil }
    let path = String(decoding: record[(tab + 1)...], as: UTF8.self)
    guard paths.contains(path) else { return nil }
    let words = record[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    return words.count == 3 ? (words, path) : nil
  }

  /// The decimal numbers in a line such as `  mtime: 1700000000:123`.
  private static func numbers(_ line: ArraySlice<UInt8>) -> [Int] {
    line.split { !(0x30...0x39).contains($0) }
      .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
  }
}
