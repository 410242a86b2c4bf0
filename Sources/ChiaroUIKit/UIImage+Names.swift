// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroRaster
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Image {
    /// Creates an image with a name; nil if the program's assets have none of this name.
    ///
    /// - Parameters:
    ///   - name: the name of the image
    ///   - bundle: ignored, as the assets of all bundles share their names
    ///   - traitCollection: ignored, as the image follows the traits of the view that shows it
    ///
    /// Apple counterpart: `init(named:in:compatibleWith:)` · Source: UIImage.h · Fidelity:
    /// approximate, the bundle and the traits are ignored
    public convenience init?(
      named name: String, in bundle: Bundle?, compatibleWith traitCollection: TraitCollection?
    ) { self.init(named: name) }

    /// Creates an image with a name; nil if the program's assets have none of this name.
    ///
    /// The bundle and the configuration are ignored; apply the latter with `withConfiguration(_:)`.
    ///
    /// Apple counterpart: `init(named:in:with:)` · Source: UIImage.h · Fidelity: approximate, the
    /// bundle and the configuration are ignored
    public convenience init?(
      named name: String, in bundle: Bundle?, with configuration: ImageConfiguration?
    ) { self.init(named: name) }

    /// The asset that holds all variants of the image; nil for none.
    ///
    /// Apple counterpart: `imageAsset` · Source: UIImage.h; WWDC19 214 (statement S150) · Fidelity:
    /// exact
    public var imageAsset: ImageAsset? { asset }

    /// Creates an image of the symbol with a name; nil for an empty name.
    ///
    /// Apple counterpart: `init(systemName:)` · Source: UIImage.h · Fidelity: approximate, any
    /// other name is accepted
    public convenience init?(systemName name: String) {
      guard !name.isEmpty else { return nil }
      self.init(.symbol(name))
    }

    /// Creates an image of the symbol with a name, in a configuration; nil for an empty name.
    ///
    /// Apple counterpart: `init(systemName:withConfiguration:)` · Source: UIImage.h · Fidelity:
    /// approximate, any other name is accepted
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

    /// The size of the image in points; zero if it is not known.
    ///
    /// The picture source of the active screen measures the image; the size of a symbol follows
    /// from its configuration.
    ///
    /// Apple counterpart: `size` · Source: UIImage.h · Fidelity: approximate, zero if the picture
    /// source cannot measure it
    @preconcurrency @MainActor
    public var size: CGSize { knownSize }

    /// The number of pixels in a point, taken from `TraitCollection.current`, whatever the image
    /// is.
    public var scale: CGFloat { max(1, CGFloat(TraitCollection.current.displayScale)) }

    /// Draws the image into a rectangle of the current graphics context; does nothing without one.
    ///
    /// Apple counterpart: `draw(in:)` · Source: UIImage.h · Fidelity: exact
    @preconcurrency @MainActor
    public func draw(in rect: CGRect) {
      let isShape = renderingMode == .alwaysTemplate || content.isSymbol && tintColor == nil
      GraphicsContext.current?.draw(content, in: rect, tint: isShape ? .tintColor : tintColor)
    }

    /// Draws the image in its own size at a point of the current graphics context.
    ///
    /// The point is the image's top left corner. Without a context, nothing is drawn.
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

    /// The size of a symbol relative to the text beside it.
    ///
    /// Apple counterpart: `UIImage.SymbolScale` · Source: UIImageSymbolConfiguration.h · Fidelity:
    /// approximate, the point size is multiplied by a factor
    public enum SymbolScale: Int, Sendable, CaseIterable {
      case `default` = -1
      case unspecified = 0
      case small = 1
      case medium = 2
      case large = 3

      fileprivate var factor: Double { self == .small ? 0.8 : self == .large ? 1.25 : 1 }
    }

    /// Creates a configuration of a point size and a weight.
    public init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: Double(pointSize), weight: weight.number)
    }
    /// Creates a configuration of a point size, a weight and a scale.
    public init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale) {
      self.init(pointSize: Double(pointSize) * scale.factor, weight: weight.number)
    }
    /// Creates a configuration of a weight; it has no point size, so that the button or view that
    /// shows the symbol decides its size.
    public init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight.number) }
    /// Creates a configuration of a scale, for text of 17 points.
    public init(scale: SymbolScale) { self.init(pointSize: 17 * scale.factor, weight: nil) }
    /// Creates a configuration with the point size and the weight of a font.
    @preconcurrency
    public init(font: Font, scale: SymbolScale = .default) {
      self.init(pointSize: Double(font.pointSize) * scale.factor, weight: font.weight)
    }
    /// Creates a configuration for a text style, at the current preferred content size.
    public init(textStyle: Font.TextStyle, scale: SymbolScale = .default) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
  }
#endif
