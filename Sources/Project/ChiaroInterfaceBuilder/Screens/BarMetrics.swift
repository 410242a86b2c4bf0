// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroViews
import Foundation

/// The bars around a controller's view on the canvas, and the safe area that they leave.
@MainActor
struct BarMetrics {
  /// The navigation controller whose bar is above the view; nil for none.
  let navigation: InterfaceElement?
  /// The tab bar controller whose bar is below the view; nil for none.
  let tabs: InterfaceElement?
  /// Whether a bar is above the view.
  let hasNavigationBar: Bool
  /// Whether tabs are below the view.
  let hasTabBar: Bool
  /// Whether a toolbar is below the view.
  let hasToolbar: Bool
  /// The bar's lower edge.
  let barBottom: CGFloat
  /// The safe area.
  let insets: EdgeInsets

  init(
    _ reading: ScreenReading, _ content: InterfaceElement, _ root: InterfaceElement?,
    _ chain: [InterfaceElement]
  ) {
    let containers = chain.dropLast()
    let navigation =
      containers.last { $0.isNamed("navigationController") }
      ?? reading.links.navigation(of: content)
    let tabs =
      containers.last { $0.isNamed("tabBarController") } ?? reading.links.tabBar(of: content)
    self.navigation = navigation
    self.tabs = tabs
    // What the file says of the canvas counts more than what follows from segues.
    let topMetrics = content.child(key: "simulatedTopBarMetrics")
    let bottomMetrics = content.child(key: "simulatedBottomBarMetrics")
    let infersTop =
      navigation.map { $0.flag("navigationBarHidden") != true }
      ?? Self.isPutIntoNavigation(content, root)
    hasNavigationBar = topMetrics.map { $0.isNamed("simulatedNavigationBarMetrics") } ?? infersTop
    let hidesTabs = content.flag("hidesBottomBarWhenPushed") == true
    hasTabBar =
      bottomMetrics.map { $0.isNamed("simulatedTabBarMetrics") } ?? (tabs != nil && !hidesTabs)
    hasToolbar =
      bottomMetrics.map { $0.isNamed("simulatedToolbarMetrics") }
      ?? (navigation?.flag("toolbarHidden") == false)

    var insets = reading.device.insets
    let size = root?.rect(key: "frame")?.size ?? reading.device.size
    // A view that is no screen, such as a sheet's or a cell's, has no status bar.
    let isWholeScreen =
      size.height >= reading.device.size.height - 70 && size.width >= reading.device.size.width - 1
    if !isWholeScreen || content.child(key: "simulatedStatusBarMetrics")?.isNamed("nil") == true {
      insets.top = 0
    }
    if !isWholeScreen { insets = .zero }
    let bar = navigation?.child(key: "navigationBar")?.rect(key: "frame")
    let bottom = max(bar?.maxY ?? 0, insets.top + 44)
    barBottom = bottom
    if hasNavigationBar { insets.top = bottom }
    if hasTabBar { insets.bottom += 49 }
    if hasToolbar { insets.bottom += hasTabBar ? 0 : 44 }
    self.insets = insets
  }

  /// Whether a controller has items for a bar that only code puts around it, and content that moves
  /// out of the bar's way by itself.
  private static func isPutIntoNavigation(
    _ content: InterfaceElement, _ root: InterfaceElement?
  ) -> Bool {
    let item = content.child(key: "navigationItem")
    let hasViews = item?.descendants.contains { ["customView", "titleView"].contains($0.key) }
    let scrolls = ["tableView", "collectionView", "scrollView"]
    return hasViews == true && (root.map { scrolls.contains($0.name) } ?? true)
  }
}
