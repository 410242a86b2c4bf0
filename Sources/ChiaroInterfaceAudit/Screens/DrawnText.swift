// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource

/// A text of a screen with what was measured of it in each appearance, beside what its file says
/// of its color and of what lies under it.
struct DrawnText {
  /// What was measured in an appearance.
  struct Sight {
    var appearance: String
    var text: ScreenMeasurement.Text
  }

  /// The view that shows it.
  var object: InterfaceObject
  /// What was measured, the lowest contrast of several lines.
  var sights: [Sight]
  /// The ground that the file tells; nil for pictures, materials and what code may draw.
  var ground: InterfaceGround?
  /// Whether a color of the text is the app's own.
  var hasOwnColor: Bool

  /// Whether the text and what is under it have colors of the system alone, as it pairs them.
  var isOfSystem: Bool {
    if hasOwnColor { return false }
    // What the system pairs holds on its materials too; a picture is the app's own.
    guard let ground else { return !isOnPicture }
    guard let color = ground.element.map(InterfaceColor.init) else { return true }
    if case .system = color.value { return true }
    return false
  }

  /// Whether what is behind its letters differs from place to place.
  private var isOnPicture: Bool {
    sights.contains { $0.text.highest > $0.text.lowest * 1.2 }
  }

  /// The place of its color in the file, or of the view.
  var place: InterfaceElement {
    object.element.children.first { $0.isNamed("color") && $0.key == "textColor" }
      ?? object.element
  }
}

extension ScreenSubject {
  /// The texts that are seen, in the order in which they are drawn.
  ///
  /// Left out are those of which a rule on files tells, or of whose ground it does.
  var texts: [DrawnText] { foundTexts.value { findTexts() } }

  private func findTexts() -> [DrawnText] {
    var search = GroundSearch(file)
    let own = file.objectsWithOwnTextColor
    var order: [String] = []
    var sights: [String: [DrawnText.Sight]] = [:]
    for look in looks {
      for text in look.texts {
        if sights[text.object] == nil { order.append(text.object) }
        let known = sights[text.object]?.firstIndex { $0.appearance == look.name }
        if let known {
          let former = sights[text.object]?[known].text.lowest ?? .infinity
          if text.lowest < former { sights[text.object]?[known].text = text }
        } else {
          sights[text.object, default: []].append(.init(appearance: look.name, text: text))
        }
      }
    }
    return order.compactMap { id in
      guard let object = untold(id), !Self.isInDarkPanel(object) else { return nil }
      let ground = search.ground(under: object.element)
      if let source = ground?.source, isTold(source) { return nil }
      return DrawnText(
        object: object, sights: sights[id] ?? [], ground: ground,
        hasOwnColor: own.contains(object.element))
    }
  }

  /// Whether an object is in a panel of macOS that is dark in both appearances, which is not drawn
  /// so.
  private static func isInDarkPanel(_ object: InterfaceObject) -> Bool {
    object.element.ancestors.contains {
      $0.isNamed("window") && $0.child(key: "styleMask")?.flag("HUD") == true
    }
  }
}
