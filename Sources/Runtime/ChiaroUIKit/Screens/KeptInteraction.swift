// SPDX-License-Identifier: MIT

public import ChiaroControls
public import ChiaroViews

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// The superclass of interactions that are stored with their view and have no effect.
  ///
  /// Source: this project · Fidelity: approximate, the interactions have no effect
  @preconcurrency @MainActor
  open class KeptInteraction: Interaction {
    /// The view that the interaction was added to; nil for none.
    public private(set) final weak var view: View?
    init() {}
    open func willMove(to view: View?) {}
    open func didMove(to view: View?) { self.view = view }
  }
#endif
