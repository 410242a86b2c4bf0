// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Foundation

extension CGSize {
  /// A size without bounds.
  static let infinite = CGSize(width: CGFloat.infinity, height: .infinity)
}

extension ButtonConfiguration {
  /// The size of a spinner, and of an image whose size is not known.
  private static let usualSize = CGSize(width: 20, height: 20)

  /// The size of the image or spinner, as far as it fits into the button.
  ///
  /// A symbol has the size of its font: its own, the preferred one, or that of the title.
  @MainActor
  private func imageSize(_ button: Button, within limit: CGSize) -> CGSize {
    guard !showsActivityIndicator, let image else { return Self.usualSize }
    if image.content.isSymbol {
      let look = image.preferring(preferredSymbolConfigurationForImage).configuration.symbol
      let usual = Double(titleFont.pointSize)
      let points = (look ?? SymbolConfiguration()).points(usual: usual) ?? usual
      // A symbol of a 17-point font is 20 points high.
      let side = (CGFloat(points) * 20 / 17).rounded()
      return CGSize(width: side, height: side)
    }
    guard let size = image.naturalSize(in: button.stage, symbolSize: nil), size.width > 0,
      size.height > 0
    else { return Self.usualSize }
    let scale = min(1, limit.width / size.width, limit.height / size.height)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private var subtitleFont: Font { .systemFont(ofSize: titleFont.pointSize - 5) }
  /// The fonts of the first and the last line.
  var fonts: (first: Font, last: Font) {
    (titleFont, subtitle == nil ? titleFont : subtitleFont)
  }

  private var hasImage: Bool { image != nil || showsActivityIndicator }

  /// The size of the title, which may break into lines in a width.
  private func titleSize(_ measure: TextMeasure, in width: CGFloat) -> CGSize {
    let line = measure.size(of: title ?? "", in: titleFont)
    guard let title, titleLines != 1, width > 0,
      line.width > width || title.contains(where: \.isNewline)
    else { return line }
    let text = AttributedText(title, font: titleFont)
    return measure.size(of: text, width: width, limit: titleLines)
  }

  /// The size of title and subtitle, of which the title breaks into lines in a width.
  func textSize(_ measure: TextMeasure, in width: CGFloat = .infinity) -> CGSize {
    let title = titleSize(measure, in: width)
    guard let subtitle else { return title }
    let second = measure.size(of: subtitle, in: subtitleFont)
    return CGSize(width: max(title.width, second.width), height: title.height + second.height)
  }

  private var isStacked: Bool { imagePlacement == .top || imagePlacement == .bottom }

  /// The size of the image and the text together, in a room of a width.
  @MainActor
  func contentSize(
    _ button: Button, within limit: CGSize, width: CGFloat = .infinity
  ) -> CGSize {
    let image = hasImage ? imageSize(button, within: limit) : .zero
    let text = textSize(button.textMeasure, in: width - besides(image))
    return contentSize(text, image)
  }

  /// The width that an image beside the title takes from it.
  private func besides(_ image: CGSize) -> CGFloat {
    hasImage && !isStacked ? image.width + imagePadding : 0
  }

  private func contentSize(_ text: CGSize, _ image: CGSize) -> CGSize {
    guard hasImage else { return text }
    let padding = text.width > 0 ? imagePadding : 0
    if isStacked {
      let height = text.width > 0 ? text.height + padding : 0
      return CGSize(width: max(text.width, image.width), height: height + image.height)
    }
    return CGSize(
      width: text.width + padding + image.width, height: max(text.height, image.height))
  }

  /// The rectangles of image and text, centered in another; that of an image there is not is of no
  /// size.
  @MainActor
  func parts(
    in room: CGRect, _ button: Button, within limit: CGSize? = nil
  ) -> (image: CGRect, text: CGRect) {
    let limit = limit ?? button.bounds.size
    let size = hasImage ? imageSize(button, within: limit) : .zero
    let textSize = textSize(button.textMeasure, in: room.width - besides(size))
    var content = room.centered(contentSize(textSize, size))
    let bounds = button.bounds
    if content.width > bounds.width, bounds.width > 0, textSize.width > 0, hasImage, !isStacked {
      // The image keeps its size, and the title has what is left.
      (content.origin.x, content.size.width) = (bounds.minX, bounds.width)
    }
    var image = CGRect(origin: .zero, size: size)
    var text = CGRect(origin: .zero, size: textSize)
    image.origin.x = content.midX - size.width / 2
    image.origin.y = content.midY - size.height / 2
    text.origin.y = content.midY - textSize.height / 2
    guard !isStacked else {
      (text.origin.x, text.size.width) = (content.minX, content.width)
      image.origin.y = imagePlacement == .top ? content.minY : content.maxY - size.height
      text.origin.y = imagePlacement == .top ? content.maxY - textSize.height : content.minY
      return (image, text)
    }
    let isFirst = (imagePlacement == .leading) != button.isRightToLeft
    let room = hasImage ? size.width + imagePadding : 0
    image.origin.x = isFirst ? content.minX : content.maxX - size.width
    text.origin.x = isFirst ? content.minX + room : content.minX
    text.size.width = max(0, content.width - room)
    return (image, text)
  }

  /// Draws image and text, centered in a rectangle.
  @MainActor
  func drawContent(
    in context: GraphicsContext, _ room: CGRect, of button: Button, foreground: DynamicColor
  ) {
    let parts = parts(in: room, button)
    let picture = button.legacy.picture
    if hasImage, picture?.isHidden != true {
      let offset = button.offset(by: button.imageEdgeInsets)
      let place = parts.image.offsetBy(dx: offset.width, dy: offset.height)
      drawImage(in: context, place, picture?.ownTint ?? foreground)
    }
    guard button.legacy.label?.isHidden != true else { return }
    let offset = button.offset(by: button.titleEdgeInsets)
    drawText(in: context, parts.text.offsetBy(dx: offset.width, dy: offset.height), foreground)
  }

  @MainActor
  private func drawImage(in context: GraphicsContext, _ frame: CGRect, _ color: DynamicColor) {
    if showsActivityIndicator { return context.drawSpinner(in: frame, color: color) }
    guard let image = image?.preferring(preferredSymbolConfigurationForImage) else { return }
    context.draw(image, in: frame, place: .control, tint: color)
  }

  @MainActor
  private func drawText(in context: GraphicsContext, _ rect: CGRect, _ color: DynamicColor) {
    guard let title, !title.isEmpty else { return }
    var line = rect
    line.size.height = titleSize(context.textMeasure, in: rect.width).height
    if line.height > context.textMeasure.lineHeight(of: titleFont) {
      let text = AttributedText(title, font: titleFont, foregroundColor: color)
      context.draw(text, in: line, alignment: .center, limit: titleLines)
    } else {
      context.draw(title, titleFont, color, in: line, share: 0.5)
    }
    guard let subtitle else { return }
    line.origin.y = line.maxY
    line.size.height = context.textMeasure.lineHeight(of: subtitleFont)
    context.draw(subtitle, subtitleFont, color, in: line, share: 0.5)
  }
}
