// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroProject

/// What code may do to an object of a storyboard or xib, so that nobody sees what the file says.
enum CodeConsiderations {
  /// The color of an object in a role, and the object under it.
  struct Subject {
    var file: InterfaceSubject
    /// The element at which the color is.
    var place: InterfaceElement
    var object: InterfaceObject
    var role: String
    /// The object whose background is under a text; nil for none.
    var ground: InterfaceElement?
    /// How far code reaches the object and what is under it.
    let reaches: Set<InterfaceSubject.Reach>

    init(
      file: InterfaceSubject, place: InterfaceElement, object: InterfaceObject, role: String,
      ground: InterfaceElement?
    ) {
      (self.file, self.place, self.object, self.role) = (file, place, object, role)
      self.ground = ground
      reaches = Set([object.element, ground].compactMap(\.self).map(file.reach))
    }

    var element: InterfaceElement { object.element }
    /// The object and what is under it.
    var both: [InterfaceElement] { [element, ground].compactMap(\.self) }
    var code: ObjectCode { file.code }
  }

  static let all: [Weighing<Subject>] = [
    Weighing("unreached-scene", "no segue or code leads to the screen", guess: -2) {
      $0.file.isUnreached($0.element)
    },
    Weighing("owner-locks-style", "the screen's class sets its own style", guess: -2) {
      subject in
      subject.file.owner(of: subject.object).map(subject.code.forcesStyle) ?? false
    },
    Weighing("beside-dark-panel", "the file has a dark utility panel", guess: -1) {
      $0.file.isMac && $0.file.document.hasDarkPanel
    },
    Weighing("orphan", "nothing refers to the view around the object", guess: -1.5) {
      $0.file.isOfOrphan($0.element)
    },
    Weighing("hidden-for-good", "the object is hidden, and no code can show it", guess: -2) {
      $0.file.isHiddenForGood($0.element)
    },
    Weighing("set-by-code", "code gives the object another color", guess: -3) {
      $0.file.isAssigned($0.role, of: $0.element)
    },
    Weighing("cell-colors-itself", "the class of the cell sets colors", guess: -2) { subject in
      subject.place.parent?[attribute: "customClass"]
        .map { subject.code.setsColor(in: $0, of: nil) } ?? false
    },
    Weighing("bar-texts-by-code", "code sets text attributes of bars", guess: -2) {
      $0.role == "text" && $0.element.isNamed("navigationBar") && $0.code.setsTextsOfBars
    },
    Weighing(
      "undeclared-class",
      "the surrounding class is not declared in the project", guess: -1.5
    ) {
      $0.file.isOfNoClass($0.element)
    },
    Weighing("styled-cell", "the surrounding controller styles its cells", guess: -1.5) {
      $0.file.isInStyledCell($0.element)
    },
    Weighing("colored-from-afar", "other code colors objects of this kind", guess: -2) {
      $0.file.isColoredFromAfar($0.role, $0.element)
    },
    Weighing(
      "ground-set-by-code", "code gives the view under the object another color", guess: -2
    ) { subject in
      subject.ground.map {
        subject.file.isAssigned("background", of: $0)
          || subject.file.isColoredFromAfar("background", $0)
      } ?? false
    },
    Weighing("covered-by-children", "views of other controllers cover the background", guess: -2) {
      $0.role == "background" && $0.file.isCoveredByChildren($0.element)
    },
    Weighing("namesake-colored", "code colors an object of the same class", guess: -1.5) {
      $0.both.contains(where: $0.file.isNamesakeColored)
    },
    Weighing("themed", "an app theme sets the object's colors", guess: -3) {
      $0.reaches.contains(.themes)
    },
    Weighing(
      "styled-by-class",
      "the object's class, or a class that holds the object, sets colors", guess: -2
    ) {
      $0.reaches.contains(.sets)
    },
    Weighing("reached-by-code", "code has a reference to the object", guess: -0.1) {
      $0.reaches.contains(.reaches)
    },
    Weighing("all-views-themed", "an app theme colors all views", guess: -2) {
      $0.code.themesAllViews
    },
  ]
}
