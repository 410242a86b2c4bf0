// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

/// `chiaro audit` with a program for source text that does what a test wants.
@Suite("The program for source text")
struct SourceProgramTests {
  /// An audit of a folder with one Swift file, with a script as the program.
  private func audit(
    _ script: String?, source: String = "let a = 1\n", _ arguments: String...
  ) throws -> Program.Run {
    let folder = try TemporaryFolder()
    if let script { try Self.install(script, in: folder) }
    try folder.write(source, to: "App/View.swift")
    return try Self.program(folder).run(["audit", "App"] + arguments)
  }

  private static func install(_ script: String, in folder: TemporaryFolder) throws {
    try folder.write("#!/bin/sh\n\(script)\n", to: "source-audit")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("source-audit"))
  }

  private static func program(_ folder: TemporaryFolder) -> Program {
    Program(
      folder: folder.path, environment: ["CHIARO_SOURCE_AUDIT": folder.path("source-audit")])
  }

  /// A warning: it is likely, and a color that stays.
  private static let judgement = #"""
    "judgement":{"consequence":"stale","guess":0.8,"evidence":"inferred","considerations":[]}
    """#

  private static let rules = #"""
    "rules":[{"id":"loud","title":"Loud","consequence":"stale","guess":0.8,"evidence":"inferred",
    "summary":"s","reason":"r","help":"h"}]
    """#

  private static let listing = #"""
    if [ "$1" = --rules ]; then echo '{"version":1,\#(rules)}'; exit 0; fi
    """#

  @Test(
    "where it is missing, a configuration may still name its rules",
    arguments: [("loud-words", 70), ("Loud_Words", 2)] as [(String, Int32)])
  func missingProgram(_ rule: String, _ code: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write("let a = 1\n", to: "App/View.swift")
    try folder.write("disabled_rules: [\(rule)]\n", to: "App/.chiaro.yml")
    #expect(try Self.program(folder).run(["audit", "App"]).code == code)
  }

  @Test("what it finds is reported, and its rules can be named")
  func findings() throws {
    let answer = #"""
      grep -q '"files":\["View.swift"\]' || exit 5
      echo '{"version":1,\#(Self.rules),"findings":[{"rule":"loud",\#(Self.judgement),
      "file":"View.swift","line":1,"column":5,"object":"View","message":"very \u001b[31mloud",
      "related":[],"measured":{"value":1,"minimum":4.5}}],"diagnostics":[]}'
      """#
    let run = try audit(
      "\(Self.listing)\n\(answer)", "--only", "loud", "--format", "xcode", "--fail-on", "warning")
    #expect(run.code == 1)
    #expect(run.output.contains("App/View.swift:1:5: warning: very"), "\(run)")
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test("the page quotes the line, with its colors, and nothing in it acts")
  func quoted() throws {
    let answer = #"""
      echo '{"version":1,\#(Self.rules),"findings":[{"rule":"loud",\#(Self.judgement),
      "file":"View.swift","line":1,"column":5,"object":"View","message":"fixed #336699",
      "related":[]},{"rule":"loud",\#(Self.judgement),"file":"../../etc/passwd","line":1,
      "column":1,"object":"Other","message":"elsewhere","related":[]}],"diagnostics":[]}'
      """#
    let run = try audit(
      "\(Self.listing)\n\(answer)", source: "  let\ta = \"</pre><script>evil()</script>\"\n",
      "-f", "html")
    let lines = run.output.matches(of: #/<pre>(.*?)<\/pre>/#).map { String($0.1) }
    // Once among the worst, and once in the list.
    #expect(Set(lines).count == 1 && lines.count == 2)
    #expect(
      lines.first == "let a = &quot;&lt;/pre&gt;&lt;script&gt;evil()&lt;/script&gt;&quot;",
      "\(run.errors)")
    #expect(run.output.contains("<span class=\"hex k0\">#336699</span>"))
  }

  @Test(
    "one that dies, says nonsense or too much is said to have given no answer",
    arguments: [
      "exit 3", "kill -9 $$", "echo nonsense", "echo '{\"version\":2}'", "cat /dev/zero", ":",
      "exit 1",
    ])
  func broken(_ end: String) throws {
    let run = try audit("\(Self.listing)\n\(end)", "--format", "json")
    #expect(run.code == 75)
    #expect(run.output.contains("\"source-not-audited\""), "\(run)")
    #expect(run.output.hasPrefix("{\n  \"incomplete\": ["))
    #expect(run.output.contains("1 source file was not read"))
  }

  @Test(
    "without it the audit fails, says first that half is missing, and how to get it",
    arguments: ["terminal", "json", "sarif", "junit", "github", "xcode", "markdown", "html"])
  func missing(_ format: String) throws {
    for arguments in [[], ["--fail-on", "never"]] {
      let folder = try TemporaryFolder()
      try folder.write("let a = 1\n", to: "App/View.swift")
      let run = try Self.program(folder).run(["audit", "App", "-f", format] + arguments)
      #expect(run.code == 70)
      let words = try #require(run.output.firstRange(of: "program chiaro-source-audit is missing"))
      #expect(run.output[..<words.lowerBound].contains("incomplete"), "\(run)")
    }
  }

  @Test("without it, what is meant to leave it out succeeds; what it would look at is asked for")
  func meant() throws {
    let folder = try TemporaryFolder()
    try folder.write("let a = 1\n", to: "App/View.swift")
    let program = Self.program(folder)
    let run = try program.run(["audit", "App", "--no-source", "-f", "json"])
    #expect(run.code == 0 && !run.output.contains("incomplete"), "\(run)")
    #expect(try audit(nil, "--only", "loud").code == 2)
    let json = try program.run(["audit", "App", "-f", "json"]).output
    #expect(json.contains("swift build -c release") && json.contains("--no-source"))
    // Where there is no source, nothing is missing.
    try folder.write("{}", to: "Bare/A.xcassets/Contents.json")
    #expect(try program.run(["audit", "Bare"]).code == 0)
  }

  @Test("screens that were asked for and cannot be drawn fail the audit too")
  func missingScreens() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>",
      to: "App/A.xib")
    let program = Program(
      folder: folder.path, environment: ["CHIARO_SCREENS": folder.path("nothing")])
    #expect(try program.run(["audit", "App"]).code == 0)
    let run = try program.run(["audit", "App", "--screens", "-f", "xcode"])
    let first = run.output.prefix { $0 != "\n" }
    let words = "error: incomplete audit: the program chiaro-screens is missing"
    #expect(run.code == 70 && first.contains(words))
  }

  /// A program that dies of one file, says that another stalls, and finds something in the others.
  private static let picky = #"""
    request=$(cat)
    list=$(echo "$request" | sed 's/.*"root":"[^"]*","files":\[\([^]]*\)\].*/\1/')
    left=$(echo "$request" | sed 's/.*"unparsed":\[\([^]]*\)\].*/\1/')
    case "$left" in *Deadly*) ;; *) case "$list" in *Deadly*) kill -9 $$ ;; esac ;; esac
    case "$left" in *Slow*) ;; *) case "$list" in *Slow*)
      echo '{"version":1,"stalled":["Slow.swift"]}'; exit 0 ;; esac ;; esac
    """#

  @Test("a file that ends or stalls it is named, and the others are judged")
  func isolated() throws {
    let folder = try TemporaryFolder()
    let answer = #"""
      echo '{"version":1,\#(Self.rules),"findings":[{"rule":"loud",\#(Self.judgement),
      "file":"View.swift","line":1,"column":5,"object":"View","message":"very loud",
      "related":[]}],"diagnostics":[]}'
      """#
    try Self.install("\(Self.listing)\n\(Self.picky)\n\(answer)", in: folder)
    for name in ["A", "Deadly", "M", "Slow", "View", "Z"] {
      try folder.write("let a = 1\n", to: "App/\(name).swift")
    }
    let run = try Self.program(folder).run(
      ["audit", "App", "-f", "xcode", "--cache", folder.path("kept")])
    #expect(run.code == 75)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first?.contains("incomplete audit: Deadly.swift was not read") == true)
    #expect(run.output.contains("very loud"), "\(run)")
    #expect(lines.count { $0.contains("[source-file-left-out]") } == 2)
    #expect(run.output.contains("Slow.swift was not read: chiaro-source-audit took too long"))
    // What a file did to the program may be otherwise the next time.
    #expect(!FileManager.default.fileExists(atPath: folder.path("kept")))
  }

  @Test("where code is not read, nothing is reported whose judgement depends on it")
  func judgements() throws {
    let folder = try TemporaryFolder()
    try Self.install("\(Self.listing)\nexit 3", in: folder)
    let light = ##"""
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0",
      "green":"0","blue":"0","alpha":"1"}}}],"info":{"version":1,"author":"xcode"}}
      """##
    for name in ["Text", "TextBackground"] {
      try folder.write(light, to: "App/A.xcassets/\(name).colorset/Contents.json")
    }
    try folder.write("let a = UIColor(named: \"Text\")\n", to: "App/View.swift")
    let judgements = { (run: Program.Run) throws -> Set<String> in
      Set(
        try ToldFinding.all(in: run).map {
          "\($0.rule) \($0.severity) \($0.consequence) \($0.considerations.sorted())"
        })
    }
    let broken = try Self.program(folder).run(["audit", "App", "-f", "json"])
    let whole = try Program(folder: folder.path).run(["audit", "App", "-f", "json"])
    #expect(broken.code == 75 && whole.code != 75)
    #expect(
      try judgements(broken).isSubset(of: judgements(whole)), "\(broken.output)\(whole.output)")
    let meant = try Program(folder: folder.path)
      .run(["audit", "App", "-f", "json", "--no-source"])
    #expect(try !judgements(meant).isSubset(of: judgements(whole)))
  }

  @Test(
    "it is started where there is source to look at, and once",
    arguments: [
      (options: "", starts: 1), ("--disable low-contrast", 1), ("--only low-contrast", 0),
      ("--only loud --disable loud", 1), ("--only loud", 2),
    ])
  func starts(_ options: String, _ starts: Int) throws {
    let folder = try TemporaryFolder()
    let answer = "echo '{\"version\":1,\(Self.rules)}'"
    try Self.install("echo start >> \(folder.path("starts"))\n\(answer)", in: folder)
    try folder.write("let a = 1\n", to: "App/View.swift")
    let run = try Self.program(folder)
      .run(["audit", "App"] + options.split(separator: " ").map(String.init))
    #expect(run.code == 0, "\(run)")
    #expect(folder.bytes("starts")?.count { $0 == UInt8(ascii: "\n") } ?? 0 == starts)
  }

  @Test("the real one finds a fixed color in a Swift file, and a comment silences it")
  func real() throws {
    let folder = try TemporaryFolder()
    let line = "title.textColor = .black"
    let text = """
      import UIKit
      final class Card: UITableViewCell {
        let title = UILabel()
        func show() {
          \(line)
        }
      }

      """
    let audit = { () throws -> Program.Run in
      try Program(folder: folder.path).run([
        "audit", "App", "--format", "xcode", "--all", "--fail-on", "hint",
      ])
    }
    try folder.write(text, to: "App/Card.swift")
    let run = try audit()
    #expect(run.code == 1)
    #expect(
      run.output.contains(
        #/App\/Card\.swift:5:23: [a-z]+: Unreadable in dark: black .* \(Card\.show\)/#),
      "\(run)")
    let meant = "// chiaro:disable:this fixed-color it lies on paper"
    try folder.write(
      text.replacingOccurrences(of: line, with: "\(line)  \(meant)"), to: "App/Card.swift")
    let silent = try audit()
    #expect(silent.code == 0 && silent.output.isEmpty, "\(silent)")
  }

  @Test("a kept answer is given again until a file, the request or the answer itself changes")
  func cached() throws {
    let folder = try TemporaryFolder()
    let answer = #"""
      echo run >> \#(folder.path("runs"))
      echo '{"version":1,\#(Self.rules),"findings":[{"rule":"loud",\#(Self.judgement),
      "file":"View.swift","line":1,"column":5,"object":"View","message":"very loud",
      "related":[]}],"diagnostics":[]}'
      """#
    try Self.install("\(Self.listing)\n\(answer)", in: folder)
    try folder.write("let a = 1\n", to: "App/View.swift")
    let program = Self.program(folder)
    func runs(_ arguments: String...) throws -> Int {
      let run = try program.run(
        ["audit", "App", "-f", "xcode", "--cache", folder.path("kept")] + arguments)
      #expect(run.output.contains("very loud"), "\(run)")
      let log = try String(contentsOfFile: folder.path("runs"), encoding: .utf8)
      return log.count(where: \.isNewline)
    }
    #expect(try [runs(), runs()] == [1, 1])
    try folder.write("let b = 12\n", to: "App/View.swift")
    #expect(try [runs(), runs(), runs("--only", "loud"), runs()] == [2, 2, 3, 4])
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder.path("kept")).first)
    try folder.write("{", to: "kept/\(name)")
    #expect(try runs() == 5)
  }

  @Test("an answer that somebody else kept changes no file, and nothing in it is trusted")
  func forged() throws {
    let folder = try TemporaryFolder()
    let answer = #"""
      echo '{"version":1,\#(Self.rules),"findings":[],"diagnostics":[]}'
      """#
    try Self.install("\(Self.listing)\n\(answer)", in: folder)
    let source = "let a = 1\n"
    try folder.write(source, to: "App/View.swift")
    try folder.write(source, to: "Other.swift")
    let program = Self.program(folder)
    let audit = { (arguments: [String]) in
      try program.run(["audit", "App", "-f", "json", "--cache", folder.path("kept")] + arguments)
    }
    let digest = String(ContentDigest.of(source), radix: 16)
    let forged = ["View.swift", "../Other.swift", folder.path("Other.swift")].map { file in
      #"""
      {"rule":"loud",\#(Self.judgement),"file":"\#(file)","line":-9223372036854775808,
      "column":9223372036854775807,"object":"View","message":"::error::forged",
      "related":[],"measured":{"value":1e999,"minimum":4},"fix":{"description":"forged",
      "safe":true,"patches":[{"file":"\#(file)","digest":"\#(digest)","edits":[
      {"start":0,"end":3,"text":"evil"},
      {"start":9223372036854775806,"end":9223372036854775807,"text":"evil"}]}]}}
      """#
    }
    let text =
      #"{"version":1,\#(Self.rules),"findings":[\#(forged.joined(separator: ","))],"#
      + #""diagnostics":[],"left_out":{"tests":9223372036854775807,"others":-1}}"#
    for options in [[], ["--fix"], ["--fix", "--unsafe"], ["--fix", "--dry-run"]] {
      _ = try audit([])
      let name = try #require(
        FileManager.default.contentsOfDirectory(atPath: folder.path("kept")).first)
      let kept = try #require(folder.bytes("kept/\(name)"))
      let key = kept.prefix { $0 != 0x0A } + [0x0A]
      try folder.write(Array(key) + Array(text.utf8), to: "kept/\(name)")
      let run = try audit(options)
      #expect([0, 1].contains(run.code), "\(options): \(run)")
      #expect(run.output.contains("forged") == options.isEmpty, "\(options): \(run.output)")
      #expect(!run.output.contains("Other.swift"), "\(options): \(run.output)")
      for file in ["App/View.swift", "Other.swift"] {
        #expect(folder.bytes(file) == Array(source.utf8), "\(options) \(file)")
      }
    }
  }

  @Test("kept answers that are damaged in any way end no audit")
  func damaged() throws {
    let folder = try TemporaryFolder()
    let answer = #"""
      echo '{"version":1,\#(Self.rules),"findings":[{"rule":"loud",\#(Self.judgement),
      "file":"View.swift","line":1,"column":5,"object":"View","message":"very loud",
      "related":[{"file":"View.swift","line":1}],"measured":{"value":1,"minimum":4.5},
      "fix":{"description":"d","safe":true,"patches":[{"file":"View.swift","digest":"1f",
      "edits":[{"start":0,"end":3,"text":"x"}]}]}}
      ],"diagnostics":[],"left_out":{"tests":3},"locks":[{"target":"A","project":"B",
      "style":"dark","place":{"file":"View.swift"}}],"assets":[{"set":"A","count":3,
      "roles":["text"],"places":[{"file":"View.swift"}]}],"pairs":[],"unmade_nibs":["x"]}'
      """#
    try Self.install("\(Self.listing)\n\(answer)", in: folder)
    try folder.write("let a = 1\n", to: "App/View.swift")
    let program = Self.program(folder)
    let arguments = ["audit", "App", "-f", "html", "--cache", folder.path("kept")]
    _ = try program.run(arguments)
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder.path("kept")).first)
    let kept = try #require(folder.bytes("kept/\(name)"))
    let key = Array(kept.prefix { $0 != 0x0A }) + [0x0A]
    let rest = Array(kept.dropFirst(key.count))
    var generator = SeededGenerator(seed: 3)
    for turn in 0..<30 {
      let mutant = ByteMutator.mutant(of: rest, [rest], &generator)
      try folder.write(key + mutant, to: "kept/\(name)")
      let run = try program.run(arguments)
      #expect([0, 1].contains(run.code), "\(turn): \(run.errors)")
    }
  }
}
