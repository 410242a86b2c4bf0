// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroProject
import ChiaroSource

/// A screen prepared for rules: what was measured of it, beside the file that it is from.
package struct ScreenSubject: Sendable {
  /// The file that the screen is from.
  let file: InterfaceSubject
  /// What was measured.
  let measured: ScreenMeasurement
  /// The objects that findings of rules on files are about.
  private let told: Set<InterfaceElement>
  let foundTexts = Once<[DrawnInk]>()
  let foundMarks = Once<[DrawnInk]>()

  /// Prepares a screen; objects of which the findings tell already are passed over.
  init(_ measured: ScreenMeasurement, in file: InterfaceSubject, told: Set<InterfaceElement>) {
    self.measured = measured
    self.file = file
    self.told = told
  }

  /// Returns the objects of a file that findings are about.
  static func objects(of findings: [Finding], in file: InterfaceSubject) -> Set<InterfaceElement> {
    guard !findings.isEmpty, let root = file.document.root else { return [] }
    let places = Set(findings.flatMap { [$0.location] + $0.related })
    let elements = root.descendants.filter { places.contains($0.location) }
    return Set(elements.map { InterfaceObject(of: $0).element })
  }

  /// Returns the object with an identifier; nil for one of which a rule on files tells.
  func untold(_ id: String) -> InterfaceObject? {
    guard let element = file.document.element(id: id) else { return nil }
    return isTold(element) ? nil : InterfaceObject(of: element)
  }

  /// Whether a rule on files tells of the object to which an element belongs.
  func isTold(_ element: InterfaceElement) -> Bool {
    told.contains(InterfaceObject(of: element).element)
  }

  /// Whether a rule on files tells of an object around another.
  func isToldAround(_ object: InterfaceObject) -> Bool {
    object.element.ancestors.contains { told.contains($0) }
  }

  /// Whether a rule on files tells of anything on the screen of an object.
  func isToldOnScreen(of object: InterfaceObject) -> Bool {
    let screen = object.screen
    return told.contains { InterfaceObject(of: $0).screen == screen }
  }

  /// The appearances in which the app is seen.
  var looks: [ScreenMeasurement.Look] {
    guard let lock = file.lock else { return measured.looks }
    return measured.looks.filter { $0.name.hasPrefix("dark") == (lock.style == .dark) }
  }
}
