// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

// Where the content of a navigation controller stands: behind its bars, or between them.
extension NavigationController: BarFollower {
  final var followed: ViewController? { shown }

  private final var barHeight: CGFloat {
    isNavigationBarHidden ? 0 : navigationBar.sizeThatFits(view.bounds.size).height
  }
  private final var isToolbarShown: Bool { !isToolbarHidden && !hidesBottomBar }
  /// The height of the toolbar in points, without what the device or other bars cover.
  private final var toolbarHeight: CGFloat {
    isToolbarShown ? toolbar.sizeThatFits(view.bounds.size).height : 0
  }
  private final var extendsAbove: Bool {
    isNavigationBarHidden || extends(shown, under: navigationBar, at: .top)
  }
  private final var extendsBelow: Bool {
    let edges = shown?.edgesForExtendedLayout ?? .all
    return isToolbarShown ? extends(shown, under: toolbar, at: .bottom) : edges.contains(.bottom)
  }

  /// The frame of the view that is shown.
  final var contentFrame: CGRect {
    let (size, safe) = (view.bounds.size, view.safeAreaInsets)
    // Without a bar the content reaches below what covers the window's edge.
    let top = extendsAbove ? 0 : safe.top + barHeight
    let isAboveBars = isToolbarShown || barInsets.bottom > 0
    let bottom = extendsBelow || !isAboveBars ? 0 : safe.bottom + toolbarHeight
    return CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top - bottom))
  }

  /// Places the bars, and the content with its safe area.
  final func placeBars() {
    let (size, safe) = (view.bounds.size, view.safeAreaInsets)
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(x: 0, y: 0, width: size.width, height: safe.top + barHeight)
    placeToolbar()
    takeGround()
    followContent()
    shown?.barInsets = EdgeInsets(
      top: extendsAbove ? barHeight : 0, left: 0, bottom: extendsBelow ? toolbarHeight : 0, right: 0
    )
    shown?.viewIfLoaded?.frame = contentFrame
    updateEdges()
  }

  private final func placeToolbar() {
    guard isToolbarShown else {
      viewIfLoaded?.subviews.first { $0 is Toolbar }?.isHidden = true
      return
    }
    let safe = view.safeAreaInsets.bottom
    if toolbar.superview !== view { view.addSubview(toolbar) }
    toolbar.isHidden = false
    toolbar.items = shown?.toolbarItems
    // Above other bars it ends where they begin.
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - safe - toolbarHeight, width: view.bounds.width,
      height: toolbarHeight + (barInsets.bottom > 0 ? 0 : safe))
  }

  /// Gives the container the ground of content that does not reach behind the bar.
  private final func takeGround() {
    guard view.backgroundColor == nil || view.backgroundColor == takenGround else { return }
    takenGround = extendsAbove ? nil : shown?.viewIfLoaded?.backgroundColor
    if view.backgroundColor != takenGround { view.backgroundColor = takenGround }
  }

  /// Follows the content of a controller that comes into place, with a large title as high as the
  /// content leaves it.
  final func beginFollowing() {
    navigationBar.largeTitleRoom = NavigationBar.largeHeight
    followContent()
    if let content = content(at: .top) { shrinkTitle(over: content) }
    updateEdges()
  }

  final func contentDidMove(_ content: ScrollView) {
    if content === self.content(at: .top) { shrinkTitle(over: content) }
    updateEdges()
    tellContainer(content)
  }

  /// Gives the large title as much room as the content leaves it.
  private final func shrinkTitle(over content: ScrollView) {
    let whole = NavigationBar.largeHeight
    guard navigationBar.isLarge, !isNavigationBarHidden else {
      content.roomAbove = 0
      navigationBar.largeTitleRoom = whole
      return
    }
    guard content.appliedInsets.top > 0, content.isDescendant(of: view) else { return }
    let least = view.safeAreaInsets.top + barHeight - navigationBar.largeTitleRoom
    let room = min(whole, max(0, content.contentTop(in: view) - least))
    content.roomAbove = whole - room
    navigationBar.largeTitleRoom = room
  }

  private final func updateEdges() {
    let bar = view.safeAreaInsets.top + barHeight
    navigationBar.isAtScrollEdge = content(at: .top)?.isAtTop(below: bar, in: view) ?? true
    guard isToolbarShown else { return }
    let edge = toolbar.frame.minY
    toolbar.isAtScrollEdge = content(at: .bottom)?.isAtBottom(above: edge, in: view) ?? true
  }
}
