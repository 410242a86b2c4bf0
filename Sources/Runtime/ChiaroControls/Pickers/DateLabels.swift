// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Foundation

/// The compact style of a date picker: labels with the date and the time, which open a panel.
final class DateLabels: View, DatePickerPart {
  private unowned let picker: DatePicker
  private var labels: [DateLabel] = []

  private static let (height, spacing) = (34.0 as CGFloat, 6.0 as CGFloat)

  init(_ picker: DatePicker) {
    self.picker = picker
    super.init(frame: .zero)
    if picker.datePickerMode != .time { add("yMMMd", .date) }
    if picker.datePickerMode != .date { add("jmm", .time) }
  }

  private func add(_ template: String, _ mode: DatePicker.Mode) {
    let label = DateLabel(template)
    label.addAction(Action { [unowned self] _ in open(label, mode) }, for: .primaryActionTriggered)
    label.addAction(Action { [unowned self] _ in open(label, mode) }, for: .touchUpInside)
    labels.append(label)
    addSubview(label)
  }

  var measuredSize: CGSize {
    let widths = labels.map(\.measuredWidth)
    let gaps = CGFloat(max(0, labels.count - 1)) * Self.spacing
    return CGSize(width: widths.reduce(0, +) + gaps, height: Self.height)
  }

  func show() {
    for label in labels { label.text = picker.text(label.template, of: picker.date) }
    setNeedsLayout()
  }

  /// Puts the labels at the leading edge.
  override func layoutSubviews() {
    super.layoutSubviews()
    var left: CGFloat = 0
    for label in labels {
      let width = label.measuredWidth
      label.frame = CGRect(
        x: left, y: (bounds.height - Self.height) / 2, width: width, height: Self.height
      ).placed(in: bounds, drawnDirection)
      left += width + Self.spacing
    }
  }

  private func open(_ label: DateLabel, _ mode: DatePicker.Mode) {
    guard let window, !label.isSelected else { return }
    label.isSelected = true
    DatePanel.show(
      for: picker, mode, in: window, beside: label.convert(label.bounds, to: nil)
    ) { [weak label] in label?.isSelected = false }
  }
}

/// One label of the compact style.
private final class DateLabel: Control {
  let template: String
  var text = "" { didSet { if text != oldValue { setNeedsDisplay() } } }

  init(_ template: String) {
    self.template = template
    super.init(frame: .zero)
  }

  /// The font follows the text size, as UIKit's does.
  private var font: Font {
    .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
  }

  var measuredWidth: CGFloat { textMeasure.width(of: text, in: font) + 22 }

  override func activate() { sendActions(for: .primaryActionTriggered) }

  override func drawContent(in context: GraphicsContext) {
    let radius = metrics.fieldRadius ?? bounds.height / 2
    context.fill(bounds, .tertiarySystemFill, cornerRadius: radius)
    let color: DynamicColor = isSelected || isHighlighted ? .tintColor : .label
    context.draw(text, font, color, in: bounds, share: 0.5)
    drawFocusRing(in: context, cornerRadius: radius)
  }
}
