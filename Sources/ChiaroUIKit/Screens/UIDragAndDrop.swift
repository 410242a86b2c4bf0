// SPDX-License-Identifier: MIT

import ChiaroControls
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these. Nothing is dragged between views here: delegates
// are kept and never asked.
#if !canImport(UIKit)
  /// Something that offers its data to others by type; only its object is kept.
  ///
  /// Apple counterpart: `NSItemProvider` · Source: NSItemProvider.h · Fidelity: approximate
  open class NSItemProvider: NSObject {
    /// The object that is offered; nil for none.
    public private(set) final var object: Any?
    /// The name that is suggested for a file; nil for none.
    open var suggestedName: String?
    /// Creates a provider of nothing.
    public override init() {}
    /// Creates a provider of an object.
    public init(object: Any) { self.object = object }
    /// Creates a provider of an item of a type.
    public init(item: Any?, typeIdentifier: String?) { object = item }
    /// Creates a provider of a file's contents.
    public convenience init?(contentsOf fileURL: URL!) { self.init(object: fileURL as Any) }
    /// The types of the data; empty, since types are not known here.
    open var registeredTypeIdentifiers: [String] { [] }
    /// Returns whether there is an object of a class.
    open func canLoadObject(ofClass type: Any.Type) -> Bool {
      object.map { Swift.type(of: $0) == type } ?? false
    }
    /// Returns whether there is data of a type; always false.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  }

  /// What is dragged.
  ///
  /// Apple counterpart: `UIDragItem` · Source: UIDragItem.h · Fidelity: approximate, kept
  @preconcurrency @MainActor
  open class UIDragItem {
    /// The provider of the data.
    public final let itemProvider: NSItemProvider
    /// What the app keeps with the item; nil for none.
    open var localObject: Any?
    /// The closure that makes the preview; kept; nil for the view itself.
    open var previewProvider: (() -> UIDragPreview?)?
    /// Creates an item.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
  }

  /// The look of something that is dragged.
  ///
  /// Apple counterpart: `UIDragPreview` · Source: UIDragPreview.h · Fidelity: approximate, kept
  @preconcurrency @MainActor
  open class UIDragPreview {
    /// The view that is shown.
    public final let view: View
    /// How it is shown.
    public final let parameters: UIPreviewParameters
    /// Creates a preview of a view.
    public init(view: View, parameters: UIPreviewParameters = UIPreviewParameters()) {
      (self.view, self.parameters) = (view, parameters)
    }
  }

  /// What several drags and drops have in common.
  ///
  /// Apple counterpart: `UIDragDropSession` · Source: UIDragSession.h · Fidelity: approximate
  @preconcurrency @MainActor
  public protocol UIDragDropSession: AnyObject {
    /// The items.
    var items: [UIDragItem] { get }
    /// Returns the place in a view.
    func location(in view: View) -> CGPoint
    /// Whether items may be moved.
    var allowsMoveOperation: Bool { get }
    /// Returns whether there are data of these types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns whether objects of a class can be made of the items.
    func canLoadObjects(ofClass type: Any.Type) -> Bool
  }
  /// A drag that goes on.
  ///
  /// Apple counterpart: `UIDragSession` · Source: UIDragSession.h · Fidelity: approximate
  @preconcurrency @MainActor
  public protocol UIDragSession: UIDragDropSession {
    /// What the app keeps with the drag; nil for none.
    var localContext: Any? { get set }
  }
  /// A drop that may come.
  ///
  /// Apple counterpart: `UIDropSession` · Source: UIDragSession.h · Fidelity: approximate
  @preconcurrency @MainActor
  public protocol UIDropSession: UIDragDropSession {
    /// The drag, where it began in this app; nil for none.
    var localDragSession: (any UIDragSession)? { get }
    /// Makes objects of the items, and gives them to a closure.
    func loadObjects(
      ofClass type: Any.Type, completion: @escaping @MainActor ([Any]) -> Void
    ) -> Progress
  }

  /// What becomes of a drop.
  ///
  /// Apple counterpart: `UIDropOperation` · Source: UIDropInteraction.h · Fidelity: exact
  public enum UIDropOperation: UInt, Sendable, CaseIterable {
    case cancel = 0
    case forbidden = 1
    case copy = 2
    case move = 3
  }

  /// What a view would do with a drop.
  ///
  /// Apple counterpart: `UIDropProposal` · Source: UIDropInteraction.h · Fidelity: exact
  @preconcurrency @MainActor
  open class UIDropProposal {
    /// What becomes of it.
    public final let operation: UIDropOperation
    /// Whether the place is small and the drag is shown beside it.
    open var isPrecise = false
    /// Whether the preview is as large as the view was.
    open var prefersFullSizePreview = false
    /// Creates a proposal.
    public init(operation: UIDropOperation) { self.operation = operation }
  }

  /// The delegate of a drag.
  ///
  /// Apple counterpart: `UIDragInteractionDelegate` · Source: UIDragInteraction.h · Fidelity:
  /// approximate, never called
  @preconcurrency @MainActor
  public protocol UIDragInteractionDelegate: AnyObject {
    /// Returns what is dragged; empty for nothing.
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]
  }

  /// An interaction that lets a view be dragged; kept, without effect.
  ///
  /// Apple counterpart: `UIDragInteraction` · Source: UIDragInteraction.h · Fidelity: approximate,
  /// kept
  open class UIDragInteraction: KeptInteraction {
    /// The delegate; nil for none.
    public private(set) final weak var delegate: (any UIDragInteractionDelegate)?
    /// Whether the view can be dragged; kept.
    open var isEnabled = true
    /// Whether other recognizers may work during a drag; kept.
    open var allowsSimultaneousRecognitionDuringLift = false
    /// Creates an interaction.
    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
  }

  /// The delegate of a drop, which has defaults for everything.
  ///
  /// Apple counterpart: `UIDropInteractionDelegate` · Source: UIDropInteraction.h · Fidelity:
  /// approximate, never called
  @preconcurrency @MainActor
  public protocol UIDropInteractionDelegate: AnyObject {
    /// Returns whether a drop can be handled.
    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool
    /// Returns what would become of a drop.
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    /// Called when a drag came over the view.
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    /// Called when a drag left the view.
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    /// Called when a drag over the view ended.
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    /// Called when something was dropped.
    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  }

  extension UIDropInteractionDelegate {
    /// Returns false.
    public func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { false }
    /// Returns a proposal to cancel.
    public func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    /// Does nothing.
    public func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) {}
    /// Does nothing.
    public func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) {}
    /// Does nothing.
    public func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) {}
    /// Does nothing.
    public func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {}
  }

  /// An interaction that lets things be dropped on a view; kept, without effect.
  ///
  /// Apple counterpart: `UIDropInteraction` · Source: UIDropInteraction.h · Fidelity: approximate,
  /// kept
  open class UIDropInteraction: KeptInteraction {
    /// The delegate; nil for none.
    public private(set) final weak var delegate: (any UIDropInteractionDelegate)?
    /// Whether drops on views in this one are allowed too; kept.
    open var allowsSimultaneousDropSessions = false
    /// Creates an interaction.
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
  }
#endif
