// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Synchronization

/// The colors that the aliases of a palette lead to, each found once, however long chains are.
final class AliasColors: Sendable {
  /// A name in an environment.
  struct Place: Hashable, Sendable {
    var name: TokenName
    var query: VariantQuery
    var platform: Platform?
  }

  /// What a name stands for.
  enum Step {
    case alias(TokenName)
    /// A color, or none that is known.
    case end(TokenColor?)
  }

  private let known = Mutex<[Place: TokenColor?]>([:])

  /// Returns the color at the end of a chain; nil where it leads nowhere or in a circle.
  func color(at start: Place, _ step: (Place) -> Step) -> TokenColor? {
    var walked: Set<Place> = []
    var place = start
    while true {
      if let color = known.withLock({ $0[place] }) { return keep(color, for: walked) }
      guard walked.insert(place).inserted else { return keep(nil, for: walked) }
      switch step(place) {
      case .alias(let next): place.name = next
      case .end(let color): return keep(color, for: walked)
      }
    }
  }

  private func keep(_ color: TokenColor?, for places: Set<Place>) -> TokenColor? {
    known.withLock { known in for place in places { known[place] = .some(color) } }
    return color
  }
}
