// SPDX-License-Identifier: MIT

import ChiaroColor
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

  /// The places of colors that a switch of the style leaves unchanged, although a screen made in
  /// the other style has other colors; and of colors that code sets again.
  ///
  /// - Parameters:
  ///   - switched: the same layers after the switch
  ///   - fresh: the layers of the same screen, made in the other style
  /// - Returns: the places of both kinds, in order
  package func compared(
    after switched: KitLayers, besides fresh: KitLayers
  ) -> (stale: [Place], renewed: [Place]) {
    var wanted: [Place: Color] = [:]
    for given in fresh.colors.values { wanted[given.use] = given.color }
    var (stale, renewed): (Set<Place>, Set<Place>) = ([], [])
    for (key, given) in colors {
      guard let now = switched.colors[key]?.color, let wish = wanted[given.use],
        wish != given.color
      else { continue }
      if now == given.color { stale.insert(given.use) }
      if now == wish { renewed.insert(given.use) }
    }
    // Of several layers at one place, each has to be set again.
    return (Self.sorted(stale), Self.sorted(renewed.subtracting(stale)))
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
