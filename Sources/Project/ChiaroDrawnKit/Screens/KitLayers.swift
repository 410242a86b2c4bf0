// SPDX-License-Identifier: MIT

package import ChiaroColor
package import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews

/// The colors that code gave layers: a layer has a color of Core Graphics, which no switch of the
/// style changes.
package struct KitLayers {
  /// A color of a layer.
  private struct Given {
    var color: Color
    var use: Place
  }

  private struct Key: Hashable {
    var layer: ObjectIdentifier
    var property: String
  }

  private var colors: [Key: Given] = [:]

  /// What can be seen of a layer, by the property.
  @MainActor private static let properties: [String: (CALayer) -> CGColor?] = [
    "borderColor": { $0.borderWidth > 0 ? $0.borderColor : nil },
    "backgroundColor": { $0.backgroundColor },
    "shadowColor": { $0.shadowOpacity > 0 ? $0.shadowColor : nil },
    "fillColor": { ($0 as? CAShapeLayer)?.fillColor },
    "strokeColor": { ($0 as? CAShapeLayer)?.strokeColor },
  ]

  @MainActor init(of kit: Kit) {
    for (id, inks) in kit.inks {
      guard let layer = kit.layer(id) else { continue }
      for (property, ink) in inks where !ink.isAssumed {
        guard let color = Self.properties[property]?(layer) else { continue }
        colors[Key(layer: id, property: property)] = Given(
          color: color, use: ink.use)
      }
    }
  }

  /// A color that a switch of the style leaves unchanged.
  package struct Stale: Hashable {
    package var place: Place
    /// The property of the layer: `borderColor`.
    package var property: String
    /// The color that it keeps, and the one that a screen made in the other style has.
    package var kept: Color
    package var wanted: Color

    /// Whether people hardly see a difference between the two on a dark background.
    package var isAlike: Bool {
      let colors = [kept, wanted].map { $0.composited(over: .black) }
      return colors[0].deltaE2000(to: colors[1]) < KitLayers.alike
    }
  }

  /// The difference, as ΔE 2000, under which two colors look alike: the light and dark values of
  /// the system's hues differ by 2 to 5, those of its grays and separators by more than 50.
  private static let alike = 8.0

  /// Compares layers before and after a switch with those of a screen made in the other style.
  ///
  /// - Parameters:
  ///   - switched: the same layers after the switch
  ///   - fresh: the layers of the same screen, made in the other style
  /// - Returns: the colors that stay, and the places of colors that code sets again, in order
  package func compared(
    after switched: KitLayers, besides fresh: KitLayers
  ) -> (stale: [Stale], renewed: [Place]) {
    // One place may give several layers different colors.
    var wanted: [Place: Set<Color>] = [:]
    for given in fresh.colors.values { wanted[given.use, default: []].insert(given.color) }
    var (stale, renewed): (Set<Stale>, Set<Place>) = ([], [])
    for (key, given) in colors {
      guard let now = switched.colors[key]?.color, let wishes = wanted[given.use],
        !wishes.contains(given.color)
      else { continue }
      if now == given.color, let wish = wishes.min(by: { $0.hexText < $1.hexText }) {
        let color = Stale(
          place: given.use, property: key.property, kept: given.color, wanted: wish)
        stale.insert(color)
      }
      if wishes.contains(now) { renewed.insert(given.use) }
    }
    // Of several layers at one place, each has to be set again.
    return (Self.sorted(stale), Self.sorted(renewed.subtracting(stale.map(\.place))))
  }

  private static func sorted(_ stale: Set<Stale>) -> [Stale] {
    let first = Dictionary(grouping: stale) { $0.place }.compactMapValues { colors in
      colors.min { ($0.property, $0.kept.hexText) < ($1.property, $1.kept.hexText) }
    }
    return sorted(Set(first.keys)).compactMap { first[$0] }
  }

  private static func sorted(_ places: Set<Place>) -> [Place] {
    places.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
  }
}

extension Kit {
  /// The colors that code gave layers so far.
  package var layers: KitLayers { KitLayers(of: self) }

  /// A layer of an instance; nil for what is none.
  fileprivate func layer(_ id: ObjectIdentifier) -> CALayer? { instance(id)?.native as? CALayer }
}
