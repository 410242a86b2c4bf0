// SPDX-License-Identifier: MIT

/// Why a picture could not be read.
///
/// Apple counterpart: `CGImageSourceStatus` · Source: this project · Fidelity: approximate
public struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure that callers tell apart.
  ///
  /// Apple counterpart: `CGImageSourceStatus` · Source: this project · Fidelity: approximate
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The format, or this variety of it, is not read here at all.
    case unsupportedFormat
    /// The file breaks its format's rules, or ends early.
    case malformed
    /// The file or its picture is larger than the limits.
    case tooLarge
    /// Reading took longer than allowed and was stopped.
    case timedOut
    /// The library that reads this format was missing when the program was built, or the helper
    /// program that should read it cannot be started; the detail names it.
    case notAvailable
    /// The helper program ended while it read the picture: it crashed or ran out of memory.
    case crashed
    /// What all pictures of a run may cost together was used up before this one was read.
    case leftOut
  }

  /// What kind of failure it was.
  public var kind: Kind
  /// The format that the bytes claim.
  public var format: ImageFormat
  /// What was found, and what would have been accepted.
  public var detail: String

  /// Creates an error about a picture.
  public init(_ kind: Kind, _ format: ImageFormat, _ detail: String) {
    self.kind = kind
    self.format = format
    self.detail = detail
  }

  /// The format, what failed, and the detail.
  public var description: String { "\(format.rawValue): \(words): \(detail)" }

  private var words: String {
    switch kind {
    case .unsupportedFormat: "not supported"
    case .malformed: "malformed"
    case .tooLarge: "too large"
    case .timedOut: "took too long"
    case .notAvailable: "not available"
    case .crashed: "crashed its decoder"
    case .leftOut: "left out"
    }
  }
}
