// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// A picture of a catalog, or a symbol of the system.
///
/// Apple counterpart: `Image` · Source: SwiftUI reference (statements SU100–SU106) · Fidelity:
/// approximate, symbols have one weight and one layer
public struct Image: Hashable, Sendable {
  /// How large a symbol is relative to the text beside it.
  public enum Scale: Hashable, Sendable, CaseIterable {
    case small, medium, large
  }
  /// How an image is colored.
  public enum TemplateRenderingMode: Hashable, Sendable, CaseIterable {
    /// As a shape, in the foreground.
    case template
    /// In its own colors.
    case original
  }

  package var value: ImageValue

  private init(_ value: ImageValue) { self.value = value }

  /// Creates a picture of a name in a catalog; without one, nothing is seen.
  public init(_ name: String, bundle: Bundle? = nil) { value = ImageValue(.named(name)) }
  /// Creates a picture of a name that nobody reads out.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name) }
  /// Creates a symbol of the system.
  public init(systemName: String) { value = ImageValue(.symbol(systemName)) }
  /// Creates a picture of an image of UIKit.
  public init(uiImage: ChiaroAppearance.Image) { value = ImageValue(.image(uiImage)) }

  /// Returns the image as one that takes any size.
  public func resizable() -> Image {
    var copy = value
    copy.isResizable = true
    return Image(copy)
  }
  /// Returns the image with a way of coloring; nil for its own.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var copy = value
    copy.rendering = mode
    return Image(copy)
  }
}

extension Image: View, PrimitiveView {
  package var node: Node { Node(.image(value)) }
}
