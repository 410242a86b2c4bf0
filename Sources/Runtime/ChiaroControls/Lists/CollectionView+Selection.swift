// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// The methods that a collection view calls to ask about and report selection and display.
///
/// All have defaults.
///
/// Apple counterpart: `UICollectionViewDelegate` · Source: UICollectionView.h · Fidelity:
/// approximate, the methods for editing, selection with two fingers and the edit menu are never
/// called
@preconcurrency @MainActor
public protocol CollectionViewDelegate: ScrollViewDelegate {
  /// Asks whether an item can be highlighted and therefore selected by the user; true by default.
  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Asks whether the user can select an item; true by default.
  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Called before a cell is shown.
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Called after a cell was removed from the collection view.
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Called before a supplementary view is shown.
  func collectionView(
    _ collectionView: CollectionView,
    willDisplaySupplementaryView view: CollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath)
  /// Asks for the context menu that a long press on an item shows; nil, the default, for none.
  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> ContextMenuConfiguration?
  /// Called after the user selected an item.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called after the user deselected an item, for example by selecting another.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Called after the user has begun to press an item; the item is highlighted now.
  func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Called after the user has released an item or moved the pointer away from it.
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Asks whether the user can deselect an item when several can be selected; true by default.
  func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// Asks whether a selected item can perform its primary action; true by default.
  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  /// Called after `didSelectItemAt` when the user selected an item, to perform the item's primary
  /// action.
  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  )
  /// Asks whether an item can have keyboard focus; by default true if items can be selected.
  func collectionView(_ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
  /// Asks whether an item can be edited; never called here, because items cannot be edited.
  func collectionView(_ collectionView: CollectionView, canEditItemAt indexPath: IndexPath) -> Bool
  /// Asks whether a drag with two fingers selects several items; never called here.
  func collectionView(
    _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called when a drag with two fingers begins to select several items; never called here.
  func collectionView(
    _ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )
  /// Asks whether a long press on an item shows the edit menu; never called here.
  func collectionView(
    _ collectionView: CollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool
}

extension CollectionViewDelegate {
  /// Asks whether the user can select an item; the default returns true.
  public func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called before a cell is shown; the default does nothing.
  public func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called after a cell was removed from the collection view; the default does nothing.
  public func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called before a supplementary view is shown; the default does nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    willDisplaySupplementaryView view: CollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}
  /// Asks for the context menu that a long press on an item shows; the default returns nil, for
  /// none.
  public func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> ContextMenuConfiguration? { nil }
  /// Asks whether an item can be highlighted and therefore selected; the default returns true.
  public func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called after the user selected an item; the default does nothing.
  public func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// Called after the user deselected an item; the default does nothing.
  public func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
}

extension CollectionView: CellContainer {
  final var shownCells: [(path: IndexPath, cell: Cell)] {
    if !(collectionViewLayout is ListLayout) {
      return items.cells.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
    return sections.enumerated().flatMap { section, content in
      content.cells.enumerated().compactMap { row, cell in
        (cell as? Cell).map { (IndexPath(row: row, section: section), $0) }
      }
    }
  }
  final var selectedPaths: [IndexPath] {
    let shown = shownCells.filter(\.cell.isSelected).map(\.path)
    return collectionViewLayout is ListLayout ? shown : items.selected.union(shown).sorted()
  }
  final func select(_ path: IndexPath?) {
    let former = items.selected
    if !allowsMultipleSelection || path == nil { items.selected = [] }
    if let path { items.selected.insert(path) }
    showSelection(of: path, insteadOf: former)
  }
  final func deselect(_ path: IndexPath) {
    items.selected.remove(path)
    cell(at: path)?.show(selected: false)
  }
  final func willSelect(_ path: IndexPath) -> IndexPath? {
    let isAllowed = collectionDelegate?.collectionView(self, shouldSelectItemAt: path) != false
    return isAllowed ? path : nil
  }

  /// The index paths of the selected items, from top to bottom; empty for none.
  public final var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }

  /// Returns the cell of an item; nil if the item is not visible or does not exist.
  public final func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    cell(at: indexPath) as? CollectionViewCell
  }

  /// Selects an item without notifying the delegate; nil deselects all items.
  ///
  /// It does nothing for an index path without an item.
  public final func selectItem(at indexPath: IndexPath?, animated: Bool) {
    selectItem(at: indexPath, animated: animated, scrollPosition: [])
  }

  /// Selects an item without notifying the delegate, and scrolls the item to a position.
  ///
  /// Nil deselects all items. With an empty position, it does not scroll. It does nothing for an
  /// index path without an item.
  public final func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if let indexPath, !hasItem(indexPath) { return }
    select(indexPath)
    if let indexPath, !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  private final func hasItem(_ path: IndexPath) -> Bool {
    if collectionViewLayout is ListLayout { return cell(at: path) != nil }
    return path.count == 2 && (0..<numberOfSections).contains(path.section)
      && (0..<numberOfItems(inSection: path.section)).contains(path.item)
  }

  /// Deselects an item, without animation and without notifying the delegate.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  final var collectionDelegate: (any CollectionViewDelegate)? {
    delegate as? any CollectionViewDelegate
  }

  final func shouldHighlight(_ path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }
  final func willDeselect(_ path: IndexPath) -> IndexPath? {
    guard allowsMultipleSelection, let delegate = collectionDelegate else { return path }
    return delegate.collectionView(self, shouldDeselectItemAt: path) ? path : nil
  }
  final func canFocus(_ path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, canFocusItemAt: path) ?? allowsSelection
  }
  final func didHighlight(_ path: IndexPath, _ isHighlighted: Bool) {
    if isHighlighted {
      collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }
  final func performPrimaryAction(_ path: IndexPath) {
    guard let delegate = collectionDelegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }
  final func didSelect(_ path: IndexPath) {
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }
  final func didDeselect(_ path: IndexPath) {
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }
}
