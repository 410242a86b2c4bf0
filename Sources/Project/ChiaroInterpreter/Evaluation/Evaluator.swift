// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSystem

/// Evaluates a program's expressions, within limits.
package final class Evaluator {
  package let program: Program
  var host: any Host { program.host }
  let limits: Limits
  /// The text that the program printed.
  package var output = ""
  /// The variables of the script.
  var globals: Scope
  /// The assumptions, in the order in which they were needed.
  package private(set) var assumptions: [Assumption] = []
  private var known: Set<Assumption> = []

  private(set) var steps = 0
  private var elements = 0
  var depth = 0
  private var began = (seconds: 0.0, milliseconds: 0)
  /// The types of which an unknown instance is being made.
  var sampled: [String] = []
  /// The objects that stand for those that nobody handed over, by the paths of their classes.
  var sampleObjects: [String: Value] = [:]
  var chainDepth = 0
  /// How often state and objects were changed.
  var changeCount = 0
  /// How many `do` and `try?` around what is evaluated catch what is thrown.
  var catchers = 0
  /// Where code ended itself and was taken to go on.
  private(set) var endings: [(words: String, place: Place)] = []
  /// The functions of the project's that are noted in place of being run; nil for none.
  var isNoted: NotedFunctions?
  /// The frame of the body that runs; nil outside of functions.
  var running: Frame?

  init(_ program: Program, _ limits: Limits) {
    self.program = program
    self.limits = limits
    globals = Scope(nil, Frame(selfCell: nil, type: nil))
    began = (SystemTime.monotonicSeconds, SystemTime.processorMilliseconds)
  }

  /// Begins to count anew.
  func begin() {
    steps = 0
    elements = 0
    depth = 0
    began = (SystemTime.monotonicSeconds, SystemTime.processorMilliseconds)
  }

  func step(_ place: Place) throws {
    steps += 1
    if steps > limits.steps { throw Interruption.limit("more than \(limits.steps) steps", place) }
    if steps & 1023 == 0, isLate {
      throw Interruption.limit(
        "evaluation took longer than \(Int(saturating: limits.seconds)) seconds", place)
    }
  }

  /// Whether the time is over: by the clock and by the processor, for on a machine with other work
  /// to do, time passes in which nothing is done.
  private var isLate: Bool {
    SystemTime.monotonicSeconds - began.seconds > limits.seconds
      && Double(SystemTime.processorMilliseconds - began.milliseconds) > limits.seconds * 1000
  }

  /// Counts elements or characters that are made.
  func take(_ count: Int, _ place: Place = .none) throws {
    elements = elements.addingReportingOverflow(max(0, count)).partialValue
    if elements > limits.elements || elements < 0 {
      throw Interruption.limit("more than \(limits.elements) elements", place)
    }
  }

  /// The builders that types of the program declare inside of them, by their names.
  lazy var nestedBuilders = Self.nestedBuilders(of: program)
  /// The most assumptions that are kept.
  private static let bound = 1_000

  func assume(_ words: String, _ place: Place, _ kind: Assumption.Kind = .look) {
    let assumption = Assumption(words: words, place: place, kind: kind)
    guard assumptions.count < Self.bound, known.insert(assumption).inserted else { return }
    assumptions.append(assumption)
  }

  /// An unknown value in place of one that cannot be had, as where an index is out of bounds.
  func trap(_ words: String, _ place: Place) -> Value {
    assume("\(words); the value is unknown", place, .value)
    return .unknown(UnknownValue("value", .any, place))
  }

  /// Goes on where code ended itself, if it may.
  func survive(_ words: String, _ place: Place) -> Bool {
    guard limits.goesOn, endings.count < Self.bound else { return false }
    assume("the code would stop the program: \(words); evaluation continues", place)
    endings.append((words, place))
    return true
  }

  func print(_ text: String) throws {
    guard output.utf8.count + text.utf8.count <= limits.output else {
      throw Interruption.limit("more than \(limits.output) bytes of output", .none)
    }
    output += text
  }
}
