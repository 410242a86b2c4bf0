// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroLayout
public import ChiaroViews
import Foundation

/// The content of a cell, header or footer: an image, text and secondary text.
///
/// Apple counterpart: `UIListContentConfiguration` · Source: UIListContentConfiguration.h (S107) ·
/// Fidelity: approximate
public struct ListContentConfiguration: Sendable {
  /// The primary text; nil for none.
  public var text: String?
  /// The secondary text below the primary text; nil for none.
  public var secondaryText: String?
  /// The image at the leading edge; nil for none.
  public var image: Image?
  /// The font of the primary text.
  public var font = Font.label
  /// The color of the primary text.
  public var textColor = DynamicColor.label
  /// The font of the secondary text.
  public var secondaryFont = Font.subheadline
  /// The color of the secondary text.
  public var secondaryTextColor = DynamicColor.secondaryLabel
  /// The tint color of template images; nil for the view's tint color.
  public var imageTintColor: DynamicColor?
  /// Whether text is shown in capital letters; the default is false.
  public var isCapitalized = false

  /// Returns the default content of a cell.
  public static func cell() -> ListContentConfiguration { ListContentConfiguration() }

  /// Returns the default content of a header in a plain list.
  public static func plainHeader() -> ListContentConfiguration {
    var content = ListContentConfiguration()
    content.font = .headline
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
    content.font = .footnote
    content.textColor = .secondaryLabel
    return content
  }

  /// Returns the content for a state: with text and image in `tertiaryLabel` if disabled.
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
  /// The distance of the text from the leading edge of the content, in points.
  var textIndent: CGFloat { image == nil ? 0 : 40 }

  /// The height of a row with the content: the lines and what is above and below, in whole points.
  func height(_ measure: TextMeasure) -> CGFloat {
    let fonts = (text == nil ? [] : [font]) + (secondaryText == nil ? [] : [secondaryFont])
    let lines = fonts.reduce(0) { $0 + measure.lineHeight(of: $1) }
    return max(44, (lines + 21).rounded(.down))
  }

  @MainActor
  func draw(
    in context: GraphicsContext, _ rect: CGRect, _ direction: LayoutDirection,
    traits: TraitCollection
  ) {
    var room = rect
    if let image {
      let frame = CGRect(x: room.minX, y: room.midY - 12, width: 24, height: 24)
      context.draw(
        image.variant(for: traits), in: frame.placed(in: rect, direction), place: .content,
        tint: imageTintColor ?? .tintColor)
      let insets = DirectionalEdgeInsets(leading: textIndent)
      room = room.inset(by: insets.insets(isRightToLeft: direction == .rightToLeft))
    }
    let lines = [(text, font, textColor), (secondaryText, secondaryFont, secondaryTextColor)]
      .compactMap { line in line.0.map { ($0, line.1, line.2) } }
    var top = room.midY - lines.reduce(0) { $0 + context.textMeasure.lineHeight(of: $1.1) } / 2
    for (text, font, color) in lines {
      let height = context.textMeasure.lineHeight(of: font)
      let frame = CGRect(x: room.minX, y: top, width: room.width, height: height)
      context.draw(
        isCapitalized ? text.uppercased() : text, font, color, in: frame,
        share: direction.startShare)
      top += height
    }
  }
}
