// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroDrawnKit
import ChiaroInterpreter
import ChiaroSwiftUI

/// A screen of UIKit that was made in the light and then switched to dark, which shows the layers
/// whose colors stay: no still picture does.
@MainActor
struct LayerSwitch {
  private let light: KitLayers
  private let switched: KitLayers

  /// Switches a screen that is shown in the light.
  init(_ screen: KitScreen, _ kit: SourceKit, _ session: Session) {
    let kit = kit.kit
    light = kit.layers
    let after = session.perform { evaluator in
      MainThread.run((kit, screen, evaluator)) { kit, screen, evaluator in
        kit.take(evaluator)
        screen.show(TraitCollection(userInterfaceStyle: .dark), kit)
        return kit.layers
      }
    }
    switched = after ?? light
  }

  /// What stayed and what changed, beside the same screen made in the dark.
  func compared(_ kit: Kit, _ program: Program) -> LayerPlaces {
    let (stale, renewed) = light.compared(after: switched, besides: kit.layers)
    return LayerPlaces(
      stale: stale.compactMap { color in program.sourcePlace(color.place).map { ($0, color) } },
      renewed: renewed.compactMap(program.sourcePlace))
  }
}

/// The places that give layers colors.
struct LayerPlaces {
  /// Those that a switch of the style leaves as they were, with what they give.
  var stale: [(place: SourcePlace, color: KitLayers.Stale)]
  /// Those that code sets again.
  var renewed: [SourcePlace]
}
