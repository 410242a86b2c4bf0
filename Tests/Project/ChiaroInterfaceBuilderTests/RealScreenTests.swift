// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroSource
import ChiaroTestSupport
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// What drawn screens lacked beside screenshots of real ones.
@Suite("Screens as they are in screenshots") @MainActor
struct RealScreenTests {
  private func screens(_ text: String) -> [InterfaceScreen] {
    InterfaceScreens.screens(InterfaceScreens.document(Array(text.utf8), "a.storyboard"))
  }

  @Test("a bar that Xcode never laid out, or laid out for another device, stands at the edge")
  func bars() throws {
    for (width, height) in [(1_000, 1_000), (0, 0), (768, 49)] {
      let screen = try #require(
        screens(
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <device id="retina6_12"/><scenes><scene sceneID="s"><objects>
          <tabBarController id="tc" sceneMemberID="viewController">
          <tabBar key="tabBar" id="t">
          <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/></tabBar>
          </tabBarController></objects></scene></scenes></document>
          """
        ).first)
      let bar = try #require(screen.views.first { $0.element.objectID == "t" })
      let frame = InterfaceScreen.windowFrame(of: bar)
      #expect(frame.width == screen.size.width && frame.maxY == screen.size.height)
      #expect(frame.height > 48 && frame.height < 100)
    }
  }

  @Test("the texts of a table's usual cells are not cut in the room that Xcode measured for them")
  func cells() throws {
    let screen = try #require(
      screens(
        InterfaceScreens.storyboard(
          """
          <subviews><tableView id="t"><rect key="frame" x="0" y="0" width="390" height="400"/>
          <prototypes><tableViewCell style="IBUITableViewCellStyleValue1" textLabel="l" id="c">
          <rect key="frame" x="0" y="50" width="390" height="44"/>
          <tableViewCellContentView key="contentView" id="v">
          <rect key="frame" x="0" y="0" width="390" height="44"/>
          <subviews><label text="Password" id="l">
          <rect key="frame" x="8" y="12" width="60" height="20"/></label>
          <label text="Password" id="o"><rect key="frame" x="90" y="12" width="60" height="20"/>
          </label></subviews></tableViewCellContentView></tableViewCell></prototypes>
          </tableView></subviews>
          """)
      ).first)
    let labels = ["l", "o"].compactMap { id in
      screen.views.first { $0.element.objectID == id }?.view as? Label
    }
    #expect(labels.map(\.toleratesTightRoom) == [true, false])
  }

  @Test("the title of a primary button is bold, unless the file gives it a font")
  func primaryButtons() throws {
    let font = "<fontDescription key=\"titleFontDescription\" type=\"system\" pointSize=\"15\"/>"
    let button = { (role: String, font: String) in
      """
      <subviews><button \(role) id="b"><rect key="frame" x="0" y="0" width="90" height="40"/>
      <buttonConfiguration key="configuration" style="plain" title="Go">\(font)
      </buttonConfiguration></button></subviews>
      """
    }
    let weights = try [("", ""), ("role=\"primary\"", ""), ("role=\"primary\"", font)].map {
      let screen = try #require(screens(InterfaceScreens.storyboard(button($0.0, $0.1))).first)
      let view = screen.views.first { $0.element.objectID == "b" }?.view
      return try #require((view as? ButtonView)?.title.font.weight)
    }
    #expect(weights == [400, 600, 400])
  }

  @Test("AppKit's own pictures are symbols; a catalog's go before them")
  func standardImages() {
    let names = NamedAssets()
    let assets = InterfaceAssets(names: names)
    #expect(assets.image("NSAddTemplate", isSystem: false)?.content == .symbol("plus"))
    #expect(assets.image("Unknown", isSystem: false) == nil)
    names.addImages(from: LoosePictures(paths: ["/a/NSAddTemplate.png"]))
    let own = InterfaceAssets(names: names).image("NSAddTemplate", isSystem: false)
    #expect(own?.content != .symbol("plus"))
  }

  @Test("pictures of screens and sheets are the same from run to run, in light and in dark")
  func pictures() throws {
    var runs: [[String: [UInt8]?]] = []
    for _ in 0..<2 {
      let folder = try TemporaryFolder()
      _ = try folder.write(
        InterfaceScreens.storyboard(
          """
          <subviews><label text="Hello" id="l"><rect key="frame" x="20" y="80" width="90"
          height="21"/></label></subviews>
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          """), to: "a.storyboard")
      let request = ScreenRequest(
        root: folder.path, files: ["a.storyboard"], output: folder.path("out"), scale: 1)
      _ = ScreenProject(request).answer()
      let names = ["screens/a.storyboard/UIViewController", "sheets/a.storyboard"]
      runs.append(
        Dictionary(
          uniqueKeysWithValues: names.flatMap { name in
            ["light", "dark"].map { ("\(name)-\($0)", folder.bytes("out/\(name)-\($0).png")) }
          }))
    }
    #expect(runs[0] == runs[1])
    #expect(Set(runs[0].values.compactMap { $0 }).count == 4)
  }
}
