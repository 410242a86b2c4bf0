// SPDX-License-Identifier: MIT

public import ChiaroViews
import Foundation

// On Apple's own systems AppKit itself has these.
#if !canImport(AppKit)
  /// AppKit's name for `GestureRecognizer`.
  ///
  /// Apple counterpart: `NSGestureRecognizer` · Source: NSGestureRecognizer.h · Fidelity:
  /// approximate, a subclass overrides UIKit's methods for touches rather than AppKit's for the
  /// mouse
  public typealias NSGestureRecognizer = GestureRecognizer
  /// AppKit's name for `GestureRecognizerDelegate`.
  ///
  /// Apple counterpart: `NSGestureRecognizerDelegate` · Source: NSGestureRecognizer.h · Fidelity:
  /// approximate, it has the methods of UIKit's delegate
  public typealias NSGestureRecognizerDelegate = GestureRecognizerDelegate
  /// AppKit's name for `TapGestureRecognizer`.
  ///
  /// Apple counterpart: `NSClickGestureRecognizer` · Source: NSClickGestureRecognizer.h · Fidelity:
  /// approximate, recognizes only the primary button
  public typealias NSClickGestureRecognizer = TapGestureRecognizer
  /// AppKit's name for `LongPressGestureRecognizer`.
  ///
  /// Apple counterpart: `NSPressGestureRecognizer` · Source: NSPressGestureRecognizer.h · Fidelity:
  /// approximate, recognizes only the primary button
  public typealias NSPressGestureRecognizer = LongPressGestureRecognizer
  /// AppKit's name for `PanGestureRecognizer`.
  ///
  /// Apple counterpart: `NSPanGestureRecognizer` · Source: NSPanGestureRecognizer.h · Fidelity:
  /// approximate, recognizes only the primary button
  public typealias NSPanGestureRecognizer = PanGestureRecognizer
  /// AppKit's name for `PinchGestureRecognizer`.
  ///
  /// Apple counterpart: `NSMagnificationGestureRecognizer` · Source:
  /// NSMagnificationGestureRecognizer.h · Fidelity: approximate, recognized only from a
  /// `PinchEvent` that the program passes to `Window.handle(_:)`
  public typealias NSMagnificationGestureRecognizer = PinchGestureRecognizer
  /// AppKit's name for `RotationGestureRecognizer`.
  ///
  /// Apple counterpart: `NSRotationGestureRecognizer` · Source: NSRotationGestureRecognizer.h ·
  /// Fidelity: approximate, recognized only from a `PinchEvent` that the program passes to
  /// `Window.handle(_:)`
  public typealias NSRotationGestureRecognizer = RotationGestureRecognizer

  extension TapGestureRecognizer {
    /// The number of clicks that the gesture requires; the default is 1.
    ///
    /// Apple counterpart: `numberOfClicksRequired` · Source: NSClickGestureRecognizer.h ·
    /// Fidelity: exact
    public final var numberOfClicksRequired: Int {
      get { numberOfTapsRequired }
      set { numberOfTapsRequired = newValue }
    }
  }

  extension PinchGestureRecognizer {
    /// The change of scale since the gesture began, such as 0.5 for one and a half times the size.
    ///
    /// Apple counterpart: `magnification` · Source: NSMagnificationGestureRecognizer.h ·
    /// Fidelity: exact
    public final var magnification: CGFloat {
      get { scale - 1 }
      set { scale = newValue + 1 }
    }
  }
#endif
