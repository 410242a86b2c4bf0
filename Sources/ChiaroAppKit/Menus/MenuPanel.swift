// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

/// A menu as it is shown: a view over its whole window, which a press beside the menu closes.
@MainActor
final class MenuPanel: NSView {
  private let shown: NSMenu
  private let plate: MenuPlate
  /// The panel of a menu that is open in a window.
  private static weak var current: MenuPanel?

  private init(_ menu: NSMenu, bounds: CGRect) {
    shown = menu
    plate = MenuPlate(menu)
    super.init(frame: bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(plate)
  }

  /// Opens a menu at a point of a window, in the appearance of a view.
  static func open(
    _ menu: NSMenu, _ item: NSMenuItem?, at point: CGPoint, in window: NSWindow, near view: NSView
  ) {
    current.map { close($0.shown) }
    let panel = MenuPanel(menu, bounds: window.bounds)
    current = panel
    window.addSubview(panel)
    panel.appearance = menu.appearance ?? view.effectiveAppearance.plain
    let size = panel.plate.fittingFrame
    let top = point.y - (item.map { panel.plate.top(of: $0) } ?? 0)
    panel.plate.frame = CGRect(
      x: min(max(4, point.x), max(4, window.bounds.width - size.width - 4)),
      y: min(max(4, top), max(4, window.bounds.height - size.height - 4)),
      width: size.width, height: size.height)
    panel.plate.onChoice = { item in
      close(menu)
      item.perform()
    }
    panel.becomeFirstResponder()
  }

  /// Closes a menu.
  static func close(_ menu: NSMenu) {
    guard let panel = current, panel.shown === menu else { return }
    current = nil
    panel.removeFromSuperview()
    menu.delegate?.menuDidClose(menu)
  }

  override var acceptsFirstResponder: Bool { true }
  override func mouseDown(with event: NSEvent) { Self.close(shown) }
  override func mouseUp(with event: NSEvent) {}
  override func keyDown(with event: NSEvent) {
    switch event.key?.key {
    case .escape: Self.close(shown)
    case .downArrow: plate.move(by: 1)
    case .upArrow: plate.move(by: -1)
    case .return, .space: plate.choose()
    default: super.keyDown(with: event)
    }
  }
}

extension Appearance {
  /// The appearance without vibrancy, in which menus are drawn.
  var plain: Appearance {
    bestMatch(from: [.aqua, .darkAqua]).flatMap { Appearance(named: $0) } ?? self
  }
}

/// The plate of a menu, with its items.
@MainActor
final class MenuPlate: NSView {
  private let shown: NSMenu
  private var chosen: NSMenuItem? { didSet { setNeedsDisplay() } }
  /// The closure that is called with the chosen item; nil for none.
  var onChoice: ((NSMenuItem) -> Void)?
  private static let inset: CGFloat = 5

  init(_ menu: NSMenu) {
    shown = menu
    super.init(frame: .zero)
  }

  private var visible: [NSMenuItem] { shown.items.filter { !$0.isHidden } }
  private func height(of item: NSMenuItem) -> CGFloat { item.isSeparatorItem ? 11 : 22 }

  /// The size of the menu, in points.
  var fittingFrame: CGSize {
    let widths = visible.map { item in
      textMeasure.width(of: item.title, in: shown.font)
        + (item.keyText.isEmpty ? 0 : 24 + textMeasure.width(of: item.keyText, in: shown.font))
        + CGFloat(item.indentationLevel) * 12 + (item.image == nil ? 0 : 20)
        + (item.hasSubmenu ? 20 : 0)
    }
    return CGSize(
      width: max((widths.max() ?? 0) + 46, shown.minimumWidth),
      height: visible.reduce(2 * Self.inset) { $0 + height(of: $1) })
  }

  /// The distance of an item from the top of the menu, in points.
  func top(of item: NSMenuItem) -> CGFloat {
    visible.prefix { $0 !== item }.reduce(Self.inset) { $0 + height(of: $1) }
  }

  private func rect(of item: NSMenuItem) -> CGRect {
    CGRect(
      x: Self.inset, y: top(of: item), width: bounds.width - 2 * Self.inset,
      height: height(of: item))
  }

  private func item(at point: CGPoint) -> NSMenuItem? {
    visible.first { $0.isEnabled && !$0.isSeparatorItem && rect(of: $0).contains(point) }
  }

  /// Moves the highlight to the next enabled item.
  func move(by step: Int) {
    let able = visible.filter { $0.isEnabled && !$0.isSeparatorItem }
    guard !able.isEmpty else { return }
    let index = able.firstIndex { $0 === chosen }
    chosen =
      able[index.map { ($0 + step + able.count) % able.count } ?? (step > 0 ? 0 : able.count - 1)]
  }
  /// Chooses the highlighted item.
  func choose() { if let chosen { onChoice?(chosen) } }

  override var wantsHover: Bool { true }
  override func mouseDown(with event: NSEvent) { mark(event) }
  override func mouseDragged(with event: NSEvent) { mark(event) }
  override func mouseUp(with event: NSEvent) {
    mark(event)
    choose()
  }
  private func mark(_ event: NSEvent) {
    chosen = event.pointer.flatMap { item(at: $0.location(in: self)) }
  }

  override func drawContent(in context: GraphicsContext) {
    context.drawShadow(
      of: bounds, cornerRadius: 6, blur: 12, offset: 5, color: .black.withAlphaComponent(0.3))
    context.fill(bounds, Self.ground, cornerRadius: 6)
    context.strokeColor = ControlLook.edge
    context.stroke(bounds, width: 0.5, cornerRadius: 6)
    for item in visible { draw(item, in: rect(of: item), context) }
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
