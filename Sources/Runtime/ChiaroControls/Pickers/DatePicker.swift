// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A control that lets the user choose a date, a time or a duration.
///
/// Apple counterpart: `UIDatePicker` · Source: UIDatePicker.h · Fidelity: approximate, the sizes
/// are estimates
open class DatePicker: Control, SizeMeasuring {
  /// The kind of value that the user chooses: a time, a date, both, or a duration.
  ///
  /// Apple counterpart: `UIDatePicker.Mode` · Source: UIDatePicker.h · Fidelity: exact
  public enum Mode: Int, Sendable, CaseIterable {
    /// A mode for choosing a time in hours and minutes.
    case time = 0
    /// A mode for choosing a day.
    case date = 1
    /// A mode for choosing a day and a time in hours and minutes.
    case dateAndTime = 2
    /// A mode for choosing a duration in hours and minutes.
    case countDownTimer = 3
    /// A mode for choosing a month of a year.
    case yearAndMonth = 4
  }

  /// The appearance of a date picker.
  ///
  /// Apple counterpart: `UIDatePickerStyle` · Source: UIDatePicker.h · Fidelity: exact
  public enum Style: Int, Sendable, CaseIterable {
    /// The same as `compact`, or as `wheels` for a mode that has no compact style.
    case automatic = 0
    /// Wheels side by side, which the user turns.
    case wheels = 1
    /// Labels that show a calendar or wheels when they are pressed.
    case compact = 2
    /// A calendar that is always shown.
    case inline = 3
  }

