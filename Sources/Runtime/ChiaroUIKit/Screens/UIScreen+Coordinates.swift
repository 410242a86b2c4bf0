// SPDX-License-Identifier: MIT

public import ChiaroControls
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension ContextMenuInteraction {
    /// Returns the location of the press that opened the menu, in the coordinates of a view.
    ///
    /// If the view is nil, the location is in the coordinates of the window.
    ///
    /// Apple counterpart: `location(in:)` · Source: UIContextMenuInteraction.h · Fidelity: exact
    public func location(in view: View?) -> CGPoint { placeOfPress(in: view) }
  }

  extension Screen {
    /// The coordinate space of the screen: the key window, which is assumed to fill the screen.
    ///
    /// Without a key window, it is another window or a new view of the screen's size.
    ///
    /// Apple counterpart: `coordinateSpace` · Source: UIScreen.h · Fidelity: approximate, a view
    /// rather than a protocol
    public var coordinateSpace: View { keyWindow ?? windows.last ?? View(frame: bounds) }
  }

  extension Font {
    /// Creates the regular system font of 12 points.
    public convenience init() { self.init(pointSize: 12, weight: 400) }
  }
#endif
