// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Image {
    /// Creates an image of the system symbol with a name; nil if there is no such symbol.
    ///
    /// If this project has no drawing for the symbol, a square with letters is shown.
    ///
    /// Apple counterpart: `init(systemName:)` · Source: UIImage.h · Fidelity: exact for the names
    /// of SF Symbols 7
    public convenience init?(systemName name: String) {
      guard SymbolNames.contains(name) else { return nil }
      self.init(.symbol(name))
    }

    /// Creates an image of the system symbol with a name, in a configuration; nil if there is no
    /// such symbol.
    ///
    /// Apple counterpart: `init(systemName:withConfiguration:)` · Source: UIImage.h · Fidelity:
    /// exact for the names of SF Symbols 7
    public convenience init?(
      systemName name: String,
      withConfiguration configuration: ChiaroAppearance.SymbolConfiguration?
    ) {
      guard SymbolNames.contains(name) else { return nil }
      self.init(.symbol(name), symbol: configuration)
    }

    /// Creates an image of the system symbol with a name, in a configuration that may have traits;
    /// nil if there is no such symbol.
    @_disfavoredOverload
    public convenience init?(
      systemName name: String, withConfiguration configuration: ImageConfiguration?
    ) { self.init(systemName: name, withConfiguration: configuration?.symbol) }

    /// Creates an image of the system symbol with a name; nil if there is no such symbol.
    ///
    /// The traits are ignored, because the image follows those of the view that shows it.
    ///
    /// Apple counterpart: `init(systemName:compatibleWith:)` · Source: UIImage.h · Fidelity:
    /// approximate, the traits are ignored
    public convenience init?(
      systemName name: String, compatibleWith traitCollection: TraitCollection?
    ) { self.init(systemName: name) }

    /// Creates an image of the system symbol with a name; nil if there is no such symbol.
    ///
    /// The value from 0 to 1 is ignored.
    ///
    /// Apple counterpart: `init(systemName:variableValue:configuration:)` · Source: UIImage.h ·
    /// Fidelity: approximate, the value is ignored
    public convenience init?(
      systemName name: String, variableValue value: Double,
      configuration: ChiaroAppearance.SymbolConfiguration? = nil
    ) { self.init(systemName: name, withConfiguration: configuration) }

    /// Whether the image is a symbol.
    ///
    /// Apple counterpart: `isSymbolImage` · Source: UIImage.h · Fidelity: exact
    public var isSymbolImage: Bool { content.isSymbol }

    /// Returns the symbol with a new configuration, which replaces its own.
    ///
    /// Apple counterpart: `withConfiguration(_:)` · Source: UIImage.h · Fidelity: exact
    public func withConfiguration(
      _ configuration: ChiaroAppearance.SymbolConfiguration
    ) -> Image {
      withConfiguration(
        ImageConfiguration(traits: self.configuration.traits, symbol: configuration))
    }

    /// Returns the symbol with the values that a configuration specifies, which replace its own;
    /// nil for an image that is not a symbol.
    ///
    /// Apple counterpart: `applyingSymbolConfiguration(_:)` · Source: UIImage.h · Fidelity: exact
    public func applyingSymbolConfiguration(
      _ configuration: ChiaroAppearance.SymbolConfiguration
    ) -> Image? {
      guard content.isSymbol else { return nil }
      let own = self.configuration.symbol ?? .unspecified
      return withConfiguration(own.applying(configuration))
    }
  }

  extension ChiaroAppearance.SymbolConfiguration {
    /// The weight of a symbol.
    ///
    /// Apple counterpart: `UIImage.SymbolWeight` · Source: UIImageSymbolConfiguration.h · Fidelity:
    /// exact
    public enum SymbolWeight: Int, Sendable, CaseIterable {
      case unspecified = 0
      case ultraLight = 1
      case thin = 2
      case light = 3
      case regular = 4
      case medium = 5
      case semibold = 6
      case bold = 7
      case heavy = 8
      case black = 9

      fileprivate var number: Int? { self == .unspecified ? nil : rawValue * 100 }
    }

    /// Creates a configuration with a point size and a weight.
    public init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: Double(pointSize), weight: weight.number)
    }
    /// Creates a configuration with a point size, a weight and a scale.
    public init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale) {
      self.init(pointSize: Double(pointSize), weight: weight.number, scale: scale)
    }
    /// Creates a configuration with a weight.
    ///
    /// It has no point size, so the button or view that shows the symbol decides its size.
    public init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight.number) }
    /// Creates a configuration with the point size and the weight of a font.
    @preconcurrency
    public init(font: Font, scale: SymbolScale = .default) {
      self.init(pointSize: Double(font.pointSize), weight: font.weight, scale: scale)
    }
    /// Creates a configuration for a text style, at the current preferred content size.
    public init(textStyle: Font.TextStyle, scale: SymbolScale = .default) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
  }
#endif
