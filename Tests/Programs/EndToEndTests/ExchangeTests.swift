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

  @Test("a palette is drawn as a picture and a document, the same each time, in its colors")
  func drawn() throws {
    let workspace = try Workspace()
    for output in ["one", "two"] {
      let run = try workspace.run("export", "App", "--to", "png,pdf", "--output", output)
      #expect(run.code == 0)
    }
    for (file, head) in [("colors.png", "\u{89}PNG"), ("colors.pdf", "%PDF-")] {
      let bytes = workspace.folder.bytes("one/\(file)") ?? []
      #expect(bytes.starts(with: head.unicodeScalars.map { UInt8($0.value) }), "\(file)")
      #expect(bytes == workspace.folder.bytes("two/\(file)"), "\(file)")
    }
    // Another program's picture of the page: the first swatch is AccentColor in light.
    guard TestProgram.path(of: "pdftoppm") != nil else { return }
    let page = TestProgram(
      "pdftoppm", ["-r", "72", workspace.folder.path("one/colors.pdf"), "page"],
      folder: workspace.folder.path)
    #expect(try page.run() == .status(0))
    let picture = workspace.folder.bytes("page-1.ppm") ?? []
    let pixel = picture.count - 3 * 595 * 842 + 3 * (78 * 595 + 191)
    try #require(pixel > 0)
    let distance = zip(picture[pixel...], [0x0A, 0x6E, 0x80]).map { abs(Int($0) - $1) }.max()
    #expect(distance ?? 255 <= 1)
  }

  @Test("a document says where its objects are; names of other letters make one too")
  func document() throws {
    let workspace = try Workspace()
    let write = { (css: String) in
      try workspace.folder.write(css, to: "a.css")
      #expect(try workspace.run("import", "a.css", "--into", Self.catalog).code == 0)
      #expect(try workspace.run("export", "App", "--to", "pdf", "--output", "out").code == 0)
      return workspace.folder.bytes("out/colors.pdf") ?? []
    }
    let plain = try write(
      ":root { --very-long-name-\(String(repeating: "of-a-color-", count: 9)): #111 }")
    let text = String(decoding: plain, as: Unicode.ASCII.self)
    let end = try #require(text.split(separator: "\n").suffix(2).first.flatMap { Int($0) })
    let rows = String(decoding: plain[end...], as: UTF8.self).split(separator: "\n")
    #expect(rows.first == "xref")
    let places = rows.filter { $0.hasSuffix(" n ") }.compactMap { Int($0.prefix(10)) }
    #expect(places.count > 8)
    for (index, place) in places.enumerated() {
      #expect(plain[place...].starts(with: "\(index + 1) 0 obj\n".utf8))
    }
    let other = try write(":root { --日本: #222 }")
    #expect(other.starts(with: "%PDF-".utf8) && !other.starts(with: plain.prefix(100)))
  }

  @Test(
    "colors beside a circle of aliases are imported, and the end says that not all were",
    arguments: [
      ("a.css", ":root { --a: var(--b); --b: var(--a); --c: red }"),
      (
        "values/colors.xml",
        """
        <resources><color name="a">@color/b</color><color name="b">@color/a</color>\
        <color name="c">#ff0000</color></resources>
        """
      ),
      (
        "a.tokens.json",
        ##"{"$type":"color","a":{"$value":"{b}"},"b":{"$value":"{a}"},"c":{"$value":"#ff0000"}}"##
      ),
    ])
  func circles(_ path: String, _ text: String) throws {
    let workspace = try Workspace()
    try workspace.folder.write(text, to: path)
    let run = try workspace.run("import", path, "--into", "New.xcassets")
    #expect(run.code == 3, "\(run)")
    #expect(run.errors.contains("[alias-cycle]") && run.errors.contains("error:"))
    #expect(workspace.folder.bytes("New.xcassets/c.colorset/Contents.json") != nil, "\(run)")
    #expect(workspace.folder.bytes("New.xcassets/a.colorset/Contents.json") == nil)
  }

  @Test("a page shows every pair and color of an import, and nothing is written")
  func page() throws {
    let workspace = try Workspace()
    let before = workspace.folder.bytes("\(Self.catalog)/Surface/onCard.colorset/Contents.json")
    try workspace.folder.write(
      ":root { --surface-on-card: #777; --a: #123456 /* */; --\\3c b: #111; --gone: var(--no) }",
      to: "a.css")
    let run = try workspace.run(
      "import", "a.css", "--into", Self.catalog, "--format", "html", "--output", "plan.html")
    #expect(run.code == 0)
    let page = String(decoding: workspace.folder.bytes("plan.html") ?? [], as: UTF8.self)
    for words in [
      "Surface/onCard on \nSurface/Card", "#777777", "#12262D", "14.24:1", "4.47:1", "create",
    ] {
      #expect(page.contains(words.replacing("\n", with: "")), "\(words)")
    }
    #expect(!page.contains("<b:"))
    #expect(
      workspace.folder.bytes("\(Self.catalog)/Surface/onCard.colorset/Contents.json") == before)
    #expect(workspace.folder.bytes("\(Self.catalog)/a.colorset/Contents.json") == nil)
  }

  @Test("nothing is removed for a file that could not be read completely")
  func partly() throws {
    let workspace = try Workspace()
    let set = ##"{"a":{"$type":"color","$value":"#112233"}}"##
    try workspace.folder.write(set, to: "S/a.tokens.json")
    try workspace.folder.write(set.replacing("\"a\"", with: "\"b\""), to: "S/b.tokens.json")
    #expect(try workspace.run("import", "S", "--into", "T.xcassets").code == 0)
    try workspace.folder.write(##"{"b":{"$type":"color""##, to: "S/b.tokens.json")
    let pruned = try workspace.run("import", "S", "--into", "T.xcassets", "--prune")
    #expect(pruned.output.contains(" 0 to remove"))
    #expect(pruned.code == 3)
    #expect(workspace.folder.bytes("T.xcassets/b.colorset/Contents.json") != nil)
  }

  /// A file of the catalog, what is in it, and what an import of `a`, `g-b` and `c` makes.
  @Test(
    "of a catalog that cannot be read nothing is lost, and the exit code says so",
    arguments: [
      ("a.colorset/Contents.json", #"{"colors":[{"idiom":"uni"#, "1 to create"),
      ("a.colorset/Contents.json", "", "1 to create"),
      ("g/Contents.json", #"{"properties":{"provides-namespace":true"#, "0 to create"),
    ])
  func brokenCatalog(_ file: String, _ text: String, _ made: String) throws {
    let workspace = try Workspace()
    let colors = ":root { --a: #112233; --b: #112233 }"
    try workspace.folder.write(colors, to: "a.css")
    #expect(try workspace.run("import", "a.css", "--into", "T.xcassets").code == 0)
    let set = try #require(workspace.folder.bytes("T.xcassets/b.colorset/Contents.json"))
    try workspace.folder.write(
      String(decoding: set, as: UTF8.self), to: "T.xcassets/g/b.colorset/Contents.json")
    try workspace.folder.write(
      #"{"properties":{"provides-namespace":true}}"#, to: "T.xcassets/g/Contents.json")
    try workspace.folder.write(text, to: "T.xcassets/\(file)")
    let export = try workspace.run("export", "T.xcassets", "--to", "css", "--output", "out")
    #expect(export.code == 3, "\(export)")
    #expect(workspace.folder.bytes("out/colors.css") != nil)
    try workspace.folder.write(":root { --a: #445566; --g-b: #445566; --c: #445566 }", to: "a.css")
    let pruned = try workspace.run("import", "a.css", "--into", "T.xcassets", "--prune")
    #expect(pruned.code == 3, "\(pruned)")
    #expect(pruned.output.contains(made), "\(pruned)")
    #expect(workspace.folder.bytes("T.xcassets/\(file)") == Array(text.utf8))
    #expect(workspace.folder.bytes("T.xcassets/g/b.colorset/Contents.json") != nil)
  }

  @Test("a color that a file has for the dark alone is told, and is not removed")
  func darkAlone() throws {
    let workspace = try Workspace()
    let color = { (hex: String) in ##"{"a":{"$type":"color","$value":"\##(hex)"}}"## }
    try workspace.folder.write(color("#FFFFFF"), to: "S/colors.tokens.json")
    try workspace.folder.write(color("#112233"), to: "S/colors.dark.tokens.json")
    #expect(try workspace.run("import", "S", "--into", "T.xcassets").code == 0)
    let before = workspace.folder.bytes("T.xcassets/a.colorset/Contents.json")
    try workspace.folder.write(
      color("#FFFFFF").replacing(#""a""#, with: #""b""#), to: "S/colors.tokens.json")
    let pruned = try workspace.run("import", "S", "--into", "T.xcassets", "--prune")
    #expect(pruned.code == 0)
    #expect(pruned.errors.contains("[base-missing]"), "\(pruned)")
    #expect(workspace.folder.bytes("T.xcassets/a.colorset/Contents.json") == before)
  }

  @Test("what many files have in common is told once")
  func joined() throws {
    let workspace = try Workspace()
    for name in ["a", "b", "c"] {
      try workspace.folder.write(
        #"{"colors":[],"info":{"version":"2.0.0-rc.4"}}"#,
        to: "T.xcassets/\(name).colorset/Contents.json")
    }
    let run = try workspace.run("export", "T.xcassets", "--to", "css", "--output", "out")
    let told = run.errors.split(separator: "\n").filter { $0.contains("[version-unknown]") }
    #expect(told.count == 1, "\(run)")
    #expect(told.first?.contains("; 2 times more") == true)
  }

  @Test(
    "nothing is removed for a file that was passed over",
    arguments: ["1/2/3/4/5/6/7/8/9/b.css", "b.css -> ../b.css", "more -> ../more"])
  func passedOver(_ place: String) throws {
    let workspace = try Workspace()
    try workspace.folder.write(":root { --a: #112233; --b: #112233 }", to: "all.css")
    #expect(try workspace.run("import", "all.css", "--into", "T.xcassets").code == 0)
    try workspace.folder.write(":root { --a: #112233 }", to: "S/a.css")
    let ends = place.split(separator: " -> ").map(String.init)
    for path in ["b.css", "more/b.css"] + (ends.count > 1 ? [] : ["S/\(place)"]) {
      try workspace.folder.write(":root { --b: #112233 }", to: path)
    }
    if ends.count > 1 { try workspace.folder.link("S/\(ends[0])", to: ends[1]) }
    let pruned = try workspace.run("import", "S", "--into", "T.xcassets", "--prune")
    #expect(pruned.output.contains(" 0 to remove"), "\(pruned.errors)")
    #expect(workspace.folder.bytes("T.xcassets/b.colorset/Contents.json") != nil)
  }

  @Test("a plan is shown as its file's name ends, and a page has no colors of a terminal")
  func planFormats() throws {
    let workspace = try Workspace()
    try workspace.folder.write(":root { --a: #112233 }", to: "a.css")
    let words = ["import", "a.css", "--into", "T.xcassets"]
    let program = Program(
      folder: workspace.folder.path,
      environment: ["FORCE_COLOR": "3", "COLORTERM": "truecolor"])
    for (output, start) in [("a.html", "<!"), ("a.json", "{"), ("a.txt", "T.xcassets: ")] {
      #expect(try program.run(words + ["--output", output]).code == 0)
      let text = String(decoding: workspace.folder.bytes(output) ?? [], as: UTF8.self)
      #expect(text.hasPrefix(start), "\(output)")
      let isMade = workspace.folder.bytes("T.xcassets/a.colorset/Contents.json") != nil
      #expect(isMade == (output != "a.html"), "\(output)")
    }
    let page = try program.run(words + ["--format", "html"]).output
    #expect(!page.contains("\u{1B}"))
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

  @Test(
    "followers that cannot be meant are refused",
    arguments: [
      (["{format: css, output: a}", "{format: css, output: ./a, data_theme: true}"], "write"),
      (["{format: css, output: a}", "{format: css, output: a, name: b}"], nil),
      (["{catalog: A.xcassets}", "{catalog: ./A.xcassets, prune: true}"], "two followers write"),
      (["{catalog: A.xcassets, format: css}"], "not both"),
      (["{catalog: A.xcassets, output: a}"], "not both"),
    ] as [([String], String?)])
  func followers(_ lines: [String], _ words: String?) throws {
    let workspace = try Workspace()
    let followers = lines.map { "    - \($0)\n" }.joined()
    try workspace.folder.write(
      "sync:\n  source: \(Self.catalog)\n  followers:\n\(followers)", to: ".chiaro.yml")
    let run = try workspace.run("sync")
    #expect(run.code == (words == nil ? 0 : 2), "\(run)")
    if let words { #expect(run.errors.contains(words), "\(run)") }
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
