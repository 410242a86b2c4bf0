// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A view that frames a group of views under a title, or that draws a separator line.
///
/// Apple counterpart: `NSBox` · Source: AppKit reference; the metrics of macOS 11 to 15 · Fidelity:
/// approximate, titles are not drawn in the border
open class NSBox: NSView, SizeMeasuring {
  /// The kind of a box.
  ///
  /// Apple counterpart: `NSBox.BoxType` · Source: AppKit reference · Fidelity: exact
  public enum BoxType: UInt, Sendable, CaseIterable {
    case primary = 0
    case separator = 2
    case custom = 4
  }
  /// The position of a box's title relative to its border.
  ///
  /// Apple counterpart: `NSBox.TitlePosition` · Source: AppKit reference · Fidelity: exact
  public enum TitlePosition: UInt, Sendable, CaseIterable {
    case noTitle = 0
    case aboveTop = 1
    case atTop = 2
    case belowTop = 3
    case aboveBottom = 4
    case atBottom = 5
    case belowBottom = 6
  }

  /// The kind of the box; the default is `primary`.
  open var boxType = BoxType.primary { didSet { boxDidChange() } }
  /// The title of the box; the default is "Title".
  open var title = "Title" { didSet { boxDidChange() } }
  /// The font of the title; the default is the system font at 11 points.
  open var titleFont = NSFont.systemFont(ofSize: 11) { didSet { boxDidChange() } }
  /// The position of the title, which can only be above or below the border; the default is above.
  open var titlePosition = TitlePosition.atTop { didSet { boxDidChange() } }
  /// Whether the box is drawn without a background, border and title; the default is false.
  open var isTransparent = false { didSet { setNeedsDisplay() } }
  /// The fill color of a custom box; the default is clear.
  open var fillColor = NSColor.clear { didSet { setNeedsDisplay() } }
  /// The border color of a custom box; the default is `separatorColor`.
  open var borderColor = NSColor.separatorColor { didSet { setNeedsDisplay() } }
  /// The border width of a custom box in points; the default is 1.
  open var borderWidth: CGFloat = 1 { didSet { setNeedsDisplay() } }
  /// The corner radius of a custom box in points; the default is 0.
  open var cornerRadius: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The distances between a primary box's content and its border in points; the default is 5 by 5.
  open var contentViewMargins = NSSize(width: 5, height: 5) { didSet { boxDidChange() } }
  /// The view inside the border; nil for none.
  ///
  /// A new box has an empty view.
  open var contentView: NSView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let contentView { addSubview(contentView) }
      setNeedsLayout()
    }
  }

  /// Creates a primary box with a frame and an empty content view.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    contentView = NSView()
    if let contentView { addSubview(contentView) }
  }

  private final func boxDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Whether the box has an intrinsic size: only a separator line has one.
  package final var hasSizeOfItsOwn: Bool { boxType == .separator }
  package final func measuredSize(within size: CGSize) -> CGSize {
    let isUpright = frame.height > frame.width && frame.width < 6
    return isUpright
      ? CGSize(width: 1, height: CGFloat.infinity) : CGSize(width: CGFloat.infinity, height: 1)
  }

  private final var hasTitle: Bool {
    boxType == .primary && titlePosition != .noTitle && !title.isEmpty
  }
  private final var titleHeight: CGFloat {
    hasTitle ? textMeasure.lineHeight(of: titleFont) + 3 : 0
  }
  private final var isBelow: Bool { titlePosition.rawValue > 3 }
  /// Whether the title stands on the side of the least y.
  private final var isTitleFirst: Bool { isBelow != isFlipped }
  /// The rectangle of the border in the box's coordinates: the bounds without the title.
  open var borderRect: NSRect {
    NSRect(
      x: bounds.minX, y: bounds.minY + (isTitleFirst ? titleHeight : 0), width: bounds.width,
      height: max(0, bounds.height - titleHeight))
  }

  /// Places the content view so that it fills the border's rectangle; in a primary box,
  /// `contentViewMargins` inset it.
  open override func layout() {
    super.layout()
    guard boxType != .separator else { return }
    let inset = boxType == .primary ? contentViewMargins : .zero
    contentView?.frame = borderRect.within(dx: inset.width, dy: inset.height)
  }

  open override func drawContent(in context: GraphicsContext) {
    guard !isTransparent else { return }
    let rect = borderRect
    switch boxType {
    case .separator:
      let isUpright = bounds.height > bounds.width
      let line =
        isUpright
        ? CGRect(x: bounds.midX - 0.5, y: bounds.minY, width: 1, height: bounds.height)
        : CGRect(x: bounds.minX, y: bounds.midY - 0.5, width: bounds.width, height: 1)
      context.fill(line, .separatorColor)
    case .custom:
      context.fill(rect, fillColor, cornerRadius: cornerRadius)
      guard borderWidth > 0 else { return }
      context.strokeColor = borderColor
      context.stroke(rect, width: borderWidth, cornerRadius: cornerRadius)
    case .primary:
      context.fill(rect, ControlLook.well, cornerRadius: 5)
      context.strokeColor = ControlLook.edge
      context.stroke(rect, width: 0.5, cornerRadius: 5)
      guard hasTitle else { return }
      let line = CGRect(
        x: bounds.minX + 6, y: isTitleFirst ? bounds.minY : bounds.maxY - titleHeight + 3,
        width: bounds.width - 12, height: titleHeight - 3)
      context.draw(
        title, titleFont, .controlTextColor, in: line,
        share: NSTextAlignment.natural.share(in: drawnDirection))
    }
  }
}
