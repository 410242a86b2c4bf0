// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
import Foundation

/// A cell of a collection view that shows a list.
///
/// Apple counterpart: `UICollectionViewListCell` · Source: UICollectionViewListCell.h (statement
/// S107) · Fidelity: approximate, there are no indentation and separator guides
open class CollectionViewListCell: CollectionViewCell {
  /// The accessories of the cell, such as a disclosure indicator, from the leading to the trailing
  /// edge.
  ///
  /// Apple counterpart: `accessories` · Source: UICollectionViewListCell.h · Fidelity: approximate,
  /// standard accessories keep the given order, not UIKit's
  public final var accessories: [CellAccessory] = [] { didSet { accessoriesDidChange() } }
  /// The views of the accessories, in their order.
  private final var accessoryViews: [View] = []
  /// A guide whose leading edge an app aligns with the start of the separator.
  ///
  /// It is without effect, because the separator always begins at the text.
  ///
  /// Apple counterpart: `separatorLayoutGuide` · Source: UICollectionViewListCell.h · Fidelity:
  /// approximate, without effect
  public private(set) final lazy var separatorLayoutGuide: LayoutGuide = {
    let guide = LayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  open override var isEditing: Bool { didSet { if isEditing != oldValue { setNeedsLayout() } } }

  override final var defaultBackground: BackgroundConfiguration { .listCell() }

  private final func accessoriesDidChange() {
    // A view of the app's may be in another cell by now.
    for view in accessoryViews where view.superview === self {
      view.removeFromSuperview()
      view.isHidden = false
    }
    accessoryViews = accessories.map { $0.makeView() }
    for view in accessoryViews { addSubview(view) }
    contentView.insetsDidChange()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The accessories of an edge that are shown now, with their views and widths.
  private final func shown(atLeading isLeading: Bool) -> [(view: View, width: CGFloat)] {
    zip(accessories, accessoryViews).compactMap { accessory, view in
      guard view.superview === self, accessory.isLeading == isLeading,
        accessory.isShown(isEditing: isEditing)
      else { return nil }
      return (view, accessory.width(of: view, in: bounds.size))
    }
  }

  private static let gap: CGFloat = 8

  private final func inset(atLeading isLeading: Bool) -> CGFloat {
    shown(atLeading: isLeading).reduce(sideMargin) { $0 + $1.width + Self.gap }
  }

  override final var contentInsets: DirectionalEdgeInsets {
    DirectionalEdgeInsets(leading: inset(atLeading: true), trailing: inset(atLeading: false))
  }

  /// The distances of the content view from the edges: none at an edge without accessories.
  private final var contentViewInsets: (leading: CGFloat, trailing: CGFloat) {
    let trailing = inset(atLeading: false)
    return (inset(atLeading: true) - sideMargin, trailing == sideMargin ? 0 : trailing)
  }

  override final var contentFrame: CGRect {
    let (leading, trailing) = contentViewInsets
    let width = max(0, bounds.width - leading - trailing)
    return CGRect(x: leading, y: 0, width: width, height: bounds.height)
      .placed(in: bounds, drawnDirection)
  }

  override final var contentMargins: DirectionalEdgeInsets? {
    margins(hasAccessory: contentViewInsets.trailing > 0)
  }

  override final var contentWidth: CGFloat { contentFrame.width }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (accessory, view) in zip(accessories, accessoryViews) where view.superview === self {
      view.isHidden = !accessory.isShown(isEditing: isEditing)
    }
    place(shown(atLeading: true), from: sideMargin)
    let trailing = shown(atLeading: false)
    let room = trailing.reduce(sideMargin - Self.gap) { $0 + $1.width + Self.gap }
    place(trailing, from: bounds.width - room)
  }

  private final func place(_ views: [(view: View, width: CGFloat)], from start: CGFloat) {
    var x = start
    for (view, width) in views {
      let height = view.fittingSize(in: bounds.size).height
      view.frame = CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height)
        .placed(in: bounds, drawnDirection)
      x += width + Self.gap
    }
  }
}
