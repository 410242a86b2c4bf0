// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroRaster
import ChiaroSource

/// Small PNGs of pictures, each made once.
final class Thumbnails {
  struct Picture {
    var png: [UInt8]?
    var caption: String
  }

  private let decoder: any ImageDecoder
  private var pictures: [String: Picture] = [:]

  /// Pixels of the longest side: sharp at twice the size at which the report shows it.
  private static let side = 160

  init(decoder: any ImageDecoder) { self.decoder = decoder }

  func picture(at path: String) -> Picture {
    if let known = pictures[path] { return known }
    let picture = make(path)
    pictures[path] = picture
    return picture
  }

  private func make(_ path: String) -> Picture {
    guard let bytes = try? FileReader.bytes(atPath: path, limit: 64 << 20) else {
      return Picture(png: nil, caption: "cannot be read")
    }
    do throws(ImageError) {
      let image = try decoder.decode(
        bytes, hints: ImageHints(vectorSize: .fitting(side: Self.side)))
      return Picture(
        png: PNGWriter.bytes(image.bitmap.fitted(side: Self.side)), caption: Self.caption(image))
    } catch {
      return Picture(png: nil, caption: "\(error)")
    }
  }

  private static func caption(_ image: DecodedImage) -> String {
    let format = image.facts.format.rawValue.uppercased()
    let size = image.facts.pointSize.map { "\(number($0.width))×\(number($0.height)) pt" }
    return "\(size ?? "\(image.bitmap.size) px"), \(format)"
  }

  /// Without a fraction; a vector may say that it is 1e20 points wide.
  private static func number(_ length: Double) -> String {
    Int(exactly: length.rounded(.down)).map { "\($0)" } ?? "\(length)"
  }
}
