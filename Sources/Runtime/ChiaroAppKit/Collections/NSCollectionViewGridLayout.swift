// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// A layout that places the items of the first section in a grid; all items have the same size.
///
/// There are as many columns as fit at the minimum item size; the items share the remaining width,
/// up to the maximum size. Rows have the minimum height. If `maximumNumberOfRows` is set, the rows
/// share the remaining height too.
///
/// Apple counterpart: `NSCollectionViewGridLayout` · Source: NSCollectionViewGridLayout.h; how room
/// is shared is this project's · Fidelity: approximate, the space may be distributed differently
open class NSCollectionViewGridLayout: ArrangedCollectionLayout {
  /// The maximum number of rows; items that do not fit into them are not shown.
  ///
  /// The default, 0, means no limit.
  open var maximumNumberOfRows = 0 {
    didSet { if maximumNumberOfRows != oldValue { invalidateLayout() } }
  }
  /// The maximum number of columns; the default, 0, means no limit.
  open var maximumNumberOfColumns = 0 {
    didSet { if maximumNumberOfColumns != oldValue { invalidateLayout() } }
  }
  /// The minimum size of items, in points; a width or height of 0, the default, means 50.
  open var minimumItemSize = NSSize.zero {
    didSet { if minimumItemSize != oldValue { invalidateLayout() } }
  }
  /// The maximum size of items, in points; a width or height of 0, the default, means no limit.
  open var maximumItemSize = NSSize.zero {
    didSet { if maximumItemSize != oldValue { invalidateLayout() } }
  }
  /// The distances of the items from the content's edges, in points; the default is 0.
  open var margins = NSEdgeInsets() {
    didSet { if !NSEdgeInsetsEqual(margins, oldValue) { invalidateLayout() } }
  }
  /// The distance between the items of a row, in points; the default is 0.
  open var minimumInteritemSpacing: CGFloat = 0 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The distance between rows, in points; the default is 0.
  open var minimumLineSpacing: CGFloat = 0 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The background colors of the items; stored, but without effect.
  ///
  /// Fidelity: inert
  // As AppKit declares it; nil stands for none.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColors: [NSColor]! = [.controlBackgroundColor]

  override final func arrange(in collectionView: NSCollectionView) {
    let (room, count) = (
      collectionView.elements.room,
      collectionView.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0
    )
    let least = NSSize(
      width: minimumItemSize.width > 0 ? minimumItemSize.width : 50,
      height: minimumItemSize.height > 0 ? minimumItemSize.height : 50)
    let inner = CGSize(
      width: room.width - margins.left - margins.right,
      height: room.height - margins.top - margins.bottom)
    var columns = max(1, Int((inner.width + minimumInteritemSpacing) / step(least.width)))
    if maximumNumberOfColumns > 0 { columns = min(columns, maximumNumberOfColumns) }
    let most = maximumNumberOfRows > 0 ? maximumNumberOfRows : .max
    let rows = min(most, (count + columns - 1) / columns)
    let width = Self.share(
      inner.width, columns, minimumInteritemSpacing, least.width, maximumItemSize.width)
    let height =
      maximumNumberOfRows > 0
      ? Self.share(inner.height, rows, minimumLineSpacing, least.height, maximumItemSize.height)
      : least.height
    for index in 0..<min(count, rows * columns) {
      let (row, column) = (index / columns, index % columns)
      let frame = CGRect(
        x: margins.left + CGFloat(column) * (width + minimumInteritemSpacing),
        y: margins.top + CGFloat(row) * (height + minimumLineSpacing), width: width,
        height: height)
      add(IndexPath(item: index, section: 0), frame)
    }
    let spaces = CGFloat(max(0, rows - 1)) * minimumLineSpacing
    size = NSSize(
      width: room.width,
      height: margins.top + CGFloat(rows) * height + spaces + margins.bottom)
  }

  private final func step(_ width: CGFloat) -> CGFloat {
    max(1, width + minimumInteritemSpacing)
  }
  /// The length of each of some items that share a room.
  private static func share(
    _ room: CGFloat, _ count: Int, _ gap: CGFloat, _ least: CGFloat, _ most: CGFloat
  ) -> CGFloat {
    let own = (room - CGFloat(max(0, count - 1)) * gap) / CGFloat(max(1, count))
    return max(least, min(own.rounded(.down), most > 0 ? most : .infinity))
  }
}
