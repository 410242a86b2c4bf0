// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A scroll view that shows rows in sections.
///
/// Only visible rows have cells. When a cell is scrolled out of view, it is reused if it came from
/// `dequeueReusableCell(withIdentifier:for:)`; otherwise it is released.
///
/// Apple counterpart: `UITableView` · Source: UITableView.h; HIG Color · Fidelity: approximate,
/// changes are not animated
open class TableView: ScrollView {
  /// The style of a table view: plain, grouped, or grouped and inset from the edges.
  ///
  /// Apple counterpart: `UITableView.Style` · Source: UITableView.h · Fidelity: exact
  public enum Style: Int, Sendable, CaseIterable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2

    var environment: ListEnvironment {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    }

    /// The usual background color of a table.
    ///
    /// Source: UITableView.h, HIG Color
    var ground: DynamicColor {
      self == .plain ? .systemBackground : .systemGroupedBackground
    }
  }

  /// Whether the background color is the usual one of the table's style.
  package final var hasUsualBackground: Bool { backgroundColor == style.ground }

  /// The value −1, which stands for a height that is determined by the content.
  ///
  /// Apple counterpart: `UITableView.automaticDimension` · Source: UITableView.h · Fidelity: exact
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The style of the table view: plain, grouped, or grouped and inset from the edges.
  public final let style: Style
  /// The data source, which supplies the sections and cells; nil for none.
  ///
  /// Setting it reloads the data. The table view holds it weakly.
  public final weak var dataSource: (any TableViewDataSource)? {
    didSet {
      commitsNothing = false
      reloadData()
    }
  }
  /// Whether the data source turned out to do nothing where the user chooses Delete.
  final var commitsNothing = false
  /// The height of rows in points; the default is `automaticDimension`.
  ///
  /// A delegate's `tableView(_:heightForRowAt:)` overrides it.
  open var rowHeight = TableView.automaticDimension { didSet { reloadData() } }
  /// The estimated height, in points, of rows whose content has not been measured yet.
  ///
  /// The default is `automaticDimension`, which stands for 44 points.
  open var estimatedRowHeight = TableView.automaticDimension { didSet { reloadData() } }
  /// The color of the separators between rows; nil for `separator`.
  open var separatorColor: DynamicColor? { didSet { reloadData() } }
  /// The style of the separators between rows; the default is a single line.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { reloadData() } }
  /// The insets of the separators between rows, in points.
  ///
  /// If it is not set, separators extend from the text to the edge.
  open var separatorInset: EdgeInsets {
    get { chosenInset ?? EdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set {
      chosenInset = newValue
      reloadData()
    }
  }
  final var chosenInset: EdgeInsets?
  /// The height of headers, in points.
  ///
  /// With `automaticDimension`, the default, the content determines the height.
  open var sectionHeaderHeight = TableView.automaticDimension { didSet { reloadData() } }
  /// The height of footers, in points.
  ///
  /// With `automaticDimension`, the default, the content determines the height.
  open var sectionFooterHeight = TableView.automaticDimension { didSet { reloadData() } }
  /// The estimated height of headers, in points; stored, but without effect, because headers are
  /// always measured.
  ///
  /// Fidelity: inert
  open var estimatedSectionHeaderHeight = TableView.automaticDimension
  /// The estimated height of footers, in points; stored, but without effect, because footers are
  /// always measured.
  ///
  /// Fidelity: inert
  open var estimatedSectionFooterHeight = TableView.automaticDimension
  /// The space above the first header, in points; stored, but without effect.
  ///
  /// Fidelity: inert
  open var sectionHeaderTopPadding = TableView.automaticDimension
  /// Whether rows are inset to the readable width; stored, but without effect.
  ///
  /// Fidelity: inert
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether visible rows resize with their content; stored, but without effect, because rows
  /// resize only when they are next shown.
  ///
  /// Fidelity: inert
  open var selfSizingInvalidation = true
  /// Whether the content of cells stays within the safe area, true by default; stored, but without
  /// effect.
  ///
  /// Fidelity: inert
  open var insetsContentViewsToSafeArea = true
  /// The number of rows from which an index is shown; stored, but without effect, because no index
  /// is shown.
  ///
  /// Fidelity: inert
  open var sectionIndexMinimumDisplayRowCount = 0
  /// Whether the table is in editing mode; the default is false.
  open var isEditing = false {
    didSet { for (_, cell) in shownCells { cell.setEditing(isEditing, animated: false) } }
  }
  /// Whether the user can select rows during editing; the default is false.
  open var allowsSelectionDuringEditing = false
  /// Whether the user can select several rows during editing; the default is false.
  open var allowsMultipleSelectionDuringEditing = false
  /// The view behind the rows, as large as the table view; nil for none.
  open var backgroundView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Whether the user can select rows; the default is true.
  open var allowsSelection = true
  /// Whether the user can select several rows; the default is false.
  open var allowsMultipleSelection = false
  /// The view above the first section; nil for none.
  ///
  /// It keeps the height of its frame.
  open var tableHeaderView: View? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// The view below the last section; nil for none.
  ///
  /// It keeps the height of its frame.
  open var tableFooterView: View? { didSet { replace(oldValue, by: tableFooterView) } }

  /// The sections as of the last load; nil if they are to be loaded.
  final var loaded: [TableSection]?
  final var selected: Set<IndexPath> = []
  final var pool = CellPool()
  final var batches = ListBatches()
  private final lazy var menus = ListMenus(of: self)
  private final var placedWidth: CGFloat?
  private final var placedDirection: LayoutDirection?

  /// Creates a table view with a frame and a style.
  public init(frame: CGRect = .zero, style: Style = .plain) {
    self.style = style
    super.init(frame: frame)
    // A list moves under the finger also where its rows fit, and so keeps clear of bars.
    alwaysBounceVertical = true
    backgroundColor = style.ground
    setIntrinsicTraits(TraitCollection(listEnvironment: style.environment))
    for direction in [SwipeGestureRecognizer.Direction.left, .right] {
      let swipe = SwipeGestureRecognizer(
        target: self, action: Selector(TableView.swiped(_:), "swiped(_:)"))
      swipe.direction = direction
      addGestureRecognizer(swipe)
    }
    menus.begin()
    // Rows are measured anew, and fonts that cells were given asked for again.
    registerForTraitChanges([TraitPreferredContentSizeCategory.self]) { (table: TableView, _) in
      table.load(selecting: table.selected)
    }
  }

  /// Creates a plain table view with a frame.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Reloads sections and rows from the data source and deselects all rows.
  open func reloadData() { load(selecting: []) }

  /// Loads everything anew, of which some rows are selected.
  final func load(selecting paths: Set<IndexPath>) {
    let former = loaded ?? []
    loaded = nil
    selected = paths
    setNeedsLayout()
    for (index, section) in former.enumerated() {
      tellEnd(of: section.removeViews(to: &pool), in: index)
    }
  }

  /// The sections, loaded where they are to be.
  final var tableSections: [TableSection] {
    if let loaded { return loaded }
    let sections = (0..<(dataSource?.numberOfSections(in: self) ?? 0)).map(makeSection)
    loaded = sections
    placedWidth = nil
    for section in sections { section.addViews(to: self) }
    tellTitles(of: sections)
    return sections
  }

  /// Lays out headers, visible rows, separators and footers.
  open override func layoutSubviews() {
    backgroundView?.frame = bounds
    // Rows are measured when they are first seen, which moves those below them.
    for _ in 0..<8 {
      placeSections()
      // Rows that were measured below a bar would keep its height.
      applySafeArea()
      guard showRows() else { break }
      placedWidth = nil
    }
    super.layoutSubviews()
  }

  private final func placeSections() {
    let sections = tableSections
    guard placedWidth != bounds.width || placedDirection != drawnDirection else { return }
    placedWidth = bounds.width
    placedDirection = drawnDirection
    let room = ListRoom(
      width: bounds.width, rowHeight: 0, environment: style.environment, direction: drawnDirection)
    var top = place(tableHeaderView, at: 0)
    for (index, section) in sections.enumerated() {
      let former = index > 0 ? sections[index - 1] : nil
      top = section.layout(from: top, in: room, after: former)
    }
    contentSize = CGSize(width: bounds.width, height: place(tableFooterView, at: top))
  }

  private final func place(_ view: View?, at top: CGFloat) -> CGFloat {
    guard let view else { return top }
    view.frame = CGRect(x: 0, y: top, width: bounds.width, height: view.frame.height)
    return view.frame.maxY
  }

  private final func replace(_ old: View?, by new: View?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    placedWidth = nil
    setNeedsLayout()
  }

  /// Shows rows that were inserted into the data source; selected rows stay selected.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted += indexPaths }
  }

  /// Removes rows that were deleted from the data source, without animation.
  ///
  /// The other selected rows stay selected.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Asks the data source again for the cells of rows, without animation; the rows are deselected.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// Reloads sections, without animation, and deselects their rows.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Calls a closure that makes several changes, shows them without animation, and then calls the
  /// completion with true.
  ///
  /// For deleted and moved rows, pass the index paths before all changes; for inserted rows, those
  /// after all changes. Selected rows stay selected.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if let updates {
      beginUpdates()
      updates()
      endUpdates()
    }
    completion?(true)
  }

  /// Begins or ends editing mode, without animation.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Begins a group of changes, which `endUpdates()` shows.
  open func beginUpdates() { batches.begin() }

  /// Ends a group of changes; ending the outermost group shows the changes.
  open func endUpdates() {
    guard let changes = batches.end() else { return }
    show(changes)
  }

  /// Moves a row to the place that it now has in the data source, without animation.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Shows sections that were inserted into the data source, without animation.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Removes sections that were deleted from the data source, without animation.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks the data source to configure the cells of visible rows again, without replacing the
  /// cells.
  ///
  /// Meanwhile `dequeueReusableCell(withIdentifier:for:)` returns the row's current cell.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Returns a reused or new header or footer view with a reuse identifier.
  ///
  /// It returns nil if there is no view to reuse and the identifier is not registered.
  ///
  /// A view that a reload removed is reused after its `prepareForReuse()` was called.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? { pool.header(identifier) }

  /// Returns the header view of a section; nil if there is none or it is not visible.
  open func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    visibleView(of: section, \.header)
  }

  /// Returns the footer view of a section; nil if there is none or it is not visible.
  open func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    visibleView(of: section, \.footer)
  }

  /// Returns the cell of a row; nil if the row is not visible or does not exist.
  open func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    layoutIfNeeded()
    return cell(at: indexPath) as? TableViewCell
  }

  /// Scrolls a row to a position within the content insets; does nothing if there is no such row.
  open func scrollToRow(
    at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
  ) {
    let rect = rectForRow(at: indexPath)
    guard hasRow(indexPath) else { return }
    let height = sizeWithinInsets.height
    var place = rect
    if position != .none { place.size.height = height }
    switch position {
    case .none, .top: break
    case .middle: place.origin.y = rect.midY - height / 2
    case .bottom: place.origin.y = rect.maxY - height
    }
    scrollRectToVisible(place, animated: animated)
  }

  /// Returns a reused or new cell with a reuse identifier.
  ///
  /// It returns nil if there is no cell to reuse and the identifier is not registered.
  ///
  /// Apple counterpart: `dequeueReusableCell(withIdentifier:)` · Source: UITableView.h ·
  /// Fidelity: exact
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    pool.cell(identifier)
  }

  /// The number of sections.
  open var numberOfSections: Int { tableSections.count }

  /// Returns the number of rows in a section.
  ///
  /// - Precondition: the section exists
  open func numberOfRows(inSection section: Int) -> Int {
    precondition(tableSections.indices.contains(section), "the table has no section \(section)")
    return tableSections[section].rowCount
  }

  /// Returns the index path of a cell; nil if the table does not show the cell.
  open func indexPath(for cell: TableViewCell) -> IndexPath? { path(of: cell) }

  /// Returns the rectangle of a row in the content of the table; zero if there is no such row.
  ///
  /// It uses the estimated heights of the rows above that were never visible.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutIfNeeded()
    guard hasRow(indexPath) else { return .zero }
    let section = tableSections[indexPath.section]
    return section.rect(of: indexPath.row).offsetBy(
      dx: section.group.frame.minX, dy: section.group.frame.minY)
  }

  /// Returns the index path of the row at a point of the table's content; nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    for (index, section) in tableSections.enumerated() where section.group.frame.contains(point) {
      let rows = section.rows(from: point.y, to: point.y.nextUp)
      return rows.first.map { IndexPath(row: $0, section: index) }
    }
    return nil
  }

  /// Selects a row without notifying the delegate, and scrolls to it; nil deselects all rows.
  ///
  /// With the position `none`, it does not scroll. It does nothing for an index path without a row.
  ///
  /// Apple counterpart: `selectRow(at:animated:scrollPosition:)` · Source: UITableView.h ·
  /// Fidelity: exact
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition = .none
  ) {
    if let indexPath, !hasRow(indexPath) { return }
    select(indexPath)
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects a row, without animation and without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }
}
