// SPDX-License-Identifier: MIT
// swift-format-ignore-file

// Written by chiaro export.

#if canImport(SwiftUI)
  import SwiftUI
#endif
#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#elseif canImport(ChiaroUIKit)
  import ChiaroUIKit
#endif

#if canImport(AppKit) && !canImport(UIKit)
  typealias PlatformColor = NSColor
#else
  typealias PlatformColor = UIColor
#endif

/// The colors of the palette.
enum Colors {
  /// Brand/Primary
  static let brandPrimary: PlatformColor = dynamic([.dark, .highContrast]) { cell in
    switch cell {
    case 1: color(0x4CC2E5)
    case 2: color(0x075A75)
    case 3: color(0x9BE1F5)
    default: color(0x0A7EA4)
    }
  }
  /// Brand/Secondary
  static let brandSecondary: PlatformColor = PlatformColor(red: 0.9, green: 0.25, blue: 0.5, alpha: 1)
  /// Accent
  static let accent: PlatformColor = dynamic([.dark, .highContrast]) { cell in
    switch cell {
    case 1: color(0x4CC2E5)
    case 2: color(0x075A75)
    case 3: color(0x9BE1F5)
    default: color(0x0A7EA4)
    }
  }
  /// Wide
  static let wide: PlatformColor = PlatformColor(displayP3Red: 1, green: 0.3, blue: 0, alpha: 1)
  /// Gamut
  static let gamut: PlatformColor = dynamic([.displayP3]) { cell in
    switch cell {
    case 1: PlatformColor(displayP3Red: 0.8, green: 0.2, blue: 0, alpha: 1)
    default: color(0xCC3300)
    }
  }
  /// Card
  static let card: PlatformColor = dynamic([.dark, .elevated]) { cell in
    switch cell {
    case 1: color(0x1C1C1E)
    case 3: color(0x2C2C2E)
    default: color(0xFFFFFF)
    }
  }
  /// Shadow
  static let shadow: PlatformColor = PlatformColor(red: 0, green: 0, blue: 0, alpha: 0.25)
  /// v1.2 Ink
  static let v12Ink: PlatformColor = PlatformColor(red: 0.186285, green: 0.186285, blue: 0.186285, alpha: 1)
  /// System/Label
  static let systemLabel: PlatformColor = dynamic([.dark]) { cell in
    switch cell {
    case 1: color(0xFFFFFF)
    default: color(0x000000)
    }
  }
  /// Mac Only
  static let macOnly: PlatformColor = color(0x333333)
}

/// What decides a color, in the order of a cell's bits.
private enum Axis {
  case dark, highContrast, elevated, displayP3
}

private func color(_ code: UInt32, alpha: CGFloat = 1) -> PlatformColor {
  let channel = { (shift: UInt32) in CGFloat(code >> shift & 0xFF) / 255 }
  return PlatformColor(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
}

#if canImport(AppKit) && !canImport(UIKit)
  private func dynamic(_ axes: [Axis], _ value: @escaping (Int) -> NSColor) -> NSColor {
    NSColor(name: nil) { appearance in
      let names: [NSAppearance.Name] = [
        .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
      ]
      let index = appearance.bestMatch(from: names).flatMap(names.firstIndex) ?? 0
      return value(
        axes.enumerated().reduce(0) { cell, axis in
          let isSet =
            switch axis.element {
            case .dark: index & 1 != 0
            case .highContrast: index & 2 != 0
            case .elevated: false
            case .displayP3: NSScreen.main?.canRepresent(.p3) == true
            }
          return isSet ? cell | 1 << axis.offset : cell
        })
    }
  }
#else
  private func dynamic(
    _ axes: [Axis], _ value: @escaping @Sendable (Int) -> UIColor
  ) -> UIColor {
    UIColor { traits in
      value(
        axes.enumerated().reduce(0) { cell, axis in
          let isSet =
            switch axis.element {
            case .dark: traits.userInterfaceStyle == .dark
            case .highContrast: traits.accessibilityContrast == .high
            case .elevated: traits.userInterfaceLevel == .elevated
            case .displayP3: traits.displayGamut == .P3
            }
          return isSet ? cell | 1 << axis.offset : cell
        })
    }
  }
#endif

#if canImport(SwiftUI)
  /// The same colors for SwiftUI.
  extension Colors {
    enum Views {}
  }

  extension Colors.Views {
    static let brandPrimary = Color(Colors.brandPrimary)
    static let brandSecondary = Color(Colors.brandSecondary)
    static let accent = Color(Colors.accent)
    static let wide = Color(Colors.wide)
    static let gamut = Color(Colors.gamut)
    static let card = Color(Colors.card)
    static let shadow = Color(Colors.shadow)
    static let v12Ink = Color(Colors.v12Ink)
    static let systemLabel = Color(Colors.systemLabel)
    static let macOnly = Color(Colors.macOnly)
  }
#endif
