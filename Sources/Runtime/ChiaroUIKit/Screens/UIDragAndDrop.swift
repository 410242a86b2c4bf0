// SPDX-License-Identifier: MIT

import ChiaroControls
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these. Nothing is dragged between views here: delegates
// are kept and never asked.
#if !canImport(UIKit)
  /// A provider of an item's data; here it stores only the object and loads no data.
  ///
  /// Apple counterpart: `NSItemProvider` · Source: NSItemProvider.h · Fidelity: approximate,
  /// without type identifiers and data
  open class NSItemProvider: NSObject {
    /// The object that the provider was created with; nil for none.
    public private(set) final var object: Any?
    /// The suggested name for a file with the data, nil for none; stored, but without effect.
    ///
    /// Fidelity: inert
    open var suggestedName: String?
    /// Creates a provider without an object.
    public override init() {}
    /// Creates a provider for an object.
    public init(object: Any) { self.object = object }
    /// Creates a provider for an object; the type identifier is ignored.
    public init(item: Any?, typeIdentifier: String?) { object = item }
    /// Creates a provider whose object is the URL of a file.
    ///
    /// The file is not read, and the result is never nil.
    public convenience init?(contentsOf fileURL: URL!) { self.init(object: fileURL as Any) }
    /// The type identifiers of the data; always empty here.
    open var registeredTypeIdentifiers: [String] { [] }
    /// Returns whether the provider's object is of exactly this class; false for a superclass and
    /// without an object.
    open func canLoadObject(ofClass type: Any.Type) -> Bool {
      object.map { Swift.type(of: $0) == type } ?? false
    }
    /// Returns whether the provider has data of a type identifier; always false here.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  }

  /// An item that is dragged, with a provider of its data.
  ///
  /// Apple counterpart: `UIDragItem` · Source: UIDragItem.h · Fidelity: approximate, nothing is
  /// dragged here
  @preconcurrency @MainActor
  open class UIDragItem {
    /// The provider of the item's data.
    public final let itemProvider: NSItemProvider
    /// An object that the app attaches to the item; nil for none.
    open var localObject: Any?
    /// A closure that makes the item's preview, or nil to show the view itself; stored, but never
    /// called here.
    open var previewProvider: (() -> UIDragPreview?)?
    /// Creates a drag item with the provider of its data.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
  }

  /// The preview of an item that is dragged.
  ///
  /// Apple counterpart: `UIDragPreview` · Source: UIDragPreview.h · Fidelity: approximate, stored,
  /// but never shown
  @preconcurrency @MainActor
  open class UIDragPreview {
    /// The view that the preview shows.
    public final let view: View
    /// The shape, shadow and background of the preview.
    public final let parameters: UIPreviewParameters
    /// Creates a preview of a view.
    public init(view: View, parameters: UIPreviewParameters = UIPreviewParameters()) {
      (self.view, self.parameters) = (view, parameters)
    }
  }

  /// The properties that drag sessions and drop sessions share.
  ///
  /// Apple counterpart: `UIDragDropSession` · Source: UIDragSession.h · Fidelity: approximate, no
  /// session begins here
  @preconcurrency @MainActor
  public protocol UIDragDropSession: AnyObject {
    /// The items that are dragged.
    var items: [UIDragItem] { get }
    /// Returns the pointer's position in the coordinates of a view.
    func location(in view: View) -> CGPoint
    /// Whether items may be moved rather than copied.
    var allowsMoveOperation: Bool { get }
    /// Returns whether an item has data of one of the type identifiers.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns whether objects of a class can be loaded from the items.
    func canLoadObjects(ofClass type: Any.Type) -> Bool
  }
  /// A drag in progress.
  ///
  /// Apple counterpart: `UIDragSession` · Source: UIDragSession.h · Fidelity: approximate, no drag
  /// begins here
  @preconcurrency @MainActor
  public protocol UIDragSession: UIDragDropSession {
    /// An object that the app attaches to the drag; nil for none.
    var localContext: Any? { get set }
  }
  /// A drag over a view that may end in a drop.
  ///
  /// Apple counterpart: `UIDropSession` · Source: UIDragSession.h · Fidelity: approximate, no drop
  /// happens here
  @preconcurrency @MainActor
  public protocol UIDropSession: UIDragDropSession {
    /// The drag session if the drag began in this app, otherwise nil.
    var localDragSession: (any UIDragSession)? { get }
    /// Loads objects of a class from the items and passes them to a closure.
    func loadObjects(
      ofClass type: Any.Type, completion: @escaping @MainActor ([Any]) -> Void
    ) -> Progress
  }

  /// The operation that a drop performs.
  ///
  /// Apple counterpart: `UIDropOperation` · Source: UIDropInteraction.h · Fidelity: exact
  public enum UIDropOperation: UInt, Sendable, CaseIterable {
    case cancel = 0
    case forbidden = 1
    case copy = 2
    case move = 3
  }

  /// A proposal for what happens when items are dropped on a view.
  ///
  /// Apple counterpart: `UIDropProposal` · Source: UIDropInteraction.h · Fidelity: exact
  @preconcurrency @MainActor
  open class UIDropProposal {
    /// The operation that a drop would perform.
    public final let operation: UIDropOperation
    /// Whether the drop location is small, so that the dragged items are shown beside the pointer;
    /// stored, but without effect.
    ///
    /// Fidelity: inert
    open var isPrecise = false
    /// Creates a proposal for an operation.
    public init(operation: UIDropOperation) { self.operation = operation }
  }

  /// The delegate of a drag interaction.
  ///
  /// Apple counterpart: `UIDragInteractionDelegate` · Source: UIDragInteraction.h · Fidelity:
  /// approximate, never called
  @preconcurrency @MainActor
  public protocol UIDragInteractionDelegate: AnyObject {
    /// Asks for the items of a drag that begins; an empty array means that nothing is dragged.
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]
  }

  /// An interaction that lets a person drag a view's content; stored, but without effect.
  ///
  /// Apple counterpart: `UIDragInteraction` · Source: UIDragInteraction.h · Fidelity: inert,
  /// nothing is dragged here
  open class UIDragInteraction: KeptInteraction {
    /// The delegate, referenced weakly; nil for none.
    ///
    /// It is never called here.
    public private(set) final weak var delegate: (any UIDragInteractionDelegate)?
    /// Whether content can be dragged; stored, but without effect.
    ///
    /// Fidelity: inert
    open var isEnabled = true
    /// Creates a drag interaction with its delegate.
    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
  }

  /// The delegate of a drop interaction; every method has a default.
  ///
  /// Apple counterpart: `UIDropInteractionDelegate` · Source: UIDropInteraction.h · Fidelity:
  /// approximate, never called
  @preconcurrency @MainActor
  public protocol UIDropInteractionDelegate: AnyObject {
    /// Asks whether the view can handle a drop.
    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool
    /// Asks for the proposal after a drag moved or changed over the view.
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    /// Called when a drag enters the view.
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    /// Called when a drag leaves the view.
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    /// Called when a drag that was over the view ends, with or without a drop.
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    /// Called when items are dropped on the view; the delegate loads their data.
    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  }

  extension UIDropInteractionDelegate {
    /// Asks whether the view can handle a drop.
    ///
    /// It is never called here, and the default is false, so that the view accepts no drops.
    public func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { false }
    /// Asks for the proposal after a drag moved or changed over the view.
    ///
    /// It is never called here, and the default cancels a drop.
    public func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    /// Called when a drag enters the view.
    ///
    /// It is never called here, and the default does nothing.
    public func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) {}
    /// Called when a drag leaves the view.
    ///
    /// It is never called here, and the default does nothing.
    public func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) {}
    /// Called when a drag that was over the view ends.
    ///
    /// It is never called here, and the default does nothing.
    public func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) {}
    /// Called when items are dropped on the view.
    ///
    /// It is never called here, and the default does nothing.
    public func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {}
  }

  /// An interaction that lets a person drop items on a view; stored, but without effect.
  ///
  /// Apple counterpart: `UIDropInteraction` · Source: UIDropInteraction.h · Fidelity: inert,
  /// nothing is dropped here
  open class UIDropInteraction: KeptInteraction {
    /// The delegate, referenced weakly; nil for none.
    ///
    /// It is never called here.
    public private(set) final weak var delegate: (any UIDropInteractionDelegate)?
    /// Creates a drop interaction with its delegate.
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
  }
#endif
