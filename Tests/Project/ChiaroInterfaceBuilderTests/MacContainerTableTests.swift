// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroRaster
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// Views of AppKit that hold others.
@Suite("Containers of AppKit hold what is in them") @MainActor
struct MacContainerTableTests {
  // MARK: Stacks

  private static func item(_ id: String, _ width: Int, _ height: Int, _ more: String = "")
    -> String
  {
    """
    <customView placeholderIntrinsicWidth="\(width)" placeholderIntrinsicHeight="\(height)" \(more)
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"/>
    """
  }

  private static let items = item("a", 40, 20) + item("b", 60, 30) + item("c", 20, 10)

  /// A stack at the upper left of a view of 300 by 200 points.
  private static func stack(
    _ attributes: String, _ content: String, _ size: [String] = []
  ) throws -> MadeScreen {
    try MadeScreen(
      mac: """
        <stackView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="s">
        \(content)\(constraints(size))</stackView>
        """, constraints(["s.left = root.left", "s.top = root.top"]))
  }

  private static func subviews(_ items: String) -> String { "<subviews>\(items)</subviews>" }

  /// Where three views of a row begin, and how wide the row is.
  ///
  /// NSStackView.h: 8 points between views, which stand in the middle of a row.
  nonisolated private static let rows: [(String, String, [CGFloat], CGFloat)] = [
    ("", "", [0, 48, 116], 136), ("spacing='0'", "", [0, 40, 100], 120),
    ("spacing='20'", "", [0, 60, 140], 160),
    (
      "", "<customSpacing><real value='30'/><real value='3.4028234663852886e+38'/></customSpacing>",
      [0, 70, 138], 158
    ),
    ("", "<customSpacing><real value='nan'/></customSpacing>", [0, 48, 116], 136),
    (
      "", "<edgeInsets key='edgeInsets' left='10' right='20' top='1' bottom='2'/>",
      [10, 58, 126], 166
    ),
  ]

  @Test("views of a row stand apart as the file says", arguments: rows)
  func row(_ attributes: String, _ rest: String, _ starts: [CGFloat], _ width: CGFloat) throws {
    let made = try Self.stack(
      "distribution='fill' \(attributes)", Self.subviews(Self.items) + rest)
    for (id, start) in zip(["a", "b", "c"], starts) {
      #expect(abs(try made.frame(id).minX - start) < 0.4, "\(id)")
    }
    #expect(abs(try made.frame("s").width - width) < 0.4)
  }

  /// NSStackView.h: where the second of three views stands across the stack, counted from below.
  nonisolated private static let alignments: [(String, String, CGFloat)] = [
    ("horizontal", "", 35), ("horizontal", "alignment='top'", 70),
    ("horizontal", "alignment='bottom'", 0), ("horizontal", "alignment='centerY'", 35),
    ("vertical", "alignment='leading'", 0), ("vertical", "alignment='trailing'", 140),
    ("vertical", "alignment='centerX'", 70), ("vertical", "", 70),
  ]

  @Test("views stand across the axis by the stack's alignment", arguments: alignments)
  func alignment(_ orientation: String, _ alignment: String, _ start: CGFloat) throws {
    let made = try Self.stack(
      "orientation='\(orientation)' distribution='equalSpacing' \(alignment)",
      Self.subviews(Self.items), [".width = 200", ".height = 100"])
    let frame = try made.frame("b")
    #expect(abs((orientation == "vertical" ? frame.minX : frame.minY) - start) < 0.6, "\(frame)")
  }

  @Test(
    "views share a row of 200 points by its distribution",
    arguments: [
      ("fillEqually", [0, 60, 70, 60, 140, 60]), ("equalSpacing", [0, 40, 80, 60, 180, 20]),
      ("equalCentering", [0, 40, 75, 60, 180, 20]),
      ("fillProportionally", [0, 60, 70, 90, 170, 30]),
    ] as [(String, [CGFloat])])
  func distribution(_ word: String, _ expected: [CGFloat]) throws {
    let made = try Self.stack(
      "distribution='\(word)' spacing='10'", Self.subviews(Self.items), [".width = 200"])
    let places = try ["a", "b", "c"].flatMap { id in
      let frame = try made.frame(id)
      return [frame.minX, frame.width]
    }
    #expect(zip(places, expected).allSatisfy { abs($0 - $1) < 0.6 }, "\(places)")
  }

