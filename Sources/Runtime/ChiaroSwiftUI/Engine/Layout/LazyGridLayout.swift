// SPDX-License-Identifier: MIT

public import Foundation

/// The description of a row or column of a lazy grid.
///
/// Apple counterpart: `GridItem` · Source: SwiftUI reference (statements SU60, SU62) · Fidelity:
/// exact
public struct GridItem: Sendable {
  /// The size of a row or column across the grid's scroll direction.
  public enum Size: Sendable {
    /// A row or column of a fixed length.
    case fixed(CGFloat)
    /// A row or column that takes its share of the remaining length, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many rows or columns as fit, each within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the row or column.
  public var size: Size
  /// The distance to the next row or column; nil for the default distance.
  public var spacing: CGFloat?
  /// The alignment of the cells within their space; nil for centered.
  public var alignment: Alignment?

  /// Creates a description.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

extension LayoutTree {
  /// A line of a lazy grid: its length across, the gap behind it, and how its cells are aligned.
  private struct Line {
    var length: CGFloat
    var gap: CGFloat
    var alignment: Alignment
  }

  /// The lines that items stand for in a length (statements SU62–SU64).
  private func lines(_ items: [GridItem], in offered: CGFloat?) -> [Line] {
    let gaps = items.map { $0.spacing ?? EdgePreference.usual }
    var rest = max(0, (offered ?? 0) - gaps.dropLast().reduce(0, +))
    var waiting = items.count
    for item in items {
      if case .fixed(let length) = item.size {
        rest -= max(0, length)
        waiting -= 1
      }
    }
    var lines: [Line] = []
    for (item, gap) in zip(items, gaps) {
      let alignment = item.alignment ?? .center
      let share = max(0, rest / CGFloat(max(1, waiting)))
      switch item.size {
      case .fixed(let length):
        lines.append(Line(length: max(0, length), gap: gap, alignment: alignment))
      case .flexible(let least, let most):
        let length = min(max(offered == nil ? least : share, least), max(least, most))
        lines.append(Line(length: length, gap: gap, alignment: alignment))
        (rest, waiting) = (rest - length, waiting - 1)
      case .adaptive(let least, let most):
        let count = Self.count(fitting: least, gap, into: share)
        let length = (share - gap * CGFloat(count - 1)) / CGFloat(count)
        for _ in 0..<count {
          lines.append(
            Line(length: min(max(length, least), max(least, most)), gap: gap, alignment: alignment))
        }
        (rest, waiting) = (rest - share, waiting - 1)
      }
    }
    return lines
  }

  /// How many lines of a least length fit into a share; at least one, and no more than can be seen.
  private static func count(fitting least: CGFloat, _ gap: CGFloat, into share: CGFloat) -> Int {
    let step = max(1, least) + max(0, gap)
    guard share.isFinite, step.isFinite else { return 1 }
    return max(1, Int(min(10_000, (share + max(0, gap)) / step)))
  }

  func lazyGrid(
    _ element: Int, _ value: LazyGridValue, _ proposal: ProposedViewSize
  ) -> Resolution {
    let list = children(element).map { Int($0) }
    let across = value.axis.other
    let lines = lines(value.items, in: proposal[across])
    guard !lines.isEmpty, !list.isEmpty else { return Resolution(size: .zero) }
    let starts = lines.indices.map { index in
      lines[..<index].reduce(0) { $0 + $1.length + $1.gap }
    }
    let width = (starts.last ?? 0) + (lines.last?.length ?? 0)
    // Lines that are narrower than what is offered are in its middle.
    let shift = Self.shift(value.alignment, width, proposal[across])
    var places: [Placement] = []
    var top: CGFloat = 0
    for start in stride(from: 0, to: list.count, by: lines.count) {
      let row = Array(list[start..<min(list.count, start + lines.count)])
      let known = zip(row, lines).map {
        answer($0, ProposedViewSize(value.axis, nil, across: $1.length))
      }
      let height = known.map { answers[$0].size[value.axis] }.max() ?? 0
      for (index, cell) in row.enumerated() {
        let line = lines[index]
        let room = CGSize(value.axis, height, across: line.length)
        places.append(
          Placement(
            origin: CGPoint(
              value.axis, top + offset(line.alignment, value.axis, cell, known[index], room),
              across: shift + starts[index]
                + offset(line.alignment, across, cell, known[index], room)),
            proposal: ProposedViewSize(value.axis, nil, across: line.length)))
      }
      top += height + (value.spacing ?? EdgePreference.usual)
    }
    let gap = value.spacing ?? EdgePreference.usual
    let size = CGSize(
      value.axis, max(0, top - gap), across: max(width, proposal[across].map { min($0, 1e6) } ?? 0))
    return keep(size, places)
  }

  private static func shift(
    _ alignment: AlignmentKey, _ length: CGFloat, _ offered: CGFloat?
  ) -> CGFloat {
    guard let offered, offered > length, offered < 1e6 else { return 0 }
    return (alignment.usual(offered) ?? offered / 2) - (alignment.usual(length) ?? length / 2)
  }

  private func offset(
    _ alignment: Alignment, _ axis: Axis, _ element: Int, _ answer: Int, _ room: CGSize
  ) -> CGFloat {
    let key = axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
    return (key.usual(room[axis]) ?? room[axis] / 2) - guide(key, axis, of: element, answer)
  }
}
