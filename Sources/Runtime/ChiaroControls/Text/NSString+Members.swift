// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

// On Apple's own systems Foundation, UIKit and the C library themselves have these.
#if !canImport(UIKit)
  /// Foundation's name for `Int`.
  public typealias NSInteger = Int
  /// Foundation's name for `UInt`.
  public typealias NSUInteger = UInt

  extension NSString {
    /// The path in which a tilde replaces the home folder, if it begins with that folder.
    ///
    /// Apple counterpart: `abbreviatingWithTildeInPath` · Source: NSPathUtilities.h · Fidelity:
    /// exact
    public var abbreviatingWithTildeInPath: String {
      let (path, home) = (description, NSHomeDirectory())
      guard path == home || path.hasPrefix(home + "/") else { return path }
      return "~" + path.dropFirst(home.count)
    }

    /// Returns the size, in points, of the text with attributes.
    ///
    /// If the attributes have no font, the system font of 12 points is used.
    ///
    /// Apple counterpart: `size(withAttributes:)` · Source: NSStringDrawing.h · Fidelity:
    /// approximate, kerning is ignored
    @preconcurrency @MainActor
    public final func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
      -> CGSize
    { String(describing: self).size(withAttributes: attributes) }

    /// Returns the rectangle, in points, of the text with attributes; its origin is zero.
    ///
    /// With `usesLineFragmentOrigin`, the text wraps at the width of `size`, unless that is 0. The
    /// height is not limited.
    ///
    /// Apple counterpart: `boundingRect(with:options:attributes:context:)` · Source:
    /// NSStringDrawing.h · Fidelity: approximate, kerning is ignored, and only
    /// `usesLineFragmentOrigin` has an effect
    @preconcurrency @MainActor
    public final func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [],
      attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
      String(describing: self)
        .boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws the text with attributes in a rectangle of the current graphics context.
    ///
    /// Call it during `draw(_:)`.
    ///
    /// Apple counterpart: `draw(in:withAttributes:)` · Source: NSStringDrawing.h · Fidelity: exact
    @preconcurrency @MainActor
    public final func draw(
      in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) { String(describing: self).draw(in: rect, withAttributes: attributes) }

    /// Draws the text with attributes at a point of the current graphics context.
    ///
    /// Call it during `draw(_:)`.
    ///
    /// Apple counterpart: `draw(at:withAttributes:)` · Source: NSStringDrawing.h · Fidelity: exact
    @preconcurrency @MainActor
    public final func draw(
      at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) { String(describing: self).draw(at: point, withAttributes: attributes) }
  }
#endif
