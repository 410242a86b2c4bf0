// SPDX-License-Identifier: MIT

public import ChiaroAppearance

extension FileSet {
  /// The entry for an environment, or nil when none fits.
  ///
  /// Entries without a file, and those that Xcode set aside, are passed over.
  public func entry(for query: VariantQuery) -> Entry? {
    VariantSelection.select(slots, for: query).map { entries[usable[$0]] }
  }

  /// What a lookup tried, step by step; the indices are those of `entries`.
  public func explain(_ query: VariantQuery) -> [VariantAttempt] {
    VariantSelection.explain(slots, for: query).map { attempt in
      var attempt = attempt
      for index in attempt.candidates.indices {
        attempt.candidates[index].slot = usable[attempt.candidates[index].slot]
      }
      return attempt
    }
  }

  /// Whether the pictures are shapes to be filled with a tint.
  ///
  /// The set says so, or, when it says nothing, the name does by ending in `Template`.
  public func isTemplate(named name: String) -> Bool {
    switch properties.templateRenderingIntent {
    case "template": true
    case nil: name.hasSuffix("Template") || name.hasSuffix("TemplateImage")
    default: false
    }
  }

  /// The set as an asset that chooses by traits; entries whose file is missing are left out.
  public var imageAsset: ImageAsset {
    ImageAsset(
      variants: usable.indices.compactMap { index in
        entries[usable[index]].path.map { ImageAsset.Variant(slots[index], .file($0)) }
      })
  }
}
