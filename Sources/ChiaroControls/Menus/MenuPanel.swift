// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroLayout
import ChiaroViews
import Foundation

/// A menu that is shown in a window, over everything else; a press outside closes it.
final class MenuPanel: View {
  private let panel = VisualEffectView(effect: BlurEffect(style: .systemMaterial))
  private let rows = View()
  private let menu: Menu
  private let anchor: CGRect
  private let sender: AnyObject?
  /// Called when the menu was closed.
  private let onClose: () -> Void

  private static let width: CGFloat = 250
  private static let rowHeight: CGFloat = 44
  private static let lineHeight: CGFloat = 8

  /// Shows a menu beside a rectangle of a window.
  @discardableResult
  static func show(
    _ menu: Menu, in window: Window, beside anchor: CGRect, sender: AnyObject?,
    onClose: @escaping () -> Void = {}
  ) -> MenuPanel {
    let panel = MenuPanel(menu, beside: anchor, in: window.bounds, sender, onClose)
    window.addSubview(panel)
    return panel
  }

  private init(
    _ menu: Menu, beside anchor: CGRect, in bounds: CGRect, _ sender: AnyObject?,
    _ onClose: @escaping () -> Void
  ) {
    (self.menu, self.anchor, self.sender, self.onClose) = (menu, anchor, sender, onClose)
    super.init(frame: bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    panel.layer.cornerRadius = 13
    panel.clipsToBounds = true
    panel.layer.shadowOpacity = 0.2
    panel.layer.shadowRadius = 12
    addSubview(panel)
    panel.contentView.addSubview(rows)
    fill(with: menu)
  }

  private func fill(with menu: Menu) {
    for row in rows.subviews { row.removeFromSuperview() }
    var top: CGFloat = 0
    if !menu.title.isEmpty {
      let label = Label(text: menu.title)
      label.font = .footnote
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      label.frame = CGRect(x: 16, y: 0, width: Self.width - 32, height: 30)
      rows.addSubview(label)
      top = 30
    }
    for element in menu.lines {
      guard let element else {
        let line = View(frame: CGRect(x: 0, y: top, width: Self.width, height: Self.lineHeight))
        line.backgroundColor = .quaternarySystemFill
        rows.addSubview(line)
        top += Self.lineHeight
        continue
      }
      let row = MenuRow(element)
      row.frame = CGRect(x: 0, y: top, width: Self.width, height: Self.rowHeight)
      row.addAction(Action { [weak self] _ in self?.choose(element) }, for: .touchUpInside)
      rows.addSubview(row)
      top += Self.rowHeight
    }
    rows.frame = CGRect(x: 0, y: 0, width: Self.width, height: top)
    setNeedsLayout()
  }

  /// Below the rectangle, or above it where there is more room.
  override func layoutSubviews() {
    let size = CGSize(width: Self.width, height: min(rows.frame.height, bounds.height - 32))
    let left = min(max(8, anchor.minX), max(8, bounds.width - size.width - 8))
    let below = anchor.maxY + 8
    let top = below + size.height <= bounds.height - 8 ? below : anchor.minY - 8 - size.height
    panel.frame = CGRect(origin: CGPoint(x: left, y: max(8, top)), size: size)
  }

  private func choose(_ element: MenuElement) {
    if let inner = element as? Menu { return fill(with: inner) }
    if !element.shownAttributes.contains(.keepsMenuPresented) { close() }
    if let action = element as? Action { return action.perform(sender: sender) }
    guard let command = element as? Command else { return }
    let first = sender as? Responder ?? self
    for responder in sequence(first: first, next: \.next) {
      if command.action.perform(on: responder, sender: command) { return }
    }
  }

  func close() {
    guard superview != nil else { return }
    removeFromSuperview()
    onClose()
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {}
  override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    if let touch = touches.first, !panel.frame.contains(touch.location(in: self)) { close() }
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent?) {}
  override func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent?) {}

  override func keyPressed(_ event: KeyEvent) -> Bool {
    guard event.key == .escape else { return super.keyPressed(event) }
    close()
    return true
  }
}

/// A line of a menu.
private final class MenuRow: Control {
  private let element: MenuElement

  init(_ element: MenuElement) {
    self.element = element
    super.init(frame: .zero)
    isEnabled = !element.shownAttributes.contains(.disabled)
    accessibilityLabel = element.title
  }

  private var color: DynamicColor {
    if !isEnabled { return .tertiaryLabel }
    return element.shownAttributes.contains(.destructive) ? .systemRed : .label
  }

  override func drawContent(in context: GraphicsContext) {
    let direction = drawnDirection
    if isHighlighted { context.fill(bounds, .systemFill) }
    if element.isChecked {
      let place = CGRect(x: 12, y: bounds.midY - 8, width: 16, height: 16)
      context.draw(.symbol("checkmark"), in: place.placed(in: bounds, direction), tint: color)
    }
    let symbol = element is Menu ? Image(.symbol(direction.forwardChevron)) : element.image
    if let symbol {
      let place = CGRect(x: bounds.maxX - 36, y: bounds.midY - 10, width: 20, height: 20)
      context.draw(symbol, in: place.placed(in: bounds, direction), place: .control, tint: color)
    }
    let line = CGRect(x: 36, y: 0, width: bounds.width - 80, height: bounds.height)
    context.draw(
      element.title, .label, color, in: line.placed(in: bounds, direction),
      share: direction.startShare)
    drawFocusRing(in: context, cornerRadius: 6)
  }
}
