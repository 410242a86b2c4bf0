// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// A controller that shows its children side by side in a split view.
///
/// Apple counterpart: `NSSplitViewController` · Source: NSSplitViewController.h · Fidelity:
/// approximate, items collapse without animation
open class NSSplitViewController: NSViewController, NSSplitViewDelegate {
  /// The value of a length that stands for the system's default.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The split view of the controller; it can be replaced only before the controller's view is
  /// loaded.
  open var splitView: NSSplitView = {
    let view = NSSplitView()
    view.isVertical = true
    view.dividerStyle = .thin
    return view
  }()
  /// The items, starting at the leading or top edge; their view controllers are the children.
  open var splitViewItems: [NSSplitViewItem] = [] {
    didSet { itemsDidChange(from: oldValue) }
  }
  /// The width in points below which sidebars overlay the content; stored, but without effect.
  ///
  /// Fidelity: inert
  open var minimumThicknessForInlineSidebars = NSSplitViewController.automaticDimension

  /// Adds a split view item at the end.
  open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    insertSplitViewItem(splitViewItem, at: splitViewItems.count)
  }
  /// Inserts a split view item.
  ///
  /// - Precondition: the index is from 0 to the number of items
  open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
    splitViewItems.insert(splitViewItem, at: index)
  }
  /// Removes a split view item and its view controller.
  open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    splitViewItems.removeAll { $0 === splitViewItem }
  }
  /// Returns the split view item of a view controller; nil for none.
  open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? {
    splitViewItems.first { $0.viewController === viewController }
  }
  /// Collapses or expands the first item with the behavior `sidebar`; does nothing without one.
  open func toggleSidebar(_ sender: Any?) { toggle(.sidebar) }
  /// Collapses or expands the first item with the behavior `inspector`; does nothing without one.
  open func toggleInspector(_ sender: Any?) { toggle(.inspector) }

  private final func toggle(_ behavior: NSSplitViewItem.Behavior) {
    guard let item = splitViewItems.first(where: { $0.behavior == behavior }) else { return }
    item.isCollapsed.toggle()
  }

  private final func itemsDidChange(from former: [NSSplitViewItem]) {
    for item in former where !splitViewItems.contains(where: { $0 === item }) {
      item.owner = nil
      item.holder.removeFromSuperview()
      item.viewController.removeFromParent()
    }
    for item in splitViewItems where item.owner !== self {
      item.owner = self
      addChild(item.viewController)
    }
    if isViewLoaded { showItems() }
  }

  final func itemDidChange(_ item: NSSplitViewItem) {
    item.holder.isHidden = item.isCollapsed
    splitView.lengths = []
    viewIfLoaded?.setNeedsLayout()
    splitView.setNeedsLayout()
  }

  // MARK: The view

  open override func loadView() {
    view = splitView
    splitView.delegate = self
    showItems()
  }

  private final func showItems() {
    for (index, item) in splitViewItems.enumerated() {
      splitView.holding[ObjectIdentifier(item.holder)] = item.holdingPriority
      splitView.insertArrangedSubview(item.holder, at: index)
      item.holder.isHidden = item.isCollapsed
    }
    splitView.lengths = []
    splitView.setNeedsLayout()
  }

  /// Called before layout: each item keeps its length, except that the item with the lowest holding
  /// priority takes the remaining length.
  open override func viewWillLayout() {
    super.viewWillLayout()
    collapseShortItems()
    let shown = splitViewItems.filter { !$0.isCollapsed }
    let whole = splitView.isVertical ? splitView.bounds.width : splitView.bounds.height
    let room = whole - CGFloat(max(0, shown.count - 1)) * splitView.dividerThickness
    guard room > 0, !shown.isEmpty else { return }
    if splitView.lengths.count == shown.count {
      for (item, length) in zip(shown, splitView.lengths) where length > 1 { item.length = length }
    }
    let least = shown.map(\.holdingPriority.rawValue).min()
    let taker = shown.lastIndex { $0.holdingPriority.rawValue == least } ?? 0
    var lengths = shown.map { $0.wish(in: whole) }
    let others = lengths.enumerated().filter { $0.offset != taker }.map(\.element).reduce(0, +)
    lengths[taker] = max(room - others, 0)
    splitView.lengths = lengths
  }

  /// Collapses items that were as long as they wanted and that a moved divider has closed.
  private final func collapseShortItems() {
    let shown = splitViewItems.filter { !$0.isCollapsed }
    guard splitView.lengths.count == shown.count else { return }
    for (item, length) in zip(shown, splitView.lengths)
    where length < 1 && item.length != nil && item.canCollapse {
      item.isCollapsed = true
    }
  }

  // MARK: As the split view's delegate

  open func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat {
    proposedMinimumPosition + max(0, shownItem(dividerIndex)?.minimumThickness ?? 0)
  }

  open func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat {
    proposedMaximumPosition - max(0, shownItem(dividerIndex + 1)?.minimumThickness ?? 0)
  }

  open func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool {
    splitViewItems.first { $0.holder === subview }?.canCollapse == true
  }

  private final func shownItem(_ index: Int) -> NSSplitViewItem? {
    let shown = splitViewItems.filter { !$0.isCollapsed }
    return shown.indices.contains(index) ? shown[index] : nil
  }
}
