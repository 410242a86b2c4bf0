// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

/// A group of a watch: items below or beside each other, or one on the other.
final class WatchStack: View {
  /// How items are arranged.
  enum Arrangement {
    case column
    case row
    case pile
  }

  /// An item with its wishes.
  struct Item {
    var view: View
    /// The size in points, or up to 1 the share of the group's; nil for that of the content.
    var width: CGFloat?
    var height: CGFloat?
    /// The place in the room that is left: 0 at the beginning, 1 at the end.
    var across: CGFloat
    var down: CGFloat
  }

  var arrangement = Arrangement.column
  var spacing: CGFloat = 4
  var insets = EdgeInsets.zero
  var items: [Item] = [] {
    didSet { for item in items { addSubview(item.view) } }
  }

  private func inner(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  private static func length(_ wish: CGFloat?, in whole: CGFloat) -> CGFloat? {
    wish.map { $0 > 0 && $0 <= 1 ? $0 * whole : $0 }.flatMap { $0 > 0 ? $0 : nil }
  }

  private func sizes(within size: CGSize) -> [CGSize] {
    let gaps = arrangement == .row ? spacing * CGFloat(max(0, items.count - 1)) : 0
    return items.map { item in
      if item.view.isHidden { return .zero }
      let whole = max(0, size.width - gaps)
      let width = Self.length(item.width, in: whole)
      let natural = item.view.sizeThatFits(CGSize(width: width ?? whole, height: .infinity))
      let isOpen = !size.height.isFinite && (item.height ?? 2) <= 1
      return CGSize(
        width: width ?? min(natural.width, whole),
        height: (isOpen ? nil : Self.length(item.height, in: size.height)) ?? natural.height)
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sizes = sizes(within: inner(size))
    let shown = CGFloat(max(0, items.count { !$0.view.isHidden } - 1))
    let (wide, high) = (sizes.map(\.width), sizes.map(\.height))
    let isColumn = arrangement == .column
    let width =
      arrangement == .row ? wide.reduce(0, +) + shown * spacing : wide.max() ?? 0
    let height = isColumn ? high.reduce(0, +) + shown * spacing : high.max() ?? 0
    return CGSize(
      width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }

  override func layoutSubviews() {
    let room = inner(bounds.size)
    let sizes = sizes(within: room)
    let across = Self.starts(sizes.map(\.width), items.map(\.across), room.width, spacing)
    let down = Self.starts(sizes.map(\.height), items.map(\.down), room.height, spacing)
    for (index, item) in items.enumerated() {
      let size = sizes[index]
      let left =
        arrangement == .row ? across[index] : (room.width - size.width) * item.across
      let top =
        arrangement == .column ? down[index] : (room.height - size.height) * item.down
      item.view.frame = CGRect(
        x: insets.left + left, y: insets.top + top, width: size.width, height: size.height)
    }
  }

  /// Where lengths begin one after the other: from the beginning, in the middle, or up to the end;
  /// none before those that come from the beginning.
  private static func starts(
    _ lengths: [CGFloat], _ places: [CGFloat], _ room: CGFloat, _ spacing: CGFloat
  ) -> [CGFloat] {
    var starts = [CGFloat](repeating: 0, count: lengths.count)
    var least: CGFloat = 0
    for place in [0, 0.5, 1] as [CGFloat] {
      let own = lengths.indices.filter { places[$0] == place && lengths[$0] > 0 }
      let length = own.map { lengths[$0] }.reduce(0, +) + spacing * CGFloat(max(0, own.count - 1))
      var start = max(least, (room - length) * place)
      for index in own {
        starts[index] = start
        start += lengths[index] + spacing
      }
      if !own.isEmpty { least = start }
    }
    return starts
  }
}
