// SPDX-License-Identifier: MIT

/// A message about a problem in an input that could still be read.
///
/// Malformed or unusual content never makes a reader throw. The reader continues, and reports the
/// problem, its place, and the input that it would have accepted. A reader that cannot work at all
/// throws an error of its module.
///
/// ```swift
/// let odd = Diagnostic(
///   .warning, id: "trailing-comma",
///   at: SourceLocation(file: "Contents.json", line: 4, column: 7),
///   "trailing comma before ]", fix: "remove the comma")
/// print(odd)  // Contents.json:4:7: warning: trailing comma before ] [trailing-comma]
/// ```
///
/// Apple counterpart: the `warning:` lines of Xcode's asset compiler · Source: SARIF 2.1.0 ·
/// Fidelity: exact
public struct Diagnostic: Hashable, Sendable {
  /// The severity: note, warning or error.
  public var severity: Severity
  /// The identifier of the kind of problem: stable, in kebab case, and never reused with another
  /// meaning.
  public var id: String
  /// The location of the problem: the file, with the line and column if they are known.
  public var location: SourceLocation
  /// The message, which names the problem and the accepted values, in lowercase and without a
  /// period at the end.
  public var message: String
  /// The suggested fix; nil for none.
  public var fix: String?

  /// Creates a diagnostic at a location.
  public init(
    _ severity: Severity, id: String, at location: SourceLocation, _ message: String,
    fix: String? = nil
  ) {
    self.severity = severity
    self.id = id
    self.location = location
    self.message = message
    self.fix = fix
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic in the format of compilers: `file:line:column: severity: message [id]`.
  public var description: String { "\(location): \(severity): \(message) [\(id)]" }
}

extension Diagnostic: Comparable {
  /// Returns whether a diagnostic precedes another: by location, then by id, then by message.
  public static func < (lhs: Diagnostic, rhs: Diagnostic) -> Bool {
    if lhs.location != rhs.location { return lhs.location < rhs.location }
    return (lhs.id, lhs.message) < (rhs.id, rhs.message)
  }
}
