// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

/// The plate of a menu, with its items.
@MainActor
final class MenuPlate: NSView {
  let shown: NSMenu
  /// The item with the highlight; nil for none.
  private(set) var chosen: NSMenuItem? { didSet { if chosen !== oldValue { mark(oldValue) } } }
  /// The closure that is called with the chosen item; nil for none.
  var onChoice: ((NSMenuItem) -> Void)?
  /// The closure that is called with the item that the pointer is on; nil for none.
  var onMark: ((NSMenuItem?) -> Void)?
  /// The distance of the items from the edges, in points.
  let inset: CGFloat = 5

  init(_ menu: NSMenu) {
    shown = menu
    super.init(frame: .zero)
    addTrackingArea(NSTrackingArea(options: [.mouseMoved, .inVisibleRect], owner: self))
    for view in visible.compactMap(\.view) { addSubview(view) }
  }

  private var visible: [NSMenuItem] { shown.items.filter { !$0.isHidden } }
  private func height(of item: NSMenuItem) -> CGFloat {
    item.view?.frame.height ?? (item.isSeparatorItem ? 11 : 22)
  }
  private func mark(_ former: NSMenuItem?) {
    for item in [former, chosen].compactMap({ $0 }) {
      item.isHighlighted = item === chosen
      item.view?.setNeedsDisplay()
    }
    shown.delegate?.menu(shown, willHighlight: chosen)
    setNeedsDisplay()
  }
  /// Takes the menu off the screen.
  func end() {
    chosen = nil
    for item in visible { item.view?.removeFromSuperview() }
    removeFromSuperview()
    shown.delegate?.menuDidClose(shown)
  }
  override func layout() {
    super.layout()
    for item in visible {
      guard let view = item.view else { continue }
      view.frame = CGRect(
        x: 0, y: top(of: item), width: bounds.width, height: view.frame.height)
    }
  }

  /// The size of the menu, in points.
  var fittingFrame: CGSize {
    let widths = visible.map { item -> CGFloat in
      if let view = item.view { return view.frame.width - 46 }
      return textMeasure.width(of: item.title, in: shown.font)
        + (item.keyText.isEmpty ? 0 : 24 + textMeasure.width(of: item.keyText, in: shown.font))
        + CGFloat(item.indentationLevel) * 12 + (item.image == nil ? 0 : 20)
        + (item.hasSubmenu ? 20 : 0)
    }
    return CGSize(
      width: max((widths.max() ?? 0) + 46, shown.minimumWidth),
      height: visible.reduce(2 * inset) { $0 + height(of: $1) })
  }

  /// The distance of an item from the top of the menu, in points.
  func top(of item: NSMenuItem) -> CGFloat {
    visible.prefix { $0 !== item }.reduce(inset) { $0 + height(of: $1) }
  }

  private func rect(of item: NSMenuItem) -> CGRect {
    CGRect(
      x: inset, y: top(of: item), width: bounds.width - 2 * inset,
      height: height(of: item))
  }

  private func item(at point: CGPoint) -> NSMenuItem? {
    visible.first { $0.isEnabled && !$0.isSeparatorItem && rect(of: $0).contains(point) }
  }

  /// Moves the highlight to the next enabled item.
  func move(by step: Int) {
    let able = visible.filter { $0.isEnabled && !$0.isSeparatorItem && $0.view == nil }
    guard !able.isEmpty else { return }
    let index = able.firstIndex { $0 === chosen }
    chosen =
      able[index.map { ($0 + step + able.count) % able.count } ?? (step > 0 ? 0 : able.count - 1)]
  }
  /// Chooses the highlighted item.
  func choose() { if let chosen, chosen.view == nil { onChoice?(chosen) } }

  override var isFlipped: Bool { true }
  override func mouseMoved(with event: NSEvent) { mark(event) }
  override func mouseDown(with event: NSEvent) { mark(event) }
  override func mouseDragged(with event: NSEvent) { mark(event) }
  override func mouseUp(with event: NSEvent) {
    mark(event)
    choose()
  }
  private func mark(_ event: NSEvent) {
    let marked = event.pointer.flatMap { item(at: $0.location(in: self)) }
    guard marked !== chosen else { return }
    chosen = marked
    onMark?(marked)
  }

  override func drawContent(in context: GraphicsContext) {
    context.drawShadow(
      of: bounds, cornerRadius: 6, blur: 12, offset: 5, color: .black.withAlphaComponent(0.3))
    context.fill(bounds, Self.ground, cornerRadius: 6)
    context.strokeColor = ControlLook.edge
    context.stroke(bounds, width: 0.5, cornerRadius: 6)
    for item in visible where item.view == nil { draw(item, in: rect(of: item), context) }
  }

  /// The ground of a menu, which is a material on a Mac.
  private static let ground = DynamicColor.windowBackgroundColor

  private func draw(_ item: NSMenuItem, in rect: CGRect, _ context: GraphicsContext) {
    if item.isSeparatorItem {
      let line = CGRect(x: rect.minX + 9, y: rect.midY - 0.5, width: rect.width - 18, height: 1)
      return context.fill(line, .separatorColor)
    }
    let isChosen = item === chosen
    if isChosen { context.fill(rect, ControlLook.accent, cornerRadius: 4) }
    let ink: DynamicColor =
      isChosen ? ControlLook.onAccent : item.isEnabled ? .labelColor : .disabledControlTextColor
    let inner = rect.insetBy(dx: 9, dy: 0)
    let direction = drawnDirection
    if item.state != .off {
      let mark = CGRect(x: inner.minX - 3, y: inner.minY, width: 12, height: inner.height)
      context.drawSymbol(
        item.state == .on ? "checkmark" : "minus", in: mark.placed(in: rect, direction), side: 10,
        ink)
    }
    var start = inner.minX + 12 + CGFloat(item.indentationLevel) * 12
    if let image = item.image {
      let place = CGRect(x: start, y: rect.midY - 8, width: 16, height: 16)
      context.draw(image, in: place.placed(in: rect, direction), place: .content, tint: ink)
      start += 20
    }
    let share = NSTextAlignment.natural.share(in: direction)
    let words = CGRect(x: start, y: rect.minY, width: inner.maxX - start, height: rect.height)
    let text = item.attributedTitle?.string ?? item.title
    context.draw(text, shown.font, ink, in: words.placed(in: rect, direction), share: share)
    if item.hasSubmenu {
      let last = CGRect(x: inner.maxX - 8, y: inner.minY, width: 10, height: inner.height)
      context.drawSymbol(
        direction.forwardSymbol, in: last.placed(in: rect, direction), side: 10, ink)
    } else if !item.keyText.isEmpty {
      let faint: DynamicColor = isChosen ? ink : item.isEnabled ? .secondaryLabelColor : ink
      context.draw(
        item.keyText, shown.font, faint, in: inner.placed(in: rect, direction), share: 1 - share)
    }
  }
}