  @Test("a column's first view stands on top, and views in areas at their ends")
  func areas() throws {
    let column = try Self.stack(
      "orientation='vertical' distribution='fill' spacing='5'", Self.subviews(Self.items))
    #expect(try column.frame("a").minY == 50 && (try column.frame("c").minY) == 0)
    let row = try Self.stack(
      "distribution='gravityAreas'",
      """
      <beginningViews>\(Self.item("a", 40, 20))</beginningViews>
      <middleViews>\(Self.item("b", 60, 30))</middleViews>
      <endViews>\(Self.item("c", 20, 10))</endViews>
      """, [".width = 200"])
    let starts = try ["a", "b", "c"].map { try row.frame($0).minX }
    #expect(zip(starts, [0, 70, 180]).allSatisfy { abs($0 - $1) < 0.6 }, "\(starts)")
  }

  @Test(
    "a hidden view keeps its room unless the stack detaches it",
    arguments: [("detachesHiddenViews='YES'", 48.0), ("detachesHiddenViews='NO'", 116), ("", 116)])
  func hidden(_ attribute: String, _ start: CGFloat) throws {
    let items = Self.item("a", 40, 20) + Self.item("b", 60, 30, "hidden='YES'")
    let made = try Self.stack(
      "distribution='fill' \(attribute)", Self.subviews(items + Self.item("c", 20, 10)))
    #expect(abs(try made.frame("c").minX - start) < 0.4)
  }

  // MARK: Boxes and tabs

  /// Boxes with the colors of ground and border, and the width of that.
  nonisolated private static let boxes: [(String, String, String, String, CGFloat)] = [
    ("boxType='custom' borderType='none'", srgb("fillColor", 1, 0, 0), "#FF0000", "", 0),
    (
      "boxType='custom' borderType='line'",
      srgb("fillColor", 1, 0, 0) + srgb("borderColor", 0, 0, 1), "#FF0000", "#0000FF", 1
    ),
    (
      "boxType='custom' borderType='line' borderWidth='3' cornerRadius='4'",
      srgb("borderColor", 0, 0, 1), "none", "#0000FF", 3
    ),
    ("boxType='custom' borderWidth='-2'", srgb("borderColor", 0, 0, 1), "none", "#0000FF", 0),
    ("boxType='custom' borderType='none' borderWidth='9'", "", "none", "", 0),
  ]

