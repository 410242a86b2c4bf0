// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Testing

/// What an audit leaves in files, takes from files, and ends with.
@Suite("Audit, from the command line")
struct AuditTests {
  private static let missing = "missing-file Lighthouse"

  @Test(
    "the exit code is 1 from the threshold on, and the configuration may name it",
    arguments: [
      ("error", "never", 0), ("error", "error", 1), ("error", "warning", 1), ("error", "note", 1),
      ("warning", "error", 0), ("warning", "warning", 1), ("note", "warning", 0),
      ("note", "note", 1), ("hint", "note", 0), ("hint", "hint", 1),
    ] as [(String, String, Int32)])
  func threshold(_ severity: String, _ name: String, _ code: Int32) throws {
    let workspace = try Workspace()
    let text = "only_rules: [missing-file]\nseverities: {missing-file: \(severity)}\n"
    try workspace.folder.write(text, to: ".chiaro.yml")
    #expect(try workspace.run("audit", "App", "--fail-on", name).code == code)
    try workspace.folder.write("\(text)fail_on: \(name)\n", to: ".chiaro.yml")
    #expect(try workspace.run("audit", "App").code == code)
    #expect(try workspace.run("audit", "App", "--fail-on", "never").code == 0)
  }

  @Test("notes alone end with 0 unless they are to fail")
  func notesAlone() throws {
    let workspace = try Workspace()
    try workspace.folder.write(
      "severities: {empty-dark-slot: note, missing-file: error}\n", to: ".chiaro.yml")
    #expect(try workspace.run("audit", "App", "--only", "empty-dark-slot").code == 0)
    #expect(try workspace.run("audit", "App", "--only", "empty-dark-slot,dark-slot").code == 2)
    #expect(
      try workspace.run("audit", "App", "--only", "empty-dark-slot, missing-file").code == 1)
    #expect(
      try workspace.run("audit", "App", "--only", "empty-dark-slot", "--fail-on", "note").code
        == 1)
  }

  @Test("a set that cannot be read ends with 1 too, whatever the threshold is")
  func unreadable() throws {
    let workspace = try Workspace()
    try workspace.folder.write("{ ", to: "Broken/A.xcassets/B.colorset/Contents.json")
    for (threshold, code) in [("error", 1), ("hint", 1), ("never", 0)] {
      let run = try workspace.run("audit", "Broken", "--fail-on", threshold)
      #expect(run.code == Int32(code) && run.output.contains("json-syntax"), "\(run)")
    }
  }

  @Test("a baseline leaves out what it holds, and nothing that came later")
  func baseline() throws {
    let workspace = try Workspace()
    let all = try workspace.findings("--write-baseline", "known.json")
    #expect(all.contains(Self.missing))
    #expect(try workspace.findings("--baseline", "known.json").isEmpty)
    #expect(try workspace.run("audit", "App", "--baseline", "known.json").code == 0)

    try workspace.folder.write(
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":"#
        + #"{"red":"0x11","green":"0x55","blue":"0x22","alpha":"1.000"}}}]}"#,
      to: "App/Assets.xcassets/Moss.colorset/Contents.json")
    let new = try workspace.findings("--baseline", "known.json")
    #expect(!new.isEmpty)
    #expect(new.allSatisfy { $0.contains("Moss") }, "\(new)")
  }

  @Test("each of several projects has its own baseline and threshold, whatever their order")
  func severalProjects() throws {
    let workspace = try Workspace()
    try workspace.folder.write("{}", to: "Lenient/A.xcassets/Contents.json")
    try workspace.folder.write("fail_on: never\n", to: "Lenient/.chiaro.yml")
    let severities = "severities: {missing-file: error}\n"
    try workspace.folder.write("\(severities)baseline: known.json\n", to: "App/.chiaro.yml")
    // The first baseline is written where the configuration already looks for it.
    let place = workspace.folder.path("App/known.json")
    #expect(try workspace.run("audit", "App").code == 3)
    #expect(try workspace.run("audit", "App", "--write-baseline", place).code == 1)
    for paths in [["Lenient", "App"], ["App", "Lenient"]] {
      let known = try Program(folder: workspace.folder.path).run(["audit"] + paths)
      #expect(known.code == 0 && known.output.contains("0 errors"), "\(known.errors)")
    }
    try workspace.folder.write("\(severities)fail_on: error\n", to: "App/.chiaro.yml")
    for paths in [["Lenient", "App"], ["App", "Lenient"]] {
      #expect(try Program(folder: workspace.folder.path).run(["audit"] + paths).code == 1)
    }
  }

  @Test("a baseline is sorted, pretty, and without ratios, lines or absolute paths")
  func baselineText() throws {
    let workspace = try Workspace()
    _ = try workspace.run("audit", "App", "--write-baseline", "known.json")
    let text = String(decoding: try #require(workspace.folder.bytes("known.json")), as: UTF8.self)
    #expect(!text.contains(":1") && !text.contains(workspace.folder.path))
    let document = try #require(JSONDocument.read(Array(text.utf8), file: "known.json").document)
    let entries = try #require(document.root["findings"]).elements.map { entry in
      ["rule", "object", "appearance"].map { entry.text($0) ?? "" }.joined(separator: "\u{1}")
    }
    #expect(entries == entries.sorted() && entries.count > 20)
  }

  @Test("a baseline that is none is said, with its file")
  func oddBaseline() throws {
    let workspace = try Workspace()
    try workspace.folder.write("[1, 2", to: "known.json")
    let run = try workspace.run("audit", "App", "--baseline", "known.json")
    #expect(run.code == 3)
    #expect(run.errors.contains("known.json"))
  }

  @Test("a suppression takes out its findings, and the report counts them")
  func suppression() throws {
    let workspace = try Workspace()
    try workspace.folder.write(
      """
      suppressions:
        - rule: missing-file
          object: Light*
          reason: drawn at run time
      """, to: ".chiaro.yml")
    #expect(try !workspace.findings().contains(Self.missing))
    #expect(
      try workspace.run("audit", "App", "--only", "missing-file").output.contains("1 suppressed"))
  }

  @Test(
    "a key, rule or value that is not known names the nearest, with line and column",
    arguments: [
      ("platfrom: ios", #"1:1: unknown key "platfrom" (expected platform)"#),
      ("platform: iso", #"1:11: unknown value "iso" (expected ios)"#),
      ("disabled_rules: [low-contrats]", #"unknown rule "low-contrats" (expected low-contrast)"#),
      ("severities: {missing-file: eror}", #"unknown value "eror" (expected error)"#),
      ("pairs: [{text: A, backgroud: B}]", #"unknown key "backgroud" (expected background)"#),
      ("pairs: [{text: A}]", "expected the keys text and background"),
      ("pairs: [{text: A, background: B, minimum: 40}]", "expected a ratio from 1 to 21"),
      ("suppressions: [{reason: none}]", "expected the key rule, the key object, or both"),
      ("excluded: Pods", "1:11: expected a list"),
      ("- a\n- b", "expected keys and values"),
      ("a: [", ".chiaro.yml"),
    ])
  func configurationErrors(_ text: String, _ message: String) throws {
    let workspace = try Workspace()
    try workspace.folder.write(text, to: ".chiaro.yml")
    let run = try workspace.run("audit", "App")
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.contains("/.chiaro.yml"))
  }

  @Test("the nearest configuration above the project governs, and --config goes before it")
  func configurationIsFound() throws {
    let workspace = try Workspace()
    try workspace.folder.write("disabled_rules: [missing-file]", to: ".chiaro.yml")
    #expect(try !workspace.findings().contains(Self.missing))
    try workspace.folder.write("# nothing\n", to: "App/.chiaro.yml")
    #expect(try workspace.findings().contains(Self.missing))
    #expect(try !workspace.findings("--config", ".chiaro.yml").contains(Self.missing))
    let asked = try workspace.findings("--config", ".chiaro.yml", "--only", "missing-file")
    #expect(asked.contains(Self.missing))
  }

  @Test("severities, excluded folders, omitted files and chosen rules come from the configuration")
  func configurationCounts() throws {
    let workspace = try Workspace()
    try workspace.folder.write(
      """
      omitted_files: ["**/lighthouse.pdf"]
      severities: {empty-dark-slot: error}
      only_rules: [missing-file, empty-dark-slot]
      """, to: ".chiaro.yml")
    #expect(try workspace.findings() == ["empty-dark-slot Sand dark"])
    #expect(try workspace.run("audit", "App").code == 1)
    try workspace.folder.write("excluded: [\"**/Assets.xcassets\"]", to: ".chiaro.yml")
    #expect(try workspace.findings().isEmpty)
  }

  @Test("a report goes to a file, or into a folder under a name of its own")
  func output() throws {
    let workspace = try Workspace()
    try workspace.folder.makeFolder("out")
    let run = try workspace.run("audit", "App", "--format", "html", "--output", "out")
    #expect(run.output.isEmpty)
    #expect(run.errors == "report: out/chiaro-report.html\n")
    #expect(workspace.folder.bytes("out/chiaro-report.html")?.starts(with: "<!".utf8) == true)
    let quiet = try workspace.run(
      "audit", "App", "--format", "json", "--output", "report.json", "--quiet")
    #expect(quiet.output.isEmpty && quiet.errors.isEmpty)
    #expect(workspace.folder.bytes("report.json")?.first == UInt8(ascii: "{"))
    _ = try workspace.run("audit", "App", "--output", "new/folder/named.html", "--quiet")
    #expect(workspace.folder.bytes("new/folder/named.html")?.starts(with: "<!".utf8) == true)
    #expect(try workspace.run("audit", "App", "--output", "report.json/in/a/file").code == 74)
  }

  @Test("--fix makes the safe changes and no others; --dry-run makes none")
  func fix() throws {
    let workspace = try Workspace()
    let sand = "App/Assets.xcassets/Sand.colorset/Contents.json"
    let before = workspace.folder.bytes(sand)
    let dry = try workspace.run("audit", "App", "--fix", "--dry-run")
    #expect(dry.errors.contains("would remove"))
    #expect(workspace.folder.bytes(sand) == before)

    let run = try workspace.run("audit", "App", "--fix")
    #expect(run.errors.contains("fix: remove"))
    let after = try #require(workspace.folder.bytes(sand))
    #expect(after != before)
    #expect(!after.contains(Array("\"dark\"".utf8)))
    #expect(try !workspace.findings().contains("empty-dark-slot Sand dark"))
    let again = try workspace.run("audit", "App", "--fix", "-q")
    #expect(again.errors.isEmpty, "nothing is left to mend")
  }

  @Test("--diff-base reports what changed since a revision, untracked files included")
  func diffBase() throws {
    let workspace = try Workspace()
    let git = { (words: [String]) in
      try Git.run(["-c", "user.name=t", "-c", "user.email=t@t"] + words, in: workspace.folder.path)
    }
    try git(["init", "-q"])
    try git(["add", "."])
    try git(["commit", "-qm", "first"])
    #expect(try workspace.findings("--diff-base", "HEAD").isEmpty)

    let foam = "App/Assets.xcassets/Foam.colorset/Contents.json"
    try workspace.folder.write(try #require(workspace.folder.bytes(foam)) + [0x0A], to: foam)
    try workspace.folder.write(
      #"{"colors":[]}"#, to: "App/Assets.xcassets/New.colorset/Contents.json")
    let found = try workspace.findings("--diff-base", "HEAD")
    #expect(found.contains { $0.contains("Foam") } && found.contains { $0.contains("New") })
    #expect(found.allSatisfy { $0.contains("Foam") || $0.contains("New") }, "\(found)")
  }

  @Test("two audits of one project report the same, in one order")
  func stable() throws {
    let workspace = try Workspace()
    #expect(try workspace.findings() == workspace.findings())
  }
}
