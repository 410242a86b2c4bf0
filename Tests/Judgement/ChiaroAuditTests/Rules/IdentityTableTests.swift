// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import Testing

@testable import ChiaroAudit

/// Colors that are the same as others: the system's, one another's, or so to some eyes and screens.
@Suite("Colors alike, by tables")
struct IdentityTableTests {
  static let copies = [
    CatalogRow(HardCodedSystemColor.self, "A: any #FF383C", "", "A"),
    CatalogRow(HardCodedSystemColor.self, "A: any #FF3B30", "", "A"),
    CatalogRow(HardCodedSystemColor.self, "A: any #FF383C | dark #FF4245", "", "A"),
    CatalogRow(HardCodedSystemColor.self, "A: any #FF3B30 | dark #FF453A", "", "A"),
    // The light value of one release and the dark one of another are still the system's red.
    CatalogRow(HardCodedSystemColor.self, "A: any #FF3B30 | dark #FF4245", "", "A"),
    CatalogRow(HardCodedSystemColor.self, "A: any #FF383C | dark #30D158"),
    CatalogRow(HardCodedSystemColor.self, "A: any #FF4245 | dark #FF383C"),
    CatalogRow(HardCodedSystemColor.self, "A: any #FF383D"),
    CatalogRow(HardCodedSystemColor.self, "A: any #FF383CFE"),
    CatalogRow(HardCodedSystemColor.self, "A: any #FF383C | dark #FF4245 | dark high #000000"),
    CatalogRow(
      HardCodedSystemColor.self,
      "A: any #FF383C | any high #E9152D | dark #FF4245 | dark high #FF6165", "", "A"),
    CatalogRow(HardCodedSystemColor.self, "A: dark #FF4245", "", "A"),
    CatalogRow(HardCodedSystemColor.self, "A: any #FF383C | dark ref systemRedColor ios"),
    CatalogRow(HardCodedSystemColor.self, "A: any #3C3C434D | dark #EBEBF54D", "", "A"),
    CatalogRow(HardCodedSystemColor.self, "A: any #3C3C434D | dark #EBEBF599"),
    // A wide color that is clipped to the system's red is none of it.
    CatalogRow(HardCodedSystemColor.self, "A: any display-p3 1 0.1 0.1"),
    CatalogRow(HardCodedSystemColor.self, "A: any #FF383C", "used A as tint", "A"),
    CatalogRow(HardCodedSystemColor.self, "A: any #FF383C\nB: any #123456", "used B"),
    CatalogRow(HardCodedSystemColor.self, "A: any #FF383C", "platform macos", "A"),
    CatalogRow(HardCodedSystemColor.self, "A: any #3C3C434D", "platform macos"),
    CatalogRow(HardCodedSystemColor.self, "A: any"),
    CatalogRow(HardCodedSystemColor.self, "A: any #FFFFFF\nB: any #000000\nC: any #00000080"),
  ]

  @Test("a copy has the system's value in each of its own appearances", arguments: copies)
  func copy(_ row: CatalogRow) { row.check() }

  @Test(
    "of several system colors with one value, the name of the copy decides",
    arguments: [
      ("A: any #FF3B30", "systemRed of"), ("A: any #FF383C", "systemRed: #FF383C in light"),
      ("A: any #FF383C | dark #FF4245", "in light, dark"),
      ("CaptionText: any #3C3C4399", "secondaryLabel"),
      ("PlaceholderText: any #3C3C434D | dark #EBEBF54D", "placeholderText"),
      ("PageBackground: any #F2F2F7", "ackground"), ("Rule: any #F2F2F7 | dark #1C1C1E", "Gray6"),
      ("A: any #34C759 | dark #30D158", "systemGreen"),
    ])
  func named(_ catalog: String, _ words: String) {
    let row = CatalogRow(HardCodedSystemColor.self, catalog)
    #expect(row.findings.map(\.message).first?.contains(words) == true, "\(row.findings)")
  }

