// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// Stripes of strong colors with words on them: what materials are shown over.
final class Backdrop: UIView {
  private let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue,
    .systemIndigo, .systemPurple, .systemPink,
  ]

  override func draw(_ rect: CGRect) {
    let context = GraphicsContext.current
    // Edges between pixels would be mixed with what lies behind: a line between two stripes.
    let edges = (0...colors.count).map {
      (bounds.width * CGFloat($0) / CGFloat(colors.count)).rounded()
    }
    for (index, color) in colors.enumerated() {
      color.setFill()
      let width = edges[index + 1] - edges[index]
      context?.fill(CGRect(x: edges[index], y: 0, width: width, height: bounds.height))
    }
    for row in stride(from: 12, to: bounds.height, by: 46) {
      AttributedText(
        "Light and dark · light and dark", font: .systemFont(ofSize: 24, weight: 700),
        foregroundColor: .white
      ).draw(in: CGRect(x: 4, y: row, width: bounds.width, height: 32))
    }
  }
}
