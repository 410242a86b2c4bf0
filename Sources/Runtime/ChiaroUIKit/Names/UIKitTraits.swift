// SPDX-License-Identifier: MIT

// The names that UIKit gives to what this project calls by the same words without the prefix. There
// is no behavior here. On Apple's own systems UIKit itself has the names.

#if !canImport(UIKit)
  @_exported public import ChiaroAppearance
  @_exported public import ChiaroViews

  /// UIKit's name for `TraitCollection`.
  ///
  /// Apple counterpart: `UITraitCollection` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitCollection = TraitCollection
  /// UIKit's name for `MutableTraits`.
  ///
  /// Apple counterpart: `UIMutableTraits` · Source: UIKit reference · Fidelity: exact
  public typealias UIMutableTraits = MutableTraits
  /// UIKit's name for `TraitDefinition`.
  ///
  /// Apple counterpart: `UITraitDefinition` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitDefinition = TraitDefinition
  /// UIKit's name for `Trait`.
  ///
  /// Apple counterpart: `UITrait` · Source: UIKit reference · Fidelity: exact
  public typealias UITrait = ChiaroAppearance.Trait
  /// UIKit's name for `TraitOverrides`.
  ///
  /// Apple counterpart: `UITraitOverrides` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitOverrides = TraitOverrides
  /// UIKit's name for `TraitEnvironment`.
  ///
  /// Apple counterpart: `UITraitEnvironment` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitEnvironment = TraitEnvironment
  /// UIKit's name for `TraitChangeObservable`.
  ///
  /// Apple counterpart: `UITraitChangeObservable` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitChangeObservable = TraitChangeObservable
  /// UIKit's name for `TraitChangeRegistration`.
  ///
  /// Apple counterpart: `UITraitChangeRegistration` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitChangeRegistration = TraitChangeRegistration
  /// UIKit's name for `UserInterfaceStyle`.
  ///
  /// Apple counterpart: `UIUserInterfaceStyle` · Source: UIKit reference · Fidelity: exact
  public typealias UIUserInterfaceStyle = UserInterfaceStyle
  /// UIKit's name for `UserInterfaceLevel`.
  ///
  /// Apple counterpart: `UIUserInterfaceLevel` · Source: UIKit reference · Fidelity: exact
  public typealias UIUserInterfaceLevel = UserInterfaceLevel
  /// UIKit's name for `AccessibilityContrast`.
  ///
  /// Apple counterpart: `UIAccessibilityContrast` · Source: UIKit reference · Fidelity: exact
  public typealias UIAccessibilityContrast = AccessibilityContrast
  /// UIKit's name for `DisplayGamut`.
  ///
  /// Apple counterpart: `UIDisplayGamut` · Source: UIKit reference · Fidelity: exact
  public typealias UIDisplayGamut = DisplayGamut
  /// UIKit's name for `UserInterfaceIdiom`.
  ///
  /// Apple counterpart: `UIUserInterfaceIdiom` · Source: UIKit reference · Fidelity: exact
  public typealias UIUserInterfaceIdiom = UserInterfaceIdiom
  /// UIKit's name for `UserInterfaceSizeClass`.
  ///
  /// Apple counterpart: `UIUserInterfaceSizeClass` · Source: UIKit reference · Fidelity: exact
  public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass
  /// UIKit's name for `ActiveAppearance`.
  ///
  /// Apple counterpart: `UIUserInterfaceActiveAppearance` · Source: UIKit reference · Fidelity:
  /// exact
  public typealias UIUserInterfaceActiveAppearance = ActiveAppearance
  /// UIKit's name for `LegibilityWeight`.
  ///
  /// Apple counterpart: `UILegibilityWeight` · Source: UIKit reference · Fidelity: exact
  public typealias UILegibilityWeight = LegibilityWeight
  /// UIKit's name for `LayoutDirection`.
  ///
  /// Apple counterpart: `UITraitEnvironmentLayoutDirection` · Source: UIKit reference · Fidelity:
  /// exact
  public typealias UITraitEnvironmentLayoutDirection = LayoutDirection
  /// UIKit's name for `ContentSizeCategory`.
  ///
  /// Apple counterpart: `UIContentSizeCategory` · Source: UIKit reference · Fidelity: exact
  public typealias UIContentSizeCategory = ContentSizeCategory
  /// UIKit's name for `ListEnvironment`.
  ///
  /// Apple counterpart: `UIListEnvironment` · Source: UIKit reference · Fidelity: exact
  public typealias UIListEnvironment = ListEnvironment
  /// UIKit's name for `TraitUserInterfaceIdiom`.
  ///
  /// Apple counterpart: `UITraitUserInterfaceIdiom` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitUserInterfaceIdiom = TraitUserInterfaceIdiom
  /// UIKit's name for `TraitUserInterfaceStyle`.
  ///
  /// Apple counterpart: `UITraitUserInterfaceStyle` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitUserInterfaceStyle = TraitUserInterfaceStyle
  /// UIKit's name for `TraitDisplayGamut`.
  ///
  /// Apple counterpart: `UITraitDisplayGamut` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitDisplayGamut = TraitDisplayGamut
  /// UIKit's name for `TraitAccessibilityContrast`.
  ///
  /// Apple counterpart: `UITraitAccessibilityContrast` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitAccessibilityContrast = TraitAccessibilityContrast
  /// UIKit's name for `TraitUserInterfaceLevel`.
  ///
  /// Apple counterpart: `UITraitUserInterfaceLevel` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitUserInterfaceLevel = TraitUserInterfaceLevel
  /// UIKit's name for `TraitActiveAppearance`.
  ///
  /// Apple counterpart: `UITraitActiveAppearance` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitActiveAppearance = TraitActiveAppearance
  /// UIKit's name for `TraitListEnvironment`.
  ///
  /// Apple counterpart: `UITraitListEnvironment` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitListEnvironment = TraitListEnvironment
  /// UIKit's name for `TraitForceTouchCapability`.
  ///
  /// Apple counterpart: `UITraitForceTouchCapability` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitForceTouchCapability = TraitForceTouchCapability
  /// UIKit's name for `TraitImageDynamicRange`.
  ///
  /// Apple counterpart: `UITraitImageDynamicRange` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitImageDynamicRange = TraitImageDynamicRange
  /// UIKit's name for `TraitTypesettingLanguage`.
  ///
  /// Apple counterpart: `UITraitTypesettingLanguage` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitTypesettingLanguage = TraitTypesettingLanguage
  /// UIKit's name for `TraitSceneCaptureState`.
  ///
  /// Apple counterpart: `UITraitSceneCaptureState` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitSceneCaptureState = TraitSceneCaptureState
  /// UIKit's name for `TraitHDRHeadroomUsageLimit`.
  ///
  /// Apple counterpart: `UITraitHDRHeadroomUsageLimit` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitHDRHeadroomUsageLimit = TraitHDRHeadroomUsageLimit
  /// UIKit's name for `TraitResolvesNaturalAlignmentWithBaseWritingDirection`.
  ///
  /// Apple counterpart: `UITraitResolvesNaturalAlignmentWithBaseWritingDirection` · Source: UIKit
  /// reference · Fidelity: exact
  public typealias UITraitResolvesNaturalAlignmentWithBaseWritingDirection =
    TraitResolvesNaturalAlignmentWithBaseWritingDirection
  /// UIKit's name for `TraitHorizontalSizeClass`.
  ///
  /// Apple counterpart: `UITraitHorizontalSizeClass` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitHorizontalSizeClass = TraitHorizontalSizeClass
  /// UIKit's name for `TraitVerticalSizeClass`.
  ///
  /// Apple counterpart: `UITraitVerticalSizeClass` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitVerticalSizeClass = TraitVerticalSizeClass
  /// UIKit's name for `TraitLayoutDirection`.
  ///
  /// Apple counterpart: `UITraitLayoutDirection` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitLayoutDirection = TraitLayoutDirection
  /// UIKit's name for `TraitDisplayScale`.
  ///
  /// Apple counterpart: `UITraitDisplayScale` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitDisplayScale = TraitDisplayScale
  /// UIKit's name for `TraitPreferredContentSizeCategory`.
  ///
  /// Apple counterpart: `UITraitPreferredContentSizeCategory` · Source: UIKit reference · Fidelity:
  /// exact
  public typealias UITraitPreferredContentSizeCategory = TraitPreferredContentSizeCategory
  /// UIKit's name for `TraitLegibilityWeight`.
  ///
  /// Apple counterpart: `UITraitLegibilityWeight` · Source: UIKit reference · Fidelity: exact
  public typealias UITraitLegibilityWeight = TraitLegibilityWeight
  /// UIKit's name for `TraitToolbarItemPresentationSize`.
  ///
  /// Apple counterpart: `UITraitToolbarItemPresentationSize` · Source: UIKit reference · Fidelity:
  /// exact
  public typealias UITraitToolbarItemPresentationSize = TraitToolbarItemPresentationSize
  /// UIKit's name for `TraitTabAccessoryEnvironment`.
  ///
  /// Apple counterpart: `UITraitTabAccessoryEnvironment` · Source: UIKit reference · Fidelity:
  /// exact
  public typealias UITraitTabAccessoryEnvironment = TraitTabAccessoryEnvironment
  /// UIKit's name for `TraitSplitViewControllerLayoutEnvironment`.
  ///
  /// Apple counterpart: `UITraitSplitViewControllerLayoutEnvironment` · Source: UIKit reference ·
  /// Fidelity: exact
  public typealias UITraitSplitViewControllerLayoutEnvironment =
    TraitSplitViewControllerLayoutEnvironment
#endif
