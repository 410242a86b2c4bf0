// SPDX-License-Identifier: MIT

public import ChiaroColor

extension DisplayList {
  /// What a material does to what lies behind it, in points.
  ///
  /// Apple counterpart: `CABackdropLayer` with its filters · Source: Documentation/Fidelity.md ·
  /// Fidelity: measured on flat backgrounds, approximate elsewhere
  public struct Material: Hashable, Sendable {
    /// What descriptions call it; nothing is looked up by it.
    public var name: String
    /// The Gaussian's sigma in points; what is no number above 0 blurs nothing.
    public var blurRadius: Double
    /// Whether colors change after the blur or before it.
    public var order: BackdropFilter.Order
    /// What happens to colors; nil for nothing.
    public var color: ColorStage?

    /// Creates a material.
    ///
    /// - Parameters:
    ///   - name: what descriptions call it
    ///   - blurRadius: the Gaussian's sigma in points
    ///   - order: whether colors change after the blur or before it
    ///   - color: what happens to colors; nil for nothing
    public init(
      name: String, blurRadius: Double, order: BackdropFilter.Order = .blurThenColor,
      color: ColorStage? = nil
    ) {
      self.name = name
      self.blurRadius = blurRadius
      self.order = order
      self.color = color
    }

    /// What it does to pixels of which a point has `scale`.
    public func filter(scale: Double) -> BackdropFilter {
      BackdropFilter(
        blur: GaussianBlur(sigma: blurRadius * scale), order: order, color: color)
    }
  }
}
