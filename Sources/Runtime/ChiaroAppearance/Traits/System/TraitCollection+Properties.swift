// SPDX-License-Identifier: MIT

// The property spellings of the system traits; each is the same storage as its subscript.

extension TraitCollection {
  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom { self[TraitUserInterfaceIdiom.self] }
  /// The interface style: light or dark.
  public var userInterfaceStyle: UserInterfaceStyle { self[TraitUserInterfaceStyle.self] }
  /// The range of colors that the screen can show.
  public var displayGamut: DisplayGamut { self[TraitDisplayGamut.self] }
  /// Whether Increase Contrast is on.
  public var accessibilityContrast: AccessibilityContrast { self[TraitAccessibilityContrast.self] }
  /// The elevation level, which says whether content is in a layer above other content.
  ///
  /// The trait does not exist on tvOS and watchOS.
  public var userInterfaceLevel: UserInterfaceLevel { self[TraitUserInterfaceLevel.self] }
  /// Whether the window is the active one.
  public var activeAppearance: ActiveAppearance { self[TraitActiveAppearance.self] }
  /// The kind of list around a view.
  public var listEnvironment: ListEnvironment { self[TraitListEnvironment.self] }
  /// The accent color that the user chose on a Mac.
  public var accentColor: AccentColor { self[TraitAccentColor.self] ?? .multicolor }
  /// The release that supplies shapes, metrics and system colors; nil if unspecified.
  public var systemRelease: SystemRelease? { self[TraitSystemRelease.self] }
  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass { self[TraitHorizontalSizeClass.self] }
  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass { self[TraitVerticalSizeClass.self] }
  /// The layout direction: left to right or right to left.
  public var layoutDirection: LayoutDirection { self[TraitLayoutDirection.self] }
  /// The display scale, in pixels per point; 0 if unspecified.
  public var displayScale: Double { self[TraitDisplayScale.self] }
  /// The text size that the user chose.
  public var preferredContentSizeCategory: ContentSizeCategory {
    self[TraitPreferredContentSizeCategory.self]
  }
  /// Whether Bold Text is on.
  public var legibilityWeight: LegibilityWeight { self[TraitLegibilityWeight.self] }
  /// The size of the items in a Mac toolbar.
  public var toolbarItemPresentationSize: ToolbarItemPresentationSize {
    self[TraitToolbarItemPresentationSize.self]
  }
  /// The place of a tab bar's accessory.
  public var tabAccessoryEnvironment: TabAccessoryEnvironment {
    self[TraitTabAccessoryEnvironment.self]
  }
  /// The layout of the split view around a view.
  public var splitViewControllerLayoutEnvironment: SplitViewLayoutEnvironment {
    self[TraitSplitViewControllerLayoutEnvironment.self]
  }
  /// Whether the screen senses pressure (3D Touch).
  public var forceTouchCapability: ForceTouchCapability { self[TraitForceTouchCapability.self] }
  /// The dynamic range in which images are shown.
  public var imageDynamicRange: ImageDynamicRange { self[TraitImageDynamicRange.self] }
  /// The language whose typesetting rules apply, as a BCP 47 tag; nil if unspecified.
  public var typesettingLanguage: String? { self[TraitTypesettingLanguage.self] }
  /// Whether the scene is being recorded or mirrored.
  public var sceneCaptureState: SceneCaptureState { self[TraitSceneCaptureState.self] }
  /// Whether content should limit its use of high dynamic range.
  public var hdrHeadroomUsageLimit: HDRHeadroomUsageLimit { self[TraitHDRHeadroomUsageLimit.self] }
  /// Whether natural text alignment follows the base direction of the text; true if unspecified.
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    self[TraitResolvesNaturalAlignmentWithBaseWritingDirection.self] ?? true
  }
}

