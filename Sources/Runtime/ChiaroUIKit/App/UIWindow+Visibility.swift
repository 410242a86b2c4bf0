// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Window {
    /// The name of the notification that is posted after a window was shown; the object is the
    /// window.
    ///
    /// Apple counterpart: `didBecomeVisibleNotification` · Source: UIWindow.h · Fidelity: exact
    public nonisolated static var didBecomeVisibleNotification: Notification.Name {
      shownNotification
    }
    /// The name of the notification that is posted after a visible window was hidden; the object is
    /// the window.
    ///
    /// Apple counterpart: `didBecomeHiddenNotification` · Source: UIWindow.h · Fidelity: exact
    public nonisolated static var didBecomeHiddenNotification: Notification.Name {
      hiddenNotification
    }
  }
#endif
