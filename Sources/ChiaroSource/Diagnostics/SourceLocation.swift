// SPDX-License-Identifier: MIT

/// A place in a file: the path as it was given, and a line and column when they are known.
///
/// Lines and columns count from 1; a column counts Unicode scalars, as editors do.
///
/// Apple counterpart: none · Source: SARIF 2.1.0 §3.30 (region) · Fidelity: exact
public struct SourceLocation: Hashable, Sendable {
  /// The path of the file, or of the folder when the place is a folder.
  public var file: String
  /// The line, from 1; nil when the whole file is meant.
  public var line: Int?
  /// The column, from 1; nil when the whole line is meant.
  public var column: Int?

  /// Creates a place; leave `line` out when the whole file is meant.
  public init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, as far as known.
  public var description: String {
    [file, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":")
  }
}

extension SourceLocation: Comparable {
  /// By file, then line, then column.
  public static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
    if lhs.file != rhs.file { return lhs.file < rhs.file }
    return (lhs.line ?? 0, lhs.column ?? 0) < (rhs.line ?? 0, rhs.column ?? 0)
  }
}
