// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// Fonts of files, in both notations.
@Suite("Fonts are what their descriptions mean") @MainActor
struct FontTableTests {
  struct Wanted: Sendable {
    var description: String
    var size: CGFloat
    var weight: Int
    var isItalic = false

    init(_ description: String, _ size: CGFloat, _ weight: Int, isItalic: Bool = false) {
      (self.description, self.size, self.weight) = (description, size, weight)
      self.isItalic = isItalic
    }
  }

  private static func made(_ description: String) throws -> MadeScreen {
    try MadeScreen(
      ios: """
        <label text="A" id="l">\(rect(0, 0, 90, 40))
        <fontDescription key="fontDescription" \(description)/></label>
        """)
  }

  /// Human Interface Guidelines, Typography, iOS Dynamic Type sizes, Large.
  nonisolated private static let styles: [Wanted] = [
    Wanted("UICTFontTextStyleTitle0", 34, 400), Wanted("UICTFontTextStyleTitle1", 28, 400),
    Wanted("UICTFontTextStyleTitle2", 22, 400), Wanted("UICTFontTextStyleTitle3", 20, 400),
    Wanted("UICTFontTextStyleHeadline", 17, 600), Wanted("UICTFontTextStyleBody", 17, 400),
    Wanted("UICTFontTextStyleCallout", 16, 400), Wanted("UICTFontTextStyleSubhead", 15, 400),
    Wanted("UICTFontTextStyleFootnote", 13, 400), Wanted("UICTFontTextStyleCaption1", 12, 400),
    Wanted("UICTFontTextStyleCaption2", 11, 400),
  ]

  @Test("a text style has the size and weight that the guidelines give it", arguments: styles)
  func style(_ wanted: Wanted) throws {
    let font = try Self.made("style='\(wanted.description)'").view("l", Label.self).font
    #expect(font?.pointSize == wanted.size && font?.weight == wanted.weight)
  }

  /// UIFont.h: weights by their names; the bold system font is semibold.
  nonisolated private static let systems: [Wanted] = [
    Wanted("type='system' pointSize='17'", 17, 400),
    Wanted("type='boldSystem' pointSize='20'", 20, 600),
    Wanted("type='italicSystem' pointSize='12'", 12, 400, isItalic: true),
    Wanted("type='system' weight='ultraLight' pointSize='9.5'", 9.5, 100),
    Wanted("type='system' weight='thin' pointSize='10'", 10, 200),
    Wanted("type='system' weight='light' pointSize='10'", 10, 300),
    Wanted("type='system' weight='regular' pointSize='10'", 10, 400),
    Wanted("type='system' weight='medium' pointSize='10'", 10, 500),
    Wanted("type='system' weight='semibold' pointSize='10'", 10, 600),
    Wanted("type='system' weight='bold' pointSize='10'", 10, 700),
    Wanted("type='system' weight='heavy' pointSize='10'", 10, 800),
    Wanted("type='system' weight='black' pointSize='10'", 10, 900),
    Wanted("type='boldSystem' weight='medium' pointSize='10'", 10, 500),
    Wanted("type='system' weight='sturdy' pointSize='10'", 10, 400),
    // UIFont.systemFontSize
    Wanted("type='system'", 14, 400), Wanted("type='system' pointSize='0'", 14, 400),
    Wanted("type='system' pointSize='-8'", 14, 400),
    Wanted("type='system' pointSize='nan'", 14, 400),
    Wanted("type='system' pointSize='many'", 14, 400),
  ]

  @Test("a system font has the size and weight of its words", arguments: systems)
  func system(_ wanted: Wanted) throws {
    let made = try Self.made(wanted.description)
    let font = try #require(made.view("l", Label.self).font)
    #expect(font.pointSize == wanted.size && font.weight == wanted.weight)
    #expect(font.face.contains(.italic) == wanted.isItalic)
    #expect(made.odd.isEmpty)
  }

  nonisolated private static let names: [Wanted] = [
    Wanted("HelveticaNeue", 16, 400), Wanted("HelveticaNeue-Bold", 16, 700),
    Wanted("HelveticaNeue-Medium", 16, 500), Wanted("HelveticaNeue-Light", 16, 300),
    Wanted("HelveticaNeue-UltraLight", 16, 100), Wanted("HelveticaNeue-Thin", 16, 200),
    Wanted("HelveticaNeue-LightItalic", 16, 300, isItalic: true),
    Wanted("AvenirNext-DemiBold", 16, 600), Wanted("AvenirNext-Heavy", 16, 800),
    Wanted("Avenir-Black", 16, 900), Wanted("Georgia-Italic", 16, 400, isItalic: true),
    Wanted("Courier-BoldOblique", 16, 700, isItalic: true),
    Wanted("TimesNewRomanPS-BoldItalicMT", 16, 700, isItalic: true),
    Wanted("Arial-BoldMT", 16, 700), Wanted("OpenSans-SemiBold", 16, 600),
    Wanted("Roboto-ExtraLight", 16, 200), Wanted("Poppins-ExtraBold", 16, 800),
  ]

