// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroSource
import Testing

/// Properties that code goes through one by one.
@Suite("Loops over properties")
struct ElementLoopTests {
  private let pack = InterfaceProjects()

  private static let card = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card">
    <connections><outletCollection property="tags" destination="l" id="o"/></connections>
    </placeholder><view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/><subviews>
    <label id="l" text="Name"><rect key="frame" x="0" y="0" width="9" height="9"/>
    <color key="textColor" white="0" alpha="1"/></label>
    </subviews></view></objects></document>
    """

  @Test(
    "a color that a loop gives an outlet's objects replaces the file's",
    arguments: [
      ("for tag in tags {\n tag.textColor = .label\n}", 0),
      ("tags.forEach { tag in\n tag.textColor = .label\n}", 0),
      ("for tag in tags {\n tag.isHidden = true\n}", 1),
      ("for tag in others {\n tag.textColor = .label\n}", 1),
    ])
  func loops(_ code: String, _ count: Int) throws {
    let result = try pack.inspect([
      "App/Card.xib": Self.card, "App/Card.swift": "class Card: UIView {\n\(code)\n}",
    ])
    #expect(result.findings.count { $0.standing == .likely } == count)
    #expect(result.findings.count { $0.considers("set-by-code") } == 1 - count)
    #expect(result.findings.allSatisfy { $0.standing != .doubtful })
  }

  @Test(
    "what a proxy gives all labels makes a color of theirs doubtful",
    arguments: [
      ("UILabel.appearance().textColor = .label", true),
      ("UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = ink", true),
      ("[[UILabel appearance] setTextColor:ink];", true),
      ("UITextField.appearance().textColor = .label", false),
      ("UILabel.appearance().backgroundColor = .label", false),
      ("UILabel.appearance().textColor = .clear", false),
      ("label.textColor = appearance.textColor", false),
    ])
  func proxies(_ line: String, _ isColored: Bool) throws {
    let result = try pack.inspect([
      "App/Card.xib": Self.card, "App/Card.swift": "class Card: UIView {}",
      "App/Setup.\(line.hasPrefix("[") ? "m" : "swift")": line,
    ])
    #expect(result.findings.map { $0.standing < .likely } == [isColored])
    #expect(result.findings.map { $0.considers("colored-from-afar") } == [isColored])
  }
}
