// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

/// A menu as it is shown: a view over its whole window, which a press beside the menu closes.
@MainActor
final class MenuPanel: NSView {
  private let shown: NSMenu
  /// The menu and the submenus that are open beside it, each with the one that it belongs to
  /// before.
  private var plates: [MenuPlate] = []
  /// The panel of a menu that is open in a window.
  private static weak var current: MenuPanel?

  private init(_ menu: NSMenu, bounds: CGRect) {
    shown = menu
    super.init(frame: bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
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
    let plate = panel.add(menu)
    panel.place(plate, at: CGPoint(x: point.x, y: point.y - (item.map { plate.top(of: $0) } ?? 0)))
    panel.becomeFirstResponder()
  }

  private func add(_ menu: NSMenu) -> MenuPlate {
    let plate = MenuPlate(menu)
    plate.onChoice = { [unowned self] in choose($0) }
    plate.onMark = { [unowned self, unowned plate] in showSubmenu(of: $0, beside: plate) }
    plates.append(plate)
    addSubview(plate)
    return plate
  }
  private func place(_ plate: MenuPlate, at point: CGPoint) {
    let size = plate.fittingFrame
    plate.frame = CGRect(
      x: min(max(4, point.x), max(4, bounds.width - size.width - 4)),
      y: min(max(4, point.y), max(4, bounds.height - size.height - 4)),
      width: size.width, height: size.height)
  }

  // MARK: Submenus

  /// Opens the submenu of an item at its side, in place of any other that its menu has.
  private func showSubmenu(of item: NSMenuItem?, beside plate: MenuPlate) {
    closeSubmenus(of: plate)
    guard let item, let menu = item.submenu, !menu.items.isEmpty else { return }
    menu.update()
    menu.delegate?.menuWillOpen(menu)
    let (new, from) = (add(menu), plate.frame)
    let width = new.fittingFrame.width
    let (right, left) = (from.maxX - 3, from.minX - width + 3)
    let isRight = drawnDirection == .rightToLeft ? left < 4 : right + width <= bounds.width - 4
    place(
      new, at: CGPoint(x: isRight ? right : left, y: from.minY + plate.top(of: item) - new.inset))
  }
  private func closeSubmenus(of plate: MenuPlate?) {
    while let last = plates.last, last !== plate {
      plates.removeLast()
      last.end()
    }
  }
  private func choose(_ item: NSMenuItem) {
    guard item.hasSubmenu else {
      Self.close(shown)
      return item.perform()
    }
    guard let plate = plates.last(where: { $0.shown === item.menu }) else { return }
    showSubmenu(of: item, beside: plate)
    if let new = plates.last, new !== plate { new.move(by: 1) }
  }

  /// Closes a menu.
  static func close(_ menu: NSMenu) {
    guard let panel = current, panel.shown === menu else { return }
    current = nil
    panel.removeFromSuperview()
    panel.closeSubmenus(of: nil)
  }

  override var isFlipped: Bool { true }
  override var acceptsFirstResponder: Bool { true }
  override func mouseDown(with event: NSEvent) { Self.close(shown) }
  override func mouseUp(with event: NSEvent) {}
  override func rightMouseDown(with event: NSEvent) { Self.close(shown) }
  override func keyDown(with event: NSEvent) {
    let key = event.key?.key
    switch drawnDirection == .rightToLeft ? key?.mirrored : key {
    case .escape: Self.close(shown)
    case .downArrow: plates.last?.move(by: 1)
    case .upArrow: plates.last?.move(by: -1)
    case .rightArrow: plates.last?.chosen.map { if $0.hasSubmenu { choose($0) } }
    case .leftArrow: if plates.count > 1 { closeSubmenus(of: plates[plates.count - 2]) }
    case .return, .space: plates.last?.choose()
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
