// SPDX-License-Identifier: MIT

/// An observation of a property; it ends when this object is released or invalidated.
///
/// Apple counterpart: `NSKeyValueObservation` · Source: Foundation reference (statement S202) ·
/// Fidelity: approximate, of effective appearances only
@preconcurrency @MainActor
public final class NSKeyValueObservation {
  /// A closure called after the observed object's traits changed; nil after the observation ended.
  var traitsDidChange: (() -> Void)?

  init() {}

  /// Ends the observation; its closure is not called anymore.
  public func invalidate() { traitsDidChange = nil }
}

/// Options for which values a change contains, and for a first call before any change.
///
/// Apple counterpart: `NSKeyValueObservingOptions` · Source: Foundation reference · Fidelity:
/// approximate, without `prior`
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// An option that sets `newValue` of each change; without it, `newValue` is nil.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// An option that sets `oldValue` of each change; without it, `oldValue` is nil.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// An option to call the change handler once before `observe` returns.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// A change of an observed property.
///
/// Apple counterpart: `NSKeyValueObservedChange` · Source: Foundation reference · Fidelity: exact,
/// without `kind`, `indexes` and `isPrior`
public struct NSKeyValueObservedChange<Value> {
  /// The new value; nil unless the options contain `new`.
  public let newValue: Value?
  /// The former value; nil in the initial call, and if the options do not contain `old`.
  public let oldValue: Value?
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
