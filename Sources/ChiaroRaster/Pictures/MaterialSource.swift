// SPDX-License-Identifier: MIT

/// A source of the materials that display lists refer to by name.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public protocol MaterialSource: Sendable {
  /// Returns the backdrop filter of a material, at a scale in pixels per point; nil where there is
  /// no such material.
  func filter(named name: String, scale: Float) -> BackdropFilter?
}
