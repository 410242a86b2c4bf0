// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroColor
import ChiaroViews
public import Foundation

// On Apple's own systems UIKit and AppKit themselves have these.
#if !canImport(UIKit) && !canImport(AppKit)
  extension DynamicColor {
    /// Creates a static color from sRGB components, which may be below 0 or above 1.
    ///
    /// Apple counterpart: `init(red:green:blue:alpha:)` · Source: UIColor.h · Fidelity: exact
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(Color(.extendedSRGB, [red, green, blue], alpha: alpha))
    }

    /// Creates a static color from Display P3 components.
    ///
    /// Apple counterpart: `init(displayP3Red:green:blue:alpha:)` · Source: UIColor.h ·
    /// Fidelity: exact
    public convenience init(
      displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) {
      self.init(Color(.displayP3, [red, green, blue], alpha: alpha))
    }

    /// Creates a static gray, from 0 for black to 1 for white; the value may be below 0 or above 1.
    ///
    /// Apple counterpart: `init(white:alpha:)` · Source: UIColor.h · Fidelity: exact
    public convenience init(white: CGFloat, alpha: CGFloat) {
      self.init(Color(.extendedGray, [white, 0, 0], alpha: alpha))
    }

    /// Creates a static color from a hue (0 to 1 around the color circle), a saturation and a
    /// brightness (0 to 1).
    ///
    /// Saturation and brightness are clamped to the range from 0 to 1.
    ///
    /// Apple counterpart: `init(hue:saturation:brightness:alpha:)` · Source: UIColor.h · Fidelity:
    /// approximate, components outside of 0 to 1 are clamped
    public convenience init(
      hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
      let components = HSBComponents(hue: hue, saturation: saturation, brightness: brightness)
      self.init(Color(.extendedSRGB, components.rgb, alpha: alpha))
    }

    /// Creates a static color from a `CGColor`.
    ///
    /// Apple counterpart: `init(cgColor:)` · Source: UIColor.h · Fidelity: exact
    public convenience init(cgColor: Color) { self.init(cgColor) }

    /// Writes the extended sRGB components of the color resolved for `TraitCollection.current`.
    ///
    /// - Returns: always true, because every color can be converted here
    ///
    /// Apple counterpart: `getRed(_:green:blue:alpha:)` · Source: UIColor.h · Fidelity: exact
    @discardableResult
    public func getRed(
      _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
      blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let color = extendedComponents
      red?.pointee = color.components.x
      green?.pointee = color.components.y
      blue?.pointee = color.components.z
      alpha?.pointee = color.alpha
      return true
    }

    /// Writes the gray value and the alpha of the color resolved for `TraitCollection.current`.
    ///
    /// - Returns: true if the color is a gray; if false, nothing is written
    ///
    /// Apple counterpart: `getWhite(_:alpha:)` · Source: UIColor.h · Fidelity: approximate, a color
    /// with equal sRGB components counts as a gray
    @discardableResult
    public func getWhite(
      _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let color = extendedComponents
      let parts = color.components
      guard max(abs(parts.x - parts.y), abs(parts.y - parts.z)) < 1e-6 else { return false }
      // A gray says its own value, whose curve is another than that of sRGB.
      let own = resolved
      white?.pointee = own.space == .extendedGray ? own.components.x : parts.x
      alpha?.pointee = color.alpha
      return true
    }

    /// The components in extended sRGB; those of a gray are all its white value, as in UIKit.
    private var extendedComponents: Color {
      let color = resolved
      guard color.space == .extendedGray else { return color.converted(to: .extendedSRGB) }
      let white = color.components.x
      return Color(.extendedSRGB, [white, white, white], alpha: color.alpha)
    }

    /// Writes the hue, saturation and brightness, from 0 to 1, of the color resolved for
    /// `TraitCollection.current`.
    ///
    /// - Returns: always true; components outside of 0 to 1 are clamped first
    ///
    /// Apple counterpart: `getHue(_:saturation:brightness:alpha:)` · Source: UIColor.h · Fidelity:
    /// approximate, components outside of 0 to 1 are clamped
    @discardableResult
    public func getHue(
      _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
      brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let color = resolved.converted(to: .extendedSRGB)
      let components = HSBComponents(rgb: color.components)
      hue?.pointee = components.hue
      saturation?.pointee = components.saturation
      brightness?.pointee = components.brightness
      alpha?.pointee = color.alpha
      return true
    }
  }
#endif
