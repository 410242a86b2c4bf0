// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster
import ChiaroViews
public import Foundation

extension NSView {
  /// When a layer's contents are drawn anew; they always are when that is needed.
  ///
  /// Apple counterpart: `NSView.LayerContentsRedrawPolicy` · Source: NSView.h · Fidelity: exact
  public enum LayerContentsRedrawPolicy: Int, Sendable {
    case never = 0
    case onSetNeedsDisplay = 1
    case duringViewResize = 2
    case beforeViewResize = 3
    case crossfade = 4
  }
  /// When the contents are drawn anew; stored, without effect.
  public final var layerContentsRedrawPolicy: LayerContentsRedrawPolicy {
    get { rarities?.redrawPolicy ?? .duringViewResize }
    set { ensuredRarities.redrawPolicy = newValue }
  }
  /// The background of a cell, by which text and symbols choose their color.
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
  /// Whether people are resizing the window; always false, as there is no such moment here.
  public final var inLiveResize: Bool { false }
  /// The direction in which the view's languages run.
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
  /// Whether the view or one around it is hidden.
  public final var isHiddenOrHasHiddenAncestor: Bool {
    isHidden || superview?.isHiddenOrHasHiddenAncestor == true
  }
  /// Tells the view, and those in it that are not hidden themselves.
  final func tellHidden(_ isHidden: Bool) {
    if isHidden { viewDidHide() } else { viewDidUnhide() }
    for view in subviews where !view.isHidden { view.tellHidden(isHidden) }
  }
  /// Puts a view in the place of another.
  public final func replaceSubview(_ oldView: NSView, with newView: NSView) {
    guard let index = subviews.firstIndex(where: { $0 === oldView }) else { return }
    oldView.removeFromSuperview()
    insertSubview(newView, at: index)
  }
  /// Draws and shows what is pending.
  public final func display() {
    needsDisplay = true
    displayIfNeeded()
  }
  /// Shows what is pending.
  public final func displayIfNeeded() { NSApplication.shared.updateWindows() }
  /// Moves the origin of the view's own coordinates: what is at the point comes to the lower left
  /// corner, or to the upper left one in a flipped view.
  public final func setBoundsOrigin(_ newOrigin: NSPoint) { bounds.origin = newOrigin }
  /// Whether the view is seen by assistive software; stored, as there is none.
  public final func setAccessibilityElement(_ isElement: Bool) {
    isAccessibilityElement = isElement
  }
  /// Keeps what assistive software says of the view's use.
  public final func setAccessibilityHelp(_ help: String?) { accessibilityHint = help }
  /// Keeps what assistive software says of the view's value.
  public final func setAccessibilityValue(_ value: Any?) {
    accessibilityValue = value.map { "\($0)" }
  }
  /// Keeps what assistive software says of the view.
  public final func setAccessibilityTitle(_ title: String?) { accessibilityLabel = title }
  /// Removes the view; what is behind is drawn anew all the same.
  public final func removeFromSuperviewWithoutNeedingDisplay() { removeFromSuperview() }
  /// Returns a rectangle in pixels.
  public final func convertToBacking(_ rect: NSRect) -> NSRect {
    screenOfApp.convertRectToBacking(rect)
  }
  /// Returns a rectangle whose edges are between pixels.
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

  /// Returns a rectangle whose edges are between pixels.
  public final func centerScanRect(_ rect: NSRect) -> NSRect { backingAlignedRect(rect) }

  /// Returns a picture to draw the view into, with `cacheDisplay(in:to:)`.
  ///
  /// Apple counterpart: `bitmapImageRepForCachingDisplay(in:)` · Source: NSView.h · Fidelity:
  /// approximate
  public final func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    return NSBitmapImageRep(size: rect.size)
  }
  /// Draws a part of the view and what is in it.
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

/// The direction in which languages run.
///
/// Apple counterpart: `NSUserInterfaceLayoutDirection` · Source: NSUserInterfaceLayout.h ·
/// Fidelity: exact
public enum NSUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

extension NSApplication {
  /// The direction in which the app's languages run.
  public final var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
