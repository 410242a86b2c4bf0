// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroMedia
import ChiaroRaster

/// Small PNGs of a project's pictures, made when the rules' pictures were read.
struct Thumbnails {
  let store: PictureStore

  /// Pixels of the longest side: sharp at twice the size at which the report shows it.
  static let previews = PicturePreviews(side: 160) { PNGWriter.bytes($0, isQuick: true) }

  /// The small picture of a file, if there is one, and what is said below it.
  func picture(at path: String) -> (png: [UInt8]?, caption: String) {
    guard let picture = store.picture(at: path) else { return (nil, "cannot be read") }
    switch picture.content {
    case .success(let measures): return (picture.preview, Self.caption(measures))
    case .failure(let error): return (nil, "\(error)")
    }
  }

  private static func caption(_ measures: PictureMeasures) -> String {
    let format = measures.facts.format.rawValue.uppercased()
    let size = measures.facts.pointSize.map { "\(number($0.width))×\(number($0.height)) pt" }
    return "\(size ?? "\(measures.size) px"), \(format)"
  }

  /// Without a fraction; a vector may say that it is 1e20 points wide.
  private static func number(_ length: Double) -> String {
    Int(exactly: length.rounded(.down)).map { "\($0)" } ?? "\(length)"
  }
}
