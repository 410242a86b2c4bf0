// SPDX-License-Identifier: MIT

public import ChiaroRaster

/// The materials that views name in display lists, as what they do to pixels.
///
/// ```swift
/// let resources = RenderResources(materials: SystemMaterials())
/// ```
///
/// Apple counterpart: none · Source: Documentation/Fidelity.md · Fidelity: measured, as its rows
/// say
public struct SystemMaterials: MaterialSource {
  /// All of them.
  public init() {}

  /// What a material does at so many pixels a point; nil where no values of it are known.
  public func filter(named name: String, scale: Float) -> BackdropFilter? {
    BackdropFilter(material: name, scale: Double(scale))
  }
}
