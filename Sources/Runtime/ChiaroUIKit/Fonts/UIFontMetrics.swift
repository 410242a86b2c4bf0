// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// An object that scales fonts and lengths like a text style when the preferred content size
  /// changes.
  ///
  /// Apple counterpart: `UIFontMetrics` · Source: UIFontMetrics.h · Fidelity: approximate, scales
  /// like the size of the style's own font, because Apple's leading table is not public
  public final class UIFontMetrics: Sendable {
    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    private let style: Font.TextStyle

    /// Creates the metrics of a text style.
    public init(forTextStyle style: Font.TextStyle) { self.style = style }

    /// Returns a font scaled for the preferred content size.
    ///
    /// - Parameters:
    ///   - font: the font for the content size category `large`
    ///   - maximum: the maximum size in points; unlimited by default
    ///   - traits: the traits with the preferred content size; nil for the current traits
    /// - Returns: the scaled font
    public func scaledFont(
      for font: Font, maximumPointSize maximum: CGFloat = .infinity,
      compatibleWith traits: TraitCollection? = nil
    ) -> Font {
      font.withSize(min(maximum, scaledValue(for: font.pointSize, compatibleWith: traits)))
    }

    /// Returns a length scaled for the preferred content size.
    ///
    /// - Parameters:
    ///   - value: the length in points for the content size category `large`
    ///   - traits: the traits with the preferred content size; nil for the current traits
    /// - Returns: the length in points, rounded to whole pixels
    public func scaledValue(
      for value: CGFloat, compatibleWith traits: TraitCollection? = nil
    ) -> CGFloat {
      let usual = Font.preferredFont(forTextStyle: style, compatibleWith: Self.usual)
      let wanted = Font.preferredFont(forTextStyle: style, compatibleWith: traits)
      let scaled = value * wanted.pointSize / usual.pointSize
      let parts = CGFloat(max(1, (traits ?? .current).displayScale))
      return (scaled * parts).rounded() / parts
    }

    private static let usual = TraitCollection(preferredContentSizeCategory: .large)
  }
#endif
