// SPDX-License-Identifier: MIT

import ChiaroSource

/// The rules of a `.gitignore` file.
package struct IgnoreRules: Sendable {
  /// The largest number of rules that are read from a file.
  package static let mostRules = 10_000
  /// The largest length of a rule in bytes, equal to that of a path.
  package static let longestRule = 4096

  private struct Rule {
    var glob: Glob
    var isNegated: Bool
    var isForFolders: Bool
    /// Whether the pattern matches a path, instead of a name at any depth.
    var isAnchored: Bool
  }

  /// A path to be matched, split into components once for all rules.
  package struct Subject {
    var path: String
    var isFolder: Bool
    var name: GlobPath

    /// Creates a subject from a path relative to the project.
    package init(_ path: String, isFolder: Bool) {
      self.path = path
      self.isFolder = isFolder
      name = GlobPath(Path.lastComponent(path))
    }
  }

  /// The folder of the file, relative to the project.
  private let folder: String
  private var rules: [Rule] = []
  /// The number of rules that were skipped because they are too long or too many.
  package private(set) var leftOutCount = 0

  /// Parses the content of a `.gitignore` file; `folder` is the path of its folder, relative to the
  /// project.
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

  /// Returns whether the rules ignore a path; nil if no rule matches it.
  ///
  /// The last matching rule decides: a negated rule means false. The number of comparisons is added
  /// to `steps`.
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
