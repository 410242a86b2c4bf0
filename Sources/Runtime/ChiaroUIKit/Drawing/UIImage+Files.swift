// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Image {
    /// Creates an image from the data of an image file; nil if the data has no known file
    /// signature.
    ///
    /// The picture source of the screen that shows the image decodes the data when the image is
    /// drawn. Screens with the resources of `RenderResources.standard()` have such a source.
    ///
    /// Apple counterpart: `init(data:)` · Source: UIImage.h · Fidelity: approximate, corrupt data
    /// shows nothing
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from the data of an image file; nil if the data has no known file
    /// signature.
    ///
    /// - Parameters:
    ///   - data: the contents of the file
    ///   - scale: the number of pixels in a point; 1 if it is 0 or less
    ///
    /// Apple counterpart: `init(data:scale:)` · Source: UIImage.h · Fidelity: approximate, corrupt
    /// data shows nothing
    public convenience init?(data: Data, scale: CGFloat) {
      guard let picture = EncodedPicture(Array(data), scale: Double(scale)) else { return nil }
      self.init(.object(picture))
    }

    /// Creates an image from the file at a path; nil if the file cannot be read.
    ///
    /// Apple counterpart: `init(contentsOfFile:)` · Source: UIImage.h · Fidelity: approximate, the
    /// file is decoded when the image is drawn
    public convenience init?(contentsOfFile path: String) {
      guard FileManager.default.isReadableFile(atPath: path) else { return nil }
      self.init(.file(path))
    }

    /// Returns the image as the data of an uncompressed PNG file; nil if the image has no size.
    ///
    /// Apple counterpart: `pngData()` · Source: UIImage.h · Fidelity: approximate, uncompressed
    @preconcurrency @MainActor
    public func pngData() -> Data? { cgImage.map { PlainPNG($0.bitmap).data } }

    /// Returns the image as the data of a JPEG file, on a black background.
    ///
    /// - Parameter compressionQuality: the quality from 0, for the smallest file, to 1, for the
    ///   best quality
    /// - Returns: the data; nil if the image has no size
    ///
    /// Apple counterpart: `jpegData(compressionQuality:)` · Source: UIImage.h · Fidelity: exact
    @preconcurrency @MainActor
    public func jpegData(compressionQuality: CGFloat) -> Data? {
      cgImage.map { PlainJPEG($0.bitmap, quality: Double(compressionQuality)).data }
    }
  }
#endif
