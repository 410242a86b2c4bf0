// SPDX-License-Identifier: MIT

/// What the caller of an image decoder wants, where the file leaves a choice.
///
/// Apple counterpart: the options of `CGImageSourceCreateImageAtIndex` · Source: this project ·
/// Fidelity: approximate
public struct ImageHints: Hashable, Sendable {
  /// How large vector pictures are drawn; the default is one pixel a point.
  public let vectorSize: VectorSize
  /// The side of a square that a second, small picture fits; nil, the default, for none.
  ///
  /// It is made from the same reading of the file: vectors fill the square, others only shrink.
  public let previewSide: Int?

  /// Creates hints; a scale must be finite and above 0, a side above 0.
  public init(vectorSize: VectorSize = .pixelsPerPoint(1), previewSide: Int? = nil) {
    precondition(previewSide.map { $0 > 0 } ?? true, "a side is above 0")
    switch vectorSize {
    case .pixelsPerPoint(let scale):
      precondition(scale.isFinite && scale > 0, "a scale is finite and above 0")
    case .fitting(let side):
      precondition(side > 0, "a side is above 0")
    }
    self.vectorSize = vectorSize
    self.previewSide = previewSide
  }
}
