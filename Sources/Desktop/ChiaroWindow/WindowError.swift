// SPDX-License-Identifier: MIT

/// An error that occurs when a window is opened.
///
/// On Apple's systems, windows always open.
public struct WindowError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of a window error.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The package was built without a window library.
    case unavailable
    /// No display is available: neither X11 nor Wayland responds.
    case noDisplay
    /// The display refused to create the window.
    case refused
  }

  /// The kind of the error.
  public var kind: Kind
  /// The library that reported the error, or the title of the window that could not be opened.
  public var place: String
  /// A description of the cause.
  public var detail: String

  /// Creates an error with a kind, a place and a detail.
  public init(_ kind: Kind, _ place: String, _ detail: String) {
    self.kind = kind
    self.place = place
    self.detail = detail
  }

  /// The place, the kind of error and the detail.
  public var description: String { "\(place): \(words): \(detail)" }

  private var words: String {
    switch kind {
    case .unavailable: "windows are not available"
    case .noDisplay: "there is no display"
    case .refused: "the window cannot be opened"
    }
  }
}
