// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

/// A layout that fills lines with items and begins a new line when the current one is full.
///
/// Apple counterpart: `UICollectionViewFlowLayout` · Source: UICollectionViewFlowLayout.h ·
/// Fidelity: approximate, headers scroll with the content
open class CollectionViewFlowLayout: CollectionViewLayout {
  /// The value for `estimatedItemSize` with which items size themselves; their estimated size is
  /// then 50 by 50 points.
  public nonisolated static let automaticSize = CGSize(width: -1, height: -1)

  /// The size of the items, in points; the default is 50 by 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size of items, in points, until their cells have been measured; zero, the default, for no
  /// estimate.
  ///
  /// If it is not zero, it replaces `itemSize`, and cells with constraints size themselves.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The minimum distance between lines, in points; the default is 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum distance between the items of a line, in points; the default is 10.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The insets of the items from the edges of their section, in points; the default is zero.
  open var sectionInset = EdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of headers in points; zero, the default, for no headers.
  ///
  /// Only the length along the scroll direction is used.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers in points; zero, the default, for no footers.
  ///
  /// Only the length along the scroll direction is used.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The direction in which the content scrolls; the default is vertical.
  open var scrollDirection = ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// Whether headers stay visible; stored, but without effect, because headers scroll with the
  /// content.
  ///
  /// Fidelity: inert
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay visible; stored, but without effect, because footers scroll with the
  /// content.
  ///
  /// Fidelity: inert
  open var sectionFootersPinToVisibleBounds = false
  /// The area to which `sectionInset` is relative; stored, but without effect.
  ///
  /// Fidelity: inert
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  private final var all: [CollectionViewLayoutAttributes] = []
  private final var byKey: [ItemKey: CollectionViewLayoutAttributes] = [:]
  private final var size = CGSize.zero

  /// The direction in which content scrolls.
  ///
  /// Apple counterpart: `UICollectionView.ScrollDirection` · Source: UICollectionViewLayout.h ·
  /// Fidelity: exact
  public enum ScrollDirection: Int, Sendable, CaseIterable {
    case vertical = 0
    case horizontal = 1
  }

  /// The area to which section insets are relative; without effect.
  ///
  /// Apple counterpart: `UICollectionViewFlowLayout.SectionInsetReference` · Source:
  /// UICollectionViewFlowLayout.h · Fidelity: approximate, without effect
  public enum SectionInsetReference: Int, Sendable, CaseIterable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  open override func prepare() {
    super.prepare()
    all = []
    byKey = [:]
    guard let collectionView else { return size = .zero }
    let insets = collectionView.adjustedContentInset
    var room = collectionView.bounds.size
    room.width -= insets.left + insets.right
    room.height -= insets.top + insets.bottom
    let sections = (0..<collectionView.numberOfSections).map { section($0, collectionView) }
    let arrangement = FlowArrangement(
      sections, in: room, isVertical: scrollDirection == .vertical)
    for (part, path, frame) in arrangement.places {
      let attributes = attributes(path)
      if part != .item {
        attributes.representedElementKind =
          part == .header
          ? CollectionView.elementKindSectionHeader : CollectionView.elementKindSectionFooter
        attributes.representedElementCategory = .supplementaryView
      }
      attributes.frame = frame
      all.append(attributes)
      byKey[attributes.key] = attributes
    }
    size = arrangement.size
  }

  /// What a section asks for, as the delegate or the layout itself says.
  private final func section(
    _ section: Int, _ collectionView: CollectionView
  ) -> FlowArrangement.Section {
    let delegate = collectionView.delegate as? any CollectionViewDelegateFlowLayout
    let count = collectionView.numberOfItems(inSection: section)
    let sizes = (0..<count).map { item in
      let path = IndexPath(item: item, section: section)
      let size =
        delegate?.collectionView(collectionView, layout: self, sizeForItemAt: path) ?? itemSize
      guard size.width < 0 || estimatedItemSize != .zero && size == itemSize else { return size }
      return measured[path] ?? estimatedSize
    }
    return FlowArrangement.Section(
      sizes: sizes,
      inset: delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section)
        ?? sectionInset,
      lineSpacing: delegate?.collectionView(
        collectionView, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(
        collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing,
      header: delegate?.collectionView(
        collectionView, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize,
      footer: delegate?.collectionView(
        collectionView, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize)
  }

  /// The sizes that cells asked for, where sizes are estimated.
  final var measured: [IndexPath: CGSize] = [:]
  override final var hasEstimatedSizes: Bool { estimatedItemSize != .zero }

  /// Returns whether the layout must change because a cell prefers another size.
  ///
  /// It is true if sizes are estimated and the preferred size differs from the given one.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
    withOriginalAttributes original: CollectionViewLayoutAttributes
  ) -> Bool {
    guard estimatedItemSize != .zero, original.representedElementCategory == .cell,
      preferred.frame.size != original.frame.size
    else { return false }
    measured[original.indexPath] = preferred.frame.size
    return true
  }

  private final var estimatedSize: CGSize {
    estimatedItemSize.width > 0 ? estimatedItemSize : CGSize(width: 50, height: 50)
  }

  private final func attributes(_ path: IndexPath) -> CollectionViewLayoutAttributes {
    let kind = type(of: self).layoutAttributesClass as? CollectionViewLayoutAttributes.Type
    let attributes = (kind ?? CollectionViewLayoutAttributes.self).init()
    attributes.indexPath = path
    return attributes
  }

  open override var collectionViewContentSize: CGSize { size }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? { all.filter { $0.frame.intersects(rect) } }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { byKey[ItemKey(kind: nil, path: indexPath)] }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { byKey[ItemKey(kind: elementKind, path: indexPath)] }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// The methods that a flow layout calls to ask for sizes and distances.
///
/// By default they return the properties of the layout.
///
/// Apple counterpart: `UICollectionViewDelegateFlowLayout` · Source: UICollectionViewFlowLayout.h ·
/// Fidelity: exact
@preconcurrency @MainActor
public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate {
  /// Asks for the size of an item, in points; the default is the layout's `itemSize`.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Asks for the insets of the items from the edges of a section, in points; the default is
  /// `sectionInset`.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets
  /// Asks for the minimum distance between the lines of a section, in points; the default is
  /// `minimumLineSpacing`.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Asks for the minimum distance between the items of a line, in points; the default is
  /// `minimumInteritemSpacing`.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Asks for the size of a section's header, in points; zero for no header.
  ///
  /// The default is `headerReferenceSize`.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Asks for the size of a section's footer, in points; zero for no footer.
  ///
  /// The default is `footerReferenceSize`.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension CollectionViewDelegateFlowLayout {
  private func flow(_ layout: CollectionViewLayout) -> CollectionViewFlowLayout? {
    layout as? CollectionViewFlowLayout
  }
  /// Asks for the size of an item; the default returns the layout's `itemSize`.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }
  /// Asks for the insets of the items in a section; the default returns the layout's
  /// `sectionInset`.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
  /// Asks for the distance between lines; the default returns the layout's `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
  /// Asks for the distance between items; the default returns the layout's
  /// `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
  /// Asks for the size of a section's header; the default returns the layout's
  /// `headerReferenceSize`.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
  /// Asks for the size of a section's footer; the default returns the layout's
  /// `footerReferenceSize`.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}
