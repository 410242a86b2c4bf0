// SPDX-License-Identifier: MIT

import ChiaroControls
public import ChiaroViews
public import Foundation

/// The toolbar of a window, which shows items.
///
/// Apple counterpart: `NSToolbar` · Source: AppKit reference · Fidelity: approximate, the user
/// cannot customize it
@preconcurrency @MainActor
open class NSToolbar {
  /// The identifier of a toolbar.
  public typealias Identifier = String
  /// Whether a toolbar shows its items as icons, labels or both; stored, but without effect.
  ///
  /// Apple counterpart: `NSToolbar.DisplayMode` · Source: AppKit reference · Fidelity: inert
  public enum DisplayMode: UInt, Sendable {
    case `default` = 0
    case iconAndLabel = 1
    case iconOnly = 2
    case labelOnly = 3
  }

  /// The identifier of the toolbar.
  public final let identifier: Identifier
  /// The delegate, which supplies the items; nil for none.
  ///
  /// Setting a delegate replaces the items.
  open weak var delegate: (any NSToolbarDelegate)? { didSet { reload() } }
  /// Whether the toolbar is shown; the default is true.
  open var isVisible = true { didSet { window?.chromeDidChange() } }
  /// Whether the items are shown as icons, labels or both; stored, but without effect.
  ///
  /// Fidelity: inert
  open var displayMode = DisplayMode.default
  /// Whether the user can customize the toolbar; stored, but without effect.
  ///
  /// Fidelity: inert
  open var allowsUserCustomization = false
  /// Whether the user's customizations are saved; stored, but nothing is saved.
  ///
  /// Fidelity: inert
  open var autosavesConfiguration = false
  /// Whether there is a line between the toolbar and the content; stored, but without effect.
  ///
  /// Fidelity: inert
  open var showsBaselineSeparator = true
  /// The identifier of the selected item, as in a settings window; nil for none.
  ///
  /// The item is drawn as selected; setting the identifier does not send the item's action.
  open var selectedItemIdentifier: NSToolbarItem.Identifier? {
    didSet { window?.chromeDidChange() }
  }
  /// The toolbar's items, including spaces, starting at the leading edge.
  public private(set) final var items: [NSToolbarItem] = []
  /// The window of the toolbar; nil for none.
  final weak var window: NSWindow?

  /// Creates a toolbar with an identifier.
  public init(identifier: Identifier = "") { self.identifier = identifier }

  /// The items that are shown; an empty array while the toolbar is hidden.
  public final var visibleItems: [NSToolbarItem]? { isVisible ? items : [] }

  private final func reload() {
    items = []
    for name in delegate?.toolbarDefaultItemIdentifiers(self) ?? [] {
      insertItem(withItemIdentifier: name, at: items.count)
    }
  }
  /// Inserts the item that the delegate supplies for an identifier; does nothing if the delegate
  /// supplies no item.
  ///
  /// Spaces do not need the delegate. An index out of range is moved to the nearest valid one.
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
  ///
  /// - Precondition: there is an item at the index
  open func removeItem(at index: Int) {
    items.remove(at: index)
    window?.chromeDidChange()
  }
  /// Validates every item with `NSToolbarItem.validate()`.
  open func validateVisibleItems() {
    for item in items { item.validate() }
    window?.chromeDidChange()
  }
}

/// The delegate of a toolbar, which supplies its items; every method has a default.
///
/// Apple counterpart: `NSToolbarDelegate` · Source: AppKit reference · Fidelity: approximate, only
/// methods that supply items
@preconcurrency @MainActor
public protocol NSToolbarDelegate: AnyObject {
  /// Asks for the item with an identifier before it is inserted; with nil no item is inserted.
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem?
  /// Asks for the identifiers of the toolbar's items, starting at the leading edge, when the
  /// delegate is set.
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// Asks for the identifiers that the user can choose from when customizing the toolbar; never
  /// called here.
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// Asks for the identifiers of the items that are selected when they are clicked.
  func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
}

extension NSToolbarDelegate {
  /// Asks for the item with an identifier; the default returns nil, so no item is inserted.
  public func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? { nil }
  /// Asks for the identifiers of the toolbar's items; the default returns an empty array, so the
  /// toolbar is empty.
  public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    []
  }
  /// Asks for the identifiers that the user can choose from when customizing the toolbar; the
  /// default returns an empty array.
  ///
  /// It is never called here, because toolbars cannot be customized.
  public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    []
  }
  /// Asks for the identifiers of the items that are selected when they are clicked; the default
  /// returns an empty array.
  public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar)
    -> [NSToolbarItem.Identifier]
  { [] }
}

/// An item of a toolbar.
///
/// Apple counterpart: `NSToolbarItem` · Source: AppKit reference · Fidelity: approximate, without
/// groups and menus
@preconcurrency @MainActor
open class NSToolbarItem {
  /// The identifier of a toolbar item.
  ///
  /// Apple counterpart: `NSToolbarItem.Identifier` · Source: AppKit reference · Fidelity: exact
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The identifier as text.
    public let rawValue: String
    /// Creates an identifier from text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from text.
    public init(stringLiteral value: String) { rawValue = value }
    /// The identifier of a space with a fixed width of 32 points.
    public static let space = Identifier("NSToolbarSpaceItem")
    /// The identifier of a flexible space, which takes the remaining width.
    public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
  }

  /// The identifier of the item.
  public final let itemIdentifier: Identifier
  /// The toolbar that contains the item; nil for none.
  open internal(set) weak var toolbar: NSToolbar?
  /// The label of the item, drawn below its image, or alone if it has no image.
  open var label = "" { didSet { toolbar?.window?.chromeDidChange() } }
  /// The item's label in the panel where the user customizes the toolbar; stored, but without
  /// effect.
  ///
  /// Fidelity: inert
  open var paletteLabel = ""
  /// The tool tip of the item; nil for none.
  ///
  /// It is stored, but not shown.
  ///
  /// Fidelity: inert
  open var toolTip: String?
  /// The image of the item; nil for none.
  open var image: NSImage? { didSet { toolbar?.window?.chromeDidChange() } }
  /// The view of the item, which replaces its image; nil for none.
  open var view: NSView? { didSet { toolbar?.window?.chromeDidChange() } }
  /// The object that performs the action; nil to send it to the first responder that implements it.
  open weak var target: AnyObject?
  /// The action of the item; nil for none.
  open var action: Selector?
  /// A closure that is called when the item is clicked, after its action was sent; nil for none.
  public final var onAction: (@MainActor (NSToolbarItem) -> Void)?
  /// Whether the item is enabled; the default is true.
  open var isEnabled = true { didSet { toolbar?.window?.chromeDidChange() } }
  /// Whether the item has a bezel; stored, but without effect.
  ///
  /// Fidelity: inert
  open var isBordered = false
  /// The minimum size of the item's view in points; only the width has an effect.
  open var minSize = NSSize.zero
  /// The maximum size of the item's view in points; stored, but without effect.
  ///
  /// Fidelity: inert
  open var maxSize = NSSize.zero
  /// A number by which an app identifies the item; the default is 0.
  open var tag = 0

  /// Creates an item with an identifier.
  public init(itemIdentifier: Identifier) { self.itemIdentifier = itemIdentifier }

  /// Enables the item if it has a target or the app finds an object that performs its action;
  /// otherwise disables it.
  ///
  /// An item that has no action, or has an `onAction` closure, is not changed.
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
