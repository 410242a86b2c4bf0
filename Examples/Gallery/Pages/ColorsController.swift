// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// The system's colors as swatches.
final class ColorsController: PageController {
  override var pageTitle: String { "Colors" }

  override func fill() {
    addHeading("Twelve colors")
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal,
      .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown,
    ]
    for start in [0, 6] { addRow(swatches(Array(colors[start..<start + 6])), height: 46) }
    addHeading("Six grays")
    addRow(
      swatches([
        .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
      ]), height: 46)
    addHeading("Backgrounds")
    addRow(
      swatches([.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]),
      height: 64)
    addHeading("Grouped backgrounds")
    addRow(
      swatches([
        .systemGroupedBackground, .secondarySystemGroupedBackground,
        .tertiarySystemGroupedBackground,
      ]), height: 64)
    addHeading("Fills")
    addRow(
      swatches([.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]),
      height: 64)
    addHeading("Labels and lines")
    addRow(
      swatches([.label, .secondaryLabel, .tertiaryLabel, .placeholderText, .separator, .link]),
      height: 46)
  }

  private func swatches(_ colors: [UIColor]) -> [UIView] {
    colors.map { color in
      let swatch = Swatch()
      swatch.backgroundColor = color
      swatch.layer.cornerRadius = 10
      return swatch
    }
  }
}

/// A color with a fine line around it, so that a background can be told from the background.
private final class Swatch: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.separator.setStroke()
    GraphicsContext.current?.stroke(bounds, width: 0.5, cornerRadius: 10)
  }
}
