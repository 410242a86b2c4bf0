// SPDX-License-Identifier: MIT

public import ChiaroViews

/// A protocol that gives a view's window, superview and subviews AppKit's types.
///
/// `View` has properties with the same names and the types `Window` and `View`. In AppKit's views
/// these properties replace them, so that code does not need to cast.
///
/// Apple counterpart: properties of `NSView` · Source: this project · Fidelity: exact
@preconcurrency @MainActor
public protocol NSViewNeighbors: View {}

extension NSViewNeighbors {
  /// The AppKit window that contains the view; nil for none.
  public var window: NSWindow? { (self as View).window as? NSWindow }
  /// The superview; nil if there is none or it is not an AppKit view.
  public var superview: NSView? { (self as View).superview as? NSView }
  /// The subviews that are AppKit views, rearmost first; setting the array replaces them.
  public var subviews: [NSView] {
    get { (self as View).subviews.compactMap { $0 as? NSView } }
    set {
      for view in subviews where !newValue.contains(view) { view.removeFromSuperview() }
      for view in newValue { addSubview(view) }
    }
  }
}
