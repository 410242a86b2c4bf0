// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSystem

/// The program that parses source text, run for a project: a file that ends or stalls it is found
/// and left out, so that the others are judged.
struct SourceProgram {
  /// The answer, and what was left out for it.
  struct Outcome {
    var bytes: [UInt8]
    var answer: SourceAnswer
    /// Why files were not parsed, by their paths.
    var leftOut: [String: String] = [:]
  }

  /// Why there is no answer, in words to be put behind the program's name.
  struct Failure: Error {
    var words: String
  }

  /// What one run comes to.
  private enum Run {
    case answer([UInt8], SourceAnswer)
    /// Files take too long, as the program itself says.
    case stalled([String])
    /// Something ended the program.
    case ended(String)
  }

  /// The program's path.
  let path: String
  /// The folder that paths are given from.
  let root: String
  /// The files that an answer may be about, also those that are asked about for names alone.
  let known: [String]
  /// Makes a request for some files, of which some are not to be parsed.
  let request: (_ files: [String], _ unparsed: Set<String>) -> JSON
  private let deadline = ContinuousClock.now + time

  /// The longest that all runs take together.
  private static let time = Duration.seconds(300)
  private static let byteCount = 256 << 20
  /// The most files that are left out: a project of more is not what the program is for.
  private static let mostLeftOut = 64

  init(
    _ path: String, root: String, known: [String],
    request: @escaping ([String], Set<String>) -> JSON
  ) {
    self.path = path
    self.root = root
    self.known = known
    self.request = request
  }

  /// Asks about files; those that cannot be parsed are left out.
  func answer(about files: [String]) throws(Failure) -> Outcome {
    var leftOut: [String: String] = [:]
    while true {
      let more: [String: String]
      switch try run(files, Set(leftOut.keys)) {
      case .answer(let bytes, let answer):
        return Outcome(bytes: bytes, answer: answer, leftOut: leftOut)
      case .stalled(let names): more = Self.stalled(names)
      case .ended(let reason):
        // A program that ends of nothing is to blame itself.
        guard case .answer = try run([], []) else { throw Failure(words: reason) }
        more = try culprits(in: files.filter { leftOut[$0] == nil }, reason)
        if more.isEmpty { throw Failure(words: reason) }
      }
      let known = leftOut.count
      leftOut.merge(more) { first, _ in first }
      guard leftOut.count > known, leftOut.count <= Self.mostLeftOut else {
        throw Failure(
          words:
            "could not parse \(leftOut.count) of the files, and failed on the others too")
      }
    }
  }

  /// Finds those of some files because of which the program ended: each half is asked about by
  /// itself.
  private func culprits(
    in files: [String], _ reason: String
  ) throws(Failure) -> [String: String] {
    if files.count < 2 { return Dictionary(files.map { ($0, reason) }) { first, _ in first } }
    var found: [String: String] = [:]
    let middle = files.count / 2
    for half in [Array(files[..<middle]), Array(files[middle...])] {
      switch try run(half, []) {
      case .answer: break
      case .stalled(let names): found.merge(Self.stalled(names)) { first, _ in first }
      case .ended(let reason):
        found.merge(try culprits(in: half, reason)) { first, _ in first }
      }
    }
    return found
  }

  private static func stalled(_ names: [String]) -> [String: String] {
    Dictionary(names.map { ($0, "took too long") }) { first, _ in first }
  }

  private func run(_ files: [String], _ unparsed: Set<String>) throws(Failure) -> Run {
    let rest = deadline - .now
    guard rest > .zero else { throw Failure(words: "took longer than \(Self.time)") }
    let limits = Subprocess.Limits(
      byteCount: Self.byteCount, time: rest, memory: HelperMemory.limit)
    let bytes: [UInt8]
    do throws(Subprocess.Failure) {
      bytes = try Subprocess(.path(path), limits: limits)
        .output(reading: Array(request(files, unparsed).text(.compact).utf8))
    } catch {
      switch error {
      // It did not understand the request, or could not answer: no file is to blame.
      case .failed(.status(2)), .failed(.status(74)), .notStarted, .unreadable:
        throw Failure(words: error.description)
      case .tooLong: throw Failure(words: "took longer than \(Self.time)")
      default: return .ended(error.description)
      }
    }
    guard let answer = SourceAnswer(bytes, in: root, about: known) else {
      throw Failure(words: "gave no answer")
    }
    return answer.stalled.isEmpty ? .answer(bytes, answer) : .stalled(answer.stalled)
  }
}
