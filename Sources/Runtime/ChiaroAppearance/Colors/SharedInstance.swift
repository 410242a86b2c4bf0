// SPDX-License-Identifier: MIT

/// A class with initializers that may return an object that exists already.
///
/// An initializer of a class cannot do that, but an initializer in an extension of a protocol can,
/// and the class's initializers may call it. So `UIColor(named:)` returns the catalog's color and
/// no copy of it.
protocol SharedInstance {}

extension SharedInstance {
  /// Returns an existing object.
  init(sharing existing: Self) { self = existing }
}
