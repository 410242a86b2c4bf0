// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

/// The kernel's navigation bar, configured by what content wishes.
@MainActor
enum NavigationBarNode {
  static func control(_ wishes: BarWishes, _ value: NavigationValue) -> ControlValue {
    ControlValue("NavigationBar") { known, environment in
      let bar = known as? NavigationBar ?? NavigationBar(frame: .zero)
      let title = wishes.title?.plainText(in: environment)
      bar.title = wishes.items.contains { $0.place == .principal } ? nil : title
      bar.prefersLargeTitles = isLarge(wishes, value, hasTitle: title != nil)
      bar.backTitle = value.back != nil && wishes.isBackHidden != true ? "Back" : nil
      bar.backAction = value.back.map { back in Action { _ in back() } }
      bar.leftItems = items(wishes, .leading, environment)
      bar.rightItems = items(wishes, .trailing, environment).reversed()
      bar.isAtScrollEdge = true
      bar.takeOverrides(of: environment)
      return bar
    } size: { proposal, bar in
      bar.sizeThatFits(CGSize(width: proposal.width ?? 320, height: 0))
    }
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

extension BarItemValue {
  /// A view that shows the item, in the environment of the content that wishes for it.
  @MainActor
  fileprivate func view(in environment: EnvironmentValues) -> KernelView {
    let content = content
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
    ControlValue("TabBar") { known, environment in
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
      bar.takeOverrides(of: environment)
      return bar
    } size: { proposal, bar in
      bar.sizeThatFits(CGSize(width: proposal.width ?? 320, height: 0))
    }
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
