// SPDX-License-Identifier: MIT

// The names that UIKit gives to what this project calls by the same words without the prefix. There
// is no behavior here. On Apple's own systems UIKit itself has the names.

#if !canImport(UIKit)
  @_exported public import ChiaroAppearance
  @_exported public import ChiaroViews

  /// `TraitCollection`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitCollection` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitCollection = TraitCollection
  /// `MutableTraits`, by UIKit's name.
  ///
  /// Apple counterpart: `UIMutableTraits` · Source: UIKit reference · Fidelity: exact
  public typealias UIMutableTraits = MutableTraits
  /// `TraitDefinition`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitDefinition` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitDefinition = TraitDefinition
  /// `Trait`, by UIKit's name.
  ///
  /// Apple counterpart: `UITrait` · Source: UIKit reference · Fidelity: exact
  public typealias UITrait = ChiaroAppearance.Trait
  /// `TraitOverrides`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitOverrides` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitOverrides = TraitOverrides
  /// `TraitEnvironment`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitEnvironment` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitEnvironment = TraitEnvironment
  /// `TraitChangeRegistration`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitChangeRegistration` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitChangeRegistration = TraitChangeRegistration
  /// `UserInterfaceStyle`, by UIKit's name.
  ///
  /// Apple counterpart: `UIUserInterfaceStyle` · Source: UIKit reference · Fidelity: exact
  public typealias UIUserInterfaceStyle = UserInterfaceStyle
  /// `UserInterfaceLevel`, by UIKit's name.
  ///
  /// Apple counterpart: `UIUserInterfaceLevel` · Source: UIKit reference · Fidelity: exact
  public typealias UIUserInterfaceLevel = UserInterfaceLevel
  /// `AccessibilityContrast`, by UIKit's name.
  ///
  /// Apple counterpart: `UIAccessibilityContrast` · Source: UIKit reference · Fidelity: exact
  public typealias UIAccessibilityContrast = AccessibilityContrast
  /// `DisplayGamut`, by UIKit's name.
  ///
  /// Apple counterpart: `UIDisplayGamut` · Source: UIKit reference · Fidelity: exact
  public typealias UIDisplayGamut = DisplayGamut
  /// `UserInterfaceIdiom`, by UIKit's name.
  ///
  /// Apple counterpart: `UIUserInterfaceIdiom` · Source: UIKit reference · Fidelity: exact
  public typealias UIUserInterfaceIdiom = UserInterfaceIdiom
  /// `UserInterfaceSizeClass`, by UIKit's name.
  ///
  /// Apple counterpart: `UIUserInterfaceSizeClass` · Source: UIKit reference · Fidelity: exact
  public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass
  /// `ActiveAppearance`, by UIKit's name.
  ///
  /// Apple counterpart: `UIUserInterfaceActiveAppearance` · Source: UIKit reference · Fidelity:
  /// exact
  public typealias UIUserInterfaceActiveAppearance = ActiveAppearance
  /// `LegibilityWeight`, by UIKit's name.
  ///
  /// Apple counterpart: `UILegibilityWeight` · Source: UIKit reference · Fidelity: exact
  public typealias UILegibilityWeight = LegibilityWeight
  /// `LayoutDirection`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitEnvironmentLayoutDirection` · Source: UIKit reference · Fidelity:
  /// exact
  public typealias UITraitEnvironmentLayoutDirection = LayoutDirection
  /// `ContentSizeCategory`, by UIKit's name.
  ///
  /// Apple counterpart: `UIContentSizeCategory` · Source: UIKit reference · Fidelity: exact
  public typealias UIContentSizeCategory = ContentSizeCategory
  /// `ListEnvironment`, by UIKit's name.
  ///
  /// Apple counterpart: `UIListEnvironment` · Source: UIKit reference · Fidelity: exact
  public typealias UIListEnvironment = ListEnvironment
  /// `TraitUserInterfaceIdiom`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitUserInterfaceIdiom` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitUserInterfaceIdiom = TraitUserInterfaceIdiom
  /// `TraitUserInterfaceStyle`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitUserInterfaceStyle` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitUserInterfaceStyle = TraitUserInterfaceStyle
  /// `TraitDisplayGamut`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitDisplayGamut` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitDisplayGamut = TraitDisplayGamut
  /// `TraitAccessibilityContrast`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitAccessibilityContrast` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitAccessibilityContrast = TraitAccessibilityContrast
  /// `TraitUserInterfaceLevel`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitUserInterfaceLevel` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitUserInterfaceLevel = TraitUserInterfaceLevel
  /// `TraitActiveAppearance`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitActiveAppearance` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitActiveAppearance = TraitActiveAppearance
  /// `TraitListEnvironment`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitListEnvironment` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitListEnvironment = TraitListEnvironment
  /// `TraitForceTouchCapability`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitForceTouchCapability` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitForceTouchCapability = TraitForceTouchCapability
  /// `TraitImageDynamicRange`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitImageDynamicRange` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitImageDynamicRange = TraitImageDynamicRange
  /// `TraitTypesettingLanguage`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitTypesettingLanguage` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitTypesettingLanguage = TraitTypesettingLanguage
  /// `TraitSceneCaptureState`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitSceneCaptureState` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitSceneCaptureState = TraitSceneCaptureState
  /// `TraitHDRHeadroomUsageLimit`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitHDRHeadroomUsageLimit` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitHDRHeadroomUsageLimit = TraitHDRHeadroomUsageLimit
  /// `TraitResolvesNaturalAlignmentWithBaseWritingDirection`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitResolvesNaturalAlignmentWithBaseWritingDirection` · Source: UIKit
  /// reference · Fidelity: exact
  public typealias UITraitResolvesNaturalAlignmentWithBaseWritingDirection =
    TraitResolvesNaturalAlignmentWithBaseWritingDirection
  /// `TraitHorizontalSizeClass`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitHorizontalSizeClass` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitHorizontalSizeClass = TraitHorizontalSizeClass
  /// `TraitVerticalSizeClass`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitVerticalSizeClass` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitVerticalSizeClass = TraitVerticalSizeClass
  /// `TraitLayoutDirection`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitLayoutDirection` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitLayoutDirection = TraitLayoutDirection
  /// `TraitDisplayScale`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitDisplayScale` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitDisplayScale = TraitDisplayScale
  /// `TraitPreferredContentSizeCategory`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitPreferredContentSizeCategory` · Source: UIKit reference · Fidelity:
  /// exact
  public typealias UITraitPreferredContentSizeCategory = TraitPreferredContentSizeCategory
  /// `TraitLegibilityWeight`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitLegibilityWeight` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitLegibilityWeight = TraitLegibilityWeight
  /// `TraitToolbarItemPresentationSize`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitToolbarItemPresentationSize` · Source: UIKit reference · Fidelity:
  /// exact
  public typealias UITraitToolbarItemPresentationSize = TraitToolbarItemPresentationSize
  /// `TraitTabAccessoryEnvironment`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitTabAccessoryEnvironment` · Source: UIKit reference · Fidelity:
  /// exact
  public typealias UITraitTabAccessoryEnvironment = TraitTabAccessoryEnvironment
  /// `TraitSplitViewControllerLayoutEnvironment`, by UIKit's name.
  ///
  /// Apple counterpart: `UITraitSplitViewControllerLayoutEnvironment` · Source: UIKit reference ·
  /// Fidelity: exact
  public typealias UITraitSplitViewControllerLayoutEnvironment =
    TraitSplitViewControllerLayoutEnvironment
#endif
