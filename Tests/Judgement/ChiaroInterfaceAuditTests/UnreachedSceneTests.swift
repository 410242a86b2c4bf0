// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroSource
import Testing

/// Scenes and views of a storyboard to which nothing leads.
@Suite("Scenes that are reached")
struct UnreachedSceneTests {
  private let pack = InterfaceProjects()

  private static let label = """
    <label text="Name" id="l"><color key="textColor" white="0" alpha="1"/></label>
    """

  /// A scene with a controller, its attributes and what stands in it beside its view.
  private static func scene(
    _ id: String, _ attributes: String = "", _ parts: String = "", shows text: String = ""
  ) -> String {
    """
    <scene><objects><viewController id="\(id)" \(attributes)><view key="view" id="\(id)v">
    <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>\(text)</subviews></view>
    \(parts)</viewController></objects></scene>
    """
  }

  private static func document(_ scenes: String, _ attribute: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    targetRuntime="iOS.CocoaTouch" \(attribute)><scenes>\(scenes)</scenes></document>
    """
  }

  private static func segue(_ destination: String) -> String {
    "<connections><segue destination=\"\(destination)\" kind=\"show\" id=\"s\(destination)\"/>"
      + "</connections>"
  }

  private static let start = "initialViewController=\"a\""
  private static let named = "storyboardIdentifier=\"B\""

  @Test(
    "what nothing leads to in a storyboard is hardly seen",
    arguments: [
      // A storyboard without a beginning is finished elsewhere.
      (document(scene("a") + scene("b", shows: label)), true),
      (document(scene("a") + scene("b", shows: label), start), false),
      (document(scene("a", shows: label) + scene("b"), start), true),
      (document(scene("a") + scene("b", named, shows: label), start), true),
      (document(scene("a", "", segue("b")) + scene("b", shows: label), start), true),
      (
        document(
          scene("a", "", segue("c")) + scene("b", shows: label) + scene("c", "", segue("b")), start),
        true
      ),
      // A segue from what is not reached itself, and from a scene to itself.
      (document(scene("a") + scene("b", shows: label) + scene("c", "", segue("b")), start), false),
      (document(scene("a") + scene("b", "", segue("b"), shows: label), start), false),
      // Two that lead to each other.
      (
        document(
          scene("a") + scene("b", "", segue("c"), shows: label) + scene("c", "", segue("b")), start),
        false
      ),
    ])
  func scenes(_ storyboard: String, _ isTold: Bool) throws {
    let result = try pack.inspect(["App/Main.storyboard": storyboard])
    #expect(result.findings.map(\.object) == ["l"])
    #expect(result.findings.map { $0.considers("unreached-scene") } == [!isTold])
    #expect(result.findings.map { $0.standing == .unlikely } == [!isTold])
  }

  private static let card = """
    <rect key="frame" x="0" y="0" width="390" height="300"/><subviews>
    <label text="Name" id="n"><rect key="frame" x="0" y="0" width="390" height="300"/></label>
    </subviews><color key="backgroundColor" white="1" alpha="1"/>
    """

  @Test("the menu of a Mac's app leads to what its items show")
  func menu() throws {
    let menu = """
      <scene><objects><application id="m"><menu key="mainMenu" id="n"><items>
      <menuItem id="i">\(Self.segue("b"))</menuItem></items></menu></application>
      <userDefaultsController id="u"/></objects></scene>
      """
    let scenes = Self.scene("a") + Self.scene("b", shows: Self.label)
    let storyboard = Self.document(menu + scenes, Self.start)
    let result = try pack.inspect(["App/Main.storyboard": storyboard])
    #expect(result.findings.map(\.object) == ["l"])
  }

  /// A scene with a view beside its controller, to which an outlet may lead.
  private static func dock(_ outlet: String) -> String {
    let connections =
      "<connections><outlet property=\"card\" destination=\"\(outlet)\" id=\"o\"/></connections>"
    return document(
      scene("a", "", connections).replacing(
        "</objects></scene>",
        with: "<view id=\"x\">\(card)</view></objects></scene>"), start)
  }

  @Test(
    "a view beside a scene's controller is seen where an outlet leads to it",
    arguments: [("x", true), ("av", false)])
  func views(_ outlet: String, _ isSeen: Bool) throws {
    let result = try pack.inspect(["App/Main.storyboard": Self.dock(outlet)])
    #expect(result.findings.map { $0.standing == .likely } == [isSeen])
    #expect(result.findings.map { $0.considers("orphan") } == [!isSeen])
  }

  // MARK: Grounds

  @Test(
    "a picture behind a button's title is its ground",
    arguments: [("", ["half-adapting-pair"]), ("backgroundImage=\"Bubble\"", [])])
  func pictures(_ attribute: String, _ rules: [String]) throws {
    let button = """
      <button id="b"><color key="backgroundColor" systemColor="systemBackgroundColor"/>
      <state key="normal" title="2" \(attribute)><color key="titleColor" name="Ink"/></state>
      </button>
      """
    let set = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "1.000", "green": "0.800", "blue": "0.800", "alpha": "1.000"}}}]}
      """
    let storyboard = Self.document(Self.scene("a", shows: button), Self.start)
    let result = try pack.inspect([
      "App/Main.storyboard": storyboard, "App/A.xcassets/Ink.colorset/Contents.json": set,
    ]) { $0.onlyRules = ["half-adapting-pair", "low-interface-contrast"] }
    #expect(result.findings.map(\.rule).isEmpty == rules.isEmpty, "\(result.findings)")
  }

