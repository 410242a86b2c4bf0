// SPDX-License-Identifier: MIT

/// The harm that a problem does to people, if the finding is right.
///
/// Source: WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11 for contrast; the order of the others is this
/// project's.
public enum Consequence: String, Sendable, CaseIterable {
  /// Text cannot be read, because its contrast is below 1.5:1.
  case unreadable
  /// A picture, symbol or line cannot be seen.
  case vanishes
  /// A color, picture or file is missing, so something else or nothing is shown.
  case missing
  /// Text can hardly be read, because its contrast is below 3:1.
  case hardlyReadable
  /// A color does not change when the style changes.
  case stale
  /// An element stays light while everything around it is dark.
  case staysLight
  /// The user's choice of a style has no effect.
  case locked
  /// Text can be read, but has less contrast than required: 4.5:1, or 7:1 with increased contrast.
  case belowAim
  /// A picture, symbol or line can be seen, but has less contrast than it should.
  case recedes
  /// Two things with different meanings look alike.
  case confuses
  /// The adaptation to an appearance has been started, but is incomplete.
  case unfinished
  /// The problem is invisible, but makes the next change of the project harder.
  case upkeep

  /// The harm as a fraction of the greatest harm, from 0 to 1.
  public var cost: Double {
    switch self {
    case .unreadable: 1
    case .vanishes: 0.85
    case .missing: 0.8
    case .hardlyReadable: 0.75
    case .stale: 0.65
    case .staysLight: 0.6
    case .locked: 0.55
    case .belowAim: 0.4
    case .recedes, .confuses, .unfinished: 0.35
    case .upkeep: 0.22
    }
  }

  /// The loss, as a sentence without a period.
  package var sentence: String {
    switch self {
    case .unreadable: "text cannot be read"
    case .vanishes: "a shape is invisible"
    case .missing: "something is missing"
    case .hardlyReadable: "text is hard to read"
    case .stale: "a color does not change with the style"
    case .staysLight: "something stays light in dark"
    case .locked: "the app does not follow the system's style"
    case .belowAim: "text has less contrast than recommended"
    case .recedes: "a shape is hard to see"
    case .confuses: "two things look alike"
    case .unfinished: "an appearance is incomplete"
    case .upkeep: "the project is harder to maintain"
    }
  }

  /// The limits of contrast under which text cannot be read, and can hardly be read; a shape is
  /// lost under the first.
  private static let limits = (lost: 1.5, hard: 3.0)

  /// Returns the consequence where contrast was measured.
  ///
  /// - Parameter value: the measured contrast; nil where nothing was measured
  /// - Returns: the consequence for the measured contrast of a text or shape; the consequence
  ///   itself for others
  package func measured(_ value: MeasuredValue?) -> Consequence {
    guard let ratio = value?.value else { return self }
    switch self {
    case .unreadable:
      return ratio < Self.limits.lost
        ? .unreadable : ratio < Self.limits.hard ? .hardlyReadable : .belowAim
    case .vanishes: return ratio < Self.limits.lost ? .vanishes : .recedes
    default: return self
    }
  }
}
