// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension DynamicColor {
    /// Creates the color with a name; nil if the program's assets have no color with this name.
    ///
    /// Without traits, the color is dynamic. With traits, it is static and resolved for them.
    ///
    /// - Parameters:
    ///   - name: the name, with its namespaces, such as `Brand/Primary`
    ///   - bundle: ignored, because the assets of all bundles share their names
    ///   - traitCollection: the traits that the color is resolved for; nil for a dynamic color
    ///
    /// Apple counterpart: `init(named:in:compatibleWith:)` · Source: UIColor.h (statement S136) ·
    /// Fidelity: approximate, the bundle is ignored
    public convenience init?(
      named name: String, in bundle: Bundle?, compatibleWith traitCollection: TraitCollection?
    ) { self.init(named: name, compatibleWith: traitCollection?.shown) }
  }
#endif
