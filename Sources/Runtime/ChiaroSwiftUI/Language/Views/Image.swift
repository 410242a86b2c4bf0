// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// An image from an asset catalog, or a system symbol.
///
/// Apple counterpart: `Image` · Source: SwiftUI reference (statements SU100–SU106) · Fidelity:
/// approximate, symbols have one weight and one layer
public struct Image: Hashable, Sendable {
  /// The size of a symbol relative to the text beside it.
  public enum Scale: Hashable, Sendable, CaseIterable {
    case small, medium, large
  }
  /// How an image is colored.
  public enum TemplateRenderingMode: Hashable, Sendable, CaseIterable {
    /// The image is drawn as a shape in the foreground style.
    case template
    /// The image keeps its own colors.
    case original
  }

  package var value: ImageValue

  private init(_ value: ImageValue) { self.value = value }

  /// Creates the image with a name in an asset catalog; a missing image is invisible.
  public init(_ name: String, bundle: Bundle? = nil) { value = ImageValue(.named(name)) }
  /// Creates the image with a name in an asset catalog; screen readers ignore the image.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name) }
  /// Creates an image that shows a system symbol.
  public init(systemName: String) { value = ImageValue(.symbol(systemName)) }
  /// Creates an image from a UIKit image.
  public init(uiImage: ChiaroAppearance.Image) { value = ImageValue(.image(uiImage)) }

  /// Returns an image that stretches to any size.
  public func resizable() -> Image {
    var copy = value
    copy.isResizable = true
    return Image(copy)
  }
  /// Returns the image with a rendering mode; nil for the image's own mode.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var copy = value
    copy.rendering = mode
    return Image(copy)
  }
}

extension Image: View, PrimitiveView {
  package var node: Node { Node(.image(value)) }
}
