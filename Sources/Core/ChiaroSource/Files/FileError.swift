// SPDX-License-Identifier: MIT

/// An error that occurred while reading or writing a file or folder.
///
/// Apple counterpart: `CocoaError` · Source: POSIX errno · Fidelity: approximate, with fewer kinds
public struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kinds of failure that callers can distinguish.
  public enum Kind: Sendable, Equatable {
    /// Nothing exists at the path.
    case notFound
    /// The system denied access or failed to read.
    case unreadable
    /// The file is larger than the caller's limit.
    case tooLarge
    /// The path does not lead to a regular file.
    case notAFile
    /// Writing failed; the previous content is unchanged.
    case notWritten
  }

  /// The kind of failure.
  public var kind: Kind
  /// The path that could not be read or written.
  public var path: String
  /// The system's message, or the limit that was exceeded.
  public var detail: String

  /// Creates an error about a path.
  public init(_ kind: Kind, path: String, detail: String) {
    self.kind = kind
    self.path = path
    self.detail = detail
  }

  /// The path and the reason, as readable text.
  public var description: String { "\(path): \(reason)" }

  /// The reason as text without the path, for a diagnostic that already contains the location.
  public var reason: String {
    switch kind {
    case .notFound: "no such file or folder"
    case .unreadable: "cannot be read: \(detail)"
    case .tooLarge: "larger than \(detail)"
    case .notAFile: "not a regular file"
    case .notWritten: "cannot be written: \(detail)"
    }
  }
}
