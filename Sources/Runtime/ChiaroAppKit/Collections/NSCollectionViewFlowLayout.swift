// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroViews
public import Foundation

/// A layout that fills lines with items and starts a new line when the next item does not fit.
///
/// Apple counterpart: `NSCollectionViewFlowLayout` · Source: NSCollectionViewFlowLayout.h ·
/// Fidelity: approximate, headers do not stay visible
open class NSCollectionViewFlowLayout: ArrangedCollectionLayout {
  /// The size of the items, in points; the default is 50 by 50.
  open var itemSize = NSSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The estimated size of items, in points; the default is zero.
  ///
  /// Any other size is used instead of `itemSize`, unless the delegate gives sizes.
  open var estimatedItemSize = NSSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The minimum distance between lines, in points; the default is 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The minimum distance between the items of a line, in points; the default is 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The distances of a section's items from the section's edges, in points; the default is 0.
  open var sectionInset = NSEdgeInsets() {
    didSet { if !NSEdgeInsetsEqual(sectionInset, oldValue) { invalidateLayout() } }
  }
  /// The size of headers, in points; the default, zero, means no headers.
  ///
  /// Only the length along the scroll direction counts.
  open var headerReferenceSize = NSSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers, in points; the default, zero, means no footers.
  ///
  /// Only the length along the scroll direction counts.
  open var footerReferenceSize = NSSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The direction in which the content scrolls; the default is vertical.
  open var scrollDirection = NSCollectionView.ScrollDirection.vertical {
    didSet {
      guard scrollDirection != oldValue else { return }
      scrollsVertically = scrollDirection == .vertical
      invalidateLayout()
    }
  }
  /// Whether a section's header stays visible while the section scrolls; stored, but without
  /// effect.
  ///
  /// Fidelity: inert
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether a section's footer stays visible while the section scrolls; stored, but without
  /// effect.
  ///
  /// Fidelity: inert
  open var sectionFootersPinToVisibleBounds = false

  override final func arrange(in collectionView: NSCollectionView) {
    let sections = (0..<collectionView.numberOfSections).map { section($0, collectionView) }
    let arrangement = FlowArrangement(
      sections, in: collectionView.elements.room, isVertical: scrollDirection == .vertical)
    for (part, path, frame) in arrangement.places {
      let kind: String? =
        switch part {
        case .item: nil
        case .header: NSCollectionView.elementKindSectionHeader
        case .footer: NSCollectionView.elementKindSectionFooter
        }
      add(path, kind: kind, frame)
    }
    size = arrangement.size
  }

  /// What a section asks for, as the delegate or the layout itself says.
  private final func section(
    _ section: Int, _ collectionView: NSCollectionView
  ) -> FlowArrangement.Section {
    let delegate = collectionView.delegate as? any NSCollectionViewDelegateFlowLayout
    let usual = estimatedItemSize == .zero ? itemSize : estimatedItemSize
    let sizes = (0..<collectionView.numberOfItems(inSection: section)).map { item in
      delegate?.collectionView(
        collectionView, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
        ?? usual
    }
    let inset =
      delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section)
      ?? sectionInset
    return FlowArrangement.Section(
      sizes: sizes,
      inset: EdgeInsets(
        top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right),
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
}

/// The delegate of a flow layout; every method returns the layout's own value by default.
///
/// Apple counterpart: `NSCollectionViewDelegateFlowLayout` · Source: NSCollectionViewFlowLayout.h ·
/// Fidelity: exact
@preconcurrency @MainActor
public protocol NSCollectionViewDelegateFlowLayout: NSCollectionViewDelegate {
  /// Returns the size of an item, in points.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> NSSize
  /// Returns the distances of a section's items from the section's edges, in points.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    insetForSectionAt section: Int
  ) -> NSEdgeInsets
  /// Returns the minimum distance between the lines of a section, in points.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the minimum distance between the items of a line, in points.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the size of a section's header, in points; zero for none.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> NSSize
  /// Returns the size of a section's footer, in points; zero for none.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> NSSize
}

extension NSCollectionViewDelegateFlowLayout {
  private func flow(_ layout: NSCollectionViewLayout) -> NSCollectionViewFlowLayout? {
    layout as? NSCollectionViewFlowLayout
  }
  /// Asks for the size of an item; the default returns the layout's `itemSize`.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> NSSize { flow(collectionViewLayout)?.itemSize ?? .zero }
  /// Asks for the distances of a section's items from its edges; the default returns the layout's
  /// `sectionInset`.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    insetForSectionAt section: Int
  ) -> NSEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? NSEdgeInsets() }
  /// Asks for the minimum distance between lines; the default returns the layout's
  /// `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
  /// Asks for the minimum distance between the items of a line; the default returns the layout's
  /// `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
  /// Asks for the size of a section's header; the default returns the layout's
  /// `headerReferenceSize`.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> NSSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
  /// Asks for the size of a section's footer; the default returns the layout's
  /// `footerReferenceSize`.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> NSSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}
