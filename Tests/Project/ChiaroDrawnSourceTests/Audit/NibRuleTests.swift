// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroInterfaceAudit

/// A storyboard with one label and the code of its controller, and what is said of both.
struct NibRuleCase: CustomTestStringConvertible, Sendable {
  var name: String
  /// What the controller does.
  var code: String
  /// The color of the label, and of the ground, as elements.
  var ink = ""
  var ground = NibRuleCase.white
  /// What is said: severity, rule and place; none where only hints are.
  var expected: [String]

  var testDescription: String { name }

  static let black =
    "<color key=\"textColor\" white=\"0\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
  static let white =
    "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
  static let system =
    "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"

  static let all = [
    NibRuleCase(
      name: "black text on a ground that goes dark, which code leaves",
      code: "label.text = \"Tide\"", ink: black, ground: system,
      expected: ["error vanishing-text Main.storyboard:8"]),
    NibRuleCase(
      name: "black text that code colors",
      code: "label.text = \"Tide\"; label.textColor = .label", ink: black, ground: system,
      expected: []),
    NibRuleCase(
      name: "text in the system's color on a white ground that code replaces",
      code: "label.text = \"Tide\"; view.backgroundColor = .systemBackground", expected: []),
    NibRuleCase(
      name: "text in the system's color on a white ground",
      code: "label.text = \"Tide\"", expected: ["error vanishing-text Main.storyboard:6"]),
    NibRuleCase(
      name: "text that code makes black",
      code: "label.text = \"Tide\"\n    label.textColor = .black", ground: system,
      expected: ["error vanishing-text Code.swift:7"]),
    NibRuleCase(
      name: "a screen that code locks to light",
      code: "label.text = \"Tide\"; overrideUserInterfaceStyle = .light", ink: black,
      ground: system, expected: []),
    NibRuleCase(
      name: "a screen whose navigation controller code locks to light",
      code: "label.text = \"Tide\"; navigationController?.overrideUserInterfaceStyle = .light",
      ink: black, ground: system, expected: []),
  ]

  var swift: String {
    """
    import UIKit
    class One: UIViewController {
      @IBOutlet var label: UILabel!
      override func viewDidLoad() {
        super.viewDidLoad()
        \(code)
      }
    }
    """
  }

  var storyboard: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    initialViewController="one">
    <scenes><scene sceneID="s"><objects>
    <viewController id="one" customClass="One" sceneMemberID="viewController">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <subviews><label text="Label" id="a">
    <rect key="frame" x="20" y="200" width="200" height="30"/>
    \(ink)</label></subviews>
    \(ground)
    </view>
    <connections><outlet property="label" destination="a" id="o"/></connections>
    </viewController></objects></scene></scenes>
    </document>
    """
  }
}

@Suite("Rules over storyboards as their code shows them") @MainActor
struct NibRuleTests {
  @Test("what a person would see decides", arguments: NibRuleCase.all)
  func finds(_ row: NibRuleCase) throws {
    let files = ["Code.swift": row.swift, "Main.storyboard": row.storyboard]
    var (drawn, told) = try CodeScreenRuleTests.results(files)
    try #require(drawn.drawn).join(&drawn.findings, &told.findings)
    let said = (drawn.findings + told.findings).filter { $0.severity > .hint }.map { finding in
      let place = "\(Path.lastComponent(finding.location.file)):\(finding.location.line ?? 0)"
      return "\(finding.severity) \(finding.rule) \(place)"
    }
    #expect(said.sorted() == row.expected, "\(drawn.findings + told.findings)")
  }
}
