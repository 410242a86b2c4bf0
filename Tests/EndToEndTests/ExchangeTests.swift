// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// Colors go out of a project and come back, by the program.
@Suite("Export, import and sync")
struct ExchangeTests {
  private static let catalog = "App/Assets.xcassets"

  @Test("what is exported can be imported, into an empty catalog and into its own")
  func roundTrip() throws {
    let workspace = try Workspace()
    let formats = "dtcg,css,android,figma"
    #expect(try workspace.run("export", "App", "--to", formats, "--output", "out").code == 0)
    for (path, format) in [
      ("out/colors.resolver.json", "dtcg"), ("out", "css"), ("out", "android"), ("out", "figma"),
    ] {
      let own = try workspace.run(
        "import", path, "--from", format, "--into", Self.catalog, "--dry-run", "--format", "json")
      #expect(own.code == 0)
      #expect(!own.output.contains("\"change\": \"create\""), "\(format)")
      // Eight bits, references and all: nothing that the format can say has changed.
      #expect(!own.output.contains("\"change\": \"change\""), "\(format): \(own.output)")
    }
    let new = try workspace.run("import", "out/colors.resolver.json", "--into", "New.xcassets")
    #expect(new.code == 0)
    for name in ["AccentColor", "Surface/Page", "Tide/Rise"] {
      let files = [Self.catalog, "New.xcassets"].map { "\($0)/\(name).colorset/Contents.json" }
      #expect(workspace.folder.bytes(files[0]) == workspace.folder.bytes(files[1]), "\(name)")
    }
  }

  @Test("only what a file speaks of changes, and nothing on a dry run")
  func changes() throws {
    let workspace = try Workspace()
    let file = "\(Self.catalog)/AccentColor.colorset/Contents.json"
    let before = workspace.folder.bytes(file)
    try workspace.folder.write(":root { --accent-color: #123456; --new: red }", to: "a.css")
    let dry = try workspace.run("import", "a.css", "--into", Self.catalog, "--dry-run")
    #expect(
      dry.output.hasSuffix("1 to create, 1 to change, 0 to keep, 0 to remove (not written)\n"))
    #expect(workspace.folder.bytes(file) == before)
    #expect(try workspace.run("import", "a.css", "--into", Self.catalog).code == 0)
    let resolve = { (style: String) in
      try workspace.run("resolve", "AccentColor", "--catalog", "App", "--style", style).output
    }
    #expect(try resolve("light").contains("#123456"))
    #expect(try workspace.run("resolve", "new", "--catalog", "App").output.contains("#FF0000"))
    let pruned = try workspace.run("import", "a.css", "--into", Self.catalog, "--prune")
    #expect(pruned.code == 0)
    #expect(
      try workspace.run("resolve", "--catalog", "App").output.split(separator: "\n").count == 2)
  }

  @Test("nothing is removed for a file that was not read whole")
  func partly() throws {
    let workspace = try Workspace()
    let set = ##"{"a":{"$type":"color","$value":"#112233"}}"##
    try workspace.folder.write(set, to: "S/a.tokens.json")
    try workspace.folder.write(set.replacing("\"a\"", with: "\"b\""), to: "S/b.tokens.json")
    #expect(try workspace.run("import", "S", "--into", "T.xcassets").code == 0)
    try workspace.folder.write(##"{"b":{"$type":"color""##, to: "S/b.tokens.json")
    let pruned = try workspace.run("import", "S", "--into", "T.xcassets", "--prune")
    #expect(pruned.output.contains(" 0 to remove"))
    #expect(workspace.folder.bytes("T.xcassets/b.colorset/Contents.json") != nil)
  }

  @Test("a follower that writes names in its own way is the same catalog")
  func followerNames() throws {
    let workspace = try Workspace()
    try workspace.folder.write(":root { --brand-primary: #112233 }", to: "a.css")
    try workspace.folder.write(
      "{\"a\":{\"Brand\":{\"Primary\":{\"$type\":\"color\",\"$value\":\"#445566\"}}}}",
      to: "b.tokens.json")
    #expect(try workspace.run("import", "b.tokens.json", "--into", "T.xcassets").code == 0)
    try workspace.folder.write(
      "sync:\n  source: a.css\n  followers:\n    - catalog: T.xcassets\n      prune: true\n",
      to: ".chiaro.yml")
    try workspace.folder.write(":root { --a-brand-primary: #112233 }", to: "a.css")
    #expect(try workspace.run("sync").code == 0)
    let bytes = workspace.folder.bytes("T.xcassets/a/Brand/Primary.colorset/Contents.json") ?? []
    #expect(String(decoding: bytes, as: UTF8.self).contains("0x11"))
  }

  @Test(
    "what cannot be meant is refused",
    arguments: [
      ("export", "App", "--to", ","), ("export", "App", "--to", "css"),
      ("import", "a.css", "--into", "App"),
    ])
  func refused(_ a: String, _ b: String, _ c: String, _ d: String) throws {
    let workspace = try Workspace()
    try workspace.folder.write(":root { --a: #112233 }", to: "a.css")
    let run =
      a == "import"
      ? try workspace.run(a, b, c, d)
      : try workspace.run(a, b, c, d, "--output", "out", "--name", d == "," ? "x" : "../x")
    #expect(run.code != 0)
    #expect(workspace.folder.bytes("App/a.colorset/Contents.json") == nil)
  }

  @Test("a stale follower ends a check with 1, and names the color")
  func sync() throws {
    let workspace = try Workspace()
    try workspace.folder.write(
      """
      sync:
        source: \(Self.catalog)
        followers:
          - format: css
            output: web
          - catalog: Copy.xcassets
            prune: true
      """, to: ".chiaro.yml")
    #expect(try workspace.run("sync", "--check").code == 1)
    #expect(try workspace.run("sync").code == 0)
    #expect(try workspace.run("sync", "--check").code == 0)
    try workspace.folder.write(":root { --accent-color: #123456 }", to: "a.css")
    #expect(try workspace.run("import", "a.css", "--into", Self.catalog).code == 0)
    let stale = try workspace.run("sync", "--check")
    #expect(stale.code == 1)
    #expect(stale.output.contains("stale  web/css\n  AccentColor light: "))
    #expect(stale.output.contains("stale  Copy.xcassets\n  AccentColor any: "))
  }

  @Test("exported Swift compiles without a warning")
  func compiles() throws {
    let workspace = try Workspace()
    #expect(try workspace.run("export", "App", "--to", "swift", "--output", "out").code == 0)
    let products = Program.products.path
    let end = try TestProgram(
      "swiftc",
      [
        "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", "\(products)/Modules",
        "-Xcc", "-fmodule-map-file=\(products)/CChiaroThread.build/module.modulemap",
        workspace.folder.path("out/Colors.swift"),
      ]
    ).run()
    #expect(end.code == 0)
  }
}
