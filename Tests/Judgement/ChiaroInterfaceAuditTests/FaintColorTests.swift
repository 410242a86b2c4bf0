// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroSource
import Testing

/// Colors of screens that are doubtful: those that are faint by name, and those that a function of
/// the project's replaces.
@Suite("Colors that are doubtful")
struct FaintColorTests {
  private let pack = InterfaceProjects()

  @Test(
    "a color whose name says that it is faint is doubtful",
    arguments: [
      ("Ink", false), ("QuaternaryInk", true), ("InkDisabled", true), ("PlaceholderInk", true),
      ("TertiaryInk", false),
    ])
  func faint(_ name: String, _ isFaint: Bool) throws {
    let label = """
      <view id="w"><subviews><label text="Name" id="l"><color key="textColor" name="\(name)"/></label>
      </subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """
    let result = try pack.inspect([
      "App/Main.storyboard": SeenObjectTests.screen(label),
      "App/A.xcassets/\(name).colorset/Contents.json": """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0.700", "green": "0.700", "blue": "0.700", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
      "color": {"color-space": "srgb", "components":
      {"red": "0.300", "green": "0.300", "blue": "0.300", "alpha": "1.000"}}}]}
      """,
    ]) { $0.onlyRules = ["low-interface-contrast"] }
    #expect(result.findings.map { $0.standing < .likely } == [isFaint])
    #expect(result.findings.map { $0.considers("faint-by-name") } == [isFaint])
    #expect(result.findings.map(\.consequence) == [.hardlyReadable])
  }

  @Test(
    "a name that no catalog has is doubtful where a function of the project's styles the object",
    arguments: [
      ("nameLabel.setStyle(.title)", "textColor", true),
      ("nameLabel.sizeToFit()", "textColor", false),
      ("nameLabel.setStyle(.title)", "backgroundColor", false),
    ])
  func styled(_ line: String, _ key: String, _ isStyled: Bool) throws {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Panel">
      <connections><outlet property="nameLabel" destination="l" id="o"/></connections></placeholder>
      <view id="v"><subviews><label text="Name" id="l"><color key="\(key)" name="Papr"/></label>
      </subviews></view></objects></document>
      """
    let result = try pack.inspect([
      "App/Panel.xib": nib, "App/A.xcassets/Paper.colorset/Contents.json": SeenObjectTests.set,
      "App/Panel.swift": "class Panel: UIViewController {\n func f() {\n  \(line)\n }\n}",
      "App/Label+Style.swift": "extension UILabel {\n  func setStyle(_ look: Look) {}\n}",
    ]) { $0.onlyRules = ["undefined-interface-color"] }
    #expect(result.findings.map { $0.standing < .likely } == [isStyled])
    #expect(result.findings.map { $0.considers("styled-by-code") } == [isStyled])
  }
}
