// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// The color slots in a window's display list that belong to a single view.
///
/// Views usually share slots of equal colors. After a view changed only its colors once, for
/// example in a trait change handler, it gets slots of its own: later changes of this kind update
/// the slots and leave the list's commands unchanged.
struct OwnSlots {
  /// The number of the display list with these slots; the slots are invalid in other lists.
  var list: UInt32 = 0
  /// The slot of the background color; -1 for none.
  var background: Int32 = -1
  /// The first slot of the colors in the view's drawing; -1 for none.
  var drawing: Int32 = -1
  /// Whether the next list assigns the view slots of its own.
  var isWanted = false
}

extension View {
  /// Updates the window's list after a change of the layer, by a slot if only the background
  /// changed.
  final func layerDidChange(from former: Layer) {
    guard layer != former, let window else { return }
    var recolored = former
    recolored.backgroundColor = layer.backgroundColor
    guard recolored == layer, let background = layer.backgroundColor else {
      return window.isListStale = true
    }
    if !window.isListStale, ownSlots.list == window.list.number, ownSlots.background >= 0 {
      window.list.recolor(ownSlots.background, tintedBackground.shown(background))
    } else {
      ownSlots.isWanted = true
      window.isListStale = true
    }
  }

  /// Updates the window's list after the view was drawn, by slots if only colors changed.
  final func drawingDidChange(from former: ViewDrawing?) {
    guard let window else { return }
    guard let former, let drawing, partial == nil, drawing.differsInColors(from: former) else {
      return window.isListStale = true
    }
    if !window.isListStale, ownSlots.list == window.list.number, ownSlots.drawing >= 0 {
      for (index, color) in drawing.colors.enumerated() {
        window.list.recolor(ownSlots.drawing + Int32(index), color)
      }
    } else {
      ownSlots.isWanted = true
      window.isListStale = true
    }
  }
}

extension ViewDrawing {
  /// Returns whether two drawings are equal except for their colors.
  fileprivate func differsInColors(from other: ViewDrawing) -> Bool {
    colors.count == other.colors.count && list == other.list && images == other.images
  }
}
