// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
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
  var verticalAlignment = Control.ContentVerticalAlignment.center

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

  /// Shows a title with attributes in the place of the plain one; nil leaves that.
  func showAttributedTitle(_ text: AttributedText?) {
    guard let text else { return }
    title.styledText = text
    title.isHidden = false
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
    // One that shows nothing has room for a line of text.
    if !hasTitle && !hasPicture {
      let line = (title.font.pointSize * 1.193359375).rounded(.up) + 12
      return CGSize(width: 30, height: line)
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
      let top = self.top(in: room, content.height)
      let imageTop = placement == "top" ? top : top + text.height + gap
      let textTop = placement == "top" ? top + image.height + gap : top
      text.width = min(text.width, room.width)
      place(
        CGRect(
          x: start(in: room, image.width), y: imageTop, width: image.width, height: image.height),
        CGRect(
          x: start(in: room, text.width), y: textTop, width: text.width, height: text.height))
      return
    }
    text.width = min(text.width, max(0, room.width - image.width - gap))
    let width = text.width + gap + image.width
    var left = start(in: room, width)
    let isTrailing = placement == "trailing"
    let textLeft = isTrailing ? left : left + image.width + gap
    if isTrailing { left += text.width + gap }
    place(
      CGRect(
        x: left, y: top(in: room, image.height), width: image.width, height: image.height),
      CGRect(
        x: textLeft, y: top(in: room, text.height), width: text.width, height: text.height))
  }

  /// The side of its room at which the content stands; nil for the middle.
  private var side: Control.ContentHorizontalAlignment? {
    let isReversed = traitCollection.layoutDirection == .rightToLeft
    return switch alignment {
    case .left, .right: alignment
    case .leading: isReversed ? .right : .left
    case .trailing: isReversed ? .left : .right
    case .center, .fill: nil
    }
  }

  private func start(in room: CGRect, _ width: CGFloat) -> CGFloat {
    switch side {
    case .left: room.minX
    case .right: room.maxX - width
    default: room.midX - width / 2
    }
  }

  private func top(in room: CGRect, _ height: CGFloat) -> CGFloat {
    switch verticalAlignment {
    case .top: room.minY
    case .bottom: room.maxY - height
    case .center, .fill: room.midY - height / 2
    }
  }

  private func place(_ image: CGRect, _ text: CGRect) {
    picture.frame = moved(image, by: imageInsets)
    title.frame = moved(text, by: titleInsets)
  }

  /// Moves a part as its insets make its room smaller: what stands at a side by that side's inset,
  /// what stands in the middle by half of what the two differ.
  private func moved(_ part: CGRect, by insets: EdgeInsets) -> CGRect {
    let across =
      switch side {
      case .left: insets.left
      case .right: -insets.right
      default: (insets.left - insets.right) / 2
      }
    let down =
      switch verticalAlignment {
      case .top: insets.top
      case .bottom: -insets.bottom
      case .center, .fill: (insets.top - insets.bottom) / 2
      }
    return part.offsetBy(dx: across, dy: down)
  }

  override func drawContent(in context: GraphicsContext) {
    ground?.draw(in: context, bounds, traits: traitCollection)
    if let background { context.draw(background, in: bounds, place: .content) }
  }
}
