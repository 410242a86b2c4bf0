// SPDX-License-Identifier: MIT

package import ChiaroRaster
import Foundation

/// The weight, slant and spacing that the name of a font tells.
package struct NamedFont {
  /// The weight, from 100 to 900.
  package let weight: Int
  /// The face: whether the font is italic and whether it is monospaced.
  package let face: DisplayList.Text.Face

  /// Creates the font properties for the name of a known font; nil for an unknown name.
  package init?(_ name: String) {
    guard !name.isEmpty, Self.isKnown(name) else { return nil }
    self.init(anyName: name)
  }

  /// Creates the font properties for any name, whether such a font exists or not.
  package init(anyName name: String) {
    let words = name.lowercased().filter { $0 != " " && $0 != "-" }
    weight = Self.weights.first { words.contains($0.0) }?.1 ?? 400
    var face: DisplayList.Text.Face = []
    if words.contains("italic") || words.contains("oblique") { face.insert(.italic) }
    if Self.monospaced.contains(where: words.contains) { face.insert(.monospaced) }
    self.face = face
  }

  /// The weights by their words, of which a longer one comes before what it contains.
  private static let weights = [
    ("ultralight", 100), ("extralight", 200), ("hairline", 100), ("thin", 200),
    ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("ultrabold", 800), ("heavy", 800),
    ("black", 900), ("bold", 700), ("medium", 500), ("light", 300),
  ]

  private static let monospaced = ["mono", "menlo", "courier", "consolas", "typewriter", "code"]

  private static func isKnown(_ name: String) -> Bool {
    if name.hasPrefix(".") { return true }
    let family = key(name.prefix { $0 != "-" })
    return families.contains(family) || families.contains(key(name[...]))
      || appFonts.contains(key(name[...]))
  }

  private static func key(_ name: Substring) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The names of the files of fonts that the app brings along.
  private static let appFonts: Set<String> = {
    let files = Bundle.main.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? []
    return Set(
      files.map { path in
        let file = path.split(separator: "/").last ?? ""
        return key(file.prefix { $0 != "." })
      })
  }()

  /// The families of iOS's fonts, and the beginnings of their PostScript names where those differ.
  ///
  /// Source: developer.apple.com/fonts/system-fonts, iOS 17
  private static let families = Set(
    """
    Academy Engraved LET,Al Nile,American Typewriter,Apple Color Emoji,Apple SD Gothic Neo,
    Apple Symbols,Arial,ArialMT,Arial Hebrew,Arial Rounded MT Bold,Avenir,Avenir Next,
    Avenir Next Condensed,Baskerville,Bodoni 72,Bodoni 72 Oldstyle,Bodoni 72 Smallcaps,
    BodoniSvtyTwoITCTT,BodoniSvtyTwoOSITCTT,BodoniSvtyTwoSCITCTT,Bodoni Ornaments,
    BodoniOrnamentsITCTT,Bradley Hand,BradleyHandITCTT,Chalkboard SE,Chalkduster,Charter,Cochin,
    Copperplate,Courier,Courier New,CourierNewPS,CourierNewPSMT,Damascus,Devanagari Sangam MN,
    Didot,DIN Alternate,DIN Condensed,Euphemia UCAS,Farah,Futura,Galvji,Geeza Pro,Georgia,
    Gill Sans,Grantha Sangam MN,Helvetica,Helvetica Neue,Hiragino Maru Gothic ProN,HiraMaruProN,
    Hiragino Mincho ProN,HiraMinProN,Hiragino Sans,HiraginoSans,Hoefler Text,Impact,Kailasa,Kefa,
    Khmer Sangam MN,Kohinoor Bangla,Kohinoor Devanagari,Kohinoor Gujarati,Kohinoor Telugu,
    Lao Sangam MN,Malayalam Sangam MN,Marker Felt,Menlo,Mishafi,Mukta Mahee,Myanmar Sangam MN,
    New York,Noteworthy,Noto Nastaliq Urdu,Noto Sans Kannada,Noto Sans Myanmar,Noto Sans Oriya,
    Optima,Palatino,Papyrus,Party LET,PingFang HK,PingFang SC,PingFang TC,PingFangHK,PingFangSC,
    PingFangTC,Rockwell,Savoye LET,SavoyeLetPlain,SF Pro,SF Pro Display,SF Pro Text,
    SF Compact,SF Mono,Sinhala Sangam MN,Snell Roundhand,STIX Two Math,STIX Two Text,Symbol,
    Tamil Sangam MN,Thonburi,Times New Roman,TimesNewRomanPS,TimesNewRomanPSMT,Trebuchet MS,
    TrebuchetMS,Verdana,Zapf Dingbats,ZapfDingbatsITC,Zapfino
    """.split { $0 == "," || $0 == "\n" }.map(key))
}
