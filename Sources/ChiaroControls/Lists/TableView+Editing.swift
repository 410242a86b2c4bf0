// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

extension TableView {
  /// How rows are set apart.
  ///
  /// Apple counterpart: `UITableViewCell.SeparatorStyle` · Source: UITableViewCell.h · Fidelity:
  /// exact
  public enum SeparatorStyle: Int, Sendable, CaseIterable {
    case none = 0
    case singleLine = 1
    case singleLineEtched = 2
  }

  /// Begins or ends editing; the rows show it at once.
  public final func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Sets how headers and footers of a kind are made.
  ///
  /// Apple counterpart: `register(_:forHeaderFooterViewReuseIdentifier:)` · Source: UITableView.h ·
  /// Fidelity: approximate, takes what makes a view
  public final func register(
    _ make: @escaping @MainActor () -> TableViewHeaderFooterView,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    pool.headerMakers[identifier] = make
  }

  /// Returns a header or footer of a kind; nil if the kind is not registered.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? { pool.headerMakers[identifier]?() }

  /// Returns the header of a section that is a view of its own; nil for none.
  public final func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    guard tableSections.indices.contains(section) else { return nil }
    return tableSections[section].header as? TableViewHeaderFooterView
  }

  /// Returns the footer of a section that is a view of its own; nil for none.
  public final func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    guard tableSections.indices.contains(section) else { return nil }
    return tableSections[section].footer as? TableViewHeaderFooterView
  }

  /// Begins several changes; the table is loaded anew at their end.
  public final func beginUpdates() {}
  /// Ends several changes, and loads the table anew.
  public final func endUpdates() { reloadData() }

  /// Shows a row at another place; the whole table is loaded anew.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Shows sections that the data source has got; the whole table is loaded anew.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }
  /// Shows no longer sections that the data source has lost; the whole table is loaded anew.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }
  /// Asks for the content of rows again; the whole table is loaded anew.
  public final func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }

  /// Returns the rectangle of a section in the table's content; zero if there is none.
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
    MenuPanel.show(
      Menu(children: elements), in: window, beside: cell.convert(cell.bounds, to: nil),
      sender: cell)
  }

  private final func canDelete(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) == true
      && tableDelegate?.tableView(self, editingStyleForRowAt: path) == .delete
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

/// What a swipe over a row offers.
///
/// Apple counterpart: `UISwipeActionsConfiguration` · Source: UISwipeActionsConfiguration.h ·
/// Fidelity: approximate, shown as a menu
@preconcurrency @MainActor
public final class SwipeActionsConfiguration {
  /// The actions.
  public let actions: [ContextualAction]
  /// Whether a long swipe performs the first action; kept, it is chosen.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions.
  public init(actions: [ContextualAction]) { self.actions = actions }
}

/// Something that can be done with a row.
///
/// Apple counterpart: `UIContextualAction` · Source: UIContextualAction.h · Fidelity: approximate,
/// its background is kept
@preconcurrency @MainActor
public final class ContextualAction {
  /// What an action does to its row.
  ///
  /// Apple counterpart: `UIContextualAction.Style` · Source: UIContextualAction.h · Fidelity: exact
  public enum Style: Int, Sendable, CaseIterable {
    case normal = 0
    case destructive = 1
  }

  /// What an action runs: with itself, the row's view, and a closure to call when it is done.
  public typealias Handler = (ContextualAction, View, @escaping (Bool) -> Void) -> Void

  /// What the action does to its row.
  public let style: Style
  /// The title; nil for none.
  public var title: String?
  /// The image; nil for none.
  public var image: Image?
  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color behind the action; kept, a menu has its own.
  public var backgroundColor: DynamicColor!
  /// What the action runs.
  public let handler: Handler

  /// Creates an action.
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
