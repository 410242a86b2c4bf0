// SPDX-License-Identifier: MIT

/// Something that knows what the system's appearance is, and says when that changes.
///
/// Apple counterpart: none; the system tells apps by itself · Source: this project ·
/// Fidelity: exact
@MainActor
public protocol AppearanceSource: AnyObject {
  /// What the source knows now; what it does not know is unspecified.
  var traits: TraitCollection { get }
  /// Called after `traits` changed; set by the screen that follows the source.
  var onChange: (() -> Void)? { get set }
}
