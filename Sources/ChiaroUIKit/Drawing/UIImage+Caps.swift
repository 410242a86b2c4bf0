// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroControls
import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Image {
    /// What becomes of the part of an image between the edges that keep their size.
    ///
    /// Apple counterpart: `UIImage.ResizingMode` · Source: UIImage.h · Fidelity: exact
    public enum ResizingMode: Int, Sendable, CaseIterable {
      /// It is repeated.
      case tile = 0
      /// It is stretched.
      case stretch = 1
    }

    /// Returns the image with edges that keep their size when it fills a rectangle.
    ///
    /// - Parameters:
    ///   - capInsets: the edges, in points
    ///   - resizingMode: what becomes of the part between them
    /// - Returns: the image with these edges
    ///
    /// Apple counterpart: `resizableImage(withCapInsets:resizingMode:)` · Source: UIImage.h ·
    /// Fidelity: exact, where the image's size is known
    public func resizableImage(
      withCapInsets capInsets: EdgeInsets, resizingMode: ResizingMode = .tile
    ) -> Image {
      withCaps(
        Caps(
          top: Float(capInsets.top), left: Float(capInsets.left), bottom: Float(capInsets.bottom),
          right: Float(capInsets.right), isTiled: resizingMode == .tile))
    }

    /// Returns the image with edges that keep their size, and a point between them that is
    /// stretched.
    ///
    /// Apple counterpart: `stretchableImage(withLeftCapWidth:topCapHeight:)` · Source: UIImage.h ·
    /// Fidelity: exact
    @preconcurrency @MainActor
    public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> Image {
      resizableImage(
        withCapInsets: EdgeInsets(
          top: CGFloat(top), left: CGFloat(left),
          bottom: top == 0 ? 0 : max(0, size.height - CGFloat(top) - 1),
          right: left == 0 ? 0 : max(0, size.width - CGFloat(left) - 1)), resizingMode: .stretch)
    }

    /// The edges that keep their size; zero for none.
    public var capInsets: EdgeInsets {
      guard let caps else { return .zero }
      return EdgeInsets(
        top: CGFloat(caps.top), left: CGFloat(caps.left), bottom: CGFloat(caps.bottom),
        right: CGFloat(caps.right))
    }

    /// What becomes of the part between the edges.
    public var resizingMode: ResizingMode { caps?.isTiled == false ? .stretch : .tile }
  }
#endif
