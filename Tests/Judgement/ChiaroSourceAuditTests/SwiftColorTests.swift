// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

@testable import ChiaroSourceAudit

/// Colors as Swift writes them down, and what is no color that stays.
@Suite("Colors that Swift writes down")
struct SwiftColorTests {
  /// The colors that stay, of those that are given to a text.
  private static func colors(_ expression: String, _ library: String) -> [String] {
    let text =
      library == "SwiftUI"
      ? "import SwiftUI\nstruct A: View {\n  var body: some View {\n"
        + "    Text(\"a\").foregroundStyle(\(expression))\n  }\n}\n"
      : "import \(library)\nclass A: Base {\n  func set() {\n"
        + "    label.textColor = \(expression)\n  }\n}\n"
    return FileFacts.of(text).colors.uses.filter { !$0.site.isDynamic }.map(\.written)
  }

  @Test(
    "UIKit's colors by name are what its documentation gives",
    arguments: [
      (".black", "#000000 100"), ("UIColor.white", "#FFFFFF 100"), (".darkGray", "#555555 100"),
      ("UIColor.gray", "#808080 100"), (".lightGray", "#AAAAAA 100"), (".red", "#FF0000 100"),
      (".green", "#00FF00 100"), (".blue", "#0000FF 100"), (".cyan", "#00FFFF 100"),
      (".yellow", "#FFFF00 100"), (".magenta", "#FF00FF 100"), (".orange", "#FF8000 100"),
      (".purple", "#800080 100"), (".brown", "#996633 100"), (".darkText", "#000000 100"),
      ("UIColor.lightText", "#FFFFFF 60"), ("(.black)", "#000000 100"),
      ("UIKit.UIColor.black", "#000000 100"),
    ])
  func named(_ expression: String, _ color: String) {
    #expect(Self.colors(expression, "UIKit") == [color])
  }

  @Test(
    "initializers of UIKit, with numbers in every notation",
    arguments: [
      ("UIColor(white: 0.2, alpha: 1)", "#333333 100"),
      ("UIColor.init(white: 0.2, alpha: 1)", "#333333 100"),
      (".init(white: 0.2, alpha: 1)", "#333333 100"),
      ("UIColor(red: 51/255, green: 51/255, blue: 51/255, alpha: 1)", "#333333 100"),
      ("UIColor(red: 51.0/255.0, green: 51.0 / 255, blue: (51/255.0), alpha: 1)", "#333333 100"),
      ("UIColor(red: 0x33/255, green: 0x33/0xFF, blue: 51/255, alpha: 1)", "#333333 100"),
      ("UIColor(red: CGFloat(51)/255, green: 51/CGFloat(255), blue: 0, alpha: 1)", "#333300 100"),
      ("UIColor(red: CGFloat(0.2), green: 0, blue: 0.2, alpha: CGFloat(1))", "#330033 100"),
      ("UIColor(red: 51, green: 51, blue: 51, alpha: 1)", "#333333 100"),
      ("UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 0.5)", "#333333 50"),
      ("UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: faintness)", "#333333 50"),
      ("UIColor(displayP3Red: 0, green: 0, blue: 0, alpha: 1)", "#000000 100"),
      ("UIColor(hue: 0, saturation: 0, brightness: 0.2, alpha: 1)", "#333333 100"),
      ("UIColor(hue: 0.5, saturation: 1, brightness: 0.4, alpha: 1)", "#006666 100"),
      ("UIColor(hue: 0.75, saturation: 1, brightness: 1, alpha: 0.3)", "#8000FF 30"),
      ("UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)", "#FF0000 100"),
      ("#colorLiteral(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)", "#333333 100"),
      ("UIColor(red: 1_0/2_0, green: 0, blue: 0, alpha: 1)", "#800000 100"),
      ("UIColor(red: 1.2, green: -0.1, blue: 0, alpha: 1)", nil),
      ("UIColor(red: r, green: g, blue: b, alpha: 1)", nil),
      ("UIColor(white: isOn ? 0 : 1, alpha: 1)", nil),
      ("UIColor(red: 51/0, green: 0, blue: 0, alpha: 1)", nil),
    ] as [(String, String?)])
  func components(_ expression: String, _ color: String?) {
    #expect(Self.colors(expression, "UIKit") == [color].compactMap(\.self))
  }

