// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Testing

/// A system trait with two of its values, for tests that go through all traits.
struct TraitSample: Sendable, CustomTestStringConvertible {
  var trait: any SystemTrait.Type
  /// A collection that specifies this trait only.
  var one: TraitCollection
  /// One that specifies it differently.
  var other: TraitCollection

  private init<T: SystemTrait>(_ trait: T.Type, _ one: T.Value, _ other: T.Value) {
    self.trait = trait
    self.one = TraitCollection { $0[T.self] = one }
    self.other = TraitCollection { $0[T.self] = other }
  }

  var testDescription: String { trait.name }

  static let all: [TraitSample] = [
    TraitSample(TraitUserInterfaceIdiom.self, .phone, .mac),
    TraitSample(TraitUserInterfaceStyle.self, .light, .dark),
    TraitSample(TraitDisplayGamut.self, .sRGB, .P3),
    TraitSample(TraitAccessibilityContrast.self, .normal, .high),
    TraitSample(TraitUserInterfaceLevel.self, .base, .elevated),
    TraitSample(TraitActiveAppearance.self, .active, .inactive),
    TraitSample(TraitListEnvironment.self, .plain, .sidebar),
    TraitSample(TraitHorizontalSizeClass.self, .compact, .regular),
    TraitSample(TraitVerticalSizeClass.self, .compact, .regular),
    TraitSample(TraitLayoutDirection.self, .leftToRight, .rightToLeft),
    TraitSample(TraitDisplayScale.self, 2, 3),
    TraitSample(TraitPreferredContentSizeCategory.self, .small, .extraLarge),
    TraitSample(TraitLegibilityWeight.self, .regular, .bold),
    TraitSample(TraitToolbarItemPresentationSize.self, .small, .large),
    TraitSample(TraitTabAccessoryEnvironment.self, .regular, .inline),
    TraitSample(TraitSplitViewControllerLayoutEnvironment.self, .expanded, .collapsed),
    TraitSample(TraitForceTouchCapability.self, .unavailable, .available),
    TraitSample(TraitImageDynamicRange.self, .standard, .high),
    TraitSample(TraitTypesettingLanguage.self, "fr", "ja"),
    TraitSample(TraitSceneCaptureState.self, .inactive, .active),
    TraitSample(TraitHDRHeadroomUsageLimit.self, .active, .inactive),
    TraitSample(TraitResolvesNaturalAlignmentWithBaseWritingDirection.self, false, true),
    TraitSample(TraitAccentColor.self, .multicolor, .graphite),
    TraitSample(TraitSystemRelease.self, .iOS18, .iOS26),
  ]
}

/// A trait's type; Swift Testing has a `Trait` too.
typealias AnyTrait = ChiaroAppearance.Trait

/// Traits by their types, so that lists of them can be compared as sets.
func identities(_ traits: [AnyTrait]) -> Set<ObjectIdentifier> {
  Set(traits.map { ObjectIdentifier($0) })
}

/// An app's own trait, with all that makes it known to the system.
enum ThemeTrait: TraitDefinition {
  static let defaultValue = "standard"
  static let identifier = "org.example.theme"
  static let affectsColorAppearance = true
}

/// An app's own trait that gives no more than it must.
enum PrivateTrait: TraitDefinition {
  static let defaultValue = 0
}

/// An app's own trait whose values cannot be encoded.
enum OpaqueTrait: TraitDefinition {
  struct Value: Equatable { var number = 0 }
  static let defaultValue = Value()
  static let identifier = "org.example.opaque"
}
