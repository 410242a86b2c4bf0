// SPDX-License-Identifier: MIT

public import ChiaroColor

/// How an element of a TV looks with and without focus.
///
/// Color alone must not say which element has the focus: size and shadow do.
///
/// Apple counterpart: the focus effect of tvOS · Source: HIG Color, tvOS ("avoid using only color
/// to indicate focus"); the numbers are this project's · Fidelity: approximate
public struct FocusAppearance: Hashable, Sendable {
  /// What the element's size is multiplied by.
  public var scale: Double
  /// How strong its shadow is, from 0 to 1.
  public var shadowOpacity: Double
  /// Its color, or nil where it has none of its own.
  public var color: Color?

  /// Creates an appearance.
  public init(scale: Double, shadowOpacity: Double, color: Color? = nil) {
    self.scale = scale
    self.shadowOpacity = shadowOpacity
    self.color = color
  }

  /// What the system's elements look like: a tenth larger and above a shadow where they have focus.
  public static func standard(isFocused: Bool, color: Color? = nil) -> FocusAppearance {
    isFocused
      ? FocusAppearance(scale: 1.1, shadowOpacity: 0.4, color: color)
      : FocusAppearance(scale: 1, shadowOpacity: 0, color: color)
  }

  /// Whether a person who sees no color can tell it from another: by 3 % of size, or by a shadow.
  public func differsWithoutColor(from other: FocusAppearance) -> Bool {
    (scale - other.scale).magnitude >= 0.03
      || (shadowOpacity - other.shadowOpacity).magnitude >= 0.2
  }
}
