// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroFoundation
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  // UIKit's own name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Begins an image context with a size in points and one pixel per point, and makes it current.
  ///
  /// Apple counterpart: `UIGraphicsBeginImageContext(_:)` · Source: UIGraphics.h · Fidelity:
  /// approximate, each side has at most 32,000 pixels
  @preconcurrency @MainActor
  public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
  }

  // UIKit's own name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Begins an image context, and makes it the current graphics context.
  ///
  /// - Parameters:
  ///   - size: the size in points
  ///   - isOpaque: whether the background is black instead of transparent
  ///   - scale: the number of pixels in a point; 0 for the scale of the current traits
  ///
  /// Apple counterpart: `UIGraphicsBeginImageContextWithOptions(_:_:_:)` · Source: UIGraphics.h ·
  /// Fidelity: approximate, each side has at most 32,000 pixels
  @preconcurrency @MainActor
  public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ isOpaque: Bool, _ scale: CGFloat
  ) {
    let own = max(1, CGFloat(TraitCollection.current.displayScale))
    PictureInWork.stack.append(
      PictureInWork(size: size, scale: scale > 0 ? scale : own, isOpaque: isOpaque))
  }

  // UIKit's own name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns an image of the drawing so far in the innermost image context.
  ///
  /// - Returns: the image; nil if there is no image context, or if a side is shorter than 1 pixel
  ///   or longer than 32,000 pixels
  ///
  /// Apple counterpart: `UIGraphicsGetImageFromCurrentImageContext()` · Source: UIGraphics.h ·
  /// Fidelity: approximate, each side has at most 32,000 pixels
  @preconcurrency @MainActor
  public func UIGraphicsGetImageFromCurrentImageContext() -> Image? {
    PictureInWork.stack.last?.image
  }

  // UIKit's own name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Ends the innermost image context; does nothing if there is none.
  ///
  /// Apple counterpart: `UIGraphicsEndImageContext()` · Source: UIGraphics.h · Fidelity: exact
  @preconcurrency @MainActor
  public func UIGraphicsEndImageContext() { PictureInWork.stack.popLast()?.end() }

  // UIKit's own name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Makes a context the current one until `UIGraphicsPopContext()` is called.
  ///
  /// Apple counterpart: `UIGraphicsPushContext(_:)` · Source: UIGraphics.h · Fidelity: exact
  @preconcurrency @MainActor
  public func UIGraphicsPushContext(_ context: CGContext) {
    PictureInWork.pushed.append(GraphicsContext.exchangeCurrent(context))
  }

  // UIKit's own name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Restores the graphics context that was current before the last `UIGraphicsPushContext(_:)`.
  ///
  /// Without a pushed context, nothing changes.
  ///
  /// Apple counterpart: `UIGraphicsPopContext()` · Source: UIGraphics.h · Fidelity: exact
  @preconcurrency @MainActor
  public func UIGraphicsPopContext() {
    guard let outer = PictureInWork.pushed.popLast() else { return }
    _ = GraphicsContext.exchangeCurrent(outer)
  }

  /// An image that is being drawn.
  @MainActor
  private final class PictureInWork {
    static var stack: [PictureInWork] = []
    static var pushed: [GraphicsContext?] = []
    private let sketch: GraphicsContext.Sketch
    private let outer: GraphicsContext?

    init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
      sketch = GraphicsContext.Sketch(
        size: size, scale: scale, background: isOpaque ? .black : nil)
      outer = GraphicsContext.exchangeCurrent(sketch.context)
    }

    var image: Image? { sketch.picture.map { Image($0) } }
    func end() { _ = GraphicsContext.exchangeCurrent(outer) }
  }
#endif
