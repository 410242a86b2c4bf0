// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroUIKit
import Foundation

/// The system's colors as swatches, with their names and values.
final class ColorsController: PageController {
  override var pageTitle: String { "Colors" }

  override func fill() {
    addHeading("system…")
    let colors: [(String, UIColor)] = [
      ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow),
      ("Green", .systemGreen), ("Mint", .systemMint), ("Teal", .systemTeal),
      ("Cyan", .systemCyan), ("Blue", .systemBlue), ("Indigo", .systemIndigo),
      ("Purple", .systemPurple), ("Pink", .systemPink), ("Brown", .systemBrown),
    ]
    for start in [0, 6] { addRow(swatches(Array(colors[start..<start + 6])), height: 46) }
    addRow(
      swatches([
        ("Gray", .systemGray), ("Gray2", .systemGray2), ("Gray3", .systemGray3),
        ("Gray4", .systemGray4), ("Gray5", .systemGray5), ("Gray6", .systemGray6),
      ]), height: 46)
    addHeading("…Background")
    addRow(
      swatches([
        ("system", .systemBackground), ("secondarySystem", .secondarySystemBackground),
        ("tertiarySystem", .tertiarySystemBackground),
      ]), height: 64)
    addHeading("…GroupedBackground")
    addRow(
      swatches([
        ("system", .systemGroupedBackground),
        ("secondarySystem", .secondarySystemGroupedBackground),
        ("tertiarySystem", .tertiarySystemGroupedBackground),
      ]), height: 64)
    addHeading("…SystemFill")
    addRow(
      swatches([
        ("system", .systemFill), ("secondary", .secondarySystemFill),
        ("tertiary", .tertiarySystemFill), ("quaternary", .quaternarySystemFill),
      ]), height: 64)
    addHeading("Labels and lines")
    addRow(
      swatches([
        ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
      ]), height: 46)
    addRow(
      swatches([
        ("placeholderText", .placeholderText), ("separator", .separator), ("link", .link),
      ]), height: 46)
  }

  private func swatches(_ colors: [(String, UIColor)]) -> [UIView] {
    colors.map { name, color in
      let swatch = Swatch(name)
      swatch.backgroundColor = color
      swatch.layer.cornerRadius = 10
      return swatch
    }
  }
}

/// A color with its name and its value, and a fine line around it, so that a background can be told
/// from the background.
private final class Swatch: UIView {
  private let name = UILabel()
  private let value = UILabel()

  init(_ text: String) {
    super.init(frame: .zero)
    name.text = text
    for label in [name, value] {
      label.font = .systemFont(ofSize: 9)
      addSubview(label)
    }
  }

  override func layoutSubviews() {
    guard let color = backgroundColor?.resolved(with: traitCollection) else { return }
    value.text = color.hexText
    // What can be seen through stands on the page's background, as labels do.
    let ink: UIColor = color.relativeLuminance > 0.4 ? .black : .white
    for label in [name, value] { label.textColor = color.alpha < 0.6 ? .label : ink }
    let x: CGFloat = traitCollection.layoutDirection == .rightToLeft ? 1 : 5
    name.frame = CGRect(x: x, y: bounds.height - 27, width: bounds.width - 6, height: 12)
    value.frame = CGRect(x: x, y: bounds.height - 15, width: bounds.width - 6, height: 12)
  }

  override func draw(_ rect: CGRect) {
    UIColor.separator.setStroke()
    GraphicsContext.current?.stroke(bounds, width: 0.5, cornerRadius: 10)
  }
}
