// SPDX-License-Identifier: MIT

public import ChiaroRaster

/// The materials of effect views, for a renderer of a window's display list.
///
/// ```swift
/// let resources = RenderResources(materials: SystemMaterials())
/// let renderer = Renderer(canvas: canvas, resources: resources)
/// ```
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct SystemMaterials: MaterialSource {
  /// Creates the source, which has no state.
  public init() {}

  /// Returns the filter of a material at a scale in pixels per point; nil for an unknown name.
  public func filter(named name: String, scale: Float) -> BackdropFilter? {
    BackdropFilter(material: name, scale: Double(scale))
  }
}
