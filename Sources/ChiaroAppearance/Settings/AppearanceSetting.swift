// SPDX-License-Identifier: MIT

/// What a person chose for the whole system.
///
/// Apple counterpart: Appearance in System Settings · Source: HIG Dark Mode (S245) ·
/// Fidelity: exact
public enum AppearanceSetting: String, Sendable, CaseIterable, Codable {
  /// Always light.
  case light
  /// Always dark.
  case dark
  /// Light or dark by the time of day, the sun or the light in the room.
  case auto
}
