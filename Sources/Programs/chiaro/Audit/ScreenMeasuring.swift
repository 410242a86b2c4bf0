// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroInterfaceAudit
import ChiaroSource

/// The screens of a project as `chiaro-screens` draws and measures them for the audit.
enum ScreenMeasuring {
  /// Measures the screens of files; what cannot be drawn is left out and told.
  ///
  /// - Parameters:
  ///   - files: the paths of storyboards and xibs in the project
  ///   - project: the project, with the styles that its apps are locked to
  ///   - gallery: what keeps the screens' pictures; nil for none
  /// - Returns: the screens by their files
  static func screens(
    of files: [String], in project: AuditContext, for gallery: ScreenGallery?
  ) -> MeasuredScreens {
    let root = project.root
    guard let program = ScreensProgram() else {
      var missing = MeasuredScreens()
      missing.cuts = [
        AuditCut(
          .missingProgram,
          Diagnostic(
            .error, id: "screens-not-drawn", at: SourceLocation(file: root),
            """
            the program chiaro-screens is missing from chiaro's folder, so storyboards and xibs \
            are judged without drawing them
            """,
            fix:
              "build both programs with swift build -c release, or install both with make install"
          ))
      ]
      return missing
    }
    let answers = program.measure(
      ScreensProgram.Task(
        root: root, files: files, measures: true, showsPreviews: gallery != nil,
        locks: locks(of: files, below: root, in: project)))
    for (file, answer) in zip(files, answers) {
      gallery?.keep(answer, ofFileAt: Path.join(root, file))
    }
    return measured(zip(files, answers), in: root)
  }

  /// The styles that the apps of files below a folder are locked to, by the files' paths there.
  static func locks(
    of files: [String], below folder: String, in project: AuditContext
  ) -> [String: AppearanceLock] {
    let locks = project.locks(governing: files.map { Path.join(folder, $0) })
    return Dictionary(
      files.compactMap { file in locks[Path.join(folder, file)].map { (file, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Reads what was measured of files from the answers about them.
  ///
  /// - Parameters:
  ///   - answers: the paths of the files below a folder, and what was told of them
  ///   - root: the folder
  /// - Returns: the screens by their files
  static func measured(
    _ answers: some Sequence<(String, JSONValue)>, in root: String
  ) -> MeasuredScreens {
    var measured = MeasuredScreens()
    for (file, answer) in answers {
      measured.screens[file] = answer["screens"]?.elements.compactMap(ScreenMeasurement.init)
      for one in told(answer, Path.join(root, file)) {
        switch one.id {
        case failure: measured.cuts.append(AuditCut(.limit, one))
        case excess:
          measured.cuts.append(
            AuditCut(
              .limit,
              Diagnostic(
                .error, id: one.id, at: one.location, "\(file): \(one.message)", fix: one.fix)))
        default: measured.diagnostics.append(one)
        }
      }
    }
    return measured
  }

  private static let failure = "screens-not-drawn"
  private static let excess = "screens-left-out"
  /// What is told of a file besides its elements, whose oddities are for `chiaro render`.
  private static let shownIDs: Set = [failure, excess, "text-cut"]

  /// Returns why nothing is told of a file, or not everything.
  private static func told(_ answer: JSONValue, _ path: String) -> [Diagnostic] {
    guard let told = answer["diagnostics"]?.elements else { return [] }
    return told.compactMap { value in
      guard let id = value["id"]?.string, shownIDs.contains(id),
        let message = value["message"]?.string,
        let severity = value["severity"]?.string.flatMap(Severity.init(rawValue:))
      else { return nil }
      let place = SourceLocation(
        file: path, line: value["line"]?.integer ?? 1, column: value["column"]?.integer ?? 1)
      return Diagnostic(severity, id: id, at: place, message, fix: value["fix"]?.string)
    }
  }
}
