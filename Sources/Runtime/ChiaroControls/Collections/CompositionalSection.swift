// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A section of a compositional layout, which repeats a group of items.
///
/// Apple counterpart: `NSCollectionLayoutSection` · Source: UICollectionViewCompositionalLayout.h ·
/// Fidelity: approximate, sections do not scroll horizontally and have no decorations
@preconcurrency @MainActor
open class CompositionalSection {
  /// The way in which the groups of a section scroll horizontally.
  ///
  /// Apple counterpart: `UICollectionLayoutSectionOrthogonalScrollingBehavior` · Source:
  /// UICollectionViewCompositionalLayout.h · Fidelity: approximate, groups are placed side by side
  /// and do not scroll
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
  /// The insets of the items from the section's edges, in points; the default is zero.
  public final var contentInsets = DirectionalEdgeInsets.zero
  /// The distance between groups, in points; the default is 0.
  public final var interGroupSpacing: CGFloat = 0
  /// The headers and footers of the section.
  public final var boundarySupplementaryItems: [CompositionalSupplementaryItem] = []
  /// The way in which the groups scroll horizontally.
  ///
  /// All values except `none` place the groups side by side, without scrolling.
  public final var orthogonalScrollingBehavior = OrthogonalScrolling.none
  /// A closure that UIKit calls with the visible items while the section scrolls, nil for none;
  /// stored, but never called.
  public final var visibleItemsInvalidationHandler: ((Any, CGPoint, Any) -> Void)?
  final var environment: ListEnvironment?

  /// Creates a section that repeats a group.
  public init(group: CompositionalGroup) { self.group = group }

  /// Returns a section that looks like a list.
  ///
  /// Its rows have the full width, and the height that is usual in the system release of the
  /// environment.
  public static func list(
    using configuration: CompositionalListConfiguration,
    layoutEnvironment: CollectionLayoutEnvironment
  ) -> CompositionalSection {
    let size = CompositionalSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let (traits, width) = (layoutEnvironment.traitCollection, layoutEnvironment.contentSize.width)
    let height = SystemMetrics.of(traits).rowHeight(for: traits)
    let rowSize = CompositionalSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    let section = CompositionalSection(
      group: .vertical(layoutSize: rowSize, subitems: [CompositionalItem(layoutSize: rowSize)]))
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
    let side = View.systemMargin(ofWidth: width)
    section.contentInsets = DirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
    return section
  }
}

/// The settings of a list in a compositional layout.
///
/// Apple counterpart: `UICollectionLayoutListConfiguration` · Source: UICollectionLayoutList.h ·
/// Fidelity: approximate, swipe actions and separators are stored without effect, and the
/// background color is used only by `CompositionalLayout.list(using:)`
@preconcurrency @MainActor
public struct CompositionalListConfiguration {
  /// The appearance of a list.
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

  /// The kind of view that a list uses for its headers or footers.
  ///
  /// Apple counterpart: `UICollectionLayoutListConfiguration.HeaderMode` · Source:
  /// UICollectionLayoutList.h · Fidelity: exact
  public enum Mode: Int, Sendable, CaseIterable {
    case none = 0
    case supplementary = 1
    /// Makes the first item of each section its header; without effect, because the item looks like
    /// any other.
    case firstItemInSection = 2
  }

  /// The appearance of the list.
  public let appearance: Appearance
  /// The kind of view that the headers use; the default is `none`.
  public var headerMode = Mode.none
  /// The kind of view that the footers use; the default is `none`.
  public var footerMode = Mode.none
  /// Whether there are separator lines between items; stored, but without effect.
  ///
  /// Fidelity: inert
  public var showsSeparators = true
  /// The background color of the list; nil for the default color.
  ///
  /// It is shown only by a collection view that was created with the layout from
  /// `CompositionalLayout.list(using:)`.
  public var backgroundColor: DynamicColor?
  /// The space above a header in points, nil for the default; stored, but without effect.
  ///
  /// Fidelity: inert
  public var headerTopPadding: CGFloat?
  /// A closure that returns the actions of a swipe from the trailing edge, nil for none; stored,
  /// but without effect.
  ///
  /// Fidelity: inert
  public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> SwipeActionsConfiguration?)?
  /// A closure that returns the actions of a swipe from the leading edge, nil for none; stored, but
  /// without effect.
  ///
  /// Fidelity: inert
  public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> SwipeActionsConfiguration?)?

  /// Creates the settings of a list with an appearance.
  public init(appearance: Appearance) { self.appearance = appearance }
}
