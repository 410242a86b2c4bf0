// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroRaster
import Foundation

// Lists: what the views in them become, and where it stands.

extension LayoutTree {
  /// Makes the elements of a section: in a list a header, rows and a footer, elsewhere the views
  /// (statements SU179, SU184).
  func buildSection(
    _ node: Node, _ value: SectionValue, _ context: BuildContext, into list: inout [Int32]
  ) {
    guard let outer = context.list else { return buildAll(node.children, context, into: &list) }
    let section = outer.next()
    let roles: [ListPart.Role] = [.header, .row, .footer]
    for (index, role) in roles.enumerated() where index < node.children.count {
      if role == .row, !value.isExpanded { continue }
      var inner = context
      inner.environment = environment(for: role, outer.look, context)
      var made: [Int32] = []
      path.append(.index(index))
      build(node.children[index], inner, into: &made)
      path.removeLast()
      guard !made.isEmpty else { continue }
      let rows = role == .row ? made : [stacked(made, inner)]
      list += rows.map { part($0, ListPart(role: role, section: section), inner) }
    }
  }

  private func environment(
    for role: ListPart.Role, _ look: ListLook, _ context: BuildContext
  ) -> Int32 {
    guard role != .row else { return context.environment }
    var values = environments[Int(context.environment)]
    values.takeLook(of: role, look)
    return add(values, over: context.environment, by: "\(role) of a list")
  }

  /// The views of a header or footer below each other.
  private func stacked(_ list: [Int32], _ context: BuildContext) -> Int32 {
    guard list.count > 1 else { return list[0] }
    let stack = Node(.stack(StackValue(.vertical, HorizontalAlignment.leading.key, spacing: nil)))
    let element = add(stack, list, context)
    finish(Int(element), along: .vertical)
    return element
  }

  /// Returns the part of a list that an element is; a section in a section stays what it is.
  private func part(_ element: Int32, _ part: ListPart, _ context: BuildContext) -> Int32 {
    guard self.part(in: Int(element)) == nil else { return element }
    let made = add(Node(.listPart(part)), [element], context)
    inherit(Int(made), from: element)
    return made
  }

  /// The part of a list in an element, below its modifiers; nil for none.
  func part(in element: Int) -> ListPart? {
    switch elements[element].kind {
    case .listPart(let part): part
    case .modifier where elements[element].count == 1: part(in: child(element))
    default: nil
    }
  }

  func buildList(_ node: Node, _ value: ListValue, _ outer: BuildContext) -> Int32 {
    var context = outer
    (context.axis, context.isGrid, context.isLazy) = (nil, false, true)
    context.list = ListContext(value.look)
    var values = environments[Int(outer.environment)]
    values.enterList(value.look)
    context.environment = add(values, over: outer.environment, by: "row of a list", at: node.place)
    var made: [Int32] = []
    buildAll(node.children, context, into: &made)
    let rows = sectioned(made, context)
    for row in rows { buildBackground(of: Int(row), context) }
    return add(Node(.list(value), place: node.place), rows, outer)
  }

  /// Gives rows outside of sections one, as long as they follow each other.
  private func sectioned(_ list: [Int32], _ context: BuildContext) -> [Int32] {
    var loose: Int?
    return list.map { element in
      if part(in: Int(element)) != nil {
        loose = nil
        return element
      }
      let section = loose ?? context.list?.next() ?? 0
      loose = section
      return part(element, ListPart(role: .row, section: section), context)
    }
  }

  private func buildBackground(of row: Int, _ outer: BuildContext) {
    guard let background = rows[row]?.background else { return }
    var context = outer
    (context.list, context.isLazy) = (nil, false)
    context.environment = elements[row].environment
    var made: [Int32] = []
    build(background, context, into: &made)
    // A row with nothing behind it keeps that in mind.
    backgrounds[row] =
      made.isEmpty
      ? add(Node(.modifier(.hidden)), [], context) : wrapped(made, .center, context)
  }

  // MARK: Places

  func metrics(_ value: ListValue, _ element: Int) -> ListMetrics {
    .of(value.look, environment(of: element).release)
  }

  /// The rows of a list below each other.
  func list(_ element: Int, _ value: ListValue, _ proposal: ProposedViewSize) -> Resolution {
    let metrics = metrics(value, element)
    let width = proposal.width ?? 320
    var cursor = ListCursor(metrics)
    var places: [Placement] = []
    for child in children(element).map({ Int($0) }) {
      guard let part = part(in: child) else { continue }
      let inner = ProposedViewSize(width: max(0, width - 2 * metrics.side), height: nil)
      let top = cursor.take(part, size(child, inner).height)
      places.append(Placement(origin: CGPoint(x: metrics.side, y: top), proposal: inner))
    }
    return keep(CGSize(width: width, height: cursor.bottom), places)
  }

  /// A header, a row or a footer: its content with insets.
  func listPart(_ element: Int, _ part: ListPart, _ proposal: ProposedViewSize) -> Resolution {
    let environment = environment(of: element)
    let metrics = ListMetrics.of(environment.listLook ?? .plain, environment.release)
    let content = child(element)
    let insets = insets(element, part, metrics)
    let inner = ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) }, height: nil)
    let size = size(content, inner)
    let least = part.role == .row ? environment.defaultMinListRowHeight ?? metrics.rowHeight : 0
    let height = max(least, size.height + insets.vertical)
    // What is wider than the row stands over both of its ends.
    let overhang = inner.width.map { min(0, ($0 - size.width) / 2) } ?? 0
    return keep(
      CGSize(width: proposal.width ?? size.width + insets.horizontal, height: height),
      CGPoint(
        x: insets.leading + overhang,
        y: insets.top + (height - insets.vertical - size.height) / 2), inner)
  }

  private func insets(
    _ element: Int, _ part: ListPart, _ metrics: ListMetrics
  ) -> EdgeInsets {
    if let own = rows[element]?.insets { return own }
    var insets = EdgeInsets(.horizontal, metrics.rowInset)
    guard part.role == .row else { return insets }
    let spacing = elements[child(element)].spacing
    insets.top = spacing.top.hasOther ? metrics.otherPadding : metrics.textPadding
    insets.bottom = spacing.bottom.hasOther ? metrics.otherPadding : metrics.textPadding
    return insets
  }
}

/// Where the next part of a list stands.
private struct ListCursor {
  private let metrics: ListMetrics
  private var last: ListPart?
  private(set) var bottom: CGFloat = 0

  init(_ metrics: ListMetrics) { self.metrics = metrics }

  /// Returns the upper edge of a part of a height.
  mutating func take(_ part: ListPart, _ height: CGFloat) -> CGFloat {
    let top = bottom + distance(to: part)
    (last, bottom) = (part, top + height)
    return top
  }

  private func distance(to part: ListPart) -> CGFloat {
    guard let last else { return part.role == .header ? metrics.topWithHeader : metrics.top }
    guard last.section == part.section else {
      return part.role == .header ? metrics.gapToHeader : metrics.gap
    }
    switch (last.role, part.role) {
    case (.header, .row): return metrics.belowHeader
    case (_, .footer): return metrics.aboveFooter
    default: return 0
    }
  }
}
