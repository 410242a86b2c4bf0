// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster
import ChiaroViews
public import Foundation

/// The cells and other views that a collection shows by its layout object.
@MainActor
struct ShownItems {
  var cells: [IndexPath: Cell] = [:]
  var others: [ItemKey: CollectionReusableView] = [:]
  var selected: Set<IndexPath> = []
  var placedSize: CGSize?
  /// The numbers of items by section at the last load; nil before the next load.
  var counts: [Int]?
  var makers: [String: @MainActor () -> CollectionViewCell] = [:]
  var otherMakers: [ItemKind: @MainActor () -> CollectionReusableView] = [:]
  private var waiting: [ItemKind: [CollectionReusableView]] = [:]

  struct ItemKind: Hashable {
    var kind: String?
    var name: String
  }

  mutating func removeAll() {
    for (_, cell) in cells.sorted(by: { $0.key < $1.key }) { take(cell, nil) }
    for (key, view) in others.sorted(by: { $0.key < $1.key }) { take(view, key.kind) }
    cells = [:]
    others = [:]
    selected = []
    counts = nil
    placedSize = nil
  }

  mutating func take(_ view: CollectionReusableView, _ kind: String?) {
    view.removeFromSuperview()
    guard let name = view.kind else { return }
    waiting[ItemKind(kind: kind, name: name), default: []].append(view)
  }

  mutating func view(_ kind: String?, _ name: String) -> CollectionReusableView? {
    let key = ItemKind(kind: kind, name: name)
    if let view = waiting[key]?.popLast() {
      (view as? Cell)?.showUntouched()
      view.prepareForReuse()
      return view
    }
    let view = kind == nil ? makers[name]?() : otherMakers[key]?()
    view?.kind = name
    return view
  }
}

extension CollectionView {
  /// The kind of supplementary view that is the header of a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of supplementary view that is the footer of a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The position that an item has in the collection view after scrolling to it.
  ///
  /// Apple counterpart: `UICollectionView.ScrollPosition` · Source: UICollectionView.h · Fidelity:
  /// exact
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The item is at the top of the visible area.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item is centered vertically in the visible area.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item is at the bottom of the visible area.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item is at the left of the visible area.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item is centered horizontally in the visible area.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item is at the right of the visible area.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  // MARK: Views that are used again

