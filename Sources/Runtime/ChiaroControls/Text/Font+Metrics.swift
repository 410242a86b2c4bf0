// SPDX-License-Identifier: MIT

import ChiaroRaster
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Font {
    /// The height of a line in points, measured with the font that is drawn.
    ///
    /// Apple counterpart: `lineHeight` · Source: UIFont.h · Fidelity: approximate, measured with
    /// the font that is drawn, which is not Apple's
    @preconcurrency @MainActor
    public var lineHeight: CGFloat { Stage.current.lineHeight(of: self) }
    /// The height of the tallest letters above the baseline, in points.
    ///
    /// Apple counterpart: `ascender` · Source: UIFont.h · Fidelity: approximate, measured with the
    /// font that is drawn, which is not Apple's
    @preconcurrency @MainActor
    public var ascender: CGFloat { Stage.current.baseline(of: self) }
    /// The depth of the lowest letters below the baseline, in points, as a negative number.
    @preconcurrency @MainActor
    public var descender: CGFloat { ascender - lineHeight }
    /// The height of capital letters in points, estimated as 0.7 of the font size.
    public var capHeight: CGFloat { pointSize * 0.7 }
    /// The height of a lowercase x in points, estimated as half the font size.
    public var xHeight: CGFloat { pointSize * 0.5 }
    /// The leading in points; always 0, as `lineHeight` includes it.
    public var leading: CGFloat { 0 }
    /// The name of the font, such as ".SystemFont-" followed by the weight.
    public var fontName: String { standsFor ?? ".SystemFont-\(weight)" }
    /// The name of the font family: ".SystemFont", or the beginning of a font's name.
    public var familyName: String {
      standsFor.map { String($0.prefix { $0 != "-" }) } ?? ".SystemFont"
    }

    /// Returns the italic system font with a size in points: its letters are slanted.
    ///
    /// Apple counterpart: `italicSystemFont(ofSize:)` · Source: UIFont.h · Fidelity: approximate,
    /// letters have their upright forms
    public static func italicSystemFont(ofSize size: CGFloat) -> Font {
      Font(pointSize: size, weight: 400, face: .italic)
    }

    /// Creates a font from its name, such as "Georgia-Bold"; nil for an unknown name.
    ///
    /// It knows the names of iOS's fonts, and of the font files that the app's property list names
    /// in `UIAppFonts`. The system font is drawn instead, with the weight, slant and fixed width
    /// that the name suggests. A size of 0 is 12 points.
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
    /// approximate, JetBrains Mono in two weights
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
      Font(pointSize: size, weight: weight.number, face: .monospaced)
    }
  }
#endif
