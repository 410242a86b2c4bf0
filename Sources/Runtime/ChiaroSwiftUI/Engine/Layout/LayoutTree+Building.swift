// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

/// What holds where a node is built.
struct BuildContext {
  var environment: Int32
  /// The axis of the stack around it; nil outside of one.
  var axis: Axis?
  /// Whether views are cells of a grid, or rows of them.
  var isGrid = false
  /// Whether rows are made only as far as they can be seen.
  var isLazy = false
  /// The list around it; nil outside of one.
  var list: ListContext?
  /// Where views tell what they wish; nil where nobody reads it.
  var wishes: PreferenceList?
  var depth = 0
}

extension LayoutTree {
  /// Makes the elements of a node, of which there may be several or none.
  func build(_ node: Node, _ outer: BuildContext, into list: inout [Int32]) {
    guard let trace else { return buildNode(node, outer, into: &list) }
    trace.inside(node.kind) { buildNode(node, outer, into: &list) }
  }

  private func buildNode(_ node: Node, _ outer: BuildContext, into list: inout [Int32]) {
    var context = outer
    context.depth += 1
    guard context.depth <= limits.depth else {
      return tell(
        .tooDeep, innermostView, "the views are nested too deeply; the rest is not drawn",
        node.place)
    }
    guard elements.count < limits.elements else {
      return tell(
        .tooManyViews, innermostView, "there are too many views; the rest is not drawn", node.place)
    }
    switch node.kind {
    case .group: buildAll(node.children, context, into: &list)
    case .branch(let number):
      step(.branch(number)) { buildAll(node.children, context, into: &list) }
    case .identified(let id):
      step(.id(id)) { buildAll(node.children, context, into: &list) }
    case .composite(let composite): expand(composite, node.place, context, into: &list)
    case .each(let sequence): buildEach(sequence, context, into: &list)
    case .environment(let change):
      var values = environments[Int(context.environment)]
      change.apply(&values)
      context.environment = add(
        values, over: context.environment, by: change.name, at: node.place)
      buildAll(node.children, context, into: &list)
    case .preference(let change): build(change, node, context, into: &list)
    case .behavior(let behavior): build(behavior, node, context, into: &list)
    case .tagged: buildAll(node.children, context, into: &list)
    case .section(let value): buildSection(node, value, context, into: &list)
    case .gridRow(let alignment) where context.isGrid:
      buildRow(node, alignment, context, into: &list)
    case .layered(let value): buildLayers(node, value, context, into: &list)
    case .inset(let value): buildInset(node, value, context, into: &list)
    case .list(let value): list.append(buildList(node, value, context))
    case .navigation(let value): buildNavigation(node, value, context, into: &list)
    case .tabs(let value): buildTabs(node, value, context, into: &list)
    case .modifier(let modifier): buildModified(node, modifier, context, into: &list)
    default: list.append(buildContainer(node, context))
    }
  }

  /// Does something one step further down.
  private func step(_ step: IdentityStep, _ body: () -> Void) {
    path.append(step)
    body()
    path.removeLast()
  }

  func buildAll(_ nodes: [Node], _ context: BuildContext, into list: inout [Int32]) {
    if nodes.count == 1 { return build(nodes[0], context, into: &list) }
    for (index, node) in nodes.enumerated() {
      path.append(.index(index))
      build(node, context, into: &list)
      path.removeLast()
    }
  }

  private func buildEach(
    _ sequence: NodeSequence, _ context: BuildContext, into list: inout [Int32]
  ) {
    var seen: Set<AnyHashable> = []
    let count = context.isLazy ? min(sequence.count, limits.lazyRows) : sequence.count
    if context.isLazy { unmadeRows += sequence.count - count }
    for index in 0..<max(0, count) {
      guard elements.count < limits.elements else {
        return tell(.tooManyViews, innermostView, "there are too many views; the rest is not drawn")
      }
      let id = sequence.id(index)
      if !seen.insert(id).inserted {
        tell(.repeatedIdentity, innermostView, "the identity \(id) occurs twice in a ForEach")
      }
      path.append(.id(id))
      build(sequence.node(index), context, into: &list)
      path.removeLast()
    }
  }

  /// A row of a grid is its cells, which know their row.
  private func buildRow(
    _ node: Node, _ alignment: VerticalAlignment?, _ outer: BuildContext,
    into list: inout [Int32]
  ) {
    var context = outer
    context.isGrid = false
    rowCount += 1
    let row = rowCount
    var inner: [Int32] = []
    buildAll(node.children, context, into: &inner)
    for element in inner {
      var cell = cells[Int(element)] ?? CellValue()
      (cell.row, cell.rowAlignment) = (row, alignment)
      cells[Int(element)] = cell
    }
    list += inner
  }

  private func expand(
    _ composite: Composite, _ place: SourcePlace?, _ context: BuildContext,
    into list: inout [Int32]
  ) {
    path.append(.type(composite.name))
    let storage = composite.keepsState ? store.storage(path) : nil
    var expansion = Expansion(
      environment: environments[Int(context.environment)], storage: storage)
    var content = composite.expand(&expansion)
    if content.place == nil { content.place = place }
    build(content, context, into: &list)
    path.removeLast()
  }

  /// The name of the view that is being built.
  var innermostView: String {
    for step in path.reversed() { if case .type(let name) = step { return name } }
    return "View"
  }