  @Test("the system's font of the weight that a name says stands for it", arguments: names)
  func name(_ wanted: Wanted) throws {
    let made = try Self.made("name='\(wanted.description)' family='A' pointSize='16'")
    let font = try #require(made.view("l", Label.self).font)
    #expect(font.pointSize == 16 && font.weight == wanted.weight, "\(font.weight)")
    #expect(font.face.contains(.italic) == wanted.isItalic)
    #expect(made.odd == ["font-substituted"])
  }

  @Test(
    "a font that no file names is the one that UIKit has for the view",
    arguments: [
      ("label", "text='A'", 17.0), ("textField", "text='A'", 17), ("textView", "text='A'", 12),
    ])
  func usual(_ name: String, _ attributes: String, _ size: CGFloat) throws {
    let made = try MadeScreen(
      ios: "<\(name) \(attributes) id='x'>\(rect(0, 0, 90, 40))</\(name)>")
    let view = try made.placed("x").view
    let font = (view as? Label)?.font ?? (view as? TextField)?.font ?? (view as? TextView)?.font
    #expect(font?.pointSize == size && font?.weight == 400)
  }

  @Test(
    "the size of a font is bounded", arguments: ["1000", "4000", "1e6"])
  func bounded(_ size: String) throws {
    let made = try Self.made("type='system' pointSize='\(size)'")
    #expect(try made.view("l", Label.self).font.pointSize == 1_000)
  }

  // MARK: AppKit

  /// NSFont.h, and Human Interface Guidelines, Typography, macOS built-in text styles.
  nonisolated private static let macFonts: [Wanted] = [
    Wanted("metaFont='system'", 13, 400), Wanted("metaFont='systemBold'", 13, 700),
    Wanted("metaFont='smallSystem'", 11, 400), Wanted("metaFont='smallSystemBold'", 11, 700),
    Wanted("metaFont='miniSystem'", 9, 400), Wanted("metaFont='label'", 10, 400),
    Wanted("metaFont='label' size='9'", 9, 400), Wanted("metaFont='message'", 13, 400),
    Wanted("metaFont='message' size='11'", 11, 400), Wanted("metaFont='toolTip'", 11, 400),
    Wanted("metaFont='menu'", 13, 400), Wanted("metaFont='menu' size='11'", 11, 400),
    Wanted("metaFont='titleBar'", 13, 400), Wanted("metaFont='user'", 12, 400),
    Wanted("metaFont='systemLight' size='12'", 12, 300),
    Wanted("metaFont='systemThin' size='13'", 13, 200),
    Wanted("metaFont='systemUltraLight' size='13'", 13, 100),
    Wanted("metaFont='systemMedium' size='14'", 14, 500),
    Wanted("metaFont='systemSemibold' size='13'", 13, 600),
    Wanted("metaFont='systemHeavy' size='20'", 20, 800),
    Wanted("metaFont='systemBlack' size='20'", 20, 900),
    Wanted("textStyle='NSFontTextStyleLargeTitle'", 26, 400),
    Wanted("textStyle='NSFontTextStyleTitle1'", 22, 400), Wanted("textStyle='title2'", 17, 400),
    Wanted("textStyle='title3'", 15, 400), Wanted("textStyle='headline'", 13, 700),
    Wanted("textStyle='NSFontTextStyleBody'", 13, 400), Wanted("textStyle='callout'", 12, 400),
    Wanted("textStyle='subheadline'", 11, 400), Wanted("textStyle='footnote'", 10, 400),
    Wanted("textStyle='caption1'", 10, 400), Wanted("textStyle='caption2'", 10, 500),
    Wanted("size='18' name='HelveticaNeue-Bold'", 18, 700),
    Wanted("size='18' name='.AppleSystemUIFont'", 18, 400),
    Wanted("size='-3' metaFont='system'", 13, 400), Wanted("size='nan' metaFont='system'", 13, 400),
    Wanted("metaFont='unheardOf'", 13, 400),
  ]

  @Test("a font of AppKit has the size and weight of its meaning", arguments: macFonts)
  func mac(_ wanted: Wanted) throws {
    let made = try MadeScreen(
      mac: """
        <textField id="l">\(rect(0, 0, 90, 40))<textFieldCell key="cell" title="A" id="c">
        <font key="font" \(wanted.description)/></textFieldCell></textField>
        """)
    let font = try #require(made.view("l", Label.self).font)
    #expect(font.pointSize == wanted.size && font.weight == wanted.weight)
  }

  @Test(
    "a variation's font is that of its size class",
    arguments: [
      ("widthClass=compact", 30.0), ("widthClass=regular", 17), ("heightClass=regular", 30),
      ("heightClass=compact", 17), ("heightClass=regular-widthClass=compact", 30),
      ("heightClass=regular-widthClass=regular", 17), ("default", 30), ("sideClass=compact", 17),
    ])
  func variation(_ key: String, _ size: CGFloat) throws {
    let made = try MadeScreen(
      ios: """
        <label text="A" id="l">\(rect(0, 0, 90, 40))
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <variation key="\(key)"><fontDescription key="fontDescription" type="system"
        pointSize="30"/></variation></label>
        """)
    #expect(try made.view("l", Label.self).font.pointSize == size)
  }
}
