// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension TraitChangeObservable {
    /// Registers a closure that takes the object as another type than `Self`, as code in a class
    /// with subclasses needs; it is called if the object is of that type.
    ///
    /// - Parameters:
    ///   - traits: the traits to observe; at least one
    ///   - handler: receives this object and the traits before the change
    /// - Returns: the registration, which ends at the latest when this object is released
    @_disfavoredOverload @discardableResult
    public func registerForTraitChanges<Observed>(
      _ traits: [ChiaroAppearance.Trait], handler: @escaping TraitChangeHandler<Observed>
    ) -> any TraitChangeRegistration {
      registerForTraitChanges(traits) { (node: Self, previous: TraitCollection) in
        if let observed = node as? Observed { handler(observed, previous) }
      }
    }
  }
#endif
