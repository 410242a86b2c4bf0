// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// A style that a person chose while the setting is `auto`; it holds until the next change that
/// would have come by itself.
///
/// Apple counterpart: the switch in Control Center, "until sunrise" · Source: wishes of users for
/// a temporary override · Fidelity: approximate
public struct AppearanceHold: Hashable, Sendable {
  /// Light or dark.
  public var style: UserInterfaceStyle
  /// When it was chosen.
  public var since: Instant

  /// A style chosen at a moment.
  public init(style: UserInterfaceStyle, since: Instant) {
    self.style = style
    self.since = since
  }

  /// Whether it still holds: the rules still say the other thing, and did all the time.
  ///
  /// It makes no difference which way the clock went: a hold belongs to the stretch of time between
  /// two changes in which it was made. Rules that wait to hear from a sensor end nothing, so that a
  /// hold is still there when a program that was started again has heard from it.
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

extension AppearanceHold: Codable {
  private enum Key: String, CodingKey { case style, since }

  /// Reads a hold; its style is `light` or `dark`.
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

  /// Writes a hold.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(SystemColorScheme(style).rawValue, forKey: .style)
    try container.encode(since, forKey: .since)
  }
}
