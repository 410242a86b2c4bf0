// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// The content of a cell, header or footer: an image, a text and a secondary text.
///
/// Apple counterpart: `UIListContentConfiguration` · Source: UIListContentConfiguration.h
/// (statement S107) · Fidelity: approximate, each text has one line; margins, most distances and
/// image sizes have no effect
public struct ListContentConfiguration: Sendable {
  /// The primary text; nil for none.
  public var text: String?
  /// The secondary text below the primary text; nil for none.
  public var secondaryText: String?
  /// The primary text as attributed text; nil for none.
  ///
  /// If it is set, the font and the color of the first character are used for the whole text.
  ///
  /// Apple counterpart: `attributedText` · Source: UIListContentConfiguration.h · Fidelity:
  /// approximate, one font and color
  public var attributedText: NSAttributedString? {
    get { text.map { Self.attributed($0, font, textColor) } }
    set { Self.take(newValue, &text, &font, &textColor) }
  }
  /// The secondary text as attributed text; nil for none.
  ///
  /// If it is set, the font and the color of the first character are used for the whole text.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryText.map { Self.attributed($0, secondaryFont, secondaryTextColor) } }
    set { Self.take(newValue, &secondaryText, &secondaryFont, &secondaryTextColor) }
  }
  /// The image at the leading edge, 24 by 24 points; nil for none.
  public var image: Image?
  /// The font of the primary text.
  public var font = Self.usualFont(.body)
  /// The color of the primary text.
  public var textColor = DynamicColor.label
  /// The font of the secondary text.
  public var secondaryFont = Self.usualFont(.subheadline)
  /// The color of the secondary text.
  public var secondaryTextColor = DynamicColor.secondaryLabel
  /// The tint color of template images; nil for the view's tint color.
  public var imageTintColor: DynamicColor?
  /// Whether the primary text is shown in capital letters; the default is false.
  public var isCapitalized: Bool {
    get { look.transform == .uppercase }
    set { look.transform = newValue ? .uppercase : .none }
  }
  /// What texts have besides font and color.
  private var look = TextProperties(font: Self.usualFont(.body), color: .label)
  private var secondaryLook = TextProperties(
    font: Self.usualFont(.subheadline), color: .secondaryLabel)
  /// What images have besides their tint color.
  private(set) var imageLook = ImageProperties()

  /// The appearance of a text: its font, color and case.
  ///
  /// Apple counterpart: `UIListContentConfiguration.TextProperties` · Source:
  /// UIListContentTextProperties.h · Fidelity: approximate, text has a single line
  public struct TextProperties: Sendable {
    /// The font of the text.
    public var font: Font
    /// The color of the text.
    public var color: DynamicColor
    /// The number of lines; stored, but without effect, because text has a single line.
    ///
    /// Fidelity: inert
    public var numberOfLines = 0
    /// The way in which text that does not fit is truncated; stored, but without effect.
    ///
    /// Fidelity: inert
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// Whether the font follows the user's text size if it has a text style; the default is true.
    public var adjustsFontForContentSizeCategory = true
    /// Whether text shrinks to fit the width; stored, but without effect.
    ///
    /// Fidelity: inert
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale to which text shrinks, from 0 to 1; stored, but without effect.
    ///
    /// Fidelity: inert
    public var minimumScaleFactor: CGFloat = 0
    /// The alignment of the text; stored, but without effect, because the language determines it.
    ///
    /// Fidelity: inert
    public var alignment = TextAlignment.natural
    /// The case of the letters; `none`, the default, does not change them.
    public var transform = TextTransform.none

    /// The case in which the letters of a text are shown.
    ///
    /// Apple counterpart: `UIListContentConfiguration.TextProperties.TextTransform` · Source:
    /// UIListContentTextProperties.h · Fidelity: exact
    public enum TextTransform: Int, Sendable, CaseIterable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3

      func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }
  }

  /// The appearance of an image.
  ///
  /// Apple counterpart: `UIListContentConfiguration.ImageProperties` · Source:
  /// UIListContentImageProperties.h · Fidelity: approximate, all images have the same size
  public struct ImageProperties: Sendable {
    /// The tint color of template images; nil for the view's tint color.
    public var tintColor: DynamicColor?
    /// The corner radius in points; stored, but without effect.
    ///
    /// Fidelity: inert
    public var cornerRadius: CGFloat = 0
    /// The maximum size in points; stored, but without effect, because images are 24 by 24 points.
    ///
    /// Fidelity: inert
    public var maximumSize = CGSize.zero
    /// The size that is reserved for the image, in points; stored, but without effect.
    ///
    /// Fidelity: inert
    public var reservedLayoutSize = CGSize.zero
    /// The colors of a symbol that has none of its own; nil for the symbol's defaults.
    ///
    /// The size and the weight have no effect.
    public var preferredSymbolConfiguration: SymbolConfiguration?
  }

  /// The appearance of the primary text.
  public var textProperties: TextProperties {
    get {
      var properties = look
      (properties.font, properties.color) = (font, textColor)
      return properties
    }
    set { (look, font, textColor) = (newValue, newValue.font, newValue.color) }
  }
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties {
    get {
      var properties = secondaryLook
      (properties.font, properties.color) = (secondaryFont, secondaryTextColor)
      return properties
    }
    set {
      (secondaryLook, secondaryFont) = (newValue, newValue.font)
      secondaryTextColor = newValue.color
    }
  }
  /// The appearance of the image; only the tint color has an effect.
  public var imageProperties: ImageProperties {
    get {
      var properties = imageLook
      properties.tintColor = imageTintColor
      return properties
    }
    set { (imageLook, imageTintColor) = (newValue, newValue.tintColor) }
  }
  /// Whether the texts are side by side if the cell is wide enough; the default is false.
  ///
  /// The secondary text is then at the trailing edge, otherwise below the text.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The vertical distance between the texts, in points; stored, but without effect.
  ///
  /// Fidelity: inert
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// The minimum distance between texts that are side by side, in points; the default is 8.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between the image and the text, in points; stored, but without effect.
  ///
  /// Fidelity: inert
  public var imageToTextPadding: CGFloat = 16
  /// The margins around the content, in points; stored, but without effect, because cells have
  /// margins of their own.
  ///
  /// Fidelity: inert
  public var directionalLayoutMargins = DirectionalEdgeInsets.zero
  /// The axes along which the margins are at least those of the superview; stored, but without
  /// effect.
  ///
  /// Fidelity: inert
  public var axesPreservingSuperviewLayoutMargins = 0

  /// Returns the default content of a cell that shows a value as secondary text at the trailing
  /// edge.
  public static func valueCell() -> ListContentConfiguration {
    var content = ListContentConfiguration()
    content.secondaryFont = Self.usualFont(.body)
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }
  /// Returns the default content of a cell that shows secondary text below the text.
  public static func subtitleCell() -> ListContentConfiguration { ListContentConfiguration() }
  /// Returns the default content of a cell in a sidebar; the same as `cell()`.
  public static func sidebarCell() -> ListContentConfiguration { ListContentConfiguration() }
  /// Returns the default content of a header in a sidebar; the same as `plainHeader()`.
  public static func sidebarHeader() -> ListContentConfiguration { plainHeader() }
  /// Returns the default content of a footer in a plain list; the same as `groupedFooter()`.
  public static func plainFooter() -> ListContentConfiguration { groupedFooter() }

  /// Returns the default content of a cell.
  public static func cell() -> ListContentConfiguration { ListContentConfiguration() }

  /// Returns the default content of a header in a plain list.
  public static func plainHeader() -> ListContentConfiguration {
    var content = ListContentConfiguration()
    content.font = Self.usualFont(.headline)
    return content
  }

  /// Returns the default content of a header in a grouped list, in capital letters.
  public static func groupedHeader() -> ListContentConfiguration {
    var content = groupedFooter()
    content.isCapitalized = true
    return content
  }

  /// Returns the default content of a footer in a grouped list.
  public static func groupedFooter() -> ListContentConfiguration {
    var content = ListContentConfiguration()
    content.font = Self.usualFont(.footnote)
    content.textColor = .secondaryLabel
    return content
  }

  /// Returns the content for a state; if the state is disabled, the text and the image have the
  /// color `tertiaryLabel`.
  public func updated(for state: CellConfigurationState) -> ListContentConfiguration {
    guard state.isDisabled else { return self }
    var content = self
    content.textColor = .tertiaryLabel
    content.secondaryTextColor = .tertiaryLabel
    content.imageTintColor = .tertiaryLabel
    return content
  }
}

extension ListContentConfiguration {
  /// The font of a text style at the usual text size, which follows the text size of a view.
  private static func usualFont(_ style: Font.TextStyle) -> Font {
    .preferredFont(forTextStyle: style, compatibleWith: TraitCollection())
  }

  private static func attributed(
    _ text: String, _ font: Font, _ color: DynamicColor
  ) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
  }

  private static func take(
    _ text: NSAttributedString?, _ plain: inout String?, _ font: inout Font,
    _ color: inout DynamicColor
  ) {
    plain = text?.string
    guard let text, text.length > 0 else { return }
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    font = attributes.font ?? font
    color = attributes.foregroundColor ?? color
  }
}
