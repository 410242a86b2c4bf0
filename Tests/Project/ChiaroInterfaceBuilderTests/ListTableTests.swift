// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroProject
import ChiaroRaster
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// Tables and collections of UIKit with their static and prototype cells.
@Suite("Lists have their cells, grounds and lines") @MainActor
struct ListTableTests {
  private static func cell(_ id: String, _ y: CGFloat, _ attributes: String = "") -> String {
    """
    <tableViewCell \(attributes) id="\(id)">\(rect(0, y, 393, 44))
    <tableViewCellContentView key="contentView" id="\(id)c">\(rect(0, 0, 393, 43.5))
    </tableViewCellContentView></tableViewCell>
    """
  }

  private static func table(_ attributes: String, _ content: String) throws -> MadeScreen {
    try MadeScreen(
      ios: "<tableView \(attributes) id='t'>\(rect(0, 100, 393, 600))\(content)</tableView>")
  }

  /// Grounds of tables and their cells, in light and in dark.
  ///
  /// UITableView.h, UIColor.h: grouped tables have the colors of grouped backgrounds.
  nonisolated private static let styles: [(String, [String], [String])] = [
    ("", ["#FFFFFF", "#000000"], ["#FFFFFF", "#000000"]),
    ("style='plain'", ["#FFFFFF", "#000000"], ["#FFFFFF", "#000000"]),
    ("style='grouped'", ["#F2F2F7", "#000000"], ["#FFFFFF", "#1C1C1E"]),
    ("style='insetGrouped'", ["#F2F2F7", "#000000"], ["#FFFFFF", "#1C1C1E"]),
  ]

  @Test("a table and its cells have the grounds of their style", arguments: styles)
  func style(_ attribute: String, _ ground: [String], _ cell: [String]) throws {
    let made = try Self.table(attribute, "<prototypes>\(Self.cell("a", 50))</prototypes>")
    for (index, style) in [UserInterfaceStyle.light, .dark].enumerated() {
      made.screen.show(TraitCollection(userInterfaceStyle: style))
      let looks = try ["t", "a"].map { id in
        let view = try made.placed(id).view
        return view.backgroundColor?.resolved(with: view.traitCollection).hexText
      }
      #expect(looks == [ground[index], cell[index]])
    }
  }

  @Test("a color of the file goes before that of the style")
  func ownGround() throws {
    let cell = Self.cell("a", 50).replacing(
      "</tableViewCell>", with: srgb("backgroundColor", 0, 0, 1) + "</tableViewCell>")
    let made = try Self.table(
      "style='grouped'",
      "<prototypes>\(cell)</prototypes>" + srgb("backgroundColor", 1, 0, 0))
    #expect(made.looks(try made.placed("t").view.backgroundColor) == ["#FF0000", "#FF0000"])
    #expect(made.looks(try made.placed("a").view.backgroundColor) == ["#0000FF", "#0000FF"])
  }

  /// The lines below cells: how many there are, of which color, and where they begin.
  nonisolated private static let separators: [(String, String, String, Int, CGFloat)] = [
    ("", "", "#3C3C434A", 2, 16), ("separatorStyle='default'", "", "#3C3C434A", 2, 16),
    ("separatorStyle='singleLine'", "", "#3C3C434A", 2, 16),
    ("separatorStyle='none'", "", "", 0, 0),
    ("", srgb("separatorColor", 1, 0, 0), "#FF0000", 2, 16),
    ("separatorStyle='none'", srgb("separatorColor", 1, 0, 0), "#FF0000", 0, 0),
  ]

  private static func lines(_ made: MadeScreen) -> [Rectangle] {
    made.screen.window.displayList.commands.compactMap { command in
      guard case .fill(let frame, _) = command, frame.height < 1, frame.width > 100 else {
        return nil
      }
      return frame
    }
  }

