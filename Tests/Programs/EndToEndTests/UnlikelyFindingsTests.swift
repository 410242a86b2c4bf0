// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Testing

/// Findings that are not likely, from the command line: where they are listed, what they end with,
/// and what makes them so.
@Suite("Unlikely findings")
struct UnlikelyFindingsTests {
  private func run(_ files: [String: String], _ arguments: [String]) throws -> Program.Run {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return try Program(folder: folder.path).run(["audit"] + arguments)
  }

  private static let message = "Doubted is loud"

  @Test(
    "unlikely findings are listed on request, always in JSON and HTML, and never in JUnit",
    arguments: [
      ("terminal", false, true), ("sarif", false, true), ("github", false, true),
      ("xcode", false, true), ("markdown", false, true), ("junit", false, false),
      ("json", true, true), ("html", true, true),
    ])
  func formats(_ format: String, _ isListed: Bool, _ isListedOnRequest: Bool) throws {
    let project = try JudgedProject(.unlikely)
    let told = try project.audit("-f", format)
    #expect(told.output.contains(Self.message) == isListed && told.code == 0)
    let asked = try project.audit("-f", format, "--all")
    #expect(asked.output.contains(Self.message) == isListedOnRequest && asked.code == 0)
  }

  @Test("JSON says of each finding whether it is shown", arguments: [[], ["--all"]])
  func shown(_ arguments: [String]) throws {
    let project = try JudgedProject(.warning, .note, .unlikely, .upkeep)
    let run = try project.run(["audit", "App", "-f", "json"] + arguments)
    let told = try ToldFinding.all(in: run)
    #expect(told.map(\.object) == ["Warned", "Noted", "Kept", "Doubted"])
    #expect(told.map(\.isShown) == [true, true, false, false])
    #expect(told.map(\.severity) == ["warning", "note", "note", "hint"])
    #expect(told.map(\.likelihood) == [0.8, 0.8, 0.9, 0.05])
    #expect(told.map(\.consequence) == ["stale", "unfinished", "upkeep", "unfinished"])
  }

  @Test("a terminal counts them in one line, unless it lists them", arguments: [false, true])
  func terminal(_ isAsked: Bool) throws {
    let project = try JudgedProject(.unlikely)
    let output = try project.run(["audit", "App"] + (isAsked ? ["--all"] : [])).output
    #expect(output.contains("--all also shows 1 less likely finding\n") != isAsked, "\(output)")
    #expect(output.contains("View.swift:1:5: hint: Doubted ") == isAsked, "\(output)")
    #expect(output.contains("1 hint"))
    let warned = try JudgedProject(.warning).audit().output
    #expect(warned.hasPrefix("View.swift:1:5: warning: Warned is loud (Warned) [loud]\n"))
    #expect(!warned.contains("less likely"))
  }

  @Test(
    "upkeep is counted by its rules, beside what is less likely",
    arguments: [
      ([.upkeep], "--all also shows upkeep (1 tidy)\n"),
      ([.upkeep, .unlikely], "--all also shows upkeep (1 tidy) and 1 less likely finding\n"),
      ([.unlikely], "--all also shows 1 less likely finding\n"),
    ] as [([JudgedProject.Stated], String)])
  func upkeep(_ findings: [JudgedProject.Stated], _ line: String) throws {
    #expect(try JudgedProject(findings).audit().output.hasPrefix(line))
  }

  @Test(
    "the counts say how many findings are mended, and how many more on request",
    arguments: [
      ([nil], ""), ([true], " 1 fixable with --fix."),
      ([true, true, nil], " 2 fixable with --fix."),
      ([false], " 0 fixable with --fix, 1 more with --unsafe."),
      ([true, false, false], " 1 fixable with --fix, 2 more with --unsafe."),
    ] as [([Bool?], String)])
  func fixable(_ changes: [Bool?], _ words: String) throws {
    let findings = changes.enumerated().map { number, isSafe in
      JudgedProject.Stated(object: "Thing\(number)", isSafe: isSafe)
    }
    let output = try JudgedProject(findings).audit().output
    #expect(words.isEmpty ? !output.contains("fixable") : output.contains(words), "\(output)")
  }

