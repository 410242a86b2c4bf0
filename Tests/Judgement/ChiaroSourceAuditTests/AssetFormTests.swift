// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit
import ChiaroTestSupport
import Testing

/// Names of assets in forms of their own: templates by functions of the project's, literals,
/// symbols of Objective-C, and names that are put together.
@Suite("Forms in which assets are named")
struct AssetFormTests {
  private static let assets = [
    NamedAsset("Brand Tint", .color), NamedAsset("share.small", .image),
    NamedAsset("frame_01", .image), NamedAsset("frame_02", .image),
  ]

  private func answer(_ code: String, _ path: String = "A.swift") -> SourceAnswer {
    SourceAuditor.audit([(path, Array(code.utf8))], assets: Self.assets)
  }

  private func counts(_ code: String, _ path: String) throws -> [Bool] {
    try #require(answer(code, path).uses).map { $0.count > 0 }
  }

  @Test(
    "a page names pictures by paths, a file of settings names colors by words",
    arguments: [
      ("a.html", "<img src=\"../img/share.small.png\">", [false, true]),
      ("a.html", "<p>img/share.small.png</p>", [false, true]),
      ("a.html", "<p>share.smaller</p>", [false, false]),
      ("App.xcconfig", "ACCENT_NAME = Tint\n", [true, false]),
      ("App.xcconfig", "ACCENT_NAME = Tints\n", [false, false]),
    ])
  func pagesAndSettings(_ path: String, _ text: String, _ isUsed: [Bool]) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(text, to: path)
    var request = SourceRequest(root: folder.path, files: path.hasSuffix("html") ? [path] : [])
    request.texts = path.hasSuffix("html") ? [] : [path]
    request.assets = [NamedAsset("Tint", .color), NamedAsset("share.small", .image)]
    let summaries = try #require(SourceAuditor.audit(request).uses)
    #expect(summaries.map { $0.count > 0 } == isUsed)
  }

  private static func painted(_ function: String, in type: String = "UIImage") -> String {
    """
    extension \(type) { \(function) { paint() } }
    class A { func set() { view.image = UIImage(named: "share.small")?.painted(.red) } }
    """
  }

  @Test(
    "a function of a picture that is handed a color and gives a picture makes a template",
    arguments: [
      (painted("func painted(_ color: UIColor) -> UIImage"), true),
      (painted("func painted(_ color: UIColor?) -> UIImage?"), true),
      (painted("func painted(_ color: UIColor) -> Self"), true),
      (painted("func painted(_ size: CGSize) -> UIImage"), false),
      (painted("func painted(_ color: UIColor)"), false),
      (painted("func painted(_ color: UIColor) -> CGSize"), false),
      (painted("func filled(_ color: UIColor) -> UIImage"), false),
      (painted("func painted(_ color: UIColor) -> UIImage", in: "UIView"), false),
    ])
  func painting(_ code: String, _ isTemplate: Bool) throws {
    let summary = try #require(answer(code).uses?[1])
    #expect(summary.count == 1 && summary.isTemplate == isTemplate)
    #expect(summary.isPlain != isTemplate)
  }

  @Test(
    "a literal of a picture is followed to where it is shown",
    arguments: [
      (#"view.image = #imageLiteral(resourceName: "share.small")"#, false, true),
      (
        #"icon = #imageLiteral(resourceName: "share.small").withTintColor(.red)"#,
        true, false
      ),
      (#"view.image = #fileLiteral(resourceName: "share.small")"#, false, false),
      (#"view.image = #imageLiteral(resourceName: "share.big")"#, nil, nil),
    ] as [(String, Bool?, Bool?)])
  func literals(_ code: String, _ isTemplate: Bool?, _ isPlain: Bool?) throws {
    let summary = try #require(answer(code).uses?[1])
    #expect((summary.count > 0) == (isTemplate != nil))
    #expect(summary.isTemplate == (isTemplate ?? false))
    #expect(summary.isPlain == (isPlain ?? false))
  }

  @Test(
    "names that code spells in other ways",
    arguments: [
      ("intro-2-yk5ci", "A.swift", "let a = Image(.intro2Yk5Ci)", true),
      ("intro-2-yk5ci", "A.swift", "let a = Image(.intro2Yk5cia)", false),
      ("PlayColorful", "A.m", #"a = [state stringByAppendingString:@"Colorful"];"#, true),
      ("PlayColorful", "A.m", #"a = [state stringByAppendingString:@"Normal"];"#, false),
      ("PlayColorful", "A.m", #"a = [@"Play" stringByAppendingString:state];"#, true),
      ("PlayColorful", "A.m", #"a = [@"Stop" stringByAppendingString:state];"#, false),
      ("vectrex", "A.swift", #"let a = "org.example.vectrex""#, true),
      ("vectrex", "A.swift", #"let a = "an example, and vectrex""#, false),
      ("icons/keys/02", "A.swift", #"let a = String(format: "%@/%02d", "icons/keys", 2)"#, true),
      ("icons/keys/02", "A.swift", #"let a = String(format: "%@/%02d", "icons/key", 2)"#, false),
    ])
  func spelledNames(_ name: String, _ path: String, _ code: String, _ isUsed: Bool) throws {
    let answer = SourceAuditor.audit(
      [(path, Array(code.utf8))], assets: [NamedAsset(name, .image)])
    #expect((try #require(answer.uses?.first).count > 0) == isUsed)
  }

  @Test(
    "Xcode's symbols for Objective-C, and formats with the number of a picture",
    arguments: [
      ("A.m", "a = [UIColor colorNamed:ACColorNameBrandTint];", [true, false, false, false]),
      ("A.m", "a = [UIImage imageNamed:ACImageNameShareSmall];", [false, true, false, false]),
      ("A.m", "a = [UIColor colorNamed:ACColorNameBrandTints];", [false, false, false, false]),
      ("A.m", "a = [UIColor colorNamed:ColorNameBrandTint];", [false, false, false, false]),
      (
        "A.m", #"a = [NSString stringWithFormat:@"frame_%02d", i];"#, [false, false, true, true]
      ),
      (
        "A.m", #"a = [NSString stringWithFormat:@"frames_%02d", i];"#, [false, false, false, false]
      ),
      ("A.m", #"a = [NSString stringWithFormat:@"%@_%02d", b, i];"#, [false, false, false, false]),
      ("A.m", #"a = @"frame_";"#, [false, false, false, false]),
      ("A.swift", #"let a = String(format: "frame_%02d", i)"#, [false, false, true, true]),
      ("A.swift", #"let a = String(format: "frames_%02d", i)"#, [false, false, false, false]),
      ("A.swift", #"let a = String(format: "f%02d", i)"#, [false, false, false, false]),
      ("A.swift", #"let a = "frame_" + number"#, [false, false, true, true]),
      ("A.swift", #"let a = "frames_" + number"#, [false, false, false, false]),
    ])
  func madeNames(_ path: String, _ code: String, _ areUsed: [Bool]) throws {
    #expect(try counts(code, path) == areUsed)
  }

  @Test(
    "whether pictures are found by names that code makes",
    arguments: [
      ("A.m", "a = [UIImage imageNamed:name];", true),
      ("A.m", "a = [UIImage imageNamed: [b stringByAppendingString:c]];", true),
      ("A.m", #"a = [UIImage imageNamed:@"share.small"];"#, false),
      ("A.m", #"a = [UIImage imageNamed:@"b"]; c = [UIImage imageNamed:b];"#, true),
      ("A.m", "a = @selector(imageNamed:);", false), ("A.m", "a = [UIImage new];", false),
      ("A.swift", "let a = UIImage(named: name)", true), ("A.swift", "Image(icon.name)", true),
      ("A.swift", "Image(name)", true), ("A.swift", "UIImage(named: b.lowercased())", true),
      ("A.swift", #"let a = UIImage(named: "share.small")"#, false),
      ("A.swift", "Image(.shareSmall)", false), ("A.swift", "Image(systemName: name)", false),
      ("A.swift", "Label(named: name)", false),
    ])
  func findsPictures(_ path: String, _ code: String, _ finds: Bool) {
    let answer = answer(code, path)
    #expect(answer.findsPictures == finds)
    #expect(answer.json.text(.compact).contains("\"finds_pictures\":\(finds)"))
  }

  @Test(
    "a name in small letters finds a picture where the code makes its names small",
    arguments: [
      (#"let a = "SHARE.SMALL"; let b = UIImage(named: kind.lowercased())"#, true),
      (#"let a = "SHARE.SMALL"; let b = UIImage(named: kind)"#, false),
    ])
  func loweredNames(_ code: String, _ isUsed: Bool) throws {
    #expect(try counts(code, "A.swift")[1] == isUsed)
  }

  @Test(
    "a picture is a template where an outlet that leads to its view makes one",
    arguments: [
      ("icon.image = icon.image?.withRenderingMode(.alwaysTemplate)", true),
      ("other.image = other.image?.withRenderingMode(.alwaysTemplate)", false),
    ])
  func outlets(_ code: String, _ isTemplate: Bool) throws {
    let screen = """
      <document><imageView image="share.small" id="i"/>
      <outlet property="icon" destination="i" id="o"/></document>
      """
    let answer = SourceAuditor.audit(
      [("A.swift", Array(code.utf8)), ("A.xib", Array(screen.utf8))], assets: Self.assets)
    let summary = try #require(answer.uses?[1])
    #expect(summary.isTemplate == isTemplate && summary.isPlain != isTemplate)
  }

  @Test("a launch screen tells no role of a color", arguments: ["", #" launchScreen="YES""#])
  func launchScreens(_ attribute: String) throws {
    let screen = """
      <document type="a"\(attribute)><view>
      <color key="backgroundColor" name="Ink"/></view></document>
      """
    let answer = SourceAuditor.audit(
      [("A.storyboard", Array(screen.utf8))], assets: [NamedAsset("Ink", .color)])
    let summary = try #require(answer.uses?.first)
    #expect(summary.count > 0)
    #expect(summary.roles == (attribute.isEmpty ? [.background] : []))
  }

  @Test(
    "a name may end as a file does",
    arguments: [
      ("share.small.png", true), ("share.small@2x.png", true), ("share.small@3x.jpeg", true),
      ("share.small.svg", true), ("share.small.gif", false), ("share.png", false),
      ("share.small@4x.png", false), (".png", false),
    ])
  func endings(_ name: String, _ isUsed: Bool) throws {
    let answer = SourceAuditor.audit(
      [("A.swift", Array(#"let a = UIImage(named: "\#(name)")"#.utf8))], assets: Self.assets)
    #expect((try #require(answer.uses?[1]).count > 0) == isUsed)
    let unknown = answer.findings.filter { $0.rule == "undefined-asset" }
    #expect(unknown.isEmpty || !isUsed)
  }

  @Test(
    "names with a number, names of two values, methods of a tool and variants of symbols",
    arguments: [
      ("A.swift", #"let a = "walkingIcon""#, "walkingIcon24", true),
      ("A.swift", #"let a = "walking""#, "walkingIcon24", false),
      ("A.swift", #"let a = "D\(index)""#, "D11", true),
      ("A.swift", #"let a = "D\(index)""#, "D11b", false),
      ("A.swift", #"let a = "D\(index)""#, "Dark", false),
      ("A.m", #"a = [NSString stringWithFormat:@"%@_black", b];"#, "bits_black", true),
      ("A.m", #"a = [NSString stringWithFormat:@"%@_blue", b];"#, "bits_black", false),
      ("A.m", #"a = [NSString stringWithFormat:@"%d_black", b];"#, "bits_black", false),
      ("A.m", "a = [SPLCatalog connectRedImage];", "connect-red", true),
      ("A.m", "a = [SPLCatalog connectImage];", "connect-red", false),
      ("A.m", "connectRedImage = 1;", "connect-red", false),
      ("A.swift", #"Image("box")"#, "box.fill", true),
      ("A.swift", #"Image("box")"#, "box.filled", false),
      ("A.swift", #"Image("boxes")"#, "box.fill", false),
    ])
  func otherForms(_ path: String, _ code: String, _ name: String, _ isUsed: Bool) throws {
    let assets = [NamedAsset("box", .image), NamedAsset(name, .image)]
    let answer = SourceAuditor.audit([(path, Array(code.utf8))], assets: assets)
    #expect((try #require(answer.uses?[1]).count > 0) == isUsed)
  }

  @Test(
    "SwiftUI's own styles are no sets of their names",
    arguments: [
      ("Text(a).foregroundStyle(.primary)", false), ("Text(a).foregroundStyle(.ink)", true),
      ("Text(a).foregroundColor(Color.primary)", false),
      (#"Text(a).foregroundColor(Color("Primary"))"#, true),
      ("Text(a).foregroundColor(Asset.primary)", true),
    ])
  func systemStyles(_ code: String, _ isUsed: Bool) throws {
    let assets = [NamedAsset("Primary", .color), NamedAsset("Ink", .color)]
    let text = "import SwiftUI\nstruct A: View { var body: some View { \(code) } }"
    let answer = SourceAuditor.audit([("A.swift", Array(text.utf8))], assets: assets)
    let counts = try #require(answer.uses).map(\.count)
    #expect((counts.reduce(0, +) > 0) == isUsed)
  }

  @Test(
    "a color that is called like one of the system's writes where a tool's name or a text names it",
    arguments: [
      ("Text(a).foregroundColor(.gray)", false), ("Text(a).foregroundColor(Color.gray)", false),
      ("Text(a).foregroundColor(.mint)", false), ("Text(a).foregroundColor(.ink)", true),
      (#"Text(a).foregroundColor(Color("Gray"))"#, true),
      ("Text(a).foregroundColor(Color(.gray))", true),
      ("Text(a).foregroundColor(Asset.gray)", true),
    ])
  func systemHues(_ code: String, _ isText: Bool) throws {
    let assets = ["Gray", "Mint", "Ink"].map { NamedAsset($0, .color) }
    let text = "import SwiftUI\nstruct A: View { var body: some View { \(code) } }"
    let answer = SourceAuditor.audit([("A.swift", Array(text.utf8))], assets: assets)
    let uses = try #require(answer.uses).filter { $0.count > 0 }
    #expect(uses.count == 1)
    #expect(uses.contains { $0.roles.contains(.text) } == isText)
  }

  private static let picture = #"UIImage(named: "share.small")"#

  @Test(
    "what shows the shape of its picture alone shows a template",
    arguments: [
      ("let close = UIButton(type: .system)\nclose.setImage(\(picture), for: .normal)", true),
      ("let close = UIButton(type: .custom)\nclose.setImage(\(picture), for: .normal)", false),
      ("let close = UIButton(type: .system)\nopen.setImage(\(picture), for: .normal)", false),
      ("close = UIButton(type: .system)\nclose.setImage(\(picture), for: .normal)", true),
      ("marker.glyphImage = \(picture)", true), ("marker.selectedGlyphImage = \(picture)", true),
      ("marker.otherImage = \(picture)", false),
    ])
  func shapes(_ code: String, _ isTemplate: Bool) throws {
    let text = "class A {\nfunc set() {\n\(code)\n}\n}"
    let summary = try #require(answer(text).uses?[1])
    #expect(summary.isTemplate == isTemplate && summary.isPlain != isTemplate)
  }
}
