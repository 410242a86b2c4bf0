// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroLayout
public import ChiaroViews
public import Foundation

/// A scroll view that shows rows in sections.
///
/// Only visible rows have cells. A cell that is scrolled away is reused if it came from
/// `dequeueReusableCell(withIdentifier:for:)`, and released otherwise.
///
/// Apple counterpart: `UITableView` · Source: UITableView.h; HIG Color · Fidelity: approximate,
/// changes are not animated and rows not moved
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
  }

  /// The value, −1, of heights that follow from the content.
  ///
  /// Apple counterpart: `UITableView.automaticDimension` · Source: UITableView.h · Fidelity: exact
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The style of the table view: plain, grouped, or grouped and inset from the edges.
  public final let style: Style
  /// The data source of the sections and cells; setting it reloads the data.
  public final weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }
  /// The height of rows in points; the default is `automaticDimension`.
  ///
  /// A delegate's `tableView(_:heightForRowAt:)` takes its place.
  open var rowHeight = TableView.automaticDimension { didSet { reloadData() } }
  /// The height of rows whose content was not measured yet, in points; the default is 44.
  ///
  /// `automaticDimension` stands for 44 too.
  open var estimatedRowHeight: CGFloat = 44 { didSet { reloadData() } }
  /// The color of the separators between rows; nil for `separator`.
  open var separatorColor: DynamicColor? { didSet { reloadData() } }
  /// The style of the separators between rows; the default is a single line.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { reloadData() } }
  /// The insets of the separators between rows, in points; unless set, they reach from the text to
  /// the edge.
  open var separatorInset: EdgeInsets {
    get { chosenInset ?? EdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set {
      chosenInset = newValue
      reloadData()
    }
  }
  final var chosenInset: EdgeInsets?
  /// The height of headers in points; `automaticDimension`, the default, for that of their content.
  open var sectionHeaderHeight = TableView.automaticDimension { didSet { reloadData() } }
  /// The height of footers in points; `automaticDimension`, the default, for that of their content.
  open var sectionFooterHeight = TableView.automaticDimension { didSet { reloadData() } }
  /// The estimated height of headers in points; stored, but without effect: headers are measured.
  open var estimatedSectionHeaderHeight: CGFloat = 0
  /// The estimated height of footers in points; stored, but without effect: footers are measured.
  open var estimatedSectionFooterHeight: CGFloat = 0
  /// The space above the first header, in points; stored, but without effect.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// Whether rows are inset to the readable width; stored, but without effect.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether visible rows resize with their content; stored, but without effect: they do when next
  /// shown.
  open var selfSizingInvalidation = true
  /// Whether the user can drag rows; stored, but without effect.
  open var dragInteractionEnabled = false
  /// Whether the table is in editing mode; the default is false.
  open var isEditing = false {
    didSet { for (_, cell) in shownCells { cell.setEditing(isEditing, animated: false) } }
  }
  /// Whether rows can be selected during editing; stored, but without effect.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected during editing; stored, but without effect.
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
  /// Whether the user can select more than one row; the default is false.
  open var allowsMultipleSelection = false
  /// The view above the first section, with the height of its frame; nil for none.
  open var tableHeaderView: View? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// The view below the last section, with the height of its frame; nil for none.
  open var tableFooterView: View? { didSet { replace(oldValue, by: tableFooterView) } }

  /// The sections as of the last load; nil if they are to be loaded.
  final var loaded: [TableSection]?
  final var selected: Set<IndexPath> = []
  final var pool = CellPool()
  private final var placedWidth: CGFloat?
  private final var placedDirection: LayoutDirection?

  /// Creates a table view with a frame and style.
  public init(frame: CGRect = .zero, style: Style = .plain) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = .listBackground
    setIntrinsicTraits(TraitCollection(listEnvironment: style.environment))
    for direction in [SwipeGestureRecognizer.Direction.left, .right] {
      let swipe = SwipeGestureRecognizer(
        target: self, action: Selector(TableView.swiped(_:), "swiped(_:)"))
      swipe.direction = direction
      addGestureRecognizer(swipe)
    }
  }

  /// Creates a plain table view with a frame.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Reloads sections and rows from the data source; nothing stays selected.
  open func reloadData() {
    let former = loaded ?? []
    loaded = nil
    selected = []
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
}
