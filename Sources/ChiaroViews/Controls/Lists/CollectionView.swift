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
  /// How the items are placed, in all sections alike.
  public typealias Layout = CollectionLayoutSection

  /// How the items are placed.
  public final let collectionViewLayout: Layout
  /// Decides about each section, where sections differ.
  private final let sectionProvider: CollectionSectionProvider?
  /// Says what stands in the collection.
  public final weak var dataSource: (any CollectionViewDataSource)? { didSet { reloadData() } }
  /// Whether a person can select an item.
  public final var allowsSelection = true
  /// Whether a person can select several.
  public final var allowsMultipleSelection = false
  final var sections: [ListSection] = []

  /// Creates a collection; where a provider is given, it decides about each section by itself.
  ///
  /// Apple counterpart: `init(frame:collectionViewLayout:)`, and
  /// `UICollectionViewCompositionalLayout(sectionProvider:)` · Source:
  /// UICollectionViewCompositionalLayout.h (S108) · Fidelity: approximate
  public init(
    frame: CGRect = .zero, layout: Layout = .list(.none),
    sectionProvider: CollectionSectionProvider? = nil
  ) {
    collectionViewLayout = layout
    self.sectionProvider = sectionProvider
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
    let environment = CollectionLayoutEnvironment(
      contentSize: bounds.size, traitCollection: traitCollection)
    var top: CGFloat = 0
    for (index, section) in sections.enumerated() {
      let provided = sectionProvider.map { $0(index, environment) }
      guard let layout = provided ?? collectionViewLayout else {
        section.hide()
        continue
      }
      top = place(section, by: layout, from: top)
    }
    contentSize = CGSize(width: bounds.width, height: top)
    super.layoutSubviews()
  }

  private final func place(
    _ section: ListSection, by layout: CollectionLayoutSection, from top: CGFloat
  ) -> CGFloat {
    switch layout {
    case .list(let environment):
      let room = ListRoom(
        width: bounds.width, rowHeight: 44, environment: environment, direction: drawnDirection)
      return section.layout(from: top, in: room)
    case .grid(let size, let spacing):
      return section.layoutGrid(from: top, width: bounds.width, size, spacing, drawnDirection)
    }
  }
}
