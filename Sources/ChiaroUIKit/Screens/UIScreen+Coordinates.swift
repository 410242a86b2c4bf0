// SPDX-License-Identifier: MIT

public import ChiaroControls
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension ContextMenuInteraction {
    /// Returns where the menu was asked for, in the coordinates of a view; nil for the window's.
    ///
    /// Apple counterpart: `location(in:)` · Source: UIContextMenuInteraction.h · Fidelity: exact
    public func location(in view: View?) -> CGPoint { placeOfPress(in: view) }
  }

  extension Screen {
    /// What the coordinates of the screen belong to: the window in front, which fills it.
    ///
    /// Apple counterpart: `coordinateSpace` · Source: UIScreen.h · Fidelity: approximate, no
    /// protocol
    public var coordinateSpace: View { keyWindow ?? windows.last ?? View(frame: bounds) }
  }

  extension Font {
    /// Creates the system font of 12 points.
    public convenience init() { self.init(pointSize: 12, weight: 400) }
  }
#endif
