// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Font {
    /// The height of a line in points, by the text shaper of the current stage.
    ///
    /// Apple counterpart: `lineHeight` · Source: UIFont.h · Fidelity: approximate, of the font here
    @preconcurrency @MainActor
    public var lineHeight: CGFloat { Stage.current.lineHeight(of: self) }
    /// How far letters reach above the baseline, in points.
    ///
    /// Apple counterpart: `ascender` · Source: UIFont.h · Fidelity: approximate, of the font here
    @preconcurrency @MainActor
    public var ascender: CGFloat { Stage.current.baseline(of: self) }
    /// How far letters reach below the baseline, in points, as a negative number.
    @preconcurrency @MainActor
    public var descender: CGFloat { ascender - lineHeight }
    /// The height of capital letters in points: 0.7 of the size, as in most fonts.
    public var capHeight: CGFloat { pointSize * 0.7 }
    /// The height of small letters in points: half of the size, as in most fonts.
    public var xHeight: CGFloat { pointSize * 0.5 }
    /// The distance between lines, in points: none, it is in the height of the line.
    public var leading: CGFloat { 0 }
    /// The name of the font: that of the system's, which has no name of its own.
    public var fontName: String { ".SystemFont-\(weight)" }
    /// The name of the family: that of the system's.
    public var familyName: String { ".SystemFont" }

    /// Returns the system font, upright: there are no italics.
    ///
    /// Apple counterpart: `italicSystemFont(ofSize:)` · Source: UIFont.h · Fidelity: approximate,
    /// upright
    public static func italicSystemFont(ofSize size: CGFloat) -> Font { systemFont(ofSize: size) }
    /// Returns the system font: there is none with letters of one width.
    ///
    /// Apple counterpart: `monospacedSystemFont(ofSize:weight:)` · Source: UIFont.h · Fidelity:
    /// approximate, letters have their own widths
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
      systemFont(ofSize: size, weight: weight)
    }
  }
#endif
