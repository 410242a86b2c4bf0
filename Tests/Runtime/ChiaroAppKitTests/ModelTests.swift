// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroRaster
import ChiaroViewsTestSupport
import Testing

/// What stands behind the views: undoing, pasteboards, nibs, groups of changes.
@MainActor
@Suite("Models of AppKit")
struct ModelTests {
  /// A number whose changes can be undone.
  @MainActor
  private final class Number {
    let manager: UndoManager
    private(set) var value = 0
    init(_ manager: UndoManager) { self.manager = manager }
    func set(_ new: Int) {
      let former = value
      manager.registerUndo(withTarget: self) { $0.set(former) }
      value = new
    }
  }

  @Test("what was registered is undone and done again, in groups")
  func undo() {
    typealias Sample = (act: @MainActor (Number) -> Void, value: Int, can: [Bool])
    let samples: [Sample] = [
      ({ $0.set(1) }, 1, [true, false]),
      (
        {
          $0.set(1)
          $0.manager.undo()
        }, 0, [false, true]
      ),
      (
        {
          $0.set(1)
          $0.manager.undo()
          $0.manager.redo()
        }, 1, [true, false]
      ),
      (
        {
          for value in 1...3 {
            $0.manager.beginUndoGrouping()
            $0.set(value)
            $0.manager.endUndoGrouping()
          }
          $0.manager.undo()
        }, 2, [true, true]
      ),
      (
        {
          $0.set(1)
          $0.set(2)
          $0.manager.undo()
        }, 0, [false, true]
      ),
      (
        {
          $0.set(1)
          $0.manager.undo()
          $0.set(5)
        }, 5, [true, false]
      ),
      (
        {
          $0.manager.disableUndoRegistration()
          $0.set(1)
          $0.manager.enableUndoRegistration()
        }, 1, [false, false]
      ),
      (
        {
          $0.set(1)
          $0.manager.removeAllActions(withTarget: $0)
        }, 1, [false, false]
      ),
    ]
    for (index, sample) in samples.enumerated() {
      let number = Number(UndoManager())
      sample.act(number)
      #expect(number.value == sample.value, "sample \(index)")
      #expect([number.manager.canUndo, number.manager.canRedo] == sample.can, "sample \(index)")
    }
  }

  @Test("names of what is undone; only as many groups as are wanted; a window has a manager")
  func undoNames() {
    let window = TestApplication().window
    let view = NSView()
    window.contentView?.addSubview(view)
    let manager = view.undoManager
    #expect(manager != nil && manager === window.undoManager)
    guard let manager else { return }
    let number = Number(manager)
    manager.levelsOfUndo = 2
    for value in 1...4 {
      manager.beginUndoGrouping()
      number.set(value)
      manager.setActionName("Step \(value)")
      manager.endUndoGrouping()
    }
    #expect(manager.undoMenuItemTitle == "Undo Step 4")
    while manager.canUndo { manager.undo() }
    #expect(number.value == 2 && manager.redoMenuItemTitle == "Redo Step 3")
  }

