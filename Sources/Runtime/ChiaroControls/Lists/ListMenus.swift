// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

/// A list whose delegate has context menus for its rows or items.
@MainActor
protocol MenuContainer: CellContainer {
  /// Asks the delegate for the context menu of a row or item.
  func contextMenu(of path: IndexPath, at point: CGPoint) -> ContextMenuConfiguration?
}

/// The long press that shows the context menus of a list's rows or items.
///
/// It begins where there is a menu only, so that other rows are pressed as long as one likes.
@MainActor
final class ListMenus: GestureRecognizerDelegate {
  private weak var list: (any MenuContainer)?
  private var chosen: (configuration: ContextMenuConfiguration, cell: Cell)?

  init(of list: any MenuContainer) { self.list = list }

  /// Follows the presses of the list.
  func begin() {
    let press = LongPressGestureRecognizer(
      target: self, action: Selector(ListMenus.pressed(_:), "pressed(_:)"))
    press.delegate = self
    list?.addGestureRecognizer(press)
  }

  func gestureRecognizerShouldBegin(_ press: GestureRecognizer) -> Bool {
    chosen = nil
    guard let list else { return false }
    let point = press.location(in: list)
    let touched = list.shownCells.first { shown in
      shown.cell.bounds.contains(list.convert(point, to: shown.cell))
    }
    guard let touched, let configuration = list.contextMenu(of: touched.path, at: point),
      configuration.menu != nil
    else { return false }
    chosen = (configuration, touched.cell)
    return true
  }

  private func pressed(_ press: LongPressGestureRecognizer) {
    guard press.state == .began, let chosen else { return }
    self.chosen = nil
    chosen.configuration.show(beside: chosen.cell)
  }
}

extension TableView: MenuContainer {
  final func contextMenu(of path: IndexPath, at point: CGPoint) -> ContextMenuConfiguration? {
    tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
  }
}

extension CollectionView: MenuContainer {
  final func contextMenu(of path: IndexPath, at point: CGPoint) -> ContextMenuConfiguration? {
    collectionDelegate?.collectionView(
      self, contextMenuConfigurationForItemAt: path, point: point)
  }
}