  @Test(
    "a text over a list or text beside it stands on that",
    arguments: [(0, "textBackgroundColor"), (200, "windowBackgroundColor")])
  func overlays(_ top: Int, _ ground: String) throws {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
      <window id="w"><view key="contentView" id="v">
      <rect key="frame" x="0" y="0" width="400" height="300"/><subviews>
      <scrollView id="s"><rect key="frame" x="0" y="\(top)" width="400" height="100"/>
      <clipView key="contentView" id="c"><subviews><textView id="t">
      <rect key="frame" x="0" y="0" width="400" height="100"/>
      <color key="backgroundColor" name="textBackgroundColor" catalog="System"/>
      </textView></subviews></clipView></scrollView>
      <textField id="f"><rect key="frame" x="10" y="10" width="100" height="20"/>
      <textFieldCell key="cell" title="Message"><color key="textColor" white="0" alpha="1"/>
      </textFieldCell></textField></subviews></view></window></objects></document>
      """
    let result = try pack.inspect(["App/Entry.xib": nib])
    #expect(result.findings.map(\.object) == ["f"])
    #expect(result.findings.first?.message.contains("on \(ground)") == true)
  }

  @Test(
    "a view is painted by way of one in it",
    arguments: [
      ("cell.mark.superview.backgroundColor = ink;", true),
      ("cell.mark.superview.superview.backgroundColor = ink;", false),
      ("cell.other.superview.backgroundColor = ink;", false),
    ])
  func superviews(_ line: String, _ isSet: Bool) throws {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><tableViewCell id="c" customClass="Cell"><tableViewCellContentView key="contentView"
      id="t"><subviews><view id="w"><rect key="frame" x="0" y="0" width="390" height="300"/>
      <subviews><label text="Name" id="l"><rect key="frame" x="0" y="0" width="390" height="300"/>
      </label></subviews><color key="backgroundColor" white="1" alpha="1"/></view></subviews>
      </tableViewCellContentView><connections>
      <outlet property="_mark" destination="l" id="o"/></connections></tableViewCell></objects>
      </document>
      """
    let result = try pack.inspect([
      "App/Cell.xib": nib, "App/Cell.swift": "class Cell: UITableViewCell {}",
      "App/List.m": "@implementation List\n- (void)fill {\n  \(line)\n}\n@end",
    ])
    #expect(result.findings.map(\.object) == ["w"])
    #expect(result.findings.map { $0.considers("set-by-code") } == [isSet])
    #expect(!isSet || result.findings.allSatisfy { $0.standing == .unlikely })
  }
}
