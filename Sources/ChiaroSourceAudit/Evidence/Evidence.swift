// SPDX-License-Identifier: MIT

import ChiaroSource

/// What the code shows of a harm, from which alone follows how it is told.
///
/// A harm has two halves: what is wrong, which a rule finds, and what it meets, such as the
/// adaptive ground under a fixed text, or the person's setting that a screen does not follow. More
/// than a hint says that the code shows both and nothing speaks against it; what the code speaks
/// against is not told.
struct Evidence {
  /// How the other half is known, the weakest first.
  enum Counterpart: Comparable {
    /// No code shows what makes the finding a problem, such as the adaptive background of a text.
    case unknown
    /// A superclass, the system's or the project's own, sets up what makes the finding a problem.
    case superclass
    /// The same type sets up what makes the finding a problem.
    case type
    /// The same object or expression has what makes the finding a problem, such as its background.
    case object
  }

  /// Why it may not be seen as it is written.
  enum Doubt: Hashable {
    /// A theme of the app's own decides the value.
    case theme
    /// The function's caller or the object's creator decides the value.
    case caller
    /// Another member sets the same property again, to a computed color.
    case laterAssignment
    /// The other color of a pair is one of the app's own, whose value is unknown.
    case ownCompany
    /// The whole app or type has one style only, light or dark.
    case oneStyle
    /// A comment in the source says that the code is intended.
    case explained
    /// The kind of screen or object gives a reason for a fixed style.
    case kind
    /// The effect is hardly visible, or only for a moment.
    case faint
    /// The object is meant to have one style, regardless of the style of the rest of the app.
    case meant
  }

  var counterpart: Counterpart
  var doubts: Set<Doubt> = []

  /// The severity of a harm that would be told as `worst`; nil where nothing is told.
  func severity(of worst: Severity) -> Severity? {
    if doubts.contains(.meant) { return nil }
    if counterpart > .unknown && doubts.isEmpty { return worst }
    return .hint
  }
}
