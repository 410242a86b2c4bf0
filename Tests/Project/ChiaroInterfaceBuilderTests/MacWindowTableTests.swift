// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroProject
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// Windows of macOS with their bars and toolbars, and grids.
@Suite("Windows and grids of macOS") @MainActor
struct MacWindowTableTests {
  private static func window(
    _ attributes: String, _ mask: String = "titled='YES'", _ content: String = ""
  ) throws -> MadeScreen {
    try MadeScreen(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" toolsVersion="22505"
      targetRuntime="MacOSX.Cocoa"><objects><window \(attributes) id="w">
      <windowStyleMask key="styleMask" \(mask)/>\(content)
      <view key="contentView" id="c">\(rect(0, 0, 300, 100))</view>
      </window></objects></document>
      """, "a.xib")
  }

  nonisolated private static let toolbar = """
    <toolbar key="toolbar" displayMode="iconAndLabel" id="t"><allowedToolbarItems>
    <toolbarItem label="General" image="star" catalog="system" id="i"/>
    <toolbarItem label="Other" id="o"/></allowedToolbarItems><defaultToolbarItems>
    <toolbarItem reference="i"/><toolbarItem reference="o"/></defaultToolbarItems></toolbar>
    """

  /// Attributes of windows, the height of bar and toolbar, and the texts in these.
  ///
  /// NSWindow.h, toolbar styles of macOS 11: unified ones stand beside the title, those of
  /// preferences and expanded ones below it, with their labels.
  nonisolated private static let windows: [(String, String, CGFloat, Set<String>)] = [
    ("title='Report'", "", 28, ["Report"]), ("title='Report' titleVisibility='hidden'", "", 28, []),
    ("", "", 28, []), ("title='Report'", toolbar, 52, ["Report", "Other"]),
    ("title='Report' toolbarStyle='unified'", toolbar, 52, ["Report", "Other"]),
    ("title='Report' toolbarStyle='expanded'", toolbar, 80, ["Report", "General", "Other"]),
    ("title='Report' toolbarStyle='preference'", toolbar, 80, ["Report", "General", "Other"]),
    (
      "title='Report' titleVisibility='hidden' toolbarStyle='preference'", toolbar, 80,
      ["General", "Other"]
    ),
    (
      "title='Report'", toolbar.replacing("displayMode", with: "visible='NO' displayMode"), 28,
      ["Report"]
    ),
    ("title='Report'", "<toolbar key='toolbar' id='t'/>", 52, ["Report"]),
  ]

  @Test("a window has the bar and the toolbar that its file describes", arguments: windows)
  func window(_ attributes: String, _ content: String, _ height: CGFloat, _ texts: Set<String>)
    throws
  {
    let made = try Self.window(attributes, "titled='YES'", content)
    #expect(made.screen.size == CGSize(width: 300, height: 100 + height))
    #expect(Set(made.texts) == texts, "\(made.texts)")
    let root = try made.placed("c")
    #expect(InterfaceScreen.windowFrame(of: root).minY == height)
  }

  /// The colors of the three buttons of a window's bar: red, yellow and green.
  @Test(
    "the buttons of a bar have their colors where they can be used",
    arguments: [
      ("closable='YES' miniaturizable='YES' resizable='YES'", [true, true, true]),
      ("closable='YES'", [true, false, false]), ("", [false, false, false]),
      ("miniaturizable='YES' resizable='NO'", [false, true, false]),
    ])
  func buttons(_ mask: String, _ isColored: [Bool]) throws {
    let drawn = try Self.window("title='A'", "titled='YES' \(mask)").drawn(.light)
    #expect(["#FF5F57", "#FEBC2E", "#28C840"].map(drawn.contains) == isColored)
  }

  @Test(
    "a window is as large as its content, or as its rectangle without any",
    arguments: [
      (
        "<rect key='contentRect' x='9' y='9' width='480' height='270'/>",
        CGSize(width: 480, height: 298)
      ),
      ("", CGSize(width: 480, height: 298)),
      (
        "<rect key='contentRect' x='0' y='0' width='200' height='50'/>",
        CGSize(width: 200, height: 78)
      ),
    ])
  func size(_ content: String, _ size: CGSize) throws {
    let made = try MadeScreen(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" toolsVersion="22505"
      targetRuntime="MacOSX.Cocoa"><scenes><scene sceneID="s"><objects>
      <windowController id="wc" sceneMemberID="viewController"><window key="window" title="A"
      id="w"><windowStyleMask key="styleMask" titled="YES"/>\(content)</window></windowController>
      </objects></scene></scenes></document>
      """)
    #expect(made.screen.size == size && made.texts == ["A"])
  }

