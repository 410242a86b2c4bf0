// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroCatalog
import ChiaroColor
import ChiaroInterfaceAudit
import ChiaroProject
import ChiaroSource
import ChiaroTestSupport
import Testing

/// The pairs of texts and grounds that screens show.
@Suite("Pairs of interface files")
struct InterfacePairTests {
  @Test("color sets that a screen shows as text on a ground are a pair")
  func pairs() throws {
    let folder = try TemporaryFolder()
    let set = #"""
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.1","green":"0.1","blue":"0.1","alpha":"1.000"}}}]}
      """#
    for name in ["Ink", "Paper"] {
      _ = try folder.write(set, to: "App/A.xcassets/\(name).colorset/Contents.json")
    }
    let label = """
      <label id="l" text="a"><color key="textColor" name="Ink"/></label>
      <label id="m" text="a"><color key="textColor" white="0" alpha="1"/></label>
      <label id="n" text="a"><color key="textColor" systemColor="secondaryLabelColor"/></label>
      <label id="o" text="a"><color key="textColor" name="Ink"/>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></label>
      <label id="p" text="a"/>
      """
    _ = try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view key="view" id="v"><subviews>\(label)</subviews>
      <color key="backgroundColor" name="Paper"/></view></objects></document>
      """, to: "App/View.xib")
    let project = try Project.scan(folder.path)
    let context = AuditContext(
      project: project, catalogs: try project.catalogs.map { try AssetCatalog(path: $0) })
    #expect(context.catalogs.map(\.colors.count) == [2])
    #expect(project.storyboards.map { Path.lastComponent($0) } == ["View.xib"])
    let pairs = InterfacePairs.all(in: context)
    let names = pairs.map { pair in
      let sets = [pair.text, pair.ground].map { $0.map { Path.stem(Path.lastComponent($0)) } }
      return "\(sets[0] ?? pair.fixed?.hexText ?? pair.system ?? "") on "
        + "\(sets[1] ?? pair.system ?? "")"
    }
    #expect(
      names == [
        "Ink on Paper", "#000000 on Paper", "secondaryLabelColor on Paper",
        "Ink on systemBackgroundColor", "labelColor on Paper",
      ])
    #expect(pairs.first?.ground?.hasSuffix("Paper.colorset") == true)
    #expect(pairs.first?.place.line == 2)
  }
}
