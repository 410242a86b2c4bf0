// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

/// What a long press shows: a menu, and a controller whose view is a preview.
///
/// Apple counterpart: `UIContextMenuConfiguration` · Source: UIContextMenuConfiguration.h ·
/// Fidelity: approximate, the preview is kept and not shown
@preconcurrency @MainActor
public final class ContextMenuConfiguration {
  /// What tells apart the menus of one view; nil for nothing.
  public let identifier: AnyHashable?
  private let preview: (() -> ViewController?)?
  private let actions: (([MenuElement]) -> Menu?)?

  /// Creates a configuration with closures that are called when the menu is shown.
  public init(
    identifier: AnyHashable? = nil, previewProvider: (() -> ViewController?)? = nil,
    actionProvider: (([MenuElement]) -> Menu?)? = nil
  ) {
    (self.identifier, preview, actions) = (identifier, previewProvider, actionProvider)
  }

  /// The menu, made by the configuration's closure; nil for none.
  public var menu: Menu? { actions?([]) }
  /// The controller of the preview; nil for none.
  public var previewController: ViewController? { preview?() }
}

/// Who is asked for the menu of a view.
///
/// Apple counterpart: `UIContextMenuInteractionDelegate` · Source: UIContextMenuInteraction.h ·
/// Fidelity: approximate
@preconcurrency @MainActor
public protocol ContextMenuInteractionDelegate: AnyObject {
  /// Returns what to show for a place in the view; nil for nothing.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> ContextMenuConfiguration?
}

/// What a view does with input besides its own, added by `addInteraction(_:)`.
///
/// Apple counterpart: `UIInteraction` · Source: UIInteraction.h · Fidelity: exact
@preconcurrency @MainActor
public protocol Interaction: AnyObject {
  /// The view to which the interaction was added; nil for none.
  var view: View? { get }
  /// Called before the view changes.
  func willMove(to view: View?)
  /// Called after the view changed.
  func didMove(to view: View?)
}

/// Shows a menu on a long press of a view.
///
/// Apple counterpart: `UIContextMenuInteraction` · Source: UIContextMenuInteraction.h · Fidelity:
/// approximate
@preconcurrency @MainActor
open class ContextMenuInteraction: Interaction {
  /// The view; nil for none.
  public private(set) final weak var view: View?
  private final weak var delegate: (any ContextMenuInteractionDelegate)?
  private final lazy var press = LongPressGestureRecognizer(
    target: self, action: Selector(ContextMenuInteraction.pressed(_:), "pressed(_:)"))

  /// Creates an interaction that asks a delegate.
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

  /// Closes the menu that is shown in the view's window, if any.
  open func dismissMenu() {
    for panel in view?.window?.subviews.compactMap({ $0 as? MenuPanel }) ?? [] { panel.close() }
  }
}

extension ContextMenuConfiguration {
  /// Shows the menu beside a view, if there is one and the view is in a window.
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

  /// Adds an interaction, and removes it from its previous view.
  ///
  /// Apple counterpart: `addInteraction(_:)` · Source: UIView.h · Fidelity: exact
  public final func addInteraction(_ interaction: any Interaction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ViewInteractions.shared[self].append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  ///
  /// Apple counterpart: `removeInteraction(_:)` · Source: UIView.h · Fidelity: exact
  public final func removeInteraction(_ interaction: any Interaction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ViewInteractions.shared[self].removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
