// SPDX-License-Identifier: MIT

public import Foundation

// What happens where a delegate does not say it.

extension CollectionViewDelegate {
  /// Called after the user has begun to press an item; the default does nothing.
  public func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// Called after the user has released an item or moved the pointer away; the default does
  /// nothing.
  public func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// Asks whether the user can deselect an item when several can be selected; the default returns
  /// true.
  public func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Asks whether a selected item can perform its primary action; the default returns true.
  public func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called after `didSelectItemAt`, to perform the item's primary action; the default does
  /// nothing.
  public func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  /// Asks whether an item can have keyboard focus; by default true if items can be selected.
  public func collectionView(
    _ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { collectionView.allowsSelection }
  /// Asks whether an item can be edited; never called here, because items cannot be edited.
  public func collectionView(
    _ collectionView: CollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Asks whether a drag with two fingers selects several items; never called here.
  public func collectionView(
    _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when a drag with two fingers begins to select several items; never called here.
  public func collectionView(
    _ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Asks whether a long press on an item shows the edit menu; never called here.
  public func collectionView(
    _ collectionView: CollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }
}
