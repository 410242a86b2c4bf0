// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A button that opens a menu and shows the selected item, or that opens a menu of commands.
///
/// Apple counterpart: `NSPopUpButton` · Source: AppKit reference; the metrics of macOS 11 to 15 ·
/// Fidelity: approximate, its menu opens inside the window
open class NSPopUpButton: NSButton {
  /// Whether the button opens a pull-down menu of commands; if false, it shows a selected item.
  open var pullsDown = false { didSet { contentDidChange() } }
  /// Whether choosing an item selects it; stored, but without effect, because the chosen item is
  /// always selected.
  ///
  /// Fidelity: inert
  open var altersStateOfSelectedItem = true
  /// The edge of the button at which the menu opens; stored, but without effect.
  ///
  /// Fidelity: inert
  open var preferredEdge = NSRectEdge.maxY
  private final var chosen: NSMenuItem?
  private final let ownMenu = NSMenu(title: "")

  /// Whether items whose action cannot be performed are disabled before the menu is shown.
  ///
  /// It is the menu's `autoenablesItems`; true without a menu.
  public final var autoenablesItems: Bool {
    get { menu?.autoenablesItems ?? true }
    set { menu?.autoenablesItems = newValue }
  }
  /// Creates a pop-up or pull-down button with a frame and without items.
  public init(frame buttonFrame: NSRect, pullsDown flag: Bool) {
    super.init(frame: buttonFrame)
    pullsDown = flag
    menu = ownMenu
    title = ""
  }
  /// Creates a pop-up button with a frame and without items.
  public convenience override init(frame frameRect: NSRect) {
    self.init(frame: frameRect, pullsDown: false)
  }

  private final var list: NSMenu { menu ?? ownMenu }

  // MARK: Items

  /// The items of the menu, starting at the top; the first item of a pull-down button is its title.
  public final var itemArray: [NSMenuItem] { list.items }
  /// The titles of the items, starting at the top.
  public final var itemTitles: [String] { list.items.map(\.title) }
  /// The number of items.
  public final var numberOfItems: Int { list.items.count }
  /// The last item; nil for none.
  public final var lastItem: NSMenuItem? { list.items.last }

  /// Adds an item at the end; an existing item with the same title is removed.
  open func addItem(withTitle title: String) {
    removeItem(withTitle: title)
    list.addItem(NSMenuItem(title: title, action: nil, keyEquivalent: ""))
    itemsDidChange()
  }
  /// Adds items at the end; existing items with the same titles are removed.
  open func addItems(withTitles itemTitles: [String]) {
    for title in itemTitles { addItem(withTitle: title) }
  }
  /// Inserts an item with a title at an index, or at the end if the index is too large; an existing
  /// item with the same title is removed.
  ///
  /// - Precondition: the index is not negative
  open func insertItem(withTitle title: String, at index: Int) {
    if let item = list.item(withTitle: title) { list.removeItem(item) }
    let place = min(index, list.numberOfItems)
    list.insertItem(withTitle: title, action: nil, keyEquivalent: "", at: place)
    itemsDidChange()
  }
  /// Removes the first item with a title; does nothing if there is none.
  open func removeItem(withTitle title: String) {
    if let item = list.item(withTitle: title) { list.removeItem(item) }
    itemsDidChange()
  }
  /// Removes the item at an index.
  ///
  /// - Precondition: there is an item at the index
  open func removeItem(at index: Int) {
    list.removeItem(at: index)
    itemsDidChange()
  }
  /// Removes all items.
  open func removeAllItems() {
    list.removeAllItems()
    itemsDidChange()
  }
  /// Returns the item at an index; nil if the index is out of range.
  public final func item(at index: Int) -> NSMenuItem? { list.item(at: index) }
  /// Returns the first item with a title; nil for none.
  public final func item(withTitle title: String) -> NSMenuItem? { list.item(withTitle: title) }
  /// Returns the title of the item at an index; empty if the index is out of range.
  public final func itemTitle(at index: Int) -> String { item(at: index)?.title ?? "" }
  /// Returns the index of an item; -1 if it is not in the menu.
  public final func index(of item: NSMenuItem) -> Int { list.index(of: item) }
  /// Returns the index of the first item with a title; -1 for none.
  public final func indexOfItem(withTitle title: String) -> Int {
    list.indexOfItem(withTitle: title)
  }
  /// Returns the index of the first item with a tag; -1 for none.
  public final func indexOfItem(withTag tag: Int) -> Int { list.indexOfItem(withTag: tag) }
  /// Returns the index of the first item whose represented object has the same text; -1 for none.
  public final func indexOfItem(withRepresentedObject object: Any?) -> Int {
    list.items.firstIndex {
      Self.text(of: $0.representedObject) == Self.text(of: object)
        && ($0.representedObject == nil) == (object == nil)
    } ?? -1
  }

