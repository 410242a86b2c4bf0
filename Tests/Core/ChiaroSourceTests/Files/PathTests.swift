// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

/// Paths as text.
@Suite("Paths")
struct PathTests {
  @Test(
    "joining",
    arguments: [
      ("a", "b", "a/b"), ("a/", "b", "a/b"), ("", "b", "b"), ("a", "", "a"), ("a", "/b", "/b"),
      ("/", "b", "/b"), ("", "", ""), ("a/b", "../c", "a/b/../c"),
    ])
  func join(_ folder: String, _ name: String, _ path: String) {
    #expect(Path.join(folder, name) == path)
  }

  struct Parts: Sendable, CustomTestStringConvertible {
    var path: String
    var parent: String
    var last: String
    var stem: String
    var ending: String?
    var testDescription: String { path }
  }

  static let parts: [Parts] = [
    Parts(path: "", parent: "", last: "", stem: "", ending: nil),
    Parts(path: "/", parent: "/", last: "/", stem: "/", ending: nil),
    Parts(path: "a", parent: "", last: "a", stem: "a", ending: nil),
    Parts(path: "/a", parent: "/", last: "a", stem: "a", ending: nil),
    Parts(path: "a/b.c", parent: "a", last: "b.c", stem: "b", ending: "c"),
    Parts(path: "a/b.c//", parent: "a", last: "b.c", stem: "b", ending: "c"),
    Parts(path: "/a/b/", parent: "/a", last: "b", stem: "b", ending: nil),
    Parts(path: "a.b/c", parent: "a.b", last: "c", stem: "c", ending: nil),
    Parts(
      path: "hand.ignoreme.imageset", parent: "", last: "hand.ignoreme.imageset",
      stem: "hand.ignoreme", ending: "imageset"),
    Parts(path: ".hidden", parent: "", last: ".hidden", stem: ".hidden", ending: nil),
    Parts(path: "a/.b.c", parent: "a", last: ".b.c", stem: ".b", ending: "c"),
    Parts(path: "a.", parent: "", last: "a.", stem: "a", ending: ""),
    Parts(path: "é/日.x", parent: "é", last: "日.x", stem: "日", ending: "x"),
  ]

  @Test("taking apart", arguments: parts)
  func takingApart(_ subject: Parts) {
    #expect(Path.parent(subject.path) == subject.parent)
    #expect(Path.lastComponent(subject.path) == subject.last)
    #expect(Path.stem(subject.path) == subject.stem)
    #expect(Path.fileExtension(subject.path) == subject.ending)
  }

  @Test(
    "normalizing",
    arguments: [
      ("a/./b", "a/b"), ("a/../b", "b"), ("a/..", "."), ("../a", "../a"), ("../../a", "../../a"),
      ("/../a", "/a"), ("/a/../..", "/"), ("a//b", "a/b"), ("", "."), (".", "."), ("/", "/"),
      ("a/b/../../../c", "../c"),
    ])
  func normalized(_ path: String, _ expected: String) {
    #expect(Path.normalized(path) == expected)
  }

  @Test(
    "as seen from a folder",
    arguments: [
      ("/a/b", "/a", "b"), ("/a/b", "/a/", "b"), ("/a", "/a", "."), ("/ab", "/a", "/ab"),
      ("a/b", "", "a/b"), ("a/b", ".", "a/b"), ("/a", "/", "a"), ("b", "a", "b"),
      ("/a/\u{301}b", "/a", "\u{301}b"), ("./a/b", ".", "a/b"), ("./a", "./", "a"), (".", ".", "."),
      ("../a", ".", "../a"), ("a//b", "a//", "b"), ("a/", "a", "."), ("a", "a/", "."),
    ])
  func relative(_ path: String, _ base: String, _ expected: String) {
    #expect(Path.relative(path, to: base) == expected)
  }

  @Test(
    "lying inside a folder, byte for byte",
    arguments: [
      ("/a", "/a", true), ("/a", "/a/b", true), ("/a/", "/a/b", true), ("/a", "/ab", false),
      ("/a", "/", false), ("/", "/a", true), ("/a", "/b/a", false),
      // The same text in two Unicode forms is two folders to the system.
      ("/\u{E9}", "/\u{E9}/x", true), ("/\u{E9}", "/e\u{301}/x", false),
      // A slash before a combining mark is a slash.
      ("/a", "/a/\u{301}", true),
    ])
  func contains(_ folder: String, _ path: String, _ expected: Bool) {
    #expect(Path.contains(folder, path) == expected)
  }

  @Test(
    "names that could lead out of their folder",
    arguments: [
      ("a", false), ("a/b", false), ("./a", false), ("a..b", false), ("...", false), ("..a", false),
      ("", true), ("/a", true), ("/", true), ("..", true), ("../a", true), ("a/..", true),
      ("a/../b", true), ("a\u{0}b", true), ("../\u{301}a", true), ("a/../\u{301}", true),
    ])
  func escapes(_ name: String, _ expected: Bool) {
    #expect(Path.escapes(name) == expected, "\(name)")
  }

  @Test("components leave out the empty ones and the dots")
  func components() {
    #expect(Path.components("/a//./b/../c/") == ["a", "b", "..", "c"])
    #expect(Path.components("").isEmpty)
  }
}
