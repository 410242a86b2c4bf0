// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// AppKit's name for what edits text; here a text view is the only kind.
///
/// Apple counterpart: `NSText` · Source: NSText.h · Fidelity: approximate
public typealias NSText = NSTextView

extension Responder {
  /// Shows an error in an alert; returns whether it was answered with the first button.
  ///
  /// Apple counterpart: `presentError(_:)` · Source: NSResponder.h · Fidelity: approximate, see
  /// `NSAlert.runModal()`
  @discardableResult
  public final func presentError(_ error: any Error) -> Bool {
    NSAlert(error: error).runModal() == .alertFirstButtonReturn
  }
}

// On Apple's own systems AppKit itself has these.
#if !canImport(AppKit)
  extension DynamicColor {
    /// The color of a selected control in a list that has the focus.
    public static var alternateSelectedControlColor: DynamicColor { selectedContentBackgroundColor }
  }

  extension Font {
    /// Returns the font that the person chose for documents of one width; a size of 0 stands for
    /// the usual size.
    public static func userFixedPitchFont(ofSize size: CGFloat) -> Font? {
      monospacedSystemFont(ofSize: size == 0 ? 11 : size, weight: .regular)
    }
    /// Returns the font that the person chose for documents; a size of 0 stands for the usual size.
    public static func userFont(ofSize size: CGFloat) -> Font? {
      systemFont(ofSize: size == 0 ? 12 : size)
    }
    /// Returns the font of titles of windows; a size of 0 stands for the usual size.
    public static func titleBarFont(ofSize size: CGFloat) -> Font {
      boldSystemFont(ofSize: size == 0 ? 13 : size)
    }
    /// Returns the font of messages; a size of 0 stands for the usual size.
    public static func messageFont(ofSize size: CGFloat) -> Font {
      systemFont(ofSize: size == 0 ? 13 : size)
    }
    /// Returns the font of tool tips; a size of 0 stands for the usual size.
    public static func toolTipsFont(ofSize size: CGFloat) -> Font {
      systemFont(ofSize: size == 0 ? 11 : size)
    }
  }
#endif
