// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// A view that replaces or accompanies the keyboard; it never appears by itself here.
  ///
  /// Apple counterpart: `UIInputView` · Source: UIInputView.h · Fidelity: approximate, not shown by
  /// the system
  open class UIInputView: View {
    /// The look of an input view: plain, or like the keyboard.
    ///
    /// Apple counterpart: `UIInputView.Style` · Source: UIInputView.h · Fidelity: exact
    public enum Style: Int, Sendable {
      case `default` = 0
      case keyboard = 1
    }

    /// The look of the view: plain, or like the keyboard.
    public final let inputViewStyle: Style
    /// Whether the view's constraints determine its height; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var allowsSelfSizing = false

    /// Creates an input view; in the keyboard style, its background is `systemGray5`.
    public init(frame: CGRect, inputViewStyle: Style) {
      self.inputViewStyle = inputViewStyle
      super.init(frame: frame)
      if inputViewStyle == .keyboard { backgroundColor = .systemGray5 }
    }

    /// Creates an input view in the default style, without a background color.
    public convenience override init(frame: CGRect) {
      self.init(frame: frame, inputViewStyle: .default)
    }
  }

  /// An input view that can ask for the keyboard's click sounds; no sounds are played here.
  ///
  /// Apple counterpart: `UIInputViewAudioFeedback` · Source: UIDevice.h · Fidelity: exact
  @preconcurrency @MainActor
  public protocol UIInputViewAudioFeedback: AnyObject {
    /// Whether clicks are played while the view is visible; it is never read here.
    var enableInputClicksWhenVisible: Bool { get }
  }

  extension UIInputViewAudioFeedback {
    /// Whether clicks are played while the view is visible.
    ///
    /// It is never read here, and the default is false.
    public var enableInputClicksWhenVisible: Bool { false }
  }
#endif
