// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

/// A controller that manages a table view and is its data source and delegate.
///
/// Apple counterpart: `UITableViewController` · Source: UITableViewController.h · Fidelity: exact
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private final let style: TableView.Style
  /// Whether selected rows are deselected when the view appears; the default is true.
  public final var clearsSelectionOnViewWillAppear = true

  /// Creates a controller whose table view has a style.
  public init(style: TableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose table view is plain.
  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table view, which is the controller's view.
  ///
  /// - Precondition: `view` is a table view
  public final var tableView: TableView! {
    get {
      guard let table = view as? TableView else {
        preconditionFailure("the view of a table view controller must be a table view")
      }
      return table
    }
    set { view = newValue }
  }
  /// The control that lets the user reload the content by pulling it down; nil for none.
  public final var refreshControl: RefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// Creates the table view; the controller is its data source and delegate.
  open override func loadView() {
    let table = TableView(frame: .zero, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  open func numberOfSections(in tableView: TableView) -> Int { 1 }
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell { TableViewCell() }
  open func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: TableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }
  open func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) -> View? { nil }
  open func tableView(
    _ tableView: TableView, viewForFooterInSection section: Int
  ) -> View? { nil }
  open func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  open func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  open func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  open func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
  open func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }
  open func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  open func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  open func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {}
  open func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {}
  open func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { .delete }
  open func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  open func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }
  open func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  open func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  open func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> ContextMenuConfiguration? { nil }
  open func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { proposed }
  open func tableView(
    _ tableView: TableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { true }
  open func tableView(
    _ tableView: TableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { false }
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {}
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}
  open func tableView(
    _ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 0 }
  open func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { !tableView.isEditing }
  open func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: TableView, canFocusRowAt indexPath: IndexPath
  ) -> Bool { tableView.allowsSelection }
  open func tableView(
    _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  open func tableView(
    _ tableView: TableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
  open func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  open func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { false }
}
