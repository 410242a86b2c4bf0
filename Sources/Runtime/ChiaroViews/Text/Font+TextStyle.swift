// SPDX-License-Identifier: MIT

public import ChiaroAppearance
package import Foundation

extension Font {
  /// The purpose of a text, which determines its font size and weight.
  ///
  /// Apple counterpart: `UIFont.TextStyle` · Source: UIFontDescriptor.h · Fidelity: exact
  public enum TextStyle: String, Sendable, CaseIterable {
    case largeTitle = "UICTFontTextStyleTitle0"
    case title1 = "UICTFontTextStyleTitle1"
    case title2 = "UICTFontTextStyleTitle2"
    case title3 = "UICTFontTextStyleTitle3"
    case headline = "UICTFontTextStyleHeadline"
    case body = "UICTFontTextStyleBody"
    case callout = "UICTFontTextStyleCallout"
    case subheadline = "UICTFontTextStyleSubhead"
    case footnote = "UICTFontTextStyleFootnote"
    case caption1 = "UICTFontTextStyleCaption1"
    case caption2 = "UICTFontTextStyleCaption2"

    /// The font sizes for the content size categories, from the smallest to the largest.
    ///
    /// Source: Human Interface Guidelines, Typography, iOS Dynamic Type sizes
    fileprivate var sizes: [CGFloat] {
      switch self {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    }

    /// The distances between the baselines of lines for the content size categories.
    ///
    /// Source: Human Interface Guidelines, Typography, iOS Dynamic Type sizes
    private var pitches: [CGFloat] {
      switch self {
      case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
      case .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
      case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
      case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
      case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
      case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
      case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
      case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
      case .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
      case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
      }
    }

    /// The distance between the baselines of two lines of a size; nil for a size that the style
    /// never has.
    fileprivate func pitch(ofSize size: CGFloat) -> CGFloat? {
      sizes.lastIndex(of: size).map { pitches[$0] }
    }
  }

  /// Returns the system font for a text style at the user's preferred content size.
  ///
  /// - Parameters:
  ///   - style: the text style
  ///   - traits: the traits with the content size category; nil for the current traits. An
  ///     unspecified or unknown category counts as large
  /// - Returns: the font, which is semibold for `headline` and regular for other styles
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: TraitCollection? = nil
  ) -> Font {
    let category = (traits ?? .current).preferredContentSizeCategory
    let index = categories.firstIndex(of: category) ?? 3
    return Font(
      pointSize: style.sizes[index], weight: style == .headline ? 600 : 400, textStyle: style)
  }

  /// Returns the font of the same text style at the text size of traits; a font of no text style is
  /// returned as it is.
  package func adjusted(for traits: TraitCollection) -> Font {
    guard let textStyle else { return self }
    let usual = Self.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
    return Font(
      pointSize: usual.pointSize, weight: weight, textStyle: textStyle, face: face,
      standsFor: standsFor)
  }

  /// The distance between the baselines of two lines in points, where the font's text style says
  /// one; nil for a font of no text style.
  package var pitch: CGFloat? { textStyle?.pitch(ofSize: pointSize) }

  /// The content size categories in the order of `sizes`.
  private static let categories: [ContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}
