// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroColor
public import ChiaroViews
public import Foundation

// On Apple's own systems Core Animation itself has these.
#if !canImport(CoreGraphics)
  /// A layer that draws text.
  ///
  /// Apple counterpart: `CATextLayer` · Source: CATextLayer.h · Fidelity: approximate, the system
  /// font replaces a font that is given by its name
  open class CATextLayer: SnapshotLayer {
    /// The text, a `String` or an `NSAttributedString`; nil for none.
    ///
    /// Any other object also draws no text.
    public final var string: Any? { didSet { textDidChange() } }
    /// The font of the text if `string` is a `String`: a `UIFont`, whose size is ignored.
    ///
    /// If it is nil or another object, the system font is used. An attributed string has fonts of
    /// its own.
    public final var font: AnyObject? { didSet { textDidChange() } }
    /// The font size in points if `string` is a `String`; the default is 36.
    public final var fontSize: CGFloat = 36 { didSet { textDidChange() } }
    /// The color of the text if `string` is a `String`; the default is white, and nil draws the
    /// text in black.
    ///
    /// An attributed string has colors of its own.
    public final var foregroundColor: Color? = .white { didSet { textDidChange() } }
    /// Whether lines wrap at the width of the layer; the default is false.
    public final var isWrapped = false { didSet { textDidChange() } }
    /// The place of the ellipsis in truncated text; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var truncationMode = CATextLayerTruncationMode.none
    /// The alignment of the lines; the default is `natural`.
    public final var alignmentMode = CATextLayerAlignmentMode.natural { didSet { textDidChange() } }

    private final var text: AttributedText? {
      if let string = string as? NSAttributedString { return AttributedText(string) }
      guard let string = string as? String else { return nil }
      let font = (font as? Font)?.withSize(fontSize) ?? .systemFont(ofSize: fontSize)
      return AttributedText(
        string, font: font, foregroundColor: DynamicColor(foregroundColor ?? .black))
    }

    /// Returns the size of the text without wrapping, in points; zero if there is no text.
    ///
    /// Apple counterpart: `preferredFrameSize()` · Source: CALayer.h · Fidelity: approximate,
    /// `isWrapped` is ignored
    public final func preferredFrameSize() -> CGSize {
      text.map { Stage.current.size(of: $0) } ?? .zero
    }

    private final func textDidChange() {
      drawing = text.map { text in
        { [unowned self] context in
          context.draw(
            text, in: CGRect(origin: .zero, size: frame.size),
            alignment: alignmentMode.alignment, limit: isWrapped ? 0 : 1)
        }
      }
    }
  }

  /// The alignment of a text layer's lines.
  ///
  /// Apple counterpart: `CATextLayerAlignmentMode` · Source: CATextLayer.h · Fidelity: exact
  public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name of the alignment.
    public let rawValue: String
    /// Creates an alignment from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The alignment follows the writing direction of the text.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// Lines are aligned at the left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// Lines are aligned at the right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Lines are centered.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Lines are justified; drawn like `left`.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    fileprivate var alignment: TextAlignment {
      let all: [CATextLayerAlignmentMode: TextAlignment] = [
        .left: .left, .right: .right, .center: .center, .justified: .justified,
      ]
      return all[self] ?? .natural
    }
  }

  /// The place at which a text layer truncates text that does not fit; text layers store it, but do
  /// not truncate text.
  ///
  /// Apple counterpart: `CATextLayerTruncationMode` · Source: CATextLayer.h · Fidelity: exact
  public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The text is not truncated.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The text is truncated at its start.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The text is truncated at its end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// The text is truncated in its middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  }
#endif
