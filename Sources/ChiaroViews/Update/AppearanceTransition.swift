// SPDX-License-Identifier: MIT

public import ChiaroRaster

/// A cross-fade between what a window showed and what it shows after a change of its appearance.
///
/// The window itself has changed already: the fade is only what is shown meanwhile, and can be left
/// out at any time.
///
/// Apple counterpart: the animation of a change of the system's appearance · Source: guide to
/// supporting Dark Mode, "aborts those animations" (S214); the numbers are ours ·
/// Fidelity: approximate
public struct AppearanceTransition: Sendable {
  /// How long fades take, and when there is none.
  ///
  /// Apple counterpart: none · Source: this project; Apple publishes neither number ·
  /// Fidelity: approximate
  public struct Settings: Hashable, Sendable {
    /// How long a fade takes.
    public var duration: Duration
    /// How long a window may take to come up to date; where it takes longer, it changes at once.
    public var deadline: Duration

    /// Creates settings; neither length is negative.
    public init(
      duration: Duration = .milliseconds(250), deadline: Duration = .milliseconds(100)
    ) {
      precondition(duration >= .zero && deadline >= .zero, "a length of time is not negative")
      self.duration = duration
      self.deadline = deadline
    }
  }

  /// A finished picture and how much of it is seen.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public struct Part: Sendable {
    /// The picture.
    public let list: DisplayList
    /// How much of it is seen, from 0 to 1; those of all parts add up to 1.
    public internal(set) var share: Double
  }

  /// What was shown when the change came: one picture, or several of a fade that was not over.
  let formerParts: [Part]
  /// What is shown in the end; follows what the window draws meanwhile.
  public internal(set) var final: DisplayList
  /// When the fade began.
  public let start: ContinuousClock.Instant
  /// How long it takes.
  public let duration: Duration

  /// What was shown when the change came, as one list.
  public var former: DisplayList { Self.displayList(of: formerParts) }

  /// How far the fade is, from 0 to 1, evenly in time.
  public func progress(at now: ContinuousClock.Instant) -> Double {
    guard duration > .zero else { return 1 }
    return min(1, max(0, start.duration(to: now) / duration))
  }

  /// Whether only the end is left to show.
  public func isFinished(at now: ContinuousClock.Instant) -> Bool { progress(at: now) >= 1 }

  /// What is shown at a time: finished pictures, no two of them the same, and how much of each.
  ///
  /// Only the time counts: whoever shows few frames, or one of them late, shows what is due then,
  /// and the end in time.
  public func parts(at now: ContinuousClock.Instant) -> [Part] {
    let progress = progress(at: now)
    if progress >= 1 { return [Part(list: final, share: 1)] }
    if progress <= 0 { return formerParts }
    var parts = formerParts
    for index in parts.indices { parts[index].share *= 1 - progress }
    if let index = parts.firstIndex(where: { $0.list == final }) {
      parts[index].share += progress
    } else {
      parts.append(Part(list: final, share: progress))
    }
    return parts
  }

  /// What is shown at a time, as one list: each picture over those before it, as opaque as it has
  /// to be for its share.
  ///
  /// Exact where the pictures are opaque, as those of windows with a background are;
  /// `WindowRenderer` mixes others too.
  public func displayList(at now: ContinuousClock.Instant) -> DisplayList {
    Self.displayList(of: parts(at: now))
  }

  private static func displayList(of parts: [Part]) -> DisplayList {
    var sum = 0.0
    return parts.reduce(into: DisplayList()) { list, part in
      sum += part.share
      list =
        sum == part.share
        ? part.list : list.covered(by: part.list, opacity: Float(part.share / sum))
    }
  }
}