  @Test(
    "a window keeps the appearance that its file gives it",
    arguments: [
      ("darkAqua", UserInterfaceStyle.dark), ("aqua", .light), ("vibrantDark", .dark),
      ("vibrantLight", .light),
    ])
  func appearance(_ word: String, _ style: UserInterfaceStyle) throws {
    let made = try Self.window("appearanceType='\(word)'")
    for other in [UserInterfaceStyle.light, .dark] {
      made.screen.show(TraitCollection(userInterfaceStyle: other))
      #expect(try made.placed("c").view.traitCollection.userInterfaceStyle == style)
    }
  }

  @Test("a window has the ground of windows, in light and in dark")
  func ground() throws {
    let made = try Self.window("title='A'")
    #expect(made.drawn(.light).contains("#ECECEC") && made.drawn(.dark).contains("#323232"))
  }

  // MARK: Grids

  /// A grid of two rows and two columns with views of fixed sizes.
  private static func grid(
    _ attributes: String, rows: [String] = ["", ""], columns: [String] = ["", ""],
    cells: [String] = ["", "", "", ""]
  ) throws -> MadeScreen {
    func box(_ id: String, _ width: Int, _ height: Int) -> String {
      """
      <customView key="contentView" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      \(constraints([".width = \(width)", ".height = \(height)"]))</customView>
      """
    }
    let contents = [box("a", 40, 20), box("b", 60, 30), box("c", 20, 10), box("d", 80, 50)]
    let places = [("r0", "c0"), ("r0", "c1"), ("r1", "c0"), ("r1", "c1")]
    let gridCells = zip(zip(contents, places), cells).map { part, own in
      "<gridCell row='\(part.1.0)' column='\(part.1.1)' \(own) id='\(part.1.0)\(part.1.1)'>"
        + "\(part.0)</gridCell>"
    }
    let gridRows = rows.enumerated().map { "<gridRow \($1) id='r\($0)'/>" }
    let gridColumns = columns.enumerated().map { "<gridColumn \($1) id='c\($0)'/>" }
    return try MadeScreen(
      mac: """
        <gridView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="g">
        <rows>\(gridRows.joined())</rows><columns>\(gridColumns.joined())</columns>
        <gridCells>\(gridCells.joined())</gridCells></gridView>
        """, constraints(["g.left = root.left", "g.top = root.top"]))
  }

  /// Where the view at the lower left stands, of 20 by 10 points in a cell of 40 by 50, from below.
  ///
  /// NSGridView.h: placements of the grid, its rows and columns, and single cells.
  nonisolated private static let placements: [(String, String, String, String, CGPoint)] = [
    ("", "", "", "", CGPoint(x: 0, y: 20)),
    ("xPlacement='leading' yPlacement='top'", "", "", "", CGPoint(x: 0, y: 40)),
    ("xPlacement='trailing' yPlacement='bottom'", "", "", "", CGPoint(x: 20, y: 0)),
    ("xPlacement='center' yPlacement='center'", "", "", "", CGPoint(x: 10, y: 20)),
    ("yPlacement='top'", "yPlacement='bottom'", "", "", CGPoint(x: 0, y: 0)),
    ("xPlacement='leading'", "", "xPlacement='trailing'", "", CGPoint(x: 20, y: 20)),
    (
      "xPlacement='leading' yPlacement='top'", "", "xPlacement='trailing'",
      "xPlacement='center' yPlacement='bottom'", CGPoint(x: 10, y: 0)
    ),
  ]

  @Test("a view stands in its cell as the nearest placement says", arguments: placements)
  func placement(
    _ grid: String, _ row: String, _ column: String, _ cell: String, _ place: CGPoint
  ) throws {
    let made = try Self.grid(
      "rowSpacing='0' columnSpacing='0' \(grid)", rows: ["", row], columns: [column, ""],
      cells: ["", "", cell, ""])
    let frame = try made.frame("c")
    #expect(abs(frame.minX - place.x) < 0.6 && abs(frame.minY - place.y) < 0.6, "\(frame)")
  }

  @Test(
    "a grid is as large as its rows and columns, with the spaces between them",
    arguments: [
      ("rowSpacing='0' columnSpacing='0'", ["", ""], ["", ""], CGSize(width: 120, height: 80)),
      ("rowSpacing='7' columnSpacing='9'", ["", ""], ["", ""], CGSize(width: 129, height: 87)),
      ("", ["", ""], ["", ""], CGSize(width: 126, height: 86)),
      (
        "rowSpacing='0' columnSpacing='0'", ["height='60'", ""], ["width='100'", ""],
        CGSize(width: 180, height: 110)
      ),
      (
        "rowSpacing='0' columnSpacing='0'", ["hidden='YES'", ""], ["", ""],
        CGSize(width: 100, height: 50)
      ),
    ])
  func size(_ grid: String, _ rows: [String], _ columns: [String], _ size: CGSize) throws {
    let own = try Self.grid(grid, rows: rows, columns: columns).frame("g").size
    #expect(abs(own.width - size.width) < 0.6 && abs(own.height - size.height) < 0.6, "\(own)")
  }
}
