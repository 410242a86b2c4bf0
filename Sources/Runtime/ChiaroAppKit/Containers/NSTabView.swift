// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A view with tabs; it shows the view of the selected tab below a segmented control.
///
/// Apple counterpart: `NSTabView` · Source: AppKit reference; the metrics of macOS 11 to 15 ·
/// Fidelity: approximate, tabs at the left and right are shown at the top
open class NSTabView: NSView {
  /// The position of the tabs and the border of a tab view.
  ///
  /// Apple counterpart: `NSTabView.TabType` · Source: AppKit reference · Fidelity: exact
  public enum TabType: UInt, Sendable, CaseIterable {
    case topTabsBezelBorder = 0
    case leftTabsBezelBorder = 1
    case bottomTabsBezelBorder = 2
    case rightTabsBezelBorder = 3
    case noTabsBezelBorder = 4
    case noTabsLineBorder = 5
    case noTabsNoBorder = 6
  }

  /// The position of the tabs and the border; the default is `topTabsBezelBorder`.
  open var tabViewType = TabType.topTabsBezelBorder {
    didSet {
      setNeedsDisplay()
      setNeedsLayout()
    }
  }
  /// The tabs, starting at the leading edge.
  public private(set) final var tabViewItems: [NSTabViewItem] = []
  /// The selected tab, whose view is shown; nil for none.
  public private(set) final var selectedTabViewItem: NSTabViewItem?
  /// The delegate, which can refuse to select a tab and is notified of selections; nil for none.
  open weak var delegate: (any NSTabViewDelegate)?
  /// Whether the background and the border are drawn; the default is true.
  open var drawsBackground = true { didSet { setNeedsDisplay() } }
  private final let tabs = NSSegmentedControl()

  /// Creates a tab view with a frame and no tabs.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    tabs.onAction = { [unowned self] _ in selectTabViewItem(at: tabs.selectedSegment) }
    addSubview(tabs)
  }

  // MARK: Tabs

  /// The number of tabs.
  public final var numberOfTabViewItems: Int { tabViewItems.count }
  /// Adds a tab at the end; if it is the first tab, it is selected.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
    insertTabViewItem(tabViewItem, at: tabViewItems.count)
  }
  /// Inserts a tab; if it is the first tab, it is selected.
  ///
  /// - Precondition: the index is from 0 to the number of tabs
  open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
    if let former = tabViewItem.tabView, former !== self { former.removeTabViewItem(tabViewItem) }
    tabViewItem.tabView = self
    tabViewItems.insert(tabViewItem, at: index)
    if selectedTabViewItem == nil { selectTabViewItem(tabViewItem) }
    itemsDidChange()
    delegate?.tabViewDidChangeNumberOfTabViewItems(self)
  }
  /// Removes a tab; if it was selected, the first remaining tab is selected without asking the
  /// delegate.
  ///
  /// A tab of another tab view is ignored.
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
    guard tabViewItems.contains(where: { $0 === tabViewItem }) else { return }
    tabViewItems.removeAll { $0 === tabViewItem }
    tabViewItem.tabView = nil
    if selectedTabViewItem === tabViewItem { show(tabViewItems.first) }
    itemsDidChange()
    delegate?.tabViewDidChangeNumberOfTabViewItems(self)
  }
  /// Returns the index of a tab; `NSNotFound` if it is not in the tab view.
  public final func indexOfTabViewItem(_ tabViewItem: NSTabViewItem) -> Int {
    tabViewItems.firstIndex { $0 === tabViewItem } ?? NSNotFound
  }
  /// Returns the index of the first tab with an identifier; `NSNotFound` for none.
  ///
  /// Identifiers are compared as text.
  public final func indexOfTabViewItem(withIdentifier identifier: Any) -> Int {
    tabViewItems.firstIndex {
      NSControl.text(of: $0.identifier) == NSControl.text(of: identifier)
    } ?? NSNotFound
  }
  /// Returns the tab at an index.
  ///
  /// - Precondition: there is a tab at the index
  public final func tabViewItem(at index: Int) -> NSTabViewItem { tabViewItems[index] }

  /// Writes the tabs anew.
  final func itemsDidChange() {
    tabs.segments = tabViewItems.map {
      NSSegmentedControl.Segment(label: $0.label, image: $0.image)
    }
    tabs.selectedSegment = selectedTabViewItem.map(indexOfTabViewItem) ?? -1
    setNeedsLayout()
  }

  // MARK: Selection

  /// Selects a tab unless the delegate refuses; with nil no view is shown.
  open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) {
    guard tabViewItem !== selectedTabViewItem else { return }
    guard delegate?.tabView(self, shouldSelect: tabViewItem) ?? true else {
      return itemsDidChange()
    }
    delegate?.tabView(self, willSelect: tabViewItem)
    show(tabViewItem)
    itemsDidChange()
    delegate?.tabView(self, didSelect: tabViewItem)
  }
  /// Selects the tab at an index unless the delegate refuses; an index out of range is ignored.
  open func selectTabViewItem(at index: Int) {
    if tabViewItems.indices.contains(index) { selectTabViewItem(tabViewItems[index]) }
  }
  /// Selects the tab with an identifier, if there is one and the delegate allows it.
  open func selectTabViewItem(withIdentifier identifier: Any) {
    selectTabViewItem(at: indexOfTabViewItem(withIdentifier: identifier))
  }
  /// Selects the next tab unless the delegate refuses; does nothing if the last tab is selected.
  open func selectNextTabViewItem(_ sender: Any?) { step(1) }
  /// Selects the previous tab unless the delegate refuses; does nothing if the first tab is
  /// selected.
  open func selectPreviousTabViewItem(_ sender: Any?) { step(-1) }
  /// Selects the first tab unless the delegate refuses; does nothing without tabs.
  open func selectFirstTabViewItem(_ sender: Any?) { selectTabViewItem(at: 0) }
  /// Selects the last tab unless the delegate refuses; does nothing without tabs.
  open func selectLastTabViewItem(_ sender: Any?) { selectTabViewItem(at: tabViewItems.count - 1) }
  private final func step(_ direction: Int) {
    if let selectedTabViewItem {
      selectTabViewItem(at: indexOfTabViewItem(selectedTabViewItem) + direction)
    }
  }
  private final func show(_ item: NSTabViewItem?) {
    selectedTabViewItem?.view?.removeFromSuperview()
    selectedTabViewItem = item
    if let view = item?.view { addSubview(view) }
    setNeedsLayout()
  }
  /// Shows another view for the tab that is shown.
  final func viewDidChange(_ item: NSTabViewItem, from former: NSView?) {
    guard item === selectedTabViewItem else { return }
    former?.removeFromSuperview()
    if let view = item.view { addSubview(view) }
    setNeedsLayout()
  }

  // MARK: Layout

  private final var hasTabs: Bool { tabViewType.rawValue < 4 }
  private final var hasBox: Bool { tabViewType != .noTabsNoBorder }
  private final var isBelow: Bool { tabViewType == .bottomTabsBezelBorder }
  private final var box: CGRect {
    guard hasTabs else { return bounds }
    return CGRect(
      x: bounds.minX, y: bounds.minY + (isBelow ? 0 : 11), width: bounds.width,
      height: max(0, bounds.height - 11))
  }
  /// The rectangle that shows the selected tab's view, in the tab view's coordinates.
  public final var contentRect: NSRect {
    guard hasTabs else { return hasBox ? bounds.within(dx: 1, dy: 1) : bounds }
    return CGRect(
      x: box.minX + 8, y: box.minY + (isBelow ? 8 : 17), width: max(0, box.width - 16),
      height: max(0, box.height - 25))
  }

  /// Whether y grows downwards; always true.
  open override var isFlipped: Bool { true }
  open override func layout() {
    super.layout()
    tabs.isHidden = !hasTabs
    let size = tabs.intrinsicContentSize
    tabs.frame = CGRect(
      x: bounds.midX - size.width / 2, y: isBelow ? bounds.maxY - size.height : bounds.minY,
      width: size.width, height: size.height)
    selectedTabViewItem?.view?.frame = contentRect
  }

  open override func drawContent(in context: GraphicsContext) {
    guard hasBox, drawsBackground else { return }
    context.fill(box, ControlLook.well, cornerRadius: 5)
    context.strokeColor = ControlLook.edge
    context.stroke(box, width: 0.5, cornerRadius: 5)
    // The tabs stand over the line, which would show through.
    if hasTabs { context.fill(tabs.frame, .windowBackgroundColor, cornerRadius: 6) }
  }
}

