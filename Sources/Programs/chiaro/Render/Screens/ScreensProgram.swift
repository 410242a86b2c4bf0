// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroSource
import ChiaroSystem

/// The program `chiaro-screens`, which draws storyboards and xibs: it needs all views, and what
/// ends it is to end no more than the screens of one file.
struct ScreensProgram {
  /// What is drawn.
  struct Task: Sendable {
    /// The folder to which the files' paths are relative.
    var root: String
    /// The folder of the project that has the files' colors and images; nil for the root.
    var project: String?
    var files: [String]
    /// The folder for pictures; nil for none.
    var output: String?
    /// What may be written there.
    var place = OutputPlace()
    var isFull = false
    var scale = 1
    /// Whether what is seen is measured.
    var measures = false
    /// Whether small pictures of the screens are told too.
    var showsPreviews = false
    /// The styles that the files' apps are locked to.
    var locks: [String: AppearanceLock] = [:]

    /// The locks of the files, as the program reads them.
    var lockList: JSON {
      .array(
        files.compactMap { file in
          locks[file].map { lock in
            [
              "file": .string(file), "style": lock.style == .dark ? "dark" : "light",
              "by": .string(Path.relative(lock.file, to: root)),
            ]
          }
        })
    }
  }

  private let program: String

  /// The most files that one start of the program draws.
  private static let mostFiles = 24
  /// What a start may take.
  private static let byteCount = 512 << 20
  /// More than the 200 seconds of processor time that a start gives itself.
  private static let time = Duration.seconds(600)
  /// What all starts of a run may take; the files after that are left out and told.
  private let wholeTime: Duration
  private let deadline: ContinuousClock.Instant

  /// The program that `CHIARO_SCREENS` names, or the one that lies beside this one; nil for none.
  init?() {
    guard let path = Terminal.program("chiaro-screens", variable: "CHIARO_SCREENS") else {
      return nil
    }
    self.init(program: path)
  }

  /// The program at a path, which begins now.
  init(program: String, wholeTime: Duration = .seconds(1800)) {
    self.program = program
    self.wholeTime = wholeTime
    deadline = .now + wholeTime
  }

  /// Draws the files on all cores, but for those of which a former run drew the same.
  ///
  /// - Returns: the answers, a file each, in the order of the files
  func draw(_ task: Task, sources: [String]) -> [JSONValue] {
    let memory = ScreenMemory(task, sources: sources, program: program)
    let keys = task.files.map(memory.key)
    var answers = zip(task.files, keys).map { memory.answer(for: $0, key: $1) }
    let new = answers.indices.filter { answers[$0] == nil }
    var rest = task
    rest.files = new.map { task.files[$0] }
    for (index, told) in zip(new, measure(rest)) {
      memory.keep(JSON(told), for: task.files[index], key: keys[index])
      answers[index] = told
    }
    return answers.compactMap { $0 }
  }

  /// Draws the files on all cores, or measures them, without looking for a former run.
  ///
  /// - Returns: the answers, a file each, in the order of the files
  func measure(_ task: Task) -> [JSONValue] {
    let files = task.files
    // Each core has two starts, so that none waits long for the others' last one; more would
    // search the project and read its catalogs again for a few files.
    let share = (files.count + 2 * System.processorCount - 1) / (2 * System.processorCount)
    let count = min(Self.mostFiles, max(4, share))
    let parts = stride(from: 0, to: files.count, by: count).map {
      Array(files[$0..<min($0 + count, files.count)])
    }
    return parts.concurrentMap(stretch: 1) { files in
      var part = task
      part.files = files
      return self.answers(to: part)
    }.flatMap { $0 }
  }

  /// The answers for some files, as many as files; where the program fails, each file is tried by
  /// itself, so that the others are drawn.
  private func answers(to task: Task) -> [JSONValue] {
    var reason = "gave no answer"
    let rest = deadline - .now
    guard rest > .zero else {
      let words = "did not run, because all screens together took longer than \(wholeTime)"
      return task.files.flatMap { Self.failure($0, words) }
    }
    do throws(Subprocess.Failure) {
      let limits = Subprocess.Limits(
        byteCount: Self.byteCount, time: min(Self.time, rest), memory: HelperMemory.limit)
      let bytes = try Subprocess(.path(program), limits: limits)
        .output(reading: Array(Self.request(task).text(.compact).utf8))
      let answers = Self.answers(in: bytes)
      if answers.count == task.files.count { return answers }
    } catch {
      reason = error.description
    }
    if task.files.count == 1 { return Self.failure(task.files[0], reason) }
    return task.files.flatMap { file in
      var part = task
      part.files = [file]
      return answers(to: part)
    }
  }

  private static func answers(in bytes: [UInt8]) -> [JSONValue] {
    let files = JSONDocument.read(bytes, file: "answer").document?.root["files"]?.elements
    return files.map { Array($0) } ?? []
  }

  private static func request(_ task: Task) -> JSON {
    [
      "version": 1, "root": .string(task.root), "project": .string(task.project ?? task.root),
      "files": .array(task.files.map(JSON.string)),
      "output": task.output.map(JSON.string) ?? .null,
      "projects": .array(task.place.projects.map(JSON.string)),
      "matrix": task.isFull ? "full" : "default",
      "scale": .integer(task.scale), "measure": .bool(task.measures),
      "previews": .bool(task.showsPreviews), "locks": task.lockList,
    ]
  }

  /// An answer such as the program gives for a file that it cannot read.
  static func failure(_ file: String, _ reason: String) -> [JSONValue] {
    let nothing: JSON = ["read": 0, "unknown": 0]
    let answer: JSON = [
      "file": .string(file), "screens": [], "elements": nothing, "attributes": nothing,
      "diagnostics": [
        [
          "severity": "error", "id": "screens-not-drawn", "file": .string(file), "line": 1,
          "column": 1, "message": .string("chiaro-screens \(reason)"), "fix": .null,
        ]
      ],
    ]
    let answers: JSON = ["files": [answer]]
    return Self.answers(in: Array(answers.text(.compact).utf8))
  }
}
