// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit
import Testing

/// What tells a color's role, and what does not: previews, choices by the style, views of one
/// style, and the cases of enums.
@Suite("Places that tell what a color is for")
struct AssetAsideTests {
  private func roles(_ code: String) throws -> Set<AssetUses.Role> {
    let assets = [NamedAsset("Ink", .color), NamedAsset("Paper", .color)]
    let text = "import SwiftUI\nimport UIKit\n\(code)\n"
    let answer = SourceAuditor.audit([("A.swift", Array(text.utf8))], assets: assets)
    let summary = try #require(answer.uses?.first)
    #expect(summary.count > 0)
    return summary.roles
  }

  private static let text = #"Text("a").foregroundColor(Color("Ink"))"#
  private static let constant = #"extension UIColor { static let tone = UIColor(named: "Ink")! }"#

  /// A view with a body, or a class with a method.
  private static func view(_ body: String) -> String {
    "struct A: View { var body: some View { \(body) } }"
  }
  private static func method(_ lines: String) -> String {
    "\(constant)\nclass A: UIView {\n func set() {\n  \(lines)\n }\n}"
  }

  @Test(
    "previews, choices by the style and views of one style tell nothing",
    arguments: [
      (view(text), true), ("#Preview { \(text) }", false),
      ("struct A_Previews { static var previews: some View { \(text) } }", false),
      ("struct B: PreviewProvider { static var previews: some View { \(text) } }", false),
      ("struct B: Provider { static var previews: some View { \(text) } }", true),
      (view("if colorScheme == .dark { \(text) }"), false),
      (view("if isOn { \(text) }"), true),
      (view(#"\#(text).environment(\.colorScheme, .light)"#), false),
      (view(#"\#(text).environment(\.locale, .light)"#), true),
      (view("\(text).colorScheme(.dark)"), false),
      (view("\(text).preferredColorScheme(scheme)"), true),
    ])
  func asides(_ code: String, _ tells: Bool) throws {
    #expect(try roles(code).contains(.text) == tells, "\(code)")
  }

  @Test(
    "so it is with the places of a constant",
    arguments: [
      (method("label.textColor = .tone"), true),
      (method("if traitCollection.userInterfaceStyle == .dark { label.textColor = .tone }"), false),
      (
        method(
          "switch style { case .dark: label.textColor = .white; default: label.textColor = .tone }"),
        false
      ),
      (method("switch kind { case .big: label.textColor = .tone; default: break }"), true),
      (method("label.textColor = Value(light: UIColor.tone, dark: .white)"), false),
      (method("label.textColor = Value(light: UIColor.tone, dark: .white).half(0.5)"), false),
      (method("label.textColor = Value(on: UIColor.tone, off: .white)"), true),
      (method("b.setTitleColor(Value(light: UIColor.tone, dark: .white), for: .normal)"), false),
      (constant + "\n#Preview { label.textColor = .tone }", false),
      // What a view draws stands on what it draws.
      (
        #"class A: UIView { func draw(_ r: CGRect) { label.textColor = UIColor(named: "Ink")! } }"#,
        false
      ),
    ])
  func constants(_ code: String, _ tells: Bool) throws {
    #expect(try roles(code).contains(.text) == tells, "\(code)")
  }

  private static let palette = #"enum Palette: String { case tone = "Ink", ground = "Paper" }"#
  private static func use(_ color: String) -> String {
    "\(palette)\nclass A: UIView { func set() { label.textColor = \(color) } }"
  }

  @Test(
    "the case of an enum is a color where it is handed on, or named with its type",
    arguments: [
      (use(".app(for: .tone)"), true), (use("UIColor(.tone)"), true),
      (use("Palette.tone.color"), true), (use("make(Palette.tone)"), true),
      // Another's of the same name.
      (use(".tone"), false), (use("Look.tone"), false), (use("theme.tone"), false),
      (use(".app(for: .ground)"), false),
    ])
  func cases(_ code: String, _ tells: Bool) throws {
    #expect(try roles(code).contains(.text) == tells, "\(code)")
  }

  @Test(
    "a symbol's color is no text's, whatever the modifier",
    arguments: [
      ("var iconForegroundColor: Color { Color(\"Ink\") }", AssetUses.Role.tint),
      ("var titleForegroundColor: Color { Color(\"Ink\") }", .text),
    ])
  func icons(_ property: String, _ role: AssetUses.Role) throws {
    let name = property.split(separator: " ")[1].dropLast()
    let kind = role == .tint ? "Image(\"a\")" : "Text(\"a\")"
    let body = "var body: some View { \(kind).foregroundColor(\(name)) }"
    let code = "struct A: View { \(property); \(body) }"
    #expect(try roles(code) == [role])
  }

  // MARK: Names

  private func used(_ code: String, _ names: [String], path: String = "A.swift") -> [Bool]? {
    SourceAuditor.audit(
      [(path, Array(code.utf8))], assets: names.map { NamedAsset($0, .color) }
    ).uses?.map { $0.count > 0 }
  }

  private static let blues = ["Blue5", "Blue10", "Blue20"]

  @Test(
    "a name may be that of a case with a number behind it, where code joins values",
    arguments: [
      ("blue", #""\(hue)\(shade)""#, blues, true), ("Blue", #""\(hue)\(shade)""#, blues, true),
      ("blue", #""\(hue)""#, blues, false), ("red", #""\(hue)\(shade)""#, blues, false),
      ("blue", #""\(hue)\(shade)""#, ["Blue5", "Blue10"], false),
    ])
  func shades(_ name: String, _ text: String, _ names: [String], _ areUsed: Bool) {
    let code = "enum Hue { case \(name) }\nlet a = \(text)"
    #expect(used(code, names) == names.map { _ in areUsed })
  }

  @Test(
    "Xcode's symbols join numbers and leave a last word out",
    arguments: [
      ("Icon2013_1-image", ".icon20131", true), ("Icon2013_1-image", ".icon20131Image", true),
      ("Icon2013_1-picture", ".icon20131", false), ("image", ".image", true),
    ])
  func symbols(_ name: String, _ symbol: String, _ isUsed: Bool) {
    let answer = SourceAuditor.audit(
      [("A.swift", Array("let a = UIImage(resource: \(symbol))".utf8))],
      assets: [NamedAsset(name, .image)])
    #expect(answer.uses?.map { $0.count > 0 } == [isUsed])
  }

  @Test(
    "what is short for a tool's list of assets names them as the list does",
    arguments: [
      ("public let I = R.image", "I.backArrow()", true), ("let C = R.color", "C.backArrow()", true),
      ("let I = Other.image", "I.backArrow()", false), ("let I = R.image", "J.backArrow()", false),
      ("let I = R.image", "I.backArrow(1)", false), ("let i = R.image", "i.backArrow()", false),
    ])
  func aliases(_ declaration: String, _ use: String, _ isUsed: Bool) {
    #expect(used("\(declaration)\nlet a = \(use)", ["BackArrow"]) == [isUsed])
  }

  @Test(
    "the manifest that Playgrounds writes names the accent",
    arguments: [("Package.swift", true), ("Names.swift", false)])
  func manifest(_ path: String, _ isUsed: Bool) {
    let code = """
      // WARNING:
      // This file is automatically generated.
      // Do not edit it by hand because the contents will be replaced.
      let package = Package(products: [.iOSApplication(accentColorAssetName: "AccentColor")])
      """
    #expect(used(code, ["AccentColor"], path: path) == [isUsed])
  }
}
