// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Draws anew, if the class draws at all.
  final func record() {
    guard !hooks.isDisjoint(with: [.draw, .content]) else { return }
    let outer = GraphicsContext.current
    let context = GraphicsContext()
    GraphicsContext.current = context
    TraitTracking.run(.draw, of: self) {
      drawContent(in: context)
      if hooks.contains(.draw) { displayContent() }
    }
    GraphicsContext.current = outer
    drawing = context.drawing
    window?.isListStale = true
  }
}