  @Test(
    "hexadecimal numbers and texts of the project's own initializers and functions",
    arguments: [
      ("UIColor(hex: 0x333333)", "#333333 100"), ("UIColor(hex: 0x33_33_33)", "#333333 100"),
      ("UIColor(0x333333)", "#333333 100"), ("UIColor(rgb: 0x333333)", "#333333 100"),
      ("UIColor(hex: 0x33)", "#000033 100"), ("UIColor(hex: 0xFFF)", "#000FFF 100"),
      ("UIColor(hexValue: 0x333333, alpha: 0.5)", "#333333 50"),
      ("UIColor(hex: \"333333\")", "#333333 100"), ("UIColor(hex: \"0x333333\")", "#333333 100"),
      ("UIColor(hexString: \"#333333\")", "#333333 100"), ("UIColor(\"#333\")", "#333333 100"),
      ("UIColor(hex: \"#fFaA00\")", "#FFAA00 100"), ("UIColor(\"#333333\")!", "#333333 100"),
      ("UIColor(hex: \"#FF333333\")", "#333333 100"),
      ("UIColor.hex(\"#333333\")", "#333333 100"), ("UIColor.fromRGB(0x333333)", "#333333 100"),
      ("UIColorFromRGB(0x333333)", "#333333 100"), ("hexColor(\"#333333\")", "#333333 100"),
      ("UIColor(r: 51, g: 51, b: 51)", "#333333 100"),
      ("UIColor(r: 51, g: 51, b: 51, a: 0.5)", "#333333 50"),
      ("UIColor(hex: code)", nil), ("UIColor(hex: \"\\(code)\")", nil),
      ("UIColor(hex: \"#33333\")", nil), ("UIColor(hex: \"\")", nil), ("UIColor(\"ink\")", nil),
      ("UIColor(hex: \"tomato\")", nil), ("UIColor(hex: \"#GGGGGG\")", nil),
      ("UIColor(hex: \"#333333333\")", nil), ("UIColor(number: 333333)", nil),
      ("UIColor(named: \"#333333\")", nil), ("hash(0x333333)", nil), ("find(\"#333333\")", nil),
    ] as [(String, String?)])
  func hexadecimal(_ expression: String, _ color: String?) {
    #expect(Self.colors(expression, "UIKit") == [color].compactMap(\.self))
  }

  @Test(
    "UIKit's opacity replaces that of a color, SwiftUI's multiplies it",
    arguments: [
      ("UIKit", "UIColor.black.withAlphaComponent(0.4)", "#000000 40"),
      ("UIKit", "UIColor.black.withAlphaComponent(faintness)", "#000000 50"),
      ("UIKit", "UIColor.lightText.withAlphaComponent(0.9)", "#FFFFFF 90"),
      ("UIKit", "UIColor(white: 1, alpha: 0.1).withAlphaComponent(1)", "#FFFFFF 100"),
      ("UIKit", "UIColor.black.withAlphaComponent(0.5).withAlphaComponent(0.8)", "#000000 80"),
      ("AppKit", "NSColor.black.withAlphaComponent(0.4)", "#000000 40"),
      ("SwiftUI", "Color.black.opacity(0.5)", "#000000 50"),
      ("SwiftUI", ".black.opacity(0.5)", "#000000 50"),
      ("SwiftUI", "Color.black.opacity(0.5).opacity(0.5)", "#000000 25"),
      ("SwiftUI", "Color(white: 0.2, opacity: 0.5).opacity(0.5)", "#333333 25"),
      ("SwiftUI", "Color(UIColor.black.withAlphaComponent(0.5)).opacity(0.5)", "#000000 25"),
    ])
  func opacity(_ library: String, _ expression: String, _ color: String) {
    #expect(Self.colors(expression, library) == [color])
  }

  @Test(
    "AppKit's initializers",
    arguments: [
      (".black", "#000000 100"), ("NSColor(white: 0.2, alpha: 1)", "#333333 100"),
      ("NSColor(calibratedWhite: 0.2, alpha: 1)", "#333333 100"),
      ("NSColor(deviceWhite: 0.2, alpha: 0.5)", "#333333 50"),
      ("NSColor(genericGamma22White: 0.2, alpha: 1)", "#333333 100"),
      ("NSColor(calibratedRed: 0.2, green: 0.2, blue: 0.2, alpha: 1)", "#333333 100"),
      ("NSColor(deviceRed: 0.2, green: 0.2, blue: 0.2, alpha: 1)", "#333333 100"),
      ("NSColor(srgbRed: 0.2, green: 0.2, blue: 0.2, alpha: 1)", "#333333 100"),
      ("NSColor(calibratedHue: 0, saturation: 0, brightness: 0.2, alpha: 1)", "#333333 100"),
      ("NSColor.labelColor", nil), (".textColor", nil), (".windowBackgroundColor", nil),
      (".systemRed", nil), (".controlAccentColor", nil), ("NSColor(named: \"Ink\")", nil),
      ("NSColor(name: nil) { _ in .black }", nil), ("NSColor(patternImage: paper)", nil),
      ("NSColor(name: nil, dynamicProvider: { _ in NSColor.black })", nil),
    ] as [(String, String?)])
  func appKit(_ expression: String, _ color: String?) {
    #expect(Self.colors(expression, "AppKit") == [color].compactMap(\.self))
  }

