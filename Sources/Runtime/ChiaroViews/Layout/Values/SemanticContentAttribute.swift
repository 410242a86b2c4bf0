// SPDX-License-Identifier: MIT

/// The meaning of a view's content, which determines whether its layout is mirrored right to left.
///
/// Apple counterpart: `UISemanticContentAttribute` · Source: UIView.h (statement S8) · Fidelity:
/// exact
public enum SemanticContentAttribute: Int, Sendable, CaseIterable {
  /// Mirrored in right-to-left layouts.
  case unspecified = 0
  /// Playback controls: always left to right.
  case playback = 1
  /// Directional controls, such as text alignment: always left to right.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}
