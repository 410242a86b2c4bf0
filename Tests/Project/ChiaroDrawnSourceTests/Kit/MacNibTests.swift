// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

@testable import ChiaroDrawnSource

@Suite("Storyboards and xibs of a Mac with their code")
@MainActor
struct MacNibTests {
  private static func xib(_ owner: String, _ outlets: String, _ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
    <objects>
    <customObject id="-2" userLabel="File's Owner" customClass="\(owner)">
    <connections>\(outlets)</connections></customObject>
    <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
    \(objects)
    </objects></document>
    """
  }

  private static func label(_ id: String, _ text: String, x: Int, y: Int) -> String {
    """
    <textField fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(x)" y="\(y)" width="90" height="17"/>
      <textFieldCell key="cell" lineBreakMode="clipping" title="\(text)" id="\(id)-cell">
        <font key="font" metaFont="system"/>
      </textFieldCell>
    </textField>
    """
  }

  private func views(
    _ code: String, _ file: String, _ document: String
  ) throws -> (views: [String], code: DrawnCode) {
    let drawn = try DrawnCode(
      ["Code.swift": Array("import Cocoa\n\(code)".utf8)], others: [file: Array(document.utf8)])
    let views = drawn.screens.flatMap { ($0["views"]?.elements).map { Array($0) } ?? [] }
    return (views.map(UIKitDrawingTests.words), drawn)
  }

  @Test("a controller has the view of the xib of its owner, with outlets, from below")
  func controller() throws {
    let (views, code) = try views(
      """
      class Start: NSViewController {
        @IBOutlet private weak var label: NSTextField!
        @IBOutlet private weak var check: NSButton!
        override var nibName: NSNib.Name? { NSNib.Name("Other") }
        override func viewDidLoad() {
          super.viewDidLoad()
          label.stringValue += " of code"
          check.title = "\\(check.tag)"
        }
      }
      """, "Other.xib",
      Self.xib(
        "Start",
        """
        <outlet property="label" destination="a" id="o1"/>
        <outlet property="check" destination="b" id="o2"/>
        <outlet property="view" destination="root" id="o3"/>
        """,
        """
        <customView id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>\(Self.label("a", "Text", x: 10, y: 70))
        <button fixedFrame="YES" tag="7" translatesAutoresizingMaskIntoConstraints="NO" id="b">
          <rect key="frame" x="10" y="20" width="80" height="18"/>
          <buttonCell key="cell" type="check" title="Check" bezelStyle="regularSquare" id="c">
            <font key="font" metaFont="system"/></buttonCell>
        </button></subviews></customView>
        """))
    #expect(views.contains { $0.hasPrefix("NSTextField 10 13 90 17 Text of code") }, "\(views)")
    #expect(views.contains { $0.hasPrefix("NSButton ") && $0.hasSuffix(" 7") }, "\(views)")
    #expect(code.diagnostics == [])
  }

  @Test("the controller of a window has the window of its xib, and a table its prototypes")
  func window() throws {
    let (views, code) = try views(
      """
      class Main: NSWindowController, NSTableViewDataSource, NSTableViewDelegate {
        override var windowNibName: NSNib.Name? { "Main" }
        func numberOfRows(in tableView: NSTableView) -> Int { 2 }
        func tableView(
          _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
        ) -> NSView? {
          let cell = tableView.makeView(withIdentifier: .init("cell"), owner: self) as? NSTableCellView
          cell?.textField?.stringValue = "Row \\(row)"
          return cell
        }
      }
      """, "Main.xib",
      Self.xib(
        "Main", "<outlet property=\"window\" destination=\"w\" id=\"o\"/>",
        """
        <window title="Main" id="w"><rect key="contentRect" x="9" y="9" width="200" height="150"/>
        <view key="contentView" id="v"><rect key="frame" x="0" y="0" width="200" height="150"/>
        <subviews><scrollView fixedFrame="YES" id="s">
        <rect key="frame" x="0" y="0" width="200" height="150"/>
        <clipView key="contentView" id="clip"><rect key="frame" x="0" y="0" width="200" height="150"/>
        <subviews><tableView rowHeight="20" id="t">
        <rect key="frame" x="0" y="0" width="200" height="150"/>
        <tableColumns><tableColumn identifier="name" width="150" id="col"><prototypeCellViews>
        <tableCellView identifier="cell" id="cell">
        <rect key="frame" x="0" y="0" width="150" height="20"/>
        <subviews>\(Self.label("l", "Cell", x: 2, y: 2))</subviews>
        <connections><outlet property="textField" destination="l" id="o4"/></connections>
        </tableCellView></prototypeCellViews></tableColumn></tableColumns>
        <connections><outlet property="dataSource" destination="-2" id="o5"/>
        <outlet property="delegate" destination="-2" id="o6"/></connections>
        </tableView></subviews></clipView></scrollView></subviews></view></window>
        """))
    #expect(views.contains { $0.contains(" Row 0") } && views.contains { $0.contains(" Row 1") })
    #expect(code.screens.first?["size"]?.elements.compactMap(\.integer) == [200, 150])
    #expect(code.diagnostics == [])
  }

  @Test("a window of a storyboard shows panes, and a pane what it embeds")
  func storyboard() throws {
    let (views, code) = try views(
      """
      class Shell: NSWindowController {}
      class Side: NSViewController {
        override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
          (segue.destinationController as? Inner)?.word = "told"
        }
      }
      class Inner: NSViewController {
        var word = "not told"
        @IBOutlet weak var label: NSTextField!
        override func viewDidLoad() { label.stringValue = word }
      }
      """, "Main.storyboard", Self.board)
    #expect(views.contains { $0.hasPrefix("NSTextField ") && $0.contains("told") }, "\(views)")
    #expect(code.names.contains("Shell"))
    #expect(code.diagnostics == [])
  }

  private static let board = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="MacOSX.Cocoa" useAutolayout="YES" \
    initialViewController="shell"><scenes>
    <scene sceneID="1"><objects>
    <windowController id="shell" customClass="Shell" sceneMemberID="viewController">
    <window key="window" title="W" id="w">
    <rect key="contentRect" x="0" y="0" width="300" height="200"/></window>
    <connections><segue destination="split" kind="relationship" \
    relationship="window.shadowedContentViewController" id="s1"/></connections>
    </windowController></objects></scene>
    <scene sceneID="2"><objects>
    <splitViewController id="split" sceneMemberID="viewController">
    <connections><segue destination="side" kind="relationship" relationship="splitItems" id="s2"/>
    </connections></splitViewController></objects></scene>
    <scene sceneID="3"><objects>
    <viewController id="side" customClass="Side" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="150" height="200"/>
    <subviews><containerView fixedFrame="YES" id="box">
    <rect key="frame" x="0" y="0" width="150" height="100"/>
    <connections><segue destination="inner" kind="embed" id="s3"/></connections>
    </containerView></subviews></view></viewController></objects></scene>
    <scene sceneID="4"><objects>
    <viewController id="inner" customClass="Inner" sceneMemberID="viewController">
    <view key="view" id="iv"><rect key="frame" x="0" y="0" width="150" height="100"/>
    <subviews>\(label("il", "Label", x: 5, y: 5))</subviews></view>
    <connections><outlet property="label" destination="il" id="o"/></connections>
    </viewController></objects></scene>
    </scenes></document>
    """
}
