// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// The header of a table view, which shows the titles of the columns.
///
/// Apple counterpart: `NSTableHeaderView` · Source: AppKit reference; the metrics of macOS 11 to 15
/// · Fidelity: approximate, columns are not resized or moved
open class NSTableHeaderView: NSView {
  /// The table view of the header; nil for none.
  open internal(set) weak var tableView: NSTableView?
  /// The height, in points.
  final var height: CGFloat { frame.height > 0 && frame.height != 28 ? frame.height : 28 }

  /// Creates a header view with a frame.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// Whether y grows downwards; always true.
  open override var isFlipped: Bool { true }

  /// Called when a click ends; the default notifies the table's delegate, and sorts the table by
  /// the clicked column if that has a `sortDescriptorPrototype`.
  open override func mouseUp(with event: NSEvent) {
    guard let table = tableView, let point = event.pointer?.location(in: self),
      let column = table.shownColumns.first(where: {
        table.columnFrame($0).insetBy(dx: 0, dy: -1_000).contains(
          CGPoint(x: point.x + table.scrolledWidth, y: 0))
      })
    else { return }
    table.delegate?.tableView(table, didClick: column)
    table.sort(by: column)
  }
  open override func mouseDown(with event: NSEvent) {}

  open override func drawContent(in context: GraphicsContext) {
    context.fill(bounds, .controlBackgroundColor)
    context.fill(
      CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1), .separatorColor)
    guard let table = tableView else { return }
    let font = NSFont.systemFont(ofSize: 11, weight: 500)
    for (index, column) in table.shownColumns.enumerated() {
      let whole = table.columnFrame(column)
      let frame = CGRect(
        x: whole.minX - table.scrolledWidth, y: 0, width: whole.width, height: bounds.height)
      if index > 0 {
        let start = drawnDirection == .rightToLeft ? frame.maxX : frame.minX - 1
        let line = CGRect(x: start, y: 6, width: 1, height: bounds.height - 12)
        context.fill(line, .separatorColor)
      }
      let share = NSTextAlignment.natural.share(in: drawnDirection)
      let sorted = table.sortedColumn === column ? table.sortDescriptors.first : nil
      context.clip(to: frame) {
        context.draw(
          column.title, font, .headerTextColor, in: frame.within(dx: 2, dy: 0), share: share)
        if let sorted {
          let last = CGRect(x: frame.maxX - 16, y: 0, width: 12, height: bounds.height)
          context.drawSymbol(
            sorted.ascending ? "chevron.up" : "chevron.down",
            in: last.placed(in: frame, drawnDirection), side: 9, .secondaryLabelColor)
        }
      }
    }
  }
}
