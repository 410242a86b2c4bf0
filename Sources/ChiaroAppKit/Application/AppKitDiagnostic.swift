// SPDX-License-Identifier: MIT

/// Something that was done in a way that AppKit forbids or that does not show.
///
/// Apple counterpart: AppKit's messages on the console · Source: AppKit reference (S212) ·
/// Fidelity: approximate, the text is ours
public enum AppKitDiagnostic: Hashable, Sendable {
  /// While one view was laid out, another, outside of it, was asked for something.
  case invalidationDuringLayout(of: String, request: String, on: String)

  /// One line for people.
  public var message: String {
    switch self {
    case .invalidationDuringLayout(let view, let request, let other):
      "\(request) was asked of \(other) while \(view) was laid out"
    }
  }
}
