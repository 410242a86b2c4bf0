// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import Foundation

/// Pictures side by side, with a title each.
struct ContactSheet {
  /// A picture and its title.
  struct Card {
    var title: String
    var picture: Bitmap
  }

  /// What tells its cards from those of other sheets: pictures are kept by their names.
  var name: String
  var title: String
  var cards: [Card]
  var columns: Int
  /// How many pixels of a picture become one.
  var shrink: Int

  private static let gap: Float = 24
  private static let caption: Float = 32
  private static let head: Float = 64

  /// What the picture of a card is called.
  func name(of index: Int) -> String { "\(name)-card-\(index)" }

  private var card: (width: Float, height: Float) {
    guard let size = cards.first?.picture.size else { return (0, 0) }
    return (Float(size.width / shrink), Float(size.height / shrink))
  }

  /// The size in points.
  var size: CGSize {
    let rows = (cards.count + columns - 1) / columns
    return CGSize(
      width: CGFloat(Self.gap + Float(columns) * (card.width + Self.gap)),
      height: CGFloat(Self.head + Float(rows) * (card.height + Self.caption + Self.gap)))
  }

  /// What is drawn.
  var list: DisplayList {
    var list = DisplayList()
    let size = size
    list.colors = ["#8A8A8E", "#FFFFFF", "#F2F2F7"].map { (try? Color(css: $0)) ?? .white }
    list.commands = [
      .fill(
        Rectangle(x: 0, y: 0, width: Float(size.width), height: Float(size.height)), ColorSlot(0))
    ]
    text(title, size: 26, weight: 700, Self.gap, 16, Float(size.width), &list)
    for (index, card) in cards.enumerated() {
      let (column, row) = (index % columns, index / columns)
      let x = Self.gap + Float(column) * (self.card.width + Self.gap)
      let y = Self.head + Float(row) * (self.card.height + Self.caption + Self.gap)
      text(card.title, size: 17, weight: 600, x, y, self.card.width, &list)
      list.images.append(name(of: index))
      let frame = Rectangle(
        x: x, y: y + Self.caption, width: self.card.width, height: self.card.height)
      list.commands += [
        .clip(frame, radius: CornerRadius(24, curve: .continuous)),
        .image(frame, Int32(list.images.count - 1)), .restore,
      ]
    }
    return list
  }

  private func text(
    _ string: String, size: Float, weight: Int16, _ x: Float, _ y: Float, _ width: Float,
    _ list: inout DisplayList
  ) {
    list.texts.append(DisplayList.Text(string, size: size, weight: weight))
    list.commands.append(
      .text(
        Rectangle(x: x, y: y, width: width, height: size * 1.3), Int32(list.texts.count - 1),
        ColorSlot(1)))
  }
}
