// SPDX-License-Identifier: MIT

public import ChiaroViews
import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Application {
    /// Calls a method of a target or, without a target, of the first object in the responder chain
    /// that has the method.
    ///
    /// With a nil target, the search goes up the responder chain from the first responder, then
    /// from the sender. The first responder is that of the sender's window, or of the key window if
    /// the sender is not in a window.
    ///
    /// - Returns: whether an object has the method
    ///
    /// Apple counterpart: `sendAction(_:to:from:for:)` · Source: UIApplication.h · Fidelity:
    /// approximate, the search ends with the sender's chain
    @discardableResult
    public func sendAction(
      _ action: Selector, to target: Any?, from sender: Any?, for event: InputEvent?
    ) -> Bool {
      if let target { return action.perform(on: target as AnyObject, sender: sender, event: event) }
      let window = (sender as? View)?.window ?? keyWindow
      let starts: [Responder?] = [window?.input.firstResponder, sender as? Responder ?? window]
      return starts.compactMap(\.self).contains { first in
        first.chain.contains { action.perform(on: $0, sender: sender, event: event) }
      }
    }
  }
#endif
