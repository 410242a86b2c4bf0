// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Foundation
import Testing

/// Building, merging and comparing collections (group B).
@Suite("Trait collections")
struct TraitCollectionTests {
  // MARK: Building

  @Test("S17: an initializer of one trait specifies that trait only")
  func singleTrait() {
    let dark = TraitCollection(userInterfaceStyle: .dark)
    #expect(dark.displayScale == 0)
    #expect(dark.changedTraits(from: nil).map { $0.name } == ["UserInterfaceStyle"])
    let collections: [(TraitCollection, String)] = [
      (TraitCollection(userInterfaceIdiom: .mac), "UserInterfaceIdiom"),
      (TraitCollection(displayGamut: .P3), "DisplayGamut"),
      (TraitCollection(accessibilityContrast: .high), "AccessibilityContrast"),
      (TraitCollection(userInterfaceLevel: .elevated), "UserInterfaceLevel"),
      (TraitCollection(activeAppearance: .inactive), "ActiveAppearance"),
      (TraitCollection(listEnvironment: .sidebar), "ListEnvironment"),
      (TraitCollection(accentColor: .pink), "AccentColor"),
      (TraitCollection(horizontalSizeClass: .compact), "HorizontalSizeClass"),
      (TraitCollection(verticalSizeClass: .compact), "VerticalSizeClass"),
      (TraitCollection(layoutDirection: .rightToLeft), "LayoutDirection"),
      (TraitCollection(displayScale: 2), "DisplayScale"),
      (TraitCollection(preferredContentSizeCategory: .large), "PreferredContentSizeCategory"),
      (TraitCollection(legibilityWeight: .bold), "LegibilityWeight"),
      (TraitCollection(toolbarItemPresentationSize: .small), "ToolbarItemPresentationSize"),
      (TraitCollection(tabAccessoryEnvironment: .inline), "TabAccessoryEnvironment"),
      (
        TraitCollection(splitViewControllerLayoutEnvironment: .expanded),
        "SplitViewControllerLayoutEnvironment"
      ),
      (TraitCollection(forceTouchCapability: .available), "ForceTouchCapability"),
      (TraitCollection(imageDynamicRange: .high), "ImageDynamicRange"),
      (TraitCollection(typesettingLanguage: "fr"), "TypesettingLanguage"),
      (TraitCollection(sceneCaptureState: .active), "SceneCaptureState"),
      (TraitCollection(hdrHeadroomUsageLimit: .active), "HDRHeadroomUsageLimit"),
    ]
    for (collection, name) in collections {
      #expect(collection.changedTraits(from: nil).map { $0.name } == [name])
    }
  }

  @Test("S18: a merge goes left to right and the last value wins")
  func mergeOrder() {
    #expect(TraitCollection(traitsFrom: [.light, .dark]).userInterfaceStyle == .dark)
    let both = TraitCollection(traitsFrom: [.dark, TraitCollection(displayScale: 2)])
    #expect(both.userInterfaceStyle == .dark && both.displayScale == 2)
    #expect(TraitCollection(traitsFrom: []) == TraitCollection())
  }

  @Test(
    "S18, S19: in every trait the last value wins and an empty one erases nothing",
    arguments: TraitSample.all)
  func mergeOfEveryTrait(_ sample: TraitSample) {
    #expect(TraitCollection(traitsFrom: [sample.one, sample.other]) == sample.other)
    #expect(TraitCollection(traitsFrom: [sample.other, sample.one]) == sample.one)
    #expect(TraitCollection(traitsFrom: [sample.other, TraitCollection()]) == sample.other)
    #expect(TraitCollection(traitsFrom: [TraitCollection(), sample.other]) == sample.other)
    let base = TraitCollection(traitsFrom: TraitSample.all.map(\.one))
    let merged = TraitCollection(traitsFrom: [base, sample.other])
    #expect(merged.changedTraits(from: base).map { $0.name } == [sample.trait.name])
  }

