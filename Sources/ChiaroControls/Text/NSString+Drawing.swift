// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// The options by which text is measured.
  ///
  /// Apple counterpart: `NSStringDrawingOptions` · Source: NSStringDrawing.h · Fidelity:
  /// approximate, text is broken into lines where `usesLineFragmentOrigin` is given
  public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Text wraps into lines.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The leading between lines counts.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The last line is truncated.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  }

  /// The results of measuring text besides its size; not filled in here.
  ///
  /// Apple counterpart: `NSStringDrawingContext` · Source: NSStringDrawing.h · Fidelity:
  /// approximate, kept
  public final class NSStringDrawingContext {
    /// The least scale of the font; stored, but without effect.
    public var minimumScaleFactor: CGFloat = 0
    /// Creates a context.
    public init() {}
  }

  extension NSAttributedString {
    /// Returns the size of the text in one line for each of its paragraphs.
    ///
    /// Apple counterpart: `size()` · Source: NSStringDrawing.h · Fidelity: approximate
    @preconcurrency @MainActor
    public func size() -> CGSize { Stage.current.size(of: AttributedText(self)) }

    /// Returns the rectangle of the text within a size.
    ///
    /// Apple counterpart: `boundingRect(with:options:context:)` · Source: NSStringDrawing.h ·
    /// Fidelity: approximate
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

    /// Returns the size of the text with attributes.
    ///
    /// Apple counterpart: `size(withAttributes:)` · Source: NSStringDrawing.h · Fidelity:
    /// approximate
    @preconcurrency @MainActor
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      attributed(attributes).size()
    }

    /// Returns the rectangle of the text with attributes within a size.
    ///
    /// Apple counterpart: `boundingRect(with:options:attributes:context:)` · Source:
    /// NSStringDrawing.h · Fidelity: approximate
    @preconcurrency @MainActor
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [],
      attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
      attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text with attributes in a rectangle of the current graphics context.
    @preconcurrency @MainActor
    public func draw(
      in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) { attributed(attributes).draw(in: rect) }

    /// Draws the text with attributes at a point of the current graphics context.
    @preconcurrency @MainActor
    public func draw(
      at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
      let text = attributed(attributes)
      text.draw(in: CGRect(origin: point, size: text.size()))
    }
  }
#endif
