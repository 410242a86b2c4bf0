// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroProject
import ChiaroViews
import Foundation

/// The size and weight of a symbol, by its `<preferredSymbolConfiguration>`.
struct SymbolLook {
  let configuration: SymbolConfiguration

  /// Reads a configuration; without one a symbol is as large as body text.
  ///
  /// - Parameters:
  ///   - element: the configuration; nil for none
  ///   - own: what the symbol itself asks for, before the configuration; nil for nothing
  @MainActor
  init(_ element: InterfaceElement?, own: SymbolConfiguration? = nil) {
    let font = FontReading(element?.child(named: "fontDescription"))?.font
    let points = min(1_000, max(1, element?.number("pointSize") ?? font?.pointSize ?? 17))
    let factor: CGFloat =
      switch (own?.scale ?? .unspecified, element?[attribute: "scale"]) {
      case (.small, _), (.unspecified, "small"): 0.8
      case (.large, _), (.unspecified, "large"): 1.28
      default: 1
      }
    let weight = element?[attribute: "weight"].flatMap { FontReading.weights[$0] }
    configuration = SymbolConfiguration(
      pointSize: Double(points * factor), weight: own?.weight ?? weight ?? font?.weight)
  }
}
