// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroSource

/// A set whose entries name files: images, symbols, icons, data.
///
/// Apple counterpart: `.imageset`, `.symbolset`, `.appiconset`, `.dataset` and their kin · Source:
/// Asset Catalog Format Reference · Fidelity: exact
public struct FileSet: Sendable {
  /// The entries, in the order of the file.
  public let entries: [Entry]
  /// What the set says of all its files.
  public var properties: Properties
  /// The files in the folder that no entry names, sorted.
  public var unreferencedFiles: [String]

  /// The entries that a lookup can choose, and their slots, side by side.
  let usable: [Int]
  let slots: [VariantSlot]

  /// One entry: what it is for, and the file.
  public struct Entry: Sendable {
    /// What the file says it is for.
    public var slot: EntrySlot
    /// The name as written, or nil for a slot left empty.
    public var filename: String?
    /// The path of the file when it is there, and inside the set's folder.
    public var path: String?
    /// Whether a file is named that is not there.
    public private(set) var isMissing: Bool
    /// How the picture is cut into parts that stretch, or nil.
    public var resizing: Resizing?
    /// What alignment leaves out at the edges, in points.
    public var alignmentInsets: Insets?
    /// Whether Xcode set the entry aside because no slot fits it.
    public var isUnassigned: Bool
    /// Where the entry begins in its file.
    public var location: SourceLocation
    /// The byte of the file at which the entry begins; nil when it was not read from one.
    public var offset: Int?

    /// Creates an entry; a `filename` without a `path` is missing.
    public init(
      slot: EntrySlot, filename: String?, path: String?, resizing: Resizing? = nil,
      alignmentInsets: Insets? = nil, isUnassigned: Bool = false, location: SourceLocation,
      offset: Int? = nil
    ) {
      self.slot = slot
      self.filename = filename
      self.path = path
      isMissing = filename != nil && path == nil
      self.resizing = resizing
      self.alignmentInsets = alignmentInsets
      self.isUnassigned = isUnassigned
      self.location = location
      self.offset = offset
    }
  }

  /// Distances from the edges of a picture.
  public struct Insets: Hashable, Sendable {
    /// From the top.
    public var top: Double
    /// From the left.
    public var left: Double
    /// From the bottom.
    public var bottom: Double
    /// From the right.
    public var right: Double
  }

  /// How a picture is cut into parts that stretch.
  public struct Resizing: Hashable, Sendable {
    /// `3-part-horizontal`, `3-part-vertical` or `9-part`.
    public var mode: String
    /// What the middle does: `tile`, `stretch` or `fill`.
    public var centerMode: String?
    /// The width of the middle, in pixels.
    public var centerWidth: Double?
    /// The height of the middle, in pixels.
    public var centerHeight: Double?
    /// The parts that keep their size.
    public var capInsets: Insets
  }

  /// What a set says of all its files.
  public struct Properties: Hashable, Sendable {
    /// `template`, `original`, or nil for the context's choice.
    public var templateRenderingIntent: String?
    /// Whether a vector is kept as one instead of being drawn once.
    public var preservesVector = false
    /// `automatic`, `lossless`, `lossy`….
    public var compressionType: String?
    /// Whether an icon comes with its gloss (before iOS 7).
    public var isPreRendered = false
    /// Whether entries may name locales.
    public var isLocalizable = false
    /// Whether the picture grows with the text size.
    public var autoScales = false
    /// The on-demand resources that the set belongs to.
    public var onDemandTags: [String] = []

    /// Nothing said.
    public init() {}
  }

  /// Creates a set from its entries.
  public init(entries: [Entry], properties: Properties, unreferencedFiles: [String]) {
    self.entries = entries
    self.properties = properties
    self.unreferencedFiles = unreferencedFiles
    let chosen = entries.enumerated().compactMap { index, entry -> (Int, VariantSlot)? in
      guard entry.filename != nil, !entry.isUnassigned, let slot = entry.slot.variant else {
        return nil
      }
      return (index, slot)
    }
    usable = chosen.map(\.0)
    slots = chosen.map(\.1)
  }
}
