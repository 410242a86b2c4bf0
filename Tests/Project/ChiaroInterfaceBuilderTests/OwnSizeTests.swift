// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// Places and sizes that follow from what a file says, without the frames that Xcode saved in it.
@Suite("Sizes are known without saved frames") @MainActor
struct OwnSizeTests {
  private func frames(
    _ content: String, version: Int = 22_000, isMac: Bool = true
  ) throws -> [String: CGRect] {
    let text =
      isMac
      ? """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" toolsVersion="\(version)"
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><customView id="v">
      <rect key="frame" x="0" y="0" width="400" height="300"/>\(content)</customView></objects>
      </document>
      """ : InterfaceScreens.storyboard(content)
    let document = InterfaceScreens.document(Array(text.utf8), isMac ? "a.xib" : "a.storyboard")
    let screen = try #require(InterfaceScreens.screens(document).first)
    return Dictionary(
      screen.views.compactMap { placed in
        placed.element.objectID.map { ($0, InterfaceScreen.fileFrame(of: placed)) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// A view of a fixed size.
  private func box(_ id: String, _ width: Int, _ height: Int, _ more: String = "") -> String {
    """
    <customView \(more) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <constraints><constraint firstAttribute="width" constant="\(width)" id="\(id)w"/>
    <constraint firstAttribute="height" constant="\(height)" id="\(id)h"/></constraints>
    </customView>
    """
  }

  /// The constraints that put a view at the upper left of the one around it.
  private func corner(_ id: String) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="v" secondAttribute="top" id="t"/>
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="v" secondAttribute="leading"
    id="l"/>
    """
  }

  @Test("a grid's rows and columns are as large as what stands in them")
  func grid() throws {
    func cell(_ row: String, _ column: String, _ view: String) -> String {
      let inner = view.replacing("<customView ", with: "<customView key=\"contentView\" ")
      return "<gridCell row='\(row)' column='\(column)' id='\(row)\(column)'>\(inner)</gridCell>"
    }
    let frames = try frames(
      """
      <subviews><gridView xPlacement="trailing" yPlacement="center" rowSpacing="7"
      columnSpacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="g">
      <rows><gridRow id="r1"/><gridRow id="r2"/></rows>
      <columns><gridColumn id="c1"/><gridColumn xPlacement="leading" id="c2"/></columns>
      <gridCells>\(cell("r1", "c1", box("a", 40, 16)))\(cell("r1", "c2", box("b", 200, 20)))
      \(cell("r2", "c1", box("c", 60, 16)))\(cell("r2", "c2", box("d", 100, 30)))</gridCells>
      </gridView></subviews><constraints>\(corner("g"))</constraints>
      """)
    #expect(frames["g"]?.size == CGSize(width: 268, height: 57))
    #expect(frames["a"] == CGRect(x: 20, y: 39, width: 40, height: 16))
    #expect(frames["b"] == CGRect(x: 68, y: 37, width: 200, height: 20))
    #expect(frames["c"] == CGRect(x: 0, y: 7, width: 60, height: 16))
    #expect(frames["d"] == CGRect(x: 68, y: 0, width: 100, height: 30))
  }

  @Test(
    "a column's views reach both edges where they hug their content less than the stack does",
    arguments: [(249, 196.0), (251, 26)])
  func column(_ hugging: Int, _ width: Double) throws {
    let frames = try frames(
      """
      <subviews><stackView distribution="fill" orientation="vertical" alignment="leading"
      horizontalStackHuggingPriority="250" verticalStackHuggingPriority="250"
      translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>\(box("a", 196, 20))
      <textField horizontalHuggingPriority="\(hugging)" verticalHuggingPriority="750"
      translatesAutoresizingMaskIntoConstraints="NO" id="l"><textFieldCell key="cell"
      lineBreakMode="clipping" title="Title" id="c"><font key="font" metaFont="system"/>
      </textFieldCell></textField></subviews></stackView></subviews>
      <constraints>\(corner("s"))</constraints>
      """)
    let label = try #require(frames["l"])
    #expect(abs(label.width - width - 4) <= 3, "\(label)")
  }

  @Test(
    "push buttons have the room that AppKit of their time gives a title",
    arguments: [(14_000, 28.0), (17_000, 20), (23_000, 20), (25_000, 24)])
  func pushButton(_ version: Int, _ room: Double) throws {
    func control(_ kind: String, _ attributes: String) -> String {
      """
      <\(kind) translatesAutoresizingMaskIntoConstraints="NO" id="\(kind)"><\(kind)Cell key="cell"
      title="Continue" \(attributes) id="\(kind)c"><font key="font" metaFont="system"/>
      </\(kind)Cell></\(kind)>
      """
    }
    let content = """
      <subviews>\(control("button", "type='push' bezelStyle='rounded' borderStyle='border'"))
      \(control("textField", "lineBreakMode='clipping'"))</subviews>
      <constraints>\(corner("button"))
      <constraint firstItem="textField" firstAttribute="leading" secondItem="button"
      secondAttribute="trailing" constant="8" id="a"/>
      <constraint firstItem="textField" firstAttribute="firstBaseline" secondItem="button"
      secondAttribute="firstBaseline" id="b"/></constraints>
      """
    let frames = try frames(content, version: version)
    let button = try #require(frames["button"])
    let label = try #require(frames["textField"])
    // Their frames reach beyond the rectangles by which they are laid out.
    let shadow: CGFloat = version >= 24_000 ? 0 : version < 17_000 ? 12 : 14
    #expect(abs(button.width - shadow - (label.width - 4) - room) <= 1, "\(button), \(label)")
    let bottom: CGFloat = version >= 24_000 ? 4 : 10
    #expect(abs(label.minY - button.minY - bottom) <= 1, "\(button), \(label)")
  }

  @Test("the labels of a usual cell stand where its style has them")
  func usualCell() throws {
    let frames = try frames(
      """
      <subviews><tableView rowHeight="-1" id="t"><rect key="frame" x="0" y="0" width="300"
      height="400"/><prototypes><tableViewCell textLabel="l"
      style="IBUITableViewCellStyleDefault" id="a"><rect key="frame" x="0" y="0" width="300"
      height="44"/><tableViewCellContentView key="contentView" id="c">
      <rect key="frame" x="0" y="0" width="300" height="44"/><subviews>
      <label text="Title" id="l"/></subviews></tableViewCellContentView></tableViewCell>
      </prototypes></tableView></subviews>
      """, isMac: false)
    #expect(frames["l"] == CGRect(x: 16, y: 0, width: 268, height: 44))
  }
}
