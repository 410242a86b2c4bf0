// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroSource
import Testing

/// Colors of a file that code replaces, by the ways in which it does.
@Suite("Colors that code replaces")
struct AssignedColorTests {
  private let pack = InterfaceProjects()

  private static let card = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card">
    <connections><outlet property="edit" destination="b" id="o"/></connections></placeholder>
    <view id="v"><subviews><button buttonType="custom" id="b">
    <state key="normal" title="Edit"><color key="titleColor" name="Gone"/></state>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="color" keyPath="borderColor">
    <color key="value" name="Lost"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    </button></subviews></view></objects></document>
    """

  @Test(
    "a title's color that code sets for the normal state is not looked for, nor a layer's border",
    arguments: [
      ("edit.setTitleColor(tint, for: .normal)", ["Lost"]),
      ("edit?.setTitleColor(tint, for: [])", ["Lost"]),
      ("self.edit.setTitleColor(tint, for: .disabled)", ["Gone", "Lost"]),
      ("other.setTitleColor(tint, for: .normal)", ["Gone", "Lost"]),
      ("edit.setAttributedTitle(text, for: .normal)", ["Lost"]),
      ("edit.layer.borderColor = tint.cgColor", ["Gone"]),
      ("self.edit?.layer.borderColor = tint.cgColor", ["Gone"]),
      ("layer.borderColor = tint.cgColor", ["Gone", "Lost"]),
      ("edit.layer.borderWidth = 2", ["Gone", "Lost"]),
    ])
  func titles(_ line: String, _ expected: [String]) throws {
    let result = try pack.inspect([
      "App/Card.xib": Self.card, "App/Card.swift": "class Card: UIView {\n  \(line)\n}",
      "App/A.xcassets/Paper.colorset/Contents.json": SeenObjectTests.set,
    ])
    let told = result.findings.filter { $0.rule == "undefined-interface-color" }
    #expect(
      ["Gone", "Lost"].filter { name in told.contains { $0.message.contains(name) } } == expected)
  }

  @Test(
    "colors of a palette that was renamed are one finding; a property of its own name is replaced",
    arguments: [
      ("", ["gray1”, but “blueGray1", "Gone"]), ("gauge.onTintColor = tint", ["gray1"]),
    ])
  func renamed(_ line: String, _ expected: [String]) throws {
    let color = { (name: String) in "App/A.xcassets/\(name).colorset/Contents.json" }
    let file = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card">
      <connections><outlet property="gauge" destination="s" id="o"/></connections></placeholder>
      <view id="v"><color key="backgroundColor" name="gray1"/></view>
      <view id="w"><color key="backgroundColor" name="gray2"/></view>
      <switch id="s"><color key="onTintColor" name="Gone"/></switch></objects></document>
      """
    let result = try pack.inspect([
      "App/Card.xib": file, "App/Card.swift": "class Card: UIView {\n\(line)\n}",
      color("blueGray1"): SeenObjectTests.set, color("blueGray2"): SeenObjectTests.set,
    ])
    let told = result.findings.filter { $0.rule == "undefined-interface-color" }
    #expect(told.count == expected.count)
    #expect(expected.allSatisfy { words in told.contains { $0.message.contains(words) } })
  }

  @Test("colors of one screen and more that no catalog has are one finding", arguments: [2, 3, 12])
  func tidied(_ count: Int) throws {
    let views = (1...count).map { number in
      "<view id=\"v\(number)\"><color key=\"backgroundColor\" name=\"Lost \(number)\"/></view>"
    }
    let file = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects>\(views.joined(separator: "\n"))</objects></document>
      """
    let told = try pack.inspect([
      "App/Card.xib": file, "App/A.xcassets/Paper.colorset/Contents.json": SeenObjectTests.set,
    ]).findings.filter { $0.rule == "undefined-interface-color" }
    #expect(told.count == (count < 3 ? count : 1))
    let first = try #require(told.first)
    #expect(first.related.count == (count < 3 ? 0 : count - 1))
    #expect(first.message.contains("; also missing: “Lost 2”, “Lost 3”") == (count > 2))
    #expect(first.message.hasSuffix("“Lost 9” and 3 more") == (count == 12))
  }

  @Test(
    "a badge, the index of a list, and a tint of what draws none are doubtful",
    arguments: [
      ("tableView", "sectionIndexColor", true), ("tabBarItem", "badgeColor", true),
      ("tableView", "separatorColor", false), ("label", "tintColor", true),
      ("stackView", "tintColor", true), ("view", "tintColor", false),
    ])
  func seldomSeen(_ element: String, _ key: String, _ isSeldom: Bool) throws {
    let file = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><\(element) id="v"><color key="\(key)" name="Gone"/></\(element)></objects>
      </document>
      """
    let result = try pack.inspect([
      "App/Card.xib": file, "App/A.xcassets/Paper.colorset/Contents.json": SeenObjectTests.set,
    ])
    #expect(result.findings.map { $0.standing < .likely } == [isSeldom])
    #expect(result.findings.map { $0.considers("seldom-seen") } == [isSeldom])
  }

  @Test("a file's owner is also the class that the file is called after")
  func namesake() throws {
    let screen = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BaseScreen">
      <connections><outlet property="list" destination="t" id="o"/></connections></placeholder>
      <view id="t"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
      <label id="l" text="Name"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
      </subviews><color key="backgroundColor" white="1" alpha="1"/></view></objects></document>
      """
    for (name, isSet) in [("Other", false), ("Screen", true)] {
      let result = try pack.inspect([
        "App/\(name).xib": screen, "App/Screen.swift": "func f() { list.backgroundColor = a }",
        "App/Base.swift": "class BaseScreen: UIViewController {}",
      ])
      #expect(result.findings.map { $0.standing < .likely } == [isSet], "\(name)")
      #expect(result.findings.map { $0.considers("styled-by-class") } == [isSet], "\(name)")
    }
  }

  @Test(
    "a text view's color is not seen once code gives it a text with attributes, and a label's is",
    arguments: [
      ("textView", "body.attributedText = text", true),
      ("textView", "self.body?.attributedText = text", true),
      ("textView", "body.text = text", false), ("textView", "other.attributedText = text", false),
      ("label", "body.attributedText = text", false),
    ])
  func attributes(_ element: String, _ line: String, _ isReplaced: Bool) throws {
    let file = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Notes">
      <connections><outlet property="body" destination="b" id="o"/></connections></placeholder>
      <view id="v"><subviews><\(element) id="b" text="Text">
      <color key="textColor" systemColor="labelColor"/>
      <color key="backgroundColor" white="1" alpha="1"/></\(element)></subviews></view></objects>
      </document>
      """
    let result = try pack.inspect([
      "App/Notes.xib": file, "App/Notes.swift": "class Notes: UIViewController {\n\(line)\n}",
    ])
    let told = result.findings.filter { $0.rule == "half-adapting-pair" }
    #expect(told.map { $0.considers("set-by-code") } == [isReplaced])
  }
}
