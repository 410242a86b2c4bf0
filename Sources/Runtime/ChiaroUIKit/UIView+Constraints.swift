// SPDX-License-Identifier: MIT

public import ChiaroViews

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension View {
    /// Returns whether `updateConstraints` will be called in the next update pass.
    ///
    /// Apple counterpart: `needsUpdateConstraints()` · Source: UIView.h · Fidelity: exact
    public func needsUpdateConstraints() -> Bool { isConstraintUpdatePending }
  }
#endif
