// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroLayout
import ChiaroViews
import Foundation

/// The calendar or the wheels that a compact date picker opens over its window.
final class DatePanel: View, EscapeClosing {
  private let panel = VisualEffectView(effect: BlurEffect(style: .systemMaterial))
  private let inner = DatePicker()
  private let anchor: CGRect
  private let onClose: () -> Void

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
    (self.anchor, self.onClose) = (anchor, onClose)
    super.init(frame: bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    panel.clipsToBounds = true
    panel.layer.shadowOpacity = 0.2
    panel.layer.shadowRadius = 12
    inner.copyContent(of: picker)
    inner.datePickerMode = mode
    inner.preferredDatePickerStyle = mode == .date ? .inline : .wheels
    inner.addAction(
      Action { [weak picker, unowned inner] _ in picker?.choose(inner.date) }, for: .valueChanged)
    addSubview(panel)
    panel.contentView.addSubview(inner)
  }

  /// Below the label, or above it where there is more room.
  override func layoutSubviews() {
    let content = inner.sizeThatFits(.zero)
    let size = CGSize(
      width: min(content.width, bounds.width - 16), height: min(content.height, bounds.height))
    let left = min(max(8, anchor.midX - size.width / 2), max(8, bounds.width - size.width - 8))
    let below = anchor.maxY + 8
    let top = below + size.height <= bounds.height - 8 ? below : anchor.minY - 8 - size.height
    panel.layer.cornerRadius = metrics.menuRadius
    panel.frame = CGRect(origin: CGPoint(x: left, y: max(8, top)), size: size)
    inner.frame = CGRect(origin: .zero, size: size)
  }

  func close() {
    guard superview != nil else { return }
    removeFromSuperview()
    onClose()
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {}
  override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    if let touch = touches.first, !panel.frame.contains(touch.location(in: self)) { close() }
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent?) {}
  override func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent?) {}
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
