// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroControls
import ChiaroProject
import ChiaroRaster
import ChiaroSource
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// What screens of macOS say by the frames that Xcode saved, and what older files have.
@Suite("Screens of macOS as Xcode laid them out") @MainActor
struct MacScreenTests {
  private func screen(_ content: String) throws -> InterfaceScreen {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505"
        targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
      <customView id="root"><rect key="frame" x="0" y="0" width="300" height="200"/>
      \(content)</customView></objects></document>
      """
    return try #require(
      InterfaceScreens.screens(InterfaceScreens.document(Array(text.utf8), "a.xib")).first)
  }

  private func placed(_ id: String, in screen: InterfaceScreen) throws -> PlacedElement {
    try #require(screen.views.first { $0.element.objectID == id })
  }

  @Test("a control stands where its frame says, by whatever rectangle it was laid out")
  func metrics() throws {
    let screen = try screen(
      """
      <subviews><popUpButton translatesAutoresizingMaskIntoConstraints="NO" id="p">
      <rect key="frame" x="16" y="159" width="110" height="22"/>
      <popUpButtonCell key="cell" type="push" controlSize="small" title="Window" id="c">
      <font key="font" metaFont="smallSystem"/></popUpButtonCell>
      <constraints><constraint firstAttribute="width" constant="104" id="1"/></constraints>
      </popUpButton></subviews><constraints>
      <constraint firstItem="p" firstAttribute="top" secondItem="root" secondAttribute="top"
        constant="22" id="2"/>
      <constraint firstItem="p" firstAttribute="leading" secondItem="root"
        secondAttribute="leading" constant="18" id="3"/></constraints>
      """)
    let frame = InterfaceScreen.fileFrame(of: try placed("p", in: screen))
    #expect(frame == CGRect(x: 16, y: 159, width: 110, height: 22))
  }

  @Test("a view of a stack is aligned by a constraint of its own before the stack's alignment")
  func stack() throws {
    let button = { (id: String, x: Int, y: Int) in
      """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(x)" y="\(y)" width="120" height="18"/>
      <buttonCell key="cell" type="check" title="Lock" id="\(id)c"><font key="font"
        metaFont="system"/></buttonCell></button>
      """
    }
    let screen = try screen(
      """
      <subviews><stackView distribution="fill" orientation="vertical" alignment="leading"
        translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="20" y="100" width="200" height="80"/>
      <subviews>\(button("a", -2, 63))\(button("b", 18, 39))</subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top"
        constant="20" id="1"/>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root"
        secondAttribute="leading" constant="20" id="2"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="s" secondAttribute="leading"
        constant="20" id="3"/></constraints>
      """)
    let left = try ["a", "b"].map {
      InterfaceScreen.fileFrame(of: try placed($0, in: screen)).minX
    }
    #expect(left == [-2, 18])
  }

  @Test("the title of a box is drawn, and stands above what is in it")
  func boxes() throws {
    let screen = try screen(
      """
      <subviews><box title="Table" fixedFrame="YES" borderType="line" id="b">
      <rect key="frame" x="17" y="50" width="200" height="104"/><view key="contentView" id="v">
      <rect key="frame" x="4" y="5" width="192" height="84"/></view></box></subviews>
      """)
    let box = try placed("b", in: screen).view
    let title = try #require(box.subviews.compactMap { $0 as? Label }.first)
    #expect(title.text == "Table")
    #expect(title.frame.maxY <= (box as? MacBox)?.content?.frame.minY ?? 0)
  }

  @Test("the tab that the file names is in front; nothing on the others is hidden itself")
  func tabs() throws {
    let screen = try screen(
      """
      <subviews><tabView fixedFrame="YES" initialItem="t2" id="t">
      <rect key="frame" x="0" y="0" width="300" height="200"/><tabViewItems>
      <tabViewItem label="One" id="t1"><view key="view" id="v1">
      <rect key="frame" x="10" y="33" width="280" height="154"/></view></tabViewItem>
      <tabViewItem label="Two" id="t2"><view key="view" id="v2">
      <rect key="frame" x="10" y="33" width="280" height="154"/></view></tabViewItem>
      </tabViewItems></tabView></subviews>
      """)
    let pages = try ["v1", "v2"].map { try placed($0, in: screen) }
    #expect(pages.map(\.view.isHidden) == [true, false])
    #expect(pages.map(\.isHidden) == [false, false])
  }

  @Test("the rows of a table begin below its header")
  func header() throws {
    let screen = try screen(
      """
      <subviews><scrollView fixedFrame="YES" id="s">
      <rect key="frame" x="0" y="0" width="300" height="72"/><clipView key="contentView" id="c">
      <rect key="frame" x="1" y="1" width="298" height="70"/><subviews>
      <tableView headerView="h" id="t"><rect key="frame" x="0" y="0" width="298" height="47"/>
      </tableView></subviews></clipView><tableHeaderView key="headerView" id="h">
      <rect key="frame" x="0" y="0" width="298" height="23"/></tableHeaderView></scrollView>
      </subviews>
      """)
    let table = try placed("t", in: screen)
    let clip = InterfaceScreen.windowFrame(of: try placed("c", in: screen))
    #expect(InterfaceScreen.windowFrame(of: table).minY == clip.minY + 23)
    #expect(InterfaceScreen.fileFrame(of: table).minY == 0)
  }

  @Test("what a scroll view holds is measured from above: rows begin below the header")
  func scroller() throws {
    let screen = try screen(
      """
      <subviews><scrollView fixedFrame="YES" id="s">
      <rect key="frame" x="0" y="0" width="300" height="90"/><clipView key="contentView" id="c">
      <rect key="frame" x="0" y="0" width="300" height="75"/><subviews>
      <tableView headerView="h" id="t"><rect key="frame" x="0" y="0" width="400" height="52"/>
      </tableView></subviews></clipView>
      <scroller key="horizontalScroller" horizontal="YES" id="z">
      <rect key="frame" x="0" y="75" width="300" height="15"/></scroller>
      <tableHeaderView key="headerView" id="h">
      <rect key="frame" x="0" y="0" width="400" height="23"/></tableHeaderView></scrollView>
      </subviews>
      """)
    func top(_ id: String) throws -> CGFloat {
      InterfaceScreen.windowFrame(of: try placed(id, in: screen)).minY
    }
    let header = try top("h")
    #expect(try top("c") == header)
    #expect(try top("t") == header + 23)
    #expect(try top("z") == header + 75)
    #expect(InterfaceScreen.fileFrame(of: try placed("z", in: screen)).minY == 75)
  }

  @Test("a table has stripes and lines where its file says so, also without rows")
  func tableGround() throws {
    let screen = try screen(
      """
      <subviews><tableView alternatingRowBackgroundColors="YES" rowHeight="18" id="t">
      <rect key="frame" x="0" y="0" width="300" height="60"/>
      <size key="intercellSpacing" width="3" height="2"/>
      <tableViewGridLines key="gridStyleMask" vertical="YES" horizontal="YES"/>
      <color key="gridColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
        customColorSpace="sRGB"/>
      <tableColumns><tableColumn width="97" id="a"/><tableColumn width="50" id="b"/>
      </tableColumns></tableView>
      <tableView id="u"><rect key="frame" x="0" y="100" width="200" height="60"/></tableView>
      </subviews>
      """)
    let fills = screen.window.displayList.commands.compactMap { command -> Rectangle? in
      if case .fill(let rectangle, _) = command { rectangle } else { nil }
    }
    let ground = try #require(fills.first { $0.width == 300 && $0.height == 60 })
    let stripes = fills.filter { $0.width == 300 && $0.height == 20 }
    #expect(stripes.map { $0.y - ground.y } == [20])
    let rows = fills.filter { $0.width == 300 && $0.height == 1 }
    #expect(rows.map { $0.y - ground.y } == [19, 39])
    let columns = fills.filter { $0.width == 1 && $0.height == 60 }
    #expect(columns.map { $0.x - ground.x } == [99, 152])
    #expect(fills.filter { $0.width == 200 }.count == 1)
  }

  @Test("titles of columns fit in headers of any height", arguments: [17, 23, 28] as [CGFloat])
  func titles(_ height: CGFloat) throws {
    let screen = try screen(
      """
      <subviews><scrollView fixedFrame="YES" id="s">
      <rect key="frame" x="0" y="0" width="300" height="90"/><clipView key="contentView" id="c">
      <rect key="frame" x="0" y="0" width="300" height="90"/><subviews>
      <tableView headerView="h" id="t"><rect key="frame" x="0" y="0" width="300" height="52"/>
      <tableColumns><tableColumn width="90" id="a"><tableHeaderCell key="headerCell"
      title="Name"/></tableColumn></tableColumns></tableView></subviews></clipView>
      <tableHeaderView key="headerView" id="h">
      <rect key="frame" x="0" y="0" width="300" height="\(height)"/></tableHeaderView></scrollView>
      </subviews>
      """)
    let header = try placed("h", in: screen).view
    let title = try #require(header.subviews.compactMap { $0 as? Label }.first)
    #expect(title.text == "Name")
    #expect(title.frame.minY >= 1 && title.frame.maxY < height)
  }

  @Test("a combo box has its button")
  func comboBox() throws {
    let screen = try screen(
      """
      <subviews><comboBox fixedFrame="YES" id="c"><rect key="frame" x="0" y="0" width="100"
      height="26"/><comboBoxCell key="cell" borderStyle="bezel" title="GET" id="d"/></comboBox>
      </subviews>
      """)
    let view = try placed("c", in: screen).view
    let combo = try #require(view.subviews.compactMap { $0 as? NSComboBox }.first)
    #expect(combo.stringValue == "GET")
  }

  @Test("the colors of every cell are told, also of a date picker's and a token field's")
  func cells() throws {
    let color = "<color key=\"textColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
    let screen = try screen(
      """
      <subviews><datePicker fixedFrame="YES" id="d">
      <rect key="frame" x="0" y="0" width="100" height="28"/>
      <datePickerCell key="cell" id="e">\(color)</datePickerCell></datePicker>
      <tokenField fixedFrame="YES" id="k"><rect key="frame" x="0" y="50" width="100" height="28"/>
      <tokenFieldCell key="cell" id="l">\(color)</tokenFieldCell></tokenField></subviews>
      """)
    for id in ["d", "k"] {
      #expect(try placed(id, in: screen).colors.contains { $0.key == "textColor" })
    }
  }

  @Test("the views of a controller's bar items are views of its screen")
  func barItems() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_12"/><scenes><scene sceneID="s"><objects>
      <tableViewController id="tc" sceneMemberID="viewController">
      <tableView key="view" id="t"><rect key="frame" x="0" y="0" width="393" height="852"/>
      </tableView><navigationItem key="navigationItem" title="Add" id="n">
      <barButtonItem key="rightBarButtonItem" id="b"><view key="customView" id="v">
      <rect key="frame" x="0" y="0" width="36" height="20"/></view></barButtonItem>
      </navigationItem></tableViewController></objects></scene></scenes></document>
      """
    let screen = try #require(
      InterfaceScreens.screens(InterfaceScreens.document(Array(text.utf8), "a.storyboard")).first)
    #expect(screen.views.map(\.element.objectID) == ["t", "v"])
  }
}
