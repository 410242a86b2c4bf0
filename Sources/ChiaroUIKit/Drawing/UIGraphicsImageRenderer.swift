// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// How a renderer makes its images.
  ///
  /// Apple counterpart: `UIGraphicsImageRendererFormat` · Source: UIGraphicsImageRenderer.h ·
  /// Fidelity: approximate
  @preconcurrency @MainActor
  public final class UIGraphicsImageRendererFormat {
    /// The number of pixels in a point; that of the current traits by default.
    public var scale: CGFloat
    /// Whether images have no transparency: black stands where nothing is drawn.
    public var opaque = false

    /// Creates a format for the current traits.
    public init() { scale = max(1, CGFloat(TraitCollection.current.displayScale)) }
    /// Creates a format for traits.
    public init(for traits: TraitCollection) { scale = max(1, CGFloat(traits.displayScale)) }

    /// Returns a format for the current traits.
    public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
    /// Returns a format for the current traits.
    public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
  }

  /// Where a renderer's drawing goes.
  ///
  /// Apple counterpart: `UIGraphicsImageRendererContext` · Source: UIGraphicsImageRenderer.h ·
  /// Fidelity: approximate
  @preconcurrency @MainActor
  public final class UIGraphicsImageRendererContext {
    /// The context of the drawing, which is also the current one.
    public let cgContext: CGContext
    /// How the image is made.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
      (cgContext, self.format) = (context, format)
    }

    /// Fills a rectangle with the fill color.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Strokes a rectangle just inside its edges with the stroke color.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  }

  /// What makes images of drawing.
  ///
  /// Colors are resolved with `TraitCollection.current` while the image is made, as UIKit's are;
  /// the image does not change with the appearance.
  ///
  /// Apple counterpart: `UIGraphicsImageRenderer` · Source: UIGraphicsImageRenderer.h · Fidelity:
  /// approximate
  @preconcurrency @MainActor
  open class UIGraphicsImageRenderer {
    private let size: CGSize
    /// How images are made.
    public final let format: UIGraphicsImageRendererFormat

    /// Creates a renderer of images of a size in points.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat = .init()) {
      (self.size, self.format) = (size, format)
    }

    /// Creates a renderer of images of the size of bounds, which begin at zero.
    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .init()) {
      self.init(size: bounds.size, format: format)
    }

    /// Returns an image of what is drawn; an empty one for a size without pixels.
    public final func image(actions: (UIGraphicsImageRendererContext) -> Void) -> Image {
      let picture = GraphicsContext.picture(
        size: size, scale: format.scale, background: format.opaque ? .black : nil
      ) { actions(UIGraphicsImageRendererContext($0, format)) }
      return picture.map { Image($0) } ?? Image()
    }
  }

  // Core Graphics' own name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Fills a rectangle of the current graphics context with the fill color.
  @preconcurrency @MainActor
  public func UIRectFill(_ rect: CGRect) { GraphicsContext.current?.fill(rect) }

  // UIKit's own name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the context of the drawing that goes on; nil outside of drawing.
  @preconcurrency @MainActor
  public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContext.current }
#endif
