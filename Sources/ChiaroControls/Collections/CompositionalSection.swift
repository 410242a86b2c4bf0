// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroLayout
import ChiaroViews
public import Foundation

/// A section of a compositional layout.
///
/// Apple counterpart: `NSCollectionLayoutSection` · Source: UICollectionViewCompositionalLayout.h ·
/// Fidelity: approximate
@preconcurrency @MainActor
open class CompositionalSection {
  /// How a section scrolls across the collection.
  ///
  /// Apple counterpart: `UICollectionLayoutSectionOrthogonalScrollingBehavior` · Source:
  /// UICollectionViewCompositionalLayout.h · Fidelity: approximate, groups stand side by side and
  /// do not scroll
  public enum OrthogonalScrolling: Int, Sendable, CaseIterable {
    case none = 0
    case continuous = 1
    case continuousGroupLeadingBoundary = 2
    case paging = 3
    case groupPaging = 4
    case groupPagingCentered = 5
  }

  /// The group that is repeated.
  final let group: CompositionalGroup
  /// The distances of the items from the section's edges.
  public final var contentInsets = DirectionalEdgeInsets.zero
  /// The distance between groups.
  public final var interGroupSpacing: CGFloat = 0
  /// The views above and below the items.
  public final var boundarySupplementaryItems: [CompositionalSupplementaryItem] = []
  /// The decorations behind the items; kept.
  public final var decorationItems: [CompositionalItem] = []
  /// How the section scrolls across the collection.
  public final var orthogonalScrollingBehavior = OrthogonalScrolling.none
  /// Called with the items that can be seen; called by nobody.
  public final var visibleItemsInvalidationHandler: ((Any, CGPoint, Any) -> Void)?
  /// Whether the views above and below keep the insets; kept.
  public final var supplementariesFollowContentInsets = true
  final var environment: ListEnvironment?

  /// Creates a section of a group that is repeated.
  public init(group: CompositionalGroup) { self.group = group }

  /// Returns a section that looks like a list.
  public static func list(
    using configuration: CompositionalListConfiguration,
    layoutEnvironment: CollectionLayoutEnvironment
  ) -> CompositionalSection {
    let size = CompositionalSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = CompositionalSection(
      group: .vertical(layoutSize: size, subitems: [CompositionalItem(layoutSize: size)]))
    section.environment = configuration.appearance.environment
    let kinds = [
      (configuration.headerMode, CollectionView.elementKindSectionHeader, RectAlignment.top),
      (configuration.footerMode, CollectionView.elementKindSectionFooter, .bottom),
    ]
    for (mode, kind, edge) in kinds where mode == .supplementary {
      section.boundarySupplementaryItems.append(
        CompositionalSupplementaryItem(layoutSize: size, elementKind: kind, alignment: edge))
    }
    guard section.environment == .insetGrouped else { return section }
    section.contentInsets = DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    return section
  }
}

/// How a list of a compositional layout looks.
///
/// Apple counterpart: `UICollectionLayoutListConfiguration` · Source:
/// UICollectionLayoutList.h · Fidelity: approximate
@preconcurrency @MainActor
public struct CompositionalListConfiguration {
  /// The kind of list.
  ///
  /// Apple counterpart: `UICollectionLayoutListConfiguration.Appearance` · Source:
  /// UICollectionLayoutList.h · Fidelity: exact
  public enum Appearance: Int, Sendable, CaseIterable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4

    var environment: ListEnvironment {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      case .sidebar: .sidebar
      case .sidebarPlain: .sidebarPlain
      }
    }
  }

  /// Where a header or a footer comes from.
  ///
  /// Apple counterpart: `UICollectionLayoutListConfiguration.HeaderMode` · Source:
  /// UICollectionLayoutList.h · Fidelity: exact
  public enum Mode: Int, Sendable, CaseIterable {
    case none = 0
    case supplementary = 1
    /// Kept: the first item looks like any other.
    case firstItemInSection = 2
  }

  /// The kind of list.
  public let appearance: Appearance
  /// Where headers come from.
  public var headerMode = Mode.none
  /// Where footers come from.
  public var footerMode = Mode.none
  /// Whether there are lines between items; kept.
  public var showsSeparators = true
  /// The color behind the list; kept, it is that of the kind.
  public var backgroundColor: DynamicColor?
  /// The space above a header; nil for the usual one.
  ///
  /// Kept.
  public var headerTopPadding: CGFloat?
  /// What a swipe over an item offers; kept.
  public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> SwipeActionsConfiguration?)?
  /// What a swipe over an item offers; kept.
  public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> SwipeActionsConfiguration?)?

  /// Creates the configuration of a kind of list.
  public init(appearance: Appearance) { self.appearance = appearance }
}
