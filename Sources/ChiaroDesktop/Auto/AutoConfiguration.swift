// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// What a person set: light, dark or auto, and by what auto goes.
///
/// Apple counterpart: Appearance in System Settings · Source: HIG Dark Mode (S245) ·
/// Fidelity: exact
public struct AutoConfiguration: Hashable, Sendable {
  /// Light, dark or auto.
  public var setting: AppearanceSetting
  /// By what auto goes.
  public var rules: AutoRules
  /// The place whose sun counts; nil takes the one that the machine knows.
  public var position: GeographicPosition?

  /// A configuration; what is left out is as on a new machine.
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

  /// Reads a configuration.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init()
    setting = try container.decodeIfPresent(AppearanceSetting.self, forKey: .setting) ?? setting
    rules = try container.decodeIfPresent(AutoRules.self, forKey: .rules) ?? rules
    position = try container.decodeIfPresent(GeographicPosition.self, forKey: .position)
  }
}
