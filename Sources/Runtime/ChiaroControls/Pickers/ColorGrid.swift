// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroFoundation
import ChiaroViews
import Foundation

/// Twelve columns of hues in nine rows from dark to light, below a row of grays.
final class ColorGrid: Control {
  /// The chosen color, marked where it is one of the grid's; nil for none.
  var selectedColor: DynamicColor? { didSet { setNeedsDisplay() } }

  private static let (columns, rows) = (12, 10)
  private static let colors = (0..<rows).map { row in (0..<columns).map { color(row, $0) } }

  private static func color(_ row: Int, _ column: Int) -> DynamicColor {
    if row == 0 { return DynamicColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
    // From blue by way of red to green, as Apple's grid goes.
    let hue = (CGFloat(column) / CGFloat(columns) + 0.54).truncatingRemainder(dividingBy: 1)
    let share = CGFloat(row) / CGFloat(rows - 1)
    return DynamicColor(
      hue: hue, saturation: share < 0.5 ? 1 : 1.15 - share, brightness: min(1, 0.2 + share * 1.5),
      alpha: 1)
  }

  private func frame(_ row: Int, _ column: Int) -> CGRect {
    let size = CGSize(
      width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
    return CGRect(
      x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width,
      height: size.height)
  }

  // MARK: Use

  override func endTracking(_ event: PointerEvent) {
    let place = event.location(in: self)
    guard bounds.contains(place) else { return }
    let column = Int(place.x / bounds.width * CGFloat(Self.columns))
    choose(Int(place.y / bounds.height * CGFloat(Self.rows)), column)
  }

  override func activate() {}

  override func adjust(by key: KeyEvent.Key) -> Bool {
    let (row, column) = chosen ?? (0, 0)
    switch key {
    case .leftArrow: choose(row, column - 1)
    case .rightArrow: choose(row, column + 1)
    case .upArrow: choose(row - 1, column)
    case .downArrow: choose(row + 1, column)
    default: return false
    }
    return true
  }

  private var chosen: (row: Int, column: Int)? {
    guard let selectedColor else { return nil }
    for (row, colors) in Self.colors.enumerated() {
      if let column = colors.firstIndex(of: selectedColor) { return (row, column) }
    }
    return nil
  }

  private func choose(_ row: Int, _ column: Int) {
    guard Self.colors.indices.contains(row), Self.colors[row].indices.contains(column) else {
      return
    }
    selectedColor = Self.colors[row][column]
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Drawing

  override func drawContent(in context: GraphicsContext) {
    context.clip(to: bounds, cornerRadius: 8) {
      for (row, colors) in Self.colors.enumerated() {
        for (column, color) in colors.enumerated() { context.fill(frame(row, column), color) }
      }
    }
    if let (row, column) = chosen {
      context.strokeColor = row == 0 && column < 3 ? .darkGray : .white
      context.stroke(frame(row, column), width: 3, cornerRadius: 2)
    }
    drawFocusRing(in: context, cornerRadius: 8)
  }
}
