// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroInspection
import ChiaroInterfaceAudit
import ChiaroSource
import Synchronization

/// The audit of a project that draws its screens as it measures them, so that the project is read,
/// its source parsed and each screen made once.
struct ScreenInspection {
  /// What was told of the files of the search, in their order; nil where the audit had no screen to
  /// measure, so that nothing was drawn.
  let answers: [JSONValue]?
  /// What the audit found.
  let findings: ScreenFindings

  /// What was told, once it is.
  private final class Drawing: Sendable {
    let answers = Mutex<[JSONValue]?>(nil)
  }

  /// Audits a project as `chiaro audit --screens` does, by its configuration.
  ///
  /// - Parameters:
  ///   - path: the folder of the project
  ///   - search: its storyboards and xibs, of which those that the audit leaves out are drawn too
  ///   - task: how they are drawn
  ///   - program: what draws them
  /// - Throws: what keeps the project from being audited
  init(
    of path: String, _ search: ScreenSearch, _ task: ScreensProgram.Task,
    by program: ScreensProgram
  ) throws {
    let drawing = Drawing()
    let sources = search.sources
    let auditor = Auditor { files, project in
      var task = task
      task.measures = true
      task.locks = ScreenMeasuring.locks(of: task.files, below: task.root, in: project)
      let answers = program.draw(task, sources: sources)
      drawing.answers.withLock { $0 = answers }
      let wanted = Set(files)
      return ScreenMeasuring.measured(
        zip(task.files, answers).filter { wanted.contains($0.0) }, in: project.root)
    }
    let file = try ConfigurationFile.governing(path, rules: .installed)
    let run = try Outcome.reading { () throws(InspectionError) in
      try Inspection(of: path, options: Inspection.Options(file, auditor: auditor))
    }
    answers = drawing.answers.withLock { $0 }
    findings = ScreenFindings(run)
  }
}