  // MARK: Elements

  /// Notes the environment that a view makes of another one, and returns its number.
  func add(
    _ values: EnvironmentValues, over outer: Int32, by name: @autoclosure () -> String,
    at place: SourcePlace? = nil
  ) -> Int32 {
    let number = Int32(environments.count)
    environments.append(values)
    trace?.note(number, of: outer, name(), place)
    return number
  }

  /// Adds an element with its children.
  func add(_ node: Node, _ children: [Int32], _ context: BuildContext) -> Int32 {
    var element = Element(
      kind: node.kind, first: Int32(childList.count), count: Int32(children.count),
      environment: context.environment, axis: context.axis, place: node.place)
    childList += children
    for child in children { element.flags.formUnion(elements[Int(child)].flags) }
    trace?.note(element: elements.count)
    elements.append(element)
    return Int32(elements.count - 1)
  }

  /// Returns one element for several: those that stand on top of each other.
  func wrapped(_ list: [Int32], _ alignment: Alignment, _ context: BuildContext) -> Int32 {
    if list.count == 1 { return list[0] }
    let element = add(Node(.overlap(alignment)), list, context)
    finish(Int(element), along: nil)
    return element
  }

  private func buildContainer(_ node: Node, _ outer: BuildContext) -> Int32 {
    var context = outer
    (context.axis, context.isGrid, context.isLazy, context.list) = (nil, false, false, nil)
    let outerUnmade = unmadeRows
    unmadeRows = 0
    switch node.kind {
    case .grid: context.isGrid = true
    case .stack(let value): (context.axis, context.isLazy) = (value.axis, value.isLazy)
    case .layout(let value): context.axis = value.axis
    default: break
    }
    var list: [Int32] = []
    // A grid knows its rows; elsewhere they are no more than their cells.
    for (index, child) in node.children.enumerated() {
      path.append(.index(index))
      build(child, context, into: &list)
      path.removeLast()
    }
    switch node.kind {
    case .scroll where list.count > 1: list = [implicitStack(list, context)]
    case .button where list.count > 1: list = [implicitRow(list, context)]
    default: break
    }
    let element = Int(add(node, list, outer))
    if unmadeRows > 0 { unmade[element] = unmadeRows }
    unmadeRows = outerUnmade
    switch node.kind {
    case .text, .spacer, .control, .geometry: finishLeaf(element, outer)
    case .stack(let value): finish(element, along: value.axis)
    case .layout(let value): finish(element, along: value.axis)
    case .scroll, .button:
      elements[element].flags.insert(.views)
      controlIdentities[element] = ControlIdentity(path: path)
      // A button keeps the distance of a control, whatever its label.
      if case .button = node.kind {
        inherit(element, from: list.first)
        elements[element].spacing = .usual
      }
    case .overlap, .grid, .gridRow, .lazyGrid, .fitting: finish(element, along: nil)
    default: break
    }
    return Int32(element)
  }

  /// The views in a scroll view that stands for a stack (statement SU66).
  private func implicitStack(_ list: [Int32], _ context: BuildContext) -> Int32 {
    let stack = Node(.stack(StackValue(.vertical, HorizontalAlignment.center.key, spacing: nil)))
    let element = add(stack, list, context)
    finish(Int(element), along: .vertical)
    return element
  }

  /// The label of a button that consists of several views.
  private func implicitRow(_ list: [Int32], _ context: BuildContext) -> Int32 {
    let stack = Node(.stack(StackValue(.horizontal, VerticalAlignment.center.key, spacing: nil)))
    let element = add(stack, list, context)
    finish(Int(element), along: .horizontal)
    return element
  }

  private func finishLeaf(_ element: Int, _ context: BuildContext) {
    let environment = environments[Int(context.environment)]
    switch elements[element].kind {
    case .text(let value):
      elements[element].text = Int32(texts.count)
      let text = SetText(value, in: environment, palette, stage)
      texts.append(text)
      elements[element].spacing = .text(text.font)
      elements[element].flags.insert(.text)
    case .spacer:
      elements[element].spacing = .nothing
      elements[element].priority = -.infinity
    case .control(let value):
      let identity = ControlIdentity(path: path)
      let made = stage.performAsCurrent { value.make(keptControls[identity], environment) }
      controls[element] = made
      controlIdentities[element] = identity
      elements[element].flags.insert(.views)
    case .geometry:
      pending[element] = PendingContent(context: context, path: path)
    default: break
    }
  }

  /// Gives a container what its children wish (statements SU17, SU22).
  func finish(_ element: Int, along axis: Axis?) {
    let list = children(element)
    elements[element].spacing = .merged(list.map { elements[Int($0)].spacing }, along: axis)
    if list.count == 1, let only = list.first {
      elements[element].priority = elements[Int(only)].priority
    }
  }

  /// Gives an element that changes another one what that one wishes.
  func inherit(_ element: Int, from child: Int32?) {
    guard let child else { return }
    let inner = elements[Int(child)]
    elements[element].spacing = inner.spacing
    elements[element].priority = inner.priority
    if let cell = cells[Int(child)] { cells[element] = cell }
    if let values = layoutValues[Int(child)] { layoutValues[element] = values }
    if let row = rows[Int(child)] { rows[element] = row }
  }
}
