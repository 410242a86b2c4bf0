// SPDX-License-Identifier: MIT

import ChiaroFindings

/// A text or symbol of a screen with what was measured of it in each appearance, beside what is
/// known of its color and of what lies under it.
struct DrawnInk: Sendable {
  /// What was measured in an appearance.
  struct Sight: Sendable {
    var appearance: String
    var ink: ScreenMeasurement.Ink
  }

  var thing: DrawnThing
  /// What was measured, the lowest contrast of several lines.
  var sights: [Sight]
  /// Whether it and what is under it have colors of the system alone, as it pairs them.
  var isOfSystem: Bool
  /// How sure it is what lies under it; nil where nobody knows.
  var confidence: Confidence?
  /// Whether it is known what gave that its color.
  var hasGroundSource: Bool

  /// How sure it is that what is drawn under it is there, where code may have a say.
  var sureness: Confidence {
    guard let confidence else { return .low }
    return hasGroundSource ? confidence : min(confidence, .medium)
  }

  /// Whether it is a screen of code, whose author saw it in the light.
  var isOfCode: Bool {
    if case .code = thing { return true }
    return false
  }

  /// Whether what is behind its letters differs from place to place.
  var isOnPicture: Bool {
    sights.contains { $0.ink.highest > $0.ink.lowest * 1.2 }
  }

  /// Collects what was measured by the object that shows it, in the order in which it is drawn: of
  /// several lines the lowest contrast.
  static func sights(
    _ looks: [ScreenMeasurement.Look],
    _ kind: (ScreenMeasurement.Look) -> [ScreenMeasurement.Ink]
  ) -> [(object: String, sights: [Sight])] {
    var order: [String] = []
    var sights: [String: [Sight]] = [:]
    for look in looks {
      for ink in kind(look) {
        if sights[ink.object] == nil { order.append(ink.object) }
        let known = sights[ink.object]?.firstIndex { $0.appearance == look.name }
        if let known {
          let former = sights[ink.object]?[known].ink.lowest ?? .infinity
          if ink.lowest < former { sights[ink.object]?[known].ink = ink }
        } else {
          sights[ink.object, default: []].append(.init(appearance: look.name, ink: ink))
        }
      }
    }
    return order.map { ($0, sights[$0] ?? []) }
  }
}

/// A large area of a screen in dark.
struct DrawnArea: Sendable {
  var thing: DrawnThing
  /// What it is called among the areas of its screen.
  var id: String
  /// The areas that it may lie in.
  var around: Set<String>
  /// The share of the screen that it covers.
  var share: Double
  /// The share of its pixels that are light.
  var light: Double
  /// The name of the color that fills it and does not adapt; nil for one that does.
  var fixedColor: String?
}

/// Something that tells what is selected by a color alone.
struct DrawnSelection: Sendable {
  var thing: DrawnThing
  var appearance: String
  /// The contrast of the two colors.
  var contrast: Double
}
