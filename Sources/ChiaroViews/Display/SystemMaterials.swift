// SPDX-License-Identifier: MIT

public import ChiaroRaster

/// The materials that effect views name, for a renderer of a window's display list.
///
/// ```swift
/// let resources = RenderResources(materials: SystemMaterials())
/// let renderer = Renderer(canvas: canvas, resources: resources)
/// ```
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct SystemMaterials: MaterialSource {
  /// Creates a source; it keeps nothing.
  public init() {}

  /// What a material's recipe does at so many pixels a point; nil for a name that is not known.
  public func filter(named name: String, scale: Float) -> BackdropFilter? {
    BackdropFilter(material: name, scale: Double(scale))
  }
}
