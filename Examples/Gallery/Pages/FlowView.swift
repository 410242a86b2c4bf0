// SPDX-License-Identifier: MIT

import ChiaroAppKit

/// Controls of AppKit beside one another.
struct FlowRow {
  /// The width of a view that fills its line.
  static let wholeLine: CGFloat = 10_000

  /// The controls, from the leading edge.
  var views: [NSView]
  /// How wide each of them is; nil for as wide as its content.
  var width: CGFloat?
  /// How high are those whose content has no height.
  var height: CGFloat

  init(_ views: [NSView], width: CGFloat? = nil, height: CGFloat = 22) {
    self.views = views
    self.width = width
    self.height = height
  }
}

/// Controls of AppKit in rows; a row that is too long goes on in the next line.
///
/// Rows begin at the leading edge.
final class FlowView: NSView {
  private static let margin = NSSize(width: 20, height: 14)
  private static let gap = NSSize(width: 10, height: 11)
  private let rows: [FlowRow]

  init(_ rows: [FlowRow]) {
    self.rows = rows
    super.init(frame: .zero)
    for view in rows.flatMap(\.views) { addSubview(view) }
  }

  override var isFlipped: Bool { true }
  override func layout() {
    super.layout()
    var top = Self.margin.height
    for row in rows { top = place(row, top) + Self.gap.height }
  }

  /// Places a row from a height on; returns its bottom.
  private func place(_ row: FlowRow, _ top: CGFloat) -> CGFloat {
    let room = max(0, bounds.width - 2 * Self.margin.width)
    var line: [(view: NSView, frame: NSRect)] = []
    var (x, bottom) = (CGFloat(0), top)
    for view in row.views {
      let size = size(of: view, row, room)
      if x > 0, x + size.width > room {
        center(line, bottom)
        line = []
        (x, bottom) = (0, bottom + Self.gap.height)
      }
      let lineTop = line.first?.frame.minY ?? bottom
      line.append((view, NSRect(origin: NSPoint(x: x, y: lineTop), size: size)))
      bottom = max(bottom, lineTop + size.height)
      x += size.width + Self.gap.width
    }
    center(line, bottom)
    return bottom
  }

  private func size(of view: NSView, _ row: FlowRow, _ room: CGFloat) -> NSSize {
    let own = view.intrinsicContentSize
    // A track has no width of its own.
    let width = row.width ?? (own.width >= 0 ? own.width : 125)
    return NSSize(width: min(room, width), height: own.height >= 0 ? own.height : row.height)
  }

  /// Places the views of a line in its middle, in a mirror where text runs from right to left.
  private func center(_ line: [(view: NSView, frame: NSRect)], _ bottom: CGFloat) {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    for (view, frame) in line {
      let x = Self.margin.width + frame.minX
      view.frame = NSRect(
        x: isMirrored ? bounds.width - x - frame.width : x,
        y: frame.minY + ((bottom - frame.maxY) / 2).rounded(), width: frame.width,
        height: frame.height)
    }
  }
}
