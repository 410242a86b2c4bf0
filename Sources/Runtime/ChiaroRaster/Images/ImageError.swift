// SPDX-License-Identifier: MIT

/// An error that says why a picture could not be read.
///
/// Apple counterpart: `CGImageSourceStatus` · Source: this project · Fidelity: approximate, with
/// other kinds
public struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure that callers can distinguish.
  ///
  /// Apple counterpart: `CGImageSourceStatus` · Source: this project · Fidelity: approximate, with
  /// other kinds
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The format, or a variant of it, is not supported.
    case unsupportedFormat
    /// The file violates its format or ends early.
    case malformed
    /// The file or its picture exceeds the limits.
    case tooLarge
    /// Reading exceeded the allowed time and was stopped.
    case timedOut
    /// The library for this format was missing when the program was built, or the helper program
    /// that decodes it cannot be started; the detail names it.
    case notAvailable
    /// The library for this format could not get enough memory for the picture.
    case outOfMemory
    /// The file is a Git LFS pointer, and the picture itself was not fetched.
    case notFetched
    /// The helper program crashed or ran out of memory while it decoded the picture.
    case crashed
    /// The budget for all pictures of a run was used up before this picture was decoded.
    case leftOut
  }

  /// The kind of failure.
  public var kind: Kind
  /// The format recognized from the file's bytes.
  public var format: ImageFormat
  /// The cause of the failure and, where it applies, the accepted values.
  public var detail: String

  /// Creates an error about a picture.
  public init(_ kind: Kind, _ format: ImageFormat, _ detail: String) {
    self.kind = kind
    self.format = format
    self.detail = detail
  }

  /// The format, the kind of failure and the detail, separated by colons.
  public var description: String { "\(format.rawValue): \(words): \(detail)" }

  private var words: String {
    switch kind {
    case .unsupportedFormat: "not supported"
    case .malformed: "malformed"
    case .tooLarge: "too large"
    case .timedOut: "took too long"
    case .notAvailable: "not available"
    case .outOfMemory: "not enough memory"
    case .notFetched: "not fetched"
    case .crashed: "the decoder crashed"
    case .leftOut: "skipped"
    }
  }
}
