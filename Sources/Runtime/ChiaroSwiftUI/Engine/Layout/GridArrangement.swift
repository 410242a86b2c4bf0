// SPDX-License-Identifier: MIT

import Foundation

/// A grid whose columns are as wide as their cells need (statements SU51–SU59).
@MainActor
struct GridArrangement {
  private let tree: LayoutTree
  private let value: GridValue
  private var cells: [Cell] = []
  private var columnCount = 0
  private var rowCount = 0
  private var widths: [CGFloat] = []
  private var heights: [CGFloat] = []
  private var columnGaps: [CGFloat] = []
  private var rowGaps: [CGFloat] = []

  /// A cell of the grid.
  private struct Cell {
    let element: Int
    let row: Int
    var column: Int
    var span: Int
    let facts: CellValue
    var isServed = false
  }

  init(_ tree: LayoutTree, _ list: [Int], _ value: GridValue) {
    (self.tree, self.value) = (tree, value)
    arrange(list)
    widths = Array(repeating: 0, count: columnCount)
    heights = Array(repeating: 0, count: rowCount)
    columnGaps = (0..<max(0, columnCount - 1)).map(columnGap)
    rowGaps = (0..<max(0, rowCount - 1)).map(rowGap)
  }

  /// Puts the cells into rows and columns.
  private mutating func arrange(_ list: [Int]) {
    var last: Int?
    var column = 0
    for element in list {
      let facts = tree.cells[element] ?? CellValue()
      if facts.row == nil || facts.row != last { (rowCount, column) = (rowCount + 1, 0) }
      last = facts.row
      // What stands outside of a row takes all columns, however many there will be.
      let span = facts.row == nil ? 0 : min(facts.columns ?? 1, 1_000)
      cells.append(
        Cell(element: element, row: rowCount - 1, column: column, span: span, facts: facts))
      column += span
      columnCount = max(columnCount, column)
    }
    columnCount = max(columnCount, 1)
    for index in cells.indices where cells[index].span == 0 { cells[index].span = columnCount }
  }

  // MARK: Gaps

  private func columnGap(after column: Int) -> CGFloat {
    if let spacing = value.horizontalSpacing { return spacing }
    let ends = cells.filter { $0.column + $0.span - 1 == column }
    let gaps = ends.compactMap { end -> CGFloat? in
      cells.first { $0.row == end.row && $0.column == column + 1 }.map {
        distance(end.element, $0.element, .horizontal)
      }
    }
    return gaps.max() ?? EdgePreference.usual
  }

  private func rowGap(after row: Int) -> CGFloat {
    if let spacing = value.verticalSpacing { return spacing }
    let (upper, lower) = (cells.filter { $0.row == row }, cells.filter { $0.row == row + 1 })
    let gaps = upper.flatMap { one in
      lower.filter { $0.column < one.column + one.span && one.column < $0.column + $0.span }
        .map { distance(one.element, $0.element, .vertical) }
    }
    return gaps.max() ?? EdgePreference.usual
  }

  private func distance(_ one: Int, _ two: Int, _ axis: Axis) -> CGFloat {
    tree.elements[one].spacing.distance(to: tree.elements[two].spacing, along: axis)
  }

  // MARK: Sizes

  mutating func resolve(_ proposal: ProposedViewSize) -> LayoutTree.Resolution {
    guard !cells.isEmpty else { return LayoutTree.Resolution(size: .zero) }
    for group in groups() { serve(group, proposal) }
    let size = CGSize(
      width: widths.reduce(0, +) + columnGaps.reduce(0, +),
      height: heights.reduce(0, +) + rowGaps.reduce(0, +))
    return tree.keep(size, cells.map(placement))
  }

  /// The cells in groups, as they are served: by priority, by how many axes they stretch along
  /// without end, and by how flexible they are otherwise.
  private func groups() -> [[Int]] {
    var keys: [Key: [Int]] = [:]
    for (index, cell) in cells.enumerated() {
      let least = tree.size(cell.element, .zero)
      let most = tree.size(cell.element, .infinity)
      let axes: [Axis] = [.horizontal, .vertical]
      let stretch = axes.filter { !isUnsized(cell, $0) }.map { most[$0] - least[$0] }
      let key = Key(
        priority: tree.elements[cell.element].priority,
        endless: stretch.count { $0 == .infinity },
        flexibility: stretch.filter(\.isFinite).reduce(0, +))
      keys[key, default: []].append(index)
    }
    return keys.sorted { $0.key < $1.key }.map(\.value)
  }

  private struct Key: Hashable, Comparable {
    var priority: Double
    var endless: Int
    var flexibility: CGFloat

    static func < (lhs: Key, rhs: Key) -> Bool {
      if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
      if lhs.endless != rhs.endless { return lhs.endless < rhs.endless }
      return lhs.flexibility < rhs.flexibility
    }
  }

  private mutating func serve(_ group: [Int], _ proposal: ProposedViewSize) {
    guard let first = group.first else { return }
    let priority = tree.elements[cells[first].element].priority
    let wide = share(proposal.width, widths, columnGaps, priority) {
      $0.column..<$0.column + $0.span
    }
    let high = share(proposal.height, heights, rowGaps, priority) { $0.row..<$0.row + 1 }
    for index in group {
      let cell = cells[index]
      let width = offer(wide, cell, .horizontal)
      let height = offer(high, cell, .vertical)
      let size = tree.size(cell.element, ProposedViewSize(width: width, height: height))
      widen(cell, size.width)
      heights[cell.row] = max(heights[cell.row], size.height)
      cells[index].isServed = true
    }
  }

