// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

/// A controller that shows its children as tabs, in a tab view or through the window's toolbar.
///
/// Apple counterpart: `NSTabViewController` · Source: NSTabViewController.h · Fidelity:
/// approximate, tabs change without animation
open class NSTabViewController: NSViewController, NSTabViewDelegate, NSToolbarDelegate {
  /// The place of the control with which the user selects tabs.
  ///
  /// Apple counterpart: `NSTabViewController.TabStyle` · Source: NSTabViewController.h ·
  /// Fidelity: exact
  public enum TabStyle: Int, Sendable, CaseIterable {
    case segmentedControlOnTop = 0
    case segmentedControlOnBottom = 1
    /// The window's toolbar has an item for each tab, as in a settings window.
    case toolbar = 2
    /// There is no such control; the program selects tabs.
    case unspecified = -1
  }

  /// The animation from one tab to another; has no effect here, because tabs change immediately.
  ///
  /// Apple counterpart: `NSViewController.TransitionOptions` · Source: NSViewController.h ·
  /// Fidelity: inert, only `crossfade` and `allowUserInteraction`
  public struct TransitionOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A cross-fade from the former tab to the new one; has no effect here.
    ///
    /// Fidelity: inert
    public static let crossfade = TransitionOptions(rawValue: 1)
    /// An option that lets the user interact with the window during the animation; has no effect
    /// here.
    ///
    /// Fidelity: inert
    public static let allowUserInteraction = TransitionOptions(rawValue: 0x1000)
  }

  /// The tab view of the controller; it can be replaced only before the controller's view is
  /// loaded.
  open var tabView = NSTabView()
  /// The place of the control with which the user selects tabs; the default is
  /// `segmentedControlOnTop`.
  open var tabStyle = TabStyle.segmentedControlOnTop { didSet { styleDidChange() } }
  /// The animation from one tab to another; stored, but without effect, because tabs change
  /// immediately.
  ///
  /// Fidelity: inert
  open var transitionOptions: TransitionOptions = [.crossfade, .allowUserInteraction]
  /// Whether the controller takes the title of the selected tab's controller; the default is true.
  open var canPropagateSelectedChildViewControllerTitle = true
  private final var tabToolbar: NSToolbar?

  // MARK: Tabs

  /// The tabs, starting at the leading edge; setting the array replaces all tabs.
  open var tabViewItems: [NSTabViewItem] {
    get { tabView.tabViewItems }
    set {
      for item in tabView.tabViewItems { removeTabViewItem(item) }
      for item in newValue { addTabViewItem(item) }
    }
  }
  /// The index of the selected tab; -1 for none.
  ///
  /// An index out of range is ignored when it is set.
  open var selectedTabViewItemIndex: Int {
    get { tabView.selectedTabViewItem.map(tabView.indexOfTabViewItem) ?? -1 }
    set { tabView.selectTabViewItem(at: newValue) }
  }

  /// Adds a tab at the end; its controller becomes a child.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
    insertTabViewItem(tabViewItem, at: tabViewItems.count)
  }
  /// Inserts a tab; its controller becomes a child.
  ///
  /// - Precondition: the index is from 0 to the number of tabs
  open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
    if tabView.delegate == nil { tabView.delegate = self }
    if let controller = tabViewItem.viewController, controller.parent !== self {
      super.insertChild(controller, at: min(index, children.count))
    }
    tabView.insertTabViewItem(tabViewItem, at: index)
    reloadToolbar()
  }
  /// Removes a tab and its controller.
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
    tabView.removeTabViewItem(tabViewItem)
    tabViewItem.viewController?.removeFromParent()
    reloadToolbar()
  }
  /// Returns the tab of a view controller; nil for none.
  open func tabViewItem(for viewController: NSViewController) -> NSTabViewItem? {
    tabViewItems.first { $0.viewController === viewController }
  }
  /// Adds a child controller and a new tab for it, at an index from 0 to the number of tabs.
  open override func insertChild(_ childViewController: NSViewController, at index: Int) {
    insertTabViewItem(NSTabViewItem(viewController: childViewController), at: index)
  }

  // MARK: The view

  open override func loadView() {
    view = tabView
    styleDidChange()
  }

  open override func viewWillAppear() {
    super.viewWillAppear()
    reloadToolbar()
    propagateTitle()
  }

  open override func viewDidLayout() {
    super.viewDidLayout()
    if tabStyle == .toolbar, tabToolbar == nil { reloadToolbar() }
  }

  private final func styleDidChange() {
    tabView.tabViewType =
      switch tabStyle {
      case .segmentedControlOnTop: .topTabsBezelBorder
      case .segmentedControlOnBottom: .bottomTabsBezelBorder
      case .toolbar, .unspecified: .noTabsNoBorder
      }
    reloadToolbar()
  }

  /// Puts the tabs into the toolbar of the window, if that is their place.
  private final func reloadToolbar() {
    guard tabStyle == .toolbar, let window = viewIfLoaded?.window else { return }
    let toolbar = NSToolbar(identifier: "tabs")
    tabToolbar = toolbar
    toolbar.delegate = self
    toolbar.selectedItemIdentifier = selectedIdentifier
    window.toolbar = toolbar
  }

  private final func identifier(of index: Int) -> NSToolbarItem.Identifier {
    NSToolbarItem.Identifier("tab \(index)")
  }
  private final var selectedIdentifier: NSToolbarItem.Identifier? {
    selectedTabViewItemIndex < 0 ? nil : identifier(of: selectedTabViewItemIndex)
  }
  private final func propagateTitle() {
    let title = tabView.selectedTabViewItem?.viewController?.title
    if canPropagateSelectedChildViewControllerTitle, let title { self.title = title }
  }

  // MARK: As a delegate

  open func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { true }
  open func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
  open func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {
    tabToolbar?.selectedItemIdentifier = selectedIdentifier
    propagateTitle()
  }

  open func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? {
    let all = tabViewItems
    guard let index = all.indices.first(where: { identifier(of: $0) == itemIdentifier }) else {
      return nil
    }
    let item = NSToolbarItem(itemIdentifier: itemIdentifier)
    let tab = all[index]
    (item.label, item.image, item.toolTip) = (tab.label, tab.image, tab.toolTip)
    item.onAction = { [weak self] _ in self?.selectedTabViewItemIndex = index }
    return item
  }
  open func toolbarDefaultItemIdentifiers(
    _ toolbar: NSToolbar
  ) -> [NSToolbarItem.Identifier] { tabViewItems.indices.map(identifier) }
  open func toolbarAllowedItemIdentifiers(
    _ toolbar: NSToolbar
  ) -> [NSToolbarItem.Identifier] { tabViewItems.indices.map(identifier) }
  open func toolbarSelectableItemIdentifiers(
    _ toolbar: NSToolbar
  ) -> [NSToolbarItem.Identifier] { tabViewItems.indices.map(identifier) }
}
