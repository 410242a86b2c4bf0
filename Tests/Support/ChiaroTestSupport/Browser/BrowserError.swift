// SPDX-License-Identifier: MIT

/// Why a browser could not be used.
public struct BrowserError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure.
  public enum Kind: Hashable, Sendable {
    /// No browser is installed.
    case missing
    /// It could not be started, or is gone.
    case gone
    /// It did not answer in time.
    case late
    /// It refused a command.
    case refused
    /// A script threw.
    case script
  }

  /// The kind of failure.
  public var kind: Kind
  /// What happened, and what would help.
  public var description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
