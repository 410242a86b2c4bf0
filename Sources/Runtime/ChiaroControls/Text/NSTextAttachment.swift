// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews
public import Foundation

// On Apple's own systems UIKit and AppKit themselves have these.
#if !canImport(UIKit) && !canImport(AppKit)
  /// An attachment in text, such as an image; it takes the place of a character.
  ///
  /// Apple counterpart: `NSTextAttachment` · Source: NSTextAttachment.h · Fidelity: approximate,
  /// only the image is drawn
  open class NSTextAttachment: NSObject {
    /// The character that an attachment replaces, U+FFFC.
    public static let character = 0xFFFC
    /// The image; nil for a gap with the size of `bounds`.
    open var image: Image?
    /// The rectangle of the image, in points, relative to its position on the baseline.
    ///
    /// The y axis points up.
    ///
    /// If the rectangle is empty, which is the default, the image has its own size.
    open var bounds = CGRect.zero
    /// The data of the attached file, nil for none; stored, but not drawn.
    ///
    /// Fidelity: inert
    open var contents: Data?
    /// The type of the attached file, nil for none; stored, but without effect.
    ///
    /// Fidelity: inert
    open var fileType: String?
    /// Whether the image grows with large text sizes; stored, but without effect.
    ///
    /// Fidelity: inert
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    /// Creates an attachment with the data of a file, which is stored, but not drawn.
    ///
    /// Fidelity: inert
    public init(data contentData: Data?, ofType uti: String?) {
      (contents, fileType) = (contentData, uti)
      super.init()
    }

    /// Creates an attachment without data or an image.
    public convenience override init() { self.init(data: nil, ofType: nil) }

    /// Creates an attachment with an image.
    public convenience init(image: Image) {
      self.init(data: nil, ofType: nil)
      self.image = image
    }

    /// Returns the rectangle of the attachment relative to its position on the baseline.
    ///
    /// The y axis points up.
    ///
    /// The default returns `bounds`, or the size of the image if `bounds` is empty. During layout
    /// it is called with a nil container and with a line fragment that has the height of a line in
    /// the attachment's font.
    ///
    /// Apple counterpart: `attachmentBounds(for:…)` · Source: NSTextAttachment.h · Fidelity:
    /// approximate, it is called with a nil container
    @preconcurrency @MainActor
    open func attachmentBounds(
      for textContainer: TextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
      bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.knownSize ?? .zero) : bounds
    }

    /// The picture that stands in place of a run.
    @MainActor
    final func picture(for run: AttributedText.Run, at index: Int) -> TextPicture {
      let line = Stage.current.size(of: AttributedText("x", font: run.effectiveFont))
      let place = CGRect(x: 0, y: 0, width: .greatestFiniteMagnitude, height: line.height)
      return TextPicture(
        image,
        bounds: attachmentBounds(
          for: nil, proposedLineFragment: place, glyphPosition: .zero, characterIndex: index))
    }
  }

  extension NSAttributedString.Key {
    /// The attachment that replaces a character, an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key("NSAttachment")
  }

  extension NSAttributedString {
    /// Creates a text that consists of the character U+FFFC, which is shown as an attachment.
    ///
    /// Apple counterpart: `init(attachment:)` · Source: NSTextAttachment.h · Fidelity: exact
    public convenience init(attachment: NSTextAttachment) {
      self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
  }
#endif
