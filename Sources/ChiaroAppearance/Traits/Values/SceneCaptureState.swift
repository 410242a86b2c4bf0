// SPDX-License-Identifier: MIT

/// Whether the scene is being recorded or mirrored.
///
/// Apple counterpart: `UISceneCaptureState` · Source: UIInterface.h (S12) ·
/// Fidelity: exact
public enum SceneCaptureState: Int, Sendable, CaseIterable, Codable {
  /// Nothing is said.
  case unspecified = -1
  /// It is not.
  case inactive = 0
  /// It is.
  case active = 1
}
