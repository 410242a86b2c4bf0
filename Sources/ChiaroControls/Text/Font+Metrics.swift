// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Font {
    /// The height of a line in points, measured with the font that is rendered.
    ///
    /// Apple counterpart: `lineHeight` · Source: UIFont.h · Fidelity: approximate, of the rendered
    /// font
    @preconcurrency @MainActor
    public var lineHeight: CGFloat { Stage.current.lineHeight(of: self) }
    /// The height of the tallest letters above the baseline, in points.
    ///
    /// Apple counterpart: `ascender` · Source: UIFont.h · Fidelity: approximate, of the rendered
    /// font
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
    public var fontName: String { ".SystemFont-\(weight)" }
    /// The name of the font family: ".SystemFont".
    public var familyName: String { ".SystemFont" }

    /// Returns the system font with a size in points, upright, as there is no italic font.
    ///
    /// Apple counterpart: `italicSystemFont(ofSize:)` · Source: UIFont.h · Fidelity: approximate,
    /// upright
    public static func italicSystemFont(ofSize size: CGFloat) -> Font { systemFont(ofSize: size) }
    /// Creates a font from its name; always nil, as only the system font is available.
    ///
    /// Apple counterpart: `init(name:size:)` · Source: UIFont.h · Fidelity: approximate, no font is
    /// found by its name
    public convenience init?(name: String, size: CGFloat) { return nil }
    /// Returns the system font with a size in points and a weight, which is not monospaced.
    ///
    /// Apple counterpart: `monospacedSystemFont(ofSize:weight:)` · Source: UIFont.h · Fidelity:
    /// approximate, proportional
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
      systemFont(ofSize: size, weight: weight)
    }
  }
#endif
