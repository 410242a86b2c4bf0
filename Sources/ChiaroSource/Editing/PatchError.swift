// SPDX-License-Identifier: MIT

/// Why a patch cannot be applied; the file is as it was.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public enum PatchError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file holds other bytes than those that the patch was made for.
  case changedMeanwhile
  /// Two changes touch the same bytes, or one lies outside of the file.
  case overlapping
  /// A JSON value is to be taken out of a file that is no JSON, or has none at the place.
  case notJSON
  /// What came out differs in more than was meant.
  case differs
  /// The file, links followed, does not lie inside of the project.
  case outside
  /// A link stands where the file should.
  case link
  /// Nobody may write to the file.
  case readOnly
  /// The file cannot be read or written; the system's words.
  case system(String)

  /// What went wrong, in words.
  public var description: String {
    switch self {
    case .changedMeanwhile: "the file has changed since it was read"
    case .overlapping: "two changes touch the same place"
    case .notJSON: "the place to be changed is not there"
    case .differs: "the result would differ in more than was meant"
    case .outside: "the file lies outside of the project"
    case .link: "the file is a link"
    case .readOnly: "the file is read-only"
    case .system(let words): words
    }
  }
}
