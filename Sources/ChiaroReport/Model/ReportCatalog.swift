// SPDX-License-Identifier: MIT

public import ChiaroColor

/// A catalog as reports show it.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct ReportCatalog: Sendable {
  /// The name.
  public var name: String
  /// The path, relative where it can be.
  public var path: String
  /// The platform it was looked at for: `ios`, `macos`….
  public var platform: String
  /// The appearances in which everything is shown, in order, with the system's background.
  public var appearances: [ReportAppearance]
  /// The colors.
  public var colors: [ReportColor]
  /// The images, symbols and icons.
  public var images: [ReportImage]

  /// Creates a catalog.
  public init(
    name: String, path: String, platform: String, appearances: [ReportAppearance],
    colors: [ReportColor], images: [ReportImage]
  ) {
    self.name = name
    self.path = path
    self.platform = platform
    self.appearances = appearances
    self.colors = colors
    self.images = images
  }
}

/// An appearance, and what the system puts behind an app's content in it.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct ReportAppearance: Hashable, Sendable {
  /// `light`, `dark`, `light high contrast`, `dark high contrast`, `dark elevated`.
  public var name: String
  /// The platform's main background; opaque.
  public var background: Color

  /// Creates an appearance.
  public init(name: String, background: Color) {
    self.name = name
    self.background = background
  }
}

/// A color as reports show it.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct ReportColor: Sendable {
  /// The name, with its namespaces.
  public var name: String
  /// The path of the file, relative where it can be.
  public var file: String
  /// One swatch for each appearance of the catalog, in its order.
  public var swatches: [Swatch]
  /// The places in `ReportModel.findings` of what was found about the color.
  public var findings: [Int]

  /// The color in one appearance.
  public struct Swatch: Hashable, Sendable {
    /// The color, or nil when none fits or it is not known.
    public var color: Color?
    /// The slot of the file that was chosen, in words: `dark`, `any`, `dark, iphone`.
    public var slot: String
    /// Whether the slot is another one than the appearance before it shows.
    public var isOwn: Bool
    /// The system color that the slot refers to, or nil.
    public var reference: String?
    /// The contrast on the appearance's background, from 1 to 21; nil when there is no color.
    public var contrast: Double?

    /// Creates a swatch.
    public init(
      color: Color?, slot: String, isOwn: Bool, reference: String? = nil, contrast: Double? = nil
    ) {
      self.color = color
      self.slot = slot
      self.isOwn = isOwn
      self.reference = reference
      self.contrast = contrast
    }
  }

  /// Creates a color.
  public init(name: String, file: String, swatches: [Swatch], findings: [Int]) {
    self.name = name
    self.file = file
    self.swatches = swatches
    self.findings = findings
  }
}

/// A set of pictures as reports show it.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct ReportImage: Sendable {
  /// The name, with its namespaces.
  public var name: String
  /// The kind of set: `imageset`, `symbolset`, `appiconset`.
  public var kind: String
  /// The path of the file, relative where it can be.
  public var file: String
  /// Whether the pictures are shapes to be filled with a tint.
  public var isTemplate: Bool
  /// One view for each appearance of the catalog, in its order.
  public var views: [View]
  /// The places in `ReportModel.findings` of what was found about the set.
  public var findings: [Int]

  /// The picture in one appearance.
  public struct View: Hashable, Sendable {
    /// The file's name, or nil when none fits.
    public var filename: String?
    /// A small PNG of the picture, or nil when it cannot be shown.
    public var thumbnail: [UInt8]?
    /// The size in words: `64×64 px`, or what keeps the picture from being shown.
    public var caption: String
    /// The slot of the file that was chosen, in words.
    public var slot: String
    /// Whether the picture is another one than the appearance before it shows.
    public var isOwn: Bool

    /// Creates a view.
    public init(
      filename: String?, thumbnail: [UInt8]?, caption: String, slot: String, isOwn: Bool
    ) {
      self.filename = filename
      self.thumbnail = thumbnail
      self.caption = caption
      self.slot = slot
      self.isOwn = isOwn
    }
  }

  /// Creates a set of pictures.
  public init(
    name: String, kind: String, file: String, isTemplate: Bool, views: [View], findings: [Int]
  ) {
    self.name = name
    self.kind = kind
    self.file = file
    self.isTemplate = isTemplate
    self.views = views
    self.findings = findings
  }
}
