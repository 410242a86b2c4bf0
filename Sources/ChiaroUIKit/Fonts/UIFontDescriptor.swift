// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// A description of a font by its size and weight.
  ///
  /// Apple counterpart: `UIFontDescriptor` · Source: UIFontDescriptor.h · Fidelity: approximate,
  /// only of the system font
  public final class UIFontDescriptor: Sendable {
    /// Traits of a font, such as bold, whatever its family.
    ///
    /// Apple counterpart: `UIFontDescriptor.SymbolicTraits` · Source: UIFontDescriptor.h ·
    /// Fidelity: exact
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
      /// The bits of the set.
      public let rawValue: UInt32

      /// Creates a set of traits from its bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }

      /// The italic trait, which no font has here.
      public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
      /// The bold trait: a weight of 600 or more.
      public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
      /// The trait of characters that are all equally wide, which no font has here.
      public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// The size of the font in points.
    public let pointSize: CGFloat
    /// The weight, from 100 to 900.
    let weight: Int

    init(pointSize: CGFloat, weight: Int) {
      self.pointSize = pointSize
      self.weight = weight
    }

    /// The traits of the font: bold or none.
    public var symbolicTraits: SymbolicTraits { weight >= 600 ? .traitBold : [] }

    /// Returns the descriptor with other traits; nil if no font has them, as for italics.
    ///
    /// A weight that changes becomes 700 for bold, else 400.
    public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
      guard traits.isSubset(of: .traitBold) else { return nil }
      let isBold = traits.contains(.traitBold)
      if isBold == symbolicTraits.contains(.traitBold) { return self }
      return UIFontDescriptor(pointSize: pointSize, weight: isBold ? 700 : 400)
    }

    /// A design of the system font.
    ///
    /// Apple counterpart: `UIFontDescriptor.SystemDesign` · Source: UIFontDescriptor.h · Fidelity:
    /// approximate, there is one design
    public enum SystemDesign: Sendable, CaseIterable {
      case `default`, rounded, serif, monospaced
    }

    /// Returns the descriptor for a design of the system font: this one, as there is one design.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

    /// Returns the descriptor with another size in points.
    public func withSize(_ size: CGFloat) -> UIFontDescriptor {
      UIFontDescriptor(pointSize: size, weight: weight)
    }

    /// Returns the descriptor of the preferred font for a text style, in the current traits.
    public static func preferredFontDescriptor(
      withTextStyle style: Font.TextStyle
    ) -> UIFontDescriptor {
      Font.preferredFont(forTextStyle: style).fontDescriptor
    }
  }

  extension Font {
    /// The descriptor of the font.
    public var fontDescriptor: UIFontDescriptor {
      UIFontDescriptor(pointSize: pointSize, weight: weight)
    }

    /// Creates a font from a descriptor; a size of 0 keeps the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
      self.init(
        pointSize: size == 0 ? descriptor.pointSize : size, weight: descriptor.weight)
    }
  }
#endif
