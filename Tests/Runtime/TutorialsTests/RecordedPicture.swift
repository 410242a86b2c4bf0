// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroRaster
import ChiaroTestSupport
import Foundation

/// A picture of the documentation, compared with what the code of its article draws.
///
/// With `CHIARO_RECORD=all` in the environment the file is written, and the comparison fails.
struct RecordedPicture {
  /// The name of the file, without its folder.
  let name: String

  private var path: String {
    "\(SourceTree.root)/Sources/Runtime/Chiaroscuro/Documentation.docc/Pictures/\(name)"
  }

  /// Nil when the file shows `bitmap`, otherwise a line that says how it differs.
  ///
  /// One pixel in 500 may differ: edges of letters do between versions of FreeType.
  func mismatch(_ bitmap: Bitmap) throws -> String? {
    let drawn = PNGWriter.bytes(bitmap) ?? []
    if ProcessInfo.processInfo.environment["CHIARO_RECORD"] == "all" {
      try Data(drawn).write(to: URL(fileURLWithPath: path))
      return "recorded \(path)"
    }
    guard let file = FileManager.default.contents(atPath: path) else {
      return "\(path) is missing: run the test with CHIARO_RECORD=all"
    }
    let expected = try SystemImageDecoder().decode([UInt8](file)).bitmap
    let actual = try SystemImageDecoder().decode(drawn).bitmap
    guard expected.size == actual.size else {
      return "\(name) has \(expected.size), drawn are \(actual.size)"
    }
    let count = Self.difference(expected, actual)
    return count * 500 <= actual.size.pixelCount ? nil : "\(name): \(count) pixels differ"
  }

  /// The number of pixels that differ by more than 2 levels in a channel.
  private static func difference(_ one: Bitmap, _ other: Bitmap) -> Int {
    guard case .eightBit(let left) = one.samples, case .eightBit(let right) = other.samples,
      left.count == right.count
    else { return .max }
    return stride(from: 0, to: left.count, by: 4).count { start in
      (start..<start + 4).contains { abs(Int(left[$0]) - Int(right[$0])) > 2 }
    }
  }
}
