// SPDX-License-Identifier: MIT

public import ChiaroColor

/// An asset catalog in a report.
public struct ReportCatalog: Sendable {
  /// The name of the catalog.
  public var name: String
  /// The path of the catalog, relative to the project.
  public var path: String
  /// The platform for which the catalog was resolved, such as `ios` or `macos`.
  public var platform: String
  /// The appearances in which colors and images are shown, in order.
  public var appearances: [ReportAppearance]
  /// The color sets of the catalog.
  public var colors: [ReportColor]
  /// The sets of images, symbols and icons in the catalog.
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

/// An appearance, with the system's background color in it.
public struct ReportAppearance: Hashable, Sendable {
  /// The name of the appearance: `light`, `dark`, `light high contrast`, `dark high contrast` or
  /// `dark elevated`.
  public var name: String
  /// The platform's main background color in the appearance, which is opaque.
  public var background: Color

  /// Creates an appearance.
  public init(name: String, background: Color) {
    self.name = name
    self.background = background
  }
}

/// A color set in a report.
public struct ReportColor: Sendable {
  /// The name of the set, with its namespaces.
  public var name: String
  /// The path of the set's file, relative to the project.
  public var file: String
  /// The color in each appearance of the catalog, in the same order.
  public var swatches: [Swatch]
  /// The indices of the findings about the set in `ReportModel.findings`.
  public var findings: [Int]
  /// The places in code that name the set; empty by default.
  public var uses: [ReportUse] = []

  /// A color set's color in one appearance.
  public struct Swatch: Hashable, Sendable {
    /// The color; nil if no slot matches or the color is not known.
    public var color: Color?
    /// The name of the matching slot, such as `dark`, `any` or `dark, iphone`, or a text that says
    /// that none matches.
    public var slot: String
    /// Whether the slot is not already used by an earlier appearance in the list.
    ///
    /// It is false if no slot matches.
    public var isOwn: Bool
    /// The name of the system color to which the slot refers; nil for none.
    public var reference: String?
    /// The contrast ratio with the background of the appearance, from 1 to 21; nil if there is no
    /// color.
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

  /// Creates a color set.
  public init(name: String, file: String, swatches: [Swatch], findings: [Int]) {
    self.name = name
    self.file = file
    self.swatches = swatches
    self.findings = findings
  }
}

/// An asset set of pictures in a report.
public struct ReportImage: Sendable {
  /// The name of the set, with its namespaces.
  public var name: String
  /// The type of the set, such as `imageset`, `symbolset` or `appiconset`.
  public var kind: String
  /// The path of the set's file, relative to the project.
  public var file: String
  /// Whether the pictures are templates, which are filled with a tint color.
  public var isTemplate: Bool
  /// The picture in each appearance, with one entry for each element of the catalog's
  /// `appearances`, in that order.
  public var views: [View]
  /// The indices of the findings about the set in `ReportModel.findings`.
  public var findings: [Int]
  /// The places in code that name the set; empty by default.
  public var uses: [ReportUse] = []

  /// A set's picture in one appearance.
  public struct View: Hashable, Sendable {
    /// The name of the file; nil if no slot matches.
    public var filename: String?
    /// A small PNG of the picture; nil if it cannot be shown.
    public var thumbnail: [UInt8]?
    /// The size as text, such as `64×64 px`, or the reason why the picture cannot be shown.
    public var caption: String
    /// The name of the matching slot, such as `dark` or `any`, or a text that says that none
    /// matches.
    public var slot: String
    /// Whether the file is not already used by an earlier appearance in the list.
    ///
    /// It is false if there is no file.
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
