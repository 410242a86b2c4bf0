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
  /// Sets the operations that are allowed when items are dragged within the app; does nothing if
  /// `localDestination` is false.
  public final func setDraggingSourceOperationMask(
    _ dragOperationMask: NSDragOperation, forLocal localDestination: Bool
  ) { if localDestination { sourceMask = dragOperationMask } }
  /// Returns the operations that are allowed for dragged items, in every context; by default all
  /// operations.
  public final func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation { sourceMask }
  /// Called when a drag of items begins; notifies the delegate.
  public final func draggingSession(
    _ session: NSDraggingSession, willBeginAt screenPoint: NSPoint
  ) {
    delegate?.collectionView(
      self, draggingSession: session, willBeginAt: screenPoint, forItemsAt: draggedPaths)
  }
  /// Called when a drag of items ends; notifies the delegate.
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

  /// The item under a point; between items the place before or behind the nearest one, and the end
  /// below all.
  private final func proposal(at point: NSPoint) -> ItemDrop {
    prepareLayout()
    let shown = attributes(in: visibleRect)
    guard let near = shown.min(by: { $0.frame.distance(to: point) < $1.frame.distance(to: point) }),
      let path = near.indexPath, point.y <= shown.map(\.frame.maxY).max() ?? 0
    else { return ItemDrop(path: end, operation: .before) }
    if near.frame.insetBy(dx: near.frame.width / 4, dy: 0).contains(point) {
      return ItemDrop(path: path, operation: .on)
    }
    let isBehind = (point.x > near.frame.midX) != (drawnDirection == .rightToLeft)
    return ItemDrop(
      path: isBehind ? IndexPath(item: path.item + 1, section: path.section) : path,
      operation: .before)
  }
  /// Proposes where to drop, and asks the delegate what it would do.
  final func propose(_ info: any NSDraggingInfo) -> NSDragOperation {
    let wish = proposal(at: convert(info.draggingLocation, from: nil))
    var place = wish.path as NSIndexPath
    var operation = wish.operation
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

extension CGRect {
  /// Returns the square of the distance to a point; 0 for one inside.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let x = max(minX - point.x, point.x - maxX, 0)
    let y = max(minY - point.y, point.y - maxY, 0)
    return x * x + y * y
  }
}
