// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroCatalog
package import ChiaroColor
package import ChiaroDerivation
import ChiaroProject
import ChiaroSource

/// What deriving is worth: the dark half of each app, derived by the examples of all other apps,
/// against what the app's designers chose.
package struct HeldOutStudy: Sendable {
  /// A pair with what a rule makes of its light value.
  package struct Outcome: Sendable {
    /// The pair.
    package var pair: DesignedPair
    /// The role that was read.
    package var role: ColorRole
    /// The derived dark value.
    package var derived: Color

    /// Creates an outcome.
    package init(pair: DesignedPair, role: ColorRole, derived: Color) {
      (self.pair, self.role, self.derived) = (pair, role, derived)
    }

    /// The CIEDE2000 difference to the designer's value.
    package var difference: Double { derived.deltaE2000(to: pair.dark) }

    /// The turn of the hue in OKLCH from light to the derived value; nil for what has no hue.
    package var hueDrift: Double? {
      let (light, dark) = (pair.light.converted(to: .oklch), derived.converted(to: .oklch))
      guard light.components.y > 0.05, dark.components.y > 0.02 else { return nil }
      return light.components.turn(to: dark.components)
    }
  }

  /// The legibility of the pairs of text and ground, of one appearance.
  package struct Legibility: Sendable {
    /// The appearance.
    package var appearance: String
    /// The number of pairs that pass 4.5:1 in light.
    package var count = 0
    /// The number of those that pass in the appearance.
    package var passing = 0
  }

  /// The outcomes, held out.
  package private(set) var outcomes: [Outcome] = []
  /// The legibility in the derived appearances.
  package private(set) var legibility: [Legibility] = Derivation.derived.map {
    Legibility(appearance: "\($0)")
  }

  /// What a model palette is worth.
  package let likeness: LikenessStudy

  /// The outcomes of the apps that were kept aside, by the examples of the others alone.
  package private(set) var keptOutcomes: [Outcome] = []

  /// Runs the study.
  package init(_ pairs: [DesignedPair]) {
    let examples = DesignedPair.examples(pairs)
    let manner = { @Sendable (isExample: (DesignedPair) -> Bool) in
      DerivationManner(pairs.indices.filter { isExample(pairs[$0]) }.map { examples[$0] })
    }
    let apps = Set(pairs.map(\.app)).sorted()
    let derived = apps.concurrentMap(stretch: 1) { app in
      Self.derivations(of: pairs.filter { $0.app == app }, by: manner { $0.app != app })
    }
    likeness = LikenessStudy(pairs, examples)
    for derivation in derived.joined() {
      outcomes += Self.outcomes(of: derivation.0, in: derivation.1)
      measure(derivation.1)
    }
    let known = manner { $0.part != .kept }
    let kept = Set(pairs.filter { $0.part == .kept }.map(\.app)).sorted()
    keptOutcomes = kept.concurrentMap(stretch: 1) { app in
      Self.outcomes(of: pairs.filter { $0.app == app }, by: known)
    }.flatMap { $0 }
  }

  /// Returns what a manner makes of the light half of some pairs.
  static func outcomes(of pairs: [DesignedPair], by manner: DerivationManner) -> [Outcome] {
    derivations(of: pairs, by: manner).flatMap { outcomes(of: $0, in: $1) }
  }

  private static func outcomes(of pairs: [DesignedPair], in derivation: Derivation) -> [Outcome] {
    zip(pairs, derivation.colors).compactMap { pair, color in
      color.color(.dark).map { Outcome(pair: pair, role: color.role.role, derived: $0) }
    }
  }

  /// Derives the catalogs of an app, of which only the light half is known.
  private static func derivations(
    of pairs: [DesignedPair], by manner: DerivationManner
  ) -> [([DesignedPair], Derivation)] {
    let catalogs = Dictionary(grouping: pairs, by: \.catalog)
    return catalogs.keys.sorted().map { name in
      let own = catalogs[name] ?? []
      let catalog = AssetCatalog(path: "\(name).xcassets", sets: own.map(lightHalf))
      let context = AuditContext(project: Project(root: "."), catalogs: [catalog])
      var options = Derivation.Options()
      options.manner = manner
      return (own, Derivation(of: context.catalogs, options: options))
    }
  }

  private static func lightHalf(_ pair: DesignedPair) -> AssetSet {
    let path = "\(pair.name).colorset"
    var slot = EntrySlot()
    slot.idiom = "universal"
    let entry = ColorSet.Entry(
      slot: slot, value: .color(pair.light), location: SourceLocation(file: path))
    return AssetSet(
      kind: .color, name: pair.name, path: path, content: .color(ColorSet(entries: [entry])))
  }

  private mutating func measure(_ derivation: Derivation) {
    for pair in derivation.pairs where pair.lightRatio >= 4.5 {
      for (index, appearance) in Derivation.derived.enumerated() {
        legibility[index].count += 1
        if derivation.isLegible(pair, in: appearance) { legibility[index].passing += 1 }
      }
    }
  }

  /// Returns the outcomes of a rule that needs no fitting.
  package func outcomes(of rule: (Color) -> Color) -> [Outcome] {
    outcomes.map { Outcome(pair: $0.pair, role: $0.role, derived: rule($0.pair.light)) }
  }
}
