// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroColor
public import Foundation

/// A color that adapts to its environment.
///
/// As a view, it fills the space it is offered.
///
/// Apple counterpart: `Color` · Source: SwiftUI reference; Human Interface Guidelines, Color
/// (statement SU140) · Fidelity: exact, its values are those of `DynamicColor`
public struct Color: Hashable, Sendable {
  package let style: StyleValue

  package init(style: StyleValue) { self.style = style }

  /// Creates a color from a UIKit color, such as `Color(.systemBackground)`.
  public init(_ color: DynamicColor) { style = .color(color) }
  /// Creates a color from a UIKit color.
  public init(uiColor color: DynamicColor) { style = .color(color) }

  /// Creates the color with a name in an asset catalog; a missing color is invisible.
  public init(_ name: String, bundle: Bundle? = nil) { style = .named(name) }

  /// The color space of a color's components.
  public enum RGBColorSpace: Hashable, Sendable, CaseIterable {
    /// The sRGB color space.
    case sRGB
    /// The sRGB color space with linear components.
    case sRGBLinear
    /// The Display P3 color space.
    case displayP3
  }

  /// Creates a color from components, each from 0 to 1.
  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let kernel: KernelColor =
      switch space {
      case .sRGB: KernelColor(.extendedSRGB, [red, green, blue], alpha: opacity)
      case .sRGBLinear: KernelColor(.linearSRGB, [red, green, blue], alpha: opacity)
      case .displayP3: KernelColor(.displayP3, [red, green, blue], alpha: opacity)
      }
    style = .color(DynamicColor(kernel))
  }

  /// Creates a gray from a value between 0 for black and 1 for white.
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ shift: Double) -> Double {
      let place = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// Returns the color with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> Color { Color(style: .opacity(opacity, style)) }
}

extension Color {
  private init(system color: DynamicColor) { style = .color(color) }

  /// The system's red.
  public static let red = Color(system: .systemRed)
  /// The system's orange.
  public static let orange = Color(system: .systemOrange)
  /// The system's yellow.
  public static let yellow = Color(system: .systemYellow)
  /// The system's green.
  public static let green = Color(system: .systemGreen)
  /// The system's mint.
  public static let mint = Color(system: .systemMint)
  /// The system's teal.
  public static let teal = Color(system: .systemTeal)
  /// The system's cyan.
  public static let cyan = Color(system: .systemCyan)
  /// The system's blue.
  public static let blue = Color(system: .systemBlue)
  /// The system's indigo.
  public static let indigo = Color(system: .systemIndigo)
  /// The system's purple.
  public static let purple = Color(system: .systemPurple)
  /// The system's pink.
  public static let pink = Color(system: .systemPink)
  /// The system's brown.
  public static let brown = Color(system: .systemBrown)
  /// The system's gray.
  public static let gray = Color(system: .systemGray)
  /// Black in every appearance.
  public static let black = Color(system: .black)
  /// White in every appearance.
  public static let white = Color(system: .white)
  /// A fully transparent color.
  public static let clear = Color(system: .clear)
  /// The color of primary content.
  public static let primary = Color(system: .label)
  /// The color of secondary content.
  public static let secondary = Color(system: .secondaryLabel)
  /// The tint color of the environment, or the app's accent color.
  public static let accentColor = Color(style: .tint)
}

extension Color: View, PrimitiveView {
  package var node: Node { Node(.shape(ShapeValue("Color", .rectangle, .fill(style)))) }
}

extension Color: StyleValued {
  package var styleValue: StyleValue { style }
}

extension DynamicColor {
  /// Creates a UIKit color from a SwiftUI color; styles that need an environment become system
  /// colors.
  ///
  /// Apple counterpart: `UIColor.init(_:)` · Source: SwiftUI reference · Fidelity: approximate
  @MainActor
  public convenience init(_ color: Color) {
    let shown = Palette.shared.paint(color.style, in: EnvironmentValues()).color
    self.init { _ in shown }
  }
}
