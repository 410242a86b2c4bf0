// SPDX-License-Identifier: MIT

import ChiaroRaster
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit and AppKit themselves have these.
#if !canImport(UIKit) && !canImport(AppKit)
  extension Font {
    /// The weight of a font, from −1 to 1; 0 is regular.
    ///
    /// Apple counterpart: `UIFont.Weight` · Source: UIFontDescriptor.h · Fidelity: exact
    public struct Weight: RawRepresentable, Hashable, Sendable {
      /// The weight as a number from −1 to 1.
      public let rawValue: CGFloat

      /// Creates a weight from a number from −1 to 1.
      public init(rawValue: CGFloat) { self.rawValue = rawValue }
      /// Creates a weight from a number from −1 to 1.
      public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

      /// The weight −0.8, which is 100 in CSS.
      public static let ultraLight = Weight(-0.8)
      /// The weight −0.6, which is 200 in CSS.
      public static let thin = Weight(-0.6)
      /// The weight −0.4, which is 300 in CSS.
      public static let light = Weight(-0.4)
      /// The weight 0, which is 400 in CSS.
      public static let regular = Weight(0)
      /// The weight 0.23, which is 500 in CSS.
      public static let medium = Weight(0.23)
      /// The weight 0.3, which is 600 in CSS.
      public static let semibold = Weight(0.3)
      /// The weight 0.4, which is 700 in CSS.
      public static let bold = Weight(0.4)
      /// The weight 0.56, which is 800 in CSS.
      public static let heavy = Weight(0.56)
      /// The weight 0.62, which is 900 in CSS.
      public static let black = Weight(0.62)

      private static let named = [
        ultraLight, thin, light, regular, medium, semibold, bold, heavy, black,
      ]

      /// The nearest of the weights from 100 to 900.
      package var number: Int {
        let distances = Self.named.map { abs($0.rawValue - rawValue) }
        let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
        return (nearest + 1) * 100
      }

      /// The weight of a number from 100 to 900.
      init(number: Int) { self = Self.named[min(max(number / 100, 1), 9) - 1] }
    }

    /// Returns the system font with a size in points and a weight.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> Font {
      systemFont(ofSize: size, weight: weight.number)
    }

    /// Returns the bold system font with a size in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> Font {
      systemFont(ofSize: size, weight: 700)
    }

    /// Returns the system font with a size in points and a weight; its digits all have the same
    /// width.
    ///
    /// Apple counterpart: `monospacedDigitSystemFont(ofSize:weight:)` · Source: UIFont.h ·
    /// Fidelity: exact
    public static func monospacedDigitSystemFont(
      ofSize size: CGFloat, weight: Weight
    ) -> Font {
      Font(pointSize: size, weight: weight.number, face: .tabularDigits)
    }

    /// Returns this font with another size, in points.
    public func withSize(_ size: CGFloat) -> Font { with(size: size) }
  }
#endif
