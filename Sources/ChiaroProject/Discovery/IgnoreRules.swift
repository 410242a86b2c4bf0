// SPDX-License-Identifier: MIT

import ChiaroSource

/// The rules of a `.gitignore` file, each cut into tokens once.
package struct IgnoreRules: Sendable {
  /// How many rules of a file are read.
  package static let mostRules = 10_000
  /// How long a rule may be, in bytes: as long as a path.
  package static let longestRule = 4096

  private struct Rule {
    var glob: Glob
    var isNegated: Bool
    var isForFolders: Bool
    /// Whether the pattern names a place, instead of a name at any depth.
    var isAnchored: Bool
  }

  /// A path of the project that rules are asked about, cut into parts once for each folder.
  package struct Subject {
    var path: String
    var isFolder: Bool
    var name: GlobPath

    /// Describes a path, relative to the project.
    package init(_ path: String, isFolder: Bool) {
      self.path = path
      self.isFolder = isFolder
      name = GlobPath(Path.lastComponent(path))
    }
  }

  /// The folder that the rules stand in, relative to the project.
  private let folder: String
  private var rules: [Rule] = []
  /// How many rules were left out, because they are too long or too many.
  package private(set) var leftOutCount = 0

  /// Reads the rules of a file in a folder, relative to the project.
  package init(_ bytes: [UInt8], in folder: String) {
    self.folder = folder
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if line.count > Self.longestRule || rules.count == Self.mostRules {
        leftOutCount += 1
      } else if let rule = Self.rule(String(decoding: line, as: UTF8.self)) {
        rules.append(rule)
      }
    }
  }

  private static func rule(_ line: String) -> Rule? {
    var pattern = line.unicodeScalars[...]
    if pattern.last == "\r" { pattern.removeLast() }
    while pattern.last == " ", pattern.dropLast().last != "\\" { pattern.removeLast() }
    guard !pattern.isEmpty, pattern.first != "#" else { return nil }
    let isNegated = pattern.first == "!"
    if isNegated { pattern.removeFirst() }
    let isForFolders = pattern.last == "/"
    if isForFolders { pattern.removeLast() }
    return Rule(
      glob: Glob(String(pattern)), isNegated: isNegated, isForFolders: isForFolders,
      isAnchored: pattern.contains("/"))
  }

  /// Whether the rules ignore a path of the project, or say otherwise, or say nothing (nil).
  ///
  /// The comparisons that it took are added to `steps`.
  package func verdict(_ subject: Subject, _ steps: inout Int) -> Bool? {
    let inside = GlobPath(Path.relative(subject.path, to: folder))
    for rule in rules.reversed() where subject.isFolder || !rule.isForFolders {
      if rule.glob.matches(rule.isAnchored ? inside : subject.name, &steps) {
        return !rule.isNegated
      }
    }
    return nil
  }
}