extension MutableTraits {
  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom {
    get { self[TraitUserInterfaceIdiom.self] }
    set { self[TraitUserInterfaceIdiom.self] = newValue }
  }
  /// The interface style: light or dark.
  public var userInterfaceStyle: UserInterfaceStyle {
    get { self[TraitUserInterfaceStyle.self] }
    set { self[TraitUserInterfaceStyle.self] = newValue }
  }
  /// The range of colors that the screen can show.
  public var displayGamut: DisplayGamut {
    get { self[TraitDisplayGamut.self] }
    set { self[TraitDisplayGamut.self] = newValue }
  }
  /// Whether Increase Contrast is on.
  public var accessibilityContrast: AccessibilityContrast {
    get { self[TraitAccessibilityContrast.self] }
    set { self[TraitAccessibilityContrast.self] = newValue }
  }
  /// The elevation level, which says whether content is in a layer above other content.
  ///
  /// The trait does not exist on tvOS and watchOS.
  public var userInterfaceLevel: UserInterfaceLevel {
    get { self[TraitUserInterfaceLevel.self] }
    set { self[TraitUserInterfaceLevel.self] = newValue }
  }
  /// Whether the window is the active one.
  public var activeAppearance: ActiveAppearance {
    get { self[TraitActiveAppearance.self] }
    set { self[TraitActiveAppearance.self] = newValue }
  }
  /// The kind of list around a view.
  public var listEnvironment: ListEnvironment {
    get { self[TraitListEnvironment.self] }
    set { self[TraitListEnvironment.self] = newValue }
  }
  /// The accent color that the user chose on a Mac.
  public var accentColor: AccentColor {
    get { self[TraitAccentColor.self] ?? .multicolor }
    set { self[TraitAccentColor.self] = newValue }
  }
  /// The release that supplies shapes, metrics and system colors; nil if unspecified.
  public var systemRelease: SystemRelease? {
    get { self[TraitSystemRelease.self] }
    set { self[TraitSystemRelease.self] = newValue }
  }
  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { self[TraitHorizontalSizeClass.self] }
    set { self[TraitHorizontalSizeClass.self] = newValue }
  }
  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass {
    get { self[TraitVerticalSizeClass.self] }
    set { self[TraitVerticalSizeClass.self] = newValue }
  }
  /// The layout direction: left to right or right to left.
  public var layoutDirection: LayoutDirection {
    get { self[TraitLayoutDirection.self] }
    set { self[TraitLayoutDirection.self] = newValue }
  }
  /// The display scale, in pixels per point; 0 if unspecified.
  public var displayScale: Double {
    get { self[TraitDisplayScale.self] }
    set { self[TraitDisplayScale.self] = newValue }
  }
  /// The text size that the user chose.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { self[TraitPreferredContentSizeCategory.self] }
    set { self[TraitPreferredContentSizeCategory.self] = newValue }
  }
  /// Whether Bold Text is on.
  public var legibilityWeight: LegibilityWeight {
    get { self[TraitLegibilityWeight.self] }
    set { self[TraitLegibilityWeight.self] = newValue }
  }
  /// The size of the items in a Mac toolbar.
  public var toolbarItemPresentationSize: ToolbarItemPresentationSize {
    get { self[TraitToolbarItemPresentationSize.self] }
    set { self[TraitToolbarItemPresentationSize.self] = newValue }
  }
  /// The place of a tab bar's accessory.
  public var tabAccessoryEnvironment: TabAccessoryEnvironment {
    get { self[TraitTabAccessoryEnvironment.self] }
    set { self[TraitTabAccessoryEnvironment.self] = newValue }
  }
  /// The layout of the split view around a view.
  public var splitViewControllerLayoutEnvironment: SplitViewLayoutEnvironment {
    get { self[TraitSplitViewControllerLayoutEnvironment.self] }
    set { self[TraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }
  /// Whether the screen senses pressure (3D Touch).
  public var forceTouchCapability: ForceTouchCapability {
    get { self[TraitForceTouchCapability.self] }
    set { self[TraitForceTouchCapability.self] = newValue }
  }
  /// The dynamic range in which images are shown.
  public var imageDynamicRange: ImageDynamicRange {
    get { self[TraitImageDynamicRange.self] }
    set { self[TraitImageDynamicRange.self] = newValue }
  }
  /// The language whose typesetting rules apply, as a BCP 47 tag; nil if unspecified.
  public var typesettingLanguage: String? {
    get { self[TraitTypesettingLanguage.self] }
    set { self[TraitTypesettingLanguage.self] = newValue }
  }
  /// Whether the scene is being recorded or mirrored.
  public var sceneCaptureState: SceneCaptureState {
    get { self[TraitSceneCaptureState.self] }
    set { self[TraitSceneCaptureState.self] = newValue }
  }
  /// Whether content should limit its use of high dynamic range.
  public var hdrHeadroomUsageLimit: HDRHeadroomUsageLimit {
    get { self[TraitHDRHeadroomUsageLimit.self] }
    set { self[TraitHDRHeadroomUsageLimit.self] = newValue }
  }
  /// Whether natural text alignment follows the base direction of the text; true if unspecified.
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    get { self[TraitResolvesNaturalAlignmentWithBaseWritingDirection.self] ?? true }
    set { self[TraitResolvesNaturalAlignmentWithBaseWritingDirection.self] = newValue }
  }
}

