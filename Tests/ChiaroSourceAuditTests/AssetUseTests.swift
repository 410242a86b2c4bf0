// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSourceAudit
import ChiaroTestSupport
import Testing

/// How code uses assets: by texts, by symbols, through constants.
@Suite("Uses of assets")
struct AssetUseTests {
  private static let assets = [
    NamedAsset("Brand", .color), NamedAsset("Icons/share.small", .image),
    NamedAsset("Ayu Light", .image), NamedAsset("Widget", .color),
  ]

  private func summaries(_ code: String) -> [AssetSummary] {
    SourceAuditor.audit([("A.swift", Array(code.utf8))], assets: Self.assets).assets ?? []
  }

  @Test(
    "a picture is a template, shown as it is, or nobody knows",
    arguments: [
      (#"let a = UIImage(named: "share.small")?.withRenderingMode(.alwaysTemplate)"#, true, false),
      (#"let a = Asset.Icons.shareSmall.image.withRenderingMode(.alwaysTemplate)"#, true, false),
      (#"view.image = UIImage(named: "Icons/share.small")"#, false, true),
      (#"view.image = UIImage(resource: .shareSmall)"#, false, true),
      (
        #"let item = UITabBarItem(title: "a", image: UIImage(named: "share.small"), tag: 1)"#, true,
        false
      ),
      (#"let icon = UIImage(named: "share.small"); icon.withTintColor(.red)"#, true, false),
      (
        #"let i = UIImage(named: "share.small"); UITabBarItem(title: "a", image: i, tag: 1)"#, true,
        false
      ),
      (#"make(icon: UIImage(named: "share.small"))"#, false, false),
      (#"Image("share.small").renderingMode(.template)"#, true, false),
    ])
  func pictures(_ code: String, _ isTemplate: Bool, _ isPlain: Bool) throws {
    let summary = try #require(summaries(code).dropFirst().first)
    #expect(summary.count > 0)
    #expect(summary.isTemplate == isTemplate)
    #expect(summary.isPlain == isPlain)
  }

  @Test(
    "a name is found however it is written",
    arguments: [
      (#"let a = UIColor(named: "Brand")"#, true), ("label.textColor = .brand", true),
      (#"let a = "Bra\(x)""#, true), (#"let a = "\(x)nd""#, true), ("enum A { case brand }", true),
      (#"let a = "Bran""#, false), (#"let a = "\(x)""#, false), ("// Brand", false),
    ])
  func names(_ code: String, _ isUsed: Bool) {
    #expect(((summaries(code).first?.count ?? 0) > 0) == isUsed)
  }

  @Test("lists and projects name assets too: with spaces in lists, as words in projects")
  func texts() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("<key>Ayu Light</key>", to: "Info.plist")
    _ = try folder.write("X_COLOR_NAME = Widget;\n", to: "project.pbxproj")
    var request = SourceRequest(root: folder.path, files: [])
    request.assets = Self.assets
    request.texts = ["Info.plist", "project.pbxproj", "../outside.plist", "missing.xib"]
    let counts = try #require(SourceAuditor.audit(request).assets).map(\.count)
    #expect(counts == [0, 0, 1, 1])
  }

  @Test("storyboards tell where colors go, and how pictures are shown")
  func interfaces() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      <label><color key="textColor" name="Brand"/></label>
      <userDefinedRuntimeAttribute type="color" keyPath="backgroundColor">
        <color key="value" name="Widget"/></userDefinedRuntimeAttribute>
      <imageView image="share.small"/> <tabBarItem image="Ayu Light"/>
      <resources><namedColor name="Brand"/></resources>
      """, to: "Main.storyboard")
    var request = SourceRequest(root: folder.path, files: [])
    request.assets = Self.assets
    request.texts = ["Main.storyboard"]
    let found = try #require(SourceAuditor.audit(request).assets)
    #expect(found.map { $0.roles.map(\.rawValue) } == [["text"], [], [], ["background"]])
    #expect(found.map(\.isPlain) == [true, true, false, true])
    #expect(found.map(\.isTemplate) == [false, false, true, false])
    #expect(found[0].places.map(\.line) == [1])
  }
}
