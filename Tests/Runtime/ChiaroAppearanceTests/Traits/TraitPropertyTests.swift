// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Testing

/// The property of each trait beside its subscript (group B).
@Suite("Properties of traits")
struct TraitPropertyTests {
  @Test("every trait is among the properties that this test goes through")
  func properties() {
    #expect(
      identities(TraitProperty.all.map { $0.trait }) == identities(TraitCollection.systemTraits))
  }

  @Test(
    "S22: the property of every trait is the same storage as its subscript",
    arguments: TraitProperty.all)
  func storage(_ property: TraitProperty) throws {
    let sample = try #require(TraitSample.all.first { $0.trait == property.trait })
    property.check(sample.one)
    property.check(sample.other)
  }
}

/// A trait with its property of a collection and its property of a container.
struct TraitProperty: Sendable, CustomTestStringConvertible {
  var trait: any SystemTrait.Type
  /// Goes through the ways to write and read the value that a collection specifies alone.
  var check: @Sendable (TraitCollection) -> Void

  var testDescription: String { trait.name }

  private init<T: SystemTrait, Property: Equatable & Sendable>(
    _ trait: T.Type, _ read: any KeyPath<TraitCollection, Property> & Sendable,
    _ written: any WritableKeyPath<any MutableTraits, Property> & Sendable,
    _ property: @escaping @Sendable (T.Value) -> Property
  ) {
    self.trait = trait
    check = { expected in
      let value = property(expected[T.self])
      #expect(expected[keyPath: read] == value)
      let byProperty = TraitCollection { traits in
        traits[keyPath: written] = value
        #expect(traits[T.self] == expected[T.self])
      }
      #expect(byProperty == expected)
      let bySubscript = TraitCollection { traits in
        traits[T.self] = expected[T.self]
        #expect(traits[keyPath: written] == value)
      }
      #expect(bySubscript == expected)
    }
  }

  private init<T: SystemTrait>(
    _ trait: T.Type, _ read: any KeyPath<TraitCollection, T.Value> & Sendable,
    _ written: any WritableKeyPath<any MutableTraits, T.Value> & Sendable
  ) {
    self.init(trait, read, written) { $0 }
  }

  static let all: [TraitProperty] = [
    TraitProperty(TraitUserInterfaceIdiom.self, \.userInterfaceIdiom, \.userInterfaceIdiom),
    TraitProperty(TraitUserInterfaceStyle.self, \.userInterfaceStyle, \.userInterfaceStyle),
    TraitProperty(TraitDisplayGamut.self, \.displayGamut, \.displayGamut),
    TraitProperty(
      TraitAccessibilityContrast.self, \.accessibilityContrast, \.accessibilityContrast),
    TraitProperty(TraitUserInterfaceLevel.self, \.userInterfaceLevel, \.userInterfaceLevel),
    TraitProperty(TraitActiveAppearance.self, \.activeAppearance, \.activeAppearance),
    TraitProperty(TraitListEnvironment.self, \.listEnvironment, \.listEnvironment),
    TraitProperty(TraitAccentColor.self, \.accentColor, \.accentColor) { $0 ?? .multicolor },
    TraitProperty(TraitSystemRelease.self, \.systemRelease, \.systemRelease),
    TraitProperty(TraitHorizontalSizeClass.self, \.horizontalSizeClass, \.horizontalSizeClass),
    TraitProperty(TraitVerticalSizeClass.self, \.verticalSizeClass, \.verticalSizeClass),
    TraitProperty(TraitLayoutDirection.self, \.layoutDirection, \.layoutDirection),
    TraitProperty(TraitDisplayScale.self, \.displayScale, \.displayScale),
    TraitProperty(
      TraitPreferredContentSizeCategory.self, \.preferredContentSizeCategory,
      \.preferredContentSizeCategory),
    TraitProperty(TraitLegibilityWeight.self, \.legibilityWeight, \.legibilityWeight),
    TraitProperty(
      TraitToolbarItemPresentationSize.self, \.toolbarItemPresentationSize,
      \.toolbarItemPresentationSize),
    TraitProperty(
      TraitTabAccessoryEnvironment.self, \.tabAccessoryEnvironment, \.tabAccessoryEnvironment),
    TraitProperty(
      TraitSplitViewControllerLayoutEnvironment.self, \.splitViewControllerLayoutEnvironment,
      \.splitViewControllerLayoutEnvironment),
    TraitProperty(TraitForceTouchCapability.self, \.forceTouchCapability, \.forceTouchCapability),
    TraitProperty(TraitImageDynamicRange.self, \.imageDynamicRange, \.imageDynamicRange),
    TraitProperty(TraitTypesettingLanguage.self, \.typesettingLanguage, \.typesettingLanguage),
    TraitProperty(TraitSceneCaptureState.self, \.sceneCaptureState, \.sceneCaptureState),
    TraitProperty(
      TraitHDRHeadroomUsageLimit.self, \.hdrHeadroomUsageLimit, \.hdrHeadroomUsageLimit),
    TraitProperty(
      TraitResolvesNaturalAlignmentWithBaseWritingDirection.self,
      \.resolvesNaturalAlignmentWithBaseWritingDirection,
      \.resolvesNaturalAlignmentWithBaseWritingDirection
    ) { $0 ?? true },
  ]
}
