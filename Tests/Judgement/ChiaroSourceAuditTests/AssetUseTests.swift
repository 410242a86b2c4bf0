// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
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

  /// Code, and the pairs that it shows, as `text on ground: line`.
  @Test(
    "text and ground of one object are a pair, also where a stack around has the ground",
    arguments: [
      (
        #"a.textColor = UIColor(named: "Brand")\#n  a.backgroundColor = .widget"#,
        ["Brand on Widget: 3"]
      ),
      (#"a.textColor = UIColor(named: "Brand")\#n  b.backgroundColor = .widget"#, []),
      (
        #"return Text("x").foregroundStyle(.brand).background(Color("Widget"))"#,
        ["Brand on Widget: 3"]
      ),
      (
        #"return VStack { HStack { Text("x").foregroundStyle(Color("Brand")).bold() } }.padding().background(Color("Widget"))"#,
        ["Brand on Widget: 3"]
      ),
      (
        #"return ZStack { Color("Widget").ignoresSafeArea(); Text("x").foregroundColor(Color("Brand")) }"#,
        ["Brand on Widget: 3"]
      ),
      (
        #"return Text("x").foregroundColor(.white).background(Color("Widget"))"#,
        ["#FFFFFF on Widget: 3"]
      ),
      (
        #"a.textColor = UIColor.white\#n  a.backgroundColor = UIColor(named: "Brand")"#,
        ["#FFFFFF on Brand: 3"]
      ),
      (
        #"a.textColor = .black\#n  a.backgroundColor = UIColor(named: "Brand")"#,
        ["#000000 on Brand: 3"]
      ),
      (
        #"return Text("x").foregroundColor(.secondary).background(Color("Widget"))"#,
        ["secondaryLabel on Widget: 3"]
      ),
      (
        #"return Text("x").foregroundColor(Color("Brand")).background(Color(.systemBackground))"#,
        ["Brand on systemBackground: 3"]
      ),
      (
        #"a.textColor = .label\#n  a.backgroundColor = UIColor(named: "Brand")"#,
        ["label on Brand: 3"]
      ),
      (
        #"a.textColor = NSColor(named: "Brand")\#n  a.backgroundColor = .windowBackgroundColor"#,
        ["Brand on windowBackgroundColor: 3"]
      ),
      (
        #"a.textColor = UIColor(named: "Brand")\#n  a.backgroundColor = .widget\#n  a.backgroundColor = .systemBackground"#,
        ["Brand on Widget: 3"]
      ),
      (#"a.textColor = .label\#n  a.backgroundColor = .systemBackground"#, []),
      (#"a.textColor = settings.brand\#n  a.backgroundColor = .widget"#, []),
      (#"a.textColor = colors.brand\#n  a.backgroundColor = .widget"#, ["Brand on Widget: 3"]),
      (#"a.textColor = Palette.brand\#n  a.backgroundColor = .widget"#, ["Brand on Widget: 3"]),
      (#"a.textColor = Theme.label\#n  a.backgroundColor = UIColor(named: "Brand")"#, []),
      (#"a.textColor = .red\#n  a.backgroundColor = UIColor(named: "Brand")"#, []),
      (
        #"return List { Text("x").foregroundStyle(Color("Brand")) }.background(Color("Widget"))"#,
        []
      ),
      (
        #"return VStack { if isOn { Text("x").foregroundStyle(Color("Brand")) } }.background(Color("Widget"))"#,
        []
      ),
    ])
  func pairs(_ code: String, _ pairs: [String]) {
    var assets = Self.assets
    for index in assets.indices { assets[index].set = assets[index].name }
    let file = "struct V: View {\n  func f() -> some View {\n  \(code)\n  }\n}"
    let answer = SourceAuditor.audit([("A.swift", Array(file.utf8))], assets: assets)
    #expect(
      answer.pairs.map {
        "\($0.text ?? $0.fixed?.hexText ?? $0.system ?? "") on \($0.ground ?? $0.system ?? ""): "
          + "\($0.place.line ?? 0)"
      } == pairs)
    // The rules are not as sure of a ground around.
    #expect(answer.findings.filter { $0.rule == "low-contrast-pair" }.isEmpty)
  }

  @Test(
    "a set is named by its class, or by another set's name with an ending behind it",
    arguments: [
      (
        "A.swift", "class Gear: Screen { var a = UIImage(named: String(describing: Gear.self)) }", 1
      ),
      ("A.swift", "struct Gear {}", 0),
      ("A.swift", #"let a = UIImage(named: name + "Alt")"#, 2),
      ("A.swift", #"let a = UIImage(named: "Alt" + name)"#, 0),
      ("A.swift", #"let a = Image("\(stem)Al\(form)")"#, 2),
      ("A.swift", #"let a = text("\(stem)Al\(form)")"#, 0),
      ("A.swift", "let a = Asset.v2Row7", 1), ("A.swift", "let a = Asset.v2Row8", 0),
      ("A.swift", #"let a = UIImage(named: name + "\(index)" + form)"#, 3),
      ("A.swift", #"let a = SKTexture(imageNamed: "\(name)\(index)")"#, 3),
      ("A.swift", #"let a = UIImage(named: name + "\(index)" + "Form")"#, 0),
      ("A.swift", #"let a = text(name + "\(index)" + form)"#, 0),
      ("A.m", "@implementation Gear\n@end", 1),
      ("A.m", #"a = [NSImage imageNamed:[name stringByAppendingString:@"Alt"]];"#, 2),
      ("A.m", #"a = [NSImage imageNamed:[name stringByAppendingString:@"lt"]];"#, 0),
    ])
  func putTogether(_ path: String, _ code: String, _ count: Int) {
    let names = ["Gear", "next", "nextAlt", "previous", "previousAlt"]
    let numbered = ["east1Horse", "east2Horse", "east10Horse", "step1", "step2", "V2 ROW 7"]
    let assets = (names + numbered)
      .map { NamedAsset($0, .image) }
    let answer = SourceAuditor.audit([(path, Array(code.utf8))], assets: assets)
    #expect(answer.uses?.filter { $0.count > 0 }.count == count)
  }

  private func summaries(_ code: String) -> [AssetUses.Use] {
    SourceAuditor.audit([("A.swift", Array(code.utf8))], assets: Self.assets).uses ?? []
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
      (
        #"var iconName: String { isOn ? "share.small" : "b" }; Image(a.iconName).renderingMode(.template)"#,
        true, false
      ),
      (
        #"var iconName: String { isOn ? "share.small" : "b" }; Image(a.otherName).renderingMode(.template)"#,
        false, false
      ),
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

  @Test(
    "a text with a space and a value is a part of a name where some name begins so",
    arguments: ["A b", "M n", "Z z"])
  func spacedNames(_ name: String) throws {
    let assets = ["Z z", "A b", "C", "M n"].map { NamedAsset($0, .image) }
    let code = #"let a = "\#(name.prefix(2))\(x)"; print("It is \(x)", "M x\(x)")"#
    let uses = SourceAuditor.audit([("A.swift", Array(code.utf8))], assets: assets).uses
    #expect(uses?.map { $0.count > 0 } == assets.map { $0.name == name })
  }

  @Test("a name that is handed to a function may be of the function's own catalog")
  func handed() {
    let targets = ["App", "Kit"].map {
      AssetTable.Target(files: ["\($0)/A.swift"], catalogs: ["\($0)/Colors.xcassets"])
    }
    let assets = ["App", "Kit"].map { NamedAsset("Logo", .image, catalog: "\($0)/Colors.xcassets") }
    for (code, counts) in [
      (#"view.image = .asset(named: "Logo")"#, [1, 1]),
      (#"view.image = UIImage(named: "Logo")"#, [1, 0]),
    ] {
      let answer = SourceAuditor.audit(
        [("App/A.swift", Array(code.utf8))], assets: assets, targets: targets)
      #expect(answer.uses?.map(\.count) == counts)
    }
  }

  @Test("a picture that a storyboard shows, and whose name code hands on, may be a template")
  func shownAndHanded() {
    let screen = #"<document><imageView image="Ayu Light" id="a"/></document>"#
    for (code, isPlain) in [(#"show(icon: "Ayu Light")"#, false), ("let a = 1", true)] {
      let answer = SourceAuditor.audit(
        [("A.swift", Array(code.utf8)), ("A.xib", Array(screen.utf8))], assets: Self.assets)
      #expect(answer.uses?[2].isPlain == isPlain)
    }
  }

  @Test("a color that a property makes of a set by its name is known by its values")
  func namedProperty() {
    let code = """
      extension UIColor { class var brandTint: UIColor { UIColor(named: "Brand") ?? .red } }
      class A: UIView { func set() { layer.backgroundColor = UIColor.brandTint.cgColor } }
      """
    for adapts in [true, false] {
      var brand = NamedAsset("Brand", .color, adapts: adapts)
      brand.values = []
      let found = SourceAuditor.audit(
        [("A.swift", Array(code.utf8))], only: ["stale-layer-color"], assets: [brand]
      ).findings
      #expect(found.map(\.standing) == (adapts ? [.likely] : []))
    }
  }

  @Test(
    "a constant by the style, and what no target builds, say nothing of a set",
    arguments: [
      ("static let brand = UIColor { _ in .red }", "", [AssetUses.Role]()),
      ("static let brand = UIColor { _ in .red }", "A.swift", []),
      ("static let other = UIColor { _ in .red }", "", [.text]),
      ("static let other = UIColor { _ in .red }", "A.swift", []),
    ])
  func unseenUses(_ constant: String, _ unbuilt: String, _ roles: [AssetUses.Role]) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("extension UIColor { \(constant) }", to: "Colors.swift")
    _ = try folder.write(
      "class A: UIView { func f() { label.textColor = UIColor.brand } }", to: "A.swift")
    var request = SourceRequest(root: folder.path, files: ["A.swift", "Colors.swift"])
    request.assets = [NamedAsset("Brand", .color)]
    request.unbuilt = unbuilt.isEmpty ? [] : [unbuilt]
    let summary = try #require(SourceAuditor.audit(request).uses?.first)
    #expect(summary.count == 1 && summary.roles == Set(roles))
  }

  @Test(
    "a name means the set of the file's own target; all of them where that has none",
    arguments: [("Mac/A.swift", [1, 0]), ("iOS/A.swift", [0, 1]), ("Kit/A.swift", [1, 1])])
  func targets(file: String, counts: [Int]) {
    let targets = ["Mac", "iOS", "Kit"].map {
      AssetTable.Target(files: ["\($0)/A.swift"], catalogs: ["\($0)/Colors.xcassets"])
    }
    let assets = ["Mac", "iOS"].map {
      NamedAsset("Brand", .color, catalog: "\($0)/Colors.xcassets")
    }
    let code = Array(#"view.backgroundColor = UIColor(named: "Brand")"#.utf8)
    let answer = SourceAuditor.audit([(file, code)], assets: assets, targets: targets)
    #expect(answer.uses?.map(\.count) == counts)
  }

  @Test(
    "what goes through a constant has the roles of its uses; an icon's color is no text's",
    arguments: [
      (
        "var shade: Color { Color(\"Brand\") }; Text(a).foregroundColor(shade)", AssetUses.Role.text
      ),
      ("var iconColor: Color { Color(\"Brand\") }; Image(a).foregroundColor(iconColor)", .tint),
    ])
  func constants(code: String, role: AssetUses.Role) {
    #expect(summaries(code).first?.roles == [role])
  }

  @Test("a symbol of the system's is no picture of a catalog")
  func systemSymbols() {
    #expect(summaries(#"UIImage(systemName: "Ayu Light")"#)[2].count == 0)
    #expect(summaries(#"make(systemImageName: "Ayu Light")"#)[2].count == 0)
  }

  @Test("lists and projects name assets too: with spaces in lists, as words in projects")
  func texts() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("<key>Ayu Light</key>", to: "Info.plist")
    let icon = "<key>UIApplicationShortcutItemIconFile</key>\n<string>share.small</string>"
    _ = try folder.write(icon, to: "Shortcuts.plist")
    _ = try folder.write("X_COLOR_NAME = Widget;\n", to: "project.pbxproj")
    var request = SourceRequest(root: folder.path, files: [])
    request.assets = Self.assets
    request.texts = [
      "Info.plist", "Shortcuts.plist", "project.pbxproj", "../outside.plist", "missing.xib",
    ]
    let summaries = try #require(SourceAuditor.audit(request).uses)
    #expect(summaries.map(\.count) == [0, 1, 1, 1])
    #expect(summaries.map(\.isTemplate) == [false, true, false, false])
  }

  @Test("storyboards tell where colors go, and how pictures are shown")
  func interfaces() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      <document><label><color key="textColor" name="Brand"/></label>
      <userDefinedRuntimeAttribute type="color" keyPath="backgroundColor">
        <color key="value" name="Widget"/></userDefinedRuntimeAttribute>
      <imageView image="share.small"/> <tabBarItem image="Ayu Light"/>
      <menuItem image="Ayu Light" catalog="system"/>
      <resources><namedColor name="Brand"/></resources></document>
      """, to: "Main.storyboard")
    var request = SourceRequest(root: folder.path, files: [])
    request.assets = Self.assets
    request.texts = ["Main.storyboard"]
    let found = try #require(SourceAuditor.audit(request).uses)
    #expect(found.map { $0.roles.map(\.rawValue) } == [["text"], [], [], ["background"]])
    #expect(found.map(\.isPlain) == [true, true, false, true])
    #expect(found.map(\.isTemplate) == [false, false, true, false])
    #expect(found[0].places.map(\.line) == [1])
  }
}
