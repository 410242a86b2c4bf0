// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

// On Apple's own systems UIKit and AppKit themselves have these.
#if !canImport(UIKit) && !canImport(AppKit)
  /// A shadow: its color, its place and how soft it is.
  ///
  /// Apple counterpart: `NSShadow` · Source: NSShadow.h · Fidelity: approximate, text keeps it and
  /// is drawn without
  open class NSShadow: NSObject {
    /// How far the shadow is moved, in points.
    open var shadowOffset = CGSize.zero
    /// How soft the shadow is, in points; 0 for a sharp one.
    open var shadowBlurRadius: CGFloat = 0
    /// The color, a `UIColor` or an `NSColor`; black with a third of its opacity by default.
    open var shadowColor: DynamicColor? = DynamicColor.black.withAlphaComponent(1 / 3)

    /// Creates a shadow that is not moved and not soft.
    public override init() { super.init() }
  }

  extension NSAttributedString.Key {
    /// The shadow of the text, an `NSShadow`; stored, but not drawn.
    public static let shadow = NSAttributedString.Key("NSShadow")
  }
#endif