  /// The chosen date, clamped to the minimum and maximum date.
  ///
  /// The default is the time at which the picker was created.
  open var date: Date {
    get { rounded(chosen) }
    set { setDate(newValue, animated: false) }
  }
  private final var chosen = Date()
  /// The earliest date that the user can choose; nil for none.
  ///
  /// It is ignored if it is later than the maximum date.
  open var minimumDate: Date? { didSet { rangeDidChange() } }
  /// The latest date that the user can choose; nil for none.
  ///
  /// It is ignored if it is earlier than the minimum date.
  open var maximumDate: Date? { didSet { rangeDidChange() } }
  /// The kind of value that the user chooses; the default is `dateAndTime`.
  open var datePickerMode = Mode.dateAndTime { didSet { contentDidChange() } }
  /// The preferred style; the default is `automatic`.
  open var preferredDatePickerStyle = Style.automatic { didSet { contentDidChange() } }
  /// The locale for the names and the order of the components.
  ///
  /// If nil, it is the locale of the calendar, or else the current one.
  open var locale: Locale? { didSet { contentDidChange() } }
  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar; nil for the current one.
  open var calendar: Calendar! = Calendar.current { didSet { contentDidChange() } }
  /// The time zone of the shown date; nil for the time zone of the calendar.
  open var timeZone: TimeZone? { didSet { contentDidChange() } }
  /// The interval between the minutes that can be chosen; the default is 1.
  ///
  /// It must be a divisor of 60 from 1 to 30; any other value counts as 1.
  open var minuteInterval = 1 { didSet { contentDidChange() } }
  /// Whether the date is rounded down to a multiple of the minute interval; the default is true.
  open var roundsToMinuteInterval = true { didSet { contentDidChange() } }
  /// The duration in the mode `countDownTimer`, in seconds; the default is 60.
  ///
  /// A value that is set is clamped to the range from 1 minute to 23 hours and 59 minutes, and
  /// rounded down to whole minutes.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      duration = (min(max(60, newValue), 86_340) / 60).rounded(.down) * 60
      part?.show()
    }
  }
  private final var duration: TimeInterval = 60

  /// The style that is shown.
  ///
  /// It is the preferred style, or another one if the mode does not have that style.
  open var datePickerStyle: Style {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    let isWide = preferredDatePickerStyle == .inline && datePickerMode == .time
    return isWide || preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The view of the style; nil before it is needed.
  private final var part: (any DatePickerPart)?

  /// Creates a date picker with the size of its style.
  public convenience init() {
    self.init(frame: .zero)
    frame.size = measuredSize(within: .zero)
  }

  /// Sets the date, clamped to the minimum and maximum date, without sending actions.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = limited(date)
    part?.show()
    invalidateIntrinsicContentSize()
  }

  // MARK: For the styles

  /// The calendar in the picker's own zone and language.
  final var effectiveCalendar: Calendar {
    var calendar = calendar ?? Calendar.current
    if let timeZone { calendar.timeZone = timeZone }
    calendar.locale = locale ?? calendar.locale ?? Locale.current
    return calendar
  }

  /// The minutes from one choice to the next.
  final var effectiveInterval: Int {
    (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1
  }

  /// Returns the text of a date by a template of ICU such as `yMMMd`.
  final func text(_ template: String, of date: Date) -> String {
    let calendar = effectiveCalendar
    let formatter = DateFormatter()
    (formatter.calendar, formatter.timeZone) = (calendar, calendar.timeZone)
    formatter.locale = calendar.locale
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  /// Returns a date rounded down to the minute interval, or up where that is before the minimum.
  private final func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, effectiveInterval > 1 else { return date }
    let parts = effectiveCalendar.dateComponents([.minute, .second, .nanosecond], from: date)
    let minutes = Double((parts.minute ?? 0) % effectiveInterval)
    let seconds = Double(parts.second ?? 0) + Double(parts.nanosecond ?? 0) / 1e9
    let down = date.addingTimeInterval(-60 * minutes - seconds)
    guard let minimumDate, down < minimumDate, minimumDate <= date else { return down }
    let up = down.addingTimeInterval(Double(60 * effectiveInterval))
    return maximumDate.map { up > $0 } == true ? date : up
  }

  /// Returns the nearest date between minimum and maximum.
  final func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return max(minimumDate ?? .distantPast, min(maximumDate ?? .distantFuture, date))
  }

  /// Takes the choice of somebody, and tells of it.
  final func choose(_ date: Date) {
    let former = chosen
    setDate(date, animated: true)
    if chosen != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Takes the duration that somebody chose, and tells of it.
  final func choose(duration: TimeInterval) {
    let former = countDownDuration
    countDownDuration = duration
    if countDownDuration != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: Layout

  private final func rangeDidChange() {
    chosen = limited(chosen)
    part?.show()
  }

  private final func contentDidChange() {
    part?.removeFromSuperview()
    part = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The view of the style, made when it is first asked for.
  private final var shownPart: any DatePickerPart {
    if let part { return part }
    let new: any DatePickerPart =
      switch datePickerStyle {
      case .wheels: DateWheels(self)
      case .inline: DateCalendar(self)
      case .compact, .automatic: DateLabels(self)
      }
    part = new
    addSubview(new)
    new.show()
    return new
  }

  package final func measuredSize(within size: CGSize) -> CGSize { shownPart.measuredSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let part = shownPart
    let size = part.measuredSize
    part.frame = CGRect(
      x: 0, y: 0, width: max(bounds.width, size.width), height: max(bounds.height, size.height)
    )
    part.isUserInteractionEnabled = isEnabled
    part.alpha = isEnabled ? 1 : 0.5
  }

  open override func stateDidChange() {
    super.stateDidChange()
    setNeedsLayout()
  }

  /// Whether the picker itself can have keyboard focus; false, because its parts can.
  open override var canBecomeFocused: Bool { false }
  open override var isAccessibilityElement: Bool {
    get { accessibilityChoice ?? false }
    set { super.isAccessibilityElement = newValue }
  }
  /// Returns whether the picker itself tracks a pointer; false, because its parts do.
  open override func beginTracking(_ event: PointerEvent) -> Bool { false }
}

/// The view of a date picker's style.
@MainActor
protocol DatePickerPart: View {
  /// The size that the part needs.
  var measuredSize: CGSize { get }
  /// Shows the picker's date.
  func show()
}
