// SPDX-License-Identifier: MIT

package import ChiaroAppearance

/// A person's setting of the appearance: light, dark or auto, and the rules of auto.
///
/// Apple counterpart: Appearance in System Settings · Source: HIG Dark Mode (statement S245) ·
/// Fidelity: exact
package struct AutoConfiguration: Hashable, Sendable {
  /// The setting: light, dark or auto.
  package var setting: AppearanceSetting
  /// The rules that apply under auto.
  package var rules: AutoRules
  /// The location for the sun rule; nil uses the location that the machine determines.
  package var position: GeographicPosition?

  /// Creates a configuration; the default is light.
  package init(
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
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init()
    setting = try container.decodeIfPresent(AppearanceSetting.self, forKey: .setting) ?? setting
    rules = try container.decodeIfPresent(AutoRules.self, forKey: .rules) ?? rules
    position = try container.decodeIfPresent(GeographicPosition.self, forKey: .position)
  }
}
