// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroProject
import ChiaroViews
import Foundation

/// The size and weight of a symbol, by its `<preferredSymbolConfiguration>`.
struct SymbolLook {
  let configuration: SymbolConfiguration

  /// Reads a configuration; without one a symbol is as large as body text.
  @MainActor
  init(_ element: InterfaceElement?) {
    let font = FontReading(element?.child(named: "fontDescription"))?.font
    let points = min(1_000, max(1, element?.number("pointSize") ?? font?.pointSize ?? 17))
    let factor: CGFloat =
      switch element?[attribute: "scale"] {
      case "small": 0.8
      case "large": 1.28
      default: 1
      }
    let weight = element?[attribute: "weight"].flatMap { FontReading.weights[$0] }
    configuration = SymbolConfiguration(
      pointSize: Double(points * factor), weight: weight ?? font?.weight)
  }
}
