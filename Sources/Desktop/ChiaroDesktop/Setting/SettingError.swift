// SPDX-License-Identifier: MIT

/// An error that says why the desktop's setting could not be read or changed.
public struct SettingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure that callers can distinguish.
  public enum Kind: Sendable, Hashable {
    /// The arguments are not a valid change.
    case misuse
    /// There is no home folder in which to store the setting.
    case noHome
    /// Another program is writing the setting, or it belongs to a service that cannot be reached
    /// from here.
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