  @Test("lines stand below cells as the table says", arguments: separators)
  func separators(
    _ attribute: String, _ content: String, _ color: String, _ count: Int, _ left: CGFloat
  ) throws {
    let made = try Self.table(
      attribute,
      "<prototypes>\(Self.cell("a", 50))\(Self.cell("b", 94))</prototypes>\(content)")
    let lines = Self.lines(made)
    #expect(lines.count == count && lines.allSatisfy { abs(CGFloat($0.x) - left) < 0.1 })
    if count > 0 { #expect(made.drawn(.light).contains(color), "\(made.drawn(.light))") }
  }

  @Test(
    "the line of a cell begins where the cell says",
    arguments: [
      ("<inset key='separatorInset' minX='72' minY='0.0' maxX='15' maxY='0.0'/>", 72.0),
      ("<inset key='separatorInset' minX='0.0' minY='0.0' maxX='0.0' maxY='0.0'/>", 0),
    ])
  func inset(_ inset: String, _ left: CGFloat) throws {
    let cell = Self.cell("a", 50).replacing("</tableViewCell>", with: inset + "</tableViewCell>")
    let line = try #require(
      Self.lines(try Self.table("", "<prototypes>\(cell)</prototypes>")).first)
    #expect(abs(CGFloat(line.x) - left) < 0.1)
  }

  /// What an accessory draws: in the tint, or in a gray of labels.
  nonisolated private static let accessories: [(String, Bool, Bool)] = [
    ("", false, false), ("none", false, false), ("disclosureIndicator", false, true),
    ("detailDisclosureButton", true, true), ("checkmark", true, false),
    ("detailButton", true, false), ("odd", false, false),
  ]

  @Test("a cell has its accessory", arguments: accessories)
  func accessory(_ word: String, _ isTinted: Bool, _ isGray: Bool) throws {
    let made = try Self.table(
      "separatorStyle='none'",
      "<prototypes>\(Self.cell("a", 50, "accessoryType='\(word)'"))</prototypes>")
    let drawn = made.drawn(.light)
    #expect(drawn.contains("#007AFF") == isTinted)
    #expect(drawn.contains("#3C3C434D") == isGray, "\(drawn)")
  }

  @Test("only the first and the last cell of a section have round corners where it is inset")
  func corners() throws {
    let cells = ["a", "b", "c"].enumerated().map { Self.cell($1, CGFloat($0) * 44 + 50) }
    let made = try Self.table(
      "style='insetGrouped'",
      "<sections><tableViewSection id='s'><cells>\(cells.joined())</cells></tableViewSection>"
        + "</sections>")
    let radii = try ["a", "b", "c"].map { try made.placed($0).view.layer.cornerRadius }
    #expect(radii[0] > 0 && radii[1] == 0 && radii[2] == radii[0])
    let corners = try ["a", "c"].map { try made.placed($0).view.layer.maskedCorners }
    // The upper two, and the lower two.
    #expect(corners == [3, 12])
  }

  @Test(
    "a section has its titles above and below",
    arguments: [
      ("headerTitle='Above' footerTitle='Below'", ["Above", "Below"]),
      ("headerTitle='Above'", ["Above"]), ("footerTitle='Below'", ["Below"]), ("", []),
      ("headerTitle='' footerTitle=''", []),
    ])
  func titles(_ attributes: String, _ titles: [String]) throws {
    let made = try Self.table(
      "style='plain'",
      "<sections><tableViewSection \(attributes) id='s'><cells>\(Self.cell("a", 60))</cells>"
        + "</tableViewSection></sections>")
    #expect(made.texts == titles)
    let labels = try made.placed("t").view.subviews.compactMap { $0 as? Label }
    for label in labels {
      #expect(label.text == "Above" ? label.frame.maxY <= 60 : label.frame.minY >= 104)
    }
  }

