// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

// On Apple's own systems UIKit and AppKit themselves have these.
#if !canImport(UIKit) && !canImport(AppKit)
  /// A shadow of text: its color, offset and blur.
  ///
  /// Apple counterpart: `NSShadow` · Source: NSShadow.h · Fidelity: approximate, it is stored in
  /// attributed strings, but not drawn
  open class NSShadow: NSObject {
    /// The offset of the shadow, in points, zero by default; stored, but not drawn.
    ///
    /// Fidelity: inert
    open var shadowOffset = CGSize.zero
    /// The blur radius of the shadow, in points, 0 for a sharp one; stored, but not drawn.
    ///
    /// Fidelity: inert
    open var shadowBlurRadius: CGFloat = 0
    /// The color of the shadow, nil for none; stored, but not drawn.
    ///
    /// The default is black with an opacity of a third.
    ///
    /// Fidelity: inert
    open var shadowColor: DynamicColor? = DynamicColor.black.withAlphaComponent(1 / 3)

    /// Creates a shadow without an offset and a blur.
    public override init() { super.init() }
  }

  extension NSAttributedString.Key {
    /// The shadow of the text, an `NSShadow`; stored, but not drawn.
    ///
    /// Fidelity: inert
    public static let shadow = NSAttributedString.Key("NSShadow")
  }
#endif