  private final func itemsDidChange() {
    chosen = selectedItem
    contentDidChange()
  }

  // MARK: Selection

  /// The selected item; nil for none.
  ///
  /// Until an item is selected, it is the first item whose state is on, or else the first item. In
  /// a pull-down button it is nil until then.
  public final var selectedItem: NSMenuItem? {
    if let chosen, list.index(of: chosen) >= 0 { return chosen }
    if isEmptied || pullsDown { return nil }
    return list.items.first { $0.state == .on } ?? list.items.first
  }
  private final var isEmptied = false
  /// The index of the selected item; -1 for none.
  public final var indexOfSelectedItem: Int { selectedItem.map { list.index(of: $0) } ?? -1 }
  /// The title of the selected item; nil for none.
  public final var titleOfSelectedItem: String? { selectedItem?.title }

  /// Selects an item without sending the action; with nil no item is selected.
  open func select(_ item: NSMenuItem?) {
    chosen = item
    isEmptied = item == nil
    for other in list.items where !pullsDown { other.state = other === item ? .on : .off }
    contentDidChange()
  }
  /// Selects the item at an index; if the index is out of range, such as -1, no item is selected.
  open func selectItem(at index: Int) { select(item(at: index)) }
  /// Selects the first item with a title; if there is none, no item is selected.
  open func selectItem(withTitle title: String) { select(item(withTitle: title)) }
  /// Selects the first item with a tag and returns true; if there is none, keeps the selection and
  /// returns false.
  @discardableResult
  open func selectItem(withTag tag: Int) -> Bool {
    guard let item = list.item(withTag: tag) else { return false }
    select(item)
    return true
  }
  /// The tag of the selected item; -1 without a selection.
  public final func selectedTag() -> Int { selectedItem?.tag ?? -1 }
  /// Sets the title of a pull-down button; in a pop-up button, it selects the item with the title.
  ///
  /// If a pop-up button has no item with the title, one is added.
  open func setTitle(_ string: String) {
    if pullsDown {
      list.items.first?.title = string
      return contentDidChange()
    }
    if item(withTitle: string) == nil { addItem(withTitle: string) }
    selectItem(withTitle: string)
  }
  /// Redraws the button after the selected item changed.
  open func synchronizeTitleAndSelectedItem() { contentDidChange() }

  // MARK: Use

  open override func keyDown(with event: NSEvent) {
    switch event.key?.key {
    case .space, .return, .downArrow: if isEnabled { openMenu() }
    default: super.keyDown(with: event)
    }
  }
  open override func mouseDown(with event: NSEvent) { if isEnabled { openMenu() } }
  open override func mouseDragged(with event: NSEvent) {}
  open override func mouseUp(with event: NSEvent) {}
  open override func performClick(_ sender: Any?) { if isEnabled { openMenu() } }

