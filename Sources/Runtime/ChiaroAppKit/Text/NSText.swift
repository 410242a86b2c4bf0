// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// AppKit's superclass of text views; here another name for `NSTextView`.
///
/// Apple counterpart: `NSText` · Source: NSText.h · Fidelity: approximate, the same class
public typealias NSText = NSTextView

extension Responder {
  /// Shows an error in an alert; returns whether the response was the alert's first button.
  ///
  /// The alert does not wait for the user: the response is `NSAlert.automaticAnswer`. The result is
  /// therefore false unless the program set that to `alertFirstButtonReturn`.
  ///
  /// Apple counterpart: `presentError(_:)` · Source: NSResponder.h · Fidelity: approximate, does
  /// not wait for the user
  @discardableResult
  public final func presentError(_ error: any Error) -> Bool {
    NSAlert(error: error).runModal() == .alertFirstButtonReturn
  }
}

// On Apple's own systems AppKit itself has these.
#if !canImport(AppKit)
  extension DynamicColor {
    /// The background color of a selected row in a list with keyboard focus; the same as
    /// `selectedContentBackgroundColor`.
    public static var alternateSelectedControlColor: DynamicColor { selectedContentBackgroundColor }
  }

  extension Font {
    /// Returns the monospaced font for documents, which is the system's here; a size of 0 means 11
    /// points.
    public static func userFixedPitchFont(ofSize size: CGFloat) -> Font? {
      monospacedSystemFont(ofSize: size == 0 ? 11 : size, weight: .regular)
    }
    /// Returns the font for documents, which is the system font here; a size of 0 means 12 points.
    public static func userFont(ofSize size: CGFloat) -> Font? {
      systemFont(ofSize: size == 0 ? 12 : size)
    }
    /// Returns the bold system font for window titles; a size of 0 means 13 points.
    public static func titleBarFont(ofSize size: CGFloat) -> Font {
      boldSystemFont(ofSize: size == 0 ? 13 : size)
    }
    /// Returns the system font for messages, such as in alerts; a size of 0 means 13 points.
    public static func messageFont(ofSize size: CGFloat) -> Font {
      systemFont(ofSize: size == 0 ? 13 : size)
    }
    /// Returns the system font for tool tips; a size of 0 means 11 points.
    public static func toolTipsFont(ofSize size: CGFloat) -> Font {
      systemFont(ofSize: size == 0 ? 11 : size)
    }
  }
#endif
