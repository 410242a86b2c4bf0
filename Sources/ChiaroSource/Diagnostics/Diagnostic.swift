// SPDX-License-Identifier: MIT

/// What was odd about some input, beside the result that was read in spite of it.
///
/// Content that is odd never throws: the reader goes on and says here what it met, where, and what
/// would have been accepted. A reader that cannot do its work at all throws its module's error.
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
  /// How much it matters.
  public var severity: Severity
  /// A stable, kebab-case name; never reused for another meaning.
  public var id: String
  /// The file, and the line and column when they are known.
  public var location: SourceLocation
  /// What was met and what would be accepted: lower case, no full stop.
  public var message: String
  /// What a person can do about it, or nil.
  public var fix: String?

  /// Creates a diagnostic at a place.
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
  /// `file:line:column: severity: message [id]`, as compilers print it.
  public var description: String { "\(location): \(severity): \(message) [\(id)]" }
}

extension Diagnostic: Comparable {
  /// By place, then id, then message.
  public static func < (lhs: Diagnostic, rhs: Diagnostic) -> Bool {
    if lhs.location != rhs.location { return lhs.location < rhs.location }
    return (lhs.id, lhs.message) < (rhs.id, rhs.message)
  }
}
