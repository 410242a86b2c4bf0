// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroSource
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroAppKit
@testable import ChiaroInterfaceBuilder

/// What a file says that a running app does otherwise.
@Suite("Elements are drawn as a running app shows them") @MainActor
struct SavedLeftoverTests {
  private func screen(_ content: String) throws -> InterfaceScreen {
    let text = InterfaceScreens.storyboard("<subviews>\(content)</subviews>")
    return try #require(
      InterfaceScreens.screens(InterfaceScreens.document(Array(text.utf8), "a.storyboard")).first)
  }

  private func view(_ id: String, in screen: InterfaceScreen) throws -> View {
    try #require(screen.views.first { $0.element.objectID == id }?.view)
  }

  private static let frame = "<rect key='frame' x='0' y='100' width='200' height='40'/>"

  @Test(
    "insets move what stands at a side whole, and what stands in the middle by half",
    arguments: [
      ("left", "center", 10.0, 2.0), ("leading", "center", 10, 2), ("right", "center", -4, 2),
      ("trailing", "center", -4, 2), ("center", "center", 3, 2), ("left", "top", 10, 6),
      ("left", "bottom", 10, -2),
    ])
  func insets(_ side: String, _ height: String, _ across: Double, _ down: Double) throws {
    func title(_ insets: String) throws -> CGRect {
      let screen = try screen(
        """
        <button contentHorizontalAlignment='\(side)' contentVerticalAlignment='\(height)'
        buttonType='system' id='b'>\(Self.frame)\(insets)<state key='normal' title='Go'/></button>
        """)
      return try #require(view("b", in: screen) as? ButtonView).title.frame
    }
    let plain = try title("")
    let moved = try title("<inset key='titleEdgeInsets' minX='10' minY='6' maxX='4' maxY='2'/>")
    #expect(abs(moved.minX - plain.minX - across) < 0.01)
    #expect(abs(moved.minY - plain.minY - down) < 0.01)
    #expect(moved.size == plain.size)
  }

  @Test(
    "what is pressed for a moment is not selected",
    arguments: [("", 1), ("momentary='NO'", 1), ("momentary='YES'", -1)])
  func momentary(_ attribute: String, _ selected: Int) throws {
    let screen = try screen(
      """
      <segmentedControl selectedSegmentIndex='1' \(attribute) id='s'>\(Self.frame)<segments>
      <segment title='A'/><segment title='B'/></segments></segmentedControl>
      """)
    let control = try #require(view("s", in: screen).subviews.first as? SegmentedControl)
    #expect(control.selectedSegmentIndex == selected)
  }

  @Test(
    "segments of AppKit are selected as they are tracked",
    arguments: [
      ("selectOne", [false, true]), ("selectAny", [true, true]), ("momentary", [false, false]),
    ])
  func tracking(_ mode: String, _ selected: [Bool]) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
      <customView id="v"><rect key="frame" x="0" y="0" width="300" height="100"/><subviews>
      <segmentedControl id="s"><rect key="frame" x="10" y="10" width="200" height="24"/>
      <segmentedCell key="cell" trackingMode="\(mode)" id="c"><segments>
      <segment label="A" selected="YES"/><segment label="B" selected="YES"/></segments>
      </segmentedCell></segmentedControl></subviews></customView></objects></document>
      """
    let document = InterfaceScreens.document(Array(text.utf8), "a.xib")
    let screen = try #require(InterfaceScreens.screens(document).first)
    let control = try #require(view("s", in: screen).subviews.first as? NSSegmentedControl)
    #expect([0, 1].map { control.isSelected(forSegment: $0) } == selected)
  }

  @Test(
    "rows are as high as their table makes them, and those below move along",
    arguments: [
      ("rowHeight='60'", "prototypes", "", 60.0), ("rowHeight='-1'", "prototypes", "", 80),
      ("", "prototypes", "", 80), ("rowHeight='60'", "prototypes", "rowHeight='90'", 60),
      ("rowHeight='60'", "cells", "rowHeight='90'", 90), ("rowHeight='60'", "cells", "", 60),
    ])
  func rows(_ table: String, _ list: String, _ cell: String, _ height: Double) throws {
    func row(_ id: String, _ top: Int) -> String {
      """
      <tableViewCell \(cell) id='\(id)'><rect key='frame' x='0' y='\(top)' width='300' height='80'/>
      <tableViewCellContentView key='contentView' id='\(id)c'>
      <rect key='frame' x='0' y='0' width='300' height='80'/></tableViewCellContentView>
      </tableViewCell>
      """
    }
    let rows = "<\(list)>\(row("a", 20))\(row("b", 100))</\(list)>"
    let content =
      list == "cells" ? "<sections><tableViewSection>\(rows)</tableViewSection></sections>" : rows
    let screen = try screen(
      """
      <tableView \(table) id='t'><rect key='frame' x='0' y='0' width='300' height='400'/>\(content)
      </tableView>
      """)
    #expect(try view("a", in: screen).frame == CGRect(x: 0, y: 20, width: 300, height: height))
    #expect(try view("b", in: screen).frame.minY == 20 + height)
    #expect(try view("ac", in: screen).frame.height == height)
  }

  @Test(
    "a layer has the colors that it can use, and the others are told",
    arguments: [
      ("layer.borderColor", "#000000", true), ("layer.borderUIColor", "#FF0000", false),
    ])
  func layerColor(_ path: String, _ color: String, _ isTold: Bool) throws {
    let screen = try screen(
      """
      <view id='w'>\(Self.frame)<userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type='number' keyPath='layer.borderWidth'>
      <integer key='value' value='2'/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type='color' keyPath='\(path)'>
      <color key='value' red='1' green='0' blue='0' alpha='1' colorSpace='custom'
      customColorSpace='sRGB'/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """)
    let layer = try view("w", in: screen).layer
    #expect(layer.borderWidth == 2)
    #expect(layer.borderColor.resolved(with: TraitCollection()).hexText == color)
    #expect(screen.diagnostics.contains { $0.id == "runtime-color-without-effect" } == isTold)
  }
}
