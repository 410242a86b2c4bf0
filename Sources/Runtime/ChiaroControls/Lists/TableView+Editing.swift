// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

extension TableView {
  /// The style of the separators between rows.
  ///
  /// `none` draws no lines; every other style draws single lines.
  ///
  /// Apple counterpart: `UITableViewCell.SeparatorStyle` · Source: UITableViewCell.h · Fidelity:
  /// exact
  public enum SeparatorStyle: Int, Sendable, CaseIterable {
    case none = 0
    case singleLine = 1
    case singleLineEtched = 2
  }

  /// Registers a class for header and footer views with a reuse identifier; nil removes the
  /// registration.
  ///
  /// The views are created with `init(reuseIdentifier:)`.
  ///
  /// - Precondition: the class is `TableViewHeaderFooterView` or one of its subclasses, or nil
  ///
  /// Apple counterpart: `register(_:forHeaderFooterViewReuseIdentifier:)` · Source: UITableView.h ·
  /// Fidelity: exact
  public final func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let aClass else { return pool.headerMakers[identifier] = nil }
    pool.headerMakers[identifier] = {
      TableViewHeaderFooterView.make(aClass, reuseIdentifier: identifier)
    }
  }

  /// Registers a closure that creates header and footer views for a reuse identifier.
  ///
  /// Apple counterpart: `register(_:forHeaderFooterViewReuseIdentifier:)` · Source: UITableView.h ·
  /// Fidelity: approximate, takes a closure instead of a nib
  public final func register(
    _ make: @escaping @MainActor () -> TableViewHeaderFooterView,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    pool.headerMakers[identifier] = make
  }

  final func visibleView(
    of section: Int, _ part: (TableSection) -> View?
  ) -> TableViewHeaderFooterView? {
    layoutIfNeeded()
    guard tableSections.indices.contains(section),
      let view = part(tableSections[section]) as? TableViewHeaderFooterView,
      view.frame.intersects(bounds)
    else { return nil }
    return view
  }

  /// Returns the rectangle of a section in the content of the table; zero if there is no such
  /// section.
  public final func rect(forSection section: Int) -> CGRect {
    layoutIfNeeded()
    guard tableSections.indices.contains(section) else { return .zero }
    let shown = tableSections[section]
    let frames = [shown.header, shown.group, shown.footer].compactMap { $0?.frame }
    return frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
  }

  // MARK: Swipes

  /// Shows what can be done with a row in a menu beside it: that of its swipe actions, and Delete.
  ///
  /// Apple's rows slide aside; here a swipe, or a press of the secondary button, shows a menu.
  final func showSwipeActions(of path: IndexPath, leading: Bool) {
    guard let cell = cellForRow(at: path), let window else { return }
    let delegate = tableDelegate
    let configuration =
      leading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    var elements = configuration?.actions.map { $0.menuAction(on: cell) } ?? []
    if !leading, configuration == nil, canDelete(path) { elements = [deletion(of: path)] }
    guard !elements.isEmpty else { return }
    delegate?.tableView(self, willBeginEditingRowAt: path)
    MenuPanel.show(
      Menu(children: elements), in: window, beside: cell.convert(cell.bounds, to: nil),
      sender: cell
    ) { [weak self, weak delegate] in
      guard let self else { return }
      delegate?.tableView(self, didEndEditingRowAt: path)
    }
  }

  private final func canDelete(_ path: IndexPath) -> Bool {
    !commitsNothing && editingStyle(of: path) == .delete
  }

  /// What editing does with a row: nothing where the data source or the delegate says so.
  final func editingStyle(of path: IndexPath) -> TableViewCell.EditingStyle {
    guard dataSource?.tableView(self, canEditRowAt: path) == true else { return .none }
    return tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .none
  }

  private final func deletion(of path: IndexPath) -> Action {
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    return Action(title: title ?? "Delete", attributes: .destructive) { [weak self] _ in
      guard let self else { return }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
    }
  }

  final func swiped(_ swipe: SwipeGestureRecognizer) {
    guard let path = indexPathForRow(at: swipe.location(in: self)) else { return }
    let isRightward = swipe.direction == .right
    showSwipeActions(of: path, leading: isRightward != isRightToLeft)
  }
}

/// The actions that a swipe across a row offers in a menu beside the row.
///
/// Apple counterpart: `UISwipeActionsConfiguration` · Source: UISwipeActionsConfiguration.h ·
/// Fidelity: approximate, they are shown as a menu
@preconcurrency @MainActor
public final class SwipeActionsConfiguration {
  /// The actions, in the order of the menu.
  public let actions: [ContextualAction]
  /// Whether a full swipe performs the first action; stored, but without effect, because the user
  /// chooses an action.
  ///
  /// Fidelity: inert
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions.
  public init(actions: [ContextualAction]) { self.actions = actions }
}

/// An action for a row that a menu offers after a swipe.
///
/// Apple counterpart: `UIContextualAction` · Source: UIContextualAction.h · Fidelity: approximate,
/// its background color is not shown
@preconcurrency @MainActor
public final class ContextualAction {
  /// The kind of an action: normal or destructive.
  ///
  /// Apple counterpart: `UIContextualAction.Style` · Source: UIContextualAction.h · Fidelity: exact
  public enum Style: Int, Sendable, CaseIterable {
    case normal = 0
    case destructive = 1
  }

  /// The closure of an action.
  ///
  /// It is called with the action, the view of the row, and a closure to call when the action is
  /// done, which has no effect.
  public typealias Handler = (ContextualAction, View, @escaping (Bool) -> Void) -> Void

  /// The kind of the action; a destructive action has a red title.
  public let style: Style
  /// The title of the action; nil for none.
  public var title: String?
  /// The image of the action; nil for none.
  public var image: Image?
  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The background color of the action; stored, but without effect, because actions are shown in a
  /// menu.
  ///
  /// Fidelity: inert
  public var backgroundColor: DynamicColor!
  /// The closure that performs the action.
  public let handler: Handler

  /// Creates an action with a closure that performs it.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }

  /// The action as an element of a menu.
  func menuAction(on view: View) -> Action {
    Action(title: title ?? "", image: image, attributes: style == .destructive ? .destructive : [])
    { [self] _ in handler(self, view) { _ in } }
  }
}
