// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSystem

/// The program `chiaro-screens` as what draws screens of code: parsing and evaluating what is not
/// trusted is to end no more than the screens of one file.
struct CodeScreensProgram {
  /// What is drawn.
  struct Task: Sendable {
    var search: CodeSearch
    /// The folder for pictures; nil for none.
    var output: String?
    /// The folder in which the answer is kept for the next run, where that is none of pictures.
    var cache: String?
    /// What may be written there.
    var place = OutputPlace()
    var isFull = false
    var scale = 2
    /// The name of the only previews that are drawn; nil for all.
    var preview: String?
    /// The name of the device; nil for the usual one.
    var device: String?
    /// Whether what snapshot tests assert is drawn, in place of previews.
    var isSnapshots = false
    /// Whether what is seen is measured.
    var measures = false
    /// Whether small pictures are told, for the pages of a report.
    var showsPreviews = false
  }

  private let program: String

  /// What a start may take.
  private static let byteCount = 512 << 20
  private static let time = Duration.seconds(300)
  private static let timeOfTests = Duration.seconds(620)
  /// The fewest files for which a second start is worth reading the project again.
  private static let fewFiles = 12

  /// The program that `CHIARO_SCREENS` names, or the one that lies beside this one; nil for none.
  init?() {
    guard let path = Terminal.program("chiaro-screens", variable: "CHIARO_SCREENS") else {
      return nil
    }
    program = path
  }

  /// Draws the screens of a search on all cores, but for what a former run drew of the same code.
  ///
  /// - Returns: the answers, one a file that has screens or diagnostics
  func draw(_ task: Task) -> [JSONValue] {
    let memory = CodeMemory(task, program: program)
    if let known = memory?.answer() { return known }
    let files = task.search.shown
    let count = files.count < Self.fewFiles ? 1 : max(1, System.processorCount)
    let share = (files.count + count - 1) / count
    let parts = stride(from: 0, to: files.count, by: max(1, share)).map {
      Array(files[$0..<min($0 + share, files.count)])
    }
    let answers = parts.concurrentMap(stretch: 1) { self.answers(for: $0, task) }
      .flatMap { $0 }
    memory?.keep(answers)
    return answers
  }

  /// What snapshot tests assert: the whole answer; nil where the program gives none, with why.
  ///
  /// Where the program fails, each half of the files with tests is tried by itself, so that a test
  /// that ends it loses no others.
  func snapshots(_ task: Task) -> (answer: JSON?, reason: String) {
    let (answer, reason) = run(nil, task)
    if let answer { return (JSON(answer), reason) }
    // Without a file, all stored pictures are listed, each with a reason.
    guard let listed = run([], task).answer else { return (nil, reason) }
    var answers = SnapshotAnswers(JSON(listed))
    var starts = Self.mostStarts
    draw(task.search.tests, task, reason, &starts, into: &answers)
    return (answers.json, reason)
  }

  /// How often a program that fails is started again.
  private static let mostStarts = 24

  private func draw(
    _ files: [String], _ task: Task, _ reason: String, _ starts: inout Int,
    into answers: inout SnapshotAnswers
  ) {
    guard files.count > 1, starts > 1 else {
      return answers.fail(files, files.count == 1 ? reason : "\(reason) together with other files")
    }
    starts -= 2
    let half = files.count / 2
    for part in [Array(files[..<half]), Array(files[half...])] {
      let (answer, reason) = run(part, task)
      if let answer {
        answers.add(JSON(answer))
      } else {
        draw(part, task, reason, &starts, into: &answers)
      }
    }
  }

  /// The answers for some files; where the program fails, each half is tried by itself, so that the
  /// other files are drawn.
  private func answers(for files: [String], _ task: Task) -> [JSONValue] {
    let (answer, reason) = run(files, task)
    if let told = answer?["files"]?.elements { return Array(told) }
    guard files.count > 1 else { return files.flatMap { ScreensProgram.failure($0, reason) } }
    let half = files.count / 2
    return answers(for: Array(files[..<half]), task) + answers(for: Array(files[half...]), task)
  }

  private func run(_ files: [String]?, _ task: Task) -> (answer: JSONValue?, reason: String) {
    do throws(Subprocess.Failure) {
      let limits = Subprocess.Limits(
        byteCount: Self.byteCount, time: task.isSnapshots ? Self.timeOfTests : Self.time,
        memory: HelperMemory.limit)
      let bytes = try Subprocess(.path(program), limits: limits)
        .output(reading: Array(Self.request(files, task).text(.compact).utf8))
      return (JSONDocument.read(bytes, file: "answer").document?.root, "gave no answer")
    } catch {
      return (nil, error.description)
    }
  }

  private static func request(_ files: [String]?, _ task: Task) -> JSON {
    [
      "version": 1, "kind": task.isSnapshots ? "snapshots" : "source",
      "root": .string(task.search.root), "project": .string(task.search.root),
      "sources": .array(task.search.sources.map(JSON.string)),
      "shown": files.map { .array($0.map(JSON.string)) } ?? .null,
      "output": task.output.map(JSON.string) ?? .null,
      "projects": .array(task.place.projects.map(JSON.string)),
      "matrix": task.isFull ? "full" : "default", "scale": .integer(task.scale),
      "preview": task.preview.map(JSON.string) ?? .null,
      "device": task.device.map(JSON.string) ?? .null, "measure": .bool(task.measures),
      "previews": .bool(task.showsPreviews),
    ]
  }
}
