// SPDX-License-Identifier: MIT

public import ChiaroControls
public import ChiaroViews

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// The base class of interactions that are kept with their view and do nothing.
  ///
  /// Apple counterpart: none · Source: – · Fidelity: approximate
  @preconcurrency @MainActor
  open class KeptInteraction: Interaction {
    /// The view to which the interaction was added; nil for none.
    public private(set) final weak var view: View?
    init() {}
    open func willMove(to view: View?) {}
    open func didMove(to view: View?) { self.view = view }
  }
#endif
