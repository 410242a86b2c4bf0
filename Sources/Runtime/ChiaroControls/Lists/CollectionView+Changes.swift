// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

extension CollectionView {
  /// Takes a change, which is shown at once where no group of changes goes on.
  final func change(_ change: (inout ListChanges) -> Void) {
    batches.add(change)
    guard !batches.isOpen else { return }
    batches.begin()
    if let changes = batches.end() { show(changes) }
  }

  /// Loads everything anew, and selects what was selected and is still there.
  final func show(_ changes: ListChanges) {
    let kept = selectedPaths.compactMap(changes.place)
    load()
    select(all: kept)
  }

  /// Selects items of a list that was just loaded.
  final func select(all paths: [IndexPath]) {
    items.selected = Set(paths)
    for path in paths { cell(at: path)?.show(selected: true) }
  }
}
