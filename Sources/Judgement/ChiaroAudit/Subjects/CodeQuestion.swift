// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import Synchronization

/// Remembers whether a rule or pack asked what code says, where nobody could read the code.
///
/// What it finds may be less severe, or nothing, once code is read; so it is not reported.
final class CodeQuestion: Sendable {
  private let state = Atomic(false)

  /// Whether somebody asked.
  var wasAsked: Bool { state.load(ordering: .relaxed) }

  func ask() { state.store(true, ordering: .relaxed) }
}

extension AuditContext {
  /// Does work that may ask what code says.
  ///
  /// - Returns: its findings; none where code is unknown and was asked for
  func withoutGuesses(_ work: (AuditContext) -> [Finding]) -> [Finding] {
    guard code.isUnknown else { return work(self) }
    var context = self
    let question = CodeQuestion()
    context.question = question
    let findings = work(context)
    return question.wasAsked ? [] : findings
  }
}
