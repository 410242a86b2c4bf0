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
  let foundTexts = Once<[DrawnInk]>()
  let foundMarks = Once<[DrawnInk]>()

  /// Prepares a screen.
  init(_ measured: ScreenMeasurement, in file: InterfaceSubject) {
    self.measured = measured
    self.file = file
  }

  /// Returns the object with an identifier; nil if the file has none.
  func object(_ id: String) -> InterfaceObject? {
    file.document.element(id: id).map(InterfaceObject.init)
  }

  /// The appearances in which the app is seen.
  var looks: [ScreenMeasurement.Look] {
    guard let lock = file.lock else { return measured.looks }
    return measured.looks.filter { $0.name.hasPrefix("dark") == (lock.style == .dark) }
  }
}