  @Test("a custom box has its ground, border and corners", arguments: boxes)
  func box(
    _ attributes: String, _ content: String, _ fill: String, _ border: String, _ width: CGFloat
  ) throws {
    let made = try MadeScreen(
      mac: "<box \(attributes) id='b'>\(rect(10, 10, 100, 80))\(content)</box>")
    let view = try made.placed("b").view
    #expect(made.looks(view.backgroundColor) == [fill, fill])
    #expect(view.layer.borderWidth == width)
    if !border.isEmpty { #expect(made.looks(view.layer.borderColor) == [border, border]) }
    #expect(view.layer.cornerRadius == (attributes.contains("cornerRadius") ? 4 : 0))
    #expect(made.texts.isEmpty)
  }

  @Test(
    "a box shows its title unless the file says that it has none",
    arguments: [
      ("title='Table'", ["Table"]), ("title='Table' titlePosition='noTitle'", []),
      ("title=''", []), ("title='Table' transparent='YES'", []),
      ("boxType='separator' title='Box'", []), ("", []),
    ])
  func title(_ attributes: String, _ texts: [String]) throws {
    let made = try MadeScreen(
      mac: "<box \(attributes) id='b'>\(rect(10, 10, 100, 80))</box>")
    #expect(made.texts == texts)
  }

  @Test(
    "a separator is a line of one point in the middle of its frame",
    arguments: [
      (CGRect(x: 10, y: 50, width: 200, height: 5), CGSize(width: 200, height: 1)),
      (CGRect(x: 10, y: 50, width: 5, height: 100), CGSize(width: 1, height: 100)),
    ])
  func separator(_ frame: CGRect, _ size: CGSize) throws {
    let made = try MadeScreen(
      mac: """
        <box boxType="separator" id="b">\(rect(frame.minX, frame.minY, frame.width, frame.height))
        </box>
        """)
    #expect(try made.frame("b") == frame)
    let line = try #require(made.placed("b").view.subviews.first)
    #expect(line.frame.size == size && line.backgroundColor != nil)
  }

  /// Types of tab views: whether they show tabs.
  nonisolated private static let tabTypes: [(String, [String])] = [
    ("", ["One", "Two"]), ("type='bottomTabsBezelBorder'", ["One", "Two"]),
    ("type='noTabsBezelBorder'", []), ("type='noTabsLineBorder'", []),
    ("type='noTabsNoBorder'", []),
  ]

  @Test("a tab view shows its tabs by its type, and one of its pages", arguments: tabTypes)
  func tabs(_ attribute: String, _ texts: [String]) throws {
    func item(_ id: String, _ label: String) -> String {
      """
      <tabViewItem label="\(label)" id="\(id)"><view key="view" id="\(id)v">
      \(rect(10, 10, 200, 100))<subviews><textField id="\(id)t">\(rect(0, 0, 90, 17))
      <textFieldCell key="cell" title="\(label) page" id="\(id)c"/></textField></subviews></view>
      </tabViewItem>
      """
    }
    for (initial, page) in [("", "One page"), ("initialItem='t2'", "Two page")] {
      let made = try MadeScreen(
        mac: """
          <tabView \(attribute) \(initial) id="t">\(rect(0, 0, 220, 150))<tabViewItems>
          \(item("t1", "One"))\(item("t2", "Two"))</tabViewItems></tabView>
          """)
      #expect(Set(made.texts) == Set(texts + [page]), "\(made.texts)")
    }
  }

  // MARK: Tables

  private static func table(
    _ attributes: String, _ columns: String, _ content: String = ""
  ) throws -> MadeScreen {
    try MadeScreen(
      mac: """
        <scrollView id="s">\(rect(0, 0, 300, 150))<clipView key="contentView" id="c">
        \(rect(0, 0, 300, 150))<subviews><tableView headerView="h" \(attributes) id="t">
        \(rect(0, 0, 300, 127))\(content)<tableColumns>\(columns)</tableColumns></tableView>
        </subviews></clipView><tableHeaderView key="headerView" id="h">\(rect(0, 0, 300, 23))
        </tableHeaderView></scrollView>
        """)
  }

  private static func column(_ title: String, _ width: CGFloat, _ more: String = "") -> String {
    """
    <tableColumn width="\(width)" \(more) id="\(title)"><tableHeaderCell key="headerCell"
    title="\(title)"/></tableColumn>
    """
  }

  /// Titles of columns, and where they begin: 4 points from the columns' leading edges.
  ///
  /// NSTableView.h: 3 points between columns unless the file says otherwise.
  nonisolated private static let headers: [(String, String, [String], [CGFloat])] = [
    ("", "", ["A", "B", "C"], [4, 107, 160]),
    ("<size key='intercellSpacing' width='17' height='0'/>", "", ["A", "B", "C"], [4, 121, 188]),
    ("<size key='intercellSpacing' width='0.0' height='0'/>", "", ["A", "B", "C"], [4, 104, 154]),
    ("", "hidden='YES'", ["A", "C"], [4, 107]),
  ]

  @Test("the titles of a table stand above its columns", arguments: headers)
  func header(_ spacing: String, _ second: String, _ titles: [String], _ starts: [CGFloat]) throws {
    let made = try Self.table(
      "", Self.column("A", 100) + Self.column("B", 50, second) + Self.column("C", 80), spacing)
    let labels = try made.placed("h").view.subviews.compactMap { $0 as? Label }
    #expect(labels.map(\.text) == titles && labels.map(\.frame.minX) == starts)
    #expect(made.texts == titles)
  }

  @Test("cells of columns stand where Xcode put them, and a table has AppKit's ground")
  func cells() throws {
    let made = try Self.table(
      "rowHeight='24'",
      """
      <tableColumn width="100" id="A"><prototypeCellViews><tableCellView id="v">
      \(rect(1, 1, 100, 24))<subviews><textField id="l">\(rect(2, 4, 90, 17))
      <textFieldCell key="cell" title="Cell" id="k"/></textField></subviews></tableCellView>
      </prototypeCellViews></tableColumn>
      """)
    #expect(try made.frame("v") == CGRect(x: 1, y: 1, width: 100, height: 24))
    #expect(try made.frame("l") == CGRect(x: 2, y: 4, width: 90, height: 17))
    #expect(made.texts.contains("Cell"))
    #expect(made.looks(try made.placed("t").view.backgroundColor) == ["#FFFFFF", "#1E1E1E"])
  }

  // MARK: Classes

  /// AppKit's classes of elements, where the file names none.
  nonisolated private static let classes: [(String, String)] = [
    ("customView", "NSView"), ("view", "NSView"), ("scrollView", "NSScrollView"),
    ("clipView", "NSClipView"), ("splitView", "NSSplitView"), ("tabView", "NSTabView"),
    ("stackView", "NSStackView"), ("gridView", "NSGridView"), ("box", "NSBox"),
    ("visualEffectView", "NSVisualEffectView"), ("tableView", "NSTableView"),
    ("outlineView", "NSOutlineView"), ("tableCellView", "NSTableCellView"),
    ("collectionView", "NSCollectionView"), ("textField", "NSTextField"),
    ("secureTextField", "NSSecureTextField"), ("searchField", "NSSearchField"),
    ("tokenField", "NSTokenField"), ("comboBox", "NSComboBox"), ("textView", "NSTextView"),
    ("button", "NSButton"), ("popUpButton", "NSPopUpButton"), ("imageView", "NSImageView"),
    ("segmentedControl", "NSSegmentedControl"), ("slider", "NSSlider"),
    ("progressIndicator", "NSProgressIndicator"), ("switch", "NSSwitch"),
    ("stepper", "NSStepper"), ("datePicker", "NSDatePicker"), ("colorWell", "NSColorWell"),
    ("levelIndicator", "NSLevelIndicator"), ("pathControl", "NSPathControl"),
  ]

  @Test("a view is of AppKit's class unless the file names another", arguments: classes)
  func classes(_ element: String, _ name: String) throws {
    for (attribute, wanted) in [("", name), ("customClass='Own'", "Own")] {
      let made = try MadeScreen(
        mac: "<\(element) \(attribute) id='x'>\(rect(10, 20, 90, 40))</\(element)>")
      #expect(try made.placed("x").className == wanted)
    }
  }

  @Test(
    "a placeholder stands for what is not drawn",
    arguments: [
      ("wkWebView", "WKWebView"), ("webView", "WebView"), ("mapView", "MKMapView"),
      ("pdfView", "PDFView"), ("ruleEditor", "NSRuleEditor"), ("openGLView", "NSOpenGLView"),
      ("predicateEditor", "NSPredicateEditor"), ("avPlayerView", "AVPlayerView"),
      ("matrix", "NSMatrix"),
    ])
  func placeholder(_ element: String, _ name: String) throws {
    let made = try MadeScreen(mac: "<\(element) id='x'>\(rect(10, 20, 190, 140))</\(element)>")
    #expect(made.texts == [name] && made.odd == ["view-not-drawn"])
  }
}
