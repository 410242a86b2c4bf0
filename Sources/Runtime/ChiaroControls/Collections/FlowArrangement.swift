// SPDX-License-Identifier: MIT

package import ChiaroViews
package import Foundation

/// The frames of the items, headers and footers of a flow layout, without the views that show them.
package struct FlowArrangement {
  /// The sizes and distances of one section.
  package struct Section {
    /// The sizes of its items.
    package var sizes: [CGSize]
    /// The distances of the items from the section's edges.
    package var inset: EdgeInsets
    /// The least distances between lines, and between the items of a line.
    package var lineSpacing, itemSpacing: CGFloat
    /// The sizes of header and footer, of which the length along the scrolling counts.
    package var header, footer: CGSize

    package init(
      sizes: [CGSize], inset: EdgeInsets, lineSpacing: CGFloat, itemSpacing: CGFloat,
      header: CGSize, footer: CGSize
    ) {
      (self.sizes, self.inset) = (sizes, inset)
      (self.lineSpacing, self.itemSpacing) = (lineSpacing, itemSpacing)
      (self.header, self.footer) = (header, footer)
    }
  }
  /// The kinds of elements in a section.
  package enum Part: Hashable, Sendable { case header, item, footer }

  /// The frames of all elements, in layout order; the item of a header's or footer's path is 0.
  package private(set) var places: [(part: Part, path: IndexPath, frame: CGRect)] = []
  /// The size of the content.
  package private(set) var size = CGSize.zero
  private let isVertical: Bool
  private let room: CGSize

  /// Arranges sections one after the other, in a room that the content may exceed on one axis.
  package init(_ sections: [Section], in room: CGSize, isVertical: Bool) {
    (self.isVertical, self.room) = (isVertical, room)
    var along: CGFloat = 0
    for (index, section) in sections.enumerated() {
      along = place(section, index, from: along)
    }
    size =
      isVertical
      ? CGSize(width: room.width, height: along) : CGSize(width: along, height: room.height)
  }

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func rect(_ along: CGFloat, _ across: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(
      origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across),
      size: size)
  }

  private mutating func place(
    _ section: Section, _ index: Int, from start: CGFloat
  ) -> CGFloat {
    var place = add(.header, index, section.header, start)
    let (inset, sizes) = (section.inset, section.sizes)
    place += isVertical ? inset.top : inset.left
    let edges = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let width = across(room) - edges.0 - edges.1
    let lines = Self.lines(sizes.map(across), width, section.itemSpacing)
    let isUniform = sizes.allSatisfy { $0 == sizes[0] }
    for (number, line) in lines.enumerated() {
      if number > 0 { place += section.lineSpacing }
      let length = line.map { along(sizes[$0]) }.max() ?? 0
      // A line that could take no more is spread over the width, as Apple's is; items that are all
      // of one size stand below each other in the last line too.
      let model = isUniform && lines.count > 1 ? lines[0] : line
      let used = model.reduce(0) { $0 + across(sizes[$1]) }
      let isFull = model.upperBound < sizes.count && model.count > 1
      let space =
        isFull
        ? max(section.itemSpacing, (width - used) / CGFloat(model.count - 1))
        : section.itemSpacing
      var side = edges.0
      for item in line {
        let frame = rect(place + (length - along(sizes[item])) / 2, side, sizes[item])
        places.append((.item, IndexPath(item: item, section: index), frame))
        side += across(sizes[item]) + space
      }
      place += length
    }
    place += isVertical ? inset.bottom : inset.right
    return add(.footer, index, section.footer, place)
  }

  private mutating func add(
    _ part: Part, _ section: Int, _ size: CGSize, _ start: CGFloat
  ) -> CGFloat {
    let length = along(size)
    guard length > 0 else { return start }
    let whole =
      isVertical
      ? CGSize(width: room.width, height: length) : CGSize(width: length, height: room.height)
    places.append((part, IndexPath(item: 0, section: section), rect(start, 0, whole)))
    return start + length
  }

  /// Splits items into lines by their widths.
  private static func lines(
    _ widths: [CGFloat], _ room: CGFloat, _ gap: CGFloat
  ) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, used) = (0, CGFloat(0))
    for (index, width) in widths.enumerated() {
      if index > start, used + gap + width > room + 0.001 {
        lines.append(start..<index)
        (start, used) = (index, width)
      } else {
        used += (index > start ? gap : 0) + width
      }
    }
    if start < widths.count { lines.append(start..<widths.count) }
    return lines
  }
}
