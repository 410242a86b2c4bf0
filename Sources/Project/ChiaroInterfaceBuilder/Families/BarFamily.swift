// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroSource
import ChiaroViews
import Foundation

/// Bars, and the items in them.
enum BarFamily {
  static let kinds: [String: ElementKind] = [
    "navigationBar": ElementKind(
      "UINavigationBar", make: navigationBar, fill: fillNavigationBar),
    "toolbar": ElementKind("UIToolbar", make: toolbar, fill: fillToolbar),
    "tabBar": ElementKind("UITabBar", make: tabBar, fill: fillTabBar),
  ]

  @MainActor
  private static func toolbar(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let bar = builder.made(element, Toolbar(frame: .zero))
    look(of: bar, element, builder)
    return bar
  }

  @MainActor
  private static func tabBar(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let bar = TabBar(frame: .zero)
    look(of: bar, element, builder)
    if let color = builder.color(of: element, key: "unselectedItemTintColor"), let color {
      bar.unselectedItemTintColor = color
    }
    return bar
  }

  @MainActor
  private static func navigationBar(
    _ element: InterfaceElement, _ builder: SceneBuilder
  ) -> View {
    let bar = NavigationBar(frame: .zero)
    look(of: bar, element, builder)
    bar.prefersLargeTitles = element.flag("largeTitles") ?? false
    return bar
  }

  /// Gives a bar the colors of its element.
  @MainActor
  static func look(of bar: Bar, _ element: InterfaceElement, _ builder: SceneBuilder) {
    let appearance = bar.appearanceOverContent
    let titles = appearance as? NavigationBarAppearance
    if let color = builder.color(of: element, key: "barTintColor"), let color {
      appearance.backgroundColor = color
    } else if element[attribute: "barStyle"] == "black" {
      appearance.backgroundColor = .black
      titles?.titleColor = .white
    }
    if let attributes = element.child(key: "titleTextAttributes"),
      let color = builder.color(of: attributes, key: "textColor"), let color
    {
      titles?.titleColor = color
    }
    guard let own = element.child(key: "standardAppearance") else { return }
    if let color = builder.color(of: own, key: "backgroundColor"), let color {
      appearance.backgroundColor = color
    }
  }

  @MainActor
  private static func fillNavigationBar(
    _ view: View, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    guard let bar = view as? NavigationBar else { return }
    let item = element.list("items").last { $0.isNamed("navigationItem") }
    if let item { show(item, in: bar, builder, of: element) }
  }

  /// Shows a navigation item in a bar, which is made of an element or has none.
  @MainActor
  static func show(
    _ item: InterfaceElement, in bar: NavigationBar, _ builder: SceneBuilder,
    of element: InterfaceElement?
  ) {
    bar.title = item.string("title")
    let left = items(of: item, "leftBarButtonItem")
    let right = items(of: item, "rightBarButtonItem")
    bar.leftItems = left.map { barItem($0, builder) }
    bar.rightItems = right.map { barItem($0, builder) }
    for (button, item) in zip(left + right, bar.leftItems + bar.rightItems) {
      builder.add(PlacedItem(button, item, in: element))
    }
    builder.add(PlacedItem(titleOf: item, in: bar, element))
    if item[attribute: "largeTitleDisplayMode"] == "never" { bar.prefersLargeTitles = false }
    if let title = item.child(key: "titleView"), builder.isView(title) {
      let view = builder.makeView(title)
      bar.title = nil
      bar.addSubview(view)
      view.frame.origin.x = ((bar.bounds.width - view.frame.width) / 2).rounded()
      view.frame.origin.y = bar.bounds.height - 22 - (view.frame.height / 2).rounded()
    }
  }

  private static func items(of item: InterfaceElement, _ key: String) -> [InterfaceElement] {
    let several = item.list("\(key)s").filter { $0.isNamed("barButtonItem") }
    let one = item.child(key: key).map { [$0] } ?? []
    return several.isEmpty ? one : several
  }

  @MainActor
  private static func fillToolbar(
    _ view: View, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    guard let bar = view as? Toolbar else { return }
    show(element.list("items"), in: bar, builder, of: element)
  }

