// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroInterfaceAudit
import ChiaroSource

/// The screens of a project as `chiaro-screens` draws and measures them for the audit.
enum ScreenMeasuring {
  /// Measures the screens of files, given from a folder; what cannot be drawn is left out and told.
  ///
  /// - Parameters:
  ///   - files: the paths of storyboards and xibs
  ///   - root: the folder from which they are given
  ///   - locks: the styles that the files' apps are locked to
  ///   - gallery: what keeps the screens' pictures; nil for none
  /// - Returns: the screens by their files
  static func screens(
    of files: [String], in root: String, locked locks: [String: AppearanceLock],
    for gallery: ScreenGallery?
  ) -> MeasuredScreens {
    guard let program = ScreensProgram() else {
      let place = SourceLocation(file: root)
      return MeasuredScreens(diagnostics: [
        Diagnostic(
          .warning, id: "screens-not-drawn", at: place,
          "chiaro-screens is not beside chiaro: screens are judged by their files alone",
          fix: "swift build -c release puts both into .build/release")
      ])
    }
    let answers = program.measure(
      ScreensProgram.Task(
        root: root, files: files, measures: true, showsPreviews: gallery != nil, locks: locks))
    var measured = MeasuredScreens()
    for (file, answer) in zip(files, answers) {
      gallery?.keep(answer, ofFileAt: Path.join(root, file))
      measured.screens[file] = answer["screens"]?.elements.compactMap(ScreenMeasurement.init)
      measured.diagnostics += failures(answer, Path.join(root, file))
    }
    return measured
  }

  /// Returns why nothing is told of a file; what was odd in its elements is for `chiaro render`.
  private static func failures(_ answer: JSONValue, _ path: String) -> [Diagnostic] {
    guard let told = answer["diagnostics"]?.elements else { return [] }
    return told.compactMap { value in
      guard value["id"]?.string == "screens-not-drawn", let message = value["message"]?.string,
        let severity = value["severity"]?.string.flatMap(Severity.init(rawValue:))
      else { return nil }
      let place = SourceLocation(file: path, line: 1, column: 1)
      return Diagnostic(severity, id: "screens-not-drawn", at: place, message)
    }
  }
}
