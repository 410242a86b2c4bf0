// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

/// What a collection view reuses and places: an item, or a view beside the items.
///
/// Apple counterpart: `NSCollectionViewElement` · Source: NSCollectionView.h · Fidelity:
/// approximate, layouts do not ask for sizes
@preconcurrency @MainActor
public protocol NSCollectionViewElement: AnyObject {
  /// Called before the element shows something else.
  func prepareForReuse()
  /// Called with the layout's attributes of the element.
  func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes)
  /// Returns the attributes that the element would like to have; never asked here.
  func preferredLayoutAttributesFitting(
    _ layoutAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutAttributes
}

extension NSCollectionViewElement {
  /// Does nothing.
  public func prepareForReuse() {}
  /// Does nothing.
  public func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {}
  /// Returns the attributes as they are.
  public func preferredLayoutAttributesFitting(
    _ layoutAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutAttributes { layoutAttributes }
}

/// A view that is the header or the footer of a section.
///
/// Apple counterpart: `NSCollectionViewSectionHeaderView` · Source: NSCollectionView.h · Fidelity:
/// approximate, sections do not collapse
@preconcurrency @MainActor
public protocol NSCollectionViewSectionHeaderView: NSCollectionViewElement {
  /// The button that would collapse the section; nil for none.
  var sectionCollapseButton: NSButton? { get set }
}

extension NSCollectionViewSectionHeaderView {
  /// Nil, and nothing else.
  public var sectionCollapseButton: NSButton? {
    get { nil }
    set {}
  }
}

/// An item of a collection view: the controller of a view.
///
/// It looks the same whether it is selected or not: override `isSelected` to show it.
///
/// Apple counterpart: `NSCollectionViewItem` · Source: NSCollectionView.h · Fidelity: approximate
open class NSCollectionViewItem: NSViewController, NSCollectionViewElement {
  /// What a press that is not over yet would do with an item.
  ///
  /// Apple counterpart: `NSCollectionViewItem.HighlightState` · Source: NSCollectionView.h ·
  /// Fidelity: exact
  public enum HighlightState: Int, Sendable, CaseIterable {
    /// Nothing.
    case none = 0
    /// It would be selected.
    case forSelection = 1
    /// It would no longer be selected.
    case forDeselection = 2
    /// Something is dragged onto it.
    case asDropTarget = 3
  }

  /// The collection view that shows the item; nil for none.
  public internal(set) final weak var collectionView: NSCollectionView?
  /// Whether the item is selected; an override shows it.
  open var isSelected = false
  /// What a press that is not over yet would do with the item; an override shows it.
  open var highlightState = HighlightState.none
  /// The image view of the item; nil for none.
  open weak var imageView: NSImageView?
  /// The text field of the item; nil for none.
  open weak var textField: NSTextField?
  /// Called before the item shows something else; does nothing.
  open func prepareForReuse() {}
  /// Called with the layout's attributes of the item; does nothing.
  open func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {}
  /// Returns the attributes that the item would like to have; never asked here.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutAttributes { layoutAttributes }
  /// Called before another layout takes over; never called here.
  open func willTransition(
    from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout
  ) {}
  /// Called after another layout took over; never called here.
  open func didTransition(
    from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout
  ) {}

  /// Makes an item of a class that is known at run time only, by `init(nibName:bundle:)`.
  static func make(_ type: AnyClass) -> NSCollectionViewItem {
    guard type is NSCollectionViewItem.Type else {
      preconditionFailure("\(type) is no NSCollectionViewItem")
    }
    let made = Responder.make(
      unnamed: type, as: NSViewController.self, plain: PlainController.self,
      root: ControllerResponder.self)
    guard let item = made as? NSCollectionViewItem else { preconditionFailure("\(made)") }
    return item
  }
  /// A controller that overrides nothing.
  private final class PlainController: NSViewController {}
}
