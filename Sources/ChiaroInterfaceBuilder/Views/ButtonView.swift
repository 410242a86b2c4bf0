// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroLayout
import ChiaroViews
import Foundation

/// A button with the sizes of Apple's, whose title and picture are views.
final class ButtonView: Control {
  let title = Label(frame: .zero)
  private let picture = PictureView(frame: .zero)
  /// The picture behind the title; nil for none.
  var background: Image?
  /// The color and border behind the picture and the title; nil for none.
  var ground: BackgroundConfiguration?
  /// The size of the picture; nil where it is not known.
  var imageSize: CGSize?
  var insets: EdgeInsets?
  var imageInsets = EdgeInsets.zero
  var titleInsets = EdgeInsets.zero
  var leastWidth: CGFloat = 0
  var imagePadding: CGFloat = 0
  /// The side of the title at which the picture stands.
  var placement = "leading"
  var alignment = Control.ContentHorizontalAlignment.center

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.isHidden = true
    title.isHidden = true
    title.lineBreakMode = .byTruncatingMiddle
    addSubview(picture)
    addSubview(title)
  }

  /// Shows a title, or none.
  func showTitle(_ text: String?, _ font: Font, _ color: DynamicColor) {
    title.text = text
    title.font = font
    title.textColor = color
    title.isHidden = text?.isEmpty != false
    title.numberOfLines = text?.contains(where: \.isNewline) == true ? 0 : 1
    if title.numberOfLines == 0 { title.textAlignment = .center }
  }

  /// Shows a picture, or none.
  func showImage(_ image: Image?, _ color: DynamicColor? = nil) {
    picture.image = image
    picture.isHidden = image == nil
    if let color { picture.tintColor = color }
  }

  private var hasTitle: Bool { !title.isHidden && title.text?.isEmpty == false }
  private var hasPicture: Bool { !picture.isHidden }
  private var isVertical: Bool { placement == "top" || placement == "bottom" }
  private var pictureSize: CGSize {
    hasPicture ? imageSize ?? CGSize(width: 20, height: 20) : .zero
  }
  private var titleSize: CGSize { hasTitle ? title.intrinsicContentSize : .zero }

  private var contentSize: CGSize {
    let (text, image) = (titleSize, pictureSize)
    let gap = hasTitle && hasPicture ? imagePadding : 0
    return isVertical
      ? CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
      : CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
  }

  override var intrinsicContentSize: CGSize {
    let content = contentSize
    if let insets {
      return CGSize(
        width: (content.width + insets.left + insets.right).rounded(.up),
        height: (content.height + insets.top + insets.bottom).rounded(.up))
    }
    // A title has room above and below unless a file says otherwise; a picture alone has none.
    let height = hasTitle ? max(content.height, titleSize.height + 12) : content.height
    return CGSize(
      width: max(leastWidth, content.width.rounded(.up)), height: height.rounded(.up))
  }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let size = titleSize
    let room = max(0, (intrinsicContentSize.height - size.height) / 2)
    let (first, last) = title.baselineOffsets
    return (room + first, room + last)
  }

  override func layoutSubviews() {
    let room = bounds.inset(by: insets ?? .zero)
    let (image, gap) = (pictureSize, hasTitle && hasPicture ? imagePadding : 0)
    let content = contentSize
    var text = titleSize
    if isVertical {
      let top = room.midY - content.height / 2
      let imageTop = placement == "top" ? top : top + text.height + gap
      let textTop = placement == "top" ? top + image.height + gap : top
      text.width = min(text.width, room.width)
      place(
        CGRect(
          x: room.midX - image.width / 2, y: imageTop, width: image.width, height: image.height),
        CGRect(x: room.midX - text.width / 2, y: textTop, width: text.width, height: text.height))
      return
    }
    text.width = min(text.width, max(0, room.width - image.width - gap))
    let width = text.width + gap + image.width
    var left = start(in: room, width)
    let isTrailing = placement == "trailing"
    let textLeft = isTrailing ? left : left + image.width + gap
    if isTrailing { left += text.width + gap }
    place(
      CGRect(x: left, y: room.midY - image.height / 2, width: image.width, height: image.height),
      CGRect(x: textLeft, y: room.midY - text.height / 2, width: text.width, height: text.height))
  }

  private func start(in room: CGRect, _ width: CGFloat) -> CGFloat {
    let isReversed = traitCollection.layoutDirection == .rightToLeft
    switch alignment {
    case .left: return room.minX
    case .right: return room.maxX - width
    case .leading: return isReversed ? room.maxX - width : room.minX
    case .trailing: return isReversed ? room.minX : room.maxX - width
    case .center, .fill: return room.midX - width / 2
    }
  }

  private func place(_ image: CGRect, _ text: CGRect) {
    picture.frame = image.offsetBy(
      dx: (imageInsets.left - imageInsets.right) / 2,
      dy: (imageInsets.top - imageInsets.bottom) / 2)
    title.frame = text.offsetBy(
      dx: (titleInsets.left - titleInsets.right) / 2,
      dy: (titleInsets.top - titleInsets.bottom) / 2)
  }

  override func drawContent(in context: GraphicsContext) {
    ground?.draw(in: context, bounds, traits: traitCollection)
    if let background { context.draw(background, in: bounds, place: .content) }
  }
}
