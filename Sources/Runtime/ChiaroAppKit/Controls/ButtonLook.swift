// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

/// What a button looks like, in the measures of a release of macOS.
@MainActor
struct ButtonLook {
  private let button: NSButton
  init(_ button: NSButton) { self.button = button }

  private var font: NSFont { button.font ?? .systemFont(ofSize: 13) }
  private var hasBezel: Bool { button.isBordered && !button.kind.isChoice }
  private var title: String {
    switch button.bezelStyle {
    case .disclosure, .roundedDisclosure, .helpButton: ""
    default:
      button.imagePosition == .imageOnly
        ? "" : button.isOn && !button.alternateTitle.isEmpty ? button.alternateTitle : button.title
    }
  }
  var image: NSImage? {
    guard button.imagePosition != .noImage else { return nil }
    return (button.isOn ? button.alternateImage : nil) ?? button.image
  }

  // MARK: Metrics

  /// The height of a push button, by the size of the control.
  private var height: CGFloat {
    metrics.height(button.controlSize)
  }
  private var metrics: ControlMetrics { ControlMetrics(button) }
  /// The radius of the corners.
  var radius: CGFloat {
    if button.kind == .radio { return side / 2 }
    if button.kind == .switch { return 3.5 }
    return switch button.bezelStyle {
    case .circular, .helpButton, .inline: min(button.bounds.width, button.bounds.height) / 2
    case .regularSquare, .shadowlessSquare, .smallSquare, .texturedSquare: 3
    default: metrics.radius(button.controlSize)
    }
  }
  /// The side of the square of a check box.
  private var side: CGFloat {
    switch button.controlSize {
    case .large, .regular: 14
    case .small: 12
    case .mini: 10
    }
  }
  /// Where the check mark stands.
  var mark: CGRect {
    let first = CGRect(
      x: button.bounds.minX + 1, y: button.bounds.minY + (button.bounds.height - side) / 2,
      width: side, height: side)
    return first.placed(in: button.bounds, button.drawnDirection)
  }

  private var imageSize: CGSize {
    guard let image else { return .zero }
    let size = image.naturalSize(on: button) ?? CGSize(width: 16, height: 16)
    guard hasBezel, button.bezelStyle != .regularSquare else { return size }
    let most = height - 6
    return size.height > most
      ? CGSize(width: size.width * most / size.height, height: most) : size
  }
  private var titleSize: CGSize {
    let text = content(.black)
    guard !text.string.isEmpty else { return .zero }
    return button.textMeasure.size(of: text, width: .infinity, limit: button.kind.isChoice ? 0 : 1)
  }
  private var gap: CGFloat { title.isEmpty || image == nil ? 0 : 4 }
  private var isStacked: Bool {
    [.imageAbove, .imageBelow].contains(button.imagePosition) && image != nil
  }

  /// The size of the button.
  var size: CGSize {
    let (text, picture) = (titleSize, imageSize)
    if button.kind.isChoice {
      let width = title.isEmpty ? side + 2 : side + 2 + 5 + text.width
      return CGSize(width: width, height: max(text.height, side + 2))
    }
    switch button.bezelStyle {
    case .circular: return CGSize(width: 28, height: 28)
    case .helpButton: return CGSize(width: metrics.helpSide, height: metrics.helpSide)
    case .disclosure: return CGSize(width: 13, height: 13)
    case .roundedDisclosure: return CGSize(width: 22, height: 22)
    default: break
    }
    let inner =
      isStacked
      ? CGSize(width: max(text.width, picture.width), height: text.height + picture.height + 2)
      : CGSize(
        width: text.width + gap + picture.width, height: max(text.height, picture.height))
    guard hasBezel else { return inner }
    let isFree = isStacked || button.bezelStyle == .regularSquare
    let side: CGFloat = title.isEmpty ? 6 : metrics.buttonPadding(button.controlSize)
    return CGSize(
      width: inner.width + 2 * side, height: isFree ? max(height, inner.height + 6) : height)
  }

  /// The distances of the baselines from the edges.
  var baselines: (first: CGFloat, last: CGFloat) {
    let line = button.textMeasure.lineHeight(of: font)
    let top = max(0, (size.height - line) / 2)
    let baseline = button.textMeasure.baseline(of: font)
    return (top + baseline, size.height - top - baseline)
  }

  // MARK: Colors

  /// Whether the button is filled with the accent: the default button, and one that is on.
  private var isFilled: Bool {
    guard hasBezel, button.isEnabled else { return false }
    if button.bezelColor != nil { return true }
    if button.keyEquivalent == "\r" { return !button.hasDestructiveAction }
    return button.isOn && button.kind.keepsState
  }
  private var isInactive: Bool { button.traitCollection.activeAppearance == .inactive }
  private var ink: DynamicColor {
    if !button.isEnabled { return .disabledControlTextColor }
    if isFilled, !isInactive { return ControlLook.onAccent }
    if button.hasDestructiveAction { return .systemRed }
    if !hasBezel, let tint = button.contentTintColor { return tint }
    return .controlTextColor
  }

