// SPDX-License-Identifier: MIT

/// A picture that was read: its pixels, and what its file says of them.
///
/// Apple counterpart: `CGImage` with its source's properties · Source: this project ·
/// Fidelity: approximate
public struct DecodedImage: Hashable, Sendable {
  /// The pixels.
  public var bitmap: Bitmap
  /// What the file is.
  public var facts: ImageFacts
  /// The same picture as `ImageHints.previewSide` wants it; nil when it was not asked for.
  public var preview: Bitmap?

  /// Creates a picture from its parts.
  public init(bitmap: Bitmap, facts: ImageFacts, preview: Bitmap? = nil) {
    self.bitmap = bitmap
    self.facts = facts
    self.preview = preview
  }
}
