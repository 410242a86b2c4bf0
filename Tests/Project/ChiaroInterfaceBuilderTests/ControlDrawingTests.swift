// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// Elements whose views are drawn as what they are, with what the file says of them.
@Suite("Controls are drawn, not stood for") @MainActor
struct ControlDrawingTests {
  private static let frame = "<rect key=\"frame\" x=\"8\" y=\"8\" width=\"200\" height=\"40\"/>"

  @Test(
    "a control for iOS has the values of its element",
    arguments: [
      ("stepper", "minimumValue='3' maximumValue='9' value='5'", "5.0"),
      ("stepper", "minimumValue='300' maximumValue='9' value='1e300'", "300.0"),
      ("pageControl", "numberOfPages='4' currentPage='2'", "2 of 4"),
      ("pageControl", "numberOfPages='9e5' currentPage='-7'", "0 of 1000"),
      ("pickerView", "", "Cupertino"), ("colorWell", "", "#FF8000"),
      ("datePicker", "datePickerMode='date' style='compact'", "581335200.0"),
      ("datePicker", "datePickerMode='countDownTimer' countDownDuration='3600'", "3600.0"),
      ("datePicker", "datePickerMode='time' useCurrentDate='NO' style='compact'", "0.0"),
    ])
  func values(name: String, attributes: String, expected: String) throws {
    let text = InterfaceScreens.storyboard(
      """
      <subviews><\(name) \(attributes) id="x">\(Self.frame)
      <date key="date" timeIntervalSinceReferenceDate="0.0"/>
      <color key="selectedColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom"
        customColorSpace="sRGB"/></\(name)></subviews>
      """)
    let document = InterfaceScreens.document(Array(text.utf8), "a.storyboard")
    let screen = try #require(InterfaceScreens.screens(document).first)
    #expect(screen.diagnostics.isEmpty)
    let view = try #require(screen.views.first { $0.element.objectID == "x" }?.view)
    let control = view is PickerView ? view : try #require(view.subviews.first)
    #expect(Self.words(control) == expected)
  }

  private static func words(_ view: View) -> String {
    switch view {
    case let view as Stepper: "\(view.value)"
    case let view as PageControl: "\(view.currentPage) of \(view.numberOfPages)"
    case let view as PickerView:
      view.delegate?.pickerView(
        view, titleForRow: view.selectedRow(inComponent: 0), forComponent: 0) ?? ""
    case let view as ColorWell:
      view.selectedColor?.resolved(with: view.traitCollection).hexText ?? ""
    case let view as DatePicker:
      view.datePickerMode == .countDownTimer
        ? "\(view.countDownDuration)" : "\(view.date.timeIntervalSinceReferenceDate)"
    default: "\(type(of: view))"
    }
  }

  @Test("a watch's objects are as large as they say, and stand at the places that they want")
  func watch() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit">
      <device id="watch42"/><scenes><scene sceneID="s"><objects><controller id="c"><items>
      <group width="1" height="50" id="g"><items>
      <group width="20" height="20" alignment="right" verticalAlignment="bottom" id="r"/>
      <group width="0.5" height="1" id="h"/></items></group>
      <button title="Go" id="b"/><label text="Ended" verticalAlignment="bottom" id="l"/>
      </items></controller></objects></scene></scenes></document>
      """
    let document = InterfaceScreens.document(Array(text.utf8), "a.storyboard")
    let screen = try #require(InterfaceScreens.screens(document).first)
    #expect(screen.size == CGSize(width: 156, height: 195) && screen.className.hasPrefix("WK"))
    func frame(_ id: String) -> CGRect? {
      screen.views.first { $0.element.objectID == id }?.view.frame
    }
    #expect(frame("g") == CGRect(x: 1, y: 21, width: 154, height: 50))
    #expect(frame("h") == CGRect(x: 0, y: 0, width: 75, height: 50))
    #expect(frame("r") == CGRect(x: 134, y: 30, width: 20, height: 20))
    #expect(frame("b") == CGRect(x: 1, y: 75, width: 154, height: 38))
    #expect(frame("l")?.maxY == 195)
    #expect(screen.views.first?.view.traitCollection.userInterfaceStyle == .dark)
  }

  private static func window(_ style: String, _ content: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
    <window title="Report" id="w"><windowStyleMask key="styleMask" \(style)/>\(content)
    <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="300" height="100"/>
    <subviews><button id="b"><rect key="frame" x="10" y="20" width="80" height="30"/>
    <buttonCell key="cell" type="push" title="Go" id="bc"/></button></subviews></view></window>
    </objects></document>
    """
  }

  private nonisolated static let toolbar = """
    <toolbar key="toolbar" id="t"><allowedToolbarItems>
    <toolbarItem implicitItemIdentifier="NSToolbarFlexibleSpaceItem" id="gap"/>
    <toolbarItem label="Add" id="add"><searchField key="view" id="s">
    <rect key="frame" x="0" y="0" width="90" height="22"/></searchField></toolbarItem>
    </allowedToolbarItems><defaultToolbarItems><toolbarItem reference="gap"/>
    <toolbarItem reference="add"/><toolbarItem reference="nobody"/></defaultToolbarItems></toolbar>
    """

  @Test(
    "a window of macOS has its bar above the content, whose frames stay those of the file",
    arguments: [
      ("titled='YES' closable='YES'", "", 128.0, 78.0),
      ("titled='YES' closable='YES'", toolbar, 152, 102),
      ("titled='YES' fullSizeContentView='YES'", toolbar, 100, 50), ("", toolbar, 100, 50),
    ])
  func window(style: String, content: String, height: CGFloat, top: CGFloat) throws {
    let text = Self.window(style, content)
    let document = InterfaceScreens.document(Array(text.utf8), "a.xib")
    let screen = try #require(InterfaceScreens.screens(document).first)
    #expect(screen.size == CGSize(width: 300, height: height))
    let root = try #require(screen.views.first { $0.element.objectID == "c" })
    let button = try #require(screen.views.first { $0.element.objectID == "b" })
    #expect(InterfaceScreen.fileFrame(of: root) == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(
      InterfaceScreen.fileFrame(of: button) == CGRect(x: 10, y: 20, width: 80, height: 30))
    let frame = InterfaceScreen.frame(of: button.view)
    let place = InterfaceScreen.outerView(of: button.view)?.convert(frame, to: nil)
    #expect(place?.minY == top)
    let search = screen.views.first { $0.element.objectID == "s" }
    #expect((search != nil) == (style.contains("titled") && !content.isEmpty))
    if let search { #expect(search.view.convert(search.view.bounds, to: nil).maxX > 250) }
  }
}
