// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// Items in sections, as a list or a grid.
///
/// Every item is made when data are loaded; nothing is reused.
///
/// Apple counterpart: `UICollectionView` · Source: UICollectionView.h; HIG Color ·
/// Fidelity: approximate
open class CollectionView: ScrollView {
  /// How the items are placed.
  ///
  /// Apple counterpart: `UICollectionViewCompositionalLayout` · Source:
  /// UICollectionLayoutListConfiguration.h · Fidelity: approximate
  public enum Layout: Hashable, Sendable {
    /// As the rows of a table or a sidebar.
    case list(ListEnvironment)
    /// In rows of items of a size, with a space between.
    case grid(itemSize: CGSize, spacing: CGFloat)

    var environment: ListEnvironment {
      if case .list(let environment) = self { environment } else { .none }
    }
  }

  /// How the items are placed.
  public final let collectionViewLayout: Layout
  /// Says what stands in the collection.
  public final weak var dataSource: (any CollectionViewDataSource)? { didSet { reloadData() } }
  private final var sections: [ListSection] = []

  /// Creates a collection.
  public init(frame: CGRect = .zero, layout: Layout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    backgroundColor = .listBackground
    ensureExtras().intrinsic = TraitCollection(listEnvironment: layout.environment)
  }

  /// Asks the data source for everything again.
  public final func reloadData() {
    for section in sections { section.removeViews() }
    let count = dataSource?.numberOfSections(in: self) ?? 0
    sections = (0..<count).map { ListSection(cells: cells(of: $0), separator: separator) }
    for section in sections { section.addViews(to: self) }
    setNeedsLayout()
  }

  private final func cells(of section: Int) -> [CollectionViewCell] {
    guard let dataSource else { return [] }
    return (0..<dataSource.collectionView(self, numberOfItemsInSection: section)).map {
      dataSource.collectionView(self, cellForItemAt: IndexPath(row: $0, section: section))
    }
  }

  /// Grids and sidebars have no lines.
  private final var separator: DynamicColor {
    switch collectionViewLayout.environment {
    case .plain, .grouped, .insetGrouped: .separator
    case .unspecified, .none, .sidebar, .sidebarPlain: .clear
    }
  }

  /// Places the items.
  open override func layoutSubviews() {
    var top: CGFloat = 0
    switch collectionViewLayout {
    case .list(let environment):
      let room = ListRoom(width: bounds.width, rowHeight: 44, environment: environment)
      for section in sections { top = section.layout(from: top, in: room) }
    case .grid(let size, let spacing):
      for section in sections {
        top = section.layoutGrid(from: top, width: bounds.width, size, spacing)
      }
    }
    contentSize = CGSize(width: bounds.width, height: top)
    super.layoutSubviews()
  }
}