  /// Shows bar button items in a toolbar, which is made of an element or has none.
  @MainActor
  static func show(
    _ elements: [InterfaceElement], in bar: Toolbar, _ builder: SceneBuilder,
    of element: InterfaceElement?
  ) {
    let buttons = elements.filter { $0.isNamed("barButtonItem") }
    bar.items = buttons.map { barItem($0, builder) }
    for (button, item) in zip(buttons, bar.shownItems) {
      builder.add(PlacedItem(button, item, in: element))
    }
  }

  @MainActor
  private static func fillTabBar(
    _ view: View, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    guard let bar = view as? TabBar else { return }
    let tabs = element.list("items").filter { $0.isNamed("tabBarItem") }
    bar.items = tabs.map { tabItem($0, builder) }
    for (tab, item) in zip(tabs, bar.shownItems) { builder.add(PlacedItem(tab, item, in: element)) }
    bar.selectedIndex = tabs.isEmpty ? nil : 0
  }

  // MARK: Items

  /// Makes a tab of its element.
  @MainActor
  static func tabItem(_ element: InterfaceElement, _ builder: SceneBuilder) -> TabBarItem {
    let system = element[attribute: "systemItem"].flatMap { tabs[$0] }
    let item = TabBarItem(
      title: element.string("title") ?? system?.title,
      image: builder.image(of: element) ?? system.map { Image(.symbol($0.symbol)) })
    item.selectedImage = builder.image(of: element, attribute: "selectedImage")
    item.badgeValue = element[attribute: "badgeValue"]
    item.isEnabled = element.flag("enabled") ?? true
    return item
  }

  /// Makes a button of a bar, or a space between buttons.
  @MainActor
  static func barItem(_ element: InterfaceElement, _ builder: SceneBuilder) -> BarButtonItem {
    let system = element[attribute: "systemItem"] ?? ""
    if system == "flexibleSpace" { return .flexibleSpace() }
    if system == "fixedSpace" { return .fixedSpace(max(0, element.number("width") ?? 42)) }
    let known = buttons[system]
    let item = BarButtonItem(
      title: element.string("title") ?? known?.title,
      image: builder.image(of: element) ?? known?.symbol.map { Image(.symbol($0)) })
    item.isEnabled = element.flag("enabled") ?? true
    item.isProminent =
      element[attribute: "style"] == "done" || ["done", "save"].contains(system)
    if let color = builder.color(of: element, key: "tintColor") { item.tintColor = color }
    if let width = element.number("width"), width > 0 { item.width = width }
    if let view = element.children.first(where: { $0.key == "customView" }),
      builder.isView(view)
    {
      item.customView = builder.makeView(view)
    }
    return item
  }

  private static let buttons: [String: (title: String?, symbol: String?)] = [
    "done": ("Done", nil), "cancel": ("Cancel", nil), "edit": ("Edit", nil),
    "save": ("Save", nil), "undo": ("Undo", nil), "redo": ("Redo", nil),
    "close": (nil, "xmark"), "add": (nil, "plus"), "compose": (nil, "square.and.pencil"),
    "reply": (nil, "arrowshape.turn.up.left"), "action": (nil, "square.and.arrow.up"),
    "organize": (nil, "folder"), "bookmarks": (nil, "book"), "search": (nil, "magnifyingglass"),
    "refresh": (nil, "arrow.clockwise"), "stop": (nil, "xmark"), "camera": (nil, "camera"),
    "trash": (nil, "trash"), "play": (nil, "play.fill"), "pause": (nil, "pause.fill"),
    "rewind": (nil, "backward.fill"), "fastForward": (nil, "forward.fill"),
  ]

  private static let tabs: [String: (title: String, symbol: String)] = [
    "more": ("More", "ellipsis"), "favorites": ("Favorites", "star.fill"),
    "featured": ("Featured", "star.fill"), "topRated": ("Top Rated", "star.fill"),
    "recents": ("Recents", "clock.fill"), "contacts": ("Contacts", "person.crop.circle.fill"),
    "history": ("History", "clock.fill"), "bookmarks": ("Bookmarks", "book.fill"),
    "search": ("Search", "magnifyingglass"), "downloads": ("Downloads", "arrow.down.circle.fill"),
    "mostRecent": ("Most Recent", "clock.fill"), "mostViewed": ("Most Viewed", "list.number"),
  ]
}