  /// Registers a class for cells with a reuse identifier; nil removes the registration.
  ///
  /// The cells are created with `init(frame:)`.
  ///
  /// - Precondition: the class is `CollectionViewCell` or one of its subclasses, or nil
  ///
  /// Apple counterpart: `register(_:forCellWithReuseIdentifier:)` · Source: UICollectionView.h ·
  /// Fidelity: exact
  public final func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)
  {
    guard let cellClass else { return items.makers[identifier] = nil }
    items.makers[identifier] = { View.make(cellClass, as: CollectionViewCell.self) }
  }

  /// Registers a class for supplementary views of a kind with a reuse identifier; nil removes the
  /// registration.
  ///
  /// The views are created with `init(frame:)`.
  ///
  /// - Precondition: the class is `CollectionReusableView` or one of its subclasses, or nil
  ///
  /// Apple counterpart: `register(_:forSupplementaryViewOfKind:withReuseIdentifier:)` · Source:
  /// UICollectionView.h · Fidelity: exact
  public final func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let kind = ShownItems.ItemKind(kind: elementKind, name: identifier)
    guard let viewClass else { return items.otherMakers[kind] = nil }
    items.otherMakers[kind] = {
      View.make(viewClass, as: CollectionReusableView.self)
    }
  }

  /// Registers a closure that creates cells with a reuse identifier.
  ///
  /// Apple counterpart: `register(_:forCellWithReuseIdentifier:)` · Source: UICollectionView.h ·
  /// Fidelity: approximate, takes a closure instead of a nib
  public final func register(
    _ make: @escaping @MainActor () -> CollectionViewCell,
    forCellWithReuseIdentifier identifier: String
  ) { items.makers[identifier] = make }

  /// Registers a closure that creates supplementary views of a kind with a reuse identifier.
  ///
  /// Apple counterpart: `register(_:forSupplementaryViewOfKind:withReuseIdentifier:)` · Source:
  /// UICollectionView.h · Fidelity: approximate, takes a closure instead of a nib
  public final func register(
    _ make: @escaping @MainActor () -> CollectionReusableView,
    forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { items.otherMakers[ShownItems.ItemKind(kind: elementKind, name: identifier)] = make }

  /// Returns a reused or new cell for an item.
  ///
  /// - Precondition: a class or closure is registered for the reuse identifier
  ///
  /// Apple counterpart: `dequeueReusableCell(withReuseIdentifier:for:)` · Source:
  /// UICollectionView.h · Fidelity: exact
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    guard let cell = items.view(nil, identifier) as? CollectionViewCell else {
      preconditionFailure("no cell is registered for “\(identifier)”")
    }
    return cell
  }

  /// Returns a reused or new supplementary view of a kind.
  ///
  /// - Precondition: a class or closure is registered for the kind and the reuse identifier
  public final func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    guard let view = items.view(elementKind, identifier) else {
      preconditionFailure("no view of the kind \(elementKind) is registered for “\(identifier)”")
    }
    return view
  }

  // MARK: Numbers and places

  final var counts: [Int] {
    if let counts = items.counts { return counts }
    let sections = max(0, dataSource?.numberOfSections(in: self) ?? 0)
    let counts = (0..<sections).map {
      max(0, dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0)
    }
    items.counts = counts
    return counts
  }

  /// The visible cells.
  public final var visibleCells: [CollectionViewCell] {
    shownCells.compactMap { _, cell in
      let isSeen = cell.convert(cell.bounds, to: self).intersects(bounds)
      return isSeen ? cell as? CollectionViewCell : nil
    }
  }

  /// The index paths of the visible items.
  public final var indexPathsForVisibleItems: [IndexPath] {
    shownCells.filter { $0.cell.convert($0.cell.bounds, to: self).intersects(bounds) }.map(\.path)
  }

  /// Returns the supplementary view of a kind at an index path; nil if the view is not visible.
  public final func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? { items.others[ItemKey(kind: elementKind, path: indexPath)] }

  /// Returns the visible supplementary views of a kind.
  public final func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [CollectionReusableView] {
    let views = items.others.filter { $0.key.kind == elementKind }
    return views.sorted { $0.key < $1.key }.map(\.value)
  }

  // MARK: Changes

  // MARK: Showing

  final func prepareLayout() {
    let layout = collectionViewLayout
    let isStale = items.placedSize != nil && layout.shouldInvalidateLayout(forBoundsChange: bounds)
    guard !layout.isPrepared || isStale || items.placedSize == nil else { return }
    items.placedSize = bounds.size
    layout.isPrepared = true
    layout.prepare()
  }

  /// Gives the elements that can be seen their views, and takes those of others away.
  final func showItems() {
    // Cells that want other sizes move those behind them, which may bring others into sight.
    for _ in 0..<8 where !showAllItems() { return }
  }

  /// Shows what can be seen; returns whether a cell wants another size.
  private final func showAllItems() -> Bool {
    prepareLayout()
    contentSize = collectionViewLayout.collectionViewContentSize
    let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let shown = all.filter { !$0.isHidden && $0.frame.intersects(bounds) }
    let keys = Set(shown.map(\.key))
    let leaving = items.cells.filter { path, cell in
      !keys.contains(ItemKey(kind: nil, path: path)) && !cell.isFocused && !cell.isPressed
    }
    for (path, cell) in leaving.sorted(by: { $0.key < $1.key }) {
      items.cells[path] = nil
      items.take(cell, nil)
      if let cell = cell as? CollectionViewCell {
        collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      }
    }
    let gone = items.others.filter { !keys.contains($0.key) }
    for (key, view) in gone.sorted(by: { $0.key < $1.key }) {
      items.others[key] = nil
      items.take(view, key.kind)
    }
    let known = Set(items.cells.keys)
    for attributes in shown.sorted(by: { $0.zIndex < $1.zIndex }) { show(attributes) }
    return fitNewItems(shown.filter { !known.contains($0.indexPath) })
  }

  /// Asks cells that are new for their sizes; returns whether the layout takes one over.
  private final func fitNewItems(_ shown: [CollectionViewLayoutAttributes]) -> Bool {
    var isStale = false
    for attributes in shown where attributes.representedElementCategory == .cell {
      guard let cell = items.cells[attributes.indexPath] as? CollectionViewCell else { continue }
      guard let wish = attributes.copy() as? CollectionViewLayoutAttributes else { continue }
      wish.isEstimated = collectionViewLayout.hasEstimatedSizes
      let preferred = cell.preferredLayoutAttributesFitting(wish)
      if collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      {
        isStale = true
      }
    }
    if isStale { collectionViewLayout.isPrepared = false }
    return isStale
  }

  private final func show(_ attributes: CollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    guard let view = attributes.representedElementKind.map({ other(attributes, $0) }) ?? cell(path)
    else { return }
    (view as? CollectionViewListCell)?.takeMargins(ofListWidth: bounds.width)
    view.transform = .identity
    view.frame = attributes.frame.placed(
      in: CGRect(origin: .zero, size: contentSize),
      collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
        ? drawnDirection : .leftToRight)
    view.alpha = attributes.alpha
    view.transform = attributes.transform
    view.apply(attributes)
  }

  private final func cell(_ path: IndexPath) -> CollectionReusableView? {
    if let known = items.cells[path] { return known }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    items.cells[path] = cell
    if cell.isSelected { items.selected.insert(path) }
    if items.selected.contains(path) { cell.isSelected = true }
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    addSubview(cell)
    return cell
  }

  private final func other(
    _ attributes: CollectionViewLayoutAttributes, _ kind: String
  ) -> CollectionReusableView? {
    if let known = items.others[attributes.key] { return known }
    let isDecoration = attributes.representedElementCategory == .decorationView
    let path = attributes.indexPath
    let view =
      isDecoration
      ? collectionViewLayout.makeDecoration(kind)
      : dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    guard let view else { return nil }
    items.others[attributes.key] = view
    if isDecoration {
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
    } else {
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
      addSubview(view)
    }
    return view
  }
}

extension CGRect {
  func higher(by height: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY - height, width: width, height: self.height + height)
  }
}
