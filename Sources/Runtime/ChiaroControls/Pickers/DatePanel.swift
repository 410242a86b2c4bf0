// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Foundation

/// The calendar or the wheels that a compact date picker opens over its window.
final class DatePanel: FloatingPanel {
  private let inner = DatePicker()

  /// Shows a panel beside a rectangle of a window.
  static func show(
    for picker: DatePicker, _ mode: DatePicker.Mode, in window: Window, beside anchor: CGRect,
    onClose: @escaping () -> Void
  ) {
    window.addSubview(DatePanel(picker, mode, beside: anchor, in: window.bounds, onClose))
  }

  private init(
    _ picker: DatePicker, _ mode: DatePicker.Mode, beside anchor: CGRect, in bounds: CGRect,
    _ onClose: @escaping () -> Void
  ) {
    super.init(beside: anchor, in: bounds, onClose: onClose)
    inner.copyContent(of: picker)
    inner.datePickerMode = mode
    inner.preferredDatePickerStyle = mode == .date ? .inline : .wheels
    inner.addAction(
      Action { [weak picker, unowned inner] _ in picker?.choose(inner.date) }, for: .valueChanged)
    content.addSubview(inner)
  }

  override func layoutSubviews() {
    let fitting = inner.sizeThatFits(.zero)
    let size = CGSize(
      width: min(fitting.width, bounds.width - 16), height: min(fitting.height, bounds.height))
    place(size, left: anchor.midX - size.width / 2)
    inner.frame = CGRect(origin: .zero, size: size)
  }
}

extension DatePicker {
  /// Takes over all that decides what is shown but mode and style.
  fileprivate final func copyContent(of other: DatePicker) {
    (calendar, locale, timeZone) = (other.calendar, other.locale, other.timeZone)
    (minimumDate, maximumDate) = (other.minimumDate, other.maximumDate)
    minuteInterval = other.minuteInterval
    date = other.date
  }
}
