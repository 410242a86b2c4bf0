// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Foundation

/// The labels and the picture of a cell, each made when somebody first asks for it.
@MainActor
struct TableViewCellParts {
  var text: Label?
  var detail: Label?
  var image: ImageView?
}

extension TableViewCell {
  final func place(_ view: View, _ keep: (inout TableViewCellParts) -> Void) {
    var parts = parts ?? TableViewCellParts()
    keep(&parts)
    self.parts = parts
    contentView.addSubview(view)
    setNeedsLayout()
  }

  private static let pictureSize: CGFloat = 29

  /// Puts the labels and the picture in their places.
  final func layoutParts() {
    guard let parts else { return }
    let insets = contentInsets
    var room = CGRect(
      x: insets.leading + indentation, y: 0,
      width: max(0, bounds.width - insets.leading - insets.trailing - indentation),
      height: bounds.height)
    if let picture = parts.image, picture.image != nil {
      let size = Self.pictureSize
      put(picture, CGRect(x: room.minX, y: room.midY - size / 2, width: size, height: size))
      room.origin.x += size + 15
      room.size.width = max(0, room.width - size - 15)
    }
    layoutLabels(parts, in: room)
  }

  private func layoutLabels(_ parts: TableViewCellParts, in room: CGRect) {
    let first = parts.text?.sizeThatFits(room.size) ?? .zero
    let second = parts.detail?.sizeThatFits(room.size) ?? .zero
    switch cellStyle {
    case .default: put(parts.text, line(in: room, first.height, room.width))
    case .subtitle:
      let top = room.midY - (first.height + second.height) / 2
      put(parts.text, CGRect(x: room.minX, y: top, width: room.width, height: first.height))
      put(
        parts.detail,
        CGRect(x: room.minX, y: top + first.height, width: room.width, height: second.height))
    case .value1:
      let width = min(second.width, room.width)
      put(parts.text, line(in: room, first.height, max(0, room.width - width - 8)))
      var end = line(in: room, second.height, width)
      end.origin.x = room.maxX - width
      put(parts.detail, end)
    case .value2:
      let width = min(97, room.width)
      put(parts.text, line(in: room, first.height, width))
      var rest = line(in: room, second.height, max(0, room.width - width - 6))
      rest.origin.x += width + 6
      put(parts.detail, rest)
    }
  }

  private func line(in room: CGRect, _ height: CGFloat, _ width: CGFloat) -> CGRect {
    CGRect(x: room.minX, y: room.midY - height / 2, width: width, height: height)
  }

  private func put(_ view: View?, _ frame: CGRect) {
    view?.frame = frame.placed(in: bounds, drawnDirection)
  }
}
