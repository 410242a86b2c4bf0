// SPDX-License-Identifier: MIT

/// Why the desktop's setting could not be read or changed.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct SettingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds that callers tell apart.
  public enum Kind: Sendable, Hashable {
    /// The words are no change.
    case misuse
    /// There is no home folder to keep a setting in.
    case noHome
    /// Somebody else is writing, or a service that cannot be reached from here owns the setting.
    case busy
    /// The setting could not be written, or the service gave no answer.
    case failed
  }

  /// Which kind it is.
  public var kind: Kind
  /// What happened, in words.
  public var description: String

  /// Creates an error.
  public init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