  static let twins = [
    // The just noticeable difference in Oklab is 0.02: these two pairs are 0.0174 and 0.0203 apart.
    CatalogRow(NearDuplicateColors.self, "Sea: any #336699\nSky: any #3A6B9D", "", "Sea"),
    CatalogRow(NearDuplicateColors.self, "Sea: any #336699\nSky: any #3A6C9E"),
    CatalogRow(
      NearDuplicateColors.self, "Sea: any #336699 | dark high #FFFFFF\nSky: any #336699"),
    CatalogRow(
      NearDuplicateColors.self, "Sea: any #336699\nSky: any #336699\nFog: any #336699", "", "Fog"),
    CatalogRow(NearDuplicateColors.self, "Sea: any #336699CC\nSky: any #336699CF", "", "Sea"),
    CatalogRow(NearDuplicateColors.self, "Sea: any #336699CC\nSky: any #336699D8"),
    CatalogRow(NearDuplicateColors.self, "Sea: any\nSky: any"),
    CatalogRow(NearDuplicateColors.self, "Sea: dark #336699\nSky: dark #336699"),
    CatalogRow(NearDuplicateColors.self, "Sea: any #336699\nSea-dark: any #336699"),
    CatalogRow(NearDuplicateColors.self, "SeaTint: any #336699\nSea: any #336699"),
    CatalogRow(NearDuplicateColors.self, "SeaOld: any #336699\nSea: any #336699", "", "Sea"),
    CatalogRow(NearDuplicateColors.self, "Card: any #FAFAFA\nSurface: any #FBFBFB"),
    CatalogRow(NearDuplicateColors.self, "CardTitle: any #222222\nBody: any #222222"),
    CatalogRow(NearDuplicateColors.self, "CardTitle: any #222222\nBody: any #232323", "", "Body"),
    CatalogRow(
      NearDuplicateColors.self, "CardBorder: any #C8C8C8\nDivider: any #C9C9C9", "", "CardBorder"),
    CatalogRow(NearDuplicateColors.self, "Sea: any #336699\nSeaPressed: any #336699"),
    CatalogRow(
      NearDuplicateColors.self, "Sea: any #336699\nSky: any #336699",
      "used Sea as text, used Sky as background"),
    CatalogRow(
      NearDuplicateColors.self, "Sea: any #336699\nSky: any #336699",
      "used Sea as text tint, used Sky as tint", "Sea"),
    CatalogRow(NearDuplicateColors.self, "Sea: any #336699\nSky: any #336699", "used Sea"),
  ]

  @Test("two colors of one role are alike under the noticeable difference", arguments: twins)
  func twin(_ row: CatalogRow) { row.check() }

  static let meanings = [
    CatalogRow(TwoMeanings.self, "Tint: any #336699\nBody: any #336699", "", "Body"),
    CatalogRow(TwoMeanings.self, "ActionBlue: any #336699\nCaption: any #336699", "", "Caption"),
    CatalogRow(
      TwoMeanings.self, "Tint: any #336699\nBody: any #336699\nTitle: any #336699", "",
      "Body", "Title"),
    CatalogRow(TwoMeanings.self, "Tint: any #336699\nBody: any #336698"),
    CatalogRow(TwoMeanings.self, "Tint: any #336699\nButtonTitle: any #336699"),
    CatalogRow(TwoMeanings.self, "Tint: any #336699\nTextBackground: any #336699"),
    CatalogRow(TwoMeanings.self, "Tint: any #333333\nBody: any #333333"),
    CatalogRow(TwoMeanings.self, "Tint: any #336699\nBody: any #336699 | dark high #FFFFFF"),
    CatalogRow(TwoMeanings.self, "Contint: any #336699\nBody: any #336699"),
    CatalogRow(TwoMeanings.self, "Tint: any\nBody: any"),
  ]

  @Test("plain text in the color of what can be pressed is told", arguments: meanings)
  func meaning(_ row: CatalogRow) { row.check() }

  /// Computed from the matrices of the paper (Viénot, Brettel and Mollon 1999), apart from ours.
  static let eyes = [
    CatalogRow(
      ColorVisionCollision.self, "Error: any #FF3B30\nOK: any #909E14", "", "Error, light"),
    CatalogRow(
      ColorVisionCollision.self, "Error: any #C83C3C\nOK: any #94503C", "", "Error, light"),
    CatalogRow(
      ColorVisionCollision.self, "Error: any #D32F2F\nOK: any #AC6428", "", "Error, light"),
    CatalogRow(
      ColorVisionCollision.self, "Error: any #FF3B30\nOK: any #30723C", "", "Error, light"),
    // A red and a green whose lightness tells them apart.
    CatalogRow(ColorVisionCollision.self, "Error: any #8B0000\nOK: any #90EE90"),
    // Told once where nothing changes, and for the style in which it is so.
    CatalogRow(
      ColorVisionCollision.self,
      "Error: any #8B0000 | dark #FF3B30\nOK: any #90EE90 | dark #909E14",
      "", "Error, dark"),
    CatalogRow(
      ColorVisionCollision.self,
      "Error: any #FF3B30 | dark #C83C3C\nOK: any #909E14 | dark #94503C", "", "Error, light",
      "Error, dark"),
    CatalogRow(ColorVisionCollision.self, "Error: any #FF3B3070\nOK: any #909E1470"),
    // Where code was read, meanings must be opposite.
    CatalogRow(
      ColorVisionCollision.self, "Error: any #FF3B30\nOK: any #909E14", "used Error, used OK",
      "Error, light"),
    CatalogRow(
      ColorVisionCollision.self, "Error: any #FF3B30\nFailure: any #909E14",
      "used Error, used Failure"),
    CatalogRow(
      ColorVisionCollision.self, "Terror: any #FF3B30\nBook: any #909E14", "used Terror, used Book"),
    CatalogRow(
      ColorVisionCollision.self, "LossText: any #FF3B30\nGainText: any #909E14",
      "used LossText, used GainText", "GainText, light"),
    CatalogRow(
      ColorVisionCollision.self, "Warning: any #FF3B30\nSuccess: any #909E14",
      "used Warning, used Success", "Success, light"),
  ]

