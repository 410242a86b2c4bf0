// SPDX-License-Identifier: MIT

public import Foundation

// On Apple's own systems UIKit and AppKit themselves have these.
#if !canImport(UIKit) && !canImport(AppKit)
  // Kept in attributed strings; of those that are not drawn each says so.
  extension NSAttributedString.Key {
    /// The style of the paragraph, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The space that is added between characters, in points; stored, but not drawn.
    ///
    /// Fidelity: inert
    public static let kern = NSAttributedString.Key("NSKern")
    /// The kind of underline, the raw value of an `NSUnderlineStyle`.
    ///
    /// Each kind is drawn as a single line.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The color of the underline, a `UIColor`.
    ///
    /// If it is not set, the underline has the color of the text.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The kind of strikethrough line, the raw value of an `NSUnderlineStyle`.
    ///
    /// Each kind is drawn as a single line.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The color of the strikethrough line, a `UIColor`.
    ///
    /// If it is not set, the line has the color of the text.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The color of the outline; stored, but not drawn.
    ///
    /// Fidelity: inert
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The width of the outline as a percentage of the font size; stored, but not drawn.
    ///
    /// Fidelity: inert
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The distance of the text above the baseline, in points.
    ///
    /// It does not increase the height of the line, so the text can overlap the lines beside it.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The target of a link, a `URL` or a `String`; stored, but not drawn.
    ///
    /// Fidelity: inert
    public static let link = NSAttributedString.Key("NSLink")
  }

  /// The style of an underline or a strikethrough line.
  ///
  /// Apple counterpart: `NSUnderlineStyle` · Source: NSAttributedString.h · Fidelity: exact
  public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a style from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A thick single line; drawn like `single`.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// A double line; drawn like `single`.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// A dotted line; drawn as a solid one.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// A dashed line; drawn as a solid one.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// A line under words but not under spaces; here it is drawn under spaces too.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
  }
#endif
