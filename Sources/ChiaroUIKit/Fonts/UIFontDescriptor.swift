// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// A description of a font: its size, its weight and whether it is bold.
  ///
  /// Apple counterpart: `UIFontDescriptor` · Source: UIFontDescriptor.h · Fidelity: approximate, of
  /// the system font
  public final class UIFontDescriptor: Sendable {
    /// Traits of a font that are common to families.
    ///
    /// Apple counterpart: `UIFontDescriptor.SymbolicTraits` · Source: UIFontDescriptor.h ·
    /// Fidelity: exact
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
      /// The bits of the set.
      public let rawValue: UInt32

      /// Creates a set of traits from its bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }

      /// Italic; no font here is.
      public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
      /// Bold: a weight of 600 or more.
      public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
      /// Of one width for all characters; no font here is.
      public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// The size in points.
    public let pointSize: CGFloat
    /// The weight, from 100 to 900.
    let weight: Int

    init(pointSize: CGFloat, weight: Int) {
      self.pointSize = pointSize
      self.weight = weight
    }

    /// The name of an attribute of a description.
    ///
    /// Apple counterpart: `UIFontDescriptor.AttributeName` · Source: UIFontDescriptor.h ·
    /// Fidelity: exact
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates it from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The family, of which there is one.
      public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
      /// The name of the font, which is always the system's.
      public static let name = AttributeName(rawValue: "NSFontNameAttribute")
      /// The size in points.
      public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
      /// A dictionary of traits by `TraitKey`.
      public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
      /// The settings of features of the font, which are dropped.
      public static let featureSettings = AttributeName(
        rawValue: "NSCTFontFeatureSettingsAttribute")
      /// The text style, as in `preferredFontDescriptor(withTextStyle:)`.
      public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The name of a trait in a description.
    ///
    /// Apple counterpart: `UIFontDescriptor.TraitKey` · Source: UIFontDescriptor.h · Fidelity:
    /// exact
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates it from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The weight, a `UIFont.Weight`.
      public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
      /// The traits as a set of bits.
      public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
      /// The width, which is dropped.
      public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
      /// The slant, which is dropped.
      public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// Creates a description of the system font with a size: fonts have no names here.
    ///
    /// Apple counterpart: `init(name:size:)` · Source: UIFontDescriptor.h · Fidelity: approximate
    public convenience init(name: String, size: CGFloat) {
      self.init(pointSize: size, weight: 400)
    }

    /// Creates a description of the system font, of which size and weight can be told.
    ///
    /// Apple counterpart: `init(fontAttributes:)` · Source: UIFontDescriptor.h · Fidelity:
    /// approximate
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
      self.init(
        pointSize: Self.size(attributes) ?? 12, weight: Self.weight(attributes) ?? 400)
    }

    /// Returns the description with attributes, of which size and weight count.
    ///
    /// Apple counterpart: `addingAttributes(_:)` · Source: UIFontDescriptor.h · Fidelity:
    /// approximate
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
      UIFontDescriptor(
        pointSize: Self.size(attributes) ?? pointSize, weight: Self.weight(attributes) ?? weight)
    }

    private static func size(_ attributes: [AttributeName: Any]) -> CGFloat? {
      attributes[.size] as? CGFloat ?? (attributes[.size] as? Double).map { CGFloat($0) }
        ?? (attributes[.size] as? Int).map { CGFloat($0) }
    }

    private static func weight(_ attributes: [AttributeName: Any]) -> Int? {
      guard let traits = attributes[.traits] as? [TraitKey: Any] else { return nil }
      if let weight = traits[.weight] as? Font.Weight { return weight.number }
      if let weight = traits[.weight] as? CGFloat { return Font.Weight(weight).number }
      let symbolic = traits[.symbolic] as? UInt32
      return symbolic.map { SymbolicTraits(rawValue: $0).contains(.traitBold) ? 700 : 400 }
    }

    /// The traits of the font.
    public var symbolicTraits: SymbolicTraits { weight >= 600 ? .traitBold : [] }

    /// Returns the descriptor with other traits; nil if there is no such font, as for italics.
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

    /// Returns the descriptor: there is one design.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

    /// Returns the descriptor with another size.
    public func withSize(_ size: CGFloat) -> UIFontDescriptor {
      UIFontDescriptor(pointSize: size, weight: weight)
    }

    /// Returns the descriptor of the font of a text style.
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
