// SPDX-License-Identifier: MIT

/// The limits of evaluating one screen.
package struct Limits: Sendable {
  /// The most steps: expressions and statements.
  package var steps = 4_000_000
  /// The deepest expressions in each other, across calls.
  package var depth = 12_000
  /// The most elements and characters that are made.
  package var elements = 8_000_000
  /// The most seconds.
  package var seconds = 10.0
  /// The most bytes that are printed.
  package var output = 1 << 20
  /// Whether evaluation continues after code ends itself or throws an uncaught error, because a
  /// recorded picture shows that the app went further.
  package var goesOn = false
  /// Whether missing models and settings have their initial state in the project.
  ///
  /// Pictures are better with it. A person may see another state, so nothing is judged by such
  /// pictures.
  package var showsFirstState = true

  package init() {}
}

/// Why evaluation left where it was; it stays on the thread of its evaluator.
enum Interruption: Error, @unchecked Sendable {
  /// The program threw a value.
  case thrown(Value)
  /// `?` found nothing: the chain around it has no value.
  case chain
  /// A limit was reached: all is over.
  case limit(String, Place)
  /// `fatalError` was called, or something like it.
  case fatal(String, Place)
}

/// How a statement ended.
enum Completion {
  case normal
  case give(Value)
  case leave(String?)
  case next(String?)
  case fall
}

/// An assumption about something unknown.
package struct Assumption: Hashable, Sendable {
  /// The consequence of an assumption.
  package enum Kind: Sendable {
    /// A value is unknown: a text, a number, a list. Decisions by it are reported separately.
    case value
    /// The drawing may look different: a branch was guessed, or something has an unknown effect.
    case look
  }

  /// The assumption in words.
  package var words: String
  package var place: Place
  package var kind = Kind.look
}
