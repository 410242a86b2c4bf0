// SPDX-License-Identifier: MIT

public import Foundation

// What happens where a delegate does not say it.

extension CollectionViewDelegate {
  /// Called after the user began to press an item, which is highlighted now.
  public func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// Called after the user let go of an item, or moved away from it.
  public func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// Asks whether the user can deselect an item in a selection of several; true by default.
  public func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Asks whether a selected item can perform its action; true by default.
  public func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called when the user selected an item, after `didSelectItemAt`, to perform the item's primary
  /// action.
  public func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  /// Asks whether an item can have the keyboard focus; true by default if items can be selected.
  public func collectionView(
    _ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { collectionView.allowsSelection }
  /// Asks whether an item can be edited; never called here, as no item is.
  public func collectionView(
    _ collectionView: CollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Asks whether two fingers begin a selection of several items; never called here.
  public func collectionView(
    _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when two fingers began a selection of several items; never called here.
  public func collectionView(
    _ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Asks whether a long press shows the menu of editing; never called here.
  public func collectionView(
    _ collectionView: CollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }
}
