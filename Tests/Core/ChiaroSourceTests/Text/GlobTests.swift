// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

/// Patterns for paths.
@Suite("Globs")
struct GlobTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var pattern: String
    var accepted: [String]
    var rejected: [String]
    var testDescription: String { pattern }

    init(_ pattern: String, _ accepted: [String], not rejected: [String]) {
      self.pattern = pattern
      self.accepted = accepted
      self.rejected = rejected
    }
  }

  static let cases: [Case] = [
    // Within a part
    .init("a", ["a", "/a", "a/"], not: ["", "b", "aa", "a/b", "b/a"]),
    .init("*", ["a", "abc", ".hidden", "日本"], not: ["", "a/b"]),
    .init("*.json", [".json", "a.json", "a.b.json"], not: ["json", "a.jsonx", "x/a.json"]),
    .init("a*b*c", ["abc", "aXbYc", "abbc", "abcbc"], not: ["ab", "acb", "abcd", "xabc"]),
    .init("**.swift", ["a.swift", ".swift"], not: ["a/b.swift"]),
    .init("?", ["a", "é", "日"], not: ["", "ab", "/"]),
    .init("a?c", ["abc", "a-c"], not: ["ac", "a/c", "abbc"]),
    .init("[abc]", ["a", "b", "c"], not: ["d", "ab", ""]),
    .init("[a-c]x", ["ax", "bx", "cx"], not: ["dx", "x"]),
    .init("[!a-c]", ["d", "z", "-"], not: ["a", "b", ""]),
    .init("[^a]", ["b", "^"], not: ["a"]),
    .init("[]a]", ["]", "a"], not: ["b", "[]a]"]),
    .init("[!]]", ["a"], not: ["]"]),
    .init("[a-]", ["a", "-"], not: ["b"]),
    .init("[-a]", ["a", "-"], not: ["b"]),
    .init("[c-a]", [], not: ["a", "b", "c"]),
    .init("[a", ["[a"], not: ["a"]),
    .init("x[", ["x["], not: ["x"]),
    .init(#"\*"#, ["*"], not: ["a", #"\*"#]),
    .init(#"a\?"#, ["a?"], not: ["ab"]),
    .init(#"\[a]"#, ["[a]"], not: ["a"]),
    .init(#"a\"#, [#"a\"#], not: ["a"]),
    // Across parts
    .init("a/b", ["a/b", "/a/b", "a/b/"], not: ["a", "b", "a/b/c", "x/a/b", "a//x"]),
    .init("a/*", ["a/b", "a/.b"], not: ["a", "a/b/c"]),
    .init("**/a", ["a", "x/a", "x/y/a"], not: ["a/b", "xa"]),
    .init("a/**", ["a/b", "a/b/c"], not: ["a", "b/a", "ab/c"]),
    .init("a/**/b", ["a/b", "a/x/b", "a/x/y/b"], not: ["a", "ab", "a/bx", "b"]),
    .init("**", ["a", "a/b", "a/b/c"], not: []),
    .init("**/a/**", ["a/b", "x/a/b", "x/a/b/c"], not: ["a", "x/a", "b"]),
    .init("**/*.xcassets", ["A.xcassets", "x/A.xcassets"], not: ["A.xcassets/B", "xcassets"]),
    .init("a/**/b/**/c", ["a/b/c", "a/x/b/y/z/c"], not: ["a/c", "a/b", "b/c"]),
    .init("", [""], not: ["a"]),
    .init("/", [""], not: ["a"]),
    .init("a\u{301}", ["a\u{301}"], not: ["a", "á"]),
  ]

  @Test("a pattern fits what gitignore(5) says", arguments: cases)
  func patterns(_ subject: Case) {
    let glob = Glob(subject.pattern)
    for path in subject.accepted { #expect(glob.matches(path), "\(path)") }
    for path in subject.rejected { #expect(!glob.matches(path), "\(path)") }
  }

  @Test("no pattern takes longer than the product of both lengths")
  func hostilePatterns() {
    let stars = String(repeating: "*a", count: 200)
    #expect(!Glob(stars).matches(String(repeating: "a", count: 150) + "b"))
    let parts = Array(repeating: "**/a", count: 100).joined(separator: "/")
    #expect(!Glob(parts).matches(Array(repeating: "a", count: 90).joined(separator: "/") + "/b"))
    #expect(Glob(String(repeating: "*", count: 10_000)).matches("a"))
  }

  @Test(
    "the comparisons are counted, and are no more than the product of both lengths",
    arguments: [
      ("*a", 500, "b"), ("*a*", 400, "b"), ("a*", 500, "b"), ("*?", 500, "b"), ("*[!b]", 200, "b"),
      ("**/a/", 200, "b"), ("**/*a*/", 150, "b"), ("*a/**/", 150, "b"), ("[", 1000, "["),
      ("[a-", 300, "b"), ("\\*", 500, "b"),
    ])
  func steps(_ piece: String, _ count: Int, _ end: String) {
    let pattern = String(repeating: piece, count: count) + end
    let glob = Glob(pattern)
    for part in ["a", "a/"] {
      let path = String(repeating: part, count: 1000) + "c"
      var steps = 0
      #expect(!glob.matches(GlobPath(path), &steps))
      #expect(steps > 0 && steps <= 4 * (pattern.count + 2) * (path.count + 2), "\(steps)")
    }
  }

  @Test("a name that differs at one of its ends costs a step or two")
  func cheapSteps() {
    for pattern in ["*.o", "build", "x*y*z", "*.xcuserdatad", "[0-9]*", "*~"] {
      var steps = 0
      #expect(!Glob(pattern).matches(GlobPath(String(repeating: "a", count: 200)), &steps))
      #expect(steps <= 3, "\(pattern): \(steps)")
    }
  }

  @Test("equal patterns are equal")
  func equality() {
    #expect(Glob("a/b") == Glob("/a/b/"))
    #expect(Glob("a/b") != Glob("a/c"))
  }
}
