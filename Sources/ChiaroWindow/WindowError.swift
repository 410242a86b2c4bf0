// SPDX-License-Identifier: MIT

/// Why a window could not be opened.
///
/// Apple counterpart: none; there, windows always open · Source: this project · Fidelity: exact
public struct WindowError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure that callers tell apart.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The package was built without a library that opens windows.
    case unavailable
    /// There is no display: neither X11 nor Wayland answers.
    case noDisplay
    /// The display refused a window.
    case refused
  }

  /// What kind of failure it was.
  public var kind: Kind
  /// Which library said so, or the title of the window.
  public var place: String
  /// What was said.
  public var detail: String

  /// Creates an error.
  public init(_ kind: Kind, _ place: String, _ detail: String) {
    self.kind = kind
    self.place = place
    self.detail = detail
  }

  /// The place, what failed, and the detail.
  public var description: String { "\(place): \(words): \(detail)" }

  private var words: String {
    switch kind {
    case .unavailable: "windows are not available"
    case .noDisplay: "no display"
    case .refused: "no window"
    }
  }
}
