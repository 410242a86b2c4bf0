// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
public import Foundation

// On Apple's own systems Core Graphics and UIKit themselves have these.
#if !canImport(UIKit)
  /// A picture in pixels.
  ///
  /// Apple counterpart: `CGImage` · Source: CGImage.h · Fidelity: approximate, without its data
  public final class CGImage: Sendable {
    fileprivate let picture: PictureObject
    let bitmap: Bitmap
    /// The number of pixels in a row.
    public let width: Int
    /// The number of rows.
    public let height: Int

    /// Creates an image of a picture that was drawn; nil for any other.
    fileprivate init?(_ picture: PictureObject?) {
      guard let picture, case .bitmap(let bitmap) = picture.picture else { return nil }
      (self.picture, self.bitmap) = (picture, bitmap)
      (width, height) = (bitmap.size.width, bitmap.size.height)
    }

    @MainActor
    fileprivate convenience init?(_ size: CGSize, scale: CGFloat = 1, _ draw: () -> Void) {
      self.init(GraphicsContext.picture(size: size, scale: scale) { _ in draw() })
    }

    /// Returns the part of the picture in a rectangle of pixels; nil for one outside of it.
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
    /// How the pixels of a picture are turned before they are shown.
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

    /// How the pixels are turned before they are shown: not at all, for that is done at once.
    public var imageOrientation: Orientation { .up }

    /// The picture in pixels, in the present traits; nil for one without a size.
    ///
    /// Apple counterpart: `cgImage` · Source: UIImage.h · Fidelity: approximate, drawn anew
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

    /// Creates an image of pixels, of which each is a point.
    @preconcurrency @MainActor
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1) }

    /// Creates an image of pixels, turned.
    ///
    /// - Parameters:
    ///   - cgImage: the pixels
    ///   - scale: how many of them are a point; 1 where it is not above 0
    ///   - orientation: how they are turned
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
