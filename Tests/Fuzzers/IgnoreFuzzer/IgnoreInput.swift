// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource

/// Bytes as ignore rules, and what stands behind the first NUL as a path.
struct IgnoreInput {
  var bytes: [UInt8]

  /// Traps when the work is more than the product of both lengths, or a verdict changes.
  func check() {
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let rules = IgnoreRules(Array(parts[0]), in: "")
    let own = String(decoding: parts.dropFirst().first ?? [], as: UTF8.self)
    for path in [own, "a/aa/aaa/aaaa/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab", "App/A.xcassets", "é/[b]"] {
      let subject = IgnoreRules.Subject(path, isFolder: true)
      var steps = 0
      let verdict = rules.verdict(subject, &steps)
      let bound = 8 * (parts[0].count + 8) * (path.unicodeScalars.count + 8)
      precondition(steps <= bound, "\(steps) steps for \(bound)")
      precondition(rules.verdict(subject, &steps) == verdict)
      checkGlob(Array(parts[0].prefix(4096)), path)
    }
  }

  /// A pattern without anything special fits itself and nothing else.
  private func checkGlob(_ pattern: [UInt8], _ path: String) {
    let text = String(decoding: pattern, as: UTF8.self)
    let glob = Glob(text)
    var steps = 0
    let fits = glob.matches(GlobPath(path), &steps)
    precondition(steps <= 8 * (pattern.count + 8) * (path.unicodeScalars.count + 8))
    guard !text.unicodeScalars.contains(where: { "*?[\\".unicodeScalars.contains($0) }) else {
      return
    }
    precondition(glob.matches(text))
    let same = { (text: String) in text.unicodeScalars.split(separator: "/").map { Array($0) } }
    precondition(fits == (same(text) == same(path)))
  }
}
