// SPDX-License-Identifier: MIT

/// Options for an image decoder, which apply if the file leaves a choice.
///
/// Apple counterpart: the options of `CGImageSourceCreateImageAtIndex` · Source: this project ·
/// Fidelity: approximate, these options only
public struct ImageHints: Hashable, Sendable {
  /// The size at which vector pictures are drawn; the default is one pixel per point.
  public let vectorSize: VectorSize
  /// The side of a square, in pixels, into which a second, small copy of the picture must fit; nil,
  /// the default, means no copy.
  ///
  /// The copy is made while the file is decoded. Vectors are scaled to fill the square; other
  /// pictures are only scaled down.
  public let previewSide: Int?

  /// Creates hints for decoding a picture.
  ///
  /// - Precondition: the scale in `vectorSize` is finite and above 0, and every side is above 0
  public init(vectorSize: VectorSize = .pixelsPerPoint(1), previewSide: Int? = nil) {
    precondition(previewSide.map { $0 > 0 } ?? true, "a side must be above 0")
    switch vectorSize {
    case .pixelsPerPoint(let scale):
      precondition(scale.isFinite && scale > 0, "a scale must be finite and above 0")
    case .fitting(let side):
      precondition(side > 0, "a side must be above 0")
    }
    self.vectorSize = vectorSize
    self.previewSide = previewSide
  }
}
