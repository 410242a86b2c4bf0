// SPDX-License-Identifier: MIT

import Foundation

/// A table of texts: the first line names the columns, `#` begins a comment line.
///
/// Cells are separated by commas and hold none; spaces around them do not count.
public struct CSVTable: Sendable {
  /// The names of the columns, in order.
  public let columns: [String]
  /// The rows, in order.
  public let rows: [Row]

  /// One row: its cells by column, and the line on which it stands.
  public struct Row: Sendable, CustomStringConvertible {
    /// The line in the file, from 1.
    public let line: Int
    private let columns: [String]
    private let cells: [String]

    fileprivate init(line: Int, columns: [String], cells: [String]) {
      self.line = line
      self.columns = columns
      self.cells = cells
    }

    /// The cell of a column; "" when there is no such column or cell.
    public subscript(column: String) -> String {
      guard let index = columns.firstIndex(of: column), index < cells.count else { return "" }
      return cells[index]
    }

    /// How many cells there are.
    public var count: Int { cells.count }

    /// The cells as they stand.
    public var description: String { "line \(line): \(cells.joined(separator: ", "))" }
  }

  /// Reads a table from its text.
  public init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { (number: $0 + 1, text: $1) }
      .filter { !$0.text.isEmpty && $0.text.first != "#" }
    let columns = lines.first.map { Self.cells($0.text) } ?? []
    self.columns = columns
    rows = lines.dropFirst().map {
      Row(line: $0.number, columns: columns, cells: Self.cells($0.text))
    }
  }

  /// Reads a file; one that is not there has no rows.
  public init(path: String) {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    self.init(String(decoding: data, as: UTF8.self))
  }

  private static func cells(_ line: Substring) -> [String] {
    line.split(separator: ",", omittingEmptySubsequences: false).map {
      String($0).trimmingCharacters(in: .whitespaces)
    }
  }
}
