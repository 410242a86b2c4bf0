// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A view that shows an image.
///
/// Apple counterpart: `NSImageView` · Source: AppKit reference · Fidelity: approximate, without
/// frames and animation
open class NSImageView: NSControl {
  /// The alignment of an image that is smaller than its view.
  ///
  /// Apple counterpart: `NSImageAlignment` · Source: AppKit reference · Fidelity: exact
  public enum Alignment: UInt, Sendable, CaseIterable {
    case alignCenter = 0
    case alignTop = 1
    case alignTopLeft = 2
    case alignTopRight = 3
    case alignLeft = 4
    case alignBottom = 5
    case alignBottomLeft = 6
    case alignBottomRight = 7
    case alignRight = 8
  }

  /// The image that the view shows; nil for none.
  open var image: NSImage? { didSet { contentDidChange() } }
  /// The way in which the image is scaled to the view; the default is `scaleProportionallyDown`.
  open var imageScaling = NSImageScaling.scaleProportionallyDown { didSet { setNeedsDisplay() } }
  /// The alignment of the image; the default is `alignCenter`.
  open var imageAlignment = Alignment.alignCenter { didSet { setNeedsDisplay() } }
  /// The color of a template image; if nil, `controlTextColor` is used.
  open var contentTintColor: NSColor? { didSet { setNeedsDisplay() } }
  /// The size and weight of a symbol image; nil for the size and weight of the image itself.
  open var symbolConfiguration: NSImage.SymbolConfiguration? { didSet { contentDidChange() } }
  /// Whether the user can replace the image; stored, but without effect.
  ///
  /// Fidelity: inert
  open var isEditable = false
  /// Whether an animated image plays; stored, but without effect.
  ///
  /// Fidelity: inert
  open var animates = false

  /// Creates an image view with a frame and without an image.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
  /// Creates an image view with an image, in the image's size.
  public convenience init(image: NSImage) {
    self.init(frame: .zero)
    self.image = image
    frame.size = contentSize(within: .zero)
  }

  /// Whether y grows downwards; always false, unlike in other controls.
  open override var isFlipped: Bool { false }
  open override var acceptsFirstResponder: Bool { false }
  open override func mouseDown(with event: NSEvent) {
    if let pointer = event.pointer { next?.pointerBegan(pointer) }
  }
  open override func mouseDragged(with event: NSEvent) {
    if let pointer = event.pointer { next?.pointerMoved(pointer) }
  }
  open override func mouseUp(with event: NSEvent) {
    if let pointer = event.pointer { next?.pointerEnded(pointer) }
  }

  private final var shownImage: NSImage? {
    guard let image else { return nil }
    guard let symbolConfiguration, let own = image.symbolConfiguration else { return image }
    return image.withSymbolConfiguration(own.applying(symbolConfiguration)) ?? image
  }
  override final func contentSize(within size: CGSize) -> CGSize {
    shownImage?.naturalSize(on: self) ?? .zero
  }
  open override var intrinsicContentSize: NSSize {
    shownImage?.naturalSize(on: self)
      ?? NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
  }

  override final func drawLook(in context: GraphicsContext) {
    guard let image = shownImage?.variant(for: traitCollection) else { return }
    let natural = image.naturalSize(on: self) ?? bounds.size
    let tint = contentTintColor ?? .controlTextColor
    context.group(opacity: isEnabled ? 1 : 0.5) {
      context.draw(image, in: place(of: natural), place: .content, tint: tint)
    }
  }

  private final func place(of natural: CGSize) -> CGRect {
    // The look is drawn with y growing downwards.
    let bounds = placedBounds
    guard natural.width > 0, natural.height > 0 else { return bounds }
    let fit = min(bounds.width / natural.width, bounds.height / natural.height)
    let scale: CGSize =
      switch imageScaling {
      case .scaleNone: CGSize(width: 1, height: 1)
      case .scaleProportionallyDown: CGSize(width: min(1, fit), height: min(1, fit))
      case .scaleProportionallyUpOrDown: CGSize(width: fit, height: fit)
      case .scaleAxesIndependently:
        CGSize(width: bounds.width / natural.width, height: bounds.height / natural.height)
      }
    let size = CGSize(width: natural.width * scale.width, height: natural.height * scale.height)
    let left: [Alignment] = [.alignLeft, .alignTopLeft, .alignBottomLeft]
    let right: [Alignment] = [.alignRight, .alignTopRight, .alignBottomRight]
    let top: [Alignment] = [.alignTop, .alignTopLeft, .alignTopRight]
    let bottom: [Alignment] = [.alignBottom, .alignBottomLeft, .alignBottomRight]
    func share(_ start: [Alignment], _ end: [Alignment]) -> CGFloat {
      start.contains(imageAlignment) ? 0 : end.contains(imageAlignment) ? 1 : 0.5
    }
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * share(left, right),
      y: bounds.minY + (bounds.height - size.height) * share(top, bottom), width: size.width,
      height: size.height)
  }
}

/// AppKit's name for `NSImageView.Alignment`.
///
/// Apple counterpart: `NSImageAlignment` · Source: AppKit reference · Fidelity: exact
public typealias NSImageAlignment = NSImageView.Alignment
