// SPDX-License-Identifier: MIT

public import ChiaroAppearance

extension FileSet {
  /// Returns the entry for an environment; nil if none fits.
  ///
  /// Entries without a file name and unassigned entries are skipped.
  public func entry(for query: VariantQuery) -> Entry? {
    VariantSelection.select(slots, for: query).map { entries[usable[$0]] }
  }

  /// Returns the appearances that a lookup tries, in order, with the reason why each entry was
  /// chosen or not.
  ///
  /// A candidate's `slot` is an index in `entries`.
  public func explain(_ query: VariantQuery) -> [VariantAttempt] {
    VariantSelection.explain(slots, for: query).map { attempt in
      var attempt = attempt
      for index in attempt.candidates.indices {
        attempt.candidates[index].slot = usable[attempt.candidates[index].slot]
      }
      return attempt
    }
  }

  /// Returns whether the images are templates, whose shapes are filled with a tint color.
  ///
  /// The set's rendering intent decides. If there is none, the images are templates if the name
  /// ends in `Template` or `TemplateImage`.
  public func isTemplate(named name: String) -> Bool {
    switch properties.templateRenderingIntent {
    case "template": true
    case nil: name.hasSuffix("Template") || name.hasSuffix("TemplateImage")
    default: false
    }
  }

  /// The set as an image asset, without entries whose files are missing.
  public var imageAsset: ImageAsset {
    ImageAsset(
      variants: usable.indices.compactMap { index in
        let entry = entries[usable[index]]
        return entry.path.map {
          ImageAsset.Variant(slots[index], .file($0, scale: entry.pixelsPerPoint))
        }
      })
  }
}

extension FileSet.Entry {
  /// The pixels of a point, by the slot's scale; 1 where it has none.
  package var pixelsPerPoint: Double {
    let number = slot.scale.flatMap { Double($0.dropLast()) } ?? 1
    return (0.5...8).contains(number) ? number : 1
  }
}
