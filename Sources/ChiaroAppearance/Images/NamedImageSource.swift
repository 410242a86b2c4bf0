// SPDX-License-Identifier: MIT

/// Something that knows images by name: an asset catalog, or whatever an app has instead.
///
/// Apple counterpart: `Bundle`, for named images · Source: NSImage.h; UIImage.h (S233) ·
/// Fidelity: approximate
public protocol NamedImageSource: Sendable {
  /// The image of that name with its asset, or nil.
  func image(named name: String) -> Image?
}

/// The sources in which names of images are looked up.
///
/// Apple counterpart: `Bundle.main` · Source: this project · Fidelity: approximate
public enum NamedImages {
  private static let sources = SourceList<any NamedImageSource>()

  /// Adds a source; the one added last is asked first.
  public static func add(_ source: any NamedImageSource) {
    sources.add(source)
  }

  fileprivate static func image(named name: String) -> Image? {
    sources.first { $0.image(named: name) }
  }
}

extension Image {
  /// The image of that name, linked to its asset, or nil when no source has one.
  ///
  /// Apple counterpart: `NSImage(named:)`, `UIImage(named:)` · Source: NSImage.h (S233) ·
  /// Fidelity: exact
  public init?(named name: String) {
    guard let found = NamedImages.image(named: name) else { return nil }
    self = found
  }
}
