// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews
public import Foundation

/// A scroll view that shows rows in sections.
///
/// All cells are created when the data are loaded; cells are not reused.
///
/// Apple counterpart: `UITableView` · Source: UITableView.h; HIG Color · Fidelity: approximate
open class TableView: ScrollView {
  /// The style in which a table's sections are set apart.
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

  /// The style in which the table's sections are set apart.
  public final let style: Style
  /// The source of the sections and cells; setting it reloads the data.
  public final weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }
  /// The height of a row in points; the default is 44.
  public final var rowHeight: CGFloat = 44 { didSet { setNeedsLayout() } }
  /// The color of the separators between rows; nil for `separator`.
  public final var separatorColor: DynamicColor? { didSet { reloadData() } }
  /// Whether the user can select rows; the default is true.
  public final var allowsSelection = true
  /// Whether the user can select more than one row; the default is false.
  public final var allowsMultipleSelection = false
  final var sections: [ListSection] = []

  /// Creates a table view with a frame and style.
  public init(frame: CGRect = .zero, style: Style = .plain) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = .listBackground
    setIntrinsicTraits(TraitCollection(listEnvironment: style.environment))
  }

  /// Reloads all sections and cells from the data source.
  public final func reloadData() {
    for section in sections { section.removeViews() }
    sections = (0..<(dataSource?.numberOfSections(in: self) ?? 0)).compactMap(makeSection)
    for section in sections { section.addViews(to: self) }
    setNeedsLayout()
  }

  /// Returns the cell of a row; nil if there is no such row.
  public final func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].cells.indices.contains(indexPath.row)
    else { return nil }
    return sections[indexPath.section].cells[indexPath.row] as? TableViewCell
  }

  private final func makeSection(_ index: Int) -> ListSection? {
    guard let dataSource else { return nil }
    let rows = dataSource.tableView(self, numberOfRowsInSection: index)
    var section = ListSection(
      cells: (0..<rows).map {
        dataSource.tableView(self, cellForRowAt: IndexPath(row: $0, section: index))
      }, separator: separatorColor ?? .separator)
    if let title = dataSource.tableView(self, titleForHeaderInSection: index) {
      section.header = header(title, style == .plain ? .plainHeader() : .groupedHeader())
    }
    if let title = dataSource.tableView(self, titleForFooterInSection: index) {
      section.footer = header(title, .groupedFooter())
    }
    return section
  }

  private final func header(
    _ title: String, _ content: ListContentConfiguration
  ) -> TableViewHeaderFooterView {
    let view = TableViewHeaderFooterView()
    view.contentConfiguration = content
    view.contentConfiguration?.text = title
    return view
  }

  /// Lays out headers, rows, separators and footers from the top down.
  open override func layoutSubviews() {
    let room = ListRoom(
      width: bounds.width, rowHeight: rowHeight, environment: style.environment,
      direction: drawnDirection)
    var top: CGFloat = 0
    for section in sections { top = section.layout(from: top, in: room) }
    contentSize = CGSize(width: bounds.width, height: top)
    super.layoutSubviews()
  }
}
