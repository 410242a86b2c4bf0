// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroCatalog
import ChiaroColor
import ChiaroFindings
import ChiaroInterfaceAudit
import ChiaroProject
import ChiaroSource
import ChiaroTestSupport
import Testing

/// What screens use color sets for, and the pairs of texts and grounds that they show.
@Suite("Colors of interface files")
struct InterfaceColorsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A project with one xib whose view has a ground and subviews.
  private func context(_ subviews: String) throws -> AuditContext {
    let set = #"""
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.1","green":"0.1","blue":"0.1","alpha":"1.000"}}}]}
      """#
    for name in ["Ink", "Paper"] {
      _ = try folder.write(set, to: "App/A.xcassets/\(name).colorset/Contents.json")
    }
    _ = try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view key="view" id="v"><subviews>\(subviews)</subviews>
      <color key="backgroundColor" name="Paper"/></view></objects></document>
      """, to: "App/View.xib")
    let project = try Project.scan(folder.path)
    #expect(project.storyboards.map { Path.lastComponent($0) } == ["View.xib"])
    return AuditContext(
      project: project, catalogs: try project.catalogs.map { try AssetCatalog(path: $0) })
  }

  @Test(
    "a set is for what the objects use it for",
    arguments: [
      (#"<label id="l" text="a"><color key="textColor" name="Ink"/></label>"#, [.text]),
      (#"<button id="b"><color key="tintColor" name="Ink"/></button>"#, [.tint]),
      (#"<tableView id="t"><color key="separatorColor" name="Ink"/></tableView>"#, [.border]),
      (#"<view id="w"><color key="backgroundColor" name="Ink"/></view>"#, [.background]),
      (#"<label id="l" text="a"><color key="shadowColor" name="Ink"/></label>"#, []),
      (
        #"<label id="l" text="a"><color key="textColor" name="Ink"/></label>"#
          + #"<view id="w"><color key="backgroundColor" name="Ink"/></view>"#, [.text, .background]
      ),
      (#"<label id="l" text="a"><color key="textColor" name="None"/></label>"#, []),
    ] as [(String, Set<AssetUses.Role>)])
  func roles(_ subviews: String, _ expected: Set<AssetUses.Role>) throws {
    let roles = InterfaceColors(in: try context(subviews)).roles
    let named = Dictionary(
      roles.map { (Path.stem(Path.lastComponent($0.key)), $0.value) }, uniquingKeysWith: { $1 })
    #expect(named["Ink", default: []] == expected)
    #expect(named["Paper"] == [.background])
    #expect(named.count == (expected.isEmpty ? 1 : 2))
  }

  @Test("color sets that a screen shows as text on a ground are a pair")
  func pairs() throws {
    let label = """
      <label id="l" text="a"><color key="textColor" name="Ink"/></label>
      <label id="m" text="a"><color key="textColor" white="0" alpha="1"/></label>
      <label id="n" text="a"><color key="textColor" systemColor="secondaryLabelColor"/></label>
      <label id="o" text="a"><color key="textColor" name="Ink"/>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></label>
      <label id="p" text="a"/>
      """
    let context = try context(label)
    #expect(context.catalogs.map(\.colors.count) == [2])
    let pairs = InterfaceColors(in: context).pairs
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
