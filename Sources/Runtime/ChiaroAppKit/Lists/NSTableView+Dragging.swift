// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

/// Where something is dropped on a table, and what the table draws of it.
struct RowDrop {
  var row: Int
  var operation: NSTableView.DropOperation
}

extension NSTableView: NSDraggingSource {
  /// Whether a drop is on a row or above it.
  ///
  /// Apple counterpart: `NSTableView.DropOperation` · Source: NSTableView.h · Fidelity: exact
  public enum DropOperation: UInt, Sendable {
    case on = 0
    case above = 1
  }

  /// Changes the row and the operation of the proposed drop; a row of -1 stands for the whole
  /// table.
  ///
  /// Call it in `tableView(_:validateDrop:proposedRow:proposedDropOperation:)`.
  ///
  /// Apple counterpart: `setDropRow(_:dropOperation:)` · Source: NSTableView.h · Fidelity: exact
  public final func setDropRow(_ row: Int, dropOperation: DropOperation) {
    drop = RowDrop(row: row, operation: dropOperation)
  }
  /// Sets the operations that are allowed for dragged rows; the default is `every`.
  ///
  /// - Parameters:
  ///   - mask: the allowed operations
  ///   - isLocal: whether they apply to drags within the app; if false, the call is ignored
  public final func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool)
  { if isLocal { sourceMask = mask } }
  /// Returns the operations that are allowed for dragged rows; they are the same in every context.
  public final func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation { sourceMask }

  /// Begins to drag the selected rows, if the data source writes them.
  final func dragRows(with event: NSEvent) {
    let rows = selectedRowIndexes.contains(clickedRow) ? selectedRowIndexes : [clickedRow]
    let items = rows.compactMap { row -> NSDraggingItem? in
      guard let writer = writer(ofRow: row) else { return nil }
      let item = NSDraggingItem(pasteboardWriter: writer)
      item.setDraggingFrame(rect(ofRow: row), contents: picture(ofRow: row))
      return item
    }
    guard !items.isEmpty else { return }
    beginDraggingSession(with: items, event: event, source: self)
  }
  private final func picture(ofRow row: Int) -> NSImage? {
    guard let view = rowStore.views[row],
      let picture = view.bitmapImageRepForCachingDisplay(in: view.bounds)
    else { return nil }
    view.cacheDisplay(in: view.bounds, to: picture)
    return picture.image
  }

  /// Proposes the row under the pointer, and asks the data source what it would do.
  final func propose(_ info: any NSDraggingInfo) -> NSDragOperation {
    let point = convert(info.draggingLocation, from: nil)
    let row = row(at: point)
    if row < 0 {
      drop = RowDrop(row: numberOfRows, operation: .above)
    } else {
      let line = rect(ofRow: row)
      let share = (point.y - line.minY) / max(1, line.height)
      drop =
        share < 0.25
        ? RowDrop(row: row, operation: .above)
        : share > 0.75
          ? RowDrop(row: row + 1, operation: .above) : RowDrop(row: row, operation: .on)
    }
    guard let proposed = drop else { return [] }
    let answer = validate(info, proposed)
    if answer.isEmpty { drop = nil }
    return answer
  }

  /// Draws where something would be dropped.
  final func drawDrop(in context: GraphicsContext) {
    guard let drop else { return }
    context.strokeColor = .controlAccentColor
    context.fillColor = .controlAccentColor
    guard drop.operation == .above else {
      let rect = drop.row < 0 ? bounds : rect(ofRow: drop.row)
      return context.stroke(rect.insetBy(dx: 1, dy: 1), width: 2, cornerRadius: 5)
    }
    let top =
      drop.row < numberOfRows
      ? rect(ofRow: drop.row).minY : rect(ofRow: numberOfRows - 1).maxY
    context.fill(CGRect(x: bounds.minX + 6, y: top - 1, width: bounds.width - 12, height: 2))
    context.stroke(
      CGRect(x: bounds.minX + 2, y: top - 3, width: 6, height: 6), width: 2, cornerRadius: 3)
  }
}
