// SPDX-License-Identifier: MIT

public import ChiaroColor

/// The appearance of an element on a TV, with or without focus.
///
/// Color alone must not show which element has the focus, so size and shadow change too.
///
/// Apple counterpart: the focus effect of tvOS · Source: HIG Color, tvOS ("avoid using only color
/// to indicate focus"); the numbers are this project's · Fidelity: approximate, with numbers of
/// this project
public struct FocusAppearance: Hashable, Sendable {
  /// The factor by which the element is scaled; 1 is its normal size.
  public var scale: Double
  /// The opacity of the element's shadow, from 0 to 1.
  public var shadowOpacity: Double
  /// The color of the element; nil if it has no color of its own.
  public var color: Color?

  /// Creates an appearance.
  public init(scale: Double, shadowOpacity: Double, color: Color? = nil) {
    self.scale = scale
    self.shadowOpacity = shadowOpacity
    self.color = color
  }

  /// Returns the appearance of system elements; with focus, they are a tenth larger and have a
  /// shadow.
  public static func standard(isFocused: Bool, color: Color? = nil) -> FocusAppearance {
    isFocused
      ? FocusAppearance(scale: 1.1, shadowOpacity: 0.4, color: color)
      : FocusAppearance(scale: 1, shadowOpacity: 0, color: color)
  }

  /// Returns whether this appearance differs from another one in more than color.
  ///
  /// This is the case if the scales differ by at least 0.03 or the shadow opacities by at least
  /// 0.2.
  public func differsWithoutColor(from other: FocusAppearance) -> Bool {
    (scale - other.scale).magnitude >= 0.03
      || (shadowOpacity - other.shadowOpacity).magnitude >= 0.2
  }
}
