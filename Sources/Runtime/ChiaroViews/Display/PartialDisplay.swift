// SPDX-License-Identifier: MIT

package import Foundation

/// The parts of a view to draw, and the results of drawing parts of it.
///
/// Few views are ever redrawn in part; those keep their last complete drawing and some patches over
/// it. If there would be too many patches, the view is redrawn completely.
@MainActor
final class PartialDisplay {
  /// The part to draw in the next pass; nil for all of the view, or if no display is pending.
  var dirty: RectangleSet?
  /// The part being drawn; nil for all of the view, or outside of drawing.
  var drawn: RectangleSet?
  /// The drawings over the complete one, in order; their parts do not overlap.
  var patches: [Patch] = []

  /// A partial drawing and the part of it that is visible.
  struct Patch {
    var drawing: ViewDrawing
    var part: RectangleSet
  }

  /// The maximum number of rectangles of all patches, each of which costs a copy of the drawing.
  private static let rectangleLimit = 16

  /// Returns the part to draw now; nil for all of the view.
  func takeDirtyPart(of bounds: CGRect) -> RectangleSet? {
    defer { dirty = nil }
    guard let part = dirty?.intersection(bounds), !part.isEmpty else { return nil }
    var rest = RectangleSet(bounds)
    rest.subtract(part)
    let count = patches.reduce(part.rects.count) { $0 + $1.part.rects.count }
    guard !rest.isEmpty, count <= Self.rectangleLimit else { return nil }
    drawn = part
    return part
  }

  /// Adds a partial drawing over the existing ones.
  func keep(_ drawing: ViewDrawing, of part: RectangleSet) {
    drawn = nil
    for index in patches.indices { patches[index].part.subtract(part) }
    patches.removeAll(where: \.part.isEmpty)
    patches.append(Patch(drawing: drawing, part: part))
  }
}

extension View {
  /// Marks a part of the view as needing display, unless all of it does already.
  final func setNeedsPartialDisplay(_ rect: CGRect) {
    let isPending = needs.contains(.display)
    guard drawing != nil, !isPending || partial?.dirty != nil else { return setNeeds(.display) }
    var dirty = (isPending ? partial?.dirty : nil) ?? RectangleSet()
    dirty.add(rect.intersection(storedBounds))
    guard !dirty.isEmpty else { return }
    setNeeds(.display)
    let partial = partial ?? PartialDisplay()
    partial.dirty = dirty
    self.partial = partial
  }

  /// The disjoint rectangles that the running `draw(_:)` must draw; the bounds unless only a part
  /// of the view is redrawn.
  package final var dirtyRects: [CGRect] { partial?.drawn?.rects ?? [storedBounds] }

  /// The bounding box of the rectangles being drawn.
  package final var boundsOfDrawnRects: CGRect { partial?.drawn?.bounds ?? storedBounds }

  /// The part of the bounds that no ancestor clips and that lies in the window.
  ///
  /// Ancestors beyond a transform are not taken into account.
  package final var visibleBounds: CGRect {
    var visible = storedBounds
    // What lies between this view's coordinates and those of the view that was reached.
    var offset = CGPoint.zero
    var isUpright = true
    var view: View = self
    while !view.isHidden, let parent = view.parent {
      offset.x += view.storedFrame.minX - view.boundsOrigin.x
      offset.y += view.storedFrame.minY - view.boundsOrigin.y
      isUpright = isUpright && view.placement?.transform == nil
      if isUpright, parent.clipsToBounds || parent.parent == nil {
        let seen = parent.storedBounds.offsetBy(dx: -offset.x, dy: -offset.y)
        visible = visible.intersection(seen)
      }
      view = parent
    }
    return view.isHidden || visible.isNull ? .zero : visible
  }
}