  private final func openMenu() {
    let items = pullsDown ? Array(list.items.dropFirst()) : list.items
    if pullsDown { list.items.first?.isHidden = true }
    for item in items where !item.isSeparatorItem && item.submenu == nil {
      if !pullsDown { item.state = item === selectedItem ? .on : .off }
      item.onChoice = { [weak self] item in
        self?.select(item)
        if item.action == nil, item.onAction == nil { self?.sendAction() }
      }
    }
    let place = pullsDown ? NSPoint(x: bounds.minX, y: bounds.maxY + 2) : bounds.origin
    list.minimumWidth = bounds.width
    list.popUp(positioning: pullsDown ? nil : selectedItem, at: place, in: self)
  }

  // MARK: Look

  /// The item whose title and image stand on the button.
  final var shownItem: NSMenuItem? { pullsDown ? list.items.first : selectedItem }

  override final func contentSize(within size: CGSize) -> CGSize {
    guard let font else { return frame.size }
    let widths = list.items.map { textMeasure.width(of: $0.title, in: font) }
    let widest = pullsDown ? widths.first ?? 0 : widths.max() ?? 0
    let picture: CGFloat = list.items.contains { $0.image != nil } ? 20 : 0
    let height = ControlMetrics(self).height(controlSize)
    return CGSize(width: widest + picture + 9 + 26, height: height)
  }

  private final var radius: CGFloat {
    let isLarge = controlSize == .large && ControlMetrics(self).isOfGlass
    return isLarge ? bounds.height / 2 : controlSize == .mini ? 4 : 6
  }
  override final func drawLook(in context: GraphicsContext) {
    drawBorder(in: context)
    drawInside(in: context)
  }
  override final func drawBorder(in context: GraphicsContext) {
    if isBordered {
      context.group(opacity: isEnabled ? 1 : 0.5) {
        context.drawBezel(
          in: bounds, isHighlighted ? ControlLook.pressedBezel : ControlLook.bezel,
          cornerRadius: radius)
      }
    }
  }
  override final func drawInside(in context: GraphicsContext) {
    guard let font else { return }
    let side = min(bounds.height - 6, 16)
    let last = CGRect(
      x: bounds.maxX - side - 3, y: bounds.midY - side / 2, width: side, height: side)
    let cap = PopUpCap(isEnabled: isEnabled, view: self)
    cap.draw(
      pullsDown ? "chevron.down" : "chevron.up.chevron.down",
      in: last.placed(in: bounds, drawnDirection), context)
    var words = CGRect(
      x: bounds.minX + 9, y: bounds.minY, width: max(0, bounds.width - 9 - side - 6),
      height: bounds.height)
    let ink: DynamicColor = isEnabled ? .controlTextColor : .disabledControlTextColor
    if let image = shownItem?.image {
      let place = CGRect(x: words.minX, y: bounds.midY - 8, width: 16, height: 16)
      context.draw(
        image, in: place.placed(in: bounds, drawnDirection), place: .content, tint: ink)
      words = CGRect(
        x: words.minX + 20, y: words.minY, width: max(0, words.width - 20), height: words.height)
    }
    let share = NSTextAlignment.natural.share(in: drawnDirection)
    let line = words.placed(in: bounds, drawnDirection)
    context.clip(to: line) {
      context.draw(shownItem?.title ?? "", font, ink, in: line, share: share)
    }
    drawFocusRing(in: context, bounds, cornerRadius: radius)
  }
}

/// The end of a pop-up button or combo box: chevrons on the accent.
@MainActor
struct PopUpCap {
  var isEnabled: Bool
  var view: NSView

  func draw(_ symbol: String, in rect: CGRect, _ context: GraphicsContext) {
    let isActive = isEnabled && view.traitCollection.activeAppearance != .inactive
    if isActive { context.fill(rect, ControlLook.accent, cornerRadius: 4) }
    let ink: DynamicColor =
      isActive ? ControlLook.onAccent : isEnabled ? .controlTextColor : .disabledControlTextColor
    context.drawSymbol(symbol, in: rect, side: min(11, rect.height - 3), ink)
  }
}
