// SPDX-License-Identifier: MIT

/// A source of the system's appearance, which reports changes of it.
///
/// On Apple's systems, the system notifies apps.
@MainActor
public protocol AppearanceSource: AnyObject {
  /// The traits that the source currently knows; those that it does not know are unspecified.
  var traits: TraitCollection { get }
  /// The closure to call after `traits` changed, set by the screen that follows the source; nil for
  /// none.
  var onChange: (() -> Void)? { get set }
}
