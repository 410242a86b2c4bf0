// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Draws anew, if the class draws at all.
  final func record() {
    guard hooks.contains(.draw) else { return }
    let outer = GraphicsContext.current
    let context = GraphicsContext()
    GraphicsContext.current = context
    TraitTracking.run(.draw, of: self) { draw(bounds) }
    GraphicsContext.current = outer
    drawing = context.drawing
    window?.isListStale = true
  }
}
