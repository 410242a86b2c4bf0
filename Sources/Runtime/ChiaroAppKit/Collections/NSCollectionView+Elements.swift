// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// The items and views of a collection view that are seen, and those that wait for reuse.
///
/// A class, as views that leave call the app's code, which may ask for what is kept here.
@MainActor
final class ElementStore {
  /// The numbers of items by section; nil until they are asked for.
  var counts: [Int]?
  /// The room for which the layout was prepared, and the direction.
  var room = CGSize.zero
  var direction = LayoutDirection.leftToRight
  var items: [IndexPath: NSCollectionViewItem] = [:]
  var views: [ElementKey: NSView] = [:]
  /// What to make items and views of, by identifier; views' identifiers begin with their kind.
  var itemMakers: [String: @MainActor () -> NSCollectionViewItem?] = [:]
  var viewMakers: [String: @MainActor () -> NSView?] = [:]
  var spareItems: [String: [NSCollectionViewItem]] = [:]
  var spareViews: [String: [NSView]] = [:]

  func keep(_ item: NSCollectionViewItem) {
    item.view.removeFromSuperview()
    item.collectionView = nil
    guard let name = item.identifier?.rawValue, spareItems[name, default: []].count < 64 else {
      return
    }
    spareItems[name, default: []].append(item)
  }
  func keep(_ view: NSView, kind: String) {
    view.removeFromSuperview()
    guard let name = view.identifier?.rawValue else { return }
    let key = Self.name(kind, name)
    if spareViews[key, default: []].count < 64 { spareViews[key, default: []].append(view) }
  }
  static func name(_ kind: String, _ identifier: String) -> String { kind + "\u{0}" + identifier }
}

extension NSCollectionView {
  // MARK: Kinds

