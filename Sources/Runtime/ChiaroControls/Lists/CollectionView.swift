// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A scroll view that shows items in sections: in lists, in grids, or in a `CollectionViewLayout`.
///
/// With a `CollectionViewLayout`, only visible items have cells, and the cells are reused. In the
/// lists and grids of `init(frame:layout:sectionProvider:)`, every item has a cell.
///
/// Apple counterpart: `UICollectionView` · Source: UICollectionView.h; HIG Color · Fidelity:
/// approximate, changes are not animated, and items cannot be reordered
open class CollectionView: ScrollView {
  /// The layout of a section in a collection view of lists or grids.
  public typealias Layout = CollectionLayoutSection

  /// The layout of lists and grids without a layout object.
  private final let listLayout: Layout
  /// The provider of layouts for single sections; nil for none.
  private final let sectionProvider: CollectionSectionProvider?
  /// The layout that places the items; setting it lays out the items again.
  open var collectionViewLayout: CollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      takeListLook()
      reloadData()
    }
  }
  /// The data source, which supplies the sections and cells; nil for none.
  ///
  /// Setting it reloads the data. The collection view holds it weakly.
  open weak var dataSource: (any CollectionViewDataSource)? { didSet { reloadData() } }
  /// The data source for prefetching, nil for none; stored, but never called.
  public final weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)?
  /// Whether items are prefetched; stored, but without effect, because cells are created when they
  /// become visible.
  ///
  /// Fidelity: inert
  open var isPrefetchingEnabled = true
  /// Whether the user can select items; the default is true.
  open var allowsSelection = true
  /// Whether the user can select several items; the default is false.
  open var allowsMultipleSelection = false
  /// Whether the collection view and its visible cells are in editing mode; the default is false.
  open var isEditing = false {
    didSet { for (_, cell) in shownCells { cell.setEditing(isEditing, animated: false) } }
  }
  /// The view behind the items, as large as the collection view; nil for none.
  open var backgroundView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  final var sections: [ListSection] = []
  /// What is shown by the layout object.
  final var items = ShownItems()
  final var batches = ListBatches()
  private final lazy var menus = ListMenus(of: self)

  /// Creates a collection view that shows lists or grids.
  ///
  /// If there is a section provider, it returns the layout of each section instead of `layout`; nil
  /// hides the section.
  ///
  /// Apple counterpart: `init(frame:collectionViewLayout:)`, and
  /// `UICollectionViewCompositionalLayout(sectionProvider:)` · Source:
  /// UICollectionViewCompositionalLayout.h (statement S108) · Fidelity: approximate, there is no
  /// layout object
  public init(
    frame: CGRect = .zero, layout: Layout = .list(.none),
    sectionProvider: CollectionSectionProvider? = nil
  ) {
    listLayout = layout
    self.sectionProvider = sectionProvider
    collectionViewLayout = ListLayout()
    super.init(frame: frame)
    collectionViewLayout.collectionView = self
    backgroundColor = .listBackground
    setIntrinsicTraits(TraitCollection(listEnvironment: layout.environment))
    menus.begin()
  }

  /// Creates a collection view with a `CollectionViewLayout`, which places the items.
  ///
  /// Apple counterpart: `init(frame:collectionViewLayout:)` · Source: UICollectionView.h ·
  /// Fidelity: exact
  public init(frame: CGRect, collectionViewLayout layout: CollectionViewLayout) {
    listLayout = .list(.none)
    sectionProvider = nil
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .listBackground
    takeListLook()
    menus.begin()
  }

  /// Takes over the environment and the background color of a list that the layout makes.
  private final func takeListLook() {
    let layout = collectionViewLayout as? CompositionalLayout
    let traits = layout?.listEnvironment.map { TraitCollection(listEnvironment: $0) }
    setIntrinsicTraits(traits ?? TraitCollection())
    if let color = layout?.listBackground { backgroundColor = color }
  }

  /// Creates a collection view with a frame; its layout is a plain list without separators.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, layout: .list(.none))
  }

  /// Reloads all sections and cells from the data source and deselects all items.
  open func reloadData() { load() }

  /// Loads everything anew.
  final func load() {
    for section in sections { section.removeViews() }
    sections = []
    items.removeAll()
    (collectionViewLayout as? CollectionViewFlowLayout)?.measured = [:]
    collectionViewLayout.isPrepared = false
    setNeedsLayout()
    guard collectionViewLayout is ListLayout else { return }
    let count = dataSource?.numberOfSections(in: self) ?? 0
    sections = (0..<count).map { ListSection(cells: cells(of: $0), separator: separator) }
    for section in sections { section.addViews(to: self) }
  }

  private final func cells(of section: Int) -> [CollectionViewCell] {
    guard let dataSource else { return [] }
    return (0..<dataSource.collectionView(self, numberOfItemsInSection: section)).map {
      dataSource.collectionView(self, cellForItemAt: IndexPath(row: $0, section: section))
    }
  }

  /// The color of the separators; clear for grids and sidebars.
  private final var separator: DynamicColor {
    switch listLayout.environment {
    case .plain, .grouped, .insetGrouped: .separator
    case .unspecified, .none, .sidebar, .sidebarPlain: .clear
    }
  }

  /// Lays out the items.
  open override func layoutSubviews() {
    backgroundView?.frame = bounds
    if collectionViewLayout is ListLayout { layoutSections() } else { showItems() }
    super.layoutSubviews()
  }

  private final func layoutSections() {
    let environment = CollectionLayoutEnvironment(
      contentSize: bounds.size, traitCollection: traitCollection)
    var top: CGFloat = 0
    for (index, section) in sections.enumerated() {
      let provided = sectionProvider.map { $0(index, environment) }
      guard let layout = provided ?? listLayout else {
        section.hide()
        continue
      }
      top = place(section, by: layout, from: top, isFirst: index == 0)
    }
    contentSize = CGSize(width: bounds.width, height: top)
  }

  private final func place(
    _ section: ListSection, by layout: CollectionLayoutSection, from top: CGFloat, isFirst: Bool
  ) -> CGFloat {
    switch layout {
    case .list(let environment):
      let room = ListRoom(
        width: bounds.width, rowHeight: metrics.rowHeight, environment: environment,
        direction: drawnDirection)
      return section.layout(from: top, in: room, isFirst: isFirst)
    case .grid(let size, let spacing):
      return section.layoutGrid(from: top, width: bounds.width, size, spacing, drawnDirection)
    }
  }

  /// Replaces the layout, without animation.
  open func setCollectionViewLayout(_ layout: CollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Shows items that were inserted into the data source; selected items stay selected.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted += indexPaths } }

  /// Removes items that were deleted from the data source; the other selected items stay selected.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Asks the data source again for the cells of items; the items are deselected.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// Updates the cells of items by reloading all cells; selected items stay selected.
  open func reconfigureItems(at indexPaths: [IndexPath]) { show(ListChanges()) }

  /// Moves an item to the place that it now has in the data source.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Shows sections that were inserted into the data source.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Removes sections that were deleted from the data source.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections and deselects their items.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Calls a closure that makes several changes, shows them, and then calls the completion with
  /// true.
  ///
  /// For deleted and moved items, pass the index paths before all changes; for inserted items,
  /// those after all changes. Selected items stay selected.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if let updates {
      batches.begin()
      updates()
      if let changes = batches.end() { show(changes) }
    }
    completion?(true)
  }

  /// Scrolls an item to a position within the content insets; does nothing if there is no such
  /// item.
  open func scrollToItem(
    at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    let cell = cell(at: indexPath)
    guard
      var rect = layoutAttributesForItem(at: indexPath)?.frame
        ?? cell.map({ $0.convert($0.bounds, to: self) })
    else { return }
    let room = sizeWithinInsets
    if position.contains(.top) { rect.size.height = room.height }
    if position.contains(.bottom) { rect = rect.higher(by: room.height - rect.height) }
    if position.contains(.centeredVertically) {
      rect = rect.insetBy(dx: 0, dy: (rect.height - room.height) / 2)
    }
    if position.contains(.left) { rect.size.width = room.width }
    if position.contains(.right) {
      rect.origin.x -= room.width - rect.width
      rect.size.width = room.width
    }
    if position.contains(.centeredHorizontally) {
      rect = rect.insetBy(dx: (rect.width - room.width) / 2, dy: 0)
    }
    scrollRectToVisible(rect, animated: animated)
  }

  /// Returns the index path of a cell; nil if the collection view does not show the cell.
  open func indexPath(for cell: CollectionViewCell) -> IndexPath? { path(of: cell) }

  /// Returns the index path of the visible item at a point of the content; nil if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    return shownCells.first { $0.cell.convert($0.cell.bounds, to: self).contains(point) }?.path
  }

  /// The number of sections.
  open var numberOfSections: Int { counts.count }

  /// Returns the number of items in a section.
  ///
  /// - Precondition: the section exists
  open func numberOfItems(inSection section: Int) -> Int {
    precondition(counts.indices.contains(section), "the collection has no section \(section)")
    return counts[section]
  }

  /// Returns the layout attributes of an item; nil if the layout has none for it.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
}

/// Stands for lists and grids without a layout object.
final class ListLayout: CollectionViewLayout {}
