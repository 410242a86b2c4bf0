// SPDX-License-Identifier: MIT

/// The user's choice of light, dark or automatic for the whole system.
///
/// Apple counterpart: Appearance in System Settings · Source: HIG Dark Mode (statement S245) ·
/// Fidelity: exact
public enum AppearanceSetting: String, Sendable, CaseIterable, Codable {
  /// Always light.
  case light
  /// Always dark.
  case dark
  /// Light or dark, depending on a schedule, the sun or the light in the room.
  case auto
}
