// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroRaster
import ChiaroViewsTestSupport
import Testing

/// How the text of fields, dates and menus is changed by the user.
@MainActor
@Suite("Editing in AppKit")
struct EditingTests {
  /// Counts what is posted of a field.
  @MainActor
  private final class Posted {
    private(set) var names: [String] = []
    private var tokens: [any NSObjectProtocol] = []
    init(_ field: NSTextField) {
      let names = [
        NSControl.textDidBeginEditingNotification, NSControl.textDidChangeNotification,
        NSControl.textDidEndEditingNotification,
      ]
      for name in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { note in
            let name = note.name.rawValue
            MainActor.assumeIsolated { self.names.append(name) }
          })
      }
    }
    func end() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  @Test("editing is told of; one that is aborted leaves the value as it was")
  func aborting() {
    let samples: [(ends: Bool, text: String, posted: Int)] = [(true, "ab", 3), (false, "a", 2)]
    for sample in samples {
      let (test, field) = (TestApplication(), NSTextField(string: "a"))
      field.frame = NSRect(x: 0, y: 0, width: 100, height: 22)
      test.content.addSubview(field)
      test.app.updateWindows()
      let posted = Posted(field)
      test.window.makeFirstResponder(field)
      test.window.handle(TextInputEvent("b"))
      #expect(field.stringValue == "ab")
      if sample.ends { test.window.makeFirstResponder(nil) } else { #expect(field.abortEditing()) }
      #expect(field.stringValue == sample.text && field.currentEditor() == nil)
      #expect(posted.names.count == sample.posted && !field.abortEditing())
      #expect(posted.names.first == "NSControlTextDidBeginEditingNotification")
      posted.end()
    }
  }

  /// One field in each row; when editing ends, the table is asked for its rows.
  private final class Fields: NSTableViewDataSource, NSTableViewDelegate, NSTextFieldDelegate {
    var rows: [Int] = []
    weak var table: NSTableView?
    func numberOfRows(in tableView: NSTableView) -> Int { 3 }
    func tableView(
      _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
    ) -> NSView? {
      let field = NSTextField(string: "\(row)")
      field.delegate = self
      return field
    }
    func controlTextDidEndEditing(_ notification: Notification) {
      rows.append(table?.numberOfRows ?? -1)
    }
  }

  @Test("a table may be reloaded while a field in it is edited; heights leave the field alone")
  func tables() throws {
    let (test, table, fields) = (TestApplication(), NSTableView(), Fields())
    table.frame = NSRect(x: 0, y: 0, width: 200, height: 150)
    table.addTableColumn(NSTableColumn(identifier: "name"))
    (table.dataSource, table.delegate, fields.table) = (fields, fields, table)
    table.reloadData()
    test.content.addSubview(table)
    test.app.updateWindows()
    let field = try #require(
      table.view(atColumn: 0, row: 1, makeIfNecessary: true) as? NSTextField)
    test.window.makeFirstResponder(field)
    table.noteHeightOfRows(withIndexesChanged: [1])
    test.app.updateWindows()
    #expect(fields.rows.isEmpty && field.currentEditor() != nil)
    #expect(table.rows(in: NSRect(x: 0, y: 140, width: 9, height: 9)).length == 0)
    table.reloadData()
    test.app.updateWindows()
    #expect(fields.rows == [3])
  }

  @Test("dates are written and stepped as the locale, calendar and time zone say")
  func dates() throws {
    typealias Sample = (
      locale: String, zone: Int, flags: NSDatePicker.ElementFlags, texts: [String]
    )
    let samples: [Sample] = [
      ("en_US", 0, .yearMonthDay, ["11", "14", "2023"]),
      ("de_DE", 0, .yearMonthDay, ["14", "11", "2023"]),
      ("sv_SE", 0, .yearMonthDay, ["2023", "11", "14"]),
      ("en_US", 0, .hourMinute, ["10", "13", "PM"]),
      ("de_DE", 0, .hourMinuteSecond, ["22", "13", "20"]),
      ("de_DE", 3600, [.yearMonthDay, .hourMinute], ["14", "11", "2023", "23", "13"]),
      ("de_DE", 0, .yearMonth, ["11", "2023"]),
    ]
    for (index, sample) in samples.enumerated() {
      let picker = NSDatePicker(frame: NSRect(x: 0, y: 0, width: 200, height: 22))
      picker.dateValue = Date(timeIntervalSince1970: 1_700_000_000)
      (picker.locale, picker.timeZone) = (
        Locale(identifier: sample.locale), TimeZone(secondsFromGMT: sample.zone)
      )
      picker.datePickerElements = sample.flags
      #expect(texts(picker) == sample.texts, "sample \(index)")
    }
  }

  private func texts(_ picker: NSDatePicker) -> [String] {
    let test = TestApplication()
    test.content.addSubview(picker)
    test.app.updateWindows()
    let lines = test.window.displayList.description.split(separator: "\n")
    return lines.compactMap { line in
      let words = line.split(separator: "\"")
      return words.count > 1 ? String(words[1]) : nil
    }.filter { $0.contains { $0.isLetter || $0.isNumber } }
  }

  @Test("steps move the chosen part, in the order in which it stands")
  func steps() {
    let samples: [(locale: String, rights: Int, step: TimeInterval)] = [
      ("sv_SE", 2, 86400), ("de_DE", 0, 86400), ("en_US", 1, 86400), ("de_DE", 3, 3600),
      ("en_US", 3, 3600), ("en_US", 5, 12 * 3600), ("en_US", 4, 60),
    ]
    for (index, sample) in samples.enumerated() {
      let test = TestApplication()
      let picker = NSDatePicker(frame: NSRect(x: 0, y: 0, width: 200, height: 22))
      let start = Date(timeIntervalSince1970: 1_700_000_000)
      (picker.locale, picker.timeZone) = (Locale(identifier: sample.locale), .gmt)
      picker.calendar = Calendar(identifier: .gregorian)
      picker.dateValue = start
      test.content.addSubview(picker)
      test.app.updateWindows()
      test.window.makeFirstResponder(picker)
      for _ in 0..<sample.rights { test.window.handle(KeyEvent(.down, .rightArrow)) }
      test.window.handle(KeyEvent(.down, .upArrow))
      #expect(picker.dateValue.timeIntervalSince(start) == sample.step, "sample \(index)")
    }
  }

  @Test("without a calendar, a locale and a time zone a date is the user's")
  func usualDates() {
    let (usual, own) = (NSDatePicker(), NSDatePicker())
    (own.calendar, own.locale, own.timeZone) = (.current, .current, .current)
    #expect(texts(usual) == texts(own) && !texts(own).isEmpty)
  }

  @MainActor
  private final class Counter {
    var told: [String] = []
    func count(_ sender: Any?) { told.append(sender is NSMenuItem ? "item" : "button") }
  }

  @Test("a pop-up button selects what is chosen, and leaves the actions of its items alone")
  func popUps() {
    let action = Selector(Counter.count(_:), "count(_:)")
    typealias Prepare = @MainActor (NSMenuItem, Counter) -> Void
    let samples: [(prepare: Prepare, told: [String])] = [
      ({ _, _ in }, ["button"]),
      ({ item, counter in (item.target, item.action) = (counter, action) }, ["item"]),
      ({ item, counter in item.onAction = { _ in counter.told.append("closure") } }, ["closure"]),
    ]
    for (index, sample) in samples.enumerated() {
      let (test, counter) = (TestApplication(), Counter())
      let button = NSPopUpButton(frame: NSRect(x: 0, y: 0, width: 90, height: 22), pullsDown: false)
      button.addItems(withTitles: ["a", "b"])
      (button.target, button.action) = (counter, action)
      if let item = button.item(at: 1) { sample.prepare(item, counter) }
      test.content.addSubview(button)
      test.app.updateWindows()
      for _ in 0..<2 {
        button.selectItem(at: 0)
        counter.told = []
        button.performClick(nil)
        button.menu?.performActionForItem(at: 1)
        button.menu?.cancelTracking()
        #expect(button.indexOfSelectedItem == 1 && counter.told == sample.told, "sample \(index)")
      }
    }
  }

  @Test("a menu removes its own items only; a color well closes its menu")
  func menus() {
    let (menu, other) = (NSMenu(), NSMenu())
    let item = other.addItem(withTitle: "a", action: nil, keyEquivalent: "")
    menu.removeItem(item)
    #expect(item.menu === other && other.numberOfItems == 1)
    other.removeItem(item)
    #expect(item.menu == nil && other.numberOfItems == 0)
    let (test, well) = (
      TestApplication(), NSColorWell(frame: NSRect(x: 0, y: 0, width: 38, height: 24))
    )
    test.content.addSubview(well)
    let before = test.window.subviews.count
    well.activate(true)
    #expect(test.window.subviews.count == before + 1 && well.isActive)
    well.deactivate()
    #expect(test.window.subviews.count == before && !well.isActive)
  }
}
