// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// Something that is seen on a screen, with what says where a finding about it stands.
enum DrawnThing: Sendable {
  /// An object of a storyboard or xib.
  case object(DrawnObject)
  /// What an expression in code made.
  case code(DrawnExpression)

  /// Whether it is drawn by itself, without the screen around it.
  var isAlone: Bool {
    if case .code(let expression) = self { return expression.isAlone }
    return false
  }
}

/// An object of a storyboard or xib, as it is seen.
struct DrawnObject: Sendable {
  /// The view, or the item of a bar.
  var object: InterfaceObject
  /// The place of its color in the file, or of the object; of what has the color of its bar, that
  /// bar's.
  var place: InterfaceElement
  /// The object whose background is under it; nil where the file names none.
  var ground: InterfaceElement?
  /// The objects that have a share in how it is seen: its bar, and what has its ground.
  var parties: [InterfaceElement] = []

  init(
    _ object: InterfaceObject, at place: InterfaceElement? = nil, ground: InterfaceElement? = nil,
    parties: [InterfaceElement] = []
  ) {
    self.object = object
    self.place = place ?? object.element
    (self.ground, self.parties) = (ground, parties)
  }
}

/// A problem that a rule found on a screen, before further considerations.
package struct DrawnProblem: Sendable {
  var thing: DrawnThing
  /// What it is, in words: `text`, `background`.
  var role: String
  /// What is wrong, in the fewest words, and in which appearance: `Unreadable in dark`.
  var lead: String
  /// The values behind it.
  var words = ""
  /// What speaks for or against it.
  var considerations: [Consideration] = []
  var appearance: String?
  var measured: MeasuredValue?
  /// Whether it is about the screen as a whole.
  var isOfScreen = false
}

extension DrawnProblem {
  /// The problem as one of a file's, with what code may do to its object; nil for one of code.
  ///
  /// - Parameters:
  ///   - file: the file
  ///   - told: what rules on files tell of its objects
  /// - Returns: the problem with its place in the file
  func placed(in file: InterfaceSubject, besides told: ToldObjects) -> InterfaceReport.Problem? {
    guard case .object(let drawn) = thing else { return nil }
    return file.weighed(
      InterfaceReport.Problem(
        place: drawn.place, object: drawn.object, role: role, lead: lead, words: words,
        considerations: considerations, appearance: appearance, measured: measured,
        isOfFile: isOfScreen,
        parties: isOfScreen ? told.objects(onScreenOf: drawn.object) : drawn.parties),
      on: drawn.ground)
  }
}
