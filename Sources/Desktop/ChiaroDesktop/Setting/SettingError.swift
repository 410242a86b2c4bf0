// SPDX-License-Identifier: MIT

/// An error that tells why the desktop's setting could not be read or changed.
public struct SettingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure that callers tell apart.
  public enum Kind: Sendable, Hashable {
    /// The words are not a valid change.
    case misuse
    /// There is no home folder to keep a setting in.
    case noHome
    /// Another program is writing the setting, or a service that cannot be reached from here owns
    /// it.
    case busy
    /// The setting could not be written, or the service did not answer.
    case failed
  }

  /// The kind of failure.
  public var kind: Kind
  /// A readable description of the error.
  public var description: String

  /// Creates an error.
  public init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
