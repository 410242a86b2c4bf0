// SPDX-License-Identifier: MIT

public import ChiaroControls
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these. Nothing is dragged here: delegates are kept and
// never asked.
#if !canImport(UIKit)
  /// The delegate for drags from a table view.
  ///
  /// Apple counterpart: `UITableViewDragDelegate` · Source: UITableView.h · Fidelity: approximate,
  /// never called
  @preconcurrency @MainActor
  public protocol UITableViewDragDelegate: AnyObject {
    /// Asks for the items of a drag that begins at a row; an empty array means that nothing is
    /// dragged.
    func tableView(
      _ tableView: TableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// Asks for the shape and background of a dragged row's preview; nil for the whole cell.
    func tableView(
      _ tableView: TableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIPreviewParameters?
  }

  extension UITableViewDragDelegate {
    /// Asks for the shape and background of a dragged row's preview.
    ///
    /// It is never called here, and the default is nil for the whole cell.
    public func tableView(
      _ tableView: TableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIPreviewParameters? { nil }
  }

  /// A proposal for what happens when items are dropped on a table view.
  ///
  /// Apple counterpart: `UITableViewDropProposal` · Source: UITableView.h · Fidelity: exact
  open class UITableViewDropProposal: UIDropProposal {
    /// How dropped items join the table view: as new rows or into an existing row.
    public enum Intent: Int, Sendable, CaseIterable {
      case unspecified = 0
      case insertAtDestinationIndexPath = 1
      case insertIntoDestinationIndexPath = 2
    }
    /// How dropped items join the table view.
    public final let intent: Intent
    /// Creates a proposal for an operation and an intent.
    public init(operation: UIDropOperation, intent: Intent = .unspecified) {
      self.intent = intent
      super.init(operation: operation)
    }
  }

  /// An item that was dropped on a table view.
  ///
  /// Apple counterpart: `UITableViewDropItem` · Source: UITableView.h · Fidelity: exact
  @preconcurrency @MainActor
  public protocol UITableViewDropItem: AnyObject {
    /// The drag item that was dropped.
    var dragItem: UIDragItem { get }
    /// The index path that the item was dragged from; nil if it comes from outside the table view.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the item's preview, in points.
    var previewSize: CGSize { get }
  }

  /// A drop on a table view: its items, its destination and its animations.
  ///
  /// Apple counterpart: `UITableViewDropCoordinator` · Source: UITableView.h · Fidelity:
  /// approximate, without animations into other views
  @preconcurrency @MainActor
  public protocol UITableViewDropCoordinator: AnyObject {
    /// The items that were dropped.
    var items: [any UITableViewDropItem] { get }
    /// The index path that the items were dropped at; nil if no row is there.
    var destinationIndexPath: IndexPath? { get }
    /// The proposal that applied when the items were dropped.
    var proposal: UITableViewDropProposal { get }
    /// The session of the drop.
    var session: any UIDropSession { get }
    /// Animates an item's preview to the row at an index path.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  }

  /// The delegate for drops on a table view.
  ///
  /// Apple counterpart: `UITableViewDropDelegate` · Source: UITableView.h · Fidelity: approximate,
  /// never called
  @preconcurrency @MainActor
  public protocol UITableViewDropDelegate: AnyObject {
    /// Called when items are dropped on the table view; the delegate loads and inserts them.
    func tableView(
      _ tableView: TableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Asks whether the table view can handle a drop.
    func tableView(_ tableView: TableView, canHandle session: any UIDropSession) -> Bool
    /// Asks for the proposal after a drag moved over the table view; the index path is nil if no
    /// row is there.
    func tableView(
      _ tableView: TableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
  }

  extension UITableViewDropDelegate {
    /// Asks whether the table view can handle a drop.
    ///
    /// It is never called here, and the default is true.
    public func tableView(_ tableView: TableView, canHandle session: any UIDropSession) -> Bool {
      true
    }
    /// Asks for the proposal after a drag moved over the table view.
    ///
    /// It is never called here, and the default cancels a drop.
    public func tableView(
      _ tableView: TableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
  }

  extension TableView {
    /// The delegate for drags, referenced weakly; nil for none.
    ///
    /// It is never called here.
    public var dragDelegate: (any UITableViewDragDelegate)? {
      get { kept(WeakReference()).object as? any UITableViewDragDelegate }
      set { keep(WeakReference(newValue)) }
    }
    /// The delegate for drops, referenced weakly; nil for none.
    ///
    /// It is never called here.
    public var dropDelegate: (any UITableViewDropDelegate)? {
      get { kept(WeakReference()).object as? any UITableViewDropDelegate }
      set { keep(WeakReference(newValue)) }
    }
    /// Whether rows can be dragged, true by default; stored, but without effect.
    ///
    /// Fidelity: inert
    public var dragInteractionEnabled: Bool {
      get { kept(true) }
      set { keep(newValue) }
    }
    /// Whether a drag from the view is in progress; always false here.
    public var hasActiveDrag: Bool { false }
    /// Whether a drop on the view is in progress; always false here.
    public var hasActiveDrop: Bool { false }
  }

  /// The delegate for drags from a collection view.
  ///
  /// Apple counterpart: `UICollectionViewDragDelegate` · Source: UICollectionView.h · Fidelity:
  /// approximate, never called
  @preconcurrency @MainActor
  public protocol UICollectionViewDragDelegate: AnyObject {
    /// Asks for the items of a drag that begins at an item; an empty array means that nothing is
    /// dragged.
    func collectionView(
      _ collectionView: CollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem]
    /// Asks for the shape and background of a dragged item's preview; nil for the whole cell.
    func collectionView(
      _ collectionView: CollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIPreviewParameters?
  }

  extension UICollectionViewDragDelegate {
    /// Asks for the shape and background of a dragged item's preview.
    ///
    /// It is never called here, and the default is nil for the whole cell.
    public func collectionView(
      _ collectionView: CollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIPreviewParameters? { nil }
  }

  /// A proposal for what happens when items are dropped on a collection view.
  ///
  /// Apple counterpart: `UICollectionViewDropProposal` · Source: UICollectionView.h · Fidelity:
  /// exact
  open class UICollectionViewDropProposal: UIDropProposal {
    /// How dropped items join the collection view: as new items or into an existing item.
    public enum Intent: Int, Sendable, CaseIterable {
      case unspecified = 0
      case insertAtDestinationIndexPath = 1
      case insertIntoDestinationIndexPath = 2
    }
    /// How dropped items join the collection view.
    public final let intent: Intent
    /// Creates a proposal for an operation and an intent.
    public init(operation: UIDropOperation, intent: Intent = .unspecified) {
      self.intent = intent
      super.init(operation: operation)
    }
  }

  /// An item that was dropped on a collection view.
  ///
  /// Apple counterpart: `UICollectionViewDropItem` · Source: UICollectionView.h · Fidelity: exact
  @preconcurrency @MainActor
  public protocol UICollectionViewDropItem: AnyObject {
    /// The drag item that was dropped.
    var dragItem: UIDragItem { get }
    /// The index path that the item was dragged from; nil if it comes from outside the collection
    /// view.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the item's preview, in points.
    var previewSize: CGSize { get }
  }

  /// A drop on a collection view: its items, its destination and its animations.
  ///
  /// Apple counterpart: `UICollectionViewDropCoordinator` · Source: UICollectionView.h · Fidelity:
  /// approximate, without animations into other views
  @preconcurrency @MainActor
  public protocol UICollectionViewDropCoordinator: AnyObject {
    /// The items that were dropped.
    var items: [any UICollectionViewDropItem] { get }
    /// The index path that the items were dropped at; nil if no item is there.
    var destinationIndexPath: IndexPath? { get }
    /// The proposal that applied when the items were dropped.
    var proposal: UICollectionViewDropProposal { get }
    /// The session of the drop.
    var session: any UIDropSession { get }
    /// Animates an item's preview to the collection view's item at an index path.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  }

  /// The delegate for drops on a collection view.
  ///
  /// Apple counterpart: `UICollectionViewDropDelegate` · Source: UICollectionView.h · Fidelity:
  /// approximate, never called
  @preconcurrency @MainActor
  public protocol UICollectionViewDropDelegate: AnyObject {
    /// Called when items are dropped on the collection view; the delegate loads and inserts them.
    func collectionView(
      _ collectionView: CollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// Asks whether the collection view can handle a drop.
    func collectionView(
      _ collectionView: CollectionView, canHandle session: any UIDropSession
    ) -> Bool
    /// Asks for the proposal after a drag moved over the collection view; the index path is nil if
    /// no item is there.
    func collectionView(
      _ collectionView: CollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
  }

  extension UICollectionViewDropDelegate {
    /// Asks whether the collection view can handle a drop.
    ///
    /// It is never called here, and the default is true.
    public func collectionView(
      _ collectionView: CollectionView, canHandle session: any UIDropSession
    ) -> Bool {
      true
    }
    /// Asks for the proposal after a drag moved over the collection view.
    ///
    /// It is never called here, and the default cancels a drop.
    public func collectionView(
      _ collectionView: CollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
  }

  extension CollectionView {
    /// The delegate for drags, referenced weakly; nil for none.
    ///
    /// It is never called here.
    public var dragDelegate: (any UICollectionViewDragDelegate)? {
      get { kept(WeakReference()).object as? any UICollectionViewDragDelegate }
      set { keep(WeakReference(newValue)) }
    }
    /// The delegate for drops, referenced weakly; nil for none.
    ///
    /// It is never called here.
    public var dropDelegate: (any UICollectionViewDropDelegate)? {
      get { kept(WeakReference()).object as? any UICollectionViewDropDelegate }
      set { keep(WeakReference(newValue)) }
    }
    /// Whether items can be dragged, true by default; stored, but without effect.
    ///
    /// Fidelity: inert
    public var dragInteractionEnabled: Bool {
      get { kept(true) }
      set { keep(newValue) }
    }
    /// Whether a drag from the view is in progress; always false here.
    public var hasActiveDrag: Bool { false }
    /// Whether a drop on the view is in progress; always false here.
    public var hasActiveDrop: Bool { false }
  }

  /// An object that runs animations along with a drag or drop; never passed to an app here.
  ///
  /// Apple counterpart: `UIDragAnimating` · Source: UIDragInteraction.h · Fidelity: exact
  @preconcurrency @MainActor
  public protocol UIDragAnimating: AnyObject {
    /// Adds a closure whose changes are animated together with the drag or drop.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure to call when the animation has ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  }

  /// An object that is kept without being held.
  struct WeakReference {
    private(set) weak var object: AnyObject?
    init(_ object: AnyObject? = nil) { self.object = object }
  }
#endif
