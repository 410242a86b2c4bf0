// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

/// The kernel's navigation bar, configured by what content wishes.
@MainActor
enum NavigationBarNode {
  static func control(_ wishes: BarWishes, _ value: NavigationValue) -> ControlValue {
    var control = ControlValue("NavigationBar") { known, environment in
      let bar = known as? NavigationBar ?? NavigationBar(frame: .zero)
      var environment = environment
      if let scheme = wishes.scheme {
        environment.colorScheme = scheme
        bar.traitOverrides.userInterfaceStyle = scheme == .dark ? .dark : .light
      }
      let title = wishes.title?.plainText(in: environment)
      bar.prefersLargeTitles = isLarge(wishes, value, hasTitle: title != nil)
      let isReplaced = wishes.items.contains { $0.place == .principal }
      bar.title = isReplaced && !bar.prefersLargeTitles ? nil : title
      bar.backTitle = value.back != nil && wishes.isBackHidden != true ? "Back" : nil
      bar.backAction = value.back.map { back in Action { _ in back() } }
      bar.leftItems = items(wishes, .leading, environment)
      bar.rightItems = items(wishes, .trailing, environment).reversed()
      bar.titleView = wishes.items.first { $0.place == .principal }?.view(in: environment)
      bar.searchBar = wishes.search.flatMap { searchBar($0, bar, environment) }
      bar.isAtScrollEdge = true
      takeGround(bar, wishes, environment)
      bar.takeTint(of: environment)
      bar.takeOverrides(of: environment)
      return bar
    } size: { proposal, bar in
      bar.sizeThatFits(CGSize(width: proposal.width ?? 320, height: 0))
    }
    control.reaches = .top
    return control
  }

  /// The field below the title, where systems before iOS 26 have it.
  private static func searchBar(
    _ search: SearchValue, _ bar: NavigationBar, _ environment: EnvironmentValues
  ) -> SearchBar? {
    guard environment.release != .iOS26 else { return nil }
    let field = bar.searchBar ?? SearchBar(frame: .zero)
    field.searchBarStyle = .minimal
    field.placeholder = search.prompt ?? "Search"
    field.text = search.text.wrappedValue
    return field
  }

  /// The field at the bottom of the screen, where iOS 26 has it.
  static func searchField(_ search: SearchValue) -> Node {
    let text = search.text.wrappedValue
    let words = Text(verbatim: text.isEmpty ? search.prompt ?? "Search" : text).lowered
    let row = Node.row([.symbol("magnifyingglass"), words, .spacer, .symbol("mic.fill")])
    let ground = ShapeValue("background", .capsule(isContinuous: true), .fill(.material(.regular)))
    let field = row.foreground(.color(text.isEmpty ? .secondaryLabel : .label))
      .modified(.padding(EdgeInsets(.horizontal, 14)))
      .modified(.frame(width: nil, height: 48, .center))
    return Node(.layered(LayeredValue(.background, .center)), [field, Node(.shape(ground))])
      .modified(.padding(EdgeInsets(.horizontal, 28)))
  }

  /// The ground that content wishes for, where it is to be seen.
  private static func takeGround(
    _ bar: NavigationBar, _ wishes: BarWishes, _ environment: EnvironmentValues
  ) {
    guard wishes.showsBackground == true else { return }
    let look = NavigationBarAppearance()
    if let style = wishes.background {
      look.configureWithOpaqueBackground()
      look.backgroundColor = Palette().paint(style, in: environment).color
    } else {
      look.configureWithDefaultBackground()
    }
    (bar.standardAppearance, bar.scrollEdgeAppearance) = (look, look)
  }

  /// The root has a large title where it has one, and what was pushed has that of the one below
  /// (statement SU205).
  private static func isLarge(
    _ wishes: BarWishes, _ value: NavigationValue, hasTitle: Bool
  ) -> Bool {
    switch wishes.titleMode ?? .automatic {
    case .large: hasTitle
    case .inline: false
    case .automatic: hasTitle && value.back == nil
    }
  }

  private static func items(
    _ wishes: BarWishes, _ place: BarItemValue.Place, _ environment: EnvironmentValues
  ) -> [BarButtonItem] {
    wishes.items.filter { $0.place == place }.map { item in
      BarButtonItem(customView: item.view(in: environment))
    }
  }
}

extension KernelView {
  /// Takes the tint that was set, or the app's.
  fileprivate func takeTint(of environment: EnvironmentValues) {
    guard let tint = environment.tint ?? environment.accent else { return }
    tintColor = Palette.shared.color(tint, environment)
  }
}

extension BarItemValue {
  /// A view that shows the item, in the environment of the content that wishes for it.
  @MainActor
  fileprivate func view(in environment: EnvironmentValues) -> KernelView {
    let content = shown
    let view = NodeView { content.environment("bar") { $0 = $0.taking(environment) } }
    view.frame.size = view.measuredSize(within: CGSize(width: CGFloat.infinity, height: 44))
    return view
  }
}

/// The kernel's bar of tabs, and dots for pages.
@MainActor
enum TabBarNode {
  static func control(
    _ wishes: [BarWishes], _ chosen: Int, _ select: @escaping @MainActor (Int) -> Void
  ) -> ControlValue {
    var control = ControlValue("TabBar") { known, environment in
      let bar = known as? TabBar ?? TabBar(frame: .zero)
      let items = wishes.enumerated().map { index, wishes in
        let image = wishes.tab?.firstImage(in: environment)?.kernel
        let item = TabBarItem(
          title: wishes.tab?.plainText(in: environment), image: image,
          primaryAction: Action { _ in select(index) })
        item.badgeValue = wishes.tabBadge
        return item
      }
      bar.items = items
      bar.selectedIndex = chosen
      bar.isAtScrollEdge = true
      bar.takeTint(of: environment)
      bar.takeOverrides(of: environment)
      return bar
    } size: { proposal, bar in
      bar.sizeThatFits(CGSize(width: proposal.width ?? 320, height: 0))
    }
    control.reaches = .bottom
    return control
  }

  static func dots(_ count: Int, _ chosen: Int) -> ControlValue {
    ControlValue("PageControl") { known, _ in
      let dots = known as? PageControl ?? PageControl(frame: .zero)
      (dots.numberOfPages, dots.currentPage) = (count, chosen)
      return dots
    } size: { _, dots in
      dots.sizeThatFits(.zero)
    }
  }
}
