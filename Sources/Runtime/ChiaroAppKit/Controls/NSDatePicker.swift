// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A field that shows a date and a time, with a stepper that changes the selected element.
///
/// Apple counterpart: `NSDatePicker` · Source: AppKit reference; the metrics of macOS 11 to 15 ·
/// Fidelity: approximate, without calendar and clock
open class NSDatePicker: NSControl {
  /// The style of a date picker; `clockAndCalendar` is drawn as `textFieldAndStepper`.
  ///
  /// Apple counterpart: `NSDatePicker.Style` · Source: AppKit reference · Fidelity: exact
  public enum Style: UInt, Sendable, CaseIterable {
    case textFieldAndStepper = 0
    case clockAndCalendar = 1
    case textField = 2
  }
  /// The elements of a date that are shown.
  ///
  /// Apple counterpart: `NSDatePicker.ElementFlags` · Source: AppKit reference · Fidelity: exact
  public struct ElementFlags: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The hours and minutes.
    public static let hourMinute = ElementFlags(rawValue: 0x0C)
    /// The hours, minutes and seconds.
    public static let hourMinuteSecond = ElementFlags(rawValue: 0x0E)
    /// The year and month.
    public static let yearMonth = ElementFlags(rawValue: 0xC0)
    /// The year, month and day.
    public static let yearMonthDay = ElementFlags(rawValue: 0xE0)
  }

  /// The date of the picker, limited to `minDate` and `maxDate`; the default is the beginning of
  /// 2001 in GMT.
  open var dateValue = Date(timeIntervalSinceReferenceDate: 0) {
    didSet {
      let clamped = max(minDate ?? dateValue, min(maxDate ?? dateValue, dateValue))
      if clamped != dateValue { dateValue = clamped }
      partsDidChange()
    }
  }
  /// The earliest date that can be chosen; nil for none.
  ///
  /// It limits only dates that are set later.
  open var minDate: Date?
  /// The latest date that can be chosen; nil for none.
  ///
  /// It limits only dates that are set later.
  open var maxDate: Date?
  /// The elements of the date that are shown; the default is year, month, day, hour and minute.
  open var datePickerElements: ElementFlags = [.yearMonthDay, .hourMinute] {
    didSet { partsDidChange() }
  }
  /// The style of the picker; every style except `textField` has a stepper.
  open var datePickerStyle = Style.textFieldAndStepper { didSet { contentDidChange() } }
  /// The calendar of the date; nil for the calendar of `locale`, or else the user's.
  open var calendar: Calendar? { didSet { partsDidChange() } }
  /// The locale that determines how the date is written; nil for the user's locale.
  open var locale: Locale? { didSet { partsDidChange() } }
  /// The time zone of the date; nil for the system's time zone.
  open var timeZone: TimeZone? { didSet { partsDidChange() } }
  /// Whether the field has a bezel; the default is true.
  open var isBezeled = true { didSet { setNeedsDisplay() } }
  /// Whether the background inside the bezel is drawn; the default is true.
  open var drawsBackground = true { didSet { setNeedsDisplay() } }
  /// The color of the text; the default is `controlTextColor`.
  open var textColor = NSColor.controlTextColor { didSet { setNeedsDisplay() } }
  /// The chosen part of the date, from the first.
  private final var part = 0 { didSet { setNeedsDisplay() } }

  /// Creates a date picker with a frame.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  private final var days: Calendar {
    var days = calendar ?? locale?.calendar ?? .current
    days.timeZone = timeZone ?? .current
    return days
  }

  /// A part of the date, with what stands before it and how it is written.
  private struct Part: Equatable {
    var unit: Calendar.Component
    /// How many units a step is.
    var step = 1
    var lead: String
    var text: String
  }

  /// The parts that are shown, in the order of the locale.
  private final var parts: [Part] {
    if let knownParts { return knownParts }
    let parts = writtenParts
    knownParts = parts
    return parts
  }
  private final var knownParts: [Part]?
  private final func partsDidChange() {
    knownParts = nil
    contentDidChange()
  }
  private final var writtenParts: [Part] {
    let elements = datePickerElements
    var date = ""
    if elements.contains(.yearMonth) { date += "yM" }
    if elements.contains(.yearMonthDay) { date += "d" }
    let time =
      elements.contains(.hourMinuteSecond)
      ? "jmmss" : elements.contains(.hourMinute) ? "jmm" : ""
    let formatter = DateFormatter()
    (formatter.locale, formatter.calendar) = (locale ?? .current, days)
    formatter.timeZone = days.timeZone
    return [date, time].reduce(into: []) { parts, template in
      var new = fields(of: template, formatter)
      if !parts.isEmpty, !new.isEmpty { new[0].lead = "  " }
      parts += new
    }
  }

  /// The fields of a template, such as "yMd", as the formatter's locale orders and writes them.
  private final func fields(of template: String, _ formatter: DateFormatter) -> [Part] {
    guard !template.isEmpty else { return [] }
    let pattern = DateFormatter.dateFormat(
      fromTemplate: template, options: 0, locale: formatter.locale)
    var (parts, lead, rest) = ([Part](), "", Substring(pattern ?? template)[...])
    var isQuoted = false
    while let letter = rest.first {
      let field = rest.prefix { $0 == letter }
      guard !isQuoted, let (unit, step) = Self.units[letter] else {
        // The era is left out; quotes enclose words.
        if letter == "'" { isQuoted.toggle() }
        if isQuoted || !letter.isLetter, letter != "'" { lead.append(letter) }
        rest = rest.dropFirst()
        continue
      }
      formatter.dateFormat = String(field)
      parts.append(
        Part(unit: unit, step: step, lead: lead, text: formatter.string(from: dateValue)))
      (lead, rest) = ("", rest.dropFirst(field.count))
    }
    return parts
  }
  private static let units: [Character: (Calendar.Component, Int)] = [
    "y": (.year, 1), "M": (.month, 1), "L": (.month, 1), "d": (.day, 1), "h": (.hour, 1),
    "H": (.hour, 1), "K": (.hour, 1), "k": (.hour, 1), "m": (.minute, 1), "s": (.second, 1),
    "a": (.hour, 12), "b": (.hour, 12), "B": (.hour, 12),
  ]

  // MARK: Metrics

  private final var hasStepper: Bool { datePickerStyle != .textField }
  private final var stepperRect: CGRect {
    CGRect(x: bounds.maxX - 15, y: bounds.midY - 11, width: 15, height: 22)
      .placed(in: bounds, drawnDirection)
  }
  private final var fieldRect: CGRect {
    guard hasStepper else { return bounds }
    return CGRect(
      x: bounds.minX, y: bounds.midY - 11, width: max(0, bounds.width - 19), height: 22
    ).placed(in: bounds, drawnDirection)
  }
  override final func contentSize(within size: CGSize) -> CGSize {
    guard let font else { return frame.size }
    let text = parts.map { $0.lead + $0.text }.joined()
    let width = textMeasure.width(of: text, in: font) + 14
    return CGSize(width: width + (hasStepper ? 19 : 0), height: 22)
  }

  // MARK: Use

  /// Moves the chosen part of the date.
  private final func step(_ direction: Int) {
    guard parts.indices.contains(part) else { return }
    let chosen = parts[part]
    let step = direction * chosen.step
    guard let new = days.date(byAdding: chosen.unit, value: step, to: dateValue) else { return }
    dateValue = new
    sendAction()
  }
  override final func beginTracking(at point: NSPoint) -> Bool {
    if hasStepper, stepperRect.contains(point) {
      step(point.y < bounds.midY ? 1 : -1)
    } else {
      part = partFrames.firstIndex { $0.contains(point) } ?? part
    }
    return true
  }
  override final var isPressedByKeys: Bool { false }
  override final func adjust(by key: KeyEvent.Key) -> Bool {
    switch key {
    case .upArrow: step(1)
    case .downArrow: step(-1)
    case .leftArrow: part = max(0, part - 1)
    case .rightArrow: part = min(parts.count - 1, part + 1)
    default: return false
    }
    return true
  }

  // MARK: Drawing

  private final var partFrames: [CGRect] {
    guard let font else { return [] }
    var left = fieldRect.minX + 7
    return parts.map { part in
      left += part.lead.isEmpty ? 0 : textMeasure.width(of: part.lead, in: font)
      let width = textMeasure.width(of: part.text, in: font)
      let frame = CGRect(x: left, y: fieldRect.minY + 3, width: width, height: 16)
      left += width
      return frame
    }
  }
  override final func drawLook(in context: GraphicsContext) {
    guard let font else { return }
    context.group(opacity: isEnabled ? 1 : 0.5) {
      let ground: NSColor = drawsBackground ? .textBackgroundColor : .clear
      if isBezeled { context.drawField(in: fieldRect, ground, cornerRadius: 0) }
      if hasStepper { drawStepper(in: context) }
    }
    for (index, (part, frame)) in zip(parts, partFrames).enumerated() {
      let isChosen = isFocused && index == self.part
      if isChosen {
        context.fill(frame.insetBy(dx: -1, dy: 0), ControlLook.accent, cornerRadius: 3)
      }
      let ink: NSColor =
        isChosen ? ControlLook.onAccent : isEnabled ? textColor : .disabledControlTextColor
      let lead = part.lead.isEmpty ? 0 : textMeasure.width(of: part.lead, in: font)
      let gap = CGRect(x: frame.minX - lead, y: frame.minY, width: lead, height: frame.height)
      if lead > 0, part.lead != "  " {
        context.draw(part.lead, font, isEnabled ? textColor : ink, in: gap)
      }
      context.draw(part.text, font, ink, in: frame)
    }
    drawFocusRing(in: context, fieldRect, cornerRadius: 2)
  }
  private final func drawStepper(in context: GraphicsContext) {
    let body = stepperRect
    context.drawBezel(in: body, ControlLook.bezel, cornerRadius: 5)
    for (name, y) in [("chevron.up", body.minY), ("chevron.down", body.midY)] {
      let half = CGRect(x: body.minX, y: y, width: body.width, height: body.height / 2)
      context.drawSymbol(name, in: half, side: 9, .controlTextColor)
    }
  }
}
