// SPDX-License-Identifier: MIT

import ChiaroControls
public import ChiaroViews
public import Foundation

/// The toolbar of a window.
///
/// Apple counterpart: `NSToolbar` · Source: AppKit reference · Fidelity: approximate, people cannot
/// change it
@preconcurrency @MainActor
open class NSToolbar {
  /// The identifier of a toolbar.
  public typealias Identifier = String
  /// The display of a toolbar's items as icons, labels or both; stored, but without effect.
  ///
  /// Apple counterpart: `NSToolbar.DisplayMode` · Source: AppKit reference · Fidelity: exact
  public enum DisplayMode: UInt, Sendable {
    case `default` = 0
    case iconAndLabel = 1
    case iconOnly = 2
    case labelOnly = 3
  }

  /// The identifier of the toolbar.
  public final let identifier: Identifier
  /// The delegate, which supplies the items; nil for none.
  open weak var delegate: (any NSToolbarDelegate)? { didSet { reload() } }
  /// Whether the toolbar is shown; the default is true.
  open var isVisible = true { didSet { window?.chromeDidChange() } }
  /// The display of the items as icons, labels or both; stored, but without effect.
  open var displayMode = DisplayMode.default
  /// Whether people can customize the toolbar; stored, but without effect.
  open var allowsUserCustomization = false
  /// Whether customizations are saved; stored, but nothing is saved.
  open var autosavesConfiguration = false
  /// Whether there is a line below the toolbar; stored, without effect: there always is.
  open var showsBaselineSeparator = true
  /// The identifier of the selected item, as in a settings window; nil for none.
  open var selectedItemIdentifier: NSToolbarItem.Identifier? {
    didSet { window?.chromeDidChange() }
  }
  /// The items, from the leading edge.
  public private(set) final var items: [NSToolbarItem] = []
  /// The window of the toolbar; nil for none.
  final weak var window: NSWindow?

  /// Creates a toolbar with an identifier.
  public init(identifier: Identifier = "") { self.identifier = identifier }

  /// The items that are visible; none while the toolbar is hidden.
  public final var visibleItems: [NSToolbarItem]? { isVisible ? items : [] }

  private final func reload() {
    items = []
    for name in delegate?.toolbarDefaultItemIdentifiers(self) ?? [] {
      insertItem(withItemIdentifier: name, at: items.count)
    }
  }
  /// Inserts the item with an identifier, which the delegate supplies.
  open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {
    let isStandard = [.space, .flexibleSpace].contains(itemIdentifier)
    let made =
      isStandard
      ? NSToolbarItem(itemIdentifier: itemIdentifier)
      : delegate?.toolbar(
        self, itemForItemIdentifier: itemIdentifier, willBeInsertedIntoToolbar: true)
    guard let made else { return }
    made.toolbar = self
    items.insert(made, at: min(max(0, index), items.count))
    window?.chromeDidChange()
  }
  /// Removes the item at an index.
  open func removeItem(at index: Int) {
    items.remove(at: index)
    window?.chromeDidChange()
  }
  /// Enables the items whose actions an object implements, and disables the others.
  open func validateVisibleItems() {
    for item in items { item.validate() }
    window?.chromeDidChange()
  }
}

/// The delegate of a toolbar, which supplies its items; every method has a default.
///
/// Apple counterpart: `NSToolbarDelegate` · Source: AppKit reference · Fidelity: approximate
@preconcurrency @MainActor
public protocol NSToolbarDelegate: AnyObject {
  /// Returns the item with an identifier; nil, the default, for none.
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem?
  /// Returns the identifiers of the default items, from the leading edge; empty by default.
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// Returns the identifiers of all possible items; empty by default.
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// Returns the identifiers of the items that can be selected; empty by default.
  func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
}

extension NSToolbarDelegate {
  /// Returns nil.
  public func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? { nil }
  /// Returns an empty array.
  public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    []
  }
  /// Returns an empty array.
  public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    []
  }
  /// Returns an empty array.
  public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar)
    -> [NSToolbarItem.Identifier]
  { [] }
}

/// An item of a toolbar.
///
/// Apple counterpart: `NSToolbarItem` · Source: AppKit reference · Fidelity: approximate
@preconcurrency @MainActor
open class NSToolbarItem {
  /// The identifier of a toolbar item.
  ///
  /// Apple counterpart: `NSToolbarItem.Identifier` · Source: AppKit reference · Fidelity: exact
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name as text.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(stringLiteral value: String) { rawValue = value }
    /// A gap of a fixed width.
    public static let space = Identifier("NSToolbarSpaceItem")
    /// A gap that takes the remaining width.
    public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
  }

  /// The identifier of the item.
  public final let itemIdentifier: Identifier
  /// The toolbar that contains the item; nil for none.
  open internal(set) weak var toolbar: NSToolbar?
  /// The label of the item.
  open var label = "" { didSet { toolbar?.window?.chromeDidChange() } }
  /// The label where people customize the toolbar; stored, but without effect.
  open var paletteLabel = ""
  /// The tool tip of the item; stored, but not shown; nil for none.
  open var toolTip: String?
  /// The image of the item; nil for none.
  open var image: NSImage? { didSet { toolbar?.window?.chromeDidChange() } }
  /// The view of the item, which replaces its image; nil for none.
  open var view: NSView? { didSet { toolbar?.window?.chromeDidChange() } }
  /// The object that gets the action; nil for the first responder that implements it.
  open weak var target: AnyObject?
  /// The action of the item; nil for none.
  open var action: Selector?
  /// A closure that is called besides the target's action; nil for none.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public final var onAction: (@MainActor (NSToolbarItem) -> Void)?
  /// Whether the item is enabled; the default is true.
  open var isEnabled = true { didSet { toolbar?.window?.chromeDidChange() } }
  /// Whether the item has a bezel; stored, but without effect.
  open var isBordered = false
  /// The least size of the item's view, in points.
  open var minSize = NSSize.zero
  /// The greatest size of the item's view in points; stored, but without effect.
  open var maxSize = NSSize.zero
  /// The number by which an app finds the item.
  open var tag = 0

  /// Creates an item with an identifier.
  public init(itemIdentifier: Identifier) { self.itemIdentifier = itemIdentifier }

  /// Enables the item if an object implements its action, and disables it otherwise.
  open func validate() {
    guard let action, onAction == nil else { return }
    isEnabled = target != nil || NSApplication.shared.target(forAction: action) != nil
  }

  /// Does what the item is for; one that can be chosen is chosen first.
  final func press() {
    if let toolbar,
      toolbar.delegate?.toolbarSelectableItemIdentifiers(toolbar).contains(itemIdentifier) == true
    {
      toolbar.selectedItemIdentifier = itemIdentifier
    }
    if let action { NSApplication.shared.sendAction(action, to: target, from: self) }
    onAction?(self)
  }
}
