// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroProject
import ChiaroSource

extension ScreenSubject {
  /// Prepares a screen of a storyboard or xib.
  init(_ measured: ScreenMeasurement, in file: InterfaceSubject) {
    let screen = FileScreen(measured: measured, file: file)
    hasTwoStyles = file.hasTwoStyles
    texts = screen.inks { $0.texts }
    marks = screen.inks { $0.marks }
    areas = screen.areas
    selections = screen.selections
    dark = measured.look("dark")?.dark
    unchanging = screen.unchanging
  }
}

/// What was measured of a screen, beside its file.
private struct FileScreen {
  let measured: ScreenMeasurement
  let file: InterfaceSubject

  /// Returns the object with an identifier; nil if the file has none.
  private func object(_ id: String) -> InterfaceObject? {
    file.document.element(id: id).map(InterfaceObject.init)
  }

  /// The appearances in which the app is seen.
  private var looks: [ScreenMeasurement.Look] { measured.looks(lockedTo: file.lock?.style) }

  // MARK: Texts and symbols

  func inks(_ kind: (ScreenMeasurement.Look) -> [ScreenMeasurement.Ink]) -> [DrawnInk] {
    var search = GroundSearch(file)
    let own = file.objectsWithOwnTextColor
    return DrawnInk.sights(looks, kind).compactMap { id, sights in
      guard let object = object(id), !Self.isInDarkPanel(object) else { return nil }
      let bar = sights.first?.ink.bar.flatMap(file.document.element)
      let isInBar = Self.isInBar(object.element)
      let ground =
        isInBar ? bar.flatMap(file.ownGround) : search.ground(under: object.element)
      let roles: [ColorUse.Role] =
        isInBar || sights.first?.ink.font == nil ? [.tint] : [.text]
      let color = file.color(of: [object.element, bar].compactMap { $0 }, in: roles)
      var ink = DrawnInk(
        thing: .object(
          DrawnObject(
            object, at: color, ground: ground?.source,
            parties: [bar, ground?.source].compactMap { $0 })),
        sights: sights, isOfSystem: false, confidence: ground?.confidence,
        hasGroundSource: ground?.source != nil)
      let hasOwnColor = own.contains(object.element) || bar.map(own.contains) == true
      ink.isOfSystem = !hasOwnColor && Self.isOfSystem(ink, ground, isInBar: isInBar)
      return ink
    }
  }

  /// Whether what is under something without a color of its own has colors of the system alone.
  private static func isOfSystem(
    _ ink: DrawnInk, _ ground: InterfaceGround?, isInBar: Bool
  ) -> Bool {
    // Without a color of its own a bar is translucent, and the system takes care of what is in it.
    if isInBar, ground == nil { return true }
    // What the system pairs holds on its materials too; a picture is the app's own.
    guard let ground else { return !ink.isOnPicture }
    return ground.isOfSystem
  }

  /// Whether an object stands in a bar.
  private static func isInBar(_ element: InterfaceElement) -> Bool {
    element.isNamed("barButtonItem") || element.isNamed("tabBarItem")
      || element.isNamed("navigationItem")
  }

  /// Whether an object is in a panel of macOS that is dark in both appearances, which is not drawn
  /// so.
  private static func isInDarkPanel(_ object: InterfaceObject) -> Bool {
    object.element.ancestors.contains {
      $0.isNamed("window") && $0.child(key: "styleMask")?.flag("HUD") == true
    }
  }

  // MARK: Areas

  var areas: [DrawnArea] {
    (measured.look("dark")?.areas ?? []).filter(\.isFilled).compactMap { area in
      guard let object = object(area.object) else { return nil }
      let use = file.colorUses.first { $0.role == .background && $0.object == object }
      let color = use.flatMap { use in file.resolved(use.color).map { (use, $0) } }
      let around = object.element.ancestors.filter { $0.objectID != nil }
      return DrawnArea(
        thing: .object(
          DrawnObject(object, at: use?.color.element, parties: Array(around))),
        id: area.object, around: Set(around.compactMap(\.objectID)), share: area.share,
        light: area.light,
        fixedColor: color.flatMap { use, color in
          color.adapts ? nil : InterfaceSubject.name(of: use.color, color)
        })
    }
  }

  // MARK: Selections

  var selections: [DrawnSelection] {
    looks.flatMap { look in
      look.selections.compactMap { selection in
        guard let object = object(selection.object),
          file.objectsWithOwnTextColor.contains(object.element)
            || Self.hasOwnColorOfOthers(object.element)
        else { return nil }
        return DrawnSelection(
          thing: .object(DrawnObject(object)), appearance: look.name, contrast: selection.contrast)
      }
    }
  }

  /// Whether the file gives a bar the color of the items that are not selected.
  private static func hasOwnColorOfOthers(_ bar: InterfaceElement) -> Bool {
    let key = "unselectedItemTintColor"
    return bar.child(key: key) != nil
      || bar.descendants.contains {
        $0.isNamed("userDefinedRuntimeAttribute") && $0[attribute: "keyPath"] == key
      }
  }

  // MARK: The whole

  var unchanging: DrawnThing? {
    guard measured.isSame, let look = measured.looks.first, !look.texts.isEmpty,
      let object = measured.object.flatMap(object), !Self.hasOwnStyle(object)
    else { return nil }
    return .object(DrawnObject(object))
  }

  /// Whether the screen is given a style on purpose.
  private static func hasOwnStyle(_ object: InterfaceObject) -> Bool {
    ([object.element] + Array(object.element.children)).contains {
      $0[attribute: "userInterfaceStyle"] != nil || $0[attribute: "appearanceType"] != nil
    }
  }
}
