// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation

/// The bars of the containers around a controller, laid over its view.
///
/// A container's own screen has the bars of its elements; around a controller they are simulated,
/// as on the canvas.
@MainActor
struct ControllerBars {
  let reading: ScreenReading
  let window: Window
  /// The containers and the controller that they show.
  let chain: [InterfaceElement]

  /// Adds the bars; those of the screen's own elements become views of the screen.
  func add(_ builder: SceneBuilder) {
    guard let content = chain.last, let subject = chain.first else { return }
    let metrics = BarMetrics(reading, content, content.child(key: "view"), chain)
    let others = reading.makeBuilder(builder.budget)
    if metrics.hasNavigationBar || subject.isNamed("navigationController") {
      let isOwn = subject.isNamed("navigationController")
      addNavigationBar(metrics, content, isOwn ? builder : others, others)
    }
    if metrics.hasTabBar || subject.isNamed("tabBarController") {
      let isOwn = subject.isNamed("tabBarController")
      addTabBar(metrics, isOwn ? builder : others, others)
    }
    if metrics.hasToolbar || subject.child(key: "toolbar") != nil {
      addToolbar(metrics, content, builder, others)
    }
    // What a controller gives to the bars around it is judged on its own screen.
    guard chain.count == 1 else { return }
    for item in others.barItems { builder.add(item) }
    builder.takeViews(of: others) { placed in
      placed.element.ancestors.contains {
        $0.isNamed("navigationItem") || $0.isNamed("toolbarItems")
      }
    }
  }

  private func addNavigationBar(
    _ metrics: BarMetrics, _ content: InterfaceElement, _ builder: SceneBuilder,
    _ others: SceneBuilder
  ) {
    let element =
      metrics.navigation?.child(key: "navigationBar")
      ?? chain.first?.child(key: "navigationBar")
    let isOwn = chain.first?.isNamed("navigationController") == true
    let bar =
      element.flatMap { builder.makeView($0) as? NavigationBar } ?? NavigationBar(frame: .zero)
    if !isOwn || !isPlausible(bar) {
      bar.frame = CGRect(x: 0, y: 0, width: window.frame.width, height: metrics.barBottom)
    }
    bar.isHidden = metrics.navigation?.flag("navigationBarHidden") == true
    bar.autoresizingMask = [.flexibleWidth]
    bar.isAtScrollEdge = true
    if let color = bar.standardAppearance.backgroundColor {
      bar.scrollEdgeAppearance = bar.standardAppearance
      addFiller(color, CGRect(x: 0, y: 0, width: window.frame.width, height: bar.frame.minY))
    }
    window.addSubview(bar)
    if let item = content.child(key: "navigationItem") {
      // A controller's own bar items are its views; a container does not list them.
      let own = chain.count == 1 ? builderOfContent(builder, isOwn: isOwn, others) : others
      BarFamily.show(item, in: bar, own, of: element)
    }
    if bar.title == nil, let title = content[attribute: "title"] { bar.title = title }
    if let root = metrics.navigation.flatMap({ reading.links.content(of: $0) }), root != content,
      content.child(key: "navigationItem")?.child(key: "leftBarButtonItem") == nil
    {
      let title = root.child(key: "navigationItem")?[attribute: "title"] ?? root[attribute: "title"]
      // Where there is no room for it, UIKit shows a general title.
      bar.backTitle = title.flatMap { $0.count <= 12 ? $0 : nil } ?? "Back"
    }
  }

  private func builderOfContent(
    _ builder: SceneBuilder, isOwn: Bool, _ others: SceneBuilder
  ) -> SceneBuilder { isOwn ? others : builder }

  private func addTabBar(
    _ metrics: BarMetrics, _ builder: SceneBuilder, _ others: SceneBuilder
  ) {
    let controller = metrics.tabs ?? chain.first
    let element = controller?.child(key: "tabBar")
    let bar = element.flatMap { builder.makeView($0) as? TabBar } ?? TabBar(frame: .zero)
    let bottom = reading.device.insets.bottom
    let isOwn = chain.first?.isNamed("tabBarController") == true
    if !isOwn || !isPlausible(bar) {
      bar.frame = CGRect(
        x: 0, y: window.frame.height - 49 - bottom, width: window.frame.width, height: 49 + bottom)
    }
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let destinations = (controller?.list("connections") ?? [])
      .filter { $0[attribute: "relationship"] == "viewControllers" }
      .compactMap { $0[attribute: "destination"] }
    let tabs = destinations.prefix(8).map { reading.links.controllers[$0] }
    bar.items = tabs.map { tab in
      tab?.child(key: "tabBarItem").map { BarFamily.tabItem($0, others) }
        ?? TabBarItem(title: tab?[attribute: "title"] ?? "Item", image: nil)
    }
    if isOwn {
      for (tab, item) in zip(tabs, bar.shownItems) {
        builder.add(tab?.child(key: "tabBarItem").flatMap { PlacedItem($0, item, in: element) })
      }
    }
    bar.selectedIndex = bar.items?.isEmpty != false ? nil : selectedTab(destinations)
    window.addSubview(bar)
  }

  private func selectedTab(_ destinations: [String]) -> Int {
    let shown =
      chain.compactMap(\.objectID)
      + (chain.last.flatMap { reading.links.navigation(of: $0)?.objectID }.map { [$0] } ?? [])
    return destinations.firstIndex { shown.contains($0) } ?? 0
  }

  private func addToolbar(
    _ metrics: BarMetrics, _ content: InterfaceElement, _ builder: SceneBuilder,
    _ others: SceneBuilder
  ) {
    let own = chain.first?.child(key: "toolbar")
    let element = own ?? metrics.navigation?.child(key: "toolbar")
    let maker = own == nil ? others : builder
    let bar = element.flatMap { maker.makeView($0) as? Toolbar } ?? Toolbar(frame: .zero)
    let bottom = reading.device.insets.bottom
    if own == nil || !isPlausible(bar) {
      bar.frame = CGRect(
        x: 0, y: window.frame.height - 44 - bottom, width: window.frame.width, height: 44 + bottom)
    }
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    bar.isHidden = !metrics.hasToolbar
    let items = content.list("toolbarItems")
    if items.contains(where: { $0.isNamed("barButtonItem") }) {
      BarFamily.show(items, in: bar, chain.count == 1 ? builder : others, of: element)
    }
    window.addSubview(bar)
  }

  /// Whether the file has a place for a bar: Xcode writes none, 1,000 points each way, or the upper
  /// edge for a bar that stands below, where it never laid the bar out.
  private func isPlausible(_ bar: View) -> Bool {
    let standsBelow = bar is NavigationBar || bar.frame.maxY > window.frame.height / 2
    return bar.frame.height >= 1 && bar.frame.maxX <= window.frame.width + 1
      && bar.frame.maxY <= window.frame.height + 1 && standsBelow
  }

  private func addFiller(_ color: DynamicColor, _ frame: CGRect) {
    guard frame.height > 0 else { return }
    let filler = View(frame: frame)
    filler.backgroundColor = color
    filler.autoresizingMask = [.flexibleWidth]
    window.addSubview(filler)
  }
}
