// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroViews
import Foundation

/// The bar at the top of a window: three buttons, the title and the toolbar.
@MainActor
final class TitleBar: NSView {
  private weak var owner: NSWindow?
  private var items: [ToolbarButton] = []

  init(of window: NSWindow) {
    owner = window
    super.init(frame: .zero)
  }

  /// Updates the title and the toolbar.
  func windowDidChange() {
    for item in items { item.removeFromSuperview() }
    let isHigh = frame.height > 60
    items = (owner?.toolbar?.visibleItems ?? []).map { ToolbarButton($0, isHigh: isHigh) }
    for item in items { addSubview(item) }
    setNeedsLayout()
    setNeedsDisplay()
  }

  private var isHigh: Bool { frame.height > 60 }
  private var hasToolbar: Bool { frame.height > 30 }
  /// The height of the row with the title.
  private var titleHeight: CGFloat { isHigh ? 28 : frame.height }

  // MARK: Layout

  override func layout() {
    super.layout()
    let fixed = items.reduce(0) { $0 + $1.fittingWidth }
    let room: CGFloat
    var place: CGFloat
    if isHigh {
      place = owner?.toolbarStyle == .preference ? max(8, bounds.midX - fixed / 2) : 8
      room = bounds.width - place - 8
    } else {
      place = titleEnd + 12
      room = bounds.width - place - 10
    }
    let gaps = items.count { $0.isFlexible }
    // Without a gap the items stand at the end, beside the title.
    if gaps == 0, !isHigh { place = max(place, bounds.width - 10 - fixed) }
    let gap = gaps > 0 ? max(0, room - fixed) / CGFloat(gaps) : 0
    for item in items {
      let width = item.isFlexible ? gap : item.fittingWidth
      let frame =
        isHigh
        ? CGRect(x: place, y: 28, width: width, height: 52)
        : CGRect(x: place, y: 0, width: width, height: bounds.height)
      item.frame = frame.placed(in: bounds, drawnDirection)
      place += width
    }
  }

  private static let font = NSFont.systemFont(ofSize: 13, weight: 600)
  private static let smallFont = NSFont.systemFont(ofSize: 11)
  private static let largeFont = NSFont.systemFont(ofSize: 15, weight: 600)
  private var font: NSFont { hasToolbar && !isHigh ? Self.largeFont : Self.font }
  private var isTitleShown: Bool { owner?.titleVisibility == .visible }
  private var titleEnd: CGFloat {
    guard isTitleShown, let owner else { return 80 }
    let widths = [(owner.title, font), (owner.subtitle, Self.smallFont)]
      .map { textMeasure.width(of: $0, in: $1) }
    return 90 + max(widths[0], widths[1])
  }

  // MARK: Drawing

  /// The three buttons' colors, in the order in which they stand.
  private static let lights: [DynamicColor] = [
    DynamicColor(Color(SRGB8(red: 255, green: 95, blue: 87))),
    DynamicColor(Color(SRGB8(red: 254, green: 188, blue: 46))),
    DynamicColor(Color(SRGB8(red: 40, green: 200, blue: 64))),
  ]
  /// The dot in the red button of a changed document.
  private static let dot = DynamicColor(Color(SRGB8(red: 90, green: 10, blue: 10)))
  private static let ground = DynamicColor(
    light: Color(SRGB8(red: 246, green: 246, blue: 246)),
    dark: Color(SRGB8(red: 54, green: 54, blue: 54)),
    highContrastLight: .white, highContrastDark: Color(SRGB8(red: 30, green: 30, blue: 30)))

  private func light(_ index: Int) -> CGRect {
    let first = CGRect(
      x: 8 + CGFloat(index) * 20 + (hasToolbar && !isHigh ? 11 : 0), y: titleHeight / 2 - 6,
      width: 12, height: 12)
    return first.placed(in: bounds, drawnDirection)
  }
  private var style: [NSWindow.StyleMask] { [.closable, .miniaturizable, .resizable] }

  override func drawContent(in context: GraphicsContext) {
    guard let owner else { return }
    if !owner.titlebarAppearsTransparent {
      context.fill(bounds, Self.ground)
      let line = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
      if owner.titlebarSeparatorStyle != .none { context.fill(line, .separatorColor) }
    }
    let isInactive = traitCollection.activeAppearance == .inactive
    for (index, part) in style.enumerated() {
      let isThere = owner.styleMask.contains(part) && !isInactive
      let disk = light(index)
      context.fill(disk, isThere ? Self.lights[index] : ControlLook.pale, cornerRadius: 6)
      context.strokeColor = ControlLook.edge
      context.stroke(disk, width: 0.5, cornerRadius: 6)
      if index == 0, owner.isDocumentEdited {
        context.fill(disk.insetBy(dx: 4, dy: 4), Self.dot, cornerRadius: 2)
      }
    }
    guard isTitleShown else { return }
    let ink: DynamicColor = isInactive ? .secondaryLabelColor : .windowFrameTextColor
    if hasToolbar, !isHigh {
      drawTitles(owner, ink, in: context)
    } else {
      drawTitle(owner, ink, in: context)
    }
  }