  private func content(_ ink: DynamicColor) -> AttributedText {
    guard let styled = button.styledTitle else {
      return AttributedText(title, font: font, foregroundColor: ink)
    }
    return complete(AttributedText(styled), ink)
  }
  /// Returns a text whose runs without a font or color have those of the button.
  private func complete(_ text: AttributedText, _ ink: DynamicColor) -> AttributedText {
    var text = text
    for index in text.runs.indices {
      text.runs[index].font = text.runs[index].font ?? font
      text.runs[index].foregroundColor = text.runs[index].foregroundColor ?? ink
    }
    return text
  }
  /// The title with its attributes, or else with the font.
  var attributedTitle: NSAttributedString {
    button.styledTitle ?? NSAttributedString(string: title, attributes: [.font: font])
  }

  // MARK: Drawing

  /// Whether the button consists of a bezel, an image and a title.
  var hasParts: Bool {
    ![.disclosure, .roundedDisclosure, .helpButton].contains(button.bezelStyle)
      && !button.kind.isChoice
  }

  func draw(in context: GraphicsContext) {
    if button.kind.isChoice { return drawChoice(in: context) }
    if button.showsBezel { drawBezel(in: context) }
    switch button.bezelStyle {
    case .disclosure, .roundedDisclosure: return drawDisclosure(in: context)
    case .helpButton:
      return context.draw(
        "?", .systemFont(ofSize: 13, weight: 500), ink, in: button.bounds, share: 0.5)
    default: break
    }
    let places = places(in: button.bounds)
    if let image { draw(image, in: places.image, context) }
    drawTitle(content(ink), in: places.title, context)
    drawPress(in: context)
  }

  /// Darkens a pressed button without a bezel.
  func drawPress(in context: GraphicsContext) {
    if !button.showsBezel, button.isHighlighted, image != nil {
      context.fill(button.bounds, ControlLook.press, cornerRadius: 4)
    }
  }

  func drawBezel(in context: GraphicsContext) {
    let fill: DynamicColor =
      isFilled
      ? button.bezelColor ?? (isInactive ? ControlLook.bezel : ControlLook.accent)
      : button.isHighlighted ? ControlLook.pressedBezel : ControlLook.bezel
    context.group(opacity: button.isEnabled ? 1 : 0.5) {
      switch button.bezelStyle {
      case .recessed where !isFilled, .inline where !isFilled, .texturedRounded where !isFilled:
        let isQuiet = button.bezelStyle == .recessed && !button.isHighlighted && !button.isOn
        if !isQuiet { context.fill(button.bounds, ControlLook.plate, cornerRadius: radius) }
      default: context.drawBezel(in: button.bounds, fill, cornerRadius: radius)
      }
    }
    if isFilled, button.isHighlighted {
      context.fill(button.bounds, .black.withAlphaComponent(0.15), cornerRadius: radius)
    }
  }

  /// Where the image and the title stand in a rectangle.
  func places(in bounds: CGRect) -> (image: CGRect, title: CGRect) {
    let text = titleSize
    if isStacked {
      let picture = pictureSize(in: bounds.size, beside: CGSize(width: 0, height: text.height + 2))
      let isAbove = button.imagePosition == .imageAbove
      let height = text.height + picture.height + 2
      let top = bounds.midY - height / 2
      return (
        CGRect(
          x: bounds.midX - picture.width / 2, y: isAbove ? top : top + height - picture.height,
          width: picture.width, height: picture.height),
        CGRect(
          x: bounds.minX, y: isAbove ? top + height - text.height : top, width: bounds.width,
          height: text.height)
      )
    }
    let picture = pictureSize(in: bounds.size, beside: CGSize(width: text.width + gap, height: 0))
    let width = min(bounds.width, text.width + gap + picture.width)
    let share: CGFloat =
      button.alignment == .natural && hasBezel || button.alignment == .center || title.isEmpty
      ? 0.5 : button.alignment.share(in: button.drawnDirection)
    let left = bounds.minX + (bounds.width - width) * share
    let isFirst = ![.imageRight, .imageTrailing].contains(button.imagePosition)
    let place = CGRect(
      x: isFirst ? left : left + width - picture.width, y: bounds.midY - picture.height / 2,
      width: picture.width, height: picture.height)
    let line = CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
    let words = CGRect(
      x: isFirst ? left + picture.width + gap : left, y: bounds.midY - text.height / 2,
      width: width - picture.width - gap, height: text.height)
    return (
      place.placed(in: line, button.drawnDirection), words.placed(in: line, button.drawnDirection)
    )
  }