  @Test("objects are read from a pasteboard by their classes")
  func pasteboard() {
    typealias Sample = (write: @MainActor (NSPasteboard) -> Void, class: AnyClass, text: String?)
    let file = "file:///tmp/a.txt"
    let samples: [Sample] = [
      ({ $0.setString("a", forType: .string) }, NSString.self, "a"),
      ({ $0.setString(file, forType: .fileURL) }, NSURL.self, file),
      ({ $0.setString("https://a.b", forType: .URL) }, NSURL.self, "https://a.b"),
      ({ $0.setString("a", forType: .string) }, NSURL.self, nil),
      ({ $0.writeObjects([NSURL(fileURLWithPath: "/tmp/a.txt")]) }, NSURL.self, file),
      ({ $0.writeObjects([NSURL(fileURLWithPath: "/tmp/a.txt")]) }, NSString.self, nil),
      (
        { board in NSURL(string: "https://a.b").map { _ = board.writeObjects([$0]) } },
        NSString.self, "https://a.b"
      ),
      ({ _ in }, NSPasteboardItem.self, nil),
    ]
    for (index, sample) in samples.enumerated() {
      let board = NSPasteboard(name: .drag)
      sample.write(board)
      let read = board.readObjects(forClasses: [sample.class])?.first
      let text = (read as? NSURL)?.absoluteString ?? (read as? NSString).map { "\($0)" }
      #expect(text == sample.text, "sample \(index)")
      #expect(board.canReadObject(forClasses: [sample.class]) == (sample.text != nil))
    }
    let board = NSPasteboard(name: .drag)
    board.setString("https://a.b", forType: .URL)
    #expect(
      !board.canReadObject(forClasses: [NSURL.self], options: [.urlReadingFileURLsOnly: true]))
    board.setPropertyList(["a": 1], forType: .color)
    #expect((board.propertyList(forType: .color) as? [String: Int])?["a"] == 1)
    #expect(board.pasteboardItems?.first?.string(forType: .URL) == "https://a.b")
  }

  private final class Numbers: NSPasteboardWriting {
    func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.color] }
    func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { [1, 2] }
  }

  @Test("each object that is written is an item, whose types keep their order")
  func pasteboardItems() {
    let (item, board) = (NSPasteboardItem(), NSPasteboard(name: .drag))
    item.setString("b", forType: .string)
    item.setData(Data([1]), forType: .png)
    item.setString("<b>", forType: .html)
    item.setData(Data("B".utf8), forType: .string)
    #expect(item.types == [.png, .html, .string])
    #expect(board.writeObjects(["a" as NSString, item, Numbers()]))
    #expect(board.types == [.string, .png, .html, .color])
    #expect(board.pasteboardItems?.map(\.types) == [[.string], item.types, [.color]])
    #expect(board.string(forType: .string) == "a\nB" && board.data(forType: .png) == Data([1]))
    #expect(board.propertyList(forType: .color) as? [Int] == [1, 2])
    let read = board.readObjects(forClasses: [NSString.self]) as? [NSString]
    #expect(read?.map { "\($0)" } == ["a", "B"])
    #expect(!item.setPropertyList(item, forType: .color), "no property list")
    for value in ["x", Data([2])] as [any Equatable & Sendable] {
      board.setPropertyList(value, forType: .tiff)
      #expect("\(board.propertyList(forType: .tiff) ?? "")" == "\(value)")
    }
  }

  @Test("a controller has what the program says that its nib holds")
  func nibs() {
    _ = NSApplication()
    let marked = NSView(frame: NSRect(x: 0, y: 0, width: 7, height: 7))
    NSNib.setContents(ofNibNamed: "ModelTests") { _ in
      [NSWindow(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: true), marked]
    }
    #expect(NSViewController(nibName: "ModelTests", bundle: nil).view === marked)
    #expect(NSViewController(nibName: "None", bundle: nil).view !== marked)
    let owner = NSWindowController(windowNibName: "ModelTests")
    #expect(owner.windowNibName == "ModelTests" && owner.window?.styleMask == .titled)
    #expect(owner.isWindowLoaded && owner.window?.windowController === owner)
    #expect(NSWindowController(windowNibName: "None").window == nil)
    var objects: NSArray?
    #expect(Bundle.main.loadNibNamed("ModelTests", owner: nil, topLevelObjects: &objects))
    #expect(objects?.count == 2 && NSNib(nibNamed: "None", bundle: nil) == nil)
    owner.window?.close()
  }

  @Test("a group's changes take its duration where frames are advanced, and no time elsewhere")
  func animations() {
    for (seconds, isLive, half) in [(1.0, true, 50.0), (0, true, 100), (1, false, 100)] {
      let test = TestApplication()
      let view = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = .black
      test.content.addSubview(view)
      test.app.updateWindows()
      let hand = Hand(test.window)
      if isLive { hand.wait(0.1) }
      NSAnimationContext.runAnimationGroup { context in
        context.duration = seconds
        context.timingFunction = CAMediaTimingFunction(name: .linear)
        view.animator().setFrameOrigin(NSPoint(x: 100, y: 0))
      }
      test.app.updateWindows()
      if isLive { hand.wait(0.5) }
      test.app.updateWindows()
      let lines = test.window.displayList.description.split(separator: "\n")
      let line = lines.first { $0.contains(" 0 10 10 ") }?.split(separator: " ")
      let left = (line?.dropFirst().first).flatMap { Double($0) } ?? -1
      #expect(abs(left - half) < 4, "\(seconds) s, \(isLive): \(left)")
      #expect(view.frame.minX == 100)
    }
  }
}
