// SPDX-License-Identifier: MIT

/// What the evaluation of one screen may take.
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
  /// Whether code goes on where it would end itself, or throw what nobody catches: a picture of it
  /// exists, so it came further.
  package var goesOn = false
  /// Whether models that nobody hands over, and settings, are as the project has them at first.
  ///
  /// A picture is better with them. A person may see something else, so that nothing is judged by
  /// them.
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

/// Something that was assumed because it is not known.
package struct Assumption: Hashable, Sendable {
  /// What becomes of it.
  package enum Kind: Sendable {
    /// A value is not known: a text, a number, a list. What it decides is told by itself.
    case value
    /// What is drawn may look otherwise: a branch was guessed, or something has an effect that
    /// nobody knows.
    case look
  }

  /// What was assumed, in words.
  package var words: String
  package var place: Place
  package var kind = Kind.look
}
