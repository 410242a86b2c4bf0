// SPDX-License-Identifier: MIT

public import ChiaroColor

extension DisplayList {
  /// The effect of a material on the content behind it; lengths are in points.
  ///
  /// Apple counterpart: `CABackdropLayer` with its filters · Source: Documentation/Fidelity.md ·
  /// Fidelity: measured on flat backgrounds, approximate elsewhere
  public struct Material: Hashable, Sendable {
    /// The name that descriptions of display lists show; it is not used to look anything up.
    public var name: String
    /// The standard deviation of the Gaussian blur in points; 0, negative values and NaN mean no
    /// blur.
    public var blurRadius: Double
    /// The order of the blur and the color change.
    public var order: BackdropFilter.Order
    /// The change of the colors behind the material; nil for none.
    public var color: ColorStage?

    /// Creates a material.
    ///
    /// - Parameters:
    ///   - name: the name that descriptions of display lists show
    ///   - blurRadius: the standard deviation of the Gaussian blur in points
    ///   - order: whether colors change before or after the blur
    ///   - color: the change of the colors behind the material; nil for none
    public init(
      name: String, blurRadius: Double, order: BackdropFilter.Order = .blurThenColor,
      color: ColorStage? = nil
    ) {
      self.name = name
      self.blurRadius = blurRadius
      self.order = order
      self.color = color
    }

    /// Returns the material's filter for `scale` pixels per point.
    public func filter(scale: Double) -> BackdropFilter {
      BackdropFilter(
        blur: GaussianBlur(sigma: blurRadius * scale), order: order, color: color)
    }
  }
}
