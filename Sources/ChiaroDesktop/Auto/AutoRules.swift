// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// By what the appearance changes where the setting is `auto`.
///
/// Of a rule that knows nothing (the sun without a place, the room without a sensor) nothing is
/// heard. Where none is left, `AppearanceSchedule.usual` holds. The sun says what it does also
/// where it neither rises nor sets for months: a polar night is dark.
///
/// Apple counterpart: Appearance: Auto, which has the sun only · Source: HIG Dark Mode (S245);
/// wishes of users for schedules and light sensors · Fidelity: approximate
public struct AutoRules: Hashable, Sendable {
  /// Dark from a time of day to another.
  public var schedule: AppearanceSchedule?
  /// Dark from sunset to sunrise.
  public var followsSun: Bool
  /// Dark where the room is.
  public var followsAmbientLight: Bool
  /// When it is dark, of several rules.
  public var agreement: Agreement
  /// Whether a change waits until the app in front is no longer full screen, as on a Mac.
  public var waitsForFullScreen: Bool

  /// How many rules make it dark.
  public enum Agreement: String, Sendable, CaseIterable, Codable {
    /// One is enough: it is dark when the sun is down or the room is dark.
    case any
    /// All of them: it is dark when the sun is down and the room is dark.
    case all
  }

  /// Rules; with none given it is the sun's.
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

  /// Reads rules.
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
  /// Where nothing better is known: dark from eight in the evening to seven in the morning.
  public static let usual = AppearanceSchedule(
    darkFrom: TimeOfDay(hour: 20), lightFrom: TimeOfDay(hour: 7))
}
