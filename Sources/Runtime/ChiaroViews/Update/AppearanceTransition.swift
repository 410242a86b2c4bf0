// SPDX-License-Identifier: MIT

public import ChiaroRaster

/// A cross-fade from a window's previous picture to its new one after a change of appearance.
///
/// The window itself has already changed; the fade affects only the pictures shown meanwhile, and
/// can be skipped at any time.
///
/// Apple counterpart: the animation of a change of the system's appearance · Source: guide to
/// supporting Dark Mode, "aborts those animations" (statement S214) · Fidelity: approximate, Apple
/// does not publish its duration
public struct AppearanceTransition: Sendable {
  /// The settings of cross-fades: their duration, and the deadline for starting one.
  ///
  /// Source: this project; Apple publishes neither number · Fidelity: approximate, the defaults are
  /// chosen by this project
  public struct Settings: Hashable, Sendable {
    /// The duration of a fade; the default is 250 milliseconds.
    public var duration: Duration
    /// The maximum duration of the update itself; if it takes longer, its result is shown without a
    /// fade.
    ///
    /// The default is 100 milliseconds.
    public var deadline: Duration

    /// Creates settings with the duration of a fade and the deadline for starting one.
    ///
    /// - Precondition: neither duration is negative
    public init(
      duration: Duration = .milliseconds(250), deadline: Duration = .milliseconds(100)
    ) {
      precondition(duration >= .zero && deadline >= .zero, "a duration must not be negative")
      self.duration = duration
      self.deadline = deadline
    }
  }

  /// A complete picture and its share in a frame of the fade.
  public struct Part: Sendable {
    /// The picture as a display list.
    public let list: DisplayList
    /// The share of the picture in the frame, from 0 to 1; the shares of all parts add up to 1.
    public internal(set) var share: Double
  }

  /// The pictures shown when the change occurred: one, or several if a fade was in progress.
  let formerParts: [Part]
  /// The picture at the end of the fade, which is updated if the window draws meanwhile.
  public internal(set) var final: DisplayList
  /// The time at which the fade began.
  public let start: ContinuousClock.Instant
  /// The duration of the fade.
  public let duration: Duration

  /// The picture shown when the change occurred, as one display list.
  public var former: DisplayList { Self.displayList(of: formerParts) }

  /// Returns the progress of the fade at a time, from 0 to 1, linear in time.
  public func progress(at now: ContinuousClock.Instant) -> Double {
    guard duration > .zero else { return 1 }
    return min(1, max(0, start.duration(to: now) / duration))
  }

  /// Returns whether the fade has ended at a time, so that only the final picture is shown.
  public func isFinished(at now: ContinuousClock.Instant) -> Bool { progress(at: now) >= 1 }

  /// Returns the pictures that make up the frame at a time, with their shares.
  ///
  /// The result depends only on the time: a program that skips or delays frames still shows the
  /// right picture, and the fade still ends on time.
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

  /// Returns the frame at a time as a display list, in which each picture covers those before it.
  ///
  /// The mixed colors are exact if the pictures are opaque, as they are for windows with a
  /// background. `WindowRenderer` also mixes translucent pictures exactly.
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
