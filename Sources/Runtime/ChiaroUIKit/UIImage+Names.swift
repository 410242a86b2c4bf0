// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Image {
    /// Creates the image with a name; nil if the program's assets have no image with this name.
    ///
    /// - Parameters:
    ///   - name: the name of the image
    ///   - bundle: ignored, because the assets of all bundles share their names
    ///   - traitCollection: ignored, because the image follows the traits of the view that shows it
    ///
    /// Apple counterpart: `init(named:in:compatibleWith:)` · Source: UIImage.h · Fidelity:
    /// approximate, the bundle and the traits are ignored
    public convenience init?(
      named name: String, in bundle: Bundle?, compatibleWith traitCollection: TraitCollection?
    ) { self.init(named: name) }

    /// Creates the image with a name; nil if the program's assets have no image with this name.
    ///
    /// The bundle and the configuration are ignored; use `withConfiguration(_:)` to apply the
    /// configuration.
    ///
    /// Apple counterpart: `init(named:in:with:)` · Source: UIImage.h · Fidelity: approximate, the
    /// bundle and the configuration are ignored
    public convenience init?(
      named name: String, in bundle: Bundle?, with configuration: ImageConfiguration?
    ) { self.init(named: name) }

    /// The asset that holds all variants of the image; nil if the image has no asset.
    ///
    /// Apple counterpart: `imageAsset` · Source: UIImage.h; WWDC19 214 (statement S150) · Fidelity:
    /// exact
    public var imageAsset: ImageAsset? { asset }

    /// The size of the image in points; zero if it is not known.
    ///
    /// The picture source of the active screen measures the image; a symbol's configuration
    /// determines its size.
    ///
    /// Apple counterpart: `size` · Source: UIImage.h · Fidelity: approximate, zero if the picture
    /// source cannot measure it
    @preconcurrency @MainActor
    public var size: CGSize { knownSize }

    /// The number of pixels in a point: the scale of the picture's file or of its pixels; for a
    /// symbol, the scale of `TraitCollection.current`.
    ///
    /// A file's scale is given by its name or its catalog; without either, it is 1.
    ///
    /// Apple counterpart: `scale` · Source: UIImage.h · Fidelity: exact
    public var scale: CGFloat {
      if let scale = content.reference.pixelsPerPoint { return CGFloat(scale) }
      return max(1, CGFloat(TraitCollection.current.displayScale))
    }

    /// Draws the image into a rectangle of the current graphics context; does nothing without one.
    ///
    /// Apple counterpart: `draw(in:)` · Source: UIImage.h · Fidelity: exact
    @preconcurrency @MainActor
    public func draw(in rect: CGRect) {
      GraphicsContext.current?.draw(
        content, in: rect, tint: fillColor(in: .content, tint: .tintColor))
    }

    /// Draws the image in its own size at a point of the current graphics context.
    ///
    /// The point is the image's top left corner. Without a graphics context, nothing is drawn.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  }
#endif
