// SPDX-License-Identifier: MIT

/// A source of images by name, such as an asset catalog.
///
/// Apple counterpart: `Bundle`, for named images · Source: NSImage.h; UIImage.h (S233) ·
/// Fidelity: approximate
public protocol NamedImageSource: Sendable {
  /// Returns the image with a name, linked to its asset, or nil when there is none.
  func image(named name: String) -> Image?
}

extension Image {
  /// Creates the image with a name, linked to its asset; returns nil if no source of the current
  /// `NamedAssets` has one, and it is none of AppKit's own.
  ///
  /// Apple counterpart: `NSImage(named:)`, `UIImage(named:)` · Source: NSImage.h (S233) ·
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