  @Test("S19: a later collection that says nothing erases nothing")
  func mergeWithEmpty() {
    #expect(TraitCollection(traitsFrom: [.dark, TraitCollection()]).userInterfaceStyle == .dark)
    let theme = TraitCollection { $0[ThemeTrait.self] = "sepia" }
    #expect(TraitCollection(traitsFrom: [theme, .dark])[ThemeTrait.self] == "sepia")
    #expect(TraitCollection(traitsFrom: [.dark, theme])[ThemeTrait.self] == "sepia")
  }

  @Test("S20, S21: mutations start from nothing, modifications from the collection")
  func mutations() {
    let pad = TraitCollection(userInterfaceIdiom: .pad)
    let compact = pad.modifyingTraits { $0.horizontalSizeClass = .compact }
    #expect(compact.userInterfaceIdiom == .pad)
    #expect(compact.horizontalSizeClass == .compact)
    #expect(pad.horizontalSizeClass == .unspecified)
    let fresh = TraitCollection { traits in
      #expect(traits.userInterfaceStyle == .unspecified)
      #expect(traits.displayScale == 0)
      #expect(traits.typesettingLanguage == nil)
      #expect(traits[ThemeTrait.self] == "standard")
      traits.userInterfaceStyle = .dark
      #expect(traits.userInterfaceStyle == .dark)
    }
    #expect(fresh == .dark)
  }

  @Test("S22: property and subscript are the same storage")
  func propertyAndSubscript() {
    let traits = TraitCollection { traits in
      traits[TraitUserInterfaceStyle.self] = .dark
      #expect(traits.userInterfaceStyle == .dark)
      traits.displayScale = 3
      #expect(traits[TraitDisplayScale.self] == 3)
    }
    #expect(traits[TraitUserInterfaceStyle.self] == traits.userInterfaceStyle)
    #expect(traits[TraitDisplayScale.self] == traits.displayScale)
    let generic: AnyTrait = TraitUserInterfaceStyle.self
    let value = read(generic, in: traits)
    #expect("\(value)" == "dark")
  }

  private func read<T: TraitDefinition>(_ trait: T.Type, in traits: TraitCollection) -> Any {
    traits[T.self]
  }

  @Test("setting a trait to unspecified takes it out again", arguments: TraitSample.all)
  func unsetting(_ sample: TraitSample) {
    let traits = TraitCollection(traitsFrom: [.dark, sample.other])
    let unset = reset(sample.trait, in: traits)
    let expected = sample.trait == TraitUserInterfaceStyle.self ? TraitCollection() : .dark
    #expect(unset == expected)
  }

  private func reset<T: SystemTrait>(
    _ trait: T.Type, in traits: TraitCollection
  ) -> TraitCollection {
    traits.modifyingTraits { $0[T.self] = T.defaultValue }
  }

  // MARK: Comparing

  @Test("S23: a collection contains another when it agrees on all that the other specifies")
  func containment() {
    let full = TraitCollection(traitsFrom: TraitSample.all.map(\.one))
    #expect(full.containsTraits(in: .light))
    #expect(!full.containsTraits(in: .dark))
    #expect(full.containsTraits(in: TraitCollection()))
    #expect(full.containsTraits(in: nil))
    #expect(TraitCollection().containsTraits(in: nil))
    #expect(!TraitCollection().containsTraits(in: .dark))
    for sample in TraitSample.all {
      #expect(full.containsTraits(in: sample.one))
      #expect(!full.containsTraits(in: sample.other), "\(sample.trait.name)")
    }
  }

  @Test("S24: equal collections hash equally, whatever way they were made")
  func equality() {
    let merged = TraitCollection(traitsFrom: [
      .dark, TraitCollection(displayScale: 2), TraitCollection(typesettingLanguage: "fr"),
    ])
    let mutated = TraitCollection {
      $0.typesettingLanguage = "fr"
      $0.displayScale = 1
      $0.displayScale = 2
      $0.userInterfaceStyle = .light
      $0.userInterfaceStyle = .dark
    }
    #expect(merged == mutated)
    #expect(merged.hashValue == mutated.hashValue)
    #expect(Set([merged, mutated]).count == 1)
    let themed = merged.modifyingTraits { $0[ThemeTrait.self] = "sepia" }
    #expect(themed != merged)
    #expect(themed.modifyingTraits { $0[ThemeTrait.self] = "standard" } == merged)
    #expect(themed == merged.modifyingTraits { $0[ThemeTrait.self] = "sepia" })
  }

