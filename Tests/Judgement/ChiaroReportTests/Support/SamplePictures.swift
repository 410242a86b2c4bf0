// SPDX-License-Identifier: MIT

import ChiaroFindings
import Foundation

/// Small PNGs, as thumbnails are.
enum SamplePictures {
  /// 16 × 16, a black disc on nothing.
  static let disc = bytes(
    """
    iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAYAAAAf8/9hAAAAK0lEQVR42mNgGKzgPx5MkWaChvwnAVOkGashowYMBgMo\
    TgdUSYlUyQskAQAl65BwzuNpDgAAAABJRU5ErkJggg==
    """)
  /// 48 × 32, red above blue.
  static let flag = bytes(
    """
    iVBORw0KGgoAAAANSUhEUgAAADAAAAAgCAIAAADbtmxLAAAANklEQVR42u3OQREAAAQAMHGEEExEsbRwHrtbgMVUvhJC\
    QkJCQkJCQseh7HlFSEhISEhISOjYAh30vGodhldlAAAAAElFTkSuQmCC
    """)
  /// The flag in lighter colors.
  static let darkFlag = bytes(
    """
    iVBORw0KGgoAAAANSUhEUgAAADAAAAAgCAIAAADbtmxLAAAANUlEQVR42u3OQREAAAQAMLGFEEc/WjiP3S3AYipfCSEh\
    ISEhISGh41D2vCIkJCQkJCQkdGwBeyeKtUA/khYAAAAASUVORK5CYII=
    """)

  /// The beginning of a picture: the size, without pixels.
  static func header(_ width: Int, _ height: Int) -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8)
    for side in [width, height] { bytes += [0, 0, UInt8(side >> 8), UInt8(side & 255)] }
    return bytes
  }

  private static func bytes(_ text: String) -> [UInt8] {
    Data(base64Encoded: text).map(Array.init) ?? []
  }
}
