// SPDX-License-Identifier: MIT

public import ChiaroControls
import ChiaroViews
public import Foundation

/// The settings that all sections of a compositional layout share.
///
/// Apple counterpart: `NSCollectionViewCompositionalLayoutConfiguration` · Source:
/// NSCollectionViewCompositionalLayout.h · Fidelity: approximate, only the spacing has an effect
@preconcurrency @MainActor
open class NSCollectionViewCompositionalLayoutConfiguration {
  /// The direction in which the content scrolls; stored, but without effect, because it always
  /// scrolls vertically.
  ///
  /// Fidelity: inert
  open var scrollDirection = NSCollectionView.ScrollDirection.vertical
  /// The distance between sections, in points; the default is 0.
  ///
  /// A change takes effect after the layout is invalidated.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout; stored, but without effect.
  ///
  /// Fidelity: inert
  open var boundarySupplementaryItems: [CompositionalSupplementaryItem] = []

  /// Creates a configuration with the default values.
  public init() {}
}

/// A closure that receives a section's index and the collection view's size and traits, and returns
/// the section's layout; nil omits the section.
///
/// Apple counterpart: `NSCollectionViewCompositionalLayoutSectionProvider` · Source:
/// NSCollectionViewCompositionalLayout.h · Fidelity: exact
public typealias NSCollectionViewCompositionalLayoutSectionProvider =
  (Int, CollectionLayoutEnvironment) -> CompositionalSection?

/// A layout made of sections, each of which repeats a group of items.
///
/// Apple counterpart: `NSCollectionViewCompositionalLayout` · Source:
/// NSCollectionViewCompositionalLayout.h · Fidelity: approximate, the content scrolls only
/// vertically
open class NSCollectionViewCompositionalLayout: ArrangedCollectionLayout {
  /// The settings that all sections share.
  open var configuration: NSCollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private final let provider: NSCollectionViewCompositionalLayoutSectionProvider

  /// Creates a layout whose sections all have the same layout.
  public convenience init(section: CompositionalSection) {
    self.init(sectionProvider: { _, _ in section })
  }
  /// Creates a layout with a configuration, whose sections all have the same layout.
  public convenience init(
    section: CompositionalSection,
    configuration: NSCollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  /// Creates a layout with a closure that returns the layout of the section at an index.
  public convenience init(
    sectionProvider: @escaping NSCollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: NSCollectionViewCompositionalLayoutConfiguration())
  }
  /// Creates a layout with a configuration and a closure that returns the layout of the section at
  /// an index.
  public init(
    sectionProvider: @escaping NSCollectionViewCompositionalLayoutSectionProvider,
    configuration: NSCollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  override final func arrange(in collectionView: NSCollectionView) {
    let arrangement = CompositionalArrangement(
      provider, configuration.interSectionSpacing, in: collectionView.elements.room,
      collectionView.traitCollection,
      counts: (0..<collectionView.numberOfSections).map {
        collectionView.numberOfItems(inSection: $0)
      })
    for (kind, path, frame) in arrangement.places { add(path, kind: kind, frame) }
    size = arrangement.size
  }
}

// The names that AppKit shares with UIKit, of types that are here once.
#if !canImport(AppKit)
  /// AppKit's name for `CollectionLayoutEnvironment`, a protocol in AppKit and a structure here.
  public typealias NSCollectionLayoutEnvironment = CollectionLayoutEnvironment
  /// AppKit's name for `CollectionLayoutContainer`, a protocol in AppKit and a structure here.
  public typealias NSCollectionLayoutContainer = CollectionLayoutContainer
  /// AppKit's name for `CompositionalDimension`.
  public typealias NSCollectionLayoutDimension = CompositionalDimension
  /// AppKit's name for `CompositionalSize`.
  public typealias NSCollectionLayoutSize = CompositionalSize
  /// AppKit's name for `CompositionalSpacing`.
  public typealias NSCollectionLayoutSpacing = CompositionalSpacing
  /// AppKit's name for `CompositionalEdgeSpacing`.
  public typealias NSCollectionLayoutEdgeSpacing = CompositionalEdgeSpacing
  /// AppKit's name for `CompositionalItem`.
  public typealias NSCollectionLayoutItem = CompositionalItem
  /// AppKit's name for `CompositionalSupplementaryItem`.
  public typealias NSCollectionLayoutSupplementaryItem = CompositionalSupplementaryItem
  /// AppKit's name for `CompositionalSupplementaryItem`.
  public typealias NSCollectionLayoutBoundarySupplementaryItem = CompositionalSupplementaryItem
  /// AppKit's name for `CompositionalGroup`.
  public typealias NSCollectionLayoutGroup = CompositionalGroup
  /// AppKit's name for `CompositionalSection`.
  public typealias NSCollectionLayoutSection = CompositionalSection
  /// AppKit's name for `RectAlignment`.
  public typealias NSRectAlignment = RectAlignment
  /// AppKit's name for `DirectionalEdgeInsets`.
  public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
  /// AppKit's name for `DiffableSnapshot`.
  public typealias NSDiffableDataSourceSnapshot = DiffableSnapshot
#endif
