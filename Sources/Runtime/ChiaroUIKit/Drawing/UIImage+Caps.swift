// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroControls
import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Image {
    /// How a resizable image fills the space between its end caps.
    ///
    /// Apple counterpart: `UIImage.ResizingMode` · Source: UIImage.h · Fidelity: exact
    public enum ResizingMode: Int, Sendable, CaseIterable {
      /// The part between the end caps is repeated.
      case tile = 0
      /// The part between the end caps is stretched.
      case stretch = 1
    }

    /// Returns the image with end caps, which are edges that keep their size when the image is
    /// resized.
    ///
    /// - Parameters:
    ///   - capInsets: the widths and heights of the end caps, in points
    ///   - resizingMode: how the part between the end caps fills the space between them
    /// - Returns: the image with these end caps
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

    /// Returns the image with end caps and a stretchable part of one point between them.
    ///
    /// The sizes of the left and top cap are in points. If a size is 0, the whole width or height
    /// is stretched.
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

    /// The widths and heights of the image's end caps, in points; zero for none.
    public var capInsets: EdgeInsets {
      guard let caps else { return .zero }
      return EdgeInsets(
        top: CGFloat(caps.top), left: CGFloat(caps.left), bottom: CGFloat(caps.bottom),
        right: CGFloat(caps.right))
    }

    /// How the image fills the space between its end caps; `tile` by default.
    public var resizingMode: ResizingMode { caps?.isTiled == false ? .stretch : .tile }
  }
#endif
