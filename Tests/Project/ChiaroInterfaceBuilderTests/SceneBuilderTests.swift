// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroProject
import ChiaroSource
import ChiaroTestSupport
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

@Suite("Elements become views") @MainActor
struct SceneBuilderTests {
  private func screen(_ content: String) throws -> InterfaceScreen {
    let text = InterfaceScreens.storyboard(content)
    return try #require(
      InterfaceScreens.screens(InterfaceScreens.document(Array(text.utf8), "a.storyboard")).first)
  }

  private func frame(_ id: String, in screen: InterfaceScreen) -> CGRect? {
    screen.views.first { $0.element.objectID == id }.map { InterfaceScreen.fileFrame(of: $0) }
  }

  /// A view that constraints lay out, and these constraints on it.
  private func box(_ constraints: String) -> String {
    """
    <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="1" y="59" width="30" height="40"/></view></subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>\(constraints)</constraints>
    """
  }

  @Test("cells to which a file gives no frame stand below one another, in their rows' heights")
  func cellsWithoutFrames() throws {
    let screen = try screen(
      """
      <subviews><tableView rowHeight="70" id="t"><rect key="frame" x="0" y="0" width="300"
      height="400"/><prototypes>
      <tableViewCell rowHeight="110" id="a"><tableViewCellContentView key="contentView" id="c">
      <subviews><label text="Title" id="l"><rect key="frame" x="16" y="10" width="200" height="20"/>
      </label></subviews></tableViewCellContentView></tableViewCell>
      <tableViewCell id="b"/></prototypes></tableView></subviews>
      """)
    #expect(frame("a", in: screen) == CGRect(x: 0, y: 0, width: 300, height: 110))
    #expect(frame("c", in: screen) == CGRect(x: 0, y: 0, width: 300, height: 109))
    #expect(frame("l", in: screen) == CGRect(x: 16, y: 10, width: 200, height: 20))
    #expect(frame("b", in: screen) == CGRect(x: 0, y: 110, width: 300, height: 70))
  }

  @Test(
    "labels of standard cells without frames stand as their style has them",
    arguments: ["Default", "Subtitle", "Value1"])
  func labelsWithoutFrames(_ style: String) throws {
    let detail = style == "Default" ? "" : "detailTextLabel=\"d\""
    let screen = try screen(
      """
      <subviews><tableView rowHeight="60" id="t"><rect key="frame" x="0" y="0" width="300"
      height="400"/><variation key="widthClass=compact"><rect key="frame" x="0" y="0" width="1"
      height="1"/></variation><prototypes>
      <tableViewCell textLabel="l" \(detail) style="IBUITableViewCellStyle\(style)" id="a">
      <tableViewCellContentView key="contentView" id="c">
      <subviews><label text="Title" id="l"/><label text="Detail" id="d"/>
      </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
      """)
    let title = try #require(frame("l", in: screen))
    let other = try #require(frame("d", in: screen))
    #expect(title.minX == 16)
    switch style {
    case "Subtitle":
      #expect(title.maxY == other.minY && title.width == 268 && title.height > 10)
      #expect(abs(title.minY - (59 - other.maxY)) < 0.01)
    case "Value1":
      #expect(title.height == 59 && other.maxX == 284 && title.width > 10 && other.width > 10)
    default: #expect(title == CGRect(x: 16, y: 0, width: 268, height: 59) && other == .zero)
    }
    #expect(screen.views.count == 6)
  }

  @Test(
    "constraints of all notations determine frames",
    arguments: [
      (
        """
        <constraint firstItem="a" firstAttribute="leading" secondItem="safe"
          secondAttribute="leading" constant="20" id="1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top"
          id="2"/>
        <constraint firstItem="a" firstAttribute="width" constant="160" id="3"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height"
          multiplier="16:9" id="4"/>
        """, CGRect(x: 20, y: 59, width: 160, height: 90)
      ),
      (
        """
        <constraint firstAttribute="trailingMargin" secondItem="a" secondAttribute="trailing"
          id="1"/>
        <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="2"
          id="2"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="root"
          secondAttribute="width" multiplier="1/3" id="3"/>
        <constraint firstItem="a" firstAttribute="height" relation="greaterThanOrEqual"
          constant="50" id="4"/>
        """, CGRect(x: 246, y: 800, width: 131, height: 50)
      ),
    ])
  func constraints(constraints: String, expected: CGRect) throws {
    #expect(frame("a", in: try screen(box(constraints))) == expected)
  }

  @Test("what a constraint cannot be is left out with a word, and the others hold")
  func oddConstraints() throws {
    let screen = try screen(
      box(
        """
        <constraint firstItem="a" firstAttribute="leading" secondItem="nobody"
          secondAttribute="leading" id="1"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root"
          secondAttribute="top" id="2"/>
        <constraint firstItem="a" firstAttribute="sideways" constant="3" id="3"/>
        <constraint firstItem="a" firstAttribute="width" constant="77" id="4"/>
        """))
    #expect(frame("a", in: screen)?.width == 77)
    #expect(screen.diagnostics.map(\.id) == Array(repeating: "constraint-left-out", count: 3))
  }

  @Test("colors are told in light and dark, and those that are set to none as none")
  func colors() throws {
    let screen = try screen(
      """
      <subviews><label id="l" text="Hello"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <nil key="textColor"/>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></label>
      <button id="b"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <state key="normal" title="Go"><color key="titleColor" red="1" green="0.5" blue="0" alpha="1"
        colorSpace="custom" customColorSpace="sRGB"/></state></button></subviews>
      """)
    let label = try #require(screen.views.first { $0.element.objectID == "l" })
    #expect(label.text == "Hello")
    #expect(label.colors.map(\.key) == ["textColor", "backgroundColor"])
    #expect(label.colors[0].color == nil)
    let ground = try #require(label.colors[1].color)
    let words = [UserInterfaceStyle.light, .dark].map {
      ground.resolved(with: TraitCollection(userInterfaceStyle: $0)).hexText
    }
    #expect(words == ["#FFFFFF", "#000000"])
    let button = try #require(screen.views.first { $0.element.objectID == "b" })
    #expect(button.colors.map(\.key) == ["backgroundColor", "titleColor"])
    #expect(button.colors[1].color?.resolved(with: TraitCollection()).hexText == "#FF8000")
  }

  @Test("ten thousand nested views, and as many constraints, end with what can be drawn")
  func bounds() throws {
    let deep =
      String(repeating: "<view id=\"x\"><subviews>", count: 10_000)
      + String(repeating: "</subviews></view>", count: 10_000)
    #expect(try screen("<subviews>\(deep)</subviews>").views.count > 100)
    let many = String(
      repeating: "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"9\"/>",
      count: 30_000)
    let screen = try screen(box(many))
    #expect(screen.diagnostics.map(\.id) == ["too-many-constraints"])
  }

  @Test("a container that embeds the controller around it is shown once")
  func cycle() throws {
    let screen = try screen(
      """
      <subviews><containerView id="c"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <connections><segue destination="vc" kind="embed" id="e"/></connections></containerView>
      </subviews>
      """)
    #expect(screen.views.map(\.element.objectID) == ["root", "c"])
  }

  @Test("controllers that embed each other many times end with as many views as are allowed")
  func embedding() throws {
    let scenes = (0..<4).map { scene in
      let inner = (0..<9).map { index in
        """
        <containerView id="\(scene)c\(index)"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <connections><segue destination="v\(scene + 1)" kind="embed" id="\(scene)e\(index)"/>
        </connections></containerView>
        """
      }
      return """
        <scene sceneID="\(scene)"><objects><viewController id="v\(scene)"
        sceneMemberID="viewController"><view key="view" id="r\(scene)">
        <rect key="frame" x="0" y="0" width="99" height="99"/>
        <subviews>\(inner.joined())</subviews></view></viewController></objects></scene>
        """
    }
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" "
      + "targetRuntime=\"iOS.CocoaTouch\"><scenes>\(scenes.joined())</scenes></document>"
    let names = NamedAssets()
    let reading = ScreenReading(
      InterfaceScreens.document(Array(text.utf8), "a.storyboard"),
      assets: InterfaceAssets(names: names), names: names, resources: InterfaceScreens.resources)
    let budget = ScreenBudget(mostViews: 60)
    let screen = reading.screen(of: try #require(reading.subjects.first), within: budget)
    #expect(screen.views.count == 10 && budget.isSpent)
  }

  @Test(
    "sizes beyond any screen, and no numbers, draw nothing that ends the program",
    arguments: ["inf", "nan", "-5", "1e308", "0", "999999999"])
  func sizes(size: String) throws {
    let screen = try screen(
      """
      <subviews><imageView id="i" image="star" catalog="system" contentMode="center">
      <rect key="frame" x="0" y="0" width="\(size)" height="9"/>
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize"
        pointSize="\(size)"/></imageView><label id="l" text="A" numberOfLines="\(size)">
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label></subviews>
      </view></viewController></objects></scene></scenes><resources>
      <image name="star" catalog="system" width="\(size)" height="\(size)"/></resources>
      """)
    let size = try #require(screen.views.first { $0.element.objectID == "i" }?.view)
      .intrinsicContentSize
    #expect((0...10_000).contains(size.width) && (0...10_000).contains(size.height))
  }

  @Test("a text of fragments is a text, an unknown color is told once, and a long word ends")
  func texts() throws {
    let long = String(repeating: "W", count: 20_000)
    let screen = try screen(
      """
      <subviews><label id="l"><attributedString key="attributedText"><fragment content="Two ">
      <attributes><color key="NSColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
      </attributes></fragment><fragment content="parts"/></attributedString>
      <color key="textColor" name="Nowhere"/></label>
      <label id="w" text="\(long)" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="10" height="9"/>
      <constraints><constraint firstAttribute="width" constant="10" id="c"/></constraints></label>
      </subviews>
      """)
    #expect(screen.views.first { $0.element.objectID == "l" }?.text == "Two parts")
    #expect(screen.diagnostics.count { $0.id == "color-not-found" } == 1)
  }

  @Test("a fragment has the layout of its paragraph, and lines along it in its color")
  func paragraphs() throws {
    let screen = try screen(
      """
      <subviews><label id="l"><attributedString key="attributedText"><fragment content="Text">
      <attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
        customColorSpace="sRGB"/><integer key="NSUnderline" value="1"/>
      <real key="NSBaselineOffset" value="2"/>
      <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="6" headIndent="-4"
        minimumLineHeight="nan" paragraphSpacing="3" tailIndent="-8"/></attributes></fragment>
      <fragment content=" plain"><attributes><integer key="NSUnderline" value="0"/></attributes>
      </fragment></attributedString></label></subviews>
      """)
    let label = try #require(screen.views.first { $0.element.objectID == "l" }?.view as? Label)
    let runs = try #require(label.styledText?.runs)
    let style = try #require(runs.first?.style)
    #expect(style.underline != nil && style.underline == runs.first?.foregroundColor)
    #expect(style.strikethrough == nil)
    #expect(style.baselineOffset == 2 && runs.last?.style == nil)
    var format = ParagraphFormat()
    format.alignment = .center
    format.lineSpacing = 6
    format.spacingAfter = 3
    format.tailIndent = -8
    #expect(style.paragraph == format)
  }

  @Test("damaged files end nothing", arguments: 0..<40)
  func mutants(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let file = try #require(InterfaceScreens.files.randomElement(using: &generator))
    var bytes = try InterfaceScreens.bytes(file)
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 1...120, using: &generator))
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
      default: bytes.replaceSubrange(place..<min(place + 1, end), with: [UInt8(ascii: "9")])
      }
    }
    for screen in InterfaceScreens.screens(InterfaceScreens.document(bytes, file)) {
      #expect(screen.size.width > 0)
    }
  }
}
