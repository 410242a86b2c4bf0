// SPDX-License-Identifier: MIT

public import ChiaroColor

extension DisplayList {
  /// The effect of a material on the content behind it, with lengths in points.
  ///
  /// Apple counterpart: `CABackdropLayer` with its filters · Source: Documentation/Fidelity.md ·
  /// Fidelity: measured on flat backgrounds, approximate elsewhere
  public struct Material: Hashable, Sendable {
    /// The name in descriptions of display lists; nothing is looked up by this name.
    public var name: String
    /// The standard deviation of the Gaussian blur in points; 0, negative values and NaN blur
    /// nothing.
    public var blurRadius: Double
    /// The order of blur and color change.
    public var order: BackdropFilter.Order
    /// The change of the colors behind the material; nil for none.
    public var color: ColorStage?

    /// Creates a material.
    ///
    /// - Parameters:
    ///   - name: the name in descriptions of display lists
    ///   - blurRadius: the Gaussian's sigma in points
    ///   - order: whether colors change after the blur or before it
    ///   - color: the change of the colors; nil for none
    public init(
      name: String, blurRadius: Double, order: BackdropFilter.Order = .blurThenColor,
      color: ColorStage? = nil
    ) {
      self.name = name
      self.blurRadius = blurRadius
      self.order = order
      self.color = color
    }

    /// Returns the filter of the material for `scale` pixels per point.
    public func filter(scale: Double) -> BackdropFilter {
      BackdropFilter(
        blur: GaussianBlur(sigma: blurRadius * scale), order: order, color: color)
    }
  }
}
