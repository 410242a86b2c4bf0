// SPDX-License-Identifier: MIT

import ChiaroSource

/// What the code shows of a harm, from which alone follows how it is told.
///
/// A harm has two halves: what is wrong, which a rule finds, and what it meets, such as the
/// adaptive ground under a fixed text, or the person's setting that a screen does not follow. A
/// warning says that the code shows both and nothing speaks against it; what the code only
/// suggests is a note; what it speaks against is not told.
struct Evidence {
  /// How the other half is known, the weakest first.
  enum Counterpart: Comparable {
    /// Nothing shows it.
    case unknown
    /// A superclass gives it, the system's or the project's own.
    case superclass
    /// The same type sets it up.
    case type
    /// It is that of the same object, or stands in the same expression.
    case object
  }

  /// Why it may not be seen as it is written.
  enum Doubt: Hashable {
    /// A theme of the app's own decides.
    case theme
    /// Who calls or makes it decides.
    case caller
    /// Another member sets the same again, with a color that is worked out.
    case laterAssignment
    /// What it meets has a color of the app's own, of which nobody knows more.
    case ownCompany
    /// The whole app or type is of one style.
    case oneStyle
    /// A comment says that it is meant so.
    case explained
    /// The kind of screen or thing has reasons of its own.
    case kind
    /// It is hardly seen, or for a moment.
    case faint
    /// What is set up is meant to be of one style, whatever the rest is.
    case meant
  }

  var counterpart: Counterpart
  var doubts: Set<Doubt> = []

  /// The severity of a harm that would be told as `worst`; nil where nothing is told.
  func severity(of worst: Severity) -> Severity? {
    if doubts.contains(.meant) { return nil }
    return counterpart > .unknown && doubts.isEmpty ? worst : min(worst, .note)
  }
}
