// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import Foundation

/// Picture, text and second text of a cell, header or footer.
///
/// Apple counterpart: `UIListContentConfiguration` · Source: UIListContentConfiguration.h (S107) ·
/// Fidelity: approximate
public struct ListContentConfiguration: Sendable {
  /// The text.
  public var text: String?
  /// The text below.
  public var secondaryText: String?
  /// The picture where lines begin.
  public var image: Image?
  /// The font of the text.
  public var font = Font.label
  /// The color of the text.
  public var textColor = DynamicColor.label
  /// The font of the text below.
  public var secondaryFont = Font.subheadline
  /// The color of the text below.
  public var secondaryTextColor = DynamicColor.secondaryLabel
  /// The color that templates are filled with; nil for the tint.
  public var imageTintColor: DynamicColor?
  /// Whether text is shown in capitals.
  public var isCapitalized = false

  /// The content of a cell.
  public static func cell() -> ListContentConfiguration { ListContentConfiguration() }

  /// The content of a header in a plain list.
  public static func plainHeader() -> ListContentConfiguration {
    var content = ListContentConfiguration()
    content.font = .headline
    return content
  }

  /// The content of a header in a grouped list.
  public static func groupedHeader() -> ListContentConfiguration {
    var content = groupedFooter()
    content.isCapitalized = true
    return content
  }

  /// The content of a footer.
  public static func groupedFooter() -> ListContentConfiguration {
    var content = ListContentConfiguration()
    content.font = .footnote
    content.textColor = .secondaryLabel
    return content
  }

  /// The same content in a state: paler when it cannot be used.
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
      let insets = DirectionalEdgeInsets(leading: 40)
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
