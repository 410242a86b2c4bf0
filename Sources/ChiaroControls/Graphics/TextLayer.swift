// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroColor
public import ChiaroViews
public import Foundation

// On Apple's own systems Core Animation itself has these.
#if !canImport(CoreGraphics)
  /// A layer that shows a text.
  ///
  /// Apple counterpart: `CATextLayer` · Source: CATextLayer.h · Fidelity: approximate, a font by
  /// its name is the system's
  open class CATextLayer: SnapshotLayer {
    /// The text, a `String` or an `NSAttributedString`; nil, or anything else, for none.
    public final var string: Any? { didSet { textDidChange() } }
    /// The font, a `UIFont`, whose size does not count; nil, or anything else, for the system's.
    public final var font: AnyObject? { didSet { textDidChange() } }
    /// The size of the font in points; the default is 36.
    public final var fontSize: CGFloat = 36 { didSet { textDidChange() } }
    /// The color of the text; white by default; nil for black.
    public final var foregroundColor: Color? = .white { didSet { textDidChange() } }
    /// Whether lines are broken at the layer's width; the default is false.
    public final var isWrapped = false { didSet { textDidChange() } }
    /// Where a text that has no room is cut; kept, without effect.
    public final var truncationMode = CATextLayerTruncationMode.none
    /// On which side lines begin; the default is `natural`.
    public final var alignmentMode = CATextLayerAlignmentMode.natural { didSet { textDidChange() } }
    /// Whether letters are smoothed by the colors of a display's pixels; kept, without effect.
    public final var allowsFontSubpixelQuantization = false

    private final var text: AttributedText? {
      if let string = string as? NSAttributedString { return AttributedText(string) }
      guard let string = string as? String else { return nil }
      let font = (font as? Font)?.withSize(fontSize) ?? .systemFont(ofSize: fontSize)
      return AttributedText(
        string, font: font, foregroundColor: DynamicColor(foregroundColor ?? .black))
    }

    /// Returns the size of the text on lines as long as it has.
    ///
    /// Apple counterpart: `preferredFrameSize()` · Source: CALayer.h · Fidelity: approximate
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

  /// On which side the lines of a text layer begin.
  ///
  /// Apple counterpart: `CATextLayerAlignmentMode` · Source: CATextLayer.h · Fidelity: exact
  public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By the direction of the text.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// On the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// On the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// On both sides; shown as on the left.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    fileprivate var alignment: TextAlignment {
      let all: [CATextLayerAlignmentMode: TextAlignment] = [
        .left: .left, .right: .right, .center: .center, .justified: .justified,
      ]
      return all[self] ?? .natural
    }
  }

  /// Where a text layer cuts a text that has no room.
  ///
  /// Apple counterpart: `CATextLayerTruncationMode` · Source: CATextLayer.h · Fidelity: exact
  public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Nowhere.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// At the start.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// At the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// In the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  }
#endif
