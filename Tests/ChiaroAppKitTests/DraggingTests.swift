// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroViewsTestSupport
import Testing

/// What is dragged within a window.
@MainActor
@Suite("Dragging in AppKit")
struct DraggingTests {
  /// Drags a text from where it is pressed.
  private final class Source: NSView, NSDraggingSource {
    var allowed = NSDragOperation.copy
    var told: [String] = []
    override func mouseDown(with event: NSEvent) {}
    override func mouseDragged(with event: NSEvent) {
      let item = NSDraggingItem(pasteboardWriter: "tide" as NSString)
      item.setDraggingFrame(bounds, contents: NSImage(size: bounds.size))
      beginDraggingSession(with: [item], event: event, source: self)
    }
    func draggingSession(
      _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
    ) -> NSDragOperation { allowed }
    func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint) {
      told.append("begin")
    }
    func draggingSession(
      _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation
    ) { told.append("end \(operation.rawValue)") }
  }
  private final class Target: NSView {
    var answer = NSDragOperation.copy
    var isReady = true
    var told: [String] = []
    override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
      told.append("in")
      return answer
    }
    override func draggingExited(_ sender: (any NSDraggingInfo)?) { told.append("out") }
    override func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { isReady }
    override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
      told.append(sender.draggingPasteboard.string(forType: .string) ?? "")
      return true
    }
    override func concludeDragOperation(_ sender: (any NSDraggingInfo)?) { told.append("done") }
  }

  private typealias Sample = (
    prepare: @MainActor (Source, Target) -> Void, to: CGFloat, told: [String], end: String
  )

  @Test("what is dropped is taken by who registered for it and may have it")
  func sessions() {
    let samples: [Sample] = [
      ({ _, _ in }, 210, ["in", "tide", "done"], "end 1"),
      ({ _, _ in }, 350, ["in", "out"], "end 0"),
      ({ source, _ in source.allowed = .move }, 210, ["in", "out"], "end 0"),
      ({ _, target in target.answer = [] }, 210, ["in", "out"], "end 0"),
      ({ _, target in target.isReady = false }, 210, ["in"], "end 0"),
      ({ _, target in target.unregisterDraggedTypes() }, 210, [], "end 0"),
    ]
    for (index, sample) in samples.enumerated() {
      let test = TestApplication()
      let source = Source(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
      let target = Target(frame: NSRect(x: 200, y: 0, width: 50, height: 50))
      for view in [source, target] { test.content.addSubview(view) }
      target.registerForDraggedTypes([.string])
      sample.prepare(source, target)
      test.app.updateWindows()
      let (hand, before) = (Hand(test.window), test.window.subviews.count)
      hand.press(10, 10)
      for x in [20, 205, sample.to] { hand.move(x, 12) }
      #expect(test.window.subviews.count == before + 1, "a picture follows the pointer")
      hand.release(sample.to, 12)
      #expect(target.told == sample.told, "sample \(index)")
      #expect(source.told == ["begin", sample.end], "sample \(index)")
      #expect(test.window.subviews.count == before)
    }
  }

  private final class Rows: NSTableViewDataSource, NSTableViewDelegate {
    var names = ["a", "b", "c", "d"]
    var drops: [String] = []
    func numberOfRows(in tableView: NSTableView) -> Int { names.count }
    func tableView(
      _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
    ) -> Any? { names[row] }
    func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int)
      -> (any NSPasteboardWriting)?
    { names[row] == "d" ? nil : names[row] as NSString }
    func tableView(
      _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
      proposedDropOperation dropOperation: NSTableView.DropOperation
    ) -> NSDragOperation {
      if dropOperation == .on { tableView.setDropRow(row, dropOperation: .above) }
      return .move
    }
    func tableView(
      _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
      dropOperation: NSTableView.DropOperation
    ) -> Bool {
      drops.append("\(info.draggingPasteboard.string(forType: .string) ?? "") \(row)")
      return true
    }
  }

  @Test("rows of a table are dragged to between others")
  func rows() {
    let samples: [(from: CGFloat, to: CGFloat, drops: [String])] = [
      (10, 58, ["a 2"]), (30, 2, ["b 0"]), (10, 12, ["a 0"]), (10, 250, ["a 4"]), (82, 10, []),
    ]
    for (index, sample) in samples.enumerated() {
      let (test, rows) = (TestApplication(), Rows())
      let table = NSTableView(frame: NSRect(x: 0, y: 0, width: 200, height: 300))
      table.headerView = nil
      table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("a")))
      table.dataSource = rows
      table.delegate = rows
      table.registerForDraggedTypes([.string])
      test.content.addSubview(table)
      test.app.updateWindows()
      let hand = Hand(test.window)
      hand.press(50, sample.from)
      for step in [0.5, 1] as [CGFloat] {
        hand.move(60, sample.from + (sample.to - sample.from) * step)
      }
      hand.move(60, sample.to)
      hand.release(60, sample.to)
      #expect(rows.drops == sample.drops, "sample \(index)")
    }
  }
}
