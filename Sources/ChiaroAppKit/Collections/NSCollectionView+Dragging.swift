// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
public import Foundation

/// Where something is dropped on a collection view.
struct ItemDrop {
  var path: IndexPath
  var operation: NSCollectionView.DropOperation
}

extension NSCollectionView: NSDraggingSource {
  /// Sets the operations that are allowed for items dragged within the app; ignored if
  /// `localDestination` is false.
  public final func setDraggingSourceOperationMask(
    _ dragOperationMask: NSDragOperation, forLocal localDestination: Bool
  ) { if localDestination { sourceMask = dragOperationMask } }
  /// Returns the operations that are allowed for dragged items, in every context; the default is
  /// all.
  public final func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation { sourceMask }
  /// Called when a drag of items begins; tells the delegate.
  public final func draggingSession(
    _ session: NSDraggingSession, willBeginAt screenPoint: NSPoint
  ) {
    delegate?.collectionView(
      self, draggingSession: session, willBeginAt: screenPoint, forItemsAt: draggedPaths)
  }
  /// Called when a drag of items ends; tells the delegate.
  public final func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation
  ) {
    delegate?.collectionView(
      self, draggingSession: session, endedAt: screenPoint, dragOperation: operation)
  }

  /// The items that are dragged: all that are selected, if the pressed one is.
  private final var draggedPaths: Set<IndexPath> {
    guard let path = press?.path else { return [] }
    return selected.contains(path) ? selected : [path]
  }
  /// Begins to drag an item and those that are selected with it, if the delegate writes them.
  final func drag(from path: IndexPath, with event: NSEvent) {
    let paths = draggedPaths
    guard let delegate, delegate.collectionView(self, canDragItemsAt: paths, with: event) else {
      return
    }
    let items = paths.sorted().compactMap { path -> NSDraggingItem? in
      guard let writer = delegate.collectionView(self, pasteboardWriterForItemAt: path) else {
        return nil
      }
      let item = NSDraggingItem(pasteboardWriter: writer)
      item.setDraggingFrame(
        layoutAttributesForItem(at: path)?.frame ?? .zero, contents: picture(at: path))
      return item
    }
    guard !items.isEmpty else { return }
    beginDraggingSession(with: items, event: event, source: self)
    cancelPress()
  }
  private final func picture(at path: IndexPath) -> NSImage? {
    guard let view = elements.items[path]?.view,
      let picture = view.bitmapImageRepForCachingDisplay(in: view.bounds)
    else { return nil }
    view.cacheDisplay(in: view.bounds, to: picture)
    return picture.image
  }

  /// Proposes the item under the pointer, and asks the delegate what it would do.
  final func propose(_ info: any NSDraggingInfo) -> NSDragOperation {
    let point = convert(info.draggingLocation, from: nil)
    var place = end as NSIndexPath
    var operation = DropOperation.before
    if let path = indexPathForItem(at: point), let frame = layoutAttributesForItem(at: path)?.frame
    {
      place = path as NSIndexPath
      operation = frame.insetBy(dx: frame.width / 4, dy: 0).contains(point) ? .on : .before
    }
    let answer =
      delegate?.collectionView(
        self, validateDrop: info, proposedIndexPath: &place, dropOperation: &operation) ?? []
    drop = answer.isEmpty ? nil : ItemDrop(path: place as IndexPath, operation: operation)
    return answer
  }
  /// The place behind all items.
  private final var end: IndexPath {
    let section = max(0, numberOfSections - 1)
    return IndexPath(item: numberOfItems(inSection: section), section: section)
  }

  /// Draws where something would be dropped.
  final func drawDrop(in context: GraphicsContext) {
    guard let drop else { return }
    context.strokeColor = .controlAccentColor
    if drop.operation == .on, let frame = layoutAttributesForItem(at: drop.path)?.frame {
      return context.stroke(frame.insetBy(dx: -2, dy: -2), width: 2, cornerRadius: 5)
    }
    let isMirrored = drawnDirection == .rightToLeft
    let next = layoutAttributesForItem(at: drop.path)?.frame
    let last = IndexPath(item: drop.path.item - 1, section: drop.path.section)
    guard let frame = next ?? layoutAttributesForItem(at: last)?.frame else { return }
    let isLeft = (next != nil) != isMirrored
    context.fill(
      CGRect(
        x: isLeft ? frame.minX - 4 : frame.maxX + 2, y: frame.minY, width: 2,
        height: frame.height), .controlAccentColor)
  }
}
