// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroSource

/// A set whose entries refer to files, such as images, symbols, icons or data.
///
/// Apple counterpart: `.imageset`, `.symbolset`, `.appiconset`, `.dataset` and similar sets ·
/// Source: Asset Catalog Format Reference · Fidelity: exact
public struct FileSet: Sendable {
  /// The entries of the set, in file order.
  public let entries: [Entry]
  /// The properties that apply to all files of the set.
  public var properties: Properties
  /// The sorted names of the files in the set's folder to which no entry refers.
  public var unreferencedFiles: [String]

  /// The indices in `entries` that a lookup can choose; `slots` contains their slots in the same
  /// order.
  let usable: [Int]
  let slots: [VariantSlot]

  /// An entry of a set of files, with its slot and its file.
  public struct Entry: Sendable {
    /// The environment for which the entry is used, as it is spelled in `Contents.json`.
    public var slot: EntrySlot
    /// The name of the file as it is written; nil if the slot is empty.
    public var filename: String?
    /// The path of the file, which begins with the path of the catalog; nil if there is no such
    /// file.
    ///
    /// It is also nil if the name leads out of the set's folder or a symbolic link leads out of the
    /// catalog; the reader then adds a diagnostic, and `filename` is nil too.
    public var path: String?
    /// Whether the entry refers to a file that does not exist.
    public private(set) var isMissing: Bool
    /// The slicing of the image into parts that are stretched; if nil, the whole image is
    /// stretched.
    public var resizing: Resizing?
    /// The margins of the image, in points, that layout ignores when it aligns the image; nil for
    /// none.
    public var alignmentInsets: Insets?
    /// Whether the entry is unassigned in Xcode because no slot fits it.
    public var isUnassigned: Bool
    /// The location in `Contents.json` where the entry begins.
    public var location: SourceLocation
    /// The byte offset in `Contents.json` where the entry begins; nil if it was not read from a
    /// file.
    public var offset: Int?

    /// Creates an entry; if it has a `filename` but no `path`, its file is missing.
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

  /// Insets from an image's four edges; each is 0 if the file does not specify it.
  public struct Insets: Hashable, Sendable {
    /// The inset from the image's top edge, in points for `alignmentInsets` and in pixels for
    /// `capInsets`.
    public var top: Double
    /// The inset from the image's left edge, in points for `alignmentInsets` and in pixels for
    /// `capInsets`.
    public var left: Double
    /// The inset from the image's bottom edge, in points for `alignmentInsets` and in pixels for
    /// `capInsets`.
    public var bottom: Double
    /// The inset from the image's right edge, in points for `alignmentInsets` and in pixels for
    /// `capInsets`.
    public var right: Double
  }

  /// The slicing of an image into parts that are stretched and parts that keep their size.
  public struct Resizing: Hashable, Sendable {
    /// The slicing mode: `3-part-horizontal`, `3-part-vertical` or `9-part`.
    public var mode: String
    /// The way in which the center part is resized: `tile`, `stretch` or `fill`; nil if the file
    /// does not specify it.
    public var centerMode: String?
    /// The width of the center part in pixels; nil if the file does not specify it.
    public var centerWidth: Double?
    /// The height of the center part in pixels; nil if the file does not specify it.
    public var centerHeight: Double?
    /// The widths and heights of the outer parts, which keep their size, in pixels.
    public var capInsets: Insets
  }

  /// The properties that apply to all files of a set.
  public struct Properties: Hashable, Sendable {
    /// The rendering intent, `template` or `original`; if nil, it depends on the context.
    public var templateRenderingIntent: String?
    /// Whether vector data is preserved instead of being rasterized when the app is built.
    public var preservesVector = false
    /// The compression type, such as `automatic`, `lossless` or `lossy`; nil if the file does not
    /// specify it.
    public var compressionType: String?
    /// Whether an icon already includes the gloss effect (before iOS 7).
    public var isPreRendered = false
    /// Whether the set is marked as having entries for locales.
    public var isLocalizable = false
    /// Whether the image scales with the text size.
    public var autoScales = false
    /// The tags of the on-demand resources to which the set belongs.
    public var onDemandTags: [String] = []

    /// Creates properties with default values.
    public init() {}
  }

  /// Creates a set from its entries, its properties and the names of the files to which no entry
  /// refers.
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
