// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

extension TableView {
  /// Returns the rectangle of a section's header in the content of the table.
  ///
  /// The height is 0 if the section has no header. The rectangle is zero if there is no such
  /// section.
  ///
  /// Apple counterpart: `rectForHeader(inSection:)` · Source: UITableView.h · Fidelity: exact
  public final func rectForHeader(inSection section: Int) -> CGRect {
    layoutIfNeeded()
    guard tableSections.indices.contains(section) else { return .zero }
    let shown = tableSections[section]
    let place = CGRect(x: 0, y: shown.group.frame.minY, width: bounds.width, height: 0)
    return shown.header?.frame ?? place
  }

  /// Returns the rectangle of a section's footer in the content of the table.
  ///
  /// The height is 0 if the section has no footer. The rectangle is zero if there is no such
  /// section.
  ///
  /// Apple counterpart: `rectForFooter(inSection:)` · Source: UITableView.h · Fidelity: exact
  public final func rectForFooter(inSection section: Int) -> CGRect {
    layoutIfNeeded()
    guard tableSections.indices.contains(section) else { return .zero }
    let shown = tableSections[section]
    let place = CGRect(x: 0, y: shown.group.frame.maxY, width: bounds.width, height: 0)
    return shown.footer?.frame ?? place
  }

  /// Returns the index paths of the rows that intersect a rectangle of the content, from top to
  /// bottom; empty for none.
  ///
  /// Apple counterpart: `indexPathsForRows(in:)` · Source: UITableView.h · Fidelity: exact
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    layoutIfNeeded()
    return tableSections.enumerated().flatMap { index, section in
      section.rows(from: rect.minY, to: rect.maxY).map { IndexPath(row: $0, section: index) }
    }
  }
}