  @Test("S24: a collection goes unchanged through an encoder, custom traits when identified")
  func coding() throws {
    let full = TraitCollection(traitsFrom: TraitSample.all.map(\.other)).modifyingTraits {
      $0[ThemeTrait.self] = "sepia"
    }
    let rich = full.modifyingTraits {
      $0[PrivateTrait.self] = 7
      $0[OpaqueTrait.self] = .init(number: 7)
    }
    let data = try JSONEncoder().encode(rich)
    let decoder = JSONDecoder()
    decoder.userInfo[.traitDefinitions] = [ThemeTrait.self, PrivateTrait.self] as [AnyTrait]
    let decoded = try decoder.decode(TraitCollection.self, from: data)
    #expect(decoded == full)
    #expect(decoded[ThemeTrait.self] == "sepia")
    #expect(decoded[PrivateTrait.self] == 0)
    let unaware = try JSONDecoder().decode(TraitCollection.self, from: data)
    #expect(unaware[ThemeTrait.self] == "standard")
    #expect(unaware.userInterfaceStyle == .dark)
  }

  @Test("S24: an identifier that is not known is passed over, a value of another type is not")
  func decodingOddities() throws {
    let decode = { (text: String) in
      try JSONDecoder().decode(TraitCollection.self, from: Data(text.utf8))
    }
    #expect(try decode(#"{"UITraitFuture":1}"#) == TraitCollection())
    #expect(try decode(#"{"UITraitUserInterfaceStyle":2}"#) == .dark)
    #expect(throws: DecodingError.self) { try decode(#"{"UITraitUserInterfaceStyle":9}"#) }
    #expect(throws: DecodingError.self) { try decode(#"{"UITraitDisplayScale":"2"}"#) }
  }

  @Test("S24: a collection is read on another thread as it was made")
  func otherThread() async {
    let rich = TraitCollection(traitsFrom: TraitSample.all.map(\.other))
    let there = await Task.detached { TraitCollection(traitsFrom: [rich]) }.value
    #expect(there == rich)
  }

  @Test("S25: the changed traits are those that read differently")
  func changedTraits() {
    let full = TraitCollection(traitsFrom: TraitSample.all.map(\.one))
    #expect(full.changedTraits(from: full).isEmpty)
    #expect(identities(full.changedTraits(from: nil)) == identities(TraitCollection.systemTraits))
    #expect(TraitCollection().changedTraits(from: nil).isEmpty)
    for sample in TraitSample.all {
      let changed = TraitCollection(traitsFrom: [full, sample.other])
      #expect(changed.changedTraits(from: full).map { $0.name } == [sample.trait.name])
      #expect(full.changedTraits(from: changed).map { $0.name } == [sample.trait.name])
      #expect(sample.one.changedTraits(from: nil).map { $0.name } == [sample.trait.name])
    }
  }

  @Test("S25: an app's own traits count among the changed ones by their values")
  func changedCustomTraits() {
    let sepia = TraitCollection { $0[ThemeTrait.self] = "sepia" }
    let standard = TraitCollection { $0[ThemeTrait.self] = "standard" }
    #expect(sepia.changedTraits(from: standard).map { $0.name } == ["ThemeTrait"])
    #expect(sepia.changedTraits(from: nil).map { $0.name } == ["ThemeTrait"])
    #expect(TraitCollection().changedTraits(from: sepia).map { $0.name } == ["ThemeTrait"])
    #expect(standard.changedTraits(from: nil).isEmpty)
    #expect(sepia.changedTraits(from: sepia).isEmpty)
  }

