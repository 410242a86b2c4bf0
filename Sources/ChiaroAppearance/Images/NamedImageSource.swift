// SPDX-License-Identifier: MIT

/// Something that knows images by name: an asset catalog, or whatever an app has instead.
///
/// Apple counterpart: `Bundle`, for named images · Source: NSImage.h; UIImage.h (S233) ·
/// Fidelity: approximate
public protocol NamedImageSource: Sendable {
  /// The image of that name with its asset, or nil.
  func image(named name: String) -> Image?
}

extension Image {
  /// The image of that name, linked to its asset, or nil when no source of the current
  /// `NamedAssets` has one.
  ///
  /// Apple counterpart: `NSImage(named:)`, `UIImage(named:)` · Source: NSImage.h (S233) ·
  /// Fidelity: exact
  public init?(named name: String) {
    guard let found = NamedAssets.current?.image(named: name) else { return nil }
    self = found
  }
}
