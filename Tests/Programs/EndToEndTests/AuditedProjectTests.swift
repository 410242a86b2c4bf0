// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Testing

/// What a project says of itself decides what an audit tells: the systems it runs on, and the style
/// that it is locked to.
@Suite("What a project says of itself")
struct AuditedProjectTests {
  private func run(_ files: [String: String], _ arguments: [String]) throws -> Program.Run {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return try Program(folder: folder.path).run(["audit"] + arguments)
  }

  /// All findings of rules, a line each.
  private func audit(_ files: [String: String], _ rules: String...) throws -> String {
    try run(files, ["--format", "xcode", "--all"] + rules.flatMap { ["--only", $0] }).output
  }

  /// The findings of a rule, with what is considered.
  private func told(_ files: [String: String], _ rule: String) throws -> [ToldFinding] {
    try ToldFinding.all(in: run(files, ["--format", "json", "--only", rule]))
  }

  private static let override = """
    import UIKit
    class Card: UIView {
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        updateColors()
      }
    }

    """

  private static func package(_ platforms: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "App", \(platforms)targets: [.target(name: "App")])

    """
  }

  private static func specification(_ target: String) -> String {
    "name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n\(target)"
      + "    sources: [Sources]\n"
  }

  @Test(
    "what iOS 17 deprecates is told where no older system has to be run on",
    arguments: [
      ("Package.swift", package("platforms: [.iOS(.v17)], "), true),
      ("Package.swift", package("platforms: [.iOS(.v15)], "), false),
      ("Package.swift", package(""), false),
      ("project.yml", specification("    deploymentTarget: \"17.0\"\n"), true),
      ("project.yml", specification("    deploymentTarget: \"15.0\"\n"), false),
      ("project.yml", specification(""), false),
      ("Project.swift", "import ProjectDescription\n", false),
      ("README.md", "An app.\n", true),
    ])
  func oldestSystem(_ file: String, _ text: String, _ isTold: Bool) throws {
    let output = try audit(
      [file: text, "Sources/App/Card.swift": Self.override], "deprecated-trait-change")
    #expect(output.contains("Card.swift:3:") == isTold, "\(output)")
  }

  private static func gray(_ value: String) -> String {
    """
    {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
    {"red":"\(value)","green":"\(value)","blue":"\(value)","alpha":"1.000"}}}],
    "info":{"author":"xcode","version":1}}
    """
  }

  @Test("a pair that one object has is told where it is set, not by the names of its colors too")
  func measuredPair() throws {
    let sets = [
      "App/Assets.xcassets/CardText.colorset/Contents.json": Self.gray("0x88"),
      "App/Assets.xcassets/CardBackground.colorset/Contents.json": Self.gray("0x99"),
    ]
    let code = { (ground: String) in
      """
      import UIKit
      class Card: UIView {
        func set() {
          label.textColor = UIColor(named: "CardText")
          \(ground).backgroundColor = UIColor(named: "CardBackground")
        }
      }

      """
    }
    for (ground, isMeasured) in [("label", true), ("other", false)] {
      let files = sets.merging(["App/Card.swift": code(ground)]) { $1 }
      let output = try audit(files, "low-contrast", "low-contrast-pair")
      #expect(output.contains("Card.swift:4:") == isMeasured, "\(output)")
      #expect(output.contains("CardText.colorset") != isMeasured, "\(output)")
    }
  }

  @Test(
    "grounds beside what writes with a faint text speak against it, and its own ground answers it",
    arguments: [
      ("other.backgroundColor = UIColor(named: \"Night\")", true, true), ("", true, false),
      ("backgroundColor = UIColor(named: \"Night\")", false, false),
      ("nameLabel.backgroundColor = UIColor(named: \"Night\")", false, false),
    ])
  func ownGround(_ line: String, _ isTold: Bool, _ isDoubted: Bool) throws {
    let code = """
      import UIKit
      public class Card: UIView {
        func set() {
          nameLabel.textColor = UIColor(named: "Ink")
          \(line)
        }
      }

      """
    let files = [
      "App/Assets.xcassets/Ink.colorset/Contents.json": Self.gray("0xAA"),
      "App/Assets.xcassets/Night.colorset/Contents.json": Self.gray("0x10"),
      "App/Card.swift": code,
    ]
    #expect(try audit(files, "low-contrast").contains(#/ in light .* \(Ink\)/#) == isTold)
    let found = try told(files, "low-contrast").filter { $0.object == "Ink" }
    #expect(found.isEmpty != isTold)
    #expect(found.allSatisfy { $0.considerations.contains("set-on-own-ground") == isDoubted })
  }

  @Test(
    "that code builds picture names at run time speaks for those that nothing names",
    arguments: [("name", true), ("\"Flag9\"", false)])
  func madeNames(_ argument: String, _ isMade: Bool) throws {
    let set = #"{"images":[{"idiom":"universal"}],"info":{"author":"xcode","version":1}}"#
    var files = ["App/Card.swift": "let flag = UIImage(named: \(argument))\n"]
    for number in 1...4 {
      files["App/Assets.xcassets/Flags/Flag\(number).imageset/Contents.json"] = set
    }
    let listed = try run(files, ["--only", "unused-asset", "--all"]).output
    #expect(listed.contains("code builds picture names at run time") == isMade, "\(listed)")
    let found = try told(files, "unused-asset")
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.considerations.contains("name-is-made") == isMade }, "\(found)")
  }

  private static let star = """
    {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
    {"red":"0xF9","green":"0xE6","blue":"0x34","alpha":"1.000"}}}],
    "info":{"author":"xcode","version":1}}
    """

  @Test(
    "what fails in the light is silent in an app that is locked to the dark, in catalogs and code",
    arguments: [("Dark", false), ("Light", true), ("Automatic", true)])
  func lockedToDark(_ style: String, _ isTold: Bool) throws {
    let output = try audit(
      [
        "App/Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>UIUserInterfaceStyle</key>
        <string>\(style)</string>
        </dict></plist>
        """,
        "App/Assets.xcassets/Star.colorset/Contents.json": Self.star,
        "App/Card.swift": """
        import UIKit
        class Card: UITableViewCell {
          func set() {
            tintColor = UIColor(named: "Star")
            nameLabel.textColor = UIColor.lightGray
          }
        }

        """,
      ], "missing-dark-variant", "fixed-color")
    #expect(output.contains("(Star)") == isTold, "\(output)")
    #expect(output.contains("(Card.set)") == isTold, "\(output)")
  }

  private static let card = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
    <objects><view id="v"><subviews><label id="l" text="Name"/></subviews>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
    </objects></document>
    """

  /// The files of an app in a folder: a white ground in a xib, and a color without dark.
  private static func parts(_ folder: String) -> [String: String] {
    [
      "\(folder)/Card.xib": card,
      "\(folder)/Assets.xcassets/\(folder)Page.colorset/Contents.json": gray("0xF2"),
      "\(folder)/Card.swift": """
      import UIKit
      public class \(folder)Card: UITableViewCell {
        func set() { backgroundColor = UIColor(named: "\(folder)Page") }
      }

      """,
    ]
  }

  private static func delegate(_ statement: String) -> String {
    """
    import UIKit
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?
      ) -> Bool {
        \(statement)
        return true
      }
    }

    """
  }

  private static let light = "window?.overrideUserInterfaceStyle = .light"
  private static let grounds = "fixed-interface-ground"

  @Test("an app that code locks to a style is told of as one that its property list locks")
  func lockedByCode() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UIUserInterfaceStyle</key>
      <string>Light</string>
      </dict></plist>
      """
    let told = { (delegate: String, more: [String: String]) in
      let files = Self.parts("App").merging(more) { $1 }
        .merging(["App/AppDelegate.swift": Self.delegate(delegate)]) { $1 }
      return try self.audit(files, Self.grounds, "missing-dark-variant")
        .split(separator: "\n").map { $0.split(separator: "/App/").last.map(String.init) ?? "" }
    }
    let open = try told("", [:])
    #expect(open.contains { $0.contains("Card.xib") }, "\(open)")
    #expect(open.contains { $0.contains("AppPage") }, "\(open)")
    let locked = try told(Self.light, [:])
    #expect(try locked == told("", ["App/Info.plist": list]), "\(locked)")
    #expect(!locked.contains { $0.contains("Card.xib") }, "\(locked)")
    let files = Self.parts("App").merging(["App/AppDelegate.swift": Self.delegate(Self.light)]) {
      $1
    }
    let found = try self.told(files, "missing-dark-variant")
    #expect(!found.isEmpty && found.allSatisfy { $0.considerations.contains("one-value") })
    #expect(try told("if settings.isLight { \(Self.light) }", [:]) == open)
  }

  @Test("overrides without super are one habit of a project, with a change for each")
  func habit() throws {
    let workspace = try Workspace()
    for name in ["A", "B", "C"] {
      let text = """
        import UIKit
        class \(name): UIView {
          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            render()
          }
        }
        """
      try workspace.folder.write(text, to: "Habit/\(name).swift")
    }
    let only = ["--only", "missing-super-trait-change"]
    let run = try workspace.run("audit", "Habit", only[0], only[1], "-f", "json")
    #expect(run.output.contains("; 2 more places"), "\(run)")
    #expect(run.output.matches(of: #/"fingerprint"/#).count == 1)
    _ = try workspace.run("audit", "Habit", only[0], only[1], "--fix")
    for name in ["A", "B", "C"] {
      let bytes = try FileReader.bytes(
        atPath: "\(workspace.folder.path)/Habit/\(name).swift", limit: 10_000)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.contains("super.traitCollectionDidChange(previous)"), "\(name)")
    }
  }

  @Test("the files of other targets, and those that targets share, are not locked by code")
  func lockedTarget() throws {
    let targets = ["First", "Second"].map { name in
      "  \(name):\n    type: application\n    platform: iOS\n    sources: [\(name), Shared]\n"
    }
    let files = ["First", "Second", "Shared"].map(Self.parts)
      .reduce(["project.yml": "name: App\ntargets:\n\(targets.joined())"]) {
        $0.merging($1) { $1 }
      }
    let output = try audit(
      files.merging([
        "First/AppDelegate.swift": Self.delegate(Self.light),
        "Second/AppDelegate.swift": Self.delegate(""),
      ]) { $1 }, Self.grounds)
    #expect(!output.contains("First/Card.xib"), "\(output)")
    #expect(output.contains("Second/Card.xib") && output.contains("Shared/Card.xib"), "\(output)")
  }
}