  @Test("on request each finding says how likely it is", arguments: [false, true])
  func explained(_ isAsked: Bool) throws {
    let project = try JudgedProject(.warning, .unlikely)
    let told = { (output: String) in
      output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let output = told(try project.run(["audit", "App"] + (isAsked ? ["--explain"] : [])).output)
    #expect(output.contains(" × 80 % likely. Evidence: inferred. ") == isAsked, "\(output)")
    #expect(!output.contains(" × 5 % likely"), "\(output)")
    let all = told(try project.audit("--explain", "--all").output)
    #expect(all.contains(" × 5 % likely. Evidence: inferred. "), "\(all)")
  }

  @Test(
    "unlikely findings end with 1 if they are to fail, by the option and by the configuration",
    arguments: [
      ("hint", 1), ("note", 0), ("warning", 0), ("error", 0), ("never", 0), ("0", 1), ("0.02", 1),
      ("0.2", 0), ("1", 0),
    ] as [(String, Int32)])
  func threshold(_ name: String, _ code: Int32) throws {
    let project = try JudgedProject(.unlikely)
    #expect(try project.audit("--fail-on", name).code == code)
    let report = try project.audit("-f", "json", "--fail-on", "never").output
    try project.folder.write(report, to: "report.json")
    #expect(try project.run(["merge", "report.json", "--fail-on", name]).code == code)
    try project.folder.write("fail_on: \(name)\n", to: "App/.chiaro.yml")
    #expect(try project.audit().code == code)
    #expect(try project.audit("--fail-on", "never").code == 0)
  }

  @Test(
    "upkeep fails by its severity alone, however likely it is",
    arguments: [("hint", 1), ("note", 1), ("warning", 0), ("0", 0), ("0.5", 0)]
      as [(String, Int32)])
  func upkeepFails(_ name: String, _ code: Int32) throws {
    #expect(try JudgedProject(.upkeep).audit("--fail-on", name).code == code)
  }

  @Test("a severity of the configuration decides what fails", arguments: ["error", "hint"])
  func configured(_ severity: String) throws {
    let project = try JudgedProject(.warning, .unlikely)
    try project.folder.write("severities: {loud: \(severity)}\n", to: "App/.chiaro.yml")
    #expect(try project.audit().code == (severity == "error" ? 1 : 0))
    let told = try ToldFinding.all(in: project.audit("-f", "json"))
    #expect(told.map(\.severity) == [severity, severity])
    #expect(told.map(\.likelihood) == [0.8, 0.05], "it changes nothing else")
  }

  @Test("what is no threshold is refused", arguments: ["2", "-0.1", "often", "nan", ""])
  func oddThreshold(_ name: String) throws {
    let project = try JudgedProject(.unlikely)
    #expect(try project.audit("--fail-on=\(name)").code == 2)
    #expect(try project.run(["merge", "report.json", "--fail-on=\(name)"]).code == 2)
    try project.folder.write("fail_on: \"\(name)\"\n", to: "App/.chiaro.yml")
    let run = try project.audit()
    #expect(run.code == 2 && run.errors.contains(".chiaro.yml:1:10: "), "\(run.errors)")
  }

  @Test(
    "what is less likely than is asked for is left out everywhere, and counted",
    arguments: [
      ("0", ["Warned", "Middle", "Doubted"]), ("0.2", ["Warned", "Middle"]), ("0.6", ["Warned"]),
      ("1", []),
    ] as [(String, [String])])
  func leastLikelihood(_ least: String, _ objects: [String]) throws {
    let middle = JudgedProject.Stated(object: "Middle", guess: 0.5)
    let project = try JudgedProject(.warning, middle, .unlikely)
    let run = try project.audit("--min-likelihood", least, "-f", "json")
    #expect(try ToldFinding.all(in: run).map(\.object) == objects)
    #expect(run.output.contains("\"suppressed\": \(3 - objects.count)"))
    let failing = try project.audit("--min-likelihood", least, "--fail-on", "hint")
    #expect(failing.code == (objects.isEmpty ? 0 : 1))
    let left = "(\(3 - objects.count) suppressed)"
    #expect(failing.output.contains(left) == (objects.count < 3), "\(failing.output)")
  }

  @Test("a likelihood is a number from 0 to 1", arguments: ["2", "-0.1", "much"])
  func oddLikelihood(_ least: String) throws {
    let run = try JudgedProject(.unlikely).audit("--min-likelihood=\(least)")
    #expect(run.code == 2 && run.output.isEmpty)
  }

  @Test("an app that is locked to a style speaks against what its other style lacks")
  func locked() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UIUserInterfaceStyle</key>
      <string>Light</string>
      </dict></plist>
      """
    let color = """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
      {"red":"0x33","green":"0x66","blue":"0x99","alpha":"1.000"}}}],
      "info":{"author":"xcode","version":1}}
      """
    let set = ["App/Assets.xcassets/Brand.colorset/Contents.json": color]
    for (files, isLocked) in [(set.merging(["App/Info.plist": list]) { $1 }, true), (set, false)] {
      let told = try ToldFinding.all(
        in: run(files, ["--only", "missing-dark-variant", "-f", "json"]))
      #expect(told.map(\.message).filter { $0.contains("No dark variant:") }.count == 1)
      #expect(told.allSatisfy { $0.considerations.contains("locked") == isLocked })
    }
  }

  private static func project(_ file: String) -> String {
    """
    // !$*UTF8*$!
    { rootObject = P; objects = {
    P = { isa = PBXProject; mainGroup = G; targets = (T); };
    G = { children = (F); sourceTree = "<group>"; };
    F = { path = \(file); sourceTree = "<group>"; };
    T = { isa = PBXNativeTarget; name = App; buildPhases = (S);
    productType = "com.apple.product-type.application"; };
    S = { isa = PBXSourcesBuildPhase; files = (B); };
    B = { isa = PBXBuildFile; fileRef = F; };
    }; }
    """
  }

  private static func cell(_ name: String) -> String {
    """
    import UIKit
    public class \(name): UITableViewCell {
      func set() { nameLabel.textColor = .black }
    }

    """
  }

  @Test("that no target builds the code speaks against what is found, and its files are counted")
  func unbuilt() throws {
    let code = ["App/Cell.swift": Self.cell("Cell"), "App/Old.swift": Self.cell("Old")]
    let built = code.merging(["App.xcodeproj/project.pbxproj": Self.project("App/Cell.swift")]) {
      $1
    }
    let arguments = ["--only", "fixed-color"]
    for (files, hasLeft) in [(built, true), (code, false)] {
      let listed = try run(files, arguments + ["-f", "xcode", "--all"])
      #expect(listed.output.contains("Cell.swift:3:38: "), "\(listed.output)")
      #expect(listed.output.contains("Old.swift:3:38: "), "\(listed.output)")
      #expect(listed.output.contains("[source-unbuilt]") == hasLeft)
      let told = try ToldFinding.all(in: run(files, arguments + ["-f", "json"]))
      #expect(told.count == 2)
      for finding in told {
        let isOld = finding.file.hasSuffix("Old.swift")
        #expect(finding.considerations.contains("unbuilt") == (isOld && hasLeft), "\(finding)")
      }
    }
  }

  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view id="v" customClass="Panel"><subviews><label id="l" text="Name"/></subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
        </objects>
    </document>
    """

  @Test(
    "that nothing in the app loads a nib, or makes a type, speaks against what is found there",
    arguments: [("", true), ("let types = [Panel.self, Row.self]\n", false)])
  func unmade(_ code: String, _ isUnmade: Bool) throws {
    let files = [
      "App/AppDelegate.swift":
        "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n\(code)",
      "App/Card.xib": Self.nib,
      "App/Panel.swift": "import UIKit\nclass Panel: UIView {}\n",
      "App/Row.swift": Self.cell("Row").replacing("public ", with: ""),
    ]
    let arguments = ["--only", "fixed-interface-ground,fixed-color"]
    let output = try run(files, arguments + ["-f", "xcode", "--all"]).output
    #expect(output.contains("Card.xib:6:") && output.contains("Row.swift:3:"), "\(output)")
    #expect(output.contains("no code loads this nib") == isUnmade, "\(output)")
    #expect(output.contains("no code in the app creates a Row") == isUnmade, "\(output)")
    let told = try ToldFinding.all(in: run(files, arguments + ["-f", "json"]))
    for file in ["Card.xib", "Row.swift"] {
      let found = told.filter { $0.file.hasSuffix(file) }
      #expect(!found.isEmpty, "\(file)")
      #expect(found.allSatisfy { $0.considerations.contains("unmade") == isUnmade }, "\(found)")
    }
  }
}
