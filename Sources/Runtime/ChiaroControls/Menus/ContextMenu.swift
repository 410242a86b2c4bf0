// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

/// The menu and the preview that a long press on a view shows.
///
/// Apple counterpart: `UIContextMenuConfiguration` · Source: UIContextMenuConfiguration.h ·
/// Fidelity: approximate, the preview is not shown
@preconcurrency @MainActor
public final class ContextMenuConfiguration {
  /// The identifier that distinguishes the menus of a view; nil for none.
  public let identifier: AnyHashable?
  private let preview: (() -> ViewController?)?
  private let actions: (([MenuElement]) -> Menu?)?

  /// Creates a configuration with a closure for the preview and a closure for the menu; the preview
  /// is not shown.
  ///
  /// The closure for the menu is called each time the menu is shown, with an empty array of
  /// suggested elements. It returns nil for no menu.
  public init(
    identifier: AnyHashable? = nil, previewProvider: (() -> ViewController?)? = nil,
    actionProvider: (([MenuElement]) -> Menu?)? = nil
  ) {
    (self.identifier, preview, actions) = (identifier, previewProvider, actionProvider)
  }

  /// The context menu; nil for none.
  ///
  /// Each access calls the closure of the configuration.
  public var menu: Menu? { actions?([]) }
  /// The controller whose view is the preview, which is not shown; nil for none.
  ///
  /// Each access calls the closure of the configuration.
  public var previewController: ViewController? { preview?() }
}

/// The delegate of a context menu interaction; it supplies the menu.
///
/// Apple counterpart: `UIContextMenuInteractionDelegate` · Source: UIContextMenuInteraction.h ·
/// Fidelity: approximate, it only supplies the menu
@preconcurrency @MainActor
public protocol ContextMenuInteractionDelegate: AnyObject {
  /// Asks for the menu to show for a long press at a point in the view's coordinates; nil for no
  /// menu.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> ContextMenuConfiguration?
}

/// A behavior that `addInteraction(_:)` adds to a view, such as a context menu.
///
/// Apple counterpart: `UIInteraction` · Source: UIInteraction.h · Fidelity: exact
@preconcurrency @MainActor
public protocol Interaction: AnyObject {
  /// The view to which the interaction was added; nil for none.
  var view: View? { get }
  /// Called before the interaction is added to a view, or with nil before it is removed from its
  /// view.
  func willMove(to view: View?)
  /// Called after the interaction was added to a view, or with nil after it was removed from its
  /// view.
  func didMove(to view: View?)
}

/// An interaction that shows a context menu on a long press of its view.
///
/// Apple counterpart: `UIContextMenuInteraction` · Source: UIContextMenuInteraction.h · Fidelity:
/// approximate, there is no preview
@preconcurrency @MainActor
open class ContextMenuInteraction: Interaction {
  /// The view to which the interaction was added; nil for none.
  public private(set) final weak var view: View?
  private final weak var delegate: (any ContextMenuInteractionDelegate)?
  private final lazy var press = LongPressGestureRecognizer(
    target: self, action: Selector(ContextMenuInteraction.pressed(_:), "pressed(_:)"))

  /// Creates an interaction whose delegate supplies the menu.
  public init(delegate: any ContextMenuInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: View?) { self.view?.removeGestureRecognizer(press) }

  open func didMove(to view: View?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  private final func pressed(_ press: LongPressGestureRecognizer) {
    guard press.state == .began, let view else { return }
    let place = press.location(in: view)
    let configuration = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: place)
    configuration?.show(beside: view)
  }

  /// Where the view was pressed last.
  package final func placeOfPress(in view: View?) -> CGPoint { press.location(in: view) }

  /// Closes the menus that are shown in the window of the view.
  open func dismissMenu() {
    for panel in view?.window?.subviews.compactMap({ $0 as? MenuPanel }) ?? [] { panel.close() }
  }
}

extension ContextMenuConfiguration {
  /// Shows the menu beside a view; does nothing without a menu or a window.
  func show(beside view: View) {
    guard let window = view.window, let menu else { return }
    MenuPanel.show(menu, in: window, beside: view.convert(view.bounds, to: nil), sender: view)
  }
}

/// The interactions of a view.
@MainActor
final class ViewInteractions {
  static let shared = ViewInteractions()
  private var entries: [ObjectIdentifier: (view: WeakView, all: [any Interaction])] = [:]

  private struct WeakView { weak var view: View? }

  subscript(view: View) -> [any Interaction] {
    get {
      guard let entry = entries[ObjectIdentifier(view)], entry.view.view === view else { return [] }
      return entry.all
    }
    set {
      entries = entries.filter { $0.value.view.view != nil }
      entries[ObjectIdentifier(view)] = (WeakView(view: view), newValue)
    }
  }
}

extension View {
  /// The interactions of the view.
  ///
  /// Apple counterpart: `interactions` · Source: UIView.h · Fidelity: exact
  public final var interactions: [any Interaction] { ViewInteractions.shared[self] }

  /// Adds an interaction to the view, after removing it from its previous view.
  ///
  /// Apple counterpart: `addInteraction(_:)` · Source: UIView.h · Fidelity: exact
  public final func addInteraction(_ interaction: any Interaction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ViewInteractions.shared[self].append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction from the view; an interaction of another view is ignored.
  ///
  /// Apple counterpart: `removeInteraction(_:)` · Source: UIView.h · Fidelity: exact
  public final func removeInteraction(_ interaction: any Interaction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ViewInteractions.shared[self].removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