/// The initializers for one trait, as in UIKit; each collection specifies that trait only
/// (statement S17).
extension TraitCollection {
  /// Creates a collection that specifies only the kind of device.
  public init(userInterfaceIdiom value: UserInterfaceIdiom) {
    self.init(TraitUserInterfaceIdiom.self, value)
  }
  /// Creates a collection that specifies only the interface style.
  public init(userInterfaceStyle value: UserInterfaceStyle) {
    self.init(TraitUserInterfaceStyle.self, value)
  }
  /// Creates a collection that specifies only the display gamut.
  public init(displayGamut value: DisplayGamut) { self.init(TraitDisplayGamut.self, value) }
  /// Creates a collection that specifies only the contrast.
  public init(accessibilityContrast value: AccessibilityContrast) {
    self.init(TraitAccessibilityContrast.self, value)
  }
  /// Creates a collection that specifies only the elevation level.
  public init(userInterfaceLevel value: UserInterfaceLevel) {
    self.init(TraitUserInterfaceLevel.self, value)
  }
  /// Creates a collection that specifies only whether the window is active.
  public init(activeAppearance value: ActiveAppearance) {
    self.init(TraitActiveAppearance.self, value)
  }
  /// Creates a collection that specifies only the kind of list.
  public init(listEnvironment value: ListEnvironment) {
    self.init(TraitListEnvironment.self, value)
  }
  /// Creates a collection that specifies only the accent color.
  public init(accentColor value: AccentColor) { self.init(TraitAccentColor.self, value) }
  /// Creates a collection that specifies only the release.
  public init(systemRelease value: SystemRelease) { self.init(TraitSystemRelease.self, value) }
  /// Creates a collection that specifies only the horizontal size class.
  public init(horizontalSizeClass value: UserInterfaceSizeClass) {
    self.init(TraitHorizontalSizeClass.self, value)
  }
  /// Creates a collection that specifies only the vertical size class.
  public init(verticalSizeClass value: UserInterfaceSizeClass) {
    self.init(TraitVerticalSizeClass.self, value)
  }
  /// Creates a collection that specifies only the layout direction.
  public init(layoutDirection value: LayoutDirection) {
    self.init(TraitLayoutDirection.self, value)
  }
  /// Creates a collection that specifies only the display scale, in pixels per point.
  public init(displayScale value: Double) { self.init(TraitDisplayScale.self, value) }
  /// Creates a collection that specifies only the text size.
  public init(preferredContentSizeCategory value: ContentSizeCategory) {
    self.init(TraitPreferredContentSizeCategory.self, value)
  }
  /// Creates a collection that specifies only the legibility weight.
  public init(legibilityWeight value: LegibilityWeight) {
    self.init(TraitLegibilityWeight.self, value)
  }
  /// Creates a collection that specifies only the size of toolbar items.
  public init(toolbarItemPresentationSize value: ToolbarItemPresentationSize) {
    self.init(TraitToolbarItemPresentationSize.self, value)
  }
  /// Creates a collection that specifies only the place of a tab bar's accessory.
  public init(tabAccessoryEnvironment value: TabAccessoryEnvironment) {
    self.init(TraitTabAccessoryEnvironment.self, value)
  }
  /// Creates a collection that specifies only the layout of the split view.
  public init(splitViewControllerLayoutEnvironment value: SplitViewLayoutEnvironment) {
    self.init(TraitSplitViewControllerLayoutEnvironment.self, value)
  }
  /// Creates a collection that specifies only the Force Touch capability.
  public init(forceTouchCapability value: ForceTouchCapability) {
    self.init(TraitForceTouchCapability.self, value)
  }
  /// Creates a collection that specifies only the dynamic range of images.
  public init(imageDynamicRange value: ImageDynamicRange) {
    self.init(TraitImageDynamicRange.self, value)
  }
  /// Creates a collection that specifies only the typesetting language, as a BCP 47 tag.
  public init(typesettingLanguage value: String?) {
    self.init(TraitTypesettingLanguage.self, value)
  }
  /// Creates a collection that specifies only the scene's capture state.
  public init(sceneCaptureState value: SceneCaptureState) {
    self.init(TraitSceneCaptureState.self, value)
  }
  /// Creates a collection that specifies only the limit on high dynamic range.
  public init(hdrHeadroomUsageLimit value: HDRHeadroomUsageLimit) {
    self.init(TraitHDRHeadroomUsageLimit.self, value)
  }
  /// Creates a collection that specifies only whether natural text alignment follows the base
  /// direction of the text.
  public init(resolvesNaturalAlignmentWithBaseWritingDirection value: Bool) {
    self.init(TraitResolvesNaturalAlignmentWithBaseWritingDirection.self, value)
  }

  private init<T: SystemTrait>(_ trait: T.Type, _ value: T.Value) {
    self.init()
    T.slot.write(&self, value)
  }
}
