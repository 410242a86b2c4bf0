// SPDX-License-Identifier: MIT

/// A framework's base class whose own methods replace those of the update cycle.
///
/// The value includes the positions of these methods in the class metadata.
@MainActor
package struct OverridePoints {
  let base: TraitNode.Type
  let probes: [OverrideTable.Probe]

  /// Finds the positions of a class's methods.
  ///
  /// - Parameters:
  ///   - base: the class that declares the methods
  ///   - plain: a subclass that overrides nothing
  ///   - classes: subclasses that override one method each, with the hook that the method replaces
  package init(
    of base: TraitNode.Type, plain: AnyClass, _ classes: [(HookSet, AnyClass)]
  ) {
    self.base = base
    probes = OverrideTable.find(base, plain, classes)
  }
}

/// A framework's base class whose own methods replace those of this module, as AppKit's do.
///
/// Overrides in its subclasses are found by comparison with this class rather than with `View`: the
/// class itself overrides all methods of `View`, to call its own.
@MainActor
package protocol OverridePointing: TraitNode {
  /// The methods of the class and the hooks that they replace.
  static var overridePoints: OverridePoints { get }
}
