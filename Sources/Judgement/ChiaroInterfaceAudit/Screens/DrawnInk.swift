// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource

/// A text or symbol of a screen with what was measured of it in each appearance, beside what its
/// file says of its color and of what lies under it.
struct DrawnInk {
  /// What was measured in an appearance.
  struct Sight {
    var appearance: String
    var ink: ScreenMeasurement.Ink
  }

  /// The view or the item of a bar that shows it.
  var object: InterfaceObject
  /// The bar around it; nil for what is in no bar, or in one that the file does not have.
  var bar: InterfaceElement?
  /// What was measured, the lowest contrast of several lines.
  var sights: [Sight]
  /// The ground that the file tells; nil for pictures, materials and what code may draw.
  var ground: InterfaceGround?
  /// The element of its color, or of one that its bar gives it; nil for a color of the system's.
  var color: InterfaceElement?
  /// Whether its color, or one of its bar's, is the app's own.
  var hasOwnColor: Bool

  /// Whether it and what is under it have colors of the system alone, as it pairs them.
  var isOfSystem: Bool {
    if hasOwnColor { return false }
    // Without a color of its own a bar is translucent, and the system takes care of what is in it.
    if Self.isInBar(object.element), ground == nil { return true }
    // What the system pairs holds on its materials too; a picture is the app's own.
    guard let ground else { return !isOnPicture }
    return ground.isOfSystem
  }

  /// Whether what is behind its letters differs from place to place.
  private var isOnPicture: Bool {
    sights.contains { $0.ink.highest > $0.ink.lowest * 1.2 }
  }

  /// The objects that have a share in how it is seen: its bar, and what has its ground.
  var parties: [InterfaceElement] { [bar, ground?.source].compactMap { $0 } }

  /// The place of its color in the file, or of the object; of what has the color of its bar, that
  /// bar's.
  var place: InterfaceElement { color ?? object.element }

  /// Whether an object stands in a bar.
  static func isInBar(_ element: InterfaceElement) -> Bool {
    element.isNamed("barButtonItem") || element.isNamed("tabBarItem")
      || element.isNamed("navigationItem")
  }
}

extension ScreenSubject {
  /// The texts that are seen, in the order in which they are drawn.
  var texts: [DrawnInk] { foundTexts.value { inks { $0.texts } } }

  /// The symbols and other pictures in one color that are seen, in the order in which they are
  /// drawn.
  var marks: [DrawnInk] { foundMarks.value { inks { $0.marks } } }

  private func inks(_ kind: (ScreenMeasurement.Look) -> [ScreenMeasurement.Ink]) -> [DrawnInk] {
    var search = GroundSearch(file)
    let own = file.objectsWithOwnTextColor
    return sights(kind).compactMap { id, sights in
      guard let object = object(id), !Self.isInDarkPanel(object) else { return nil }
      let bar = sights.first?.ink.bar.flatMap(file.document.element)
      let isInBar = DrawnInk.isInBar(object.element)
      let ground =
        isInBar ? bar.flatMap(file.ownGround) : search.ground(under: object.element)
      let roles: [ColorUse.Role] =
        isInBar || sights.first?.ink.font == nil ? [.tint] : [.text]
      let color = file.color(of: [object.element, bar].compactMap { $0 }, in: roles)
      return DrawnInk(
        object: object, bar: bar, sights: sights, ground: ground, color: color,
        hasOwnColor: own.contains(object.element) || bar.map(own.contains) == true)
    }
  }

  /// The objects in the order in which they are drawn, with what was measured in each appearance:
  /// the lowest contrast of what they draw.
  private func sights(
    _ kind: (ScreenMeasurement.Look) -> [ScreenMeasurement.Ink]
  ) -> [(object: String, sights: [DrawnInk.Sight])] {
    var order: [String] = []
    var sights: [String: [DrawnInk.Sight]] = [:]
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

  /// Whether an object is in a panel of macOS that is dark in both appearances, which is not drawn
  /// so.
  private static func isInDarkPanel(_ object: InterfaceObject) -> Bool {
    object.element.ancestors.contains {
      $0.isNamed("window") && $0.child(key: "styleMask")?.flag("HUD") == true
    }
  }
}