  @Test("colors that the color-blind confuse", arguments: eyes)
  func eye(_ row: CatalogRow) { row.check() }

  /// The palette for every kind of color vision (Okabe and Ito 2008).
  private static let forAll = [
    "#D55E00", "#E69F00", "#56B4E9", "#009E73", "#F0E442", "#0072B2", "#CC79A7",
  ]

  @Test("a palette that was made for the color-blind confuses nobody")
  func okabeIto() {
    let catalog = Self.forAll.enumerated().map {
      "C\(["a", "b", "c", "d", "e", "f", "g"][$0]): any \($1)"
    }
    CatalogRow(ColorVisionCollision.self, catalog.joined(separator: "\n")).check()
  }

  static let gamuts = [
    CatalogRow(
      GamutCollision.self, "A: any display-p3 1 0 0\nB: any display-p3 0.93 0 0", "", "A, light"),
    CatalogRow(
      GamutCollision.self, "A: any display-p3 0 1 0\nB: any display-p3 0.3 1 0.2", "", "A, light"),
    CatalogRow(
      GamutCollision.self, "A: any display-p3 0 0.9 0.2\nB: any display-p3 0.3 0.9 0.2", "",
      "A, light"),
    // Nobody sees a difference of 0.0163 on a wide screen either.
    CatalogRow(GamutCollision.self, "A: any display-p3 1 0 0\nB: any display-p3 0.97 0 0"),
    // These two are 0.0114 apart on a narrow one.
    CatalogRow(GamutCollision.self, "A: any display-p3 1 0.2 0.2\nB: any display-p3 1 0 0"),
    CatalogRow(GamutCollision.self, "A: any display-p3 1 0 0\nB: any #FF0000"),
    CatalogRow(
      GamutCollision.self,
      "A: any #102030 | dark display-p3 1 0 0\nB: any #302010 | dark display-p3 0.93 0 0", "",
      "A, dark"),
    CatalogRow(
      GamutCollision.self,
      "A: any display-p3 1 0 0 | srgb any #C00000\nB: any display-p3 0.93 0 0 | srgb any #FF0000"),
    CatalogRow(
      GamutCollision.self,
      "A: p3 any display-p3 1 0 0 | srgb any #C00000\nB: p3 any display-p3 0.93 0 0 | srgb any #F00"
    ),
    // What is clipped is told where somebody sees it.
    CatalogRow(
      ClippedWideColor.self, "A: any display-p3 0 1 0 | dark display-p3 0 1 0", "",
      "A, light", "A, dark"),
    CatalogRow(ClippedWideColor.self, "A: any extended-srgb -0.5 1 -0.3", "", "A, light"),
    CatalogRow(ClippedWideColor.self, "A: any extended-srgb 1 1 1"),
    CatalogRow(ClippedWideColor.self, "A: srgb any #00FF00 | p3 any display-p3 0 1 0"),
  ]

  @Test("wide colors on narrow screens", arguments: gamuts)
  func gamut(_ row: CatalogRow) { row.check() }

  @Test("close points are found as by comparing all", arguments: [0.5, 0.02, 0.1])
  func neighbors(_ distance: Double) {
    var state: UInt64 = 42
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24)
    }
    // Few enough to a cell, of both signs, and some exactly on the edges of cells.
    let points =
      (0..<24).map { _ in ColorComponents(random(), random() - 0.5, random() - 0.5) }
      + [.zero, ColorComponents(distance, 0, 0), ColorComponents(-distance, 0, distance)]
    var found: Set<[Int]> = []
    ColorNeighbors(points, distance: distance).forEachPair { first, second, length in
      #expect(found.insert([first, second]).inserted && first < second && length < distance)
    }
    var expected: Set<[Int]> = []
    for (index, point) in points.enumerated() {
      for other in points.indices.dropFirst(index + 1) {
        let gap = points[other] - point
        if (gap * gap).sum() < distance * distance { expected.insert([index, other]) }
      }
    }
    #expect(found == expected)
  }

  @Test(
    "values that are no numbers, or beyond all, end nothing",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func wild(_ value: Double) {
    let points = [ColorComponents(value, 0, 0), .zero, ColorComponents(value, value, value)]
    ColorNeighbors(points, distance: 0.02).forEachPair { first, second, _ in
      #expect(first < second)
    }
  }
}
