// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews
public import Foundation

extension Image {
  /// Draws the image upright in a rectangle, in its variant for the current appearance.
  ///
  /// It has an effect only during `draw(_:)` and after `lockFocus()`. When the view is drawn again
  /// after the appearance changed, the image shows its variant for the new appearance.
  ///
  /// Apple counterpart: `NSImage.draw(in:)` · Source: macOS 10.14 release notes (statement S233) ·
  /// Fidelity: approximate, needs a current context
  @preconcurrency @MainActor
  public func draw(in rect: NSRect) {
    let shown = withConfiguration(
      ImageConfiguration(traits: .current, symbol: configuration.symbol))
    let tint = shown.tintColor ?? shown.symbolConfiguration?.color
    GraphicsContext.current?.draw(shown.content, in: rect, tint: tint)
  }

  /// Draws a part of the image upright into a rectangle, in its variant for the current appearance.
  ///
  /// - Parameters:
  ///   - rect: the rectangle to draw into; the part is scaled to its size
  ///   - fromRect: the part of the image, in points from its lower left corner; empty for the whole
  ///     image
  ///   - operation: not used; the image is always drawn with `sourceOver`
  ///   - fraction: the opacity, from 0 to 1; greater values count as 1
  ///   - respectContextIsFlipped: not used; the image is always drawn upright
  ///   - hints: not used
  ///
  /// Apple counterpart: `draw(in:from:operation:fraction:respectFlipped:hints:)` · Source:
  /// NSImage.h · Fidelity: approximate, some parameters are ignored
  @preconcurrency @MainActor
  public func draw(
    in rect: NSRect, from fromRect: NSRect, operation: NSCompositingOperation,
    fraction: CGFloat, respectFlipped respectContextIsFlipped: Bool = true,
    hints: [NSImageRep.HintKey: Any]? = nil
  ) {
    guard let context = GraphicsContext.current else { return }
    let whole = size
    context.group(opacity: fraction) {
      guard !fromRect.isEmpty, whole.width > 0, whole.height > 0 else { return draw(in: rect) }
      let (x, y) = (rect.width / fromRect.width, rect.height / fromRect.height)
      context.upright(rect) { rect in
        context.clip(to: rect) {
          draw(
            in: NSRect(
              x: rect.minX - fromRect.minX * x,
              y: rect.minY - (whole.height - fromRect.maxY) * y, width: whole.width * x,
              height: whole.height * y))
        }
      }
    }
  }

  /// Draws a part of the image upright at a point, at its natural size.
  ///
  /// The point is the origin of the rectangle to draw into: its lower left corner, or its upper
  /// left corner in a flipped view. The other parameters are those of
  /// `draw(in:from:operation:fraction:respectFlipped:hints:)`.
  @preconcurrency @MainActor
  public func draw(
    at point: NSPoint, from fromRect: NSRect, operation: NSCompositingOperation, fraction: CGFloat
  ) {
    draw(
      in: NSRect(origin: point, size: fromRect.isEmpty ? size : fromRect.size), from: fromRect,
      operation: operation, fraction: fraction)
  }
}

/// The quality used to scale an image; has no effect here.
///
/// Apple counterpart: `NSImageInterpolation` · Source: NSGraphicsContext.h · Fidelity: inert
public enum NSImageInterpolation: UInt, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case medium = 4
  case high = 3
}

extension NSImageRep {
  /// A key for a hint about drawing an image; has no effect here.
  ///
  /// Apple counterpart: `NSImageRep.HintKey` · Source: NSImageRep.h · Fidelity: inert
  public struct HintKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key for the quality of scaling; the value is an `NSImageInterpolation`.
    public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
  }
}