  /// What each line that still holds cells of a priority gets of an offered length.
  private func share(
    _ offered: CGFloat?, _ lengths: [CGFloat], _ gaps: [CGFloat], _ priority: Double,
    _ lines: (Cell) -> Range<Int>
  ) -> CGFloat? {
    guard let offered else { return nil }
    var waiting: Set<Int> = []
    var open: Set<Int> = []
    for cell in cells where !cell.isServed {
      open.formUnion(lines(cell))
      let isSingle = lines(cell).count == 1
      if isSingle, tree.elements[cell.element].priority == priority {
        waiting.formUnion(lines(cell))
      }
    }
    let committed = lengths.indices.filter { !open.contains($0) }.reduce(0) { $0 + lengths[$1] }
    let rest = offered - gaps.reduce(0, +) - committed
    return max(0, rest / CGFloat(max(1, waiting.isEmpty ? open.count : waiting.count)))
  }

  private func offer(_ share: CGFloat?, _ cell: Cell, _ axis: Axis) -> CGFloat? {
    let isWide = axis == .horizontal
    let lines = isWide ? cell.column..<cell.column + cell.span : cell.row..<cell.row + 1
    let lengths = isWide ? widths : heights
    let inner = isWide ? columnGaps[lines.lowerBound..<lines.upperBound - 1].reduce(0, +) : 0
    if isUnsized(cell, axis) { return lines.reduce(inner) { $0 + lengths[$1] } }
    guard let share else { return nil }
    return lines.reduce(inner) { $0 + max(share, lengths[$1]) }
  }

  private func isUnsized(_ cell: Cell, _ axis: Axis) -> Bool {
    cell.facts.unsizedAxes?.contains(axis == .horizontal ? .horizontal : .vertical) ?? false
  }

  /// Makes the columns of a cell wide enough for it.
  private mutating func widen(_ cell: Cell, _ width: CGFloat) {
    let lines = cell.column..<cell.column + cell.span
    if cell.span == 1 {
      widths[cell.column] = max(widths[cell.column], width)
      return
    }
    let known =
      lines.reduce(0) { $0 + widths[$1] }
      + columnGaps[lines.lowerBound..<lines.upperBound - 1].reduce(0, +)
    guard width > known else { return }
    let empty = lines.filter { column in
      !cells.contains { $0.span == 1 && $0.column == column }
    }
    let takers = empty.isEmpty ? Array(lines) : empty
    for column in takers { widths[column] += (width - known) / CGFloat(takers.count) }
  }

  // MARK: Places

  private func placement(_ cell: Cell) -> LayoutTree.Placement {
    let lines = cell.column..<cell.column + cell.span
    let room = CGSize(
      width: lines.reduce(0) { $0 + widths[$1] }
        + columnGaps[lines.lowerBound..<lines.upperBound - 1].reduce(0, +),
      height: heights[cell.row])
    let corner = CGPoint(
      x: widths[..<cell.column].reduce(0, +) + columnGaps[..<cell.column].reduce(0, +),
      y: heights[..<cell.row].reduce(0, +) + rowGaps[..<cell.row].reduce(0, +))
    let proposal = ProposedViewSize(room)
    let answer = tree.answer(cell.element, proposal)
    let size = tree.answers[answer].size
    let inner = origin(cell, answer, size, room)
    return LayoutTree.Placement(
      origin: CGPoint(x: corner.x + inner.x, y: corner.y + inner.y), proposal: proposal)
  }

  private func origin(
    _ cell: Cell, _ answer: Int, _ size: CGSize, _ room: CGSize
  ) -> CGPoint {
    if let anchor = cell.facts.anchor {
      return CGPoint(
        x: (room.width - size.width) * anchor.x, y: (room.height - size.height) * anchor.y)
    }
    let wide = (columnAlignment(cell) ?? value.alignment.horizontal).key
    let high = (cell.facts.rowAlignment ?? value.alignment.vertical).key
    let x =
      (wide.usual(room.width) ?? room.width / 2)
      - tree.guide(wide, .horizontal, of: cell.element, answer)
    return CGPoint(x: x, y: lowered(cell, answer, high, room.height))
  }

  /// How far a cell is below the top of its row.
  private func lowered(
    _ cell: Cell, _ answer: Int, _ key: AlignmentKey, _ height: CGFloat
  ) -> CGFloat {
    let own = tree.guide(key, .vertical, of: cell.element, answer)
    if !key.isBaseline, let usual = key.usual(height) { return usual - own }
    let row = cells.filter { $0.row == cell.row }.map { other in
      tree.guide(
        key, .vertical, of: other.element,
        tree.answer(
          other.element,
          ProposedViewSize(width: widths[other.column], height: heights[other.row])))
    }
    return (row.max() ?? own) - own
  }

  /// The alignment of a column: the first that a cell in it says.
  private func columnAlignment(_ cell: Cell) -> HorizontalAlignment? {
    guard cell.span == 1 else { return nil }
    return cells.first {
      $0.span == 1 && $0.column == cell.column && $0.facts.columnAlignment != nil
    }?.facts.columnAlignment
  }
}

extension LayoutTree {
  func grid(_ element: Int, _ value: GridValue, _ proposal: ProposedViewSize) -> Resolution {
    grid(children(element).map { Int($0) }, value, proposal)
  }

  func grid(_ list: [Int], _ value: GridValue, _ proposal: ProposedViewSize) -> Resolution {
    var arrangement = GridArrangement(self, list, value)
    return arrangement.resolve(proposal)
  }
}
