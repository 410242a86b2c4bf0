// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroFoundation
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Steppers, pages, wheels and dates, and how people choose with them.
@MainActor
@Suite("Pickers")
struct PickerTests {
  let test = TestScreen()
  let hand: Hand

  init() { hand = Hand(test.window) }

  /// Puts a view at (100, 100) and counts the changes that it tells.
  private func place(_ view: View, _ size: CGSize? = nil) -> () -> Int {
    view.frame = CGRect(origin: CGPoint(x: 100, y: 100), size: size ?? view.frame.size)
    test.root.view.addSubview(view)
    test.screen.update()
    var count = 0
    (view as? Control)?.addAction(Action { _ in count += 1 }, for: .valueChanged)
    return { count }
  }

  @Test(
    "a stepper steps at a press, within its range or around it",
    arguments: [
      (180, 0, false, 1, 1), (110, 0, false, 0, 0), (110, 2, false, 1, 1), (180, 3, false, 3, 0),
      (180, 3, true, 0, 1), (110, 0, true, 3, 1),
    ] as [(CGFloat, Double, Bool, Double, Int)])
  func steps(_ x: CGFloat, _ start: Double, _ wraps: Bool, _ end: Double, _ changes: Int) {
    let stepper = Stepper()
    (stepper.maximumValue, stepper.value, stepper.wraps) = (3, start, wraps)
    let count = place(stepper)
    hand.tap(x, 116)
    #expect(stepper.value == end)
    #expect(count() == changes)
  }

  @Test("a held stepper repeats after half a second, unless it shall not")
  func repeats() {
    for (repeats, least, most) in [(true, 5.0, 8.0), (false, 1, 1)] {
      let stepper = Stepper()
      stepper.autorepeat = repeats
      _ = place(stepper)
      hand.press(180, 116)
      hand.wait(1)
      hand.release(180, 116)
      hand.wait(1)
      #expect(stepper.value >= least && stepper.value <= most)
      stepper.removeFromSuperview()
    }
  }

  @Test(
    "values stay within their ranges, whatever is set first",
    arguments: [
      ([5, 10], 7, 7), ([5, 10], 20, 10), ([5, 10], 1, 5), ([120, 130], 0, 120), ([-5, -1], 3, -1),
    ] as [([Double], Double, Double)])
  func ranges(_ range: [Double], _ wish: Double, _ value: Double) {
    let stepper = Stepper()
    (stepper.minimumValue, stepper.maximumValue) = (range[0], range[1])
    stepper.value = wish
    #expect(stepper.value == value)
    let pages = PageControl()
    pages.numberOfPages = 3
    for (page, shown) in [(-1, 0), (1, 1), (7, 2)] {
      pages.currentPage = page
      #expect(pages.currentPage == shown)
    }
  }

