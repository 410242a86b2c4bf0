// SPDX-License-Identifier: MIT

/// The first class of a framework with methods of its own, which stand for those of the update
/// cycle, and where each of them lies in a class's record.
@MainActor
package struct OverridePoints {
  let base: TraitNode.Type
  let probes: [OverrideTable.Probe]

  /// Finds the methods of a class.
  ///
  /// - Parameters:
  ///   - base: the class that has the methods
  ///   - plain: a subclass that overrides nothing
  ///   - classes: subclasses that override one method each, with what that stands for
  package init(
    of base: TraitNode.Type, plain: AnyClass, _ classes: [(HookSet, AnyClass)]
  ) {
    self.base = base
    probes = OverrideTable.find(base, plain, classes)
  }
}

/// A framework's class that calls methods of its own in place of this module's.
///
/// Its subclasses are compared with it and not with `View`: that it overrides everything, to pass
/// it on, says nothing about them.
@MainActor
package protocol OverridePointing: TraitNode {
  /// What the methods of the class stand for.
  static var overridePoints: OverridePoints { get }
}
