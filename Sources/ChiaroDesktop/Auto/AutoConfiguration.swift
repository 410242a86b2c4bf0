// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// A person's setting of the appearance: light, dark or auto, and the rules of auto.
///
/// Apple counterpart: Appearance in System Settings · Source: HIG Dark Mode (S245) ·
/// Fidelity: exact
public struct AutoConfiguration: Hashable, Sendable {
  /// Light, dark or auto.
  public var setting: AppearanceSetting
  /// The rules that apply under auto.
  public var rules: AutoRules
  /// The location for the sun rule; nil uses the location that the machine determines.
  public var position: GeographicPosition?

  /// Creates a configuration; the default is light.
  public init(
    setting: AppearanceSetting = .light, rules: AutoRules = AutoRules(),
    position: GeographicPosition? = nil
  ) {
    self.setting = setting
    self.rules = rules
    self.position = position
  }
}

// What is missing in what was stored has its usual value, so that what older versions wrote can be
// read.

extension AutoConfiguration: Codable {
  private enum Key: String, CodingKey { case setting, rules, position }

  /// Decodes a configuration; missing values take their defaults.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init()
    setting = try container.decodeIfPresent(AppearanceSetting.self, forKey: .setting) ?? setting
    rules = try container.decodeIfPresent(AutoRules.self, forKey: .rules) ?? rules
    position = try container.decodeIfPresent(GeographicPosition.self, forKey: .position)
  }
}
