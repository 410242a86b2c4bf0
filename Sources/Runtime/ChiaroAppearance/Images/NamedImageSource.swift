// SPDX-License-Identifier: MIT

/// A source that finds images by name, such as an asset catalog.
///
/// Apple counterpart: `Bundle`, for named images · Source: NSImage.h; UIImage.h (statement S233) ·
/// Fidelity: approximate, a protocol instead of a bundle
public protocol NamedImageSource: Sendable {
  /// Returns the image with a name, linked to its asset; nil if there is none.
  func image(named name: String) -> Image?
}

extension Image {
  /// Creates the image with a name, linked to its asset.
  ///
  /// The initializer searches the sources of the current `NamedAssets`, and then AppKit's standard
  /// images. The result is nil if none has the name.
  ///
  /// Apple counterpart: `NSImage(named:)`, `UIImage(named:)` · Source: NSImage.h (statement S233) ·
  /// Fidelity: exact
  public convenience init?(named name: String) {
    if let found = NamedAssets.current?.image(named: name) {
      self.init(sharing: found)
    } else if let symbol = Self.standardSymbols[name] {
      self.init(.symbol(symbol))
    } else {
      return nil
    }
  }
}
