// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroRaster

/// The small PNGs of a project's pictures, made when the pictures were read for the rules.
struct Thumbnails {
  let store: PictureStore

  /// Returns the small PNG of a file, if there is one, and its caption.
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

  /// Returns a number without a fraction; a vector may claim to be 1e20 points wide.
  private static func number(_ length: Double) -> String {
    Int(exactly: length.rounded(.down)).map { "\($0)" } ?? "\(length)"
  }
}
