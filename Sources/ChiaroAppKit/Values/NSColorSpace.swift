// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroColor
public import Foundation

/// A color space by AppKit's names.
///
/// Apple counterpart: `NSColorSpace` · Source: NSColorSpace.h · Fidelity: approximate, those of
/// devices are sRGB
public struct NSColorSpace: Hashable, Sendable {
  /// The space.
  public let space: ColorSpace
  private init(_ space: ColorSpace) { self.space = space }
  /// The space sRGB.
  public static let sRGB = NSColorSpace(.sRGB)
  /// The space sRGB beyond its bounds.
  public static let extendedSRGB = NSColorSpace(.extendedSRGB)
  /// The space Display P3.
  public static let displayP3 = NSColorSpace(.displayP3)
  /// That of the screen: sRGB.
  public static let deviceRGB = sRGB
  /// That of no device: sRGB.
  public static let genericRGB = sRGB
  /// Gray of a gamma of 2.2.
  public static let genericGamma22Gray = NSColorSpace(.grayGamma22)
  /// That of gray screens: a gamma of 2.2.
  public static let deviceGray = genericGamma22Gray
  /// Gray of no device: a gamma of 2.2.
  public static let genericGray = genericGamma22Gray
}

// On Apple's own systems AppKit itself has these.
#if !canImport(AppKit)
  extension DynamicColor {
    /// Returns the color of the current traits in a color space.
    ///
    /// Apple counterpart: `usingColorSpace(_:)` · Source: NSColor.h · Fidelity: approximate
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
    /// Returns the color mixed with a share of another one, as both are now; a share is clamped.
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
    /// How much red there is in sRGB with the current traits.
    public var redComponent: CGFloat { parts.red }
    /// How much green there is in sRGB with the current traits.
    public var greenComponent: CGFloat { parts.green }
    /// How much blue there is in sRGB with the current traits.
    public var blueComponent: CGFloat { parts.blue }
    /// The opacity with the current traits.
    public var alphaComponent: CGFloat { parts.alpha }
    /// The hue with the current traits, from 0 to 1.
    public var hueComponent: CGFloat { tones.hue }
    /// The saturation with the current traits, from 0 to 1.
    public var saturationComponent: CGFloat { tones.saturation }
    /// The brightness with the current traits, from 0 to 1.
    public var brightnessComponent: CGFloat { tones.brightness }

    /// Creates a color of sRGB.
    public convenience init(
      srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
    /// Creates a color of the screen's space, which is sRGB.
    public convenience init(
      deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
    /// Creates a color of no device's space, which is sRGB.
    public convenience init(
      calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
    /// Creates a gray of the screen's space.
    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
      self.init(white: white, alpha: alpha)
    }
    /// Creates a gray of no device's space.
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
      self.init(white: white, alpha: alpha)
    }
    /// Creates a color of hue, saturation and brightness.
    public convenience init(
      calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }
    /// Creates a color of hue, saturation and brightness.
    public convenience init(
      deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }
  }
#endif
