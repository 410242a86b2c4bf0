// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A control with a dot for each page; the dot of the current page is highlighted.
///
/// Apple counterpart: `UIPageControl` · Source: UIPageControl.h · Fidelity: approximate, the sizes
/// are estimates
open class PageControl: Control, SizeMeasuring {
  /// The background behind the dots of a page control.
  ///
  /// Apple counterpart: `UIPageControl.BackgroundStyle` · Source: UIPageControl.h ·
  /// Fidelity: exact
  public enum BackgroundStyle: Int, Sendable, CaseIterable {
    /// A rounded background while the user touches the control.
    case automatic = 0
    /// A rounded background at all times.
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  /// The way in which the user is interacting with a page control.
  ///
  /// Apple counterpart: `UIPageControl.InteractionState` · Source: UIPageControl.h ·
  /// Fidelity: exact
  public enum InteractionState: Int, Sendable, CaseIterable {
    case none = 0
    /// A press, which turns one page when it ends.
    case discrete = 1
    /// A drag along the dots.
    case continuous = 2
  }

  /// The number of pages; the default is 0.
  ///
  /// Negative numbers count as 0.
  open var numberOfPages: Int {
    get { pages }
    set {
      pages = max(0, newValue)
      currentPage = page
      if hidesForSinglePage { isHidden = pages <= 1 }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  private final var pages = 0
  /// The index of the current page, clamped to the valid range; the default is 0.
  open var currentPage: Int {
    get { page }
    set {
      page = max(0, min(newValue, pages - 1))
      setNeedsDisplay()
    }
  }
  private final var page = 0
  /// Whether the control is hidden while there are fewer than two pages; the default is false.
  open var hidesForSinglePage = false {
    didSet { isHidden = hidesForSinglePage && pages <= 1 }
  }
  /// The color of the dots of all other pages.
  ///
  /// Nil stands for white with an opacity of 30 %, or `tertiaryLabel` on the rounded background.
  open var pageIndicatorTintColor: DynamicColor? { didSet { setNeedsDisplay() } }
  /// The color of the current page's dot.
  ///
  /// Nil stands for white, or `label` on the rounded background.
  ///
  /// As in UIKit, the white is used in both light and dark style. On a white background, an app
  /// should set the colors or `backgroundStyle`.
  open var currentPageIndicatorTintColor: DynamicColor? { didSet { setNeedsDisplay() } }
  /// The background behind the dots; the default is `automatic`.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }
  /// The way in which the user is interacting with the control.
  public private(set) final var interactionState = InteractionState.none {
    didSet { if interactionState != oldValue { setNeedsDisplay() } }
  }
  /// Whether a drag along the dots turns the pages; the default is true.
  open var allowsContinuousInteraction = true
  /// The image that replaces the dots; nil for dots.
  open var preferredIndicatorImage: Image? { didSet { setNeedsDisplay() } }
  /// The image that replaces the dot of the current page; nil for `preferredIndicatorImage`.
  open var preferredCurrentPageIndicatorImage: Image? { didSet { setNeedsDisplay() } }
  private final var images: [Int: Image] = [:]

  /// The diameter of a dot, the distance between the centers of two, and the height of the control.
  ///
  /// Source: estimated, compared with no device; Apple publishes no values
  private static let (dot, pitch, height) = (7.0 as CGFloat, 17.0 as CGFloat, 26.0 as CGFloat)
  private static let otherColor = DynamicColor.white.withAlphaComponent(0.3)

  package final func measuredSize(within size: CGSize) -> CGSize {
    self.size(forNumberOfPages: pages)
  }

  /// Returns the size, in points, that the control needs for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(1, pageCount)) * Self.pitch + Self.pitch, height: Self.height)
  }

  /// Sets the image that replaces the dot of a page; nil for the preferred image, or else a dot.
  ///
  /// - Precondition: `page` is one of the pages
  open func setIndicatorImage(_ image: Image?, forPage page: Int) {
    precondition((0..<pages).contains(page), "there is no page \(page)")
    images[page] = image
    setNeedsDisplay()
  }

  /// Returns the image that was set for the dot of a page; nil for none.
  open func indicatorImage(forPage page: Int) -> Image? { images[page] }

  // MARK: Use

  open override func beginTracking(_ event: PointerEvent) -> Bool {
    interactionState = .discrete
    return pages > 0
  }

  /// Goes to the page whose dot is under the pointer, if `allowsContinuousInteraction` is true.
  open override func continueTracking(_ event: PointerEvent) -> Bool {
    guard allowsContinuousInteraction else { return true }
    interactionState = .continuous
    let first = (bounds.width - CGFloat(pages - 1) * Self.pitch) / 2
    let place = (distanceFromStart(event.location(in: self).x) - first) / Self.pitch
    choose(Int(place.rounded()))
    return true
  }

  /// Turns a page after a press that was not a drag.
  ///
  /// A press in the trailing half of the control goes to the next page, and a press in the leading
  /// half to the previous one.
  open override func endTracking(_ event: PointerEvent) {
    let isDrag = interactionState == .continuous
    interactionState = .none
    guard !isDrag else { return }
    let isOnward = distanceFromStart(event.location(in: self).x) >= bounds.midX
    choose(page + (isOnward ? 1 : -1))
  }

  open override func cancelTracking(_ event: PointerEvent) { interactionState = .none }

  /// Turns a page for an arrow key; returns whether it handled the key.
  public override final func adjust(by key: KeyEvent.Key) -> Bool {
    switch isRightToLeft ? key.mirrored : key {
    case .leftArrow, .downArrow: choose(page - 1)
    case .rightArrow, .upArrow: choose(page + 1)
    default: return false
    }
    return true
  }

  public override final func activate() { choose(page + 1) }

  private final func choose(_ wish: Int) {
    let former = page
    currentPage = wish
    if page != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: Drawing

  public override final func drawContent(in context: GraphicsContext) {
    let width = size(forNumberOfPages: pages).width
    let platter = bounds.centered(CGSize(width: width, height: Self.height))
    if pages > 0, showsPlatter {
      context.fill(platter, .systemFill, cornerRadius: Self.height / 2)
    }
    for index in 0..<pages { drawDot(index, within: platter, in: context) }
    drawFocusRing(in: context, cornerRadius: Self.height / 2)
  }

  /// Whether the rounded background is shown.
  private final var showsPlatter: Bool {
    backgroundStyle == .prominent || backgroundStyle == .automatic && interactionState != .none
  }

  /// The color of a dot: white, as UIKit's is, but readable on the background of the control.
  private final func color(isCurrent: Bool) -> DynamicColor {
    isCurrent
      ? currentPageIndicatorTintColor ?? (showsPlatter ? .label : .white)
      : pageIndicatorTintColor ?? (showsPlatter ? .tertiaryLabel : Self.otherColor)
  }

  private final func drawDot(_ index: Int, within row: CGRect, in context: GraphicsContext) {
    let isCurrent = index == page
    let x = row.minX + Self.pitch * (CGFloat(index) + 1)
    let color = color(isCurrent: isCurrent)
    let own = images[index] ?? (isCurrent ? preferredCurrentPageIndicatorImage : nil)
    if let image = own ?? preferredIndicatorImage {
      let frame = CGRect(x: x - 7, y: row.midY - 7, width: 14, height: 14)
      context.draw(
        image, in: frame.placed(in: row, drawnDirection), place: .control, tint: color)
    } else {
      let frame = CGRect(
        x: x - Self.dot / 2, y: row.midY - Self.dot / 2, width: Self.dot, height: Self.dot)
      context.fill(frame.placed(in: row, drawnDirection), color, cornerRadius: Self.dot / 2)
    }
  }
}
