// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Testing

/// The traits and the values they can have (group A).
@Suite("Traits and their values")
struct TraitDomainTests {
  @Test("every trait is among the samples that these tests go through")
  func samples() {
    #expect(
      identities(TraitSample.all.map { $0.trait }) == identities(TraitCollection.systemTraits))
    #expect(TraitSample.all.count == TraitCollection.systemTraits.count)
  }

  @Test("S1: an empty collection reads the default of every trait")
  func emptyCollection() {
    let empty = TraitCollection()
    #expect(empty.userInterfaceIdiom == .unspecified)
    #expect(empty.userInterfaceStyle == .unspecified)
    #expect(empty.displayGamut == .unspecified)
    #expect(empty.accessibilityContrast == .unspecified)
    #expect(empty.userInterfaceLevel == .unspecified)
    #expect(empty.activeAppearance == .unspecified)
    #expect(empty.listEnvironment == .unspecified)
    #expect(empty.accentColor == .multicolor)
    #expect(empty.horizontalSizeClass == .unspecified)
    #expect(empty.verticalSizeClass == .unspecified)
    #expect(empty.layoutDirection == .unspecified)
    #expect(empty.displayScale == 0)
    #expect(empty.preferredContentSizeCategory == .unspecified)
    #expect(empty.legibilityWeight == .unspecified)
    #expect(empty.toolbarItemPresentationSize == .unspecified)
    #expect(empty.tabAccessoryEnvironment == .unspecified)
    #expect(empty.splitViewControllerLayoutEnvironment == .unspecified)
    #expect(empty.forceTouchCapability == .unknown)
    #expect(empty.imageDynamicRange == .unspecified)
    #expect(empty.typesettingLanguage == nil)
    #expect(empty.sceneCaptureState == .unspecified)
    #expect(empty.hdrHeadroomUsageLimit == .unspecified)
    #expect(empty.resolvesNaturalAlignmentWithBaseWritingDirection)
    #expect(empty[ThemeTrait.self] == "standard")
    let differing = TraitCollection.systemTraits.filter { !readsDefault($0, in: empty) }
    #expect(differing.isEmpty)
  }

  private func readsDefault<T: SystemTrait>(_ trait: T.Type, in traits: TraitCollection) -> Bool {
    traits[T.self] == T.defaultValue
  }

  @Test("S1: traits are independent: one that is set leaves all others at their defaults")
  func independence() {
    for sample in TraitSample.all {
      let differing = TraitCollection.systemTraits.filter { !readsDefault($0, in: sample.other) }
      #expect(identities(differing) == identities([sample.trait]))
    }
  }

  @Test("S1: an app's own traits are independent, also of one another")
  func independenceOfOwnTraits() {
    let theme = TraitCollection { $0[ThemeTrait.self] = "sepia" }
    #expect(theme[VoiceTrait.self] == "alto")
    let both = theme.modifyingTraits { $0[VoiceTrait.self] = "bass" }
    #expect(both[ThemeTrait.self] == "sepia" && both[VoiceTrait.self] == "bass")
    let differing = TraitCollection.systemTraits.filter { !readsDefault($0, in: both) }
    #expect(differing.isEmpty)
  }

  /// An app's own trait whose values are of the same type as `ThemeTrait`'s.
  private enum VoiceTrait: TraitDefinition {
    static let defaultValue = "alto"
  }

  @Test("S1: a changed copy leaves its original as it was", arguments: TraitSample.all)
  func immutability(_ sample: TraitSample) {
    let theme = TraitCollection { $0[ThemeTrait.self] = "sepia" }
    let full = { TraitCollection(traitsFrom: TraitSample.all.map(\.one) + [theme]) }
    let original = full()
    let changed = original.modifyingTraits { traits in
      set(sample.trait, in: &traits, as: sample.other)
      traits[ThemeTrait.self] = "mint"
    }
    #expect(changed != original)
    #expect(changed[ThemeTrait.self] == "mint")
    #expect(original == full())
  }

  private func set<T: SystemTrait>(
    _ trait: T.Type, in traits: inout any MutableTraits, as other: TraitCollection
  ) {
    traits[T.self] = other[T.self]
  }

  // MARK: Raw values

  @Test("S2: the style is unspecified 0, light 1, dark 2")
  func style() {
    #expect(rawValues(UserInterfaceStyle.self) == ["unspecified": 0, "light": 1, "dark": 2])
    #expect(TraitUserInterfaceStyle.defaultValue == .unspecified)
  }

  @Test("S3: the level is unspecified -1, base 0, elevated 1, and tvOS and watchOS have none")
  func level() {
    #expect(rawValues(UserInterfaceLevel.self) == ["unspecified": -1, "base": 0, "elevated": 1])
    #expect(TraitUserInterfaceLevel.defaultValue == .unspecified)
    let elevated = TraitCollection(userInterfaceLevel: .elevated)
    for platform in Platform.allCases {
      let hasLevel = platform != .tvOS && platform != .watchOS
      #expect(platform.has(TraitUserInterfaceLevel.self) == hasLevel)
      #expect(
        platform.visible(elevated).userInterfaceLevel == (hasLevel ? .elevated : .unspecified))
    }
  }

  @Test("S6: idioms have UIKit's raw values, and 4 is none")
  func idiom() {
    #expect(
      rawValues(UserInterfaceIdiom.self) == [
        "unspecified": -1, "phone": 0, "pad": 1, "tv": 2, "carPlay": 3, "mac": 5, "vision": 6,
      ])
    #expect(UserInterfaceIdiom(rawValue: 4) == nil)
  }

  @Test("S7: size classes are unspecified 0, compact 1, regular 2")
  func sizeClasses() {
    #expect(
      rawValues(UserInterfaceSizeClass.self) == ["unspecified": 0, "compact": 1, "regular": 2])
    #expect(TraitHorizontalSizeClass.defaultValue == .unspecified)
    #expect(TraitVerticalSizeClass.defaultValue == .unspecified)
    for across in UserInterfaceSizeClass.allCases {
      for down in UserInterfaceSizeClass.allCases {
        let traits = TraitCollection {
          $0[TraitHorizontalSizeClass.self] = across
          $0[TraitVerticalSizeClass.self] = down
        }
        #expect(traits[TraitHorizontalSizeClass.self] == across)
        #expect(traits[TraitVerticalSizeClass.self] == down)
      }
    }
  }

  @Test("S9: scale, text size and weight of text have their defaults")
  func scaleAndText() {
    #expect(TraitDisplayScale.defaultValue == 0)
    #expect(TraitPreferredContentSizeCategory.defaultValue == .unspecified)
    #expect(TraitLegibilityWeight.defaultValue == .unspecified)
    #expect(rawValues(LegibilityWeight.self) == ["unspecified": -1, "regular": 0, "bold": 1])
    #expect(ContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    #expect(ContentSizeCategory.unspecified != .large)
    let empty = TraitCollection()
    #expect(empty.displayScale == 0)
    #expect(empty.preferredContentSizeCategory == .unspecified)
    #expect(empty.legibilityWeight == .unspecified)
  }

  @Test("S10: force touch is unknown 0 by default, unavailable 1, available 2")
  func forceTouch() {
    #expect(
      rawValues(ForceTouchCapability.self) == ["unknown": 0, "unavailable": 1, "available": 2])
    #expect(TraitCollection().forceTouchCapability == .unknown)
  }

  @Test("S12: the further traits have their defaults, and natural alignment reads true")
  func furtherTraits() {
    #expect(
      rawValues(ToolbarItemPresentationSize.self) == [
        "unspecified": -1, "regular": 0, "small": 1, "large": 3,
      ])
    #expect(TraitImageDynamicRange.defaultValue.rawValue == -1)
    #expect(TraitTypesettingLanguage.defaultValue == nil)
    #expect(TraitSceneCaptureState.defaultValue.rawValue == -1)
    #expect(TraitListEnvironment.defaultValue.rawValue == 0)
    #expect(TraitHDRHeadroomUsageLimit.defaultValue.rawValue == -1)
    #expect(TraitTabAccessoryEnvironment.defaultValue.rawValue == 0)
    #expect(TraitSplitViewControllerLayoutEnvironment.defaultValue.rawValue == 0)
    #expect(TraitCollection().resolvesNaturalAlignmentWithBaseWritingDirection)
    let off = TraitCollection(resolvesNaturalAlignmentWithBaseWritingDirection: false)
    #expect(!off.resolvesNaturalAlignmentWithBaseWritingDirection)
  }

  @Test("contrast, gamut, direction and activity have UIKit's raw values")
  func furtherRawValues() {
    #expect(rawValues(AccessibilityContrast.self) == ["unspecified": -1, "normal": 0, "high": 1])
    #expect(rawValues(DisplayGamut.self) == ["unspecified": -1, "SRGB": 0, "P3": 1])
    #expect(
      rawValues(LayoutDirection.self) == ["unspecified": -1, "leftToRight": 0, "rightToLeft": 1])
    #expect(rawValues(ActiveAppearance.self) == ["unspecified": -1, "inactive": 0, "active": 1])
  }

  private func rawValues<T: CaseIterable & RawRepresentable<Int>>(
    _ type: T.Type
  ) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: T.allCases.map { ("\($0)", $0.rawValue) })
  }

  // MARK: The traits' own facts

  @Test("S13: a trait is called by Apple's names", arguments: TraitSample.all)
  func names(_ sample: TraitSample) {
    let trait = sample.trait
    guard trait.hasAppleCounterpart else {
      #expect(
        ["chiaroscuro.TraitAccentColor", "chiaroscuro.TraitSystemRelease"]
          .contains(trait.identifier))
      return
    }
    #expect(trait.identifier == "UI\(trait)")
    #expect(trait.identifier == "UITrait" + trait.name)
  }

  @Test("S13: the name of the style's trait is that of the property")
  func styleName() {
    #expect(TraitUserInterfaceStyle.name == "UserInterfaceStyle")
    #expect(TraitUserInterfaceStyle.identifier == "UITraitUserInterfaceStyle")
  }

  @Test("S14: exactly seven of Apple's traits affect colors")
  func traitsThatAffectColors() {
    let expected: [AnyTrait] = [
      TraitUserInterfaceIdiom.self, TraitUserInterfaceStyle.self, TraitDisplayGamut.self,
      TraitAccessibilityContrast.self, TraitUserInterfaceLevel.self, TraitActiveAppearance.self,
      TraitListEnvironment.self,
    ]
    let affecting = TraitCollection.systemTraits.filter {
      $0.hasAppleCounterpart && $0.affectsColorAppearance
    }
    #expect(identities(affecting) == identities(expected))
    #expect(expected.count == 7)
  }

  @Test("S15: the set of traits by which colors resolve leaves the list environment out")
  func colorAppearanceSet() {
    let expected: [AnyTrait] = [
      TraitUserInterfaceIdiom.self, TraitUserInterfaceStyle.self, TraitDisplayGamut.self,
      TraitAccessibilityContrast.self, TraitUserInterfaceLevel.self, TraitActiveAppearance.self,
    ]
    #expect(
      identities(TraitCollection.systemTraitsAffectingColorAppearance) == identities(expected))
    #expect(TraitCollection.systemTraitsAffectingColorAppearance.count == 6)
    #expect(TraitListEnvironment.affectsColorAppearance)
  }

  @Test("S16: the set of traits by which images are looked up has ten, and the level is none")
  func imageLookupSet() {
    let expected: [AnyTrait] = [
      TraitUserInterfaceStyle.self, TraitAccessibilityContrast.self, TraitDisplayGamut.self,
      TraitUserInterfaceIdiom.self, TraitDisplayScale.self, TraitLayoutDirection.self,
      TraitHorizontalSizeClass.self, TraitVerticalSizeClass.self,
      TraitPreferredContentSizeCategory.self, TraitLegibilityWeight.self,
    ]
    let set = identities(TraitCollection.systemTraitsAffectingImageLookup)
    #expect(set == identities(expected))
    #expect(set.count == 10)
    #expect(TraitCollection.systemTraitsAffectingImageLookup.count == 10)
    #expect(!set.contains(ObjectIdentifier(TraitUserInterfaceLevel.self)))
    #expect(!set.contains(ObjectIdentifier(TraitActiveAppearance.self)))
  }

  @Test("S94: an app's own trait needs no more than a default")
  func ownTrait() {
    #expect(PrivateTrait.identifier.isEmpty)
    #expect(PrivateTrait.name == "PrivateTrait")
    #expect(!PrivateTrait.affectsColorAppearance)
  }
}
