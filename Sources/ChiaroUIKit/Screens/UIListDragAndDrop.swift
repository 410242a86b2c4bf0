// SPDX-License-Identifier: MIT

public import ChiaroControls
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these. Nothing is dragged here: delegates are kept and
// never asked.
#if !canImport(UIKit)
  /// The delegate of drags from a table, which are kept and never begin.
  ///
  /// Apple counterpart: `UITableViewDragDelegate` · Source: UITableView.h · Fidelity: approximate,
  /// never
  /// called
  @preconcurrency @MainActor
  public protocol UITableViewDragDelegate: AnyObject {
    /// Returns what is dragged from a place; empty for nothing.
    func tableView(
      _ tableView: TableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// Returns how the dragged cell is shown; nil for the usual look.
    func tableView(
      _ tableView: TableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIPreviewParameters?
  }

  extension UITableViewDragDelegate {
    /// Returns nil.
    public func tableView(
      _ tableView: TableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIPreviewParameters? { nil }
  }

  /// What a table would do with a drop.
  ///
  /// Apple counterpart: `UITableViewDropProposal` · Source: UITableView.h · Fidelity: exact
  open class UITableViewDropProposal: UIDropProposal {
    /// Where a drop goes.
    public enum Intent: Int, Sendable, CaseIterable {
      case unspecified = 0
      case insertAtDestinationIndexPath = 1
      case insertIntoDestinationIndexPath = 2
    }
    /// Where it goes.
    public final let intent: Intent
    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: Intent = .unspecified) {
      self.intent = intent
      super.init(operation: operation)
    }
  }

  /// An item that was dropped on a table.
  ///
  /// Apple counterpart: `UITableViewDropItem` · Source: UITableView.h · Fidelity: exact
  @preconcurrency @MainActor
  public protocol UITableViewDropItem: AnyObject {
    /// The item.
    var dragItem: UIDragItem { get }
    /// From where it comes; nil for from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of its preview.
    var previewSize: CGSize { get }
  }

  /// What is known of a drop on a table.
  ///
  /// Apple counterpart: `UITableViewDropCoordinator` · Source: UITableView.h · Fidelity:
  /// approximate,
  /// without animations into other views
  @preconcurrency @MainActor
  public protocol UITableViewDropCoordinator: AnyObject {
    /// The items.
    var items: [any UITableViewDropItem] { get }
    /// Where they were dropped; nil for on no cell.
    var destinationIndexPath: IndexPath? { get }
    /// What was proposed.
    var proposal: UITableViewDropProposal { get }
    /// The drop.
    var session: any UIDropSession { get }
    /// Moves an item's look to a place.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  }

  /// The delegate of drops on a table, which never come.
  ///
  /// Apple counterpart: `UITableViewDropDelegate` · Source: UITableView.h · Fidelity: approximate,
  /// never
  /// called
  @preconcurrency @MainActor
  public protocol UITableViewDropDelegate: AnyObject {
    /// Called when something was dropped.
    func tableView(
      _ tableView: TableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Returns whether a drop can be handled.
    func tableView(_ tableView: TableView, canHandle session: any UIDropSession) -> Bool
    /// Returns what would become of a drop.
    func tableView(
      _ tableView: TableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
  }

  extension UITableViewDropDelegate {
    /// Returns true.
    public func tableView(_ tableView: TableView, canHandle session: any UIDropSession) -> Bool {
      true
    }
    /// Returns a proposal to cancel.
    public func tableView(
      _ tableView: TableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
  }

  extension TableView {
    /// The delegate of drags, referenced weakly; kept; nil for none.
    public var dragDelegate: (any UITableViewDragDelegate)? {
      get { kept(WeakReference()).object as? any UITableViewDragDelegate }
      set { keep(WeakReference(newValue)) }
    }
    /// The delegate of drops, referenced weakly; kept; nil for none.
    public var dropDelegate: (any UITableViewDropDelegate)? {
      get { kept(WeakReference()).object as? any UITableViewDropDelegate }
      set { keep(WeakReference(newValue)) }
    }
    /// Whether cells can be dragged; kept, without effect.
    public var dragInteractionEnabled: Bool {
      get { kept(false) }
      set { keep(newValue) }
    }
    /// Whether a drag goes on; always false.
    public var hasActiveDrag: Bool { false }
    /// Whether a drop goes on; always false.
    public var hasActiveDrop: Bool { false }
  }

  /// The delegate of drags from a collection, which are kept and never begin.
  ///
  /// Apple counterpart: `UICollectionViewDragDelegate` · Source: UICollectionView.h · Fidelity:
  /// approximate, never called
  @preconcurrency @MainActor
  public protocol UICollectionViewDragDelegate: AnyObject {
    /// Returns what is dragged from a place; empty for nothing.
    func collectionView(
      _ collectionView: CollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem]
    /// Returns how the dragged cell is shown; nil for the usual look.
    func collectionView(
      _ collectionView: CollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIPreviewParameters?
  }

  extension UICollectionViewDragDelegate {
    /// Returns nil.
    public func collectionView(
      _ collectionView: CollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIPreviewParameters? { nil }
  }

  /// What a collection would do with a drop.
  ///
  /// Apple counterpart: `UICollectionViewDropProposal` · Source: UICollectionView.h · Fidelity:
  /// exact
  open class UICollectionViewDropProposal: UIDropProposal {
    /// Where a drop goes.
    public enum Intent: Int, Sendable, CaseIterable {
      case unspecified = 0
      case insertAtDestinationIndexPath = 1
      case insertIntoDestinationIndexPath = 2
    }
    /// Where it goes.
    public final let intent: Intent
    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: Intent = .unspecified) {
      self.intent = intent
      super.init(operation: operation)
    }
  }

  /// An item that was dropped on a collection.
  ///
  /// Apple counterpart: `UICollectionViewDropItem` · Source: UICollectionView.h · Fidelity: exact
  @preconcurrency @MainActor
  public protocol UICollectionViewDropItem: AnyObject {
    /// The item.
    var dragItem: UIDragItem { get }
    /// From where it comes; nil for from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of its preview.
    var previewSize: CGSize { get }
  }

  /// What is known of a drop on a collection.
  ///
  /// Apple counterpart: `UICollectionViewDropCoordinator` · Source: UICollectionView.h · Fidelity:
  /// approximate, without animations into other views
  @preconcurrency @MainActor
  public protocol UICollectionViewDropCoordinator: AnyObject {
    /// The items.
    var items: [any UICollectionViewDropItem] { get }
    /// Where they were dropped; nil for on no cell.
    var destinationIndexPath: IndexPath? { get }
    /// What was proposed.
    var proposal: UICollectionViewDropProposal { get }
    /// The drop.
    var session: any UIDropSession { get }
    /// Moves an item's look to a place.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  }

  /// The delegate of drops on a collection, which never come.
  ///
  /// Apple counterpart: `UICollectionViewDropDelegate` · Source: UICollectionView.h · Fidelity:
  /// approximate, never called
  @preconcurrency @MainActor
  public protocol UICollectionViewDropDelegate: AnyObject {
    /// Called when something was dropped.
    func collectionView(
      _ collectionView: CollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// Returns whether a drop can be handled.
    func collectionView(
      _ collectionView: CollectionView, canHandle session: any UIDropSession
    ) -> Bool
    /// Returns what would become of a drop.
    func collectionView(
      _ collectionView: CollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
  }

  extension UICollectionViewDropDelegate {
    /// Returns true.
    public func collectionView(
      _ collectionView: CollectionView, canHandle session: any UIDropSession
    ) -> Bool {
      true
    }
    /// Returns a proposal to cancel.
    public func collectionView(
      _ collectionView: CollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
  }

  extension CollectionView {
    /// The delegate of drags, referenced weakly; kept; nil for none.
    public var dragDelegate: (any UICollectionViewDragDelegate)? {
      get { kept(WeakReference()).object as? any UICollectionViewDragDelegate }
      set { keep(WeakReference(newValue)) }
    }
    /// The delegate of drops, referenced weakly; kept; nil for none.
    public var dropDelegate: (any UICollectionViewDropDelegate)? {
      get { kept(WeakReference()).object as? any UICollectionViewDropDelegate }
      set { keep(WeakReference(newValue)) }
    }
    /// Whether cells can be dragged; kept, without effect.
    public var dragInteractionEnabled: Bool {
      get { kept(false) }
      set { keep(newValue) }
    }
    /// Whether a drag goes on; always false.
    public var hasActiveDrag: Bool { false }
    /// Whether a drop goes on; always false.
    public var hasActiveDrop: Bool { false }
  }

  /// Something that moves along with a drag.
  ///
  /// Apple counterpart: `UIDragAnimating` · Source: UIDragInteraction.h · Fidelity: exact
  @preconcurrency @MainActor
  public protocol UIDragAnimating: AnyObject {
    /// Adds changes.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds something to do at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  }

  /// An object that is kept without being held.
  struct WeakReference {
    private(set) weak var object: AnyObject?
    init(_ object: AnyObject? = nil) { self.object = object }
  }
#endif
