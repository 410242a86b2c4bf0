// SPDX-License-Identifier: MIT

/// Why a file or folder could not be read or written.
///
/// Apple counterpart: `CocoaError` · Source: POSIX errno · Fidelity: approximate
public struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kinds of failure that callers tell apart.
  public enum Kind: Sendable, Equatable {
    /// Nothing stands at the path.
    case notFound
    /// Something stands there, but the system refused it.
    case unreadable
    /// It is larger than the caller's limit.
    case tooLarge
    /// A regular file was asked for and something else stands there.
    case notAFile
    /// Writing failed; what stood at the path before stands there still.
    case notWritten
  }

  /// What kind of failure it was.
  public var kind: Kind
  /// The path that was asked for.
  public var path: String
  /// The system's own words, or the limit that was passed.
  public var detail: String

  /// Creates an error about a path.
  public init(_ kind: Kind, path: String, detail: String) {
    self.kind = kind
    self.path = path
    self.detail = detail
  }

  /// What failed, at which path, in words.
  public var description: String { "\(path): \(reason)" }

  /// What failed, in words, without the path: for a diagnostic, which has a place of its own.
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
