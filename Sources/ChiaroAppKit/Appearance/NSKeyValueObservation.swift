// SPDX-License-Identifier: MIT

/// An observation, which ends when it is released or invalidated.
///
/// Apple counterpart: `NSKeyValueObservation` · Source: Foundation reference (S202) ·
/// Fidelity: approximate, of effective appearances only
@preconcurrency @MainActor
public final class NSKeyValueObservation {
  /// A closure called after the observed object's traits changed; nil after the observation ended.
  var traitsDidChange: (() -> Void)?

  init() {}

  /// Ends the observation.
  public func invalidate() { traitsDidChange = nil }
}

/// The options of an observation: the values in its changes, and an initial call.
///
/// Apple counterpart: `NSKeyValueObservingOptions` · Source: Foundation reference · Fidelity:
/// approximate, without `prior`
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The change contains the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The change contains the former value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The handler is called once before `observe` returns.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// A change of an observed property.
///
/// Apple counterpart: `NSKeyValueObservedChange` · Source: Foundation reference · Fidelity: exact,
/// of what properties without indices have
public struct NSKeyValueObservedChange<Value> {
  /// The new value; nil unless the options contain `new`.
  public let newValue: Value?
  /// The former value; nil unless the options contain `old`, and in the initial call.
  public let oldValue: Value?
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
