// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Draws anew, if the class draws at all.
  final func record() {
    guard !hooks.isDisjoint(with: [.draw, .content]) else { return }
    let part = partial?.takeDirtyPart(of: bounds)
    let outer = GraphicsContext.current
    let context = GraphicsContext()
    GraphicsContext.current = context
    TraitTracking.run(.draw, of: self, keepsFormer: part != nil) {
      drawContent(in: context)
      if hooks.contains(.draw) { displayContent() }
    }
    GraphicsContext.current = outer
    keep(context.drawing, of: part)
    window?.isListStale = true
  }

  /// Puts what was drawn in place of what was there, or over a part of it.
  private final func keep(_ new: ViewDrawing, of part: RectangleSet?) {
    partial?.drawn = nil
    if let part, let partial {
      partial.add(new, of: part)
    } else {
      drawing = new
      partial?.patches = []
    }
  }
}
