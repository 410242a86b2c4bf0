// SPDX-License-Identifier: MIT

import ChiaroRaster
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// A description of a font by its size, weight and traits.
  ///
  /// Apple counterpart: `UIFontDescriptor` · Source: UIFontDescriptor.h · Fidelity: approximate,
  /// other attributes are dropped
  public final class UIFontDescriptor: Sendable {
    /// Traits of a font that do not depend on its family, such as bold.
    ///
    /// Apple counterpart: `UIFontDescriptor.SymbolicTraits` · Source: UIFontDescriptor.h ·
    /// Fidelity: exact
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
      /// The bits of the set.
      public let rawValue: UInt32

      /// Creates a set of traits from its bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }

      /// The italic trait.
      public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
      /// The bold trait: a weight of 600 or more.
      public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
      /// The monospaced trait: all characters have the same width.
      public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    private let font: Font
    /// The size of the font in points.
    public var pointSize: CGFloat { font.pointSize }
    /// The name of the font: the name it was created with, otherwise ".SystemFont-" and the weight.
    public var postscriptName: String { font.fontName }

    init(_ font: Font) { self.font = font }

    /// The name of an attribute of a description.
    ///
    /// Apple counterpart: `UIFontDescriptor.AttributeName` · Source: UIFontDescriptor.h ·
    /// Fidelity: exact
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
      /// The name of the attribute.
      public let rawValue: String
      /// Creates an attribute name from a string.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The attribute for the name of the font family.
      public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
      /// The attribute for the name of the font.
      public static let name = AttributeName(rawValue: "NSFontNameAttribute")
      /// The attribute for the size in points.
      public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
      /// The attribute for the traits, a dictionary whose keys are `TraitKey` values.
      public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
      /// The attribute for the settings of font features; dropped, so that it has no effect.
      public static let featureSettings = AttributeName(
        rawValue: "NSCTFontFeatureSettingsAttribute")
      /// The attribute for the text style; dropped, so that it has no effect.
      public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The key of a trait, such as the weight, among the traits of a font descriptor.
    ///
    /// Apple counterpart: `UIFontDescriptor.TraitKey` · Source: UIFontDescriptor.h · Fidelity:
    /// exact
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
      /// The name of the key.
      public let rawValue: String
      /// Creates a key from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The key of the weight, a `UIFont.Weight` or a number from -1 to 1.
      public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
      /// The key of the symbolic traits, a `UInt32` with the bits of `SymbolicTraits`.
      public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
      /// The key of the width; dropped, so that it has no effect.
      public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
      /// The key of the slant; dropped, so that it has no effect.
      public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// Creates a descriptor from the name of a font and a size in points.
    ///
    /// The system font replaces the named font; it has the weight, slant and fixed width that the
    /// name suggests.
    ///
    /// Apple counterpart: `init(name:size:)` · Source: UIFontDescriptor.h · Fidelity: approximate,
    /// the system font is drawn
    public convenience init(name: String, size: CGFloat) {
      let named = NamedFont(anyName: name)
      self.init(
        Font(pointSize: size, weight: named.weight, face: named.face, standsFor: name))
    }

    /// Creates a descriptor from attributes: name, size and traits.
    ///
    /// The default is the system font at 12 points.
    ///
    /// Apple counterpart: `init(fontAttributes:)` · Source: UIFontDescriptor.h · Fidelity:
    /// approximate, other attributes are dropped
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
      self.init(Self.font(attributes, after: .systemFont(ofSize: 12)))
    }

    /// Returns the descriptor with the given attributes replaced: name, family, size and traits.
    ///
    /// Apple counterpart: `addingAttributes(_:)` · Source: UIFontDescriptor.h · Fidelity:
    /// approximate, other attributes are dropped
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
      UIFontDescriptor(Self.font(attributes, after: font))
    }

    private static func font(_ attributes: [AttributeName: Any], after font: Font) -> Font {
      let size = size(attributes) ?? font.pointSize
      let name = attributes[.name] as? String ?? attributes[.family] as? String
      let start = name.map { UIFontDescriptor(name: $0, size: size).font } ?? font
      let weighted = start.with(size: size, weight: weight(attributes))
      let traits = attributes[.traits] as? [TraitKey: Any]
      guard let bits = traits?[.symbolic] as? UInt32 else { return weighted }
      let own = UIFontDescriptor(weighted)
      var wanted = SymbolicTraits(rawValue: bits)
      wanted.formIntersection([.traitBold, .traitItalic, .traitMonoSpace])
      return own.withSymbolicTraits(wanted)?.font ?? weighted
    }

    private static func size(_ attributes: [AttributeName: Any]) -> CGFloat? {
      attributes[.size] as? CGFloat ?? (attributes[.size] as? Double).map { CGFloat($0) }
        ?? (attributes[.size] as? Int).map { CGFloat($0) }
    }

    private static func weight(_ attributes: [AttributeName: Any]) -> Int? {
      guard let traits = attributes[.traits] as? [TraitKey: Any] else { return nil }
      if let weight = traits[.weight] as? Font.Weight { return weight.number }
      let number = traits[.weight] as? CGFloat ?? (traits[.weight] as? Double).map { CGFloat($0) }
      return number.map { Font.Weight($0).number }
    }

    /// The traits of the font.
    public var symbolicTraits: SymbolicTraits {
      var traits: SymbolicTraits = font.weight >= 600 ? .traitBold : []
      if font.face.contains(.italic) { traits.insert(.traitItalic) }
      if font.face.contains(.monospaced) { traits.insert(.traitMonoSpace) }
      return traits
    }

    /// Returns the descriptor with other traits; nil for traits other than bold, italic and
    /// monospaced.
    ///
    /// If the bold trait changes, the weight becomes 700 for bold or 400 for regular.
    public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
      guard traits.isSubset(of: [.traitBold, .traitItalic, .traitMonoSpace]) else { return nil }
      var face = font.face
      for (trait, part) in [
        (SymbolicTraits.traitItalic, DisplayList.Text.Face.italic),
        (.traitMonoSpace, .monospaced),
      ] {
        if traits.contains(trait) { face.insert(part) } else { face.remove(part) }
      }
      let isBold = traits.contains(.traitBold)
      let keepsWeight = isBold == symbolicTraits.contains(.traitBold)
      return UIFontDescriptor(
        Font(
          pointSize: pointSize, weight: keepsWeight ? font.weight : isBold ? 700 : 400, face: face,
          standsFor: name(with: traits)))
    }

    /// The name of the font for which the system's stands in, with other traits; the same where no
    /// font is known by that name.
    private func name(with traits: SymbolicTraits) -> String? {
      let changed = traits.symmetricDifference(symbolicTraits)
      guard let name = font.standsFor, !changed.isDisjoint(with: [.traitBold, .traitItalic])
      else { return font.standsFor }
      let family = name.prefix { $0 != "-" }
      var style = String(name.dropFirst(family.count + 1))
      if changed.contains(.traitBold) { style = traits.contains(.traitBold) ? "Bold" : "" }
      for word in ["Regular", "Italic", "Oblique"] {
        style = style.replacingOccurrences(of: word, with: "")
      }
      if traits.contains(.traitItalic) { style += "Italic" }
      let other = family.filter { $0 != " " } + (style.isEmpty ? "" : "-" + style)
      return NamedFont(other) == nil ? name : other
    }

    /// A design of the system font.
    ///
    /// Apple counterpart: `UIFontDescriptor.SystemDesign` · Source: UIFontDescriptor.h · Fidelity:
    /// approximate, rounded and serif look like the default
    public enum SystemDesign: Sendable, CaseIterable {
      case `default`, rounded, serif, monospaced
    }

    /// Returns the descriptor for a design of the system font.
    ///
    /// `monospaced` gives all letters the same width; the other designs look like the default.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
      var traits = symbolicTraits
      if design == .monospaced {
        traits.insert(.traitMonoSpace)
      } else {
        traits.remove(.traitMonoSpace)
      }
      return withSymbolicTraits(traits)
    }

    /// Returns the descriptor with another size in points.
    public func withSize(_ size: CGFloat) -> UIFontDescriptor {
      UIFontDescriptor(font.withSize(size))
    }

    /// The font with a size in points, or its own for 0.
    fileprivate func made(_ size: CGFloat) -> Font { size == 0 ? font : font.withSize(size) }

    /// Returns the descriptor of the preferred font for a text style in the current traits.
    public static func preferredFontDescriptor(
      withTextStyle style: Font.TextStyle
    ) -> UIFontDescriptor {
      Font.preferredFont(forTextStyle: style).fontDescriptor
    }
  }

  extension Font {
    /// The descriptor of the font.
    public var fontDescriptor: UIFontDescriptor {
      UIFontDescriptor(self)
    }

    /// Creates a font from a descriptor; a size of 0 keeps the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
      let font = descriptor.made(size)
      self.init(
        pointSize: font.pointSize, weight: font.weight, face: font.face,
        standsFor: font.standsFor)
    }
  }
#endif
