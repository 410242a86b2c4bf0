// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// The slots that are one view's alone in its window's display list.
///
/// Views share the slots of their colors. One whose colors changed by themselves once, as when a
/// handler sets its background, gets its own: from then on such a change is a change of slots, and
/// the commands of the list stay.
struct OwnSlots {
  /// The list that the slots are in; those of others have other numbers.
  var list: UInt32 = 0
  /// The slot of the background; -1 for none.
  var background: Int32 = -1
  /// The first slot of what the view draws; -1 for none.
  var drawing: Int32 = -1
  /// Whether the next list gives the view slots of its own.
  var isWanted = false
}

extension View {
  /// Brings the window's list up to date with the layer: by a slot where only the background's
  /// color is another.
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

  /// Brings the window's list up to date with what the view drew: by slots where only colors are
  /// others.
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
  /// Whether another drawing is the same but for the colors.
  fileprivate func differsInColors(from other: ViewDrawing) -> Bool {
    colors.count == other.colors.count && list == other.list && images == other.images
  }
}
