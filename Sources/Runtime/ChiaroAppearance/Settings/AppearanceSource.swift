// SPDX-License-Identifier: MIT

/// An object that supplies the system's appearance and reports when it changes.
///
/// On Apple's systems, the system notifies apps.
@MainActor
public protocol AppearanceSource: AnyObject {
  /// The traits that the source currently knows; all others are unspecified.
  var traits: TraitCollection { get }
  /// A closure that the source calls after `traits` has changed; nil for none.
  ///
  /// The screen that follows the source sets it.
  var onChange: (() -> Void)? { get set }
}
