// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroInterfaceAudit
import ChiaroSource

/// The screens in a project's code as `chiaro-screens` draws and measures them for the audit.
///
/// What is not drawn is judged by the rules over code alone, so that the audit is whole without it;
/// one line says how much that is.
enum CodeScreenMeasuring {
  /// The most files of which screens are drawn.
  ///
  /// It is work that is bounded, and not time, so that the same project has the same findings on
  /// each machine.
  private static let mostFiles = 1_000

  /// Measures the screens in a project's code.
  ///
  /// - Parameters:
  ///   - context: the project
  ///   - cache: the folder in which the answer is kept for the next run; nil for none
  ///   - gallery: what keeps the screens' pictures; nil for none
  /// - Returns: the screens by their files
  static func screens(
    in context: AuditContext, cachedIn cache: String?, for gallery: ScreenGallery?
  ) -> MeasuredScreens {
    guard var search = CodeSearch(of: context.project) else { return MeasuredScreens() }
    guard let program = CodeScreensProgram() else {
      var none = MeasuredScreens()
      none.diagnostics = [
        leftOut(
          """
          screens in code are judged only by their source, because the program chiaro-screens is \
          missing from chiaro's folder
          """, in: context.root)
      ]
      return none
    }
    let left = search.shown.count - mostFiles
    search.shown = Array(search.shown.prefix(mostFiles))
    var task = CodeScreensProgram.Task(search: search)
    task.measures = true
    task.showsPreviews = gallery != nil
    task.cache = cache
    if cache != nil { task.place = OutputPlace(projects: [context.root]) }
    let answers = program.draw(task)
    var measured = MeasuredScreens()
    for answer in answers {
      guard let file = answer["file"]?.string else { continue }
      gallery?.keep(answer, ofFileAt: Path.join(context.root, file))
      measured.screens[file] = answer["screens"]?.elements.compactMap(ScreenMeasurement.init)
    }
    measured.diagnostics = said(answers, filesLeft: max(0, left), in: context.root)
    return measured
  }

  /// What is told of screens that were not drawn.
  private static let notDrawn: Set = [
    "screens-not-drawn", "screens-left-out", "screen-not-drawn", "evaluation-limit",
  ]

  /// One line about what was not drawn.
  private static func said(
    _ answers: [JSONValue], filesLeft: Int, in root: String
  ) -> [Diagnostic] {
    let told = answers.flatMap { $0["diagnostics"].map { Array($0.elements) } ?? [] }
    let count = told.count { $0["id"]?.string.map(notDrawn.contains) ?? false }
    let parts = [
      count > 0 ? "\(Count.text(count, "screen")) in code" : nil,
      filesLeft > 0 ? "the screens of \(Count.text(filesLeft, "more file"))" : nil,
    ].compactMap { $0 }
    if parts.isEmpty { return [] }
    let words =
      count == 1 && filesLeft == 0
      ? "was not drawn, and is judged only by its source"
      : "were not drawn, and are judged only by their source"
    return [leftOut("\(parts.joined(separator: " and ")) \(words)", in: root)]
  }

  private static func leftOut(_ message: String, in root: String) -> Diagnostic {
    Diagnostic(.note, id: "code-screens-left-out", at: SourceLocation(file: root), message)
  }
}
