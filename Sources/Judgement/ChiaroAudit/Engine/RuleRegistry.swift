// SPDX-License-Identifier: MIT

/// A registry of all rules for asset catalogs, in the order in which they run and are listed.
public enum RuleRegistry {
  /// The types of all rules for asset catalogs.
  public static let all: [any AuditRule.Type] = [
    // Variants
    MissingDarkVariant.self, EmptyDarkSlot.self, DarkEqualsLight.self, DarkInvertsLight.self,
    MissingHighContrastVariant.self, HighContrastWithoutEffect.self,
    HighContrastLowersContrast.self, IncompleteLocaleVariants.self, EmptyColorSet.self,
    // Contrast
    LowContrast.self, ContrastBelowSeven.self,
    // Identity
    HardCodedSystemColor.self, NearDuplicateColors.self, ColorVisionCollision.self,
    GamutCollision.self, TwoMeanings.self, UnusedAsset.self,
    // Gamut
    ClippedWideColor.self, WideColorImageDepth.self, MissingColorProfile.self,
    // Images
    ImageVanishesInDark.self, ImageWithoutDarkSibling.self, PictureInTwoSets.self,
    GlowingWhiteBackground.self, DarkImageEqualsLight.self, NeedlessImageVariant.self,
    MissingFile.self, UnreferencedFile.self, WrongFileType.self,
    AppIconMissingAppearance.self, OpaqueDarkIcon.self, ColoredTintedIcon.self,
    MacIconAppearance.self, IconFillWithoutDark.self,
    MissingAccentColor.self, WeakAccentColor.self, NotChecked.self,
  ]

  /// Returns the rule with an id; nil if there is none.
  public static func rule(_ id: String) -> (any AuditRule.Type)? { all.first { $0.id == id } }
}
