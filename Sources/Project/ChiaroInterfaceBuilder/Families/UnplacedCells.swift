// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroProject
import ChiaroSource
import ChiaroViews
import Foundation

/// Cells to which a file gives no frames, as files of Xcode 6 do not.
///
/// They stand one below the other in the heights of their rows, and the labels of the standard
/// styles where UIKit has them.
@MainActor
struct UnplacedCells {
  private let builder: SceneBuilder

  /// The distance of a standard cell's text from the edges, as in files that have frames.
  private static let side: CGFloat = 16

  init(_ builder: SceneBuilder) { self.builder = builder }

  /// Places the cell that was added to a list last, if the file has no frame for it.
  func stack(_ cell: InterfaceElement, in list: ListView, of table: InterfaceElement?) {
    guard cell.rect(key: "frame") == nil, let view = list.subviews.last else { return }
    let heights = [cell, table].lazy.compactMap { $0?.number("rowHeight") }
    let top = list.subviews.dropLast().map(\.frame.maxY).max() ?? 0
    view.frame = CGRect(
      x: 0, y: top, width: list.frame.width, height: heights.first { $0 > 0 } ?? 44)
    guard let content = cell.child(key: "contentView"), content.rect(key: "frame") == nil,
      let place = self.view(of: content)
    else { return }
    place.frame = CGRect(
      origin: .zero, size: CGSize(width: view.frame.width, height: view.frame.height - 1))
    place.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layOutLabels(of: cell, content, in: place.bounds.insetBy(dx: Self.side, dy: 0))
  }

  /// Places the labels of a standard style for which the file has no frames, in a cell with one.
  ///
  /// - Parameters:
  ///   - cell: the cell
  ///   - content: its content view
  ///   - margins: the distances from the content's leading and trailing edges
  func placeLabels(
    of cell: InterfaceElement, in content: InterfaceElement, within margins: DirectionalEdgeInsets
  ) {
    guard cell.rect(key: "frame") != nil, let place = view(of: content) else { return }
    let size = place.bounds.size
    let room = CGRect(
      x: margins.leading, y: 0, width: max(0, size.width - margins.leading - margins.trailing),
      height: size.height)
    layOutLabels(of: cell, content, in: room, isTight: true)
  }

  private func view(of element: InterfaceElement) -> View? {
    builder.placed.last { $0.element == element }?.view
  }

  /// Returns the label that a cell names, if the file has no frame for it.
  private func label(
    _ name: String, of cell: InterfaceElement, _ content: InterfaceElement
  ) -> View? {
    let label = cell[attribute: name].flatMap { id in
      content.descendants.first { $0.objectID == id }
    }
    return label.flatMap { $0.rect(key: "frame") == nil ? view(of: $0) : nil }
  }

  /// Places the two labels of a standard style: beside each other, or one below the other; two
  /// beside each other are as high as the cell, or as their text.
  private func layOutLabels(
    of cell: InterfaceElement, _ content: InterfaceElement, in room: CGRect, isTight: Bool = false
  ) {
    let text = label("textLabel", of: cell, content)
    let detail = label("detailTextLabel", of: cell, content)
    let (upper, lower) = (text?.sizeThatFits(room.size), detail?.sizeThatFits(room.size))
    guard let detail, let lower else {
      text?.frame = room
      return
    }
    if cell[attribute: "style"] == "IBUITableViewCellStyleSubtitle" {
      let top = (room.height - (upper?.height ?? 0) - lower.height) / 2
      text?.frame = CGRect(x: room.minX, y: top, width: room.width, height: upper?.height ?? 0)
      detail.frame = CGRect(
        x: room.minX, y: top + (upper?.height ?? 0), width: room.width, height: lower.height)
    } else {
      func line(_ left: CGFloat, _ size: CGSize) -> CGRect {
        let height = isTight ? size.height : room.height
        return CGRect(
          x: left, y: (room.height - height) / 2, width: min(size.width, room.width),
          height: height)
      }
      text?.frame = line(room.minX, upper ?? .zero)
      detail.frame = line(room.maxX - min(lower.width, room.width), lower)
    }
  }
}
