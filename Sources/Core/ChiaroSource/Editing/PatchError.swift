// SPDX-License-Identifier: MIT

/// An error that says why a patch cannot be applied; the file is unchanged.
public enum PatchError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file has changed since the patch was made.
  case changedMeanwhile
  /// Two changes overlap, or one lies outside of the file.
  case overlapping
  /// The file is not JSON, or there is no value at the offset of a removal.
  case notJSON
  /// The result would differ from the original in more than the intended changes.
  case differs
  /// The reader for this kind of file rejects the change; the text is the reason.
  case refused(String)
  /// The file lies outside of the project once symbolic links in its path are resolved.
  case outside
  /// The path leads to a symbolic link, which must not be replaced.
  case link
  /// The file is read-only.
  case readOnly
  /// The system cannot read or write the file; the text is the system's message.
  case system(String)

  /// Whether the error says that the file cannot be written, regardless of the change.
  package var isAboutWriting: Bool {
    switch self {
    case .outside, .link, .readOnly, .system: true
    case .changedMeanwhile, .overlapping, .notJSON, .differs, .refused: false
    }
  }

  /// The error as readable text.
  public var description: String {
    switch self {
    case .changedMeanwhile: "the file has changed since it was read"
    case .overlapping: "two changes overlap"
    case .notJSON: "the file does not have the place to change"
    case .differs: "the fix would change more of the file than intended"
    case .outside: "the file is outside of the project"
    case .link: "the file is a link"
    case .readOnly: "the file is read-only"
    case .refused(let reason): reason
    case .system(let words): words
    }
  }
}
