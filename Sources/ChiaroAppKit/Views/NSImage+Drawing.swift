// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews
public import Foundation

extension Image {
  /// Draws the image upright in a rectangle, in the variant for the current appearance.
  ///
  /// It has an effect during `draw(_:)` only. The image does not change, so that it shows another
  /// variant when drawn after a change of appearance.
  ///
  /// Apple counterpart: `NSImage.draw(in:)` · Source: macOS 10.14 release notes (S233) ·
  /// Fidelity: approximate
  @preconcurrency @MainActor
  public func draw(in rect: NSRect) {
    let shown = withConfiguration(
      ImageConfiguration(traits: .current, symbol: configuration.symbol))
    GraphicsContext.current?.draw(shown.content, in: rect, tint: shown.tintColor)
  }

  /// Draws a part of the image in a rectangle.
  ///
  /// - Parameters:
  ///   - rect: where to draw
  ///   - fromRect: the part of the image, in points from its lower left corner; empty for the
  ///     whole
  ///   - operation: drawn as `sourceOver`, whatever it is
  ///   - fraction: the opacity, from 0 to 1
  ///   - respectContextIsFlipped: not used, images are always upside up
  ///   - hints: not used
  ///
  /// Apple counterpart: `draw(in:from:operation:fraction:respectFlipped:hints:)` · Source:
  /// NSImage.h · Fidelity: approximate
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

  /// Draws a part of the image upright from a point, in its own size.
  ///
  /// The point is where the rectangle has its least x and y: its lower left corner, or its upper
  /// left one in a flipped context.
  @preconcurrency @MainActor
  public func draw(
    at point: NSPoint, from fromRect: NSRect, operation: NSCompositingOperation, fraction: CGFloat
  ) {
    draw(
      in: NSRect(origin: point, size: fromRect.isEmpty ? size : fromRect.size), from: fromRect,
      operation: operation, fraction: fraction)
  }
}

/// How finely a picture is scaled; it always is as finely as it can be.
///
/// Apple counterpart: `NSImageInterpolation` · Source: NSGraphicsContext.h · Fidelity: exact
public enum NSImageInterpolation: UInt, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case medium = 4
  case high = 3
}

extension NSImageRep {
  /// A hint for drawing; without effect.
  ///
  /// Apple counterpart: `NSImageRep.HintKey` · Source: NSImageRep.h · Fidelity: exact
  public struct HintKey: RawRepresentable, Hashable, Sendable {
    /// The name of the hint.
    public let rawValue: String
    /// Creates a hint from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How finely the picture is scaled.
    public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
  }
}
