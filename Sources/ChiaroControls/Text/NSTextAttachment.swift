// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews
public import Foundation

// On Apple's own systems UIKit and AppKit themselves have these.
#if !canImport(UIKit) && !canImport(AppKit)
  /// A picture in a text, where it stands as a letter does.
  ///
  /// Apple counterpart: `NSTextAttachment` · Source: NSTextAttachment.h · Fidelity: approximate: of
  /// contents, only the image is shown
  open class NSTextAttachment: NSObject {
    /// The letter in whose place a picture stands.
    public static let character = 0xFFFC
    /// The picture; nil for a gap of the size of `bounds`.
    open var image: Image?
    /// The rectangle of the picture, from the baseline up; zero, the default, for its own size.
    open var bounds = CGRect.zero
    /// The contents of a file; nil for none.
    open var contents: Data?
    /// The type of the contents; nil for none.
    open var fileType: String?
    /// Whether the picture grows with very large text sizes; kept, without effect.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    /// Creates an attachment of a file.
    public init(data contentData: Data?, ofType uti: String?) {
      (contents, fileType) = (contentData, uti)
      super.init()
    }

    /// Creates an attachment without contents.
    public convenience override init() { self.init(data: nil, ofType: nil) }

    /// Creates an attachment of a picture.
    public convenience init(image: Image) {
      self.init(data: nil, ofType: nil)
      self.image = image
    }

    /// Returns the rectangle that the picture takes, from the baseline up; `bounds` by default.
    ///
    /// It is asked without a container when the text is set, and with the height of a line of its
    /// font.
    ///
    /// Apple counterpart: `attachmentBounds(for:…)` · Source: NSTextAttachment.h · Fidelity:
    /// approximate
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
    /// What stands in place of a letter, an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key("NSAttachment")
  }

  extension NSAttributedString {
    /// Creates a text of one letter, in whose place something stands.
    ///
    /// Apple counterpart: `init(attachment:)` · Source: NSTextAttachment.h · Fidelity: exact
    public convenience init(attachment: NSTextAttachment) {
      self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
  }
#endif
