// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster
import ChiaroViews
public import Foundation

extension NSView {
  /// The times at which the contents of a view's layer are redrawn; has no effect here.
  ///
  /// Apple counterpart: `NSView.LayerContentsRedrawPolicy` · Source: NSView.h · Fidelity: inert
  public enum LayerContentsRedrawPolicy: Int, Sendable {
    case never = 0
    case onSetNeedsDisplay = 1
    case duringViewResize = 2
    case beforeViewResize = 3
    case crossfade = 4
  }
  /// The times at which the contents of the view's layer are redrawn; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var layerContentsRedrawPolicy: LayerContentsRedrawPolicy {
    get { rarities?.redrawPolicy ?? .duringViewResize }
    set { ensuredRarities.redrawPolicy = newValue }
  }
  /// The kind of background behind a cell, which decides the color of its text and symbols.
  ///
  /// Apple counterpart: `NSView.BackgroundStyle` · Source: NSView.h · Fidelity: exact
  public enum BackgroundStyle: Int, Sendable {
    case normal = 0
    case emphasized = 1
    case raised = 2
    case lowered = 3
    /// The former name of `normal`.
    public static let light = BackgroundStyle.normal
    /// The former name of `emphasized`.
    public static let dark = BackgroundStyle.emphasized
  }
  /// Whether the user is resizing the window; always false here.
  public final var inLiveResize: Bool { false }
  /// The layout direction of the view, by default that of its traits.
  ///
  /// Setting it also sets `semanticContentAttribute`.
  public final var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get {
      let own = rarities?.direction ?? nil
      return own ?? (traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
    set {
      ensuredRarities.direction = newValue
      semanticContentAttribute = newValue == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
  }
  /// Whether the view or one of its ancestors is hidden.
  public final var isHiddenOrHasHiddenAncestor: Bool {
    isHidden || superview?.isHiddenOrHasHiddenAncestor == true
  }
  /// Tells the view, and those in it that are not hidden themselves.
  final func tellHidden(_ isHidden: Bool) {
    if isHidden { viewDidHide() } else { viewDidUnhide() }
    for view in subviews where !view.isHidden { view.tellHidden(isHidden) }
  }
  /// Replaces a subview with another view at the same position among the subviews.
  ///
  /// The new view's frame is not changed.
  ///
  /// Does nothing if `oldView` is not a subview.
  public final func replaceSubview(_ oldView: NSView, with newView: NSView) {
    guard oldView.superview === self, oldView !== newView else { return }
    insertSubview(newView, aboveSubview: oldView)
    oldView.removeFromSuperview()
  }
  /// Redraws the view and its subviews and updates all of the app's windows immediately.
  public final func display() {
    setNeedsDisplayBelow()
    displayIfNeeded()
  }
  /// Updates all of the app's windows immediately, redrawing what changed.
  public final func displayIfNeeded() { NSApplication.shared.updateWindows() }
  /// Scrolls the view's coordinates so that a point is at the lower left corner of the bounds.
  ///
  /// In a flipped view it is at the upper left corner.
  public final func setBoundsOrigin(_ newOrigin: NSPoint) { bounds.origin = newOrigin }
  /// Sets whether the view is visible to assistive software, as `isAccessibilityElement` does.
  public final func setAccessibilityElement(_ isElement: Bool) {
    isAccessibilityElement = isElement
  }
  /// Sets the help text for assistive software, which is `accessibilityHint`; nil for none.
  public final func setAccessibilityHelp(_ help: String?) { accessibilityHint = help }
  /// Sets the value for assistive software; nil for none.
  ///
  /// A value that is not a string is stored as its description.
  public final func setAccessibilityValue(_ value: Any?) {
    accessibilityValue = value.map { "\($0)" }
  }
  /// Sets the title for assistive software, which is `accessibilityLabel`; nil for none.
  public final func setAccessibilityTitle(_ title: String?) { accessibilityLabel = title }
  /// Removes the view from its superview, which is redrawn nevertheless.
  public final func removeFromSuperviewWithoutNeedingDisplay() { removeFromSuperview() }
  /// Converts a rectangle from points to pixels of the window's screen, or else the app's screen.
  public final func convertToBacking(_ rect: NSRect) -> NSRect {
    screenOfApp.convertRectToBacking(rect)
  }
  /// Returns a rectangle in points with each edge moved to the nearest pixel boundary.
  ///
  /// - Parameters:
  ///   - rect: the rectangle
  ///   - options: not used
  /// - Returns: the rectangle with aligned edges
  public final func backingAlignedRect(
    _ rect: NSRect, options: AlignmentOptions = .alignAllEdgesNearest
  ) -> NSRect {
    let scale = screenOfApp.backingScaleFactor
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (round(rect.minX), round(rect.minY))
    return NSRect(
      x: left, y: top, width: round(rect.maxX) - left, height: round(rect.maxY) - top)
  }
  private final var screenOfApp: NSScreen { window?.screen ?? NSApplication.shared.screen }

  /// Returns a rectangle in points with each edge moved to the nearest pixel boundary.
  public final func centerScanRect(_ rect: NSRect) -> NSRect { backingAlignedRect(rect) }

  /// Returns an empty bitmap in the size of a rectangle, for `cacheDisplay(in:to:)`.
  ///
  /// Nil if the rectangle's width or height is not greater than 0.
  ///
  /// Apple counterpart: `bitmapImageRepForCachingDisplay(in:)` · Source: NSView.h · Fidelity:
  /// approximate, it has no pixels until `cacheDisplay(in:to:)` was called
  public final func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    return NSBitmapImageRep(size: rect.size)
  }
  /// Draws the part of the view and its visible subviews within a rectangle into a bitmap.
  ///
  /// The rectangle is in the view's coordinates. The bitmap's former pixels are replaced.
  public final func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {
    let scale = screenOfApp.backingScaleFactor
    let part = upended(rect)
    let picture = GraphicsContext.picture(size: rect.size, scale: scale) { context in
      context.transform(by: .translation(x: Float(-part.minX), y: Float(-part.minY))) {
        drawTree(in: context)
      }
    }
    bitmapImageRep.picture = picture
  }
  private final func drawTree(in context: GraphicsContext) {
    context.risingHeight = risingHeight
    drawContent(in: context)
    draw(bounds)
    context.risingHeight = nil
    for view in subviews where !view.isHidden {
      let (frame, start) = (view.placedFrame, view.placedBounds)
      let place = Transform.translation(
        x: Float(frame.minX - start.minX), y: Float(frame.minY - start.minY))
      context.transform(by: place) { view.drawTree(in: context) }
    }
  }
}

/// The layout direction of a view or an app.
///
/// Apple counterpart: `NSUserInterfaceLayoutDirection` · Source: NSUserInterfaceLayout.h ·
/// Fidelity: exact
public enum NSUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

extension NSApplication {
  /// The layout direction of the app, from its screen's traits.
  public final var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension View {
  /// Marks the view and all views in it as needing to be redrawn.
  final func setNeedsDisplayBelow() {
    setNeedsDisplay()
    for view in subviews { view.setNeedsDisplayBelow() }
  }
}
