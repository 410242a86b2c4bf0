// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import Foundation

extension Font {
  /// The purpose of text, which determines its font size and weight.
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
  }

  /// Returns the system font for a text style at the user's preferred content size.
  ///
  /// - Parameters:
  ///   - style: the text style
  ///   - traits: the traits with the content size category; nil for the current ones. An
  ///     unspecified or unknown category counts as large
  /// - Returns: the font, semibold for `headline` and regular for other styles
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
    return Self.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
  }

  /// The content size categories in the order of `sizes`.
  private static let categories: [ContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}
