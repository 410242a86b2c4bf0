// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension NSAttributedString.Key {
    /// The color of the letters, a `UIColor`; black where there is none (S190).
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The color behind the letters, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
  }

  extension NSAttributedString {
    /// Sets the text in a rectangle of what is drawn now.
    ///
    /// Apple counterpart: `draw(in:)` · Source: NSStringDrawing.h (S190, S191) · Fidelity:
    /// approximate
    @MainActor
    public func draw(in rect: CGRect) { AttributedText(self).draw(in: rect) }
  }

  extension AttributedText {
    /// The text and what is known of its attributes: colors and fonts.
    public init(_ string: NSAttributedString) {
      var runs: [Run] = []
      let whole = NSRange(location: 0, length: string.length)
      string.enumerateAttributes(in: whole) { attributes, range, _ in
        runs.append(
          Run(
            string.attributedSubstring(from: range).string, font: attributes[.font] as? Font,
            foregroundColor: attributes[.foregroundColor] as? DynamicColor,
            backgroundColor: attributes[.backgroundColor] as? DynamicColor))
      }
      self.init(runs)
    }

    /// The same as a string of Foundation's.
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

  extension AttributedTextHolding {
    fileprivate var foundationText: NSAttributedString? {
      get { attributedText?.attributedString }
      set { attributedText = newValue.map { AttributedText($0) } }
    }
  }

  extension Label {
    /// The text, with attributes; nil for none.
    ///
    /// Apple counterpart: `attributedText` · Source: UILabel.h (S190) · Fidelity: exact
    public var attributedText: NSAttributedString? {
      get { foundationText }
      set { foundationText = newValue }
    }
  }

  extension TextField {
    /// The text, with attributes; nil for none.
    ///
    /// Apple counterpart: `attributedText` · Source: UITextField.h (S190) · Fidelity: exact
    public var attributedText: NSAttributedString? {
      get { foundationText }
      set { foundationText = newValue }
    }
  }

  extension TextView {
    /// The text, with attributes; nil for none.
    ///
    /// Apple counterpart: `attributedText` · Source: UITextView.h (S190) · Fidelity: exact
    public var attributedText: NSAttributedString? {
      get { foundationText }
      set { foundationText = newValue }
    }
  }
#endif
