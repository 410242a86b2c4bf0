// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroRaster
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
    override func mouseUp(with event: NSEvent) { told.append("up") }
    override func mouseDragged(with event: NSEvent) { drag(event) }
    override func rightMouseDown(with event: NSEvent) {}
    override func rightMouseUp(with event: NSEvent) { told.append("up") }
    override func rightMouseDragged(with event: NSEvent) { drag(event) }
    private func drag(_ event: NSEvent) {
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
      (
        { source, _ in source.addSubview(NSImageView(frame: source.bounds)) }, 210,
        ["in", "tide", "done"], "end 1"
      ),
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

  @Test("either button drags; a drag that is canceled drops nothing, and nothing follows it")
  func buttons() {
    for button in PointerEvent.Button.allCases {
      for end in [PointerEvent.Phase.up, .cancel] {
        let test = TestApplication()
        let source = Source(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
        let target = Target(frame: NSRect(x: 200, y: 0, width: 50, height: 50))
        for view in [source, target] { test.content.addSubview(view) }
        target.registerForDraggedTypes([.URL, .string, .URL])
        #expect(target.registeredDraggedTypes == [.URL, .string])
        test.app.updateWindows()
        let steps: [(PointerEvent.Phase, CGFloat)] = [
          (.down, 10), (.drag, 20), (.drag, 205), (end, 205), (.hover, 10),
        ]
        for (phase, x) in steps {
          test.window.handle(PointerEvent(phase, at: CGPoint(x: x, y: 10), button: button))
        }
        #expect(source.told == ["begin", end == .up ? "end 1" : "end 0"], "\(button), \(end)")
        #expect(target.told == ["in"] + (end == .up ? ["tide", "done"] : ["out"]))
      }
    }
  }

  /// Notes where a drag is.
  private final class Place: NSView, NSDraggingSource {
    var places: [NSPoint] = []
    override func mouseDown(with event: NSEvent) {}
    override func mouseDragged(with event: NSEvent) {
      let item = NSDraggingItem(pasteboardWriter: "tide" as NSString)
      beginDraggingSession(with: [item], event: event, source: self)
    }
    func draggingSession(
      _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
    ) -> NSDragOperation { .copy }
    func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint) {
      places += [screenPoint, session.draggingLocation]
    }
    func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint) {
      places.append(screenPoint)
    }
    func draggingSession(
      _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation
    ) { places.append(screenPoint) }
  }

  @Test("the source of a drag is told where it is on the screen")
  func places() {
    let test = TestApplication()
    let view = Place(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    test.content.addSubview(view)
    test.window.windowScene?.frame.origin = NSPoint(x: 500, y: 100)
    test.app.updateWindows()
    let hand = Hand(test.window)
    hand.press(10, 10)
    for x in [20.0, 30] { hand.move(x, 10) }
    hand.release(40, 10)
    let points = [20.0, 20, 30, 40].map {
      test.window.convertPoint(toScreen: NSPoint(x: $0, y: 290))
    }
    #expect(view.places == points && points[0] == NSPoint(x: 520, y: 390))
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
      show(NSTableView(), rows, in: test)
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

  @Test("selected rows are dragged together; a press that drags none selects its row alone")
  func selectedRows() {
    let samples: [(to: CGFloat, drops: [String], selected: [Int])] = [
      (250, ["a\nb\nc 4"], [0, 1, 2]), (34, [], [1]),
    ]
    for sample in samples {
      let (test, rows, table) = (TestApplication(), Rows(), NSTableView())
      show(table, rows, in: test)
      table.allowsMultipleSelection = true
      table.selectRowIndexes([0, 1, 2], byExtendingSelection: false)
      let hand = Hand(test.window)
      hand.press(50, 34)
      #expect(table.selectedRowIndexes == [0, 1, 2])
      hand.move(50, (34 + sample.to) / 2)
      hand.move(50, sample.to)
      hand.release(50, sample.to)
      #expect(rows.drops == sample.drops)
      #expect(Array(table.selectedRowIndexes) == sample.selected)
    }
  }

  @Test("no mark of a drop stays in a table that refused it")
  func marks() {
    final class Refusing: NSTableView {
      override func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
    }
    let (test, rows, table) = (TestApplication(), Rows(), Refusing())
    show(table, rows, in: test)
    let source = Source(frame: NSRect(x: 250, y: 0, width: 50, height: 50))
    source.allowed = .every
    test.content.addSubview(source)
    func drawn() -> String {
      test.app.updateWindows()
      return test.window.displayList.description
    }
    let (before, hand) = (drawn(), Hand(test.window))
    hand.press(260, 10)
    for x in [240, 60] as [CGFloat] { hand.move(x, 30) }
    #expect(drawn() != before)
    hand.release(60, 30)
    #expect(drawn() == before && rows.drops.isEmpty)
  }

  private func show(_ table: NSTableView, _ rows: Rows, in test: TestApplication) {
    table.frame = NSRect(x: 0, y: 0, width: 200, height: 300)
    table.headerView = nil
    table.addTableColumn(NSTableColumn(identifier: "a"))
    (table.dataSource, table.delegate) = (rows, rows)
    table.registerForDraggedTypes([.string])
    test.content.addSubview(table)
    test.app.updateWindows()
  }
}
