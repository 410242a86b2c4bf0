// SPDX-License-Identifier: MIT

public import ChiaroViews

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension View {
    /// Background, border, corners and shadow, with colors that are snapshots.
    ///
    /// Under this project's own names `layer` takes dynamic colors, which adapt by themselves; with
    /// this import it is what it is in UIKit.
    ///
    /// Apple counterpart: `UIView.layer` · Source: WWDC19 214 (S133) · Fidelity: approximate
    public var layer: CALayer { CALayer(of: self) }
  }
#endif
