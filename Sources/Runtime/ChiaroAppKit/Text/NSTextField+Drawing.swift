// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

extension NSTextField {
  /// Where the text stands, which a cell can decide.
  final var textRect: CGRect {
    let room = interior ?? bounds
    if let cell = drawingCell as? NSSearchFieldCell, self is NSSearchField {
      return cell.searchTextRect(forBounds: room)
    }
    return textRect(in: drawingCell?.drawingRect(forBounds: room) ?? room)
  }
  /// Returns where the text stands in a rectangle.
  final func textRect(in bounds: CGRect) -> CGRect {
    let insets = insets
    let start = insets.left + leadingRoom
    let room = CGRect(
      x: bounds.minX + start, y: bounds.minY,
      width: max(0, bounds.width - start - insets.right), height: bounds.height)
    let line = room.placed(in: bounds, drawnDirection)
    guard lineLimit == 1 else {
      return CGRect(
        x: line.minX, y: line.minY + insets.top, width: line.width,
        height: max(0, line.height - insets.top - insets.bottom))
    }
    let height = font.map { textMeasure.lineHeight(of: $0) } ?? line.height
    // A label in one line stands at its top, a field's text in the middle.
    let isField = isBezeled || isBordered
    let top = isField ? line.midY - height / 2 : line.minY + insets.top
    return CGRect(x: line.minX, y: top, width: line.width, height: height)
  }

  /// The text, bullets or the placeholder, in their color.
  final var shownText: AttributedText {
    let font = font ?? .systemFont(ofSize: 13)
    if let rich = objectValue as? NSAttributedString, rich.length > 0 {
      var text = AttributedText(rich)
      for index in text.runs.indices {
        text.runs[index].font = text.runs[index].font ?? font
        text.runs[index].foregroundColor = text.runs[index].foregroundColor ?? ink
      }
      return text
    }
    let text = stringValue
    if text.isEmpty {
      return AttributedText(
        placeholderString ?? "", font: font, foregroundColor: .placeholderTextColor)
    }
    let letters = isSecure ? String(repeating: "•", count: text.count) : text
    return AttributedText(letters, font: font, foregroundColor: ink)
  }

  private final var ink: DynamicColor {
    isEnabled ? textColor ?? .controlTextColor : .disabledControlTextColor
  }
  private final var radius: CGFloat { bezelStyle == .roundedBezel && isBezeled ? 6 : 0 }

  /// Draws the text unless an editor does.
  final func drawText(in context: GraphicsContext) {
    let text = shownText
    guard editor == nil, !text.string.isEmpty else { return }
    context.clip(to: bounds) {
      context.draw(
        text, in: textRect, alignment: alignment, limit: lineLimit, direction: drawnDirection,
        lineBreakMode: lineBreakMode)
    }
  }

  /// Draws the bezel, with a ring while the text is edited, and the background.
  final func drawBezel(in context: GraphicsContext) {
    if isBezeled || isBordered {
      context.group(opacity: isEnabled ? 1 : 0.5) {
        let fill = drawsBackground ? backgroundColor ?? .clear : .clear
        context.drawField(in: bounds, fill, cornerRadius: radius)
      }
      guard editor != nil, focusRingType != .none else { return }
      context.drawFocusRing(in: bounds, cornerRadius: max(radius, 2), traits: traitCollection)
    } else if drawsBackground, let backgroundColor {
      context.fill(bounds, backgroundColor)
    }
  }
}
