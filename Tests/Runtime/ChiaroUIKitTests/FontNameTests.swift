// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation
import Testing

/// What stands in for fonts of other names, and the faces of the system's own.
@MainActor
@Suite("Names of fonts")
struct FontNameTests {
  private typealias Traits = UIFontDescriptor.SymbolicTraits

  @Test(
    "a font of iOS has a stand-in of the weight and traits that its name tells",
    arguments: [
      ("Helvetica", 400, []), ("HelveticaNeue-Light", 300, []),
      ("HelveticaNeue-CondensedBlack", 900, .traitBold), ("AvenirNext-DemiBold", 600, .traitBold),
      ("AvenirNext-UltraLightItalic", 100, .traitItalic), ("Avenir Next", 400, []),
      ("Georgia-BoldItalic", 700, [.traitBold, .traitItalic]),
      ("Menlo-Regular", 400, .traitMonoSpace),
      ("CourierNewPS-BoldMT", 700, [.traitBold, .traitMonoSpace]), ("ArialMT", 400, []),
      ("Helvetica-LightOblique", 300, .traitItalic), (".SFUI-Semibold", 600, .traitBold),
    ] as [(String, Int, UIFontDescriptor.SymbolicTraits)])
  func named(_ name: String, _ weight: Int, _ traits: UIFontDescriptor.SymbolicTraits) throws {
    let font = try #require(UIFont(name: name, size: 15))
    #expect(font.fontName == name && font.pointSize == 15 && font.weight == weight)
    #expect(font.fontDescriptor.symbolicTraits == traits)
    #expect(font.withSize(20).fontName == name && font != UIFont.systemFont(ofSize: 15))
    #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
  }

  @Test("no font has another name, and one without a size has 12 points")
  func unknown() {
    for name in ["", "Montserrat-Bold", "Bold", "-"] {
      #expect(UIFont(name: name, size: 12) == nil)
    }
    #expect(UIFont(name: "Georgia", size: 0)?.pointSize == 12)
  }

  @Test(
    "a named font with other traits has the name of its family's font of these",
    arguments: [
      ("Georgia", .traitBold, "Georgia-Bold"), ("Georgia-Bold", [], "Georgia"),
      ("Georgia-Bold", [.traitBold, .traitItalic], "Georgia-BoldItalic"),
      ("Georgia-BoldItalic", .traitItalic, "Georgia-Italic"), ("Georgia", [], "Georgia"),
      ("Avenir Next", .traitItalic, "AvenirNext-Italic"),
      ("HelveticaNeue-Light", .traitItalic, "HelveticaNeue-LightItalic"),
      ("Helvetica-BoldOblique", .traitBold, "Helvetica-Bold"),
      ("Menlo-Regular", [.traitBold, .traitMonoSpace], "Menlo-Bold"),
      ("Georgia", .traitMonoSpace, "Georgia"),
    ] as [(String, UIFontDescriptor.SymbolicTraits, String)])
  func named(
    _ name: String, with traits: UIFontDescriptor.SymbolicTraits, is other: String
  ) throws {
    let font = try #require(UIFont(name: name, size: 15))
    let changed = UIFont(
      descriptor: try #require(font.fontDescriptor.withSymbolicTraits(traits)), size: 0)
    #expect(changed.fontName == other && changed.fontDescriptor.symbolicTraits == traits)
    // Who keeps the name gets the same font by it.
    let again = try #require(UIFont(name: changed.fontName, size: 15))
    #expect(again == changed || traits == .traitMonoSpace)
  }

  @Test("a system font and one that nobody knows keep their names")
  func keptNames() {
    let bold = UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits(.traitBold)
    #expect(bold?.postscriptName == UIFont.boldSystemFont(ofSize: 12).fontName)
    let unknown = UIFontDescriptor(name: "Montserrat", size: 12).withSymbolicTraits(.traitBold)
    #expect(unknown?.postscriptName == "Montserrat" && unknown?.symbolicTraits == .traitBold)
  }

  @Test("traits and designs change the face, and are told")
  func traits() {
    #expect(UIFont.italicSystemFont(ofSize: 12).fontDescriptor.symbolicTraits == .traitItalic)
    let mono = UIFont.monospacedSystemFont(ofSize: 12, weight: .bold)
    #expect(mono.fontDescriptor.symbolicTraits == [.traitBold, .traitMonoSpace])
    let plain = UIFont.systemFont(ofSize: 12, weight: .medium)
    let designed = plain.fontDescriptor.withDesign(.monospaced)
    #expect(designed?.symbolicTraits == .traitMonoSpace)
    #expect(designed?.withDesign(.default).map { UIFont(descriptor: $0, size: 0) } == plain)
    #expect(
      UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
        != UIFont.systemFont(ofSize: 12))
  }

  @Test("a label draws in the face of its font")
  func drawn() {
    let stage = InputStage()
    for font in [
      UIFont.italicSystemFont(ofSize: 12), .monospacedSystemFont(ofSize: 12, weight: .bold),
    ] {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "a"
      label.font = font
      stage.root.addSubview(label)
    }
    #expect(stage.window.displayList.texts.map(\.face) == [.italic, .monospaced])
  }
}