  @Test("views that a table has in roles of their own are there")
  func roles() throws {
    let made = try Self.table(
      "",
      """
      <view key="tableHeaderView" id="h">\(rect(0, 0, 393, 50))</view>
      <prototypes>\(Self.cell("a", 78))</prototypes>
      <view key="tableFooterView" id="f">\(rect(0, 122, 393, 30))</view>
      """)
    #expect(made.screen.views.map(\.element.objectID) == ["root", "t", "h", "f", "a", "ac"])
    #expect(try made.frame("f") == CGRect(x: 0, y: 122, width: 393, height: 30))
  }

  // MARK: Collections

  private static func collection(_ attributes: String = "", _ content: String) throws -> MadeScreen
  {
    try MadeScreen(
      ios: """
        <collectionView \(attributes) id="c">\(rect(0, 100, 393, 600))
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" id="l">
        <size key="itemSize" width="100" height="80"/></collectionViewFlowLayout>\(content)
        </collectionView>
        """)
  }

  @Test("the cells and headers of a collection stand where Xcode put them")
  func cells() throws {
    let made = try Self.collection(
      "",
      """
      <cells><collectionViewCell reuseIdentifier="x" id="a">\(rect(0, 50, 100, 80))
      <view key="contentView" id="v">\(rect(0, 0, 100, 80))<subviews><label text="Name" id="n">
      \(rect(5, 6, 70, 20))</label></subviews></view></collectionViewCell>
      <collectionViewCell id="b">\(rect(110, 50, 100, 80))
      <collectionViewCellContentView key="contentView" id="w">\(rect(0, 0, 100, 80))
      </collectionViewCellContentView></collectionViewCell></cells>
      <collectionReusableView key="sectionHeaderView" id="h">\(rect(0, 0, 393, 50))
      </collectionReusableView>
      """)
    let frames: [String: CGRect] = [
      "a": CGRect(x: 0, y: 50, width: 100, height: 80),
      "b": CGRect(x: 110, y: 50, width: 100, height: 80),
      "h": CGRect(x: 0, y: 0, width: 393, height: 50),
      "n": CGRect(x: 5, y: 6, width: 70, height: 20),
    ]
    for (id, frame) in frames { #expect(try made.frame(id) == frame, "\(id)") }
    #expect(made.texts == ["Name"] && made.odd.isEmpty)
  }

  @Test(
    "content that scrolls begins below the bars, unless the file says otherwise",
    arguments: [
      ("", 59.0), ("contentInsetAdjustmentBehavior='never'", 0),
      ("contentInsetAdjustmentBehavior='always'", 59),
    ])
  func insets(_ attribute: String, _ top: CGFloat) throws {
    for name in ["tableView", "collectionView"] {
      let made = try MadeScreen(
        ios: "<\(name) \(attribute) id='s'>\(rect(0, 0, 393, 852))</\(name)>")
      #expect(try made.view("s", ScrollView.self).contentOffset.y == -top)
    }
  }

  /// UIScrollView.h: the safe area counts as the behavior says.
  @Test(
    "a scroll view adjusts its insets as its behavior says",
    arguments: [
      ("", ScrollView.ContentInsetAdjustmentBehavior.automatic), ("always", .always),
      ("never", .never), ("scrollableAxes", .scrollableAxes), ("automatic", .automatic),
      ("odd", .automatic),
    ])
  func behavior(_ word: String, _ behavior: ScrollView.ContentInsetAdjustmentBehavior) throws {
    let attribute = word.isEmpty ? "" : "contentInsetAdjustmentBehavior='\(word)'"
    let made = try MadeScreen(
      ios: """
        <scrollView \(attribute) id="s">\(rect(0, 0, 393, 852))
        <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/></scrollView>
        """)
    let scroll = try made.view("s", ScrollView.self)
    #expect(scroll.contentInsetAdjustmentBehavior == behavior)
    #expect(scroll.contentInset.top == 2 && scroll.contentInset.right == 3)
    if behavior == .always { #expect(scroll.adjustedContentInset.top == 61) }
    if behavior == .never { #expect(scroll.adjustedContentInset.top == 2) }
  }
}
