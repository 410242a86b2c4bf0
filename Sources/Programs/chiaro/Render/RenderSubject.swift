// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor

/// Something that is drawn in every appearance.
struct RenderSubject {
  /// What it is.
  enum Content {
    case color(Color)
    case colorSet(ColorSet)
    /// The path of a picture's file.
    case picture(String)
    case imageSet(FileSet, contents: String)
  }

  /// Colors and images have a folder and sheets each.
  enum Kind: String, CaseIterable {
    case colors
    case images
  }

  var name: String
  var content: Content
  var platform: Platform

  /// A set of a catalog; nil for others than colors and images.
  init?(_ set: AssetSet, on platform: Platform) {
    name = set.name
    self.platform = platform
    if let colors = set.colorSet {
      content = .colorSet(colors)
    } else if set.kind == .image, let files = set.fileSet {
      content = .imageSet(files, contents: set.contentsPath)
    } else {
      return nil
    }
  }

  init(_ name: String, _ content: Content, on platform: Platform) {
    self.name = name
    self.content = content
    self.platform = platform
  }

  var kind: Kind {
    switch content {
    case .color, .colorSet: .colors
    case .picture, .imageSet: .images
    }
  }

  /// Whether it looks different in an environment than in another, the ground aside.
  func differs(_ query: VariantQuery, from other: VariantQuery) -> Bool {
    switch content {
    case .color, .picture: false
    case .colorSet(let colors):
      colors.color(for: query, on: platform) != colors.color(for: other, on: platform)
    case .imageSet(let files, _): files.entry(for: query)?.path != files.entry(for: other)?.path
    }
  }
}
