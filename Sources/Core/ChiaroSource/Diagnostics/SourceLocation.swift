// SPDX-License-Identifier: MIT

/// A location in a file: its path, with a line and column if they are known.
///
/// Lines and columns count from 1; a column counts Unicode scalars, as editors do.
///
/// Source: SARIF 2.1.0 §3.30 (region)
public struct SourceLocation: Hashable, Sendable {
  /// The path of the file, or of a folder, as it was given.
  public var file: String
  /// The line, from 1; nil if the location is the whole file.
  public var line: Int?
  /// The column, from 1; nil if the location is the whole line.
  public var column: Int?

  /// Creates a location; lines and columns count from 1, and a nil line means the whole file.
  public init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The location as `file:line:column`, without the parts that are nil.
  public var description: String {
    [file, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":")
  }
}

extension SourceLocation: Comparable {
  /// Returns whether a location precedes another: by file, then by line, then by column.
  public static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
    if lhs.file != rhs.file { return lhs.file < rhs.file }
    return (lhs.line ?? 0, lhs.column ?? 0) < (rhs.line ?? 0, rhs.column ?? 0)
  }
}