  @Test(
    "dots turn a page at a press beside the middle, and follow a drag; mirrored, the other way",
    arguments: [
      ("down 190 113, up 190 113", 2, 0), ("down 110 113, up 110 113", 0, 2),
      ("down 150 113, drag 192 113, up 192 113", 3, 0),
      ("down 150 113, drag 180 113, drag 100 113, up 100 113", 0, 3),
    ])
  func pages(_ script: String, _ page: Int, _ mirrored: Int) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      test.change { $0.layoutDirection = direction }
      let control = PageControl()
      (control.numberOfPages, control.currentPage) = (4, 1)
      _ = place(control, CGSize(width: 100, height: 26))
      try hand.play(script)
      #expect(control.currentPage == (direction == .leftToRight ? page : mirrored))
      control.removeFromSuperview()
    }
  }

  @Test("a single page hides its dot where that is asked for")
  func singlePage() {
    let control = PageControl()
    control.hidesForSinglePage = true
    for (count, isHidden) in [(1, true), (2, false), (0, true)] {
      control.numberOfPages = count
      #expect(control.isHidden == isHidden)
    }
    control.hidesForSinglePage = false
    control.isHidden = true
    control.numberOfPages = 5
    #expect(control.isHidden)
  }

  private static let texts = (0..<40).map { "Row \($0)" }

  @Test("a wheel comes to rest with a row in its middle, and tells of it once")
  func wheels() {
    let rows = GalleryRows(Self.texts)
    _ = place(rows)
    hand.drag((260, 208), (260, 139), hold: 0.2)
    hand.wait(2)
    #expect(rows.picker.selectedRow(inComponent: 0) == 2)
    hand.tap(260, 208 + 32)
    hand.wait(1)
    #expect(rows.picker.selectedRow(inComponent: 0) == 3)
    hand.scroll(260, 208, by: CGSize(width: 0, height: -3))
    #expect(rows.told == [2, 3, 4])
    rows.picker.selectRow(20, inComponent: 0, animated: true)
    hand.wait(1)
    #expect(rows.told == [2, 3, 4])
    hand.drag((260, 150), (260, 290), steps: 4)
    hand.wait(3)
    #expect(rows.told.count == 4 && (rows.told.last ?? 20) < 16)
  }

  @Test("the arrows turn a wheel")
  func keys() {
    let rows = GalleryRows(Self.texts)
    _ = place(rows)
    for key in [KeyEvent.Key.tab, .downArrow, .downArrow, .upArrow, .end] { hand.key(key) }
    #expect(rows.told == [1, 2, 1, 39])
  }

  @Test("a picker shows only the rows that can be seen")
  func manyRows() {
    let rows = GalleryRows((0..<10_000).map { "\($0)" })
    rows.picker.selectRow(5_000, inComponent: 0, animated: false)
    _ = place(rows)
    #expect(test.window.displayList.texts.map(\.string).contains("5000"))
    #expect(test.window.displayList.texts.count < 12)
    #expect(PickerView().selectedRow(inComponent: 0) == -1)
  }

  // MARK: Dates

  /// Seconds after 15 March 2026, 10:30.
  private func later(_ picker: DatePicker) -> TimeInterval {
    picker.date.timeIntervalSince1970 - 1_773_570_600
  }

  @Test(
    "a day of the calendar is chosen at a press, and the time stays",
    arguments: [
      (170, 272, 1), (148, 228, -7), (380, 184, -8), (148, 190, -14), (148, 405, 0), (148, 272, 0),
    ] as [(CGFloat, CGFloat, Double)])
  func days(_ x: CGFloat, _ y: CGFloat, _ days: Double) {
    let picker = GalleryPickers.datePicker()
    (picker.preferredDatePickerStyle, picker.datePickerMode) = (.inline, .date)
    let count = place(picker, picker.sizeThatFits(.zero))
    hand.tap(x, y)
    #expect(later(picker) == days * 86_400)
    #expect(count() == (days == 0 ? 0 : 1))
  }

  @Test("the date stays between minimum and maximum, and what is beyond cannot be chosen")
  func limits() {
    let picker = GalleryPickers.datePicker()
    (picker.preferredDatePickerStyle, picker.datePickerMode) = (.inline, .date)
    picker.minimumDate = picker.date
    picker.date.addTimeInterval(-100)
    #expect(later(picker) == 0)
    let count = place(picker, picker.sizeThatFits(.zero))
    hand.tap(148, 190)
    #expect(later(picker) == 0 && count() == 0)
    picker.maximumDate = picker.date.addingTimeInterval(60)
    picker.date.addTimeInterval(1_000)
    #expect(later(picker) == 60)
  }

  @Test(
    "wheels stand in the order of the language",
    arguments: [
      ("en_US", DatePicker.Mode.date, ["March", "15", "2026"]),
      ("de_DE", .date, ["15", "März", "2026"]), ("ja_JP", .date, ["2026", "3月", "15"]),
      ("en_US", .time, ["10", "30", "AM"]), ("de_DE", .time, ["10", "30"]),
      ("en_US", .dateAndTime, ["Sun, Mar 15", "10", "30", "AM"]),
      ("en_US", .yearAndMonth, ["March", "2026"]),
      ("en_US", .countDownTimer, ["0 hours", "1 min"]),
    ])
  func order(_ locale: String, _ mode: DatePicker.Mode, _ texts: [String]) {
    let picker = GalleryPickers.datePicker(locale)
    (picker.preferredDatePickerStyle, picker.datePickerMode) = (.wheels, mode)
    _ = place(picker, CGSize(width: 390, height: 216))
    // Those of the row in the middle are not squeezed.
    let shown = test.window.displayList.texts.map(\.string)
    #expect(texts.allSatisfy(shown.contains), "\(shown)")
    let places = texts.compactMap(shown.firstIndex(of:))
    #expect(places == places.sorted())
  }

  @Test("a day that a month has not becomes its last, and a count is kept in minutes")
  func shortMonths() {
    let picker = GalleryPickers.datePicker()
    (picker.preferredDatePickerStyle, picker.datePickerMode) = (.wheels, .date)
    picker.date = Date(timeIntervalSince1970: 1_774_953_000)
    _ = place(picker, CGSize(width: 320, height: 216))
    for key in [KeyEvent.Key.tab, .downArrow] { hand.key(key) }
    let parts = picker.calendar.dateComponents([.month, .day], from: picker.date)
    #expect(parts == DateComponents(month: 4, day: 30))
    picker.countDownDuration = 3_725
    #expect(picker.countDownDuration == 3_720)
  }

  @Test("the compact style opens a calendar, which a press outside and Escape close")
  func compact() {
    let picker = GalleryPickers.datePicker()
    let count = place(picker, picker.sizeThatFits(.zero))
    #expect(test.window.displayList.texts.map(\.string).prefix(1) == ["Mar 15, 2026"])
    for close in [true, false] {
      hand.tap(110, 115)
      test.screen.update()
      #expect(test.window.displayList.texts.map(\.string).contains("March 2026"))
      if close { hand.tap(5, 5) } else { hand.key(.escape) }
      test.screen.update()
      #expect(!test.window.displayList.texts.map(\.string).contains("March 2026"))
    }
    #expect(count() == 0)
  }

  @Test("a style that a mode has not gives way to one that it has")
  func styles() {
    let wanted: [DatePicker.Mode: [DatePicker.Style]] = [
      .time: [.compact, .wheels, .compact, .compact],
      .date: [.compact, .wheels, .compact, .inline],
      .dateAndTime: [.compact, .wheels, .compact, .inline],
      .countDownTimer: [.wheels, .wheels, .wheels, .wheels],
    ]
    let picker = DatePicker()
    for (mode, styles) in wanted {
      picker.datePickerMode = mode
      let shown = DatePicker.Style.allCases.map { style in
        picker.preferredDatePickerStyle = style
        return picker.datePickerStyle
      }
      #expect(shown == styles)
    }
  }

  @Test("a color well presents a picker, and takes what is chosen there")
  func colors() throws {
    let well = ColorWell()
    let count = place(well)
    hand.tap(117, 117)
    let picker = try #require(test.root.presentedViewController as? ColorPickerViewController)
    test.screen.update()
    let grid = try #require(picker.view.subviews.first { $0.frame.minY == 60 })
    let corner = grid.convert(CGPoint(x: 5, y: 5), to: nil)
    hand.tap(corner.x, corner.y)
    #expect(well.selectedColor == DynamicColor(white: 1, alpha: 1))
    #expect(count() == 1)
  }

  @Test(
    "a wheel whose rows get fewer while it moves stops where there are rows, and tells nobody",
    arguments: [(40, 3), (40, 0), (40, 1), (3, 40)])
  func fewerRows(_ before: Int, _ after: Int) {
    let rows = GalleryRows((0..<before).map { "\($0)" })
    _ = place(rows)
    rows.picker.selectRow(before - 1, inComponent: 0, animated: true)
    hand.wait(0.3)
    rows.texts = (0..<after).map { "\($0)" }
    rows.picker.reloadComponent(0)
    test.screen.update()
    hand.wait(2)
    #expect(rows.told.isEmpty)
    let seen = test.window.displayList.texts.map(\.string)
    #expect(seen.contains(after == 0 ? "" : "\(min(before, after) - 1)") == (after > 0))
  }
}
