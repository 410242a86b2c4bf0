// SPDX-License-Identifier: MIT

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

  private static func bytes(_ text: String) -> [UInt8] {
    Data(base64Encoded: text).map(Array.init) ?? []
  }
}
