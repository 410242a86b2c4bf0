// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

// Content with the bars that it wishes for: navigation bars, toolbars and bars of tabs, which are
// the kernel's own.

extension LayoutTree {
  /// Builds content that tells what it wishes of bars; other wishes go on.
  private func buildWishing(
    _ node: Node, _ outer: BuildContext
  ) -> (elements: [Int32], wishes: BarWishes) {
    var context = outer
    (context.axis, context.list) = (nil, nil)
    let inner = PreferenceList()
    context.wishes = inner
    var list: [Int32] = []
    build(node, context, into: &list)
    outer.wishes?.add(inner, changing: BarWishes.key.id) { _ in BarWishes() }
    return (list, inner.value(of: BarWishes.key) as? BarWishes ?? BarWishes())
  }

  func buildNavigation(
    _ node: Node, _ value: NavigationValue, _ context: BuildContext, into list: inout [Int32]
  ) {
    let former = behaviors.count
    var content = step(0) { buildWishing(Node(.group, node.children), context) }
    if let shown = value.pushed ?? destination(value.path.last, content.wishes) {
      // What is behind the pushed view is not there.
      behaviors.removeSubrange(former...)
      let depth = value.path.count
      content = step(depth + 1) { buildWishing(shown, context) }
    }
    // Bars stay where nothing is between them.
    if content.elements.isEmpty {
      let nothing = ShapeValue("Color", .rectangle, .fill(Color.clear.style))
      build(Node(.shape(nothing)), context, into: &content.elements)
    }
    var whole = filling(wrapped(content.elements, .center, context), context)
    let bottom = content.wishes.items.filter { $0.place == .bottom }
    if !bottom.isEmpty { whole = adding(bar(of: bottom), at: .bottom, to: whole, context) }
    let release = environments[Int(context.environment)].release
    if let search = content.wishes.search, release == .iOS26 {
      whole = adding(NavigationBarNode.searchField(search), at: .bottom, to: whole, context)
    }
    if showsBar(content.wishes, value) {
      let bar = NavigationBarNode.control(content.wishes, value)
      whole = adding(Node(.control(bar)), at: .top, to: whole, context)
    }
    list.append(whole)
  }

  /// Whether there is a navigation bar: content without a title, items and a way back has none.
  private func showsBar(_ wishes: BarWishes, _ value: NavigationValue) -> Bool {
    if let isHidden = wishes.isHidden { return !isHidden }
    return wishes.title != nil || wishes.search != nil || value.back != nil
      || wishes.items.contains { $0.place != .bottom } || wishes.background != nil
      || wishes.showsBackground != nil || wishes.titleMode != nil
  }

  private func step<Result>(_ index: Int, _ body: () -> Result) -> Result {
    path.append(.index(index))
    defer { path.removeLast() }
    return body()
  }

  private func destination(_ value: AnyHashable?, _ wishes: BarWishes) -> Node? {
    guard let value else { return nil }
    return wishes.destinations[ObjectIdentifier(type(of: value.base))]?(value)
  }

  /// The items at the bottom, beside each other.
  private func bar(of items: [BarItemValue]) -> Node {
    let row = Node(
      .stack(StackValue(.horizontal, VerticalAlignment.center.key, spacing: nil)),
      items.map(\.shown))
    return row.modified(.padding(EdgeInsets(.horizontal, 16)))
      .modified(.flexibleFrame(.wide)).modified(.frame(width: nil, height: 44, .center))
  }

  private func adding(
    _ bar: Node, at edge: Edge, to main: Int32, _ outer: BuildContext
  ) -> Int32 {
    var context = outer
    (context.axis, context.list) = (nil, nil)
    var list: [Int32] = []
    step(edge == .top ? -2 : -3) { build(bar, context, into: &list) }
    guard !list.isEmpty else { return main }
    return add(inset: InsetValue(edge), main, wrapped(list, .center, context), context)
  }

  // MARK: Tabs

  func buildTabs(
    _ node: Node, _ value: TabsValue, _ context: BuildContext, into list: inout [Int32]
  ) {
    let environment = environments[Int(context.environment)]
    let pages = Node(.group, node.children).options(in: environment)
    guard !pages.isEmpty else { return }
    let tags = pages.indices.map { pages[$0].tag ?? AnyHashable($0) }
    let chosen = value.selection.flatMap { tags.firstIndex(of: $0) } ?? 0
    var wishes: [BarWishes] = []
    var content: [Int32] = []
    for (index, page) in pages.enumerated() {
      let former = behaviors.count
      let made = step(index) { buildWishing(page.node, context) }
      wishes.append(made.wishes)
      if index == chosen { content = made.elements } else { behaviors.removeSubrange(former...) }
    }
    let page = filling(wrapped(content, .center, context), context)
    let bar =
      value.isPaged
      ? TabBarNode.dots(pages.count, chosen)
      : TabBarNode.control(wishes, chosen) { value.select(tags[$0]) }
    list.append(adding(Node(.control(bar)), at: .bottom, to: page, context))
  }
}

extension FlexibleFrame {
  /// A frame as wide as can be.
  static var wide: FlexibleFrame {
    var frame = FlexibleFrame()
    frame.maxWidth = .infinity
    return frame
  }
}
