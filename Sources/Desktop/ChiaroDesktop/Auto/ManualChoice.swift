// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// A style that the user chose under the setting `auto`; it applies until the next automatic
/// change.
///
/// Apple counterpart: the switch in Control Center, "until sunrise" · Source: wishes of users for a
/// temporary override · Fidelity: approximate, ends at a change by any rule, not only at sunrise
public struct ManualChoice: Hashable, Sendable {
  /// The chosen style, light or dark.
  public var style: UserInterfaceStyle
  /// The time of the choice.
  public var since: Instant

  /// Creates the choice of a style that the user made at a time.
  public init(style: UserInterfaceStyle, since: Instant) {
    self.style = style
    self.since = since
  }

  /// Returns whether the choice is in force: the automatic style is the other one, and no automatic
  /// change lies between the choice and `instant`.
  ///
  /// It does not matter which of the two comes first, as after the clock was set back. A verdict
  /// that still waits for a sensor does not end a choice by its style, so that the choice survives
  /// a restart of the program.
  func holds(at instant: Instant, against verdict: AutoVerdict) -> Bool {
    if verdict.isComplete, verdict.style(at: instant) == style { return false }
    let start = min(since, instant)
    let end = max(since, instant)
    // Whoever was away for longer has seen a change, or lives in a world without any.
    let days = min(400, (end.secondsSince1970 - start.secondsSince1970) / secondsADay + 1)
    guard let change = verdict.nextChange(after: start, withinDays: days) else { return true }
    return change > end
  }
}

extension ManualChoice: Codable {
  private enum Key: String, CodingKey { case style, since }

  /// Decodes a choice; the style is `light` or `dark`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let name = try container.decode(String.self, forKey: .style)
    guard let scheme = SystemColorScheme(rawValue: name), scheme != .noPreference else {
      throw DecodingError.dataCorruptedError(
        forKey: .style, in: container, debugDescription: "\(name) is neither light nor dark")
    }
    style = scheme.style
    since = try container.decode(Instant.self, forKey: .since)
  }

  /// Encodes the choice; the style is `light` or `dark`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(SystemColorScheme(style).rawValue, forKey: .style)
    try container.encode(since, forKey: .since)
  }
}
