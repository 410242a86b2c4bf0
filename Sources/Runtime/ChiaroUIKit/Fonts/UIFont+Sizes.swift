// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Font {
    /// The default size of the system font, in points.
    public static let systemFontSize: CGFloat = 14
    /// The size of small text, in points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of text on buttons, in points.
    public static let buttonFontSize: CGFloat = 18
  }
#endif
