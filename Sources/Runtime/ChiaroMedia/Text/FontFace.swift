// SPDX-License-Identifier: MIT

#if CHIARO_TEXT
  import CPango
#endif

/// A font of a file: letters of one family in one weight and slant.
///
/// Apple counterpart: `CTFontDescriptor` · Source: CTFontDescriptor.h · Fidelity: approximate,
/// names, weight and slant only
package struct FontFace: Hashable, Sendable {
  /// The path of the file.
  package let path: String
  /// The name of the family.
  package let family: String
  /// The names by which code asks for the font: its PostScript name, its full names and those of
  /// its family.
  package let names: [String]
  /// The weight, from 100 to 900.
  package let weight: Int
  /// Whether the letters are slanted.
  package let isItalic: Bool

  /// The most fonts of a file that are read.
  private static let mostInFile = 64

  /// Reads the fonts of a file; empty where it is none, or where Pango was missing when the program
  /// was built.
  package static func faces(inFile path: String) -> [FontFace] {
    #if CHIARO_TEXT
      guard let set = FcFontSetCreate() else { return [] }
      defer { FcFontSetDestroy(set) }
      var count: Int32 = 0
      _ = path.withCString { text in
        text.withMemoryRebound(to: FcChar8.self, capacity: path.utf8.count + 1) {
          FcFreeTypeQueryAll($0, .max, nil, &count, set)
        }
      }
      return (0..<min(mostInFile, Int(set.pointee.nfont))).compactMap { index in
        set.pointee.fonts[index].flatMap { FontFace($0, path) }
      }
    #else
      []
    #endif
  }
}

#if CHIARO_TEXT
  extension FontFace {
    /// The most names of one kind, one for each language.
    private static let mostNames: Int32 = 16

    fileprivate init?(_ pattern: OpaquePointer, _ path: String) {
      let families = Self.texts(pattern, FC_FAMILY)
      guard let family = families.first else { return nil }
      self.path = path
      self.family = family
      names =
        Self.texts(pattern, FC_POSTSCRIPT_NAME) + Self.texts(pattern, FC_FULLNAME) + families
      var number: Int32 = 0
      let hasWeight = FcPatternGetInteger(pattern, FC_WEIGHT, 0, &number) == FcResultMatch
      weight = hasWeight ? min(max(Int(FcWeightToOpenType(number)), 100), 900) : 400
      let hasSlant = FcPatternGetInteger(pattern, FC_SLANT, 0, &number) == FcResultMatch
      isItalic = hasSlant && number != FC_SLANT_ROMAN
    }

    private static func texts(_ pattern: OpaquePointer, _ key: String) -> [String] {
      (0..<mostNames).compactMap { index in
        var text: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, key, index, &text) == FcResultMatch, let text else {
          return nil
        }
        return String(cString: text)
      }
    }
  }
#endif
