// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroRaster
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Image {
    /// Creates an image of a name that the assets of the program have.
    ///
    /// - Parameters:
    ///   - name: the name
    ///   - bundle: where it is from; the names of all are one space here
    ///   - traitCollection: the traits in which it is asked for; it follows those of its view
    ///
    /// Apple counterpart: `init(named:in:compatibleWith:)` · Source: UIImage.h · Fidelity:
    /// approximate
    public convenience init?(
      named name: String, in bundle: Bundle?, compatibleWith traitCollection: TraitCollection?
    ) { self.init(named: name) }

    /// Creates an image of a name; nil for none.
    ///
    /// The configuration has no effect: apply it with `withConfiguration(_:)`.
    ///
    /// Apple counterpart: `init(named:in:with:)` · Source: UIImage.h · Fidelity: approximate
    public convenience init?(
      named name: String, in bundle: Bundle?, with configuration: ImageConfiguration?
    ) { self.init(named: name) }

    /// The asset with all variants of the image; nil for none.
    ///
    /// Apple counterpart: `imageAsset` · Source: UIImage.h; WWDC19 214 (S150) · Fidelity: exact
    public var imageAsset: ImageAsset? { asset }

    /// Creates an image of the symbol with a name; nil for an empty name.
    ///
    /// Apple counterpart: `init(systemName:)` · Source: UIImage.h · Fidelity: approximate, any name
    /// is taken
    public convenience init?(systemName name: String) {
      guard !name.isEmpty else { return nil }
      self.init(.symbol(name))
    }

    /// Creates an image of the symbol with a name, in a configuration; nil for an empty name.
    ///
    /// Apple counterpart: `init(systemName:withConfiguration:)` · Source: UIImage.h · Fidelity:
    /// approximate, any name is taken
    public convenience init?(
      systemName name: String,
      withConfiguration configuration: ChiaroAppearance.SymbolConfiguration?
    ) {
      guard !name.isEmpty else { return nil }
      self.init(.symbol(name), symbol: configuration)
    }

    /// Returns the symbol in another configuration.
    ///
    /// Apple counterpart: `withConfiguration(_:)`, `applyingSymbolConfiguration(_:)` · Source:
    /// UIImage.h · Fidelity: exact
    public func withConfiguration(
      _ configuration: ChiaroAppearance.SymbolConfiguration
    ) -> Image {
      withConfiguration(
        ImageConfiguration(traits: self.configuration.traits, symbol: configuration))
    }

    /// The size in points by the current stage's pictures; zero if it is not known.
    ///
    /// Apple counterpart: `size` · Source: UIImage.h · Fidelity: approximate
    @preconcurrency @MainActor
    public var size: CGSize { knownSize }

    /// The number of pixels in a point: that of the current traits.
    public var scale: CGFloat { max(1, CGFloat(TraitCollection.current.displayScale)) }

    /// Draws the image in a rectangle of the current graphics context, during `draw(_:)`.
    ///
    /// Apple counterpart: `draw(in:)` · Source: UIImage.h · Fidelity: exact
    @preconcurrency @MainActor
    public func draw(in rect: CGRect) {
      let isShape = renderingMode == .alwaysTemplate || content.isSymbol && tintColor == nil
      GraphicsContext.current?.draw(content, in: rect, tint: isShape ? .tintColor : tintColor)
    }

    /// Draws the image at a point of the current graphics context, in its own size.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
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

    /// The size of a symbol beside text.
    ///
    /// Apple counterpart: `UIImage.SymbolScale` · Source: UIImageSymbolConfiguration.h · Fidelity:
    /// approximate, kept as a factor of the size
    public enum SymbolScale: Int, Sendable, CaseIterable {
      case `default` = -1
      case unspecified = 0
      case small = 1
      case medium = 2
      case large = 3

      fileprivate var factor: Double { self == .small ? 0.8 : self == .large ? 1.25 : 1 }
    }

    /// Creates a configuration of a size and a weight.
    public init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: Double(pointSize), weight: weight.number)
    }
    /// Creates a configuration of a size, a weight and a scale.
    public init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale) {
      self.init(pointSize: Double(pointSize) * scale.factor, weight: weight.number)
    }
    /// Creates a configuration of a weight.
    public init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight.number) }
    /// Creates a configuration of a scale.
    public init(scale: SymbolScale) { self.init(pointSize: 17 * scale.factor, weight: nil) }
    /// Creates a configuration of a font.
    @preconcurrency
    public init(font: Font, scale: SymbolScale = .default) {
      self.init(pointSize: Double(font.pointSize) * scale.factor, weight: font.weight)
    }
    /// Creates a configuration of a text style.
    public init(textStyle: Font.TextStyle, scale: SymbolScale = .default) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
  }
#endif
