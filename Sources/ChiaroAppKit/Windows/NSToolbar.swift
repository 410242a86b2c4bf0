// SPDX-License-Identifier: MIT

import ChiaroControls
public import ChiaroViews
public import Foundation

/// The toolbar of a window.
///
/// Apple counterpart: `NSToolbar` · Source: AppKit reference · Fidelity: approximate, people cannot
/// change it
@MainActor
open class NSToolbar {
  /// The name of a toolbar.
  public typealias Identifier = String
  /// What is shown of the items; kept.
  ///
  /// Apple counterpart: `NSToolbar.DisplayMode` · Source: AppKit reference · Fidelity: exact
  public enum DisplayMode: UInt, Sendable {
    case `default` = 0
    case iconAndLabel = 1
    case iconOnly = 2
    case labelOnly = 3
  }

  /// The name of the toolbar.
  public final let identifier: Identifier
  /// Who makes the items; nil for nobody.
  open weak var delegate: (any NSToolbarDelegate)? { didSet { reload() } }
  /// Whether the toolbar is shown; the default is true.
  open var isVisible = true { didSet { window?.chromeDidChange() } }
  /// What is shown of the items; kept.
  open var displayMode = DisplayMode.default
  /// Whether people can change the toolbar; kept.
  open var allowsUserCustomization = false
  /// Whether what people changed is kept; nothing is.
  open var autosavesConfiguration = false
  /// Whether a line is drawn below the toolbar; it always is.
  open var showsBaselineSeparator = true
  /// The name of the chosen item, as in preferences; nil for none.
  open var selectedItemIdentifier: NSToolbarItem.Identifier? {
    didSet { window?.chromeDidChange() }
  }
  /// The items, from the leading edge.
  public private(set) final var items: [NSToolbarItem] = []
  /// The window of the toolbar; nil for none.
  final weak var window: NSWindow?

  /// Creates a toolbar with a name.
  public init(identifier: Identifier = "") { self.identifier = identifier }

  /// The items that are shown.
  public final var visibleItems: [NSToolbarItem]? { isVisible ? items : [] }

  private final func reload() {
    items = []
    for name in delegate?.toolbarDefaultItemIdentifiers(self) ?? [] {
      insertItem(withItemIdentifier: name, at: items.count)
    }
  }
  /// Inserts the item with a name, which the delegate makes.
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
  /// Enables the items by whether anybody has their actions.
  open func validateVisibleItems() {
    for item in items { item.validate() }
    window?.chromeDidChange()
  }
}

/// Who makes the items of a toolbar; every method has a default.
///
/// Apple counterpart: `NSToolbarDelegate` · Source: AppKit reference · Fidelity: approximate
@MainActor
public protocol NSToolbarDelegate: AnyObject {
  /// Returns the item with a name; nil for none, by default.
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem?
  /// Returns the names of the items, from the leading edge; none by default.
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// Returns the names of all items that there could be; none by default.
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// Returns the names of the items that can be chosen; none by default.
  func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
}

extension NSToolbarDelegate {
  /// Returns nil.
  public func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? { nil }
  /// Returns none.
  public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    []
  }
  /// Returns none.
  public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    []
  }
  /// Returns none.
  public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar)
    -> [NSToolbarItem.Identifier]
  { [] }
}

/// An item of a toolbar.
///
/// Apple counterpart: `NSToolbarItem` · Source: AppKit reference · Fidelity: approximate
@MainActor
open class NSToolbarItem {
  /// The name of an item.
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
    /// A fixed gap.
    public static let space = Identifier("NSToolbarSpaceItem")
    /// A gap that takes the room that is left.
    public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
  }

  /// The name of the item.
  public final let itemIdentifier: Identifier
  /// The toolbar with the item; nil for none.
  open internal(set) weak var toolbar: NSToolbar?
  /// What is written on the item.
  open var label = "" { didSet { toolbar?.window?.chromeDidChange() } }
  /// What is written where people change the toolbar; kept.
  open var paletteLabel = ""
  /// What is said of the item; kept and not shown.
  open var toolTip: String?
  /// The image of the item; nil for none.
  open var image: NSImage? { didSet { toolbar?.window?.chromeDidChange() } }
  /// The view of the item, in place of an image; nil for none.
  open var view: NSView? { didSet { toolbar?.window?.chromeDidChange() } }
  /// Whose method is called; nil for the first responder that has it.
  open weak var target: AnyObject?
  /// The method to call; nil for none.
  open var action: Selector?
  /// What to do instead of a method, or after it; nil for nothing.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public final var onAction: (@MainActor (NSToolbarItem) -> Void)?
  /// Whether the item can be pressed; the default is true.
  open var isEnabled = true { didSet { toolbar?.window?.chromeDidChange() } }
  /// Whether the item has a bezel; kept.
  open var isBordered = false
  /// The least size of the item's view, in points.
  open var minSize = NSSize.zero
  /// The greatest size of the item's view; kept.
  open var maxSize = NSSize.zero
  /// The number by which an app finds the item.
  open var tag = 0

  /// Creates an item with a name.
  public init(itemIdentifier: Identifier) { self.itemIdentifier = itemIdentifier }

  /// Enables the item by whether anybody has its action.
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
