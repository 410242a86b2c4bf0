// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// `chiaro sync` writes what is meant or nothing, and says what followers have that nobody means.
@Suite("Sync")
struct SyncTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.folder.write(
      """
      sync:
        source: tokens
        followers:
          - { catalog: C.xcassets, prune: true }
          - { format: android, output: res }
          - { format: css, output: web }
          - { format: dtcg, output: design, flavor: style-dictionary }
      """, to: ".chiaro.yml")
    try write(base: ["page": "#ffffff", "brand": "#0a7da3"], dark: ["page": "#000000"])
  }

  private static func tokens(_ colors: [String: String]) -> String {
    let texts = colors.sorted { $0.key < $1.key }.map {
      ##""\##($0)": { "$type": "color", "$value": "\##($1)" }"##
    }
    return "{ \(texts.joined(separator: ", ")) }"
  }

  private func write(base: [String: String], dark: [String: String]) throws {
    try workspace.folder.write(Self.tokens(base), to: "tokens/colors.tokens.json")
    try workspace.folder.write(Self.tokens(dark), to: "tokens/colors.dark.tokens.json")
  }

  /// Every file below the workspace's folder but the sources, with its bytes.
  private func followers() throws -> [String: [UInt8]] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: workspace.folder.path)
    let pairs = names.filter { !$0.hasPrefix("tokens") }.compactMap { name in
      workspace.folder.bytes(name).map { (name, $0) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  @Test(
    "nothing is written from a source that is not whole, and the reason is named",
    arguments: [
      ("colors.tokens.json", #"{"page": {"#, "colors.tokens.json"),
      ("colors.tokens.json", ##"{"brand":{"$type":"color","$value":"#0a7da3"}}"##, "page"),
      ("colors.tokens.json", "{}", "page"), ("colors.dark.tokens.json", "", "colors.dark"),
      ("more.tokens.json", ##"{"x":{"$type":"color","$value":"{gone}"}}"##, "{gone}"),
      ("more.tokens.json", ##"{"x":{"$type":"color","$value":"#12345"}}"##, "#12345"),
      ("more.json", #"{"x":{"$type":"col"#, "more.json"),
      ("more.css", ":root { --x: #111111; --y: var(--gone) }", "gone"),
      ("more.css", ":root { --x: #111111", "more.css"),
      ("more.css", ":root { --x: rgb(var(--gone) / 50%) }", "var(--gone)"),
      ("more.css", "<<<<<<< HEAD\n:root { --x: #111111 }\n=======\n", "more.css"),
      ("more.css", ".dark { --only-dark: #111111 }", "only-dark"),
      ("values/colors.xml", #"<resources><color name="x">#111111</color>"# + "<col", "colors.xml"),
      ("values/colors.xml", #"<resources><color name="x">@color/gone</color></resources>"#, "gone"),
    ])
  func whole(_ file: String, _ text: String, _ words: String) throws {
    #expect(try workspace.run("sync").code == 0)
    let before = try followers()
    try workspace.folder.write(text, to: "tokens/\(file)")
    for arguments in [["sync"], ["sync", "--check"], ["sync", "--remove-orphans"]] {
      let run = try Program(folder: workspace.folder.path).run(arguments)
      #expect(run.code == 3, "\(run)")
      #expect(run.errors.contains("nothing is written"), "\(run)")
      #expect(run.errors.contains(words), "\(run)")
    }
    #expect(try followers() == before)
  }

  @Test("what the source has no longer is told, fails a check, and goes on request")
  func orphans() throws {
    #expect(try workspace.run("sync").code == 0)
    #expect(try workspace.run("sync", "--check").code == 0)
    try FileManager.default.removeItem(
      atPath: workspace.folder.path("tokens/colors.dark.tokens.json"))
    #expect(try workspace.run("sync").code == 0)
    let check = try workspace.run("sync", "--check")
    #expect(check.code == 1, "\(check)")
    for orphan in [
      "orphaned  C.xcassets\n  orphaned: page dark: #000000",
      "  orphaned: res/values-night/colors.xml", "design/colors.dark.json",
    ] {
      #expect(check.output.contains(orphan), "\(check)")
    }
    #expect(workspace.folder.bytes("res/values-night/colors.xml") != nil)
    #expect(try workspace.run("sync", "--remove-orphans").code == 0)
    #expect(try workspace.run("sync", "--check").code == 0)
    #expect(!FileManager.default.fileExists(atPath: workspace.folder.path("res/values-night")))
    let set = workspace.folder.bytes("C.xcassets/page.colorset/Contents.json") ?? []
    #expect(!String(decoding: set, as: UTF8.self).contains("dark"))
    let dark = try workspace.run("resolve", "page", "--catalog", "C.xcassets", "--style", "dark")
    #expect(dark.output.contains("#FFFFFF"), "\(dark)")
  }

  @Test("a person's words for modes hold for sync too")
  func modes() throws {
    try FileManager.default.removeItem(
      atPath: workspace.folder.path("tokens/colors.dark.tokens.json"))
    try workspace.folder.write(Self.tokens(["page": "#000000"]), to: "tokens/nacht.tokens.json")
    let text = String(
      decoding: workspace.folder.bytes(".chiaro.yml") ?? [], as: UTF8.self)
    try workspace.folder.write("modes: { Nacht: dark }\n" + text, to: ".chiaro.yml")
    #expect(try workspace.run("sync").code == 0)
    let night = workspace.folder.bytes("res/values-night/colors.xml") ?? []
    #expect(String(decoding: night, as: UTF8.self).contains("#000000"))
    try workspace.folder.write("modes: { Nacht: heavy }\n" + text, to: ".chiaro.yml")
    #expect(try workspace.run("sync").code == 2)
  }

  @Test(
    "nothing is written into a repository's own folder, into the source, or out of the folder",
    arguments: [
      "{ format: css, output: .git }", "{ format: css, output: .git/hooks }",
      "{ format: css, output: a/.GIT/b }", "{ catalog: .git/A.xcassets }",
      "{ format: css, output: ../a }", "{ format: css, output: /tmp/a }",
      "{ format: css, output: a, name: ../x }", "{ format: css, output: web, name: source }",
    ])
  func places(_ follower: String) throws {
    try workspace.folder.write(":root { --a: #111111 }", to: "web/source.css")
    try workspace.folder.write("[core]", to: ".git/config")
    try workspace.folder.write(
      "sync:\n  source: web/source.css\n  followers:\n    - \(follower)\n", to: ".chiaro.yml")
    let before = try followers()
    let run = try workspace.run("sync")
    #expect(run.code == 2, "\(run)")
    #expect(try followers() == before)
  }

  @Test(
    "a write that fails leaves everything as it was",
    arguments: ["web/colors.css", "res/values/colors.xml", "design/colors.light.json"])
  func atomic(_ obstacle: String) throws {
    try FileManager.default.createDirectory(
      atPath: workspace.folder.path("\(obstacle)/inside"), withIntermediateDirectories: true)
    let names = {
      try FileManager.default.subpathsOfDirectory(atPath: workspace.folder.path).sorted()
    }
    let before = try names()
    let run = try workspace.run("sync")
    #expect(run.code == 74 || run.code == 3, "\(run)")
    #expect(try names() == before)
  }

  @Test("a file that grows too large leaves no other behind, and those before as they were")
  func limited() throws {
    #expect(try workspace.run("sync").code == 0)
    let before = try followers()
    var colors = ["page": "#fefefe", "brand": "#0a7da4"]
    for number in 0..<400 { colors["color\(number)"] = "#111111" }
    try write(base: colors, dark: ["page": "#010101"])
    let shell = TestProgram(
      "sh",
      [
        "-c", "trap '' XFSZ; ulimit -f 16; exec \"$0\" sync",
        Program.products.appendingPathComponent("chiaro").path,
      ], folder: workspace.folder.path)
    #expect(try shell.run() != .status(0))
    #expect(try followers() == before)
    let names = try FileManager.default.subpathsOfDirectory(atPath: workspace.folder.path)
    #expect(!names.contains { $0.contains("color0") || $0.contains(".partial") })
    #expect(try workspace.run("sync").code == 0)
    #expect(try workspace.run("sync", "--check").code == 0)
  }

  @Test("an import with modes that nobody can tell is an error, until somebody says them")
  func importModes() throws {
    try workspace.folder.write(
      ##"""
      { "variableCollections": { "1": { "id": "1", "name": "Theme", "modes": [
          { "modeId": "a", "name": "Daylight" }, { "modeId": "b", "name": "Midnight" }] } },
        "variables": { "v": { "id": "v", "name": "accent", "variableCollectionId": "1",
          "resolvedType": "COLOR", "valuesByMode": { "a": { "r": 0, "g": 0, "b": 0 },
            "b": { "r": 1, "g": 1, "b": 1 } } } } }
      """##, to: "figma.json")
    let untold = try workspace.run("import", "figma.json", "--into", "F.xcassets")
    #expect(untold.code == 3 && untold.errors.contains("mode-untold"), "\(untold)")
    #expect(workspace.folder.bytes("F.xcassets/accent.colorset/Contents.json") == nil)
    let said = try workspace.run(
      "import", "figma.json", "--into", "F.xcassets", "--mode", "Midnight=dark")
    #expect(said.code == 0, "\(said)")
    #expect(said.output.contains("dark: #FFFFFF"), "\(said)")
    let wrong = try workspace.run(
      "import", "figma.json", "--into", "F.xcassets", "--mode", "Midnight=heavy")
    #expect(wrong.code == 2, "\(wrong)")
  }
}
