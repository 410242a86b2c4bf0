// SPDX-License-Identifier: MIT

/// Whether the scene is being recorded or mirrored.
///
/// Apple counterpart: `UISceneCaptureState` · Source: UIInterface.h (statement S12) · Fidelity:
/// exact
public enum SceneCaptureState: Int, Sendable, CaseIterable, Codable {
  /// The state is not specified.
  case unspecified = -1
  /// The scene is not being captured.
  case inactive = 0
  /// The scene is being recorded or mirrored.
  case active = 1
}
