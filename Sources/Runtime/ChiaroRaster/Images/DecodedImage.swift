// SPDX-License-Identifier: MIT

/// A decoded picture: its pixels and the properties of its file.
///
/// Apple counterpart: `CGImage` with its source's properties · Source: this project · Fidelity:
/// approximate, decoded at once, not when it is drawn
public struct DecodedImage: Hashable, Sendable {
  /// The pixels of the picture.
  public var bitmap: Bitmap
  /// The properties of the picture's file, such as its format and profile.
  public var facts: ImageFacts
  /// The small copy of the picture that `ImageHints.previewSide` requests; nil if none was
  /// requested.
  public var preview: Bitmap?

  /// Creates a picture from its parts.
  public init(bitmap: Bitmap, facts: ImageFacts, preview: Bitmap? = nil) {
    self.bitmap = bitmap
    self.facts = facts
    self.preview = preview
  }
}