  @Test(
    "SwiftUI's colors: black and white stay, its hues adapt, and its gray hardly does",
    arguments: [
      (".black", "#000000 100"), ("Color.white", "#FFFFFF 100"), (".gray", "#8E8E93 100"),
      ("Color(red: 0.2, green: 0.2, blue: 0.2)", "#333333 100"),
      ("Color(.sRGB, red: 0.2, green: 0.2, blue: 0.2, opacity: 0.5)", "#333333 50"),
      ("Color(.displayP3, white: 0.2, opacity: 1)", "#333333 100"),
      ("Color(white: 0.2)", "#333333 100"), ("Color(white: 0.2, opacity: 0.5)", "#333333 50"),
      ("Color(hue: 0, saturation: 0, brightness: 0.2)", "#333333 100"),
      ("Color(hue: 0, saturation: 0, brightness: 0.2, opacity: 0.5)", "#333333 50"),
      ("Color(hex: \"#333333\")", "#333333 100"), ("Color(hex: 0x333333)", "#333333 100"),
      ("Color(UIColor.black)", "#000000 100"), ("Color(uiColor: .black)", "#000000 100"),
      ("Color(nsColor: .black)", "#000000 100"), ("Color(uiColor: UIColor.gray)", "#808080 100"),
      ("Color(UIColor(white: 0.2, alpha: 1))", "#333333 100"),
      ("AnyShapeStyle(Color.black)", "#000000 100"),
      (".red", nil), ("Color.blue", nil), (".brown", nil), (".primary", nil), (".tint", nil),
      ("Color.accentColor", nil), ("Color(\"Ink\")", nil), ("Color(.label)", nil),
      ("Color(uiColor: .systemBackground)", nil), ("Color(.ink)", nil), (".clear", nil),
      (".secondary", nil), ("Color(\"#333333\", bundle: .module)", nil),
    ] as [(String, String?)])
  func swiftUI(_ expression: String, _ color: String?) {
    #expect(Self.colors(expression, "SwiftUI") == [color].compactMap(\.self))
  }

  @Test(
    "what adapts by any means, or is asked and not given, is no color that stays",
    arguments: [
      ".label", "UIColor.systemRed", ".systemBackground", ".clear", "UIColor(named: \"Ink\")",
      "UIColor(resource: .ink)", "UIColor(named: \"Ink\", in: .module, compatibleWith: nil)!",
      "UIColor { $0.userInterfaceStyle == .dark ? .white : .black }",
      "UIColor { traits in\n      traits.userInterfaceStyle == .dark ? .white : .black\n    }",
      "UIColor(dynamicProvider: { _ in .black })", "UIColor(light: .black, dark: .white)",
      "UIColor.dynamic(light: .black, dark: .white)", "adaptive(.black, .white)",
      "pick(.black, .white, traitCollection)", "UIColor(lightHex: \"#000000\", darkHex: \"#FFF\")",
      "UIColor(patternImage: paper)", "UIColor(cgColor: ink)", "UIColor(data: \"#333333\")",
      "tone == .black ? accent : tint", "colors[.black]", "theme.black", "Palette.white",
    ])
  func adaptive(_ expression: String) {
    #expect(Self.colors(expression, "UIKit") == [], "\(expression)")
  }

  /// Colors that layers are given, with whether they stay there as `CGColor`.
  @Test(
    "a layer takes Core Graphics' colors",
    arguments: [
      ("UIColor.white.cgColor", "#FFFFFF 100"), (".white", "#FFFFFF 100"),
      ("CGColor(gray: 0.2, alpha: 1)", "#333333 100"),
      ("CGColor(genericGrayGamma2_2Gray: 0.2, alpha: 0.5)", "#333333 50"),
      ("CGColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)", "#333333 100"),
      ("CGColor(srgbRed: 0.2, green: 0.2, blue: 0.2, alpha: 1)", "#333333 100"),
      ("UIColor.white.withAlphaComponent(0.5).cgColor", "#FFFFFF 50"),
      ("UIColor.label.cgColor", nil), ("brand.cgColor", nil),
    ] as [(String, String?)])
  func layers(_ expression: String, _ color: String?) {
    let text =
      "import UIKit\nclass A: UIView {\n  func set() {\n"
      + "    layer.backgroundColor = \(expression)\n  }\n}\n"
    let found = FileFacts.of(text).colors.uses
    #expect(found.map(\.written) == [color].compactMap(\.self))
    #expect(found.allSatisfy { $0.isLayer })
  }
}