  /// Draws the title beside the toolbar, and the subtitle below it.
  private func drawTitles(
    _ owner: NSWindow, _ ink: DynamicColor, in context: GraphicsContext
  ) {
    let line = CGRect(x: 84, y: 0, width: max(0, bounds.width - 90), height: bounds.height)
      .placed(in: bounds, drawnDirection)
    let share = NSTextAlignment.natural.share(in: drawnDirection)
    guard !owner.subtitle.isEmpty else {
      return context.draw(owner.title, font, ink, in: line, share: share)
    }
    let parts = [(owner.title, font, ink, -8.0), (owner.subtitle, Self.smallFont, Self.pale, 9.0)]
    for (text, font, ink, down) in parts {
      context.draw(text, font, ink, in: line.offsetBy(dx: 0, dy: down), share: share)
    }
  }
  private static let pale = DynamicColor.secondaryLabelColor

  /// Draws the title in the middle of its row, with the subtitle after a dash.
  private func drawTitle(_ owner: NSWindow, _ ink: DynamicColor, in context: GraphicsContext) {
    let line = CGRect(x: 70, y: 0, width: max(0, bounds.width - 140), height: titleHeight)
    guard !owner.subtitle.isEmpty else {
      return context.draw(owner.title, font, ink, in: line, share: 0.5)
    }
    let parts = [(owner.title, font, ink), (" — " + owner.subtitle, Self.smallFont, Self.pale)]
    let text = AttributedText(
      parts.map { AttributedText.Run($0, font: $1, foregroundColor: $2) })
    let height = textMeasure.lineHeight(of: font)
    context.draw(
      text, in: CGRect(x: line.minX, y: line.midY - height / 2, width: line.width, height: height),
      alignment: .center, limit: 1, direction: drawnDirection)
  }

  // MARK: Use

  override var isFlipped: Bool { true }
  override func mouseDown(with event: NSEvent) {}
  override func mouseUp(with event: NSEvent) {
    guard let point = event.pointer?.location(in: self), let owner,
      owner.styleMask.contains(.closable), light(0).contains(point)
    else { return }
    owner.performClose(self)
  }
}

/// An item of a toolbar, as it stands in a window.
@MainActor
final class ToolbarButton: NSControl {
  private let item: NSToolbarItem
  private let isHigh: Bool

  init(_ item: NSToolbarItem, isHigh: Bool) {
    self.item = item
    self.isHigh = isHigh
    super.init(frame: .zero)
    isEnabled = item.isEnabled
    if let view = item.view { addSubview(view) }
  }

  var isFlexible: Bool { item.itemIdentifier == .flexibleSpace }
  private static let font = NSFont.systemFont(ofSize: 11)

  /// The width that the item needs, in points.
  var fittingWidth: CGFloat {
    if isFlexible { return 0 }
    if item.itemIdentifier == .space { return 32 }
    if let view = item.view {
      let size = view.frame.size.width > 0 ? view.frame.size : view.fittingSize
      return max(size.width, item.minSize.width) + 12
    }
    guard isHigh else {
      return item.image == nil
        ? textMeasure.width(of: item.label, in: .systemFont(ofSize: 13)) + 20 : 40
    }
    return max(56, textMeasure.width(of: item.label, in: Self.font) + 16)
  }

  override func layout() {
    super.layout()
    guard let view = item.view else { return }
    let natural = view.frame.size.width > 0 ? view.frame.size : view.fittingSize
    view.frame = bounds.centered(
      CGSize(width: bounds.width - 12, height: min(bounds.height, max(natural.height, 22))))
  }

  private var isChosen: Bool { item.toolbar?.selectedItemIdentifier == item.itemIdentifier }

  override func press() { item.press() }

  override func drawLook(in context: GraphicsContext) {
    guard !isFlexible, item.view == nil, item.itemIdentifier != .space else { return }
    let ink: DynamicColor =
      !isEnabled
      ? .disabledControlTextColor
      : isChosen ? ControlLook.accent : isHigh ? .labelColor : .secondaryLabelColor
    let plate = bounds.insetBy(dx: 2, dy: isHigh ? 3 : 12)
    if isChosen || isHighlighted { context.fill(plate, ControlLook.plate, cornerRadius: 6) }
    let side: CGFloat = isHigh ? 22 : 18
    if let image = item.image {
      let place = CGRect(
        x: bounds.midX - side / 2, y: isHigh ? bounds.minY + 6 : bounds.midY - side / 2,
        width: side, height: side)
      context.draw(image, in: place, place: .control, tint: ink)
    }
    if isHigh {
      let line = CGRect(x: bounds.minX, y: bounds.maxY - 21, width: bounds.width, height: 14)
      let words: DynamicColor = isEnabled ? .labelColor : .disabledControlTextColor
      context.draw(item.label, Self.font, words, in: line, share: 0.5)
    } else if item.image == nil {
      context.draw(item.label, .systemFont(ofSize: 13), ink, in: bounds, share: 0.5)
    }
    drawFocusRing(in: context, plate, cornerRadius: 6)
  }
}