  @Test(
    "S26: each trait alone makes a different color appearance or does not",
    arguments: TraitSample.all)
  func colorAppearance(_ sample: TraitSample) {
    let listed = identities(TraitCollection.systemTraitsAffectingColorAppearance)
    let affects = listed.contains(ObjectIdentifier(sample.trait))
    let full = TraitCollection(traitsFrom: TraitSample.all.map(\.one))
    let changed = TraitCollection(traitsFrom: [full, sample.other])
    #expect(changed.hasDifferentColorAppearance(comparedTo: full) == affects)
    #expect(full.hasDifferentColorAppearance(comparedTo: changed) == affects)
    #expect(!full.hasDifferentColorAppearance(comparedTo: full))
    #expect(sample.one.hasDifferentColorAppearance(comparedTo: sample.other) == affects)
    #expect(sample.one.hasDifferentColorAppearance(comparedTo: TraitCollection()) == affects)
  }

  @Test("S26: an app's own trait makes no different color appearance")
  func colorAppearanceOfOwnTrait() {
    #expect(ThemeTrait.affectsColorAppearance)
    let sepia = TraitCollection.dark.modifyingTraits { $0[ThemeTrait.self] = "sepia" }
    let mint = TraitCollection.dark.modifyingTraits { $0[ThemeTrait.self] = "mint" }
    #expect(!sepia.hasDifferentColorAppearance(comparedTo: mint))
    #expect(!sepia.hasDifferentColorAppearance(comparedTo: .dark))
    #expect(sepia.hasDifferentColorAppearance(comparedTo: .light))
  }

  @Test("S27: a change of size class alone makes no different color appearance")
  func sizeClassChange() {
    let classes = UserInterfaceSizeClass.allCases
    let all = classes.flatMap { across in
      classes.map { down in
        TraitCollection.dark.modifyingTraits {
          $0[TraitHorizontalSizeClass.self] = across
          $0[TraitVerticalSizeClass.self] = down
        }
      }
    }
    #expect(Set(all).count == 9)
    for one in all {
      #expect(!all.contains { one.hasDifferentColorAppearance(comparedTo: $0) })
    }
  }

  @Test("S28: nil is a collection that says nothing")
  func comparisonWithNil() {
    let full = TraitCollection(traitsFrom: TraitSample.all.map(\.one))
    #expect(full.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!TraitCollection().hasDifferentColorAppearance(comparedTo: nil))
    #expect(!TraitCollection(displayScale: 2).hasDifferentColorAppearance(comparedTo: nil))
  }

  // MARK: Printing

  static let printed: [(TraitCollection, String)] = [
    (TraitCollection(), "{}"),
    (.dark, "{UserInterfaceStyle = Dark}"),
    (TraitCollection(displayScale: 2), "{DisplayScale = 2}"),
    (TraitCollection(displayScale: 1.5), "{DisplayScale = 1.5}"),
    (TraitCollection(displayScale: .infinity), "{DisplayScale = inf}"),
    (TraitCollection(typesettingLanguage: "fr"), "{TypesettingLanguage = fr}"),
    (
      TraitCollection(preferredContentSizeCategory: .large),
      "{PreferredContentSizeCategory = UICTContentSizeCategoryL}"
    ),
    (TraitCollection(accentColor: .multicolor), "{AccentColor = Multicolor}"),
    (TraitCollection { $0[ThemeTrait.self] = "sepia" }, "{ThemeTrait = sepia}"),
    (TraitCollection { $0[ThemeTrait.self] = "standard" }, "{}"),
    (
      TraitCollection {
        $0.userInterfaceStyle = .dark
        $0.horizontalSizeClass = .compact
        $0[PrivateTrait.self] = 7
      }, "{UserInterfaceStyle = Dark, HorizontalSizeClass = Compact, PrivateTrait = 7}"
    ),
  ]

  @Test("S29: the description prints what is not the default", arguments: printed.indices)
  func descriptions(_ index: Int) {
    let (traits, text) = Self.printed[index]
    #expect(traits.description == text)
  }
}
