// SPDX-License-Identifier: MIT

/// A source of images by name, such as an asset catalog.
///
/// Apple counterpart: `Bundle`, for named images · Source: NSImage.h; UIImage.h (S233) ·
/// Fidelity: approximate
public protocol NamedImageSource: Sendable {
  /// Returns the image with a name, linked to its asset, or nil when there is none.
  func image(named name: String) -> Image?
}

/// The registry of sources in which `Image(named:)` looks up names.
///
/// Apple counterpart: `Bundle.main` · Source: this project · Fidelity: approximate
public enum NamedImages {
  private static let sources = SourceList<any NamedImageSource>()

  /// Adds a source; the last added is searched first.
  public static func add(_ source: any NamedImageSource) {
    sources.add(source)
  }

  fileprivate static func image(named name: String) -> Image? {
    sources.first { $0.image(named: name) }
  }
}

extension Image {
  /// Creates the image with a name, linked to its asset; returns nil when no source has one.
  ///
  /// Apple counterpart: `NSImage(named:)`, `UIImage(named:)` · Source: NSImage.h (S233) ·
  /// Fidelity: exact
  public init?(named name: String) {
    guard let found = NamedImages.image(named: name) else { return nil }
    self = found
  }
}
