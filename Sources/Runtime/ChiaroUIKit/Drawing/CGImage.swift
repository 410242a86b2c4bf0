// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroControls
import ChiaroFoundation
import ChiaroRaster
import ChiaroViews
public import Foundation

// On Apple's own systems Core Graphics and UIKit themselves have these.
#if !canImport(UIKit)
  /// A bitmap image.
  ///
  /// Apple counterpart: `CGImage` · Source: CGImage.h · Fidelity: approximate, without access to
  /// its pixels
  public final class CGImage: Sendable {
    fileprivate let picture: PictureObject
    let bitmap: Bitmap
    /// The width of the image in pixels.
    public let width: Int
    /// The height of the image in pixels.
    public let height: Int

    /// Creates an image of a picture that is a bitmap; nil for any other.
    fileprivate init?(_ picture: PictureObject?) {
      guard let picture, case .bitmap(let bitmap) = picture.picture else { return nil }
      (self.picture, self.bitmap) = (picture, bitmap)
      (width, height) = (bitmap.size.width, bitmap.size.height)
    }

    @MainActor
    fileprivate convenience init?(_ size: CGSize, scale: CGFloat = 1, _ draw: () -> Void) {
      self.init(GraphicsContext.picture(size: size, scale: scale) { _ in draw() })
    }

    /// Returns the part of the image in a rectangle of pixels; nil if the rectangle is outside the
    /// image.
    ///
    /// The rectangle is extended to whole pixels and clipped to the image.
    ///
    /// Apple counterpart: `cropping(to:)` · Source: CGImage.h · Fidelity: exact
    @preconcurrency @MainActor
    public func cropping(to rect: CGRect) -> CGImage? {
      let whole = CGRect(x: 0, y: 0, width: width, height: height)
      let part = rect.integral.intersection(whole)
      guard !part.isEmpty else { return nil }
      return CGImage(part.size) {
        UIImage(cgImage: self).draw(in: whole.offsetBy(dx: -part.minX, dy: -part.minY))
      }
    }
  }

  extension CGImage: LayerPicture {
    package var layerImage: Image? { Image(picture) }
  }

  extension Image {
    /// How an image's pixels are rotated and mirrored for display.
    ///
    /// Apple counterpart: `UIImage.Orientation` · Source: UIImage.h · Fidelity: exact
    public enum Orientation: Int, Sendable, CaseIterable {
      case up = 0
      case down = 1
      case left = 2
      case right = 3
      case upMirrored = 4
      case downMirrored = 5
      case leftMirrored = 6
      case rightMirrored = 7
    }

    /// The orientation of the image's pixels; always `up`, because they are rotated when the image
    /// is created.
    public var imageOrientation: Orientation { .up }

    /// The image as a bitmap; nil for an image without a size.
    ///
    /// If the image is not a bitmap, each read draws it with the current traits.
    ///
    /// Apple counterpart: `cgImage` · Source: UIImage.h · Fidelity: approximate, images that are
    /// not bitmaps are drawn anew
    @preconcurrency @MainActor
    public var cgImage: CGImage? {
      if case .object(let object) = content.reference,
        let known = CGImage(object as? PictureObject)
      {
        return known
      }
      let size = size
      return CGImage(size, scale: scale) { draw(in: CGRect(origin: .zero, size: size)) }
    }

    /// Creates an image from a bitmap at a scale of 1, one pixel per point.
    @preconcurrency @MainActor
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1) }

    /// Creates an image from a bitmap, rotated and mirrored for an orientation.
    ///
    /// - Parameters:
    ///   - cgImage: the bitmap
    ///   - scale: the number of pixels in a point; 1 if it is 0 or less
    ///   - orientation: how the pixels are rotated and mirrored
    @preconcurrency @MainActor
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
      let turned = orientation == .up ? cgImage : cgImage.turned(orientation) ?? cgImage
      let scale = scale > 0 ? scale : 1
      let size = PointSize(
        width: Double(turned.width) / Double(scale), height: Double(turned.height) / Double(scale))
      self.init(PictureObject(turned.picture.picture, naturalSize: size))
    }
  }

  extension CGImage {
    /// The pixels as an orientation says that they are to be shown.
    @MainActor
    fileprivate func turned(_ orientation: Image.Orientation) -> CGImage? {
      let (width, height) = (CGFloat(width), CGFloat(height))
      let place: Transform
      switch orientation {
      case .up: return self
      case .down: place = Transform(a: -1, b: 0, c: 0, d: -1, tx: Float(width), ty: Float(height))
      case .left: place = Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: Float(width))
      case .right: place = Transform(a: 0, b: 1, c: -1, d: 0, tx: Float(height), ty: 0)
      case .upMirrored: place = Transform(a: -1, b: 0, c: 0, d: 1, tx: Float(width), ty: 0)
      case .downMirrored: place = Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Float(height))
      case .leftMirrored: place = Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .rightMirrored:
        place = Transform(a: 0, b: -1, c: -1, d: 0, tx: Float(height), ty: Float(width))
      }
      let isLying = place.a == 0
      let size = CGSize(width: isLying ? height : width, height: isLying ? width : height)
      return CGImage(size) {
        GraphicsContext.current?.concatenate(place)
        UIImage(cgImage: self).draw(in: CGRect(x: 0, y: 0, width: width, height: height))
      }
    }
  }
#endif
