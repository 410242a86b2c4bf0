// SPDX-License-Identifier: MIT

public import ChiaroViews

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension View {
    /// The view's own layer, whose colors are snapshots.
    ///
    /// Without this module, `layer` is a `Layer` with dynamic colors, which adapt to the traits;
    /// importing it gives the name UIKit's meaning.
    ///
    /// Apple counterpart: `UIView.layer` · Source: WWDC19 214 (S133) · Fidelity: approximate
    public var layer: CALayer { snapshotLayer }
  }
#endif
