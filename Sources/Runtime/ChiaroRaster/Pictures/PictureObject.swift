// SPDX-License-Identifier: MIT

/// A picture in memory together with its pixels; it is drawn without a picture source.
public final class PictureObject: Sendable {
  /// The picture with its pixels.
  public let picture: Picture
  /// The size in points at which the picture is shown if no other size is given.
  public let naturalSize: PointSize

  /// Creates an object from a picture and its size in points.
  public init(_ picture: Picture, naturalSize: PointSize) {
    (self.picture, self.naturalSize) = (picture, naturalSize)
  }
}

extension PictureObject: PictureSource {
  /// Returns the object's own picture; both parameters are ignored.
  public func picture(_ reference: PictureReference, size: PixelSize) -> Picture? { picture }
}

extension RenderResources {
  /// Returns what has a picture: the picture itself if it is in memory, else the source.
  func source(of reference: PictureReference) -> (any PictureSource)? {
    if case .object(let object) = reference, let known = object as? PictureObject { return known }
    return pictures
  }

  /// Returns the size in points at which a picture is shown if no other size is given.
  ///
  /// For a `PictureObject`, it is the object's `naturalSize`; for other references, the picture
  /// source supplies it. It is nil if the size is not known.
  public func naturalSize(of reference: PictureReference) -> PointSize? {
    if case .object(let object) = reference, let known = object as? PictureObject {
      return known.naturalSize
    }
    return pictures?.naturalSize(of: reference)
  }
}
