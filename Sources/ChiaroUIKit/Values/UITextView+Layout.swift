// SPDX-License-Identifier: MIT

public import ChiaroControls
import ChiaroViews
import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension TextView {
    /// The view's text with its attributes; changing it changes the view's text.
    ///
    /// Apple counterpart: `textStorage` · Source: UITextView.h · Fidelity: approximate, another
    /// object each time
    public var textStorage: TextStorage {
      let text = attributedText ?? NSAttributedString(string: "")
      return TextStorage(text) { [weak self] in self?.attributedText = $0 }
    }

    /// The layout of the view's text, which tells where its characters and lines are.
    ///
    /// Apple counterpart: `layoutManager` · Source: UITextView.h · Fidelity: approximate, another
    /// object each time
    public var layoutManager: GlyphLayout {
      var room = textContainer.size
      room.height = .greatestFiniteMagnitude
      let container = TextContainer(size: room)
      container.lineFragmentPadding = textContainer.lineFragmentPadding
      return GlyphLayout(of: textStorage, in: container)
    }
  }
#endif
