// SPDX-License-Identifier: MIT

package import ChiaroSource

/// An evaluator to which a host returns: each piece of work runs on a thread with a deep stack, and
/// all of them share the limits of one screen.
///
/// Reaching a limit ends the session: later requests return nothing.
package final class Session {
  package let program: Program
  let evaluator: Evaluator
  /// The diagnostics about the code.
  package private(set) var diagnostics: [Diagnostic] = []
  /// How many of the places at which code went on are told.
  private var toldEndings = 0
  /// Whether a limit was reached.
  package private(set) var isOver = false

  package init(_ program: Program, limits: Limits = Limits()) {
    self.program = program
    evaluator = Evaluator(program, limits)
  }

  /// The number of changes of state and objects.
  package var changeCount: Int { evaluator.changeCount }

  /// Begins the work of another screen, which has limits of its own.
  package func begin() {
    isOver = false
    evaluator.begin()
  }

  /// The assumptions, in the order in which they were needed.
  package var assumptions: [Assumption] { evaluator.assumptions }

  /// Says that something was assumed.
  package func assume(_ words: String, _ place: Place) { evaluator.assume(words, place) }

  /// Does work with the evaluator; nil where it came to no end.
  package func perform<Result>(_ work: (Evaluator) throws -> Result) -> Result? {
    guard !isOver else { return nil }
    var outcome: Swift.Result<Result, any Error>?
    withoutActuallyEscaping(work) { work in
      DeepStack.run { outcome = Swift.Result { try work(self.evaluator) } }
    }
    for (words, place) in evaluator.endings.dropFirst(toldEndings) {
      note(Interruption.fatal(words, place))
    }
    toldEndings = evaluator.endings.count
    switch outcome {
    case .success(let result)?: return result
    case .failure(let error)?: note(error)
    case nil: break
    }
    return nil
  }

  private func note(_ error: any Error) {
    if case .limit? = error as? Interruption { isOver = true }
    // What fails in light fails in dark too, and is told once.
    let diagnostic = program.diagnostic(error)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}
