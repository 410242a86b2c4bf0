// SPDX-License-Identifier: MIT

import ChiaroSource

/// The rules of a `.gitignore` file.
struct IgnoreRules {
  private struct Rule {
    var glob: Glob
    var isNegated: Bool
    var isForFolders: Bool
    /// Whether the pattern names a place, instead of a name at any depth.
    var isAnchored: Bool
  }

  /// The folder that the rules stand in, relative to the project.
  private let folder: String
  private let rules: [Rule]

  init(_ text: String, in folder: String) {
    self.folder = folder
    rules = text.unicodeScalars.split(separator: "\n").compactMap { Self.rule(String($0)) }
  }

  private static func rule(_ line: String) -> Rule? {
    var pattern = Substring(line)
    if pattern.unicodeScalars.last == "\r" { pattern.unicodeScalars.removeLast() }
    while pattern.hasSuffix(" ") && !pattern.hasSuffix("\\ ") { pattern = pattern.dropLast() }
    guard !pattern.isEmpty, pattern.first != "#" else { return nil }
    let isNegated = pattern.first == "!"
    if isNegated { pattern = pattern.dropFirst() }
    let isForFolders = pattern.last == "/"
    if isForFolders { pattern = pattern.dropLast() }
    return Rule(
      glob: Glob(String(pattern)), isNegated: isNegated, isForFolders: isForFolders,
      isAnchored: pattern.contains("/"))
  }

  /// Whether the rules ignore a path of the project, or say otherwise, or say nothing (nil).
  func verdict(_ path: String, isFolder: Bool) -> Bool? {
    let inside = Path.relative(path, to: folder)
    let name = Path.lastComponent(path)
    let last = rules.last { rule in
      (isFolder || !rule.isForFolders) && rule.glob.matches(rule.isAnchored ? inside : name)
    }
    return last.map { !$0.isNegated }
  }
}
