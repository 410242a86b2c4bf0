// SPDX-License-Identifier: MIT

import ChiaroRaster
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Font {
    /// The height of a line in points.
    ///
    /// Apple counterpart: `lineHeight` · Source: UIFont.h · Fidelity: approximate, it is the height
    /// of the font that is drawn, which is not Apple's
    @preconcurrency @MainActor
    public var lineHeight: CGFloat { Stage.current.lineHeight(of: self) }
    /// The distance from the baseline to the top of the tallest letters, in points.
    ///
    /// Apple counterpart: `ascender` · Source: UIFont.h · Fidelity: approximate, it is measured in
    /// the font that is drawn, which is not Apple's
    @preconcurrency @MainActor
    public var ascender: CGFloat { Stage.current.baseline(of: self) }
    /// The distance from the baseline to the bottom of the lowest letters, in points, as a negative
    /// number.
    @preconcurrency @MainActor
    public var descender: CGFloat { ascender - lineHeight }
    /// The height of capital letters in points, estimated as 0.7 of the font size.
    public var capHeight: CGFloat { pointSize * 0.7 }
    /// The height of a lowercase x in points, estimated as half the font size.
    public var xHeight: CGFloat { pointSize * 0.5 }
    /// The extra space between lines, in points; always 0, because `lineHeight` includes it.
    public var leading: CGFloat { 0 }
    /// The name of the font: the name that it was created with, or ".SystemFont-" and the weight.
    public var fontName: String { standsFor ?? ".SystemFont-\(weight)" }
    /// The name of the font family, such as ".SystemFont".
    public var familyName: String {
      standsFor.map { String($0.prefix { $0 != "-" }) } ?? ".SystemFont"
    }

    /// Returns the italic system font with a size in points; its letters are slanted.
    ///
    /// Apple counterpart: `italicSystemFont(ofSize:)` · Source: UIFont.h · Fidelity: approximate,
    /// the letters are slanted, but keep their upright forms
    public static func italicSystemFont(ofSize size: CGFloat) -> Font {
      Font(pointSize: size, weight: 400, face: .italic)
    }

    /// Creates a font with a name, such as "Georgia-Bold"; nil if the name is unknown.
    ///
    /// The known names are those of the fonts of iOS and of the font files that `UIAppFonts` in the
    /// app's property list names. The system font is drawn instead, in the weight, slant and fixed
    /// width that the name suggests. The size 0 stands for 12 points.
    ///
    /// Apple counterpart: `init(name:size:)` · Source: UIFont.h · Fidelity: approximate, the
    /// system's font is drawn
    public convenience init?(name: String, size: CGFloat) {
      guard let named = NamedFont(name) else { return nil }
      self.init(
        pointSize: size > 0 ? size : 12, weight: named.weight, face: named.face, standsFor: name)
    }

    /// Returns the monospaced system font with a size in points and a weight.
    ///
    /// Apple counterpart: `monospacedSystemFont(ofSize:weight:)` · Source: UIFont.h · Fidelity:
    /// approximate, the font is JetBrains Mono in two weights
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
      Font(pointSize: size, weight: weight.number, face: .monospaced)
    }
  }
#endif
