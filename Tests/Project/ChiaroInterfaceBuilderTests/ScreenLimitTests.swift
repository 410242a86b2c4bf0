// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSource
import Testing

@testable import ChiaroInterfaceBuilder

/// Files of more screens than anybody draws.
@MainActor
@Suite("Limits on screens of a file")
struct ScreenLimitTests {
  private static func storyboard(_ count: Int) -> String {
    let scenes = (0..<count).map {
      """
      <scene sceneID="s\($0)"><objects>
      <viewController id="vc\($0)" sceneMemberID="viewController"><view key="view" id="v\($0)"/></viewController></objects></scene>
      """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
      targetRuntime="iOS.CocoaTouch"><scenes>
      \(scenes.joined(separator: "\n"))
      </scenes></document>
      """
  }

  private static func drawing(_ count: Int) -> FileDrawing {
    let request = ScreenRequest(root: ".", files: ["A.storyboard"], output: nil, measures: false)
    let document = InterfaceScreens.document(Array(storyboard(count).utf8), "A.storyboard")
    return FileDrawing(request, document, lock: nil, painter: nil) { document in
      let names = NamedAssets()
      return ScreenReading(
        document, assets: InterfaceAssets(names: names), names: names,
        resources: InterfaceScreens.resources)
    }
  }

  @Test("screens behind the limit are counted and told, and those before it are drawn")
  func tooMany() {
    for (count, limit) in [(5, 2), (3, 3), (4, 0)] {
      var drawing = Self.drawing(count)
      drawing.mostScreens = limit
      #expect(drawing.screens().count == min(count, limit))
      let told = drawing.odd.filter { $0.id == "screens-left-out" }
      #expect(told.count == (count > limit ? 1 : 0), "\(count) of \(limit)")
      guard count > limit else { continue }
      #expect(
        told.first?.message
          == "the file has more than \(limit) screens; \(count - limit) of them are not drawn")
    }
  }

  @Test("the limit is far above the largest storyboards that are known")
  func usual() { #expect(Self.drawing(0).mostScreens == 600) }
}
