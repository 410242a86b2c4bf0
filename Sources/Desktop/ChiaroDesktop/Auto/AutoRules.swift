// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// The rules that decide when the appearance changes under the setting `auto`.
///
/// A rule without information (the sun rule without a location, the room rule without a sensor) is
/// ignored. If no rule is left, `AppearanceSchedule.usual` applies. The sun rule also applies if
/// the sun neither rises nor sets for months: a polar night is dark.
///
/// Apple counterpart: Appearance: Auto, which has the sun only · Source: HIG Dark Mode (statement
/// S245); wishes of users for schedules and light sensors · Fidelity: approximate, with more rules
public struct AutoRules: Hashable, Sendable {
  /// The times of day between which the schedule rule asks for dark; nil for no schedule rule.
  public var schedule: AppearanceSchedule?
  /// Whether the sun rule applies: dark from sunset to sunrise.
  public var followsSun: Bool
  /// Whether the room rule applies: dark while the room is dark.
  public var followsAmbientLight: Bool
  /// The way in which several rules are combined.
  public var agreement: Agreement
  /// Whether a change waits until the frontmost app leaves full screen, as on a Mac.
  public var waitsForFullScreen: Bool

  /// The number of rules that must ask for dark.
  public enum Agreement: String, Sendable, CaseIterable, Codable {
    /// One rule is enough; for example, it is dark when the sun is down or the room is dark.
    case any
    /// All rules are needed; for example, it is dark when the sun is down and the room is dark.
    case all
  }

  /// Creates rules; by default, only the sun rule applies.
  public init(
    schedule: AppearanceSchedule? = nil, followsSun: Bool = true,
    followsAmbientLight: Bool = false, agreement: Agreement = .any,
    waitsForFullScreen: Bool = true
  ) {
    self.schedule = schedule
    self.followsSun = followsSun
    self.followsAmbientLight = followsAmbientLight
    self.agreement = agreement
    self.waitsForFullScreen = waitsForFullScreen
  }
}

// What is missing in what was stored has its usual value, so that what older versions wrote can be
// read.

extension AutoRules: Codable {
  private enum Key: String, CodingKey {
    case schedule, followsSun, followsAmbientLight, agreement, waitsForFullScreen
  }

  /// Decodes rules; missing values get their defaults.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let flag = { (key: Key) in try container.decodeIfPresent(Bool.self, forKey: key) }
    self.init()
    schedule = try container.decodeIfPresent(AppearanceSchedule.self, forKey: .schedule)
    followsSun = try flag(.followsSun) ?? followsSun
    followsAmbientLight = try flag(.followsAmbientLight) ?? followsAmbientLight
    agreement = try container.decodeIfPresent(Agreement.self, forKey: .agreement) ?? agreement
    waitsForFullScreen = try flag(.waitsForFullScreen) ?? waitsForFullScreen
  }
}

extension AppearanceSchedule {
  /// The default schedule: dark from 20:00 to 7:00.
  public static let usual = AppearanceSchedule(
    darkFrom: TimeOfDay(hour: 20), lightFrom: TimeOfDay(hour: 7))
}
