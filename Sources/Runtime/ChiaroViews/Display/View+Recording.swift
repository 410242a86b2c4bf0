// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Records the view's drawing again, all of it or the requested part.
  final func record() {
    guard drawsContent else { return }
    let part = partial?.takeDirtyPart(of: storedBounds)
    let former = drawing
    let new = record { TraitTracking.run(.draw, of: self, keepsFormer: part != nil, $0) }
    if let part, let partial {
      partial.keep(new, of: part)
    } else {
      drawing = new
      partial?.patches = []
    }
    drawingDidChange(from: former)
  }

  /// Returns the view's drawing in its current scope, without storing it or tracking traits.
  final func recorded() -> ViewDrawing? {
    guard drawsContent else { return nil }
    return record(isOffscreen: true) { TraitTracking.untracked(self, $0) }
  }

  private final var drawsContent: Bool { !hooks.isDisjoint(with: [.draw, .content]) }

  private final func record(
    isOffscreen: Bool = false, _ run: (() -> Void) -> Void
  ) -> ViewDrawing {
    let outer = GraphicsContext.current
    let context = GraphicsContext(textMeasure)
    context.isOffscreen = isOffscreen
    context.risingHeight = risingHeight
    GraphicsContext.current = context
    run {
      drawContent(in: context)
      if hooks.contains(.draw) { displayContent() }
    }
    GraphicsContext.current = outer
    context.finish(in: storedBounds)
    return context.drawing
  }
}
