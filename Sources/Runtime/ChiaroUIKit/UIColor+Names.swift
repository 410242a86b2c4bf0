// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension DynamicColor {
    /// Creates a color with a name; nil if the program's assets have none of this name.
    ///
    /// Without traits the color is dynamic; otherwise it is static, resolved for the traits.
    ///
    /// - Parameters:
    ///   - name: the name, with its namespaces, such as `Brand/Primary`
    ///   - bundle: ignored, as the assets of all bundles share their names
    ///   - traitCollection: the environment to resolve for; nil for a dynamic color
    ///
    /// Apple counterpart: `init(named:in:compatibleWith:)` · Source: UIColor.h (statement S136) ·
    /// Fidelity: approximate, the bundle is ignored
    public convenience init?(
      named name: String, in bundle: Bundle?, compatibleWith traitCollection: TraitCollection?
    ) { self.init(named: name, compatibleWith: traitCollection?.shown) }
  }
#endif
