// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Foundation

/// A menu that is shown in a window, over everything else; a press outside closes it.
final class MenuPanel: FloatingPanel {
  private let rows = ScrollView()
  private let menu: Menu
  /// The title, the rows and the lines between them.
  private var lines: [View] = []
  private let sender: AnyObject?

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
    (self.menu, self.sender) = (menu, sender)
    super.init(beside: anchor, in: bounds, onClose: onClose)
    rows.contentInsetAdjustmentBehavior = .never
    content.addSubview(rows)
    fill(with: menu)
  }

  private func fill(with menu: Menu) {
    for row in lines { row.removeFromSuperview() }
    lines = []
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
    lines.append(row)
    rows.addSubview(row)
  }

  override func layoutSubviews() {
    let size = CGSize(width: Self.width, height: min(rows.contentSize.height, bounds.height - 32))
    place(size, left: anchor.minX)
    rows.frame = CGRect(origin: .zero, size: size)
  }

  private func choose(_ element: MenuElement) {
    if let inner = element as? Menu { return fill(with: inner) }
    menu.check(element)
    if element.shownAttributes.contains(.keepsMenuPresented) {
      for row in lines { row.setNeedsDisplay() }
    } else {
      close()
    }
    if let action = element as? Action { return action.perform(sender: sender) }
    guard let command = element as? Command else { return }
    let first = sender as? Responder ?? self
    for responder in first.chain {
      if command.action.perform(on: responder, sender: command) { return }
    }
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
