// SPDX-License-Identifier: MIT

package import ChiaroAudit
package import ChiaroSource

/// The measurements of the screens in a project's files.
package struct MeasuredScreens: Sendable {
  /// The screens by their files' paths, relative to the project's folder.
  package var screens: [String: [ScreenMeasurement]]
  /// Diagnostics about files that were left out.
  package var diagnostics: [Diagnostic]
  /// The screens that should have been measured, but were not; the diagnostics do not contain them.
  package var cuts: [AuditCut] = []

  /// Creates the collection.
  package init(screens: [String: [ScreenMeasurement]] = [:], diagnostics: [Diagnostic] = []) {
    self.screens = screens
    self.diagnostics = diagnostics
  }
}
