// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroDerivation

/// What a model palette is worth: half of an app's pairs as the model of the other half, by curves
/// fitted to all other apps.
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

  /// Runs the study; of each app, what all others give is known already.
  init(_ pairs: [DesignedPair], curves: [String: ToneCurves]) {
    let apps = Dictionary(grouping: pairs, by: \.app).filter { $1.count >= Self.leastCount }
    for app in apps.keys.sorted() {
      guard let own = apps[app], let curves = curves[app] else { continue }
      for half in 0..<2 {
        let asked = own.indices.filter { $0 % 2 == half }.map { own[$0] }
        let model = own.indices.filter { $0 % 2 != half }.map { own[$0] }
        let manner = DerivationManner(curves: curves)
        without += HeldOutStudy.outcomes(of: asked, by: manner)
        var like = manner
        like.examples = model.map { pair in
          .model(
            RoleReading(name: pair.name, light: pair.light).role, light: pair.light,
            dark: pair.dark)
        }
        with += HeldOutStudy.outcomes(of: asked, by: like)
      }
    }
  }
}
