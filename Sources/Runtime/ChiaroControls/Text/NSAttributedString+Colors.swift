// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit and AppKit themselves have these.
#if !canImport(UIKit) && !canImport(AppKit)
  extension NSAttributedString.Key {
    /// The color of the text, a `UIColor`.
    ///
    /// If it is not set, text is black when it is drawn and in text views, and has the `textColor`
    /// of labels and fields (statement S190).
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The color behind the text, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The font of the text, a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
  }

  extension NSAttributedString {
    /// Draws the text in a rectangle of the current graphics context.
    ///
    /// Call it during `draw(_:)`.
    ///
    /// Apple counterpart: `draw(in:)` · Source: NSStringDrawing.h (statements S190, S191) ·
    /// Fidelity: approximate, kerning, outlines, shadows and links are not drawn
    @preconcurrency @MainActor
    public func draw(in rect: CGRect) { AttributedText(self).draw(in: rect) }
    /// Draws the text at a point of the current graphics context, with one line for each paragraph.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }
    /// Draws the text in a rectangle of the current graphics context; the options and the context
    /// are ignored.
    @preconcurrency @MainActor
    public func draw(
      with rect: CGRect, options: NSStringDrawingOptions = [],
      context: NSStringDrawingContext? = nil
    ) { draw(in: rect) }
  }

  extension AttributedText {
    /// Creates a text from an attributed string and its attributes that can be drawn.
    ///
    /// These attributes are fonts, colors, paragraph styles, underlines, strikethroughs, baseline
    /// offsets and attachments. All others are dropped.
    @preconcurrency @MainActor
    public init(_ string: NSAttributedString) {
      var runs: [Run] = []
      let whole = NSRange(location: 0, length: string.length)
      string.enumerateAttributes(in: whole) { attributes, range, _ in
        var run = Run(
          string.attributedSubstring(from: range).string, font: attributes[.font] as? Font,
          foregroundColor: attributes[.foregroundColor] as? DynamicColor,
          backgroundColor: attributes[.backgroundColor] as? DynamicColor)
        run.style = Self.style(attributes, ink: run.foregroundColor)
        guard let attachment = attributes[.attachment] as? NSTextAttachment else {
          return runs.append(run)
        }
        run.picture = attachment.picture(for: run, at: range.location)
        runs += repeatElement(run, count: range.length)
      }
      self.init(runs)
    }

    private static func style(
      _ attributes: [NSAttributedString.Key: Any], ink: DynamicColor?
    ) -> RunStyle? {
      func line(
        _ kind: NSAttributedString.Key, _ color: NSAttributedString.Key
      ) -> DynamicColor? {
        let kind = attributes[kind]
        let bits = (kind as? NSUnderlineStyle)?.rawValue ?? kind as? Int ?? 0
        return bits == 0 ? nil : attributes[color] as? DynamicColor ?? ink ?? .black
      }
      return RunStyle(
        paragraph: (attributes[.paragraphStyle] as? NSParagraphStyle)?.format
          ?? ParagraphFormat(),
        underline: line(.underlineStyle, .underlineColor),
        strikethrough: line(.strikethroughStyle, .strikethroughColor),
        baselineOffset: attributes.number(.baselineOffset) ?? 0)
    }

    /// The text as an attributed string with its fonts and colors, and no other attributes.
    public var attributedString: NSAttributedString {
      let whole = NSMutableAttributedString(string: "")
      for run in runs {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = run.font
        attributes[.foregroundColor] = run.foregroundColor
        attributes[.backgroundColor] = run.backgroundColor
        whole.append(NSAttributedString(string: run.string, attributes: attributes))
      }
      return whole
    }
  }
#endif
