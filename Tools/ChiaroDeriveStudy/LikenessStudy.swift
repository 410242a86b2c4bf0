// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroDerivation
import ChiaroSource

/// What a model palette is worth: half of an app's pairs as the model of the other half, beside the
/// examples of all other apps.
///
/// Both halves are derived, each by the other; apps with few pairs are left out, since half of them
/// tells no manner.
package struct LikenessStudy: Sendable {
  /// The least number of pairs that an app has.
  package static let leastCount = 8

  /// The outcomes without a model.
  package private(set) var without: [HeldOutStudy.Outcome] = []
  /// The outcomes of the same pairs with one.
  package private(set) var with: [HeldOutStudy.Outcome] = []

  /// Runs the study; the examples are those of the pairs, in their order.
  init(_ pairs: [DesignedPair], _ examples: [DesignedColor]) {
    let apps = Dictionary(grouping: pairs, by: \.app).filter { $1.count >= Self.leastCount }
    let outcomes = apps.keys.sorted().concurrentMap(stretch: 1) { app in
      Self.outcomes(
        of: apps[app] ?? [],
        by: DerivationManner(
          pairs.indices.filter { pairs[$0].app != app }.map { examples[$0] }))
    }
    without = outcomes.flatMap(\.without)
    with = outcomes.flatMap(\.with)
  }

  private static func outcomes(
    of own: [DesignedPair], by manner: DerivationManner
  ) -> (without: [HeldOutStudy.Outcome], with: [HeldOutStudy.Outcome]) {
    var (without, with): ([HeldOutStudy.Outcome], [HeldOutStudy.Outcome]) = ([], [])
    for half in 0..<2 {
      let asked = own.indices.filter { $0 % 2 == half }.map { own[$0] }
      let model = own.indices.filter { $0 % 2 != half }.map { own[$0] }
      without += HeldOutStudy.outcomes(of: asked, by: manner)
      var like = manner
      like.examples += model.map { pair in
        .model(
          RoleReading(name: pair.name, light: pair.light).role, NameKind(pair.name),
          light: pair.light, dark: pair.dark)
      }
      with += HeldOutStudy.outcomes(of: asked, by: like)
    }
    return (without, with)
  }
}
