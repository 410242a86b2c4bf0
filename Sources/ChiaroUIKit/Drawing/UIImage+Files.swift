// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Image {
    /// Creates an image of a file in memory; nil where it does not begin as a picture's does.
    ///
    /// The source of pictures of the stage decodes it: that of `RenderResources.standard()` does.
    ///
    /// Apple counterpart: `init(data:)` · Source: UIImage.h · Fidelity: approximate, a file that
    /// turns out to be broken shows nothing
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image of a file in memory, with a number of pixels in a point.
    ///
    /// Apple counterpart: `init(data:scale:)` · Source: UIImage.h · Fidelity: approximate
    public convenience init?(data: Data, scale: CGFloat) {
      guard let picture = EncodedPicture(Array(data), scale: Double(scale)) else { return nil }
      self.init(.object(picture))
    }

    /// Creates an image of a file; nil where it cannot be read.
    ///
    /// Apple counterpart: `init(contentsOfFile:)` · Source: UIImage.h · Fidelity: approximate
    public convenience init?(contentsOfFile path: String) {
      guard FileManager.default.isReadableFile(atPath: path) else { return nil }
      self.init(.file(path))
    }

    /// Returns the picture as a PNG file, which is not compressed; nil for one without pixels.
    ///
    /// Apple counterpart: `pngData()` · Source: UIImage.h · Fidelity: approximate
    @preconcurrency @MainActor
    public func pngData() -> Data? { cgImage.map { PlainPNG($0.bitmap).data } }

    /// Returns the picture as a JPEG file, on black; nil for one without pixels.
    ///
    /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best
    /// - Returns: the file
    ///
    /// Apple counterpart: `jpegData(compressionQuality:)` · Source: UIImage.h · Fidelity: exact
    @preconcurrency @MainActor
    public func jpegData(compressionQuality: CGFloat) -> Data? {
      cgImage.map { PlainJPEG($0.bitmap, quality: Double(compressionQuality)).data }
    }
  }
#endif
