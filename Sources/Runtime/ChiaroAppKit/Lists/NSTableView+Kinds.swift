// SPDX-License-Identifier: MIT

extension NSTableView {
  /// The rule by which columns share the table's width; has no effect here.
  ///
  /// Apple counterpart: `NSTableView.ColumnAutoresizingStyle` · Source: NSTableView.h · Fidelity:
  /// inert
  public enum ColumnAutoresizingStyle: UInt, Sendable {
    case noColumnAutoresizing = 0
    case uniformColumnAutoresizingStyle = 1
    case sequentialColumnAutoresizingStyle = 2
    case reverseSequentialColumnAutoresizingStyle = 3
    case lastColumnOnlyAutoresizingStyle = 4
    case firstColumnOnlyAutoresizingStyle = 5
  }
  /// The size of a table's rows, either fixed or taken from the system's setting; has no effect
  /// here.
  ///
  /// Apple counterpart: `NSTableView.RowSizeStyle` · Source: NSTableView.h · Fidelity: inert
  public enum RowSizeStyle: Int, Sendable {
    case `default` = -1
    case custom = 0
    case small = 1
    case medium = 2
    case large = 3
  }
}
