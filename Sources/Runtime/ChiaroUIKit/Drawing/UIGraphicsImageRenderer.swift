// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroControls
public import ChiaroFoundation
import ChiaroRaster
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// The scale and the opacity of the images that a renderer creates.
  ///
  /// Apple counterpart: `UIGraphicsImageRendererFormat` · Source: UIGraphicsImageRenderer.h ·
  /// Fidelity: approximate, without a color range
  @preconcurrency @MainActor
  public final class UIGraphicsImageRendererFormat {
    /// The number of pixels in a point; 0, the default, uses the scale of the current traits.
    public var scale: CGFloat
    /// Whether images have a black background instead of a transparent one; the default is false.
    public var opaque = false

    /// Creates a format with the scale of the current traits.
    public init() { scale = max(1, CGFloat(TraitCollection.current.displayScale)) }
    /// The scale of images: that of the current traits for 0.
    var usedScale: CGFloat {
      scale == 0 ? max(1, CGFloat(TraitCollection.current.displayScale)) : scale
    }

    /// Creates a format with the scale of a trait collection.
    public init(for traits: TraitCollection) { scale = max(1, CGFloat(traits.displayScale)) }

    /// Returns a format with the scale of the current traits.
    public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
    /// Returns a format with the scale of the current traits.
    public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
  }

  /// The context in which a renderer's image is drawn.
  ///
  /// Apple counterpart: `UIGraphicsImageRendererContext` · Source: UIGraphicsImageRenderer.h ·
  /// Fidelity: approximate, without `currentImage`
  @preconcurrency @MainActor
  public final class UIGraphicsImageRendererContext {
    /// The graphics context of the image, which is the current one while the image is drawn.
    public let cgContext: CGContext
    /// The format of the image.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
      (cgContext, self.format) = (context, format)
    }

    /// Fills a rectangle with the fill color.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Strokes a rectangle with the stroke color, inside its edges.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  }

  /// A renderer that creates images by drawing.
  ///
  /// Colors are resolved with `TraitCollection.current` while the image is created, as in UIKit.
  /// Later changes of the appearance do not change the image.
  ///
  /// Apple counterpart: `UIGraphicsImageRenderer` · Source: UIGraphicsImageRenderer.h · Fidelity:
  /// approximate, each side has at most 32,000 pixels
  @preconcurrency @MainActor
  open class UIGraphicsImageRenderer {
    private let size: CGSize
    /// The format of the images.
    public final let format: UIGraphicsImageRendererFormat

    /// Creates a renderer for images with a size in points.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat = .init()) {
      (self.size, self.format) = (size, format)
    }

    /// Creates a renderer for images with the size of the bounds; their origin is ignored.
    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .init()) {
      self.init(size: bounds.size, format: format)
    }

    /// Returns an image that a closure draws.
    ///
    /// The image is empty unless each side has 1 to 32,000 pixels.
    public final func image(actions: (UIGraphicsImageRendererContext) -> Void) -> Image {
      let picture = GraphicsContext.picture(
        size: size, scale: format.usedScale, background: format.opaque ? .black : nil
      ) { actions(UIGraphicsImageRendererContext($0, format)) }
      return picture.map { Image($0) } ?? Image()
    }
  }

  // Core Graphics' own name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Fills a rectangle of the current graphics context with the fill color.
  ///
  /// Outside of drawing, nothing happens.
  @preconcurrency @MainActor
  public func UIRectFill(_ rect: CGRect) { GraphicsContext.current?.fill(rect) }

  // UIKit's own name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the current graphics context; nil outside of drawing.
  @preconcurrency @MainActor
  public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContext.current }
#endif
