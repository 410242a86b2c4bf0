// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A scroll view that shows items in sections, as a list, as a grid, or as its layout object places
/// them.
///
/// With a layout object, only visible items have cells, which are reused. In the lists and grids of
/// `init(frame:layout:sectionProvider:)` every item has a cell.
///
/// Apple counterpart: `UICollectionView` · Source: UICollectionView.h; HIG Color · Fidelity:
/// approximate, changes are not animated and items not reordered
open class CollectionView: ScrollView {
  /// The layout of lists and grids, the same for all sections.
  public typealias Layout = CollectionLayoutSection

  /// The layout of lists and grids without a layout object.
  private final let listLayout: Layout
  /// The provider of layouts for single sections; nil for none.
  private final let sectionProvider: CollectionSectionProvider?
  /// The layout that places the items; setting it lays them out again.
  open var collectionViewLayout: CollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      takeListLook()
      reloadData()
    }
  }
  /// The data source of the sections and cells; setting it reloads the data.
  open weak var dataSource: (any CollectionViewDataSource)? { didSet { reloadData() } }
  /// The data source for prefetching; stored, but never asked; nil for none.
  public final weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)?
  /// Whether items are prefetched; stored, but without effect: cells are made when they become
  /// visible.
  open var isPrefetchingEnabled = true
  /// Whether the user can select items; the default is true.
  open var allowsSelection = true
  /// Whether the user can select more than one item; the default is false.
  open var allowsMultipleSelection = false
  /// Whether the collection view is in editing mode; the default is false.
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

  /// Creates a collection view of lists or grids.
  ///
  /// A section provider returns the layout of each section in place of `layout`, or nil to hide the
  /// section.
  ///
  /// Apple counterpart: `init(frame:collectionViewLayout:)`, and
  /// `UICollectionViewCompositionalLayout(sectionProvider:)` · Source:
  /// UICollectionViewCompositionalLayout.h (statement S108) · Fidelity: approximate, without a
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
  }

  /// Creates a collection view with a layout object, which places the items.
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
  }

  /// Takes over the environment and the background color of a list that the layout makes.
  private final func takeListLook() {
    let layout = collectionViewLayout as? CompositionalLayout
    let traits = layout?.listEnvironment.map { TraitCollection(listEnvironment: $0) }
    setIntrinsicTraits(traits ?? TraitCollection())
    if let color = layout?.listBackground { backgroundColor = color }
  }

  /// Creates a collection view with a frame and the layout of a plain list without separators.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, layout: .list(.none))
  }

  /// Reloads all sections and cells from the data source.
  open func reloadData() {
    for section in sections { section.removeViews() }
    sections = []
    items.removeAll()
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
}

/// Stands for lists and grids without a layout object.
final class ListLayout: CollectionViewLayout {}
