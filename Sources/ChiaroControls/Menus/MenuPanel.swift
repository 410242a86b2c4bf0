// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroLayout
import ChiaroViews
import Foundation

/// A menu that is shown in a window, over everything else; a press outside closes it.
final class MenuPanel: View, EscapeClosing {
  private let panel = VisualEffectView(effect: BlurEffect(style: .systemMaterial))
  private let rows = ScrollView()
  private let menu: Menu
  /// The title, the rows and the lines between them.
  private var content: [View] = []
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
    panel.clipsToBounds = true
    panel.layer.shadowOpacity = 0.2
    panel.layer.shadowRadius = 12
    addSubview(panel)
    rows.contentInsetAdjustmentBehavior = .never
    panel.contentView.addSubview(rows)
    fill(with: menu)
  }

  private func fill(with menu: Menu) {
    for row in content { row.removeFromSuperview() }
    content = []
    var top: CGFloat = 0
    if !menu.title.isEmpty {
      let label = Label(text: menu.title)
      label.font = .footnote
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      label.frame = CGRect(x: 16, y: 0, width: Self.width - 32, height: 30)
      add(label)
      top = 30
    }
    for element in menu.lines {
      guard let element else {
        let line = View(frame: CGRect(x: 0, y: top, width: Self.width, height: Self.lineHeight))
        line.backgroundColor = .quaternarySystemFill
        add(line)
        top += Self.lineHeight
        continue
      }
      let row = MenuRow(element)
      row.frame = CGRect(x: 0, y: top, width: Self.width, height: Self.rowHeight)
      row.addAction(Action { [weak self] _ in self?.choose(element) }, for: .touchUpInside)
      add(row)
      top += Self.rowHeight
    }
    rows.contentSize = CGSize(width: Self.width, height: top)
    rows.contentOffset = .zero
    setNeedsLayout()
  }

  private func add(_ row: View) {
    content.append(row)
    rows.addSubview(row)
  }

  /// Below the rectangle, or above it where there is more room.
  override func layoutSubviews() {
    let size = CGSize(width: Self.width, height: min(rows.contentSize.height, bounds.height - 32))
    let left = min(max(8, anchor.minX), max(8, bounds.width - size.width - 8))
    let below = anchor.maxY + 8
    let top = below + size.height <= bounds.height - 8 ? below : anchor.minY - 8 - size.height
    panel.layer.cornerRadius = metrics.menuRadius
    panel.frame = CGRect(origin: CGPoint(x: left, y: max(8, top)), size: size)
    rows.frame = CGRect(origin: .zero, size: size)
  }

  private func choose(_ element: MenuElement) {
    if let inner = element as? Menu { return fill(with: inner) }
    menu.check(element)
    if element.shownAttributes.contains(.keepsMenuPresented) {
      for row in content { row.setNeedsDisplay() }
    } else {
      close()
    }
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
    if let mark = element.mark {
      let place = CGRect(x: 12, y: bounds.midY - 8, width: 16, height: 16)
      context.draw(
        mark, in: place.placed(in: bounds, direction), place: .control, tint: color)
    }
    let symbol = element is Menu ? Image(.symbol(direction.forwardChevron)) : element.image
    if let symbol {
      let place = CGRect(x: bounds.maxX - 36, y: bounds.midY - 10, width: 20, height: 20)
      context.draw(symbol, in: place.placed(in: bounds, direction), place: .control, tint: color)
    }
    var line = CGRect(x: 36, y: 0, width: bounds.width - 80, height: bounds.height)
    if let subtitle = element.subtitle {
      line.size.height = 28
      let second = CGRect(x: line.minX, y: 24, width: line.width, height: 16)
      context.draw(
        subtitle, .footnote, .secondaryLabel, in: second.placed(in: bounds, direction),
        share: direction.startShare)
    }
    context.draw(
      element.title, .label, color, in: line.placed(in: bounds, direction),
      share: direction.startShare)
    drawFocusRing(in: context, cornerRadius: 6)
  }
}
