// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroColor
import ChiaroViews
public import Foundation

/// AppKit's type for a color space; it wraps a `ColorSpace`.
///
/// Apple counterpart: `NSColorSpace` · Source: NSColorSpace.h · Fidelity: approximate, device
/// spaces are sRGB or a gray
public struct NSColorSpace: Hashable, Sendable {
  /// The color space as a `ColorSpace` value.
  public let space: ColorSpace
  private init(_ space: ColorSpace) { self.space = space }
  /// The sRGB color space.
  public static let sRGB = NSColorSpace(.sRGB)
  /// The sRGB color space, extended to components below 0 and above 1.
  public static let extendedSRGB = NSColorSpace(.extendedSRGB)
  /// The Display P3 color space.
  public static let displayP3 = NSColorSpace(.displayP3)
  /// The RGB color space of the device, which is sRGB here.
  public static let deviceRGB = sRGB
  /// The device-independent RGB color space, which is sRGB here.
  public static let genericRGB = sRGB
  /// The gray color space with a gamma of 2.2.
  public static let genericGamma22Gray = NSColorSpace(.grayGamma22)
  /// The gray color space of the device, which has a gamma of 2.2 here.
  public static let deviceGray = genericGamma22Gray
  /// The device-independent gray color space, which has a gamma of 2.2 here.
  public static let genericGray = genericGamma22Gray
}

// On Apple's own systems AppKit itself has these.
#if !canImport(AppKit)
  extension DynamicColor {
    /// Returns the color for the current traits, converted to a color space; never nil.
    ///
    /// Apple counterpart: `usingColorSpace(_:)` · Source: NSColor.h · Fidelity: approximate, every
    /// color can be converted
    public func usingColorSpace(_ space: NSColorSpace) -> DynamicColor? {
      DynamicColor(resolved.converted(to: space.space))
    }

    private var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return (red, green, blue, alpha)
    }
    private var tones: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
      var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
      return (hue, saturation, brightness)
    }
    /// Returns the color mixed with a fraction of another color; the fraction is limited to 0
    /// through 1.
    ///
    /// Both colors are resolved for the current traits.
    ///
    /// Apple counterpart: `blended(withFraction:of:)` · Source: NSColor.h · Fidelity: approximate,
    /// in sRGB
    public func blended(withFraction fraction: CGFloat, of color: DynamicColor) -> DynamicColor? {
      let share = min(1, max(0, fraction))
      func mean(_ part: KeyPath<DynamicColor, CGFloat>) -> CGFloat {
        self[keyPath: part] * (1 - share) + color[keyPath: part] * share
      }
      return DynamicColor(
        red: mean(\.redComponent), green: mean(\.greenComponent), blue: mean(\.blueComponent),
        alpha: mean(\.alphaComponent))
    }
    /// Returns the color mixed with a fraction of `highlightColor`, as `blended(withFraction:of:)`
    /// does.
    ///
    /// Apple counterpart: `highlight(withLevel:)` · Source: NSColor.h · Fidelity: approximate, in
    /// sRGB
    public func highlight(withLevel val: CGFloat) -> DynamicColor? {
      blended(withFraction: val, of: .highlightColor)
    }
    /// Returns the color mixed with a fraction of `shadowColor`, as `blended(withFraction:of:)`
    /// does.
    ///
    /// Apple counterpart: `shadow(withLevel:)` · Source: NSColor.h · Fidelity: approximate, in sRGB
    public func shadow(withLevel val: CGFloat) -> DynamicColor? {
      blended(withFraction: val, of: .shadowColor)
    }
    /// The white component for the current traits, from 0 (black) to 1 (white); 0 if the color is
    /// not a gray.
    public var whiteComponent: CGFloat {
      var white: CGFloat = 0
      getWhite(&white, alpha: nil)
      return white
    }
    /// The red component for the current traits, in extended sRGB; 0 to 1 for colors within sRGB.
    public var redComponent: CGFloat { parts.red }
    /// The green component for the current traits, in extended sRGB; 0 to 1 for colors within sRGB.
    public var greenComponent: CGFloat { parts.green }
    /// The blue component for the current traits, in extended sRGB; 0 to 1 for colors within sRGB.
    public var blueComponent: CGFloat { parts.blue }
    /// The opacity for the current traits, from 0 to 1.
    public var alphaComponent: CGFloat { parts.alpha }
    /// The hue for the current traits, from 0 to 1.
    public var hueComponent: CGFloat { tones.hue }
    /// The saturation for the current traits, from 0 to 1.
    public var saturationComponent: CGFloat { tones.saturation }
    /// The brightness for the current traits, from 0 to 1.
    public var brightnessComponent: CGFloat { tones.brightness }

    /// Creates a color from sRGB components and an opacity, from 0 to 1.
    public convenience init(
      srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
    /// Creates a color from components in the device's color space, here sRGB, from 0 to 1.
    public convenience init(
      deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
    /// Creates a color from components in the device-independent color space, here sRGB, from 0 to
    /// 1.
    public convenience init(
      calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
    /// Creates a gray in the device's gray color space, from 0 (black) to 1 (white).
    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
      self.init(white: white, alpha: alpha)
    }
    /// Creates a gray in the device-independent gray color space, from 0 (black) to 1 (white).
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
      self.init(white: white, alpha: alpha)
    }
    /// Creates a color from a hue, saturation, brightness and opacity, each from 0 to 1.
    public convenience init(
      calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }
    /// Creates a color from a hue, saturation, brightness and opacity, each from 0 to 1.
    public convenience init(
      deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }
  }
#endif
