// SPDX-License-Identifier: MIT

/// The meaning of a view's content, which determines whether right-to-left layouts mirror the view.
///
/// Apple counterpart: `UISemanticContentAttribute` · Source: UIView.h (statement S8) · Fidelity:
/// exact
public enum SemanticContentAttribute: Int, Sendable, CaseIterable {
  /// Content that is mirrored in right-to-left layouts.
  case unspecified = 0
  /// Playback controls, which are always laid out left to right.
  case playback = 1
  /// Controls for directions, such as text alignment, which are always laid out left to right.
  case spatial = 2
  /// Content that is always laid out left to right.
  case forceLeftToRight = 3
  /// Content that is always laid out right to left.
  case forceRightToLeft = 4
}
