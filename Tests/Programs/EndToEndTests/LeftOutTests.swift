// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// What an audit leaves out although it should look at it: the end of the program and the first
/// line of every format say so.
@Suite("What an audit leaves out")
struct LeftOutTests {
  static let formats = [
    "terminal", "json", "sarif", "junit", "github", "xcode", "markdown", "html",
  ]

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A program of the project's that gives one answer.
  private func answering(_ answer: String) throws -> String {
    let path = try folder.write(
      """
      #!/bin/sh
      if [ "$1" = --rules ]; then echo '{"version":1,"rules":[]}'; exit 0; fi
      cat >/dev/null
      cat <<'end'
      \(answer)
      end

      """, to: "answering")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  /// Expects an audit that is not whole, which says so before anything else.
  private func expectIncomplete(
    _ words: String, _ arguments: [String] = [], _ environment: [String: String] = [:],
    formats: [String] = formats
  ) throws {
    let program = Program(folder: folder.path, environment: environment)
    for format in formats {
      // No threshold makes a whole audit of it.
      let run = try program.run(
        ["audit", "App", "-f", format, "--fail-on", "never"] + arguments)
      #expect(run.code == 75, "\(format): \(run)")
      let output = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let place = try #require(output.firstRange(of: words), "\(format): \(run.output)")
      let before = output[..<place.lowerBound]
      #expect(before.contains("incomplete"), "\(format): \(before)")
      // The page begins with its styles.
      if format == "html" { continue }
      // Nothing of the rest, such as the rules of a format, or what was found.
      #expect(before.utf8.count < 700, "\(format): \(before)")
      #expect(!before.contains(/\b(warning|note):/), "\(format): \(before)")
    }
  }

  @Test("pages that were not read are named first, in every format")
  func pages() throws {
    try folder.write("<html></html>", to: "App/Help/a.html")
    let program = try answering(
      #"""
      {"version":1,"findings":[],"diagnostics":[],
      "pages_left_out":["Help/a.html","Help/b.html"]}
      """#)
    try expectIncomplete(
      "2 pages were not read, because all pages together are too large: Help/a.html, Help/b.html",
      [],
      ["CHIARO_SOURCE_AUDIT": program])
  }

  /// A file with a view that is nested in as many others as wanted.
  private static func xib(depth: Int) -> String {
    let views = { (text: String) in String(repeating: text, count: depth) }
    return "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>"
      + views("<view>") + views("</view>") + "</objects></document>"
  }

  @Test("screens that were not drawn are named first, in every format")
  func screens() throws {
    try folder.write(Self.xib(depth: 1), to: "App/A.xib")
    let program = try answering(
      #"""
      {"version":1,"files":[{"file":"A.xib","screens":[],"elements":{"read":0,"unknown":0},
      "attributes":{"read":0,"unknown":0},"diagnostics":[{"severity":"warning",
      "id":"screens-left-out","file":"A.xib","line":1,"column":1,
      "message":"the file has more than 600 screens; 19400 of them are not drawn","fix":"cut the \
      file"}]}]}
      """#)
    try expectIncomplete(
      "A.xib: the file has more than 600 screens; 19400 of them are not drawn", ["--screens"],
      ["CHIARO_SCREENS": program])
    // They are no part of an audit that does not draw.
    let run = try Program(folder: folder.path, environment: ["CHIARO_SCREENS": program])
      .run(["audit", "App", "-f", "json"])
    #expect(run.code == 0 && !run.output.contains("incomplete"), "\(run)")
    #expect(run.output.contains("\"interfaceFiles\": 1"))
  }

  /// Files that are too much, with the words for each.
  static let files: [(path: String, size: Int, text: String, words: String)] = [
    ("Large.xib", 33 << 20, "", "Large.xib was not read completely: larger than"),
    (
      "Deep.xib", 0, xib(depth: 600),
      "Deep.xib was not read completely: the element is nested deeper than 500 levels"
    ),
    ("Large.swift", 5 << 20, "", "Large.swift was not read: larger than"),
    ("Help/Large.html", 5 << 20, "", "Help/Large.html was not read: larger than"),
    (
      "Deep.swift", 0, "let a = " + String(repeating: "(", count: 1000),
      "Deep.swift was not read: the file is not parsed, because it is too deeply nested"
    ),
  ]

  private func write(_ file: (path: String, size: Int, text: String, words: String)) throws {
    let path = try folder.write(file.text, to: "App/\(file.path)")
    // Nobody writes so many bytes.
    if file.size > 0 { #expect(truncate(path, file.size) == 0) }
  }

  @Test("a file that is too much is named first", arguments: files.indices)
  func excess(_ index: Int) throws {
    let file = Self.files[index]
    try write(file)
    try folder.write("let a = 1\n", to: "App/View.swift")
    try expectIncomplete(file.words, formats: ["xcode", "json"])
    // What nobody wants to be looked at is none of it.
    try folder.write("excluded: [\"\(file.path)\"]\n", to: "App/.chiaro.yml")
    let run = try Program(folder: folder.path).run(["audit", "App", "-f", "json"])
    #expect(run.code == 0 && !run.output.contains("incomplete"), "\(run)")
  }

  @Test("a file of tests that is too much keeps no audit from being whole")
  func tests() throws {
    for file in Self.files {
      var other = file
      other.path = "AppTests/\(file.path)"
      try write(other)
    }
    try folder.write("let a = 1\n", to: "App/View.swift")
    let run = try Program(folder: folder.path).run(["audit", "App", "-f", "json"])
    #expect(run.code == 0 && !run.output.contains("incomplete"), "\(run)")
  }
}
