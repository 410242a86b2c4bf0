// SPDX-License-Identifier: MIT

extension TraitCollection {
  /// All system traits; this project's accent color and release are last.
  public static let systemTraits: [any SystemTrait.Type] = [
    TraitUserInterfaceIdiom.self,
    TraitUserInterfaceStyle.self,
    TraitDisplayGamut.self,
    TraitAccessibilityContrast.self,
    TraitUserInterfaceLevel.self,
    TraitActiveAppearance.self,
    TraitListEnvironment.self,
    TraitHorizontalSizeClass.self,
    TraitVerticalSizeClass.self,
    TraitLayoutDirection.self,
    TraitDisplayScale.self,
    TraitPreferredContentSizeCategory.self,
    TraitLegibilityWeight.self,
    TraitToolbarItemPresentationSize.self,
    TraitTabAccessoryEnvironment.self,
    TraitSplitViewControllerLayoutEnvironment.self,
    TraitForceTouchCapability.self,
    TraitImageDynamicRange.self,
    TraitTypesettingLanguage.self,
    TraitSceneCaptureState.self,
    TraitHDRHeadroomUsageLimit.self,
    TraitResolvesNaturalAlignmentWithBaseWritingDirection.self,
    TraitAccentColor.self,
    TraitSystemRelease.self,
  ]

  /// The system traits that decide how colors resolve.
  ///
  /// `hasDifferentColorAppearance` compares them.
  ///
  /// The list environment affects colors too, but is not included, as in UIKit.
  ///
  /// Apple counterpart: `UITraitCollection.systemTraitsAffectingColorAppearance` · Source:
  /// measured, UIKit 26.2 (statement S15) · Fidelity: measured
  public static let systemTraitsAffectingColorAppearance: [Trait] = [
    TraitUserInterfaceIdiom.self, TraitUserInterfaceStyle.self, TraitDisplayGamut.self,
    TraitAccessibilityContrast.self, TraitUserInterfaceLevel.self, TraitActiveAppearance.self,
  ]

  /// The system traits that decide which image variant is chosen; the level and the active
  /// appearance are not among them.
  ///
  /// Apple counterpart: `UITraitCollection.systemTraitsAffectingImageLookup` · Source: its
  /// print-out under iOS 17 (statement S16) · Fidelity: measured
  public static let systemTraitsAffectingImageLookup: [Trait] = [
    TraitUserInterfaceStyle.self, TraitAccessibilityContrast.self, TraitDisplayGamut.self,
    TraitUserInterfaceIdiom.self, TraitDisplayScale.self, TraitLayoutDirection.self,
    TraitHorizontalSizeClass.self, TraitVerticalSizeClass.self,
    TraitPreferredContentSizeCategory.self, TraitLegibilityWeight.self,
  ]
}
