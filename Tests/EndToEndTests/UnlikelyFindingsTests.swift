// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Testing

/// Hints from the command line: where they are listed, what they end with, and whence they come.
@Suite("Hints")
struct HintTests {
  private func run(_ files: [String: String], _ arguments: [String]) throws -> Program.Run {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return try Program(folder: folder.path).run(["audit"] + arguments)
  }

  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>UIUserInterfaceStyle</key>
    <string>Light</string>
    </dict></plist>
    """
  private static let color = """
    {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
    {"red":"0x33","green":"0x66","blue":"0x99","alpha":"1.000"}}}],
    "info":{"author":"xcode","version":1}}
    """

  /// A color without a dark form in an app that is always light: one hint.
  private static let hint = [
    "App/Info.plist": list, "App/Assets.xcassets/Brand.colorset/Contents.json": color,
  ]
  private static let rule = "missing-dark-variant"
  private static let message = "no dark variant:"

  @Test(
    "hints are listed on request, always in JSON and HTML, and never in JUnit",
    arguments: [
      ("terminal", false, true), ("sarif", false, true), ("github", false, true),
      ("xcode", false, true), ("markdown", false, true), ("junit", false, false),
      ("json", true, true), ("html", true, true),
    ])
  func formats(_ format: String, _ isListed: Bool, _ isListedOnRequest: Bool) throws {
    let told = try run(Self.hint, ["--only", Self.rule, "-f", format])
    #expect(told.output.contains(Self.message) == isListed && told.code == 0)
    let asked = try run(Self.hint, ["--only", Self.rule, "-f", format, "--hints"])
    #expect(asked.output.contains(Self.message) == isListedOnRequest && asked.code == 0)
  }

  @Test("a terminal has one line of them, unless it lists them", arguments: [false, true])
  func terminal(_ isAsked: Bool) throws {
    let output = try run(
      Self.hint, ["--only", Self.rule] + (isAsked ? ["--hints"] : [])
    ).output
    #expect(output.contains("1 place in 1 file may not adapt; --hints lists them") != isAsked)
    #expect(output.contains("1 hint"))
    let warned = try run(["App/A.xcassets/Brand.colorset/Contents.json": Self.color], []).output
    #expect(warned.contains("missing dark variant") && !warned.contains("may not adapt"))
  }

  @Test(
    "hints end with 1 if they are to fail, by the option and by the configuration",
    arguments: [("hint", 1), ("note", 0), ("warning", 0), ("never", 0)] as [(String, Int32)])
  func threshold(_ name: String, _ code: Int32) throws {
    #expect(try run(Self.hint, ["--only", Self.rule, "--fail-on", name]).code == code)
    let configured = Self.hint.merging([".chiaro.yml": "fail_on: \(name)\n"]) { $1 }
    #expect(try run(configured, ["--only", Self.rule]).code == code)
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

  @Test("what is found in code that no target builds is a hint, and its files are counted")
  func unbuilt() throws {
    let code = ["App/Cell.swift": Self.cell("Cell"), "App/Old.swift": Self.cell("Old")]
    let built = code.merging(["App.xcodeproj/project.pbxproj": Self.project("App/Cell.swift")]) {
      $1
    }
    let arguments = ["--only", "fixed-color", "-f", "xcode"]
    for (files, hasLeft) in [(built, true), (code, false)] {
      let run = try run(files, arguments + ["--hints"])
      #expect(run.output.contains("Cell.swift:3:38: note:"), "\(run.output)")
      #expect(run.output.contains("Old.swift:3:38: note:"), "\(run.output)")
      #expect(run.output.contains("[source-unbuilt]") == hasLeft)
      let quiet = try self.run(files, arguments).output
      #expect(quiet.contains("Cell.swift") && quiet.contains("Old.swift") != hasLeft, "\(quiet)")
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
    "a nib that nothing in the app loads, and a type that nothing makes, leave hints",
    arguments: [("", true), ("let types = [Panel.self, Row.self]\n", false)])
  func unmade(_ code: String, _ isUnmade: Bool) throws {
    let files = [
      "App/AppDelegate.swift":
        "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n\(code)",
      "App/Card.xib": Self.nib,
      "App/Panel.swift": "import UIKit\nclass Panel: UIView {}\n",
      "App/Row.swift": Self.cell("Row").replacing("public ", with: ""),
    ]
    let arguments = ["--only", "fixed-interface-ground,fixed-color", "-f", "xcode"]
    let output = try run(files, arguments + ["--hints"]).output
    #expect(output.contains("Card.xib:6:") && output.contains("Row.swift:3:"), "\(output)")
    #expect(output.contains("nothing in the app loads this nib") == isUnmade, "\(output)")
    #expect(output.contains("nothing in the app makes a Row") == isUnmade, "\(output)")
    let quiet = try run(files, arguments).output
    #expect(quiet.contains("Row.swift") != isUnmade, "\(quiet)")
  }
}