/// A tab of a tab view, which has a view of its own.
///
/// Apple counterpart: `NSTabViewItem` · Source: AppKit reference · Fidelity: approximate, has no
/// color and state
@preconcurrency @MainActor
open class NSTabViewItem {
  /// The identifier of the tab; nil for none.
  open var identifier: Any?
  /// The title of the tab.
  open var label = "" { didSet { tabView?.itemsDidChange() } }
  /// The image on the tab; nil for none.
  open var image: NSImage? { didSet { tabView?.itemsDidChange() } }
  /// The tool tip of the tab; nil for none.
  ///
  /// It is stored, but not shown.
  ///
  /// Fidelity: inert
  open var toolTip: String?
  /// The view of the tab; nil for none.
  open var view: NSView? { didSet { tabView?.viewDidChange(self, from: oldValue) } }
  /// The view controller whose view is the tab's view; nil for none.
  ///
  /// Setting nil keeps the view.
  open var viewController: NSViewController? {
    didSet { if let viewController { view = viewController.view } }
  }
  /// The tab view that contains the tab; nil for none.
  open internal(set) weak var tabView: NSTabView?

  /// Creates a tab with an identifier and without a view.
  public init(identifier: Any? = nil) { self.identifier = identifier }
  /// Creates a tab for a view controller, with the controller's view and title.
  public convenience init(viewController: NSViewController) {
    self.init(identifier: nil)
    self.viewController = viewController
    view = viewController.view
    label = viewController.title ?? ""
  }
}

/// The delegate of a tab view; every method has a default.
///
/// Apple counterpart: `NSTabViewDelegate` · Source: AppKit reference · Fidelity: approximate, only
/// methods for the selection
@preconcurrency @MainActor
public protocol NSTabViewDelegate: AnyObject {
  /// Asks whether a tab may be selected; the default returns true.
  func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool
  /// Called before a tab is selected.
  func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?)
  /// Called after a tab was selected.
  func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
  /// Called after a tab was added or removed.
  func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView)
}

extension NSTabViewDelegate {
  /// Asks whether a tab may be selected; the default returns true.
  public func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool {
    true
  }
  /// Called before a tab is selected; the default does nothing.
  public func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
  /// Called after a tab was selected; the default does nothing.
  public func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
  /// Called after a tab was added or removed; the default does nothing.
  public func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView) {}
}
