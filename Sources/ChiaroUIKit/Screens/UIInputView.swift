// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// A view in place of the keyboard or above it; none of them appears by itself.
  ///
  /// Apple counterpart: `UIInputView` · Source: UIInputView.h · Fidelity: approximate
  open class UIInputView: View {
    /// How the view looks.
    ///
    /// Apple counterpart: `UIInputView.Style` · Source: UIInputView.h · Fidelity: exact
    public enum Style: Int, Sendable {
      case `default` = 0
      case keyboard = 1
    }

    /// How the view looks.
    public final let inputViewStyle: Style
    /// Whether the view is as high as its constraints say; the default is false.
    public final var allowsSelfSizing = false

    /// Creates a view, on the keyboard's color for its style.
    public init(frame: CGRect, inputViewStyle: Style) {
      self.inputViewStyle = inputViewStyle
      super.init(frame: frame)
      if inputViewStyle == .keyboard { backgroundColor = .systemGray5 }
    }

    /// Creates a view with a frame and no color.
    public convenience override init(frame: CGRect) {
      self.init(frame: frame, inputViewStyle: .default)
    }
  }

  /// An input view that wants clicks to be heard.
  ///
  /// Apple counterpart: `UIInputViewAudioFeedback` · Source: UIDevice.h · Fidelity: exact
  @preconcurrency @MainActor
  public protocol UIInputViewAudioFeedback: AnyObject {
    /// Whether clicks are heard; nothing is here.
    var enableInputClicksWhenVisible: Bool { get }
  }

  extension UIInputViewAudioFeedback {
    /// No clicks.
    public var enableInputClicksWhenVisible: Bool { false }
  }
#endif
