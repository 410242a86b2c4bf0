// SPDX-License-Identifier: MIT

package import Foundation

/// What a view was asked for in part, and what it drew when it was.
///
/// A view is seldom asked for less than everything; those that were keep their last whole drawing
/// and, over it, a few patches. Where there would be too many, everything is drawn anew.
@MainActor
final class PartialDisplay {
  /// What the next pass draws; nil for everything, or nothing where nothing was asked for.
  var dirty: RectangleSet?
  /// What is being drawn; nil for everything, or while nothing is.
  var drawn: RectangleSet?
  /// What was drawn over the whole drawing, the last on top; none overlaps another.
  var patches: [Patch] = []

  /// What was drawn, and the part of it that shows.
  struct Patch {
    var drawing: ViewDrawing
    var part: RectangleSet
  }

  /// How many rectangles the patches may have in all; each costs a copy of its drawing.
  private static let rectangleLimit = 16

  /// The part to draw now; nil for everything.
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

  /// Puts a drawing over what was there.
  func keep(_ drawing: ViewDrawing, of part: RectangleSet) {
    drawn = nil
    for index in patches.indices { patches[index].part.subtract(part) }
    patches.removeAll(where: \.part.isEmpty)
    patches.append(Patch(drawing: drawing, part: part))
  }
}

extension View {
  /// Notes a part to be drawn, unless everything is going to be.
  final func setNeedsPartialDisplay(_ rect: CGRect) {
    let isPending = needs.contains(.display)
    guard drawing != nil, !isPending || partial?.dirty != nil else { return setNeeds(.display) }
    var dirty = (isPending ? partial?.dirty : nil) ?? RectangleSet()
    dirty.add(rect.intersection(bounds))
    guard !dirty.isEmpty else { return }
    setNeeds(.display)
    let partial = partial ?? PartialDisplay()
    partial.dirty = dirty
    self.partial = partial
  }

  /// What `draw(_:)` is being asked for, as rectangles that do not overlap: all of the bounds,
  /// unless only a part is.
  package final var rectsBeingDrawn: [CGRect] { partial?.drawn?.rects ?? [bounds] }

  /// The rectangle around what is being drawn.
  package final var boundsOfDrawnRects: CGRect { partial?.drawn?.bounds ?? bounds }

  /// The part of the bounds that no view around it cuts off and that lies in the window; what lies
  /// beyond a transform is not counted.
  package final var visibleBounds: CGRect {
    var visible = bounds
    // What lies between this view's coordinates and those of the view that was reached.
    var offset = CGPoint.zero
    var isUpright = true
    var view: View = self
    while !view.isHidden, let parent = view.parent {
      offset.x += view.frame.minX - view.bounds.minX
      offset.y += view.frame.minY - view.bounds.minY
      isUpright = isUpright && view.placement?.transform == nil
      if isUpright, parent.clipsToBounds || parent.parent == nil {
        let seen = parent.bounds.offsetBy(dx: -offset.x, dy: -offset.y)
        visible = visible.intersection(seen)
      }
      view = parent
    }
    return view.isHidden || visible.isNull ? .zero : visible
  }
}
