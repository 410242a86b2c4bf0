// SPDX-License-Identifier: MIT

public import ChiaroControls
import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension AttributedTextHolding {
    fileprivate var foundationText: NSAttributedString? {
      get { attributedText?.attributedString }
      set { attributedText = newValue.map { AttributedText($0) } }
    }
  }

  extension Label {
    /// The text with attributes; nil for none.
    ///
    /// Apple counterpart: `attributedText` · Source: UILabel.h (S190) · Fidelity: exact
    public var attributedText: NSAttributedString? {
      get { foundationText }
      set { foundationText = newValue }
    }
  }

  extension TextField {
    /// The text with attributes; nil for none.
    ///
    /// Apple counterpart: `attributedText` · Source: UITextField.h (S190) · Fidelity: exact
    public var attributedText: NSAttributedString? {
      get { foundationText }
      set { foundationText = newValue }
    }
  }

  extension TextView {
    /// The text with attributes; nil for none.
    ///
    /// Apple counterpart: `attributedText` · Source: UITextView.h (S190) · Fidelity: exact
    public var attributedText: NSAttributedString? {
      get { foundationText }
      set { foundationText = newValue }
    }
  }
#endif
