// SPDX-License-Identifier: MIT

public import ChiaroViews

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  // Those of ChiaroViews give way to AppKit's, which are of other types, and so to members that an
  // app's protocols give its views by these names. UIKit's do not.
  extension View {
    /// The superview; nil for none.
    ///
    /// Apple counterpart: `superview` · Source: UIView.h · Fidelity: exact
    public final var superview: View? { outerView }
    /// The immediate subviews; the rearmost comes first.
    ///
    /// Apple counterpart: `subviews` · Source: UIView.h · Fidelity: exact
    public final var subviews: [View] { innerViews }
    /// The window that contains the view; nil for none.
    ///
    /// Apple counterpart: `window` · Source: UIView.h · Fidelity: exact
    public final var window: Window? { outerWindow }
  }
#endif
