// SPDX-License-Identifier: MIT

/// An observation; it ends when nobody holds it, or when it is told to.
///
/// Apple counterpart: `NSKeyValueObservation` · Source: Foundation reference (S202) ·
/// Fidelity: approximate, of effective appearances only
@MainActor
public final class NSKeyValueObservation {
  /// Told that the observed object's traits changed; nil once the observation ended.
  var traitsDidChange: (() -> Void)?

  init() {}

  /// Ends the observation.
  public func invalidate() { traitsDidChange = nil }
}

/// Which values a change carries, and whether there is a first call at once.
///
/// Apple counterpart: `NSKeyValueObservingOptions` · Source: Foundation reference · Fidelity:
/// approximate, without `prior`
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Options of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The change carries the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The change carries the former value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The handler is called once before `observe` returns.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// What a handler is told of a change.
///
/// Apple counterpart: `NSKeyValueObservedChange` · Source: Foundation reference · Fidelity: exact,
/// of what properties without indices have
public struct NSKeyValueObservedChange<Value> {
  /// The new value, where it was asked for.
  public let newValue: Value?
  /// The former value, where it was asked for and there was one.
  public let oldValue: Value?
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