  /// Registers the class of the items for a reuse identifier; nil removes the registration.
  ///
  /// - Precondition: the class is nil, `NSCollectionViewItem`, or a subclass that has or inherits
  ///   `init(nibName:bundle:)`
  ///
  /// Apple counterpart: `register(_:forItemWithIdentifier:)` · Source: NSCollectionView.h ·
  /// Fidelity: exact
  public final func register(
    _ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    guard let itemClass else { return elements.itemMakers[identifier.rawValue] = nil }
    elements.itemMakers[identifier.rawValue] = { NSCollectionViewItem.make(itemClass) }
  }
  /// Registers the nib of the items for a reuse identifier; nil removes the registration.
  ///
  /// See `NSNib`.
  ///
  /// Apple counterpart: `register(_:forItemWithIdentifier:)` · Source: NSCollectionView.h ·
  /// Fidelity: exact
  public final func register(
    _ nib: NSNib?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    guard let nib else { return elements.itemMakers[identifier.rawValue] = nil }
    elements.itemMakers[identifier.rawValue] = { [weak self] in
      nib.first(NSCollectionViewItem.self, owner: self)
    }
  }
  /// Registers the class of the supplementary views for a kind and a reuse identifier; nil removes
  /// the registration.
  ///
  /// - Precondition: the class is nil, `NSView` or a subclass of it
  ///
  /// Apple counterpart: `register(_:forSupplementaryViewOfKind:withIdentifier:)` · Source:
  /// NSCollectionView.h · Fidelity: exact
  public final func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    let name = ElementStore.name(kind, identifier.rawValue)
    guard let viewClass else { return elements.viewMakers[name] = nil }
    elements.viewMakers[name] = { View.make(viewClass, as: NSView.self) }
  }
  /// Registers the nib of the supplementary views for a kind and a reuse identifier; nil removes
  /// the registration.
  ///
  /// See `NSNib`.
  ///
  /// Apple counterpart: `register(_:forSupplementaryViewOfKind:withIdentifier:)` · Source:
  /// NSCollectionView.h · Fidelity: exact
  public final func register(
    _ nib: NSNib?, forSupplementaryViewOfKind kind: SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    let name = ElementStore.name(kind, identifier.rawValue)
    guard let nib else { return elements.viewMakers[name] = nil }
    elements.viewMakers[name] = { [weak self] in nib.first(NSView.self, owner: self) }
  }

  /// Returns a reused or new item for a reuse identifier; an identifier that is not registered is
  /// used as the name of a nib.
  ///
  /// - Precondition: the identifier is registered, or is the name of a nib that contains an item
  ///
  /// Apple counterpart: `makeItem(withIdentifier:for:)` · Source: NSCollectionView.h · Fidelity:
  /// exact
  public final func makeItem(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSCollectionViewItem {
    let name = identifier.rawValue
    if let item = elements.spareItems[name]?.popLast() {
      item.prepareForReuse()
      return item
    }
    let made =
      elements.itemMakers[name].map { $0() }
      ?? NSNib.first(NSCollectionViewItem.self, inNibNamed: name, owner: self)
    guard let made else { preconditionFailure("no item is registered as \(name)") }
    made.identifier = identifier
    // What the source sets of it is in its view.
    made.loadViewIfNeeded()
    return made
  }
  /// Returns a reused or new supplementary view for a kind and a reuse identifier.
  ///
  /// - Precondition: the identifier is registered for the kind, or is the name of a nib that
  ///   contains a view
  ///
  /// Apple counterpart: `makeSupplementaryView(ofKind:withIdentifier:for:)` · Source:
  /// NSCollectionView.h · Fidelity: exact
  public final func makeSupplementaryView(
    ofKind elementKind: SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSView {
    let name = ElementStore.name(elementKind, identifier.rawValue)
    if let view = elements.spareViews[name]?.popLast() {
      (view as? any NSCollectionViewElement)?.prepareForReuse()
      return view
    }
    let made =
      elements.viewMakers[name].map { $0() }
      ?? NSNib.first(NSView.self, inNibNamed: identifier.rawValue, owner: self)
    guard let made else {
      preconditionFailure("no view is registered as \(identifier.rawValue) of \(elementKind)")
    }
    made.identifier = identifier
    return made
  }

  // MARK: Placing

  /// Makes the elements that are seen, and takes the others away.
  final func placeElements() {
    guard let layout = collectionViewLayout, dataSource != nil else { return removeElements() }
    let seen = enclosingScrollView == nil ? bounds : visibleRect
    let shown = layout.layoutAttributesForElements(in: seen).filter { !$0.isHidden }
    let keys = Set(shown.map(\.key))
    for (path, item) in elements.items where !keys.contains(ElementKey(kind: nil, path: path)) {
      remove(item, at: path)
    }
    for (key, view) in elements.views where !keys.contains(key) {
      elements.views[key] = nil
      elements.keep(view, kind: key.kind ?? "")
    }
    order(shown.sorted { $0.zIndex < $1.zIndex }.map { (place($0), $0.zIndex) })
  }
  /// Puts views in the order of their z indexes, where they are in another one: moving a view asks
  /// for layout.
  private final func order(_ places: [(view: NSView?, zIndex: Int)]) {
    guard places.contains(where: { $0.zIndex != 0 }) else { return }
    let views = places.compactMap(\.view)
    let known = Set(views.map { ObjectIdentifier($0) })
    let former = (self as NSView).subviews.filter { known.contains(ObjectIdentifier($0)) }
    guard !former.elementsEqual(views, by: ===) else { return }
    for view in views { bringSubviewToFront(view) }
    if let band = press?.band { bringSubviewToFront(band) }
  }
  private final func remove(_ item: NSCollectionViewItem, at path: IndexPath) {
    elements.items[path] = nil
    elements.keep(item)
    delegate?.collectionView(self, didEndDisplaying: item, forRepresentedObjectAt: path)
  }
  /// Takes all elements away, to be made anew.
  final func removeElements() {
    for (path, item) in elements.items { remove(item, at: path) }
    for (key, view) in elements.views { elements.keep(view, kind: key.kind ?? "") }
    elements.views = [:]
  }

  private final func place(_ attributes: NSCollectionViewLayoutAttributes) -> NSView? {
    guard let path = attributes.indexPath, let view = view(attributes, path) else { return nil }
    view.frame = attributes.frame
    view.alphaValue = attributes.alpha
    return view
  }
  private final func view(
    _ attributes: NSCollectionViewLayoutAttributes, _ path: IndexPath
  ) -> NSView? {
    if attributes.representedElementCategory == .item { return item(attributes, path)?.view }
    if let known = elements.views[attributes.key] { return known }
    guard let kind = attributes.representedElementKind else { return nil }
    let view =
      attributes.representedElementCategory == .decorationView
      ? collectionViewLayout?.makeDecoration(kind)
      : dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    guard let view else { return nil }
    elements.views[attributes.key] = view
    (view as? any NSCollectionViewElement)?.apply(attributes)
    delegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    addSubview(view)
    return view
  }
  private final func item(
    _ attributes: NSCollectionViewLayoutAttributes, _ path: IndexPath
  ) -> NSCollectionViewItem? {
    if let known = elements.items[path] { return known }
    guard hasItem(path), let source = dataSource else { return nil }
    let item = source.collectionView(self, itemForRepresentedObjectAt: path)
    elements.items[path] = item
    item.collectionView = self
    item.isSelected = selected.contains(path)
    item.highlightState = .none
    item.apply(attributes)
    delegate?.collectionView(self, willDisplay: item, forRepresentedObjectAt: path)
    addSubview(item.view)
    return item
  }

  // MARK: Looking up

  /// Returns the visible item at an index of the first section; nil if it is not visible.
  public final func item(at index: Int) -> NSCollectionViewItem? {
    item(at: IndexPath(item: index, section: 0))
  }
  /// Returns the visible item at an index path; nil if it is not visible.
  public final func item(at indexPath: IndexPath) -> NSCollectionViewItem? {
    elements.items[indexPath]
  }
  /// Returns the visible items, in the order of their index paths.
  public final func visibleItems() -> [NSCollectionViewItem] {
    elements.items.sorted { $0.key < $1.key }.map(\.value)
  }
  /// Returns the index paths of the visible items.
  public final func indexPathsForVisibleItems() -> Set<IndexPath> { Set(elements.items.keys) }
  /// Returns the index path of a visible item; nil if it is not visible.
  public final func indexPath(for item: NSCollectionViewItem) -> IndexPath? {
    elements.items.first { $0.value === item }?.key
  }
  /// Returns the index path of the item at a point in the collection view's coordinates; nil if
  /// there is no item.
  public final func indexPathForItem(at point: NSPoint) -> IndexPath? {
    prepareLayout()
    return attributes(in: NSRect(x: point.x, y: point.y, width: 0.01, height: 0.01))
      .last { $0.frame.contains(point) }?.indexPath
  }
  /// Returns the visible supplementary view of a kind at an index path; nil if it is not visible.
  public final func supplementaryView(
    forElementKind elementKind: SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSView? { elements.views[ElementKey(kind: elementKind, path: indexPath)] }
  /// Returns the visible supplementary views of a kind, in no particular order.
  public final func visibleSupplementaryViews(
    ofKind elementKind: SupplementaryElementKind
  ) -> [NSView] { elements.views.filter { $0.key.kind == elementKind }.map(\.value) }
  /// Returns the index paths of the visible supplementary views of a kind.
  public final func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: SupplementaryElementKind
  ) -> Set<IndexPath> {
    Set(elements.views.keys.filter { $0.kind == elementKind }.compactMap(\.path))
  }
  /// Returns the layout attributes of an item; nil for none.
  public final func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout?.layoutAttributesForItem(at: indexPath)
  }
  /// Returns the layout attributes of a supplementary view; nil for none.
  public final func layoutAttributesForSupplementaryElement(
    ofKind kind: SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout?.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// Returns the frame of the item at an index of the first section, in the collection view's
  /// coordinates; zero if there is no such item.
  public final func frameForItem(at index: Int) -> NSRect {
    layoutAttributesForItem(at: IndexPath(item: index, section: 0))?.frame ?? .zero
  }
  /// The layout's attributes of the items in a rectangle.
  final func attributes(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] {
    (collectionViewLayout?.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == .item && $0.indexPath != nil }
  }
}
