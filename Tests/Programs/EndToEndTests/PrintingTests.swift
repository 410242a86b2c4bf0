// SPDX-License-Identifier: MIT

import ChiaroReport
import ChiaroSource
import ChiaroTestSupport
import Testing

/// What reaches a terminal: nothing that steers it, from any command; and what cannot be written is
/// no success.
@Suite("Printing")
struct PrintingTests {
  /// A name that clears the screen, by both ways to say so, and turns the line around.
  private static let name = "Ink\u{1B}[2J\u{9B}2J\u{202E}\u{7}"
  private static let contents =
    #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":"#
    + #"{"red":"0x77","green":"0x77","blue":"0x77","alpha":"1.000"}}},"#
    + #"{"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}]},"#
    + #"{"idiom":"\u001b[31m\u009b","locale":"\u001b]0;x\u0007"}],"\u001b[5m":1}"#

  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    for folder in ["App/Evil\u{1B}c.xcassets", "App/Assets.xcassets"] {
      try workspace.folder.write(
        Self.contents, to: "\(folder)/\(Self.name).colorset/Contents.json")
    }
    return workspace
  }

  private func steers(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar != "\n" && scalar != "\t"
      case .format, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }

  @Test("no command prints a control of a name's, and none forges a line")
  func commands() throws {
    let workspace = try workspace()
    var runs = [
      ["resolve"], ["resolve", "--all"], ["resolve", "--format", "json"],
      ["resolve", Self.name, "--catalog", "App"], ["explain", Self.name, "--catalog", "App"],
      ["explain", Self.name, "--catalog", "App", "--format", "json"],
      ["explain", "Inc\u{1B}[2J", "--catalog", "App"], ["resolve", "--catalog", "\u{1B}[2J"],
      ["render", "App", "--only", "x\u{1B}[2J"], ["convert", "\u{1B}[2J", "--to", "srgb"],
      ["contrast", "\u{9B}1m", "white"], ["palette", "\u{1B}c"], ["rules", "\u{1B}c"],
      ["material", "\u{1B}c", "--over", "red"], ["get", "\u{1B}c"], ["no\u{1B}such"],
      ["audit", "App", "--only", "\u{1B}c"], ["audit", "App", "--fix"],
      ["audit", "App", "--diff-base", "\u{1B}c"], ["audit", "\u{1B}c"],
    ]
    runs += ReportFormat.allCases.map { ["audit", "App", "--format", $0.rawValue] }
    for arguments in runs {
      let run = try Program(folder: workspace.folder.path).run(arguments)
      #expect(steers(run.output) == [], "\(arguments)")
      #expect(steers(run.errors) == [], "\(arguments)")
    }
  }

  @Test(
    "no name or text is a command to a service that reads the log",
    arguments: ["GITHUB_ACTIONS", "TF_BUILD", "TEAMCITY_VERSION"])
  func logCommands(_ variable: String) throws {
    let workspace = try Workspace()
    for (number, name) in ["::add-mask::x", " ::error::x", "x ##[group]y", "##vso[task.x]y"]
      .enumerated()
    {
      try workspace.folder.write(
        Self.contents, to: "App/\(name).xcassets/\(name).colorset/Contents.json")
      try workspace.folder.write(
        "disabled_rules: ['\(name)']\n", to: "Odd\(number)/.chiaro.yml")
      try workspace.folder.makeFolder("Odd\(number)/A.xcassets")
    }
    var runs = [
      ["resolve", "--catalog", "App"], ["resolve", "--catalog", "App", "--format", "json"],
      ["explain", "::add-mask::x", "--catalog", "App"], ["audit", "App", "--fix", "--dry-run"],
      ["audit", "::add-mask::x"], ["explain", "::none", "--catalog", "App"], ["::none"],
      ["derive", "App"], ["export", "App", "--to", "css,swift", "--output", "out"],
    ]
    runs += (0..<4).map { ["audit", "Odd\($0)"] }
    runs += ReportFormat.allCases.map {
      ["audit", "App", "--fail-on", "never", "--format", $0.rawValue]
    }
    let program = Program(folder: workspace.folder.path, environment: [variable: "true"])
    for arguments in runs {
      let run = try program.run(arguments)
      for line in (run.output + run.errors).split(separator: "\n") {
        let isOurs =
          arguments.last == "github"
          && ["::notice file=", "::warning file=", "::error file="].contains(where: line.hasPrefix)
        let text = line.drop(while: \.isWhitespace)
        #expect(isOurs || !text.hasPrefix("::"), "\(arguments): \(line)")
        let hasBracket = line.contains(#/##[a-z]*\[/#)
        #expect(!hasBracket, "\(arguments): \(line)")
        #expect(!isOurs || !line.dropFirst(2).contains("::::"), "\(arguments): \(line)")
      }
    }
  }

  @Test("JSON keeps the name's own characters, as escapes")
  func values() throws {
    let workspace = try workspace()
    let run = try workspace.run("resolve", "--catalog", "App", "--format", "json")
    let document = try #require(JSONDocument.read(Array(run.output.utf8), file: "").document)
    #expect(document.root.elements.contains { $0["name"]?.string == Self.name })
  }

  @Test("a name with a line break is one line")
  func lines() throws {
    let workspace = try Workspace()
    try workspace.folder.write(
      Self.contents, to: "App/Assets.xcassets/A\nerror: forged.colorset/Contents.json")
    for arguments in [["resolve"], ["audit", "App"], ["audit", "App", "--format", "github"]] {
      let run = try Program(folder: workspace.folder.path).run(arguments)
      #expect(!(run.output + run.errors).contains("\nerror: forged"), "\(arguments)")
    }
  }

  @Test("what is odd in a catalog is said once, however many colors are looked up in it")
  func once() throws {
    let workspace = try Workspace()
    try workspace.folder.write("{", to: "App/Assets.xcassets/Torn.colorset/Contents.json")
    let run = try workspace.run("contrast", "Sand", "Foam", "--catalog", "App")
    let lines = run.errors.split(separator: "\n")
    #expect(run.code == 0 && !lines.isEmpty && Set(lines).count == lines.count, "\(run.errors)")
  }

  @Test(
    "names are looked for in the catalogs of the current folder, and what is near is named whole",
    arguments: [
      (["contrast", "Sand", "Foam"], 0, ""), (["convert", "Sand", "--to", "oklch"], 0, ""),
      (["contrast", "App/Sanb", "white"], 2, "unknown color name \"App/Sanb\""),
      (["convert", "Sanb", "--to", "oklch"], 2, "(nearest: Sand"),
      (["contrast", "systemrd", "white"], 2, "(nearest: systemRed"),
    ])
  func names(arguments: [String], code: Int32, words: String) throws {
    let workspace = try Workspace()
    let run = try Program(folder: workspace.folder.path).run(arguments)
    #expect(run.code == code && (words.isEmpty || run.errors.contains(words)), "\(run.errors)")
  }

  @Test("a key of the configuration that steers a terminal is written out")
  func configuration() throws {
    let workspace = try Workspace()
    try workspace.folder.write("\"\\e[2J\\x9b\": 1\n", to: "App/.chiaro.yml")
    let run = try workspace.run("audit", "App")
    #expect(run.code == 2 && steers(run.errors) == [])
    #expect(run.errors.contains("⟨U+001B⟩[2J"), "\(run.errors)")
  }

  @Test(
    "output that cannot be written is no success, for every command",
    arguments: [
      ["--help"], ["--version"], ["audit", "--help"], ["palette"], ["palette", "--format", "json"],
      ["rules"], ["rules", "--format", "json"], ["rules", "--format", "markdown"],
      ["rules", "low-contrast"], ["convert", "red", "--to", "oklch"],
      ["convert", "red", "--to", "oklch", "--format", "json"], ["contrast", "red", "white"],
      ["material", "systemThinMaterial", "--over", "red"], ["sun", "1", "2"],
      ["resolve", "--catalog", "App"], ["explain", "Foam", "--catalog", "App"],
      ["get"],
    ]
      + ReportFormat.allCases.map {
        ["audit", "App", "--fail-on", "never", "--format", $0.rawValue]
      })
  func unwritable(_ arguments: [String]) throws {
    let workspace = try Workspace()
    for target in ["/dev/full", "&-"] {
      let shell = TestProgram(
        "/bin/sh", ["-c", #""$0" "$@" >"# + target, Program.path] + arguments,
        environment: ["HOME": workspace.folder.path, "PATH": "/usr/bin:/bin"],
        folder: workspace.folder.path, output: .nothing, errors: .pipe)
      let started = try shell.start()
      let errors = started.text()
      #expect(started.wait() == .status(74), "\(arguments) >\(target)")
      #expect(errors.contains("standard output cannot be written"), "\(arguments) >\(target)")
    }
  }

  @Test(
    "a report whose file cannot be written is no success", arguments: ["/dev/full", "/dev/null/a"])
  func unwritableFile(_ path: String) throws {
    let workspace = try Workspace()
    for arguments in [
      ["audit", "App", "--output", path], ["audit", "App", "--write-baseline", path],
      ["palette", "--format", "png", "--output", path],
    ] where path == "/dev/full" || arguments[0] == "audit" {
      let run = try Program(folder: workspace.folder.path).run(arguments)
      #expect(run.code == 74 && run.errors.contains("cannot be written"), "\(run.errors)")
    }
  }
}
