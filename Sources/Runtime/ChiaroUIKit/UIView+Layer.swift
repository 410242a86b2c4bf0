// SPDX-License-Identifier: MIT

public import ChiaroFoundation
public import ChiaroViews

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension View {
    /// The view's own layer.
    ///
    /// Its colors are fixed `CGColor` values that do not follow the traits.
    ///
    /// Apple counterpart: `UIView.layer` · Source: WWDC19 214 (statement S133) · Fidelity:
    /// approximate, animations of layers are not shown
    public var layer: CALayer { snapshotLayer }
  }
#endif
