// SPDX-License-Identifier: MIT

import ChiaroRaster
public import ChiaroViews
public import Foundation

// On Apple's own systems AppKit itself has these.
#if !canImport(AppKit)
  extension NSView {
    /// AppKit's name for `AutoresizingMask`.
    ///
    /// Apple counterpart: `NSView.AutoresizingMask` · Source: AppKit reference · Fidelity: exact
    public typealias AutoresizingMask = ChiaroViews.AutoresizingMask

    /// The opacity of the view and its subviews, from 0 to 1; the default is 1.
    public final var alphaValue: CGFloat {
      get { alpha }
      set { alpha = newValue }
    }
    /// What `fittingSize` is unless a class says another.
    ///
    /// A width or height that the constraints do not determine is that of the content, or 0 if the
    /// content has none.
    final var smallestSize: NSSize {
      let natural = sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
      let solved = systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      return NSSize(
        width: solved.width > 0 ? solved.width : natural.width.isFinite ? natural.width : 0,
        height: solved.height > 0 ? solved.height : natural.height.isFinite ? natural.height : 0)
    }
    /// Marks a rectangle of the view as needing to be redrawn in the next update.
    ///
    /// - Parameters:
    ///   - invalidRect: the rectangle, in the view's coordinates
    ///   - flag: whether to mark the rectangle; with false nothing happens
    public final func setNeedsDisplay(_ invalidRect: NSRect, flag: Bool = true) {
      if flag { (self as View).setNeedsDisplay(invalidRect) }
    }
    /// Sets the label that assistive technologies speak; nil for none.
    public final func setAccessibilityLabel(_ label: String?) { accessibilityLabel = label }
    /// Sets the identifier by which tests find the view; nil for none.
    public final func setAccessibilityIdentifier(_ name: String?) { accessibilityIdentifier = name }
    /// Adds a subview in front of or behind another one.
    ///
    /// - Parameters:
    ///   - view: the view to add
    ///   - place: `below` to add it behind the other subview; any other value adds it in front
    ///   - otherView: the other subview; nil to add the view behind or in front of all subviews
    public final func addSubview(
      _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
    ) {
      guard let otherView else {
        return insertSubview(view, at: place == .below ? 0 : (self as View).subviews.count)
      }
      if place == .below {
        insertSubview(view, belowSubview: otherView)
      } else {
        insertSubview(view, aboveSubview: otherView)
      }
    }
  }

  extension Responder {
    /// The next responder in the responder chain; nil for none.
    ///
    /// The next responder of a view controller's view is the controller.
    public final var nextResponder: NSResponder? { (next as? ControllerHost)?.owner ?? next }
  }

  extension ChiaroViews.AutoresizingMask {
    /// A mask that keeps the view's margins and lengths when the superview is resized.
    public static let none: ChiaroViews.AutoresizingMask = []
    /// A mask that lets the view's width change with the superview's width.
    public static let width = flexibleWidth
    /// A mask that lets the view's height change with the superview's height.
    public static let height = flexibleHeight
    /// A mask that lets the view's left margin change with the superview's width.
    public static let minXMargin = flexibleLeftMargin
    /// A mask that lets the view's right margin change with the superview's width.
    public static let maxXMargin = flexibleRightMargin
    /// A mask that lets the view's bottom margin, or its top margin in a flipped superview, change
    /// with the superview's height.
    public static let minYMargin = flexibleTopMargin
    /// A mask that lets the view's top margin, or its bottom margin in a flipped superview, change
    /// with the superview's height.
    public static let maxYMargin = flexibleBottomMargin
  }
#endif
