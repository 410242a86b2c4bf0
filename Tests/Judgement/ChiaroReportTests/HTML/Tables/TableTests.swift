// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import Foundation
import Testing

@testable import ChiaroReport

/// The tables that a page's style sheet is made of.
@Suite("Tables of a page")
struct TableTests {
  @Test("a color has one class, unless it is translucent and lies on another background")
  func paints() {
    var table = PaintTable()
    let red = Color(.sRGB, 1, 0, 0)
    let glass = Color(white: 0, alpha: 0.5)
    #expect(table.className(red, on: .white) == "k0")
    #expect(table.className(red, on: .black) == "k0")
    #expect(table.className(glass, on: .white) == "k1")
    #expect(table.className(glass, on: .black) == "k2")
    #expect(table.className(glass, on: .white) == "k1")
    #expect(table.style.components(separatedBy: "\n").count == 4)
    #expect(!table.style.contains("display-p3"))
  }

  @Test("a wide color is in the sheet for wide screens again")
  func wide() {
    var table = PaintTable()
    _ = table.className(Color(.displayP3, 0, 1, 0), on: .white)
    _ = table.className(.white, on: .white)
    let parts = table.style.components(separatedBy: "@supports")
    #expect(parts.count == 2)
    #expect(parts[0].contains(".k0{--n:#00FF00") && parts[0].contains(".k1{--n:#FFFFFF"))
    #expect(parts[1].contains(".k0{--n:color(display-p3 0 1 0)") && !parts[1].contains(".k1"))
  }

  @Test("every way of seeing has a variable")
  func visions() {
    #expect(PaintTable.visions.map(\.name) == ["n", "p", "d", "t"])
    #expect(PaintTable.seen(.white).map(\.text) == ["#FFFFFF", "#FFFFFF", "#FFFFFF"])
  }

  @Test("words on a sheet pass 4.5:1, on any gray", arguments: 0...32)
  func ink(_ step: Int) {
    let background = Color(white: Double(step) / 32)
    let ink = SheetInk(on: background)
    for color in [ink.label, ink.soft] {
      let shown = Color(SRGB8(color))
      #expect(ContrastRatio(shown, Color(SRGB8(background))).value >= 4.5)
    }
    #expect(ink.isOnDark == (ink.label == .white))
  }

  @Test("appearances of one name share a choice, those of one background a class")
  func appearances() {
    let gray = ReportAppearance(name: "dark", background: Color(white: 0.2))
    let light = SampleParts.appearances[0]
    let dark = SampleParts.appearances[1]
    let index = AppearanceIndex(
      [[light, dark], [light, gray]].map {
        ReportCatalog(name: "", path: "", platform: "", appearances: $0, colors: [], images: [])
      })
    #expect(index.names == ["light", "dark"])
    #expect([light, dark, gray].map(index.className) == ["a0", "a1", "a2"])
    #expect(index.style.contains("#appearance-1:checked) li:is(.a1,.a2){display:none!important}"))
    #expect(index.style.contains("#appearance-2:checked) li:is(.a0){display:none!important}"))
  }

  @Test("a picture is in the page once, as a picture and as a mask")
  func pictures() {
    var table = PictureTable()
    #expect(table.className(SamplePictures.flag, isTemplate: false) == "plain p0")
    #expect(table.className(SamplePictures.flag, isTemplate: false) == "plain p0")
    #expect(table.className(SamplePictures.flag, isTemplate: true) == "tint p1")
    #expect(table.className(SamplePictures.disc, isTemplate: true) == "tint p2")
    #expect(table.style.components(separatedBy: "url(data:image/png;base64,").count == 4)
    #expect(table.style.contains(".p0{--w:48;--h:32;background-image"))
    #expect(table.style.contains(".p2{--w:32;--h:32;image-rendering:pixelated;mask-image"))
  }

  @Test("a size is read from PNGs only")
  func header() {
    let flag = SamplePictures.flag
    #expect(PNGHeader(flag)?.width == 48 && PNGHeader(flag)?.height == 32)
    var huge = flag
    huge[16] = 0x7F
    var flat = flag
    flat.replaceSubrange(16..<20, with: [0, 0, 0, 0])
    let none: [[UInt8]] = [[], Array(flag.prefix(23)), Array(flag.dropFirst()), huge, flat]
    #expect(none.allSatisfy { PNGHeader($0) == nil })
  }
}
