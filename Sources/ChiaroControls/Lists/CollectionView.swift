// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews
public import Foundation

/// A scroll view that shows items in sections, as a list or a grid.
///
/// All cells are created when the data are loaded; cells are not reused.
///
/// Apple counterpart: `UICollectionView` · Source: UICollectionView.h; HIG Color ·
/// Fidelity: approximate
open class CollectionView: ScrollView {
  /// The layout of the items, the same for all sections.
  public typealias Layout = CollectionLayoutSection

  /// The layout of the items in all sections without a provider.
  public final let collectionViewLayout: Layout
  /// The provider of layouts for single sections; nil for none.
  private final let sectionProvider: CollectionSectionProvider?
  /// The source of the sections and cells; setting it reloads the data.
  public final weak var dataSource: (any CollectionViewDataSource)? { didSet { reloadData() } }
  /// Whether the user can select items; the default is true.
  public final var allowsSelection = true
  /// Whether the user can select more than one item; the default is false.
  public final var allowsMultipleSelection = false
  final var sections: [ListSection] = []

  /// Creates a collection view; a section provider overrides `layout` for each section.
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
    setIntrinsicTraits(TraitCollection(listEnvironment: layout.environment))
  }

  /// Reloads all sections and cells from the data source.
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

  /// The color of the separators; clear for grids and sidebars.
  private final var separator: DynamicColor {
    switch collectionViewLayout.environment {
    case .plain, .grouped, .insetGrouped: .separator
    case .unspecified, .none, .sidebar, .sidebarPlain: .clear
    }
  }

  /// Lays out the items.
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
      top = place(section, by: layout, from: top, isFirst: index == 0)
    }
    contentSize = CGSize(width: bounds.width, height: top)
    super.layoutSubviews()
  }

  private final func place(
    _ section: ListSection, by layout: CollectionLayoutSection, from top: CGFloat, isFirst: Bool
  ) -> CGFloat {
    switch layout {
    case .list(let environment):
      let room = ListRoom(
        width: bounds.width, rowHeight: 44, environment: environment, direction: drawnDirection)
      return section.layout(from: top, in: room, isFirst: isFirst)
    case .grid(let size, let spacing):
      return section.layoutGrid(from: top, width: bounds.width, size, spacing, drawnDirection)
    }
  }
}
