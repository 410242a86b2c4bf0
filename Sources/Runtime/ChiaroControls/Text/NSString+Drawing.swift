// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// The options for measuring text.
  ///
  /// Apple counterpart: `NSStringDrawingOptions` · Source: NSStringDrawing.h · Fidelity:
  /// approximate, only `usesLineFragmentOrigin` has an effect
  public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The text wraps into lines.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The leading between lines is used; without effect, because it is always used.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The last line is truncated; without effect.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  }

  /// The settings and the results of measuring text; without effect.
  ///
  /// Apple counterpart: `NSStringDrawingContext` · Source: NSStringDrawing.h · Fidelity:
  /// approximate, without effect
  public final class NSStringDrawingContext {
    /// The smallest scale to which the font shrinks, from 0 to 1; stored, but without effect.
    ///
    /// Fidelity: inert
    public var minimumScaleFactor: CGFloat = 0
    /// Creates a context.
    public init() {}
  }

  extension NSAttributedString {
    /// Returns the size of the text in points, with one line for each paragraph.
    ///
    /// Apple counterpart: `size()` · Source: NSStringDrawing.h · Fidelity: approximate, kerning is
    /// ignored
    @preconcurrency @MainActor
    public func size() -> CGSize { Stage.current.size(of: AttributedText(self)) }

    /// Returns the rectangle of the text in points; its origin is zero.
    ///
    /// With `usesLineFragmentOrigin`, the text wraps at the width of `size`, unless that is 0. The
    /// height is not limited.
    ///
    /// Apple counterpart: `boundingRect(with:options:context:)` · Source: NSStringDrawing.h ·
    /// Fidelity: approximate, kerning is ignored, and only `usesLineFragmentOrigin` has an effect
    @preconcurrency @MainActor
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
      let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
      let width = wraps ? size.width : .infinity
      let measured = Stage.current.size(of: AttributedText(self), width: width)
      return CGRect(origin: .zero, size: measured)
    }
  }

  extension StringProtocol {
    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
      var attributes = attributes ?? [:]
      if attributes[.font] == nil { attributes[.font] = Font.systemFont(ofSize: 12) }
      return NSAttributedString(string: String(self), attributes: attributes)
    }

    /// Returns the size, in points, of the text with attributes.
    ///
    /// If the attributes have no font, the system font of 12 points is used.
    ///
    /// Apple counterpart: `size(withAttributes:)` · Source: NSStringDrawing.h · Fidelity:
    /// approximate, kerning is ignored
    @preconcurrency @MainActor
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      attributed(attributes).size()
    }

    /// Returns the rectangle, in points, of the text with attributes; its origin is zero.
    ///
    /// With `usesLineFragmentOrigin`, the text wraps at the width of `size`, unless that is 0. The
    /// height is not limited.
    ///
    /// Apple counterpart: `boundingRect(with:options:attributes:context:)` · Source:
    /// NSStringDrawing.h · Fidelity: approximate, kerning is ignored, and only
    /// `usesLineFragmentOrigin` has an effect
    @preconcurrency @MainActor
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [],
      attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
      attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text with attributes in a rectangle of the current graphics context.
    ///
    /// Call it during `draw(_:)`.
    @preconcurrency @MainActor
    public func draw(
      in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) { attributed(attributes).draw(in: rect) }

    /// Draws the text with attributes at a point of the current graphics context.
    ///
    /// Call it during `draw(_:)`.
    @preconcurrency @MainActor
    public func draw(
      at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
      let text = attributed(attributes)
      text.draw(in: CGRect(origin: point, size: text.size()))
    }
  }
#endif
