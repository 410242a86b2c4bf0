// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

/// A part of a collection view that a layout places and that is reused: an item or a supplementary
/// view.
///
/// Apple counterpart: `NSCollectionViewElement` · Source: NSCollectionView.h · Fidelity:
/// approximate, layouts do not ask for sizes
@preconcurrency @MainActor
public protocol NSCollectionViewElement: AnyObject {
  /// Called before the element is reused for other content.
  func prepareForReuse()
  /// Called with the element's layout attributes when the element is shown.
  func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes)
  /// Returns the layout attributes that the element prefers to the given ones; never called here.
  func preferredLayoutAttributesFitting(
    _ layoutAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutAttributes
}

extension NSCollectionViewElement {
  /// Called before the element is reused for other content; the default does nothing.
  public func prepareForReuse() {}
  /// Called with the element's layout attributes when the element is shown; the default does
  /// nothing.
  public func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {}
  /// Returns the layout attributes that the element prefers, by default the given ones; never
  /// called here.
  public func preferredLayoutAttributesFitting(
    _ layoutAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutAttributes { layoutAttributes }
}

/// A supplementary view that is the header or the footer of a section.
///
/// Apple counterpart: `NSCollectionViewSectionHeaderView` · Source: NSCollectionView.h · Fidelity:
/// approximate, sections do not collapse
@preconcurrency @MainActor
public protocol NSCollectionViewSectionHeaderView: NSCollectionViewElement {
  /// The button that collapses the section; nil for none.
  ///
  /// The button is not used here.
  var sectionCollapseButton: NSButton? { get set }
}

extension NSCollectionViewSectionHeaderView {
  /// The button that collapses the section; by default it is always nil, and setting it is ignored.
  public var sectionCollapseButton: NSButton? {
    get { nil }
    set {}
  }
}

/// An item of a collection view, which is the view controller of the view that shows it.
///
/// Nothing is drawn to show the selection: override `isSelected` to show it.
///
/// Apple counterpart: `NSCollectionViewItem` · Source: NSCollectionView.h · Fidelity: approximate,
/// without transitions between layouts
open class NSCollectionViewItem: NSViewController, NSCollectionViewElement {
  /// The highlight of an item during a press or a drag.
  ///
  /// Apple counterpart: `NSCollectionViewItem.HighlightState` · Source: NSCollectionView.h ·
  /// Fidelity: exact
  public enum HighlightState: Int, Sendable, CaseIterable {
    /// The item is not highlighted.
    case none = 0
    /// The item would be selected if the press ended now.
    case forSelection = 1
    /// The item would be deselected if the press ended now.
    case forDeselection = 2
    /// The item is the target of a drop; never set here.
    case asDropTarget = 3
  }

  /// The collection view that shows the item; nil for none.
  public internal(set) final weak var collectionView: NSCollectionView?
  /// Whether the item is selected.
  ///
  /// The collection view sets it, and a subclass can override it to show the selection.
  open var isSelected = false
  /// The highlight of the item during a press.
  ///
  /// The collection view sets it, and a subclass can override it to show the highlight.
  open var highlightState = HighlightState.none
  /// An image view within the item's view; nil for none.
  open weak var imageView: NSImageView?
  /// A text field within the item's view; nil for none.
  open weak var textField: NSTextField?
  /// Called before the item is reused for other content; the default does nothing.
  open func prepareForReuse() {}
  /// Called with the item's layout attributes when the item is shown; the default does nothing.
  open func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {}
  /// Returns the layout attributes that the item prefers, by default the given ones; never called
  /// here.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutAttributes { layoutAttributes }
  /// Called before the collection view changes to another layout; never called here.
  open func willTransition(
    from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout
  ) {}
  /// Called after the collection view changed to another layout; never called here.
  open func didTransition(
    from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout
  ) {}

  /// Makes an item of a class that is known at run time only, by `init(nibName:bundle:)`.
  static func make(_ type: AnyClass) -> NSCollectionViewItem {
    guard type is NSCollectionViewItem.Type else {
      preconditionFailure("\(type) is not an NSCollectionViewItem")
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