  /// The size of the image, scaled to the room; only one that grows leaves room for the title.
  private func pictureSize(in room: CGSize, beside title: CGSize) -> CGSize {
    let size = imageSize
    guard let natural = image?.naturalSize(on: button), natural.width > 0, natural.height > 0
    else { return size }
    let inset: CGFloat = hasBezel ? 6 : 0
    let most = CGSize(width: max(1, room.width - inset), height: max(1, room.height - inset))
    let free = CGSize(
      width: max(1, most.width - title.width), height: max(1, most.height - title.height))
    func scaled(_ size: CGSize, by share: CGFloat) -> CGSize {
      CGSize(width: size.width * share, height: size.height * share)
    }
    switch button.imageScaling {
    case .scaleNone: return natural
    case .scaleProportionallyDown:
      return scaled(size, by: min(1, most.width / size.width, most.height / size.height))
    case .scaleProportionallyUpOrDown:
      return scaled(natural, by: min(free.width / natural.width, free.height / natural.height))
    case .scaleAxesIndependently: return free
    }
  }

  /// Draws an image in a rectangle, a template in the color of the title or the tint.
  func draw(_ image: NSImage, in rect: CGRect, _ context: GraphicsContext) {
    let shown = image.variant(for: button.traitCollection)
    let tint = button.isEnabled ? button.contentTintColor ?? ink : ink
    let isTemplate = shown.content.isSymbol || shown.renderingMode == .alwaysTemplate
    context.group(opacity: button.isEnabled || isTemplate ? 1 : 0.5) {
      context.draw(shown, in: rect, place: .content, tint: tint)
    }
  }

  /// Draws a title in a rectangle; what has no font or color has those of the button.
  func draw(_ title: NSAttributedString, in rect: CGRect, _ context: GraphicsContext) {
    drawTitle(complete(AttributedText(title), ink), in: rect, context)
  }
  private func drawTitle(_ text: AttributedText, in rect: CGRect, _ context: GraphicsContext) {
    guard !text.string.isEmpty, rect.width > 0 else { return }
    context.draw(
      text, in: rect, alignment: .center, limit: 1, direction: button.drawnDirection)
  }

  private func drawDisclosure(in context: GraphicsContext) {
    let name =
      button.bezelStyle == .roundedDisclosure
      ? (button.isOn ? "chevron.up" : "chevron.down")
      : button.isOn ? "chevron.down" : button.drawnDirection.forwardSymbol
    context.drawSymbol(name, in: button.bounds, side: 11, ink)
  }

  // MARK: Check boxes and radio buttons

  private func drawChoice(in context: GraphicsContext) {
    let box = mark
    let isOn = button.state != .off
    let isActive = isOn && button.isEnabled && !isInactive
    context.group(opacity: button.isEnabled ? 1 : 0.5) {
      context.drawBezel(
        in: box, isActive ? ControlLook.accent : ControlLook.bezel, cornerRadius: radius)
      if button.isHighlighted { context.fill(box, ControlLook.press, cornerRadius: radius) }
    }
    if isOn {
      let ink: DynamicColor =
        isActive
        ? ControlLook.onAccent : button.isEnabled ? .controlTextColor : .disabledControlTextColor
      drawMark(in: box, ink, context)
    }
    guard !title.isEmpty else { return }
    let text = titleSize
    let start = box.width + 2 + 5
    let line = CGRect(
      x: button.bounds.minX + start, y: button.bounds.midY - text.height / 2,
      width: max(0, button.bounds.width - start), height: text.height)
    context.draw(
      content(ink), in: line.placed(in: button.bounds, button.drawnDirection),
      alignment: .natural, direction: button.drawnDirection)
  }

  private func drawMark(in box: CGRect, _ ink: DynamicColor, _ context: GraphicsContext) {
    if button.state == .mixed {
      let bar = box.centered(CGSize(width: box.width - 6, height: 2))
      return context.fill(bar, ink, cornerRadius: 1)
    }
    if button.kind == .radio {
      let dot = box.centered(CGSize(width: side * 0.43, height: side * 0.43))
      return context.fill(dot, ink, cornerRadius: dot.width / 2)
    }
    let tick = NSBezierPath()
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: box.minX + side * x, y: box.minY + side * y)
    }
    tick.move(to: at(0.25, 0.54))
    tick.line(to: at(0.43, 0.74))
    tick.line(to: at(0.76, 0.27))
    (tick.lineWidth, tick.lineCapStyle, tick.lineJoinStyle) = (side / 7.5, .round, .round)
    context.strokeColor = ink
    tick.stroke(in: context)
  }
}

extension LayoutDirection {
  /// The symbol that points forward.
  var forwardSymbol: String { self == .rightToLeft ? "chevron.left" : "chevron.right" }
}
