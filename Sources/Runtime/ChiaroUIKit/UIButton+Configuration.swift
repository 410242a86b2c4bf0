// SPDX-License-Identifier: MIT

public import ChiaroControls

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Button {
    /// UIKit's name for `ButtonConfiguration`.
    ///
    /// Apple counterpart: `UIButton.Configuration` · Source: UIButton.h · Fidelity: exact
    public typealias Configuration = ButtonConfiguration
  }
#endif
