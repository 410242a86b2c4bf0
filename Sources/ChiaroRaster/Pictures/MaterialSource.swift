// SPDX-License-Identifier: MIT

/// What knows the materials that a display list names.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public protocol MaterialSource: Sendable {
  /// What a material does to what lies behind it, at so many pixels a point; nil where there is no
  /// such material.
  func filter(named name: String, scale: Float) -> BackdropFilter?
}
