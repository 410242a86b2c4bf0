// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A view that shows a part of its content, which may be larger than the view, and scrolls it.
///
/// Apple counterpart: `UIScrollView` · Source: UIScrollView.h; WWDC19 214 (statement S186) ·
/// Fidelity: approximate, with a vertical indicator only, and without pinches
open class ScrollView: View {
  /// The color of the scroll indicators.
  ///
  /// Apple counterpart: `UIScrollView.IndicatorStyle` · Source: UIScrollView.h (statement S186) ·
  /// Fidelity: exact
  public enum IndicatorStyle: Int, Sendable, CaseIterable {
    /// Dark in the light user interface style, light in the dark one.
    case `default` = 0
    /// Dark, for light content.
    case black = 1
    /// Light, for dark content.
    case white = 2

    var color: DynamicColor {
      switch self {
      case .black: Self.dark
      case .white: Self.light
      case .default: Self.adaptive
      }
    }

    private static let dark = DynamicColor.black.withAlphaComponent(0.35)
    private static let light = DynamicColor.white.withAlphaComponent(0.35)
    private static let adaptive = DynamicColor { $0.userInterfaceStyle == .dark ? light : dark }
  }

  /// The rate at which scrolling decelerates after the user ended dragging.
  ///
  /// Apple counterpart: `UIScrollView.DecelerationRate` · Source: UIScrollView.h ·
  /// Fidelity: exact
  public struct DecelerationRate: Hashable, Sendable {
    /// The fraction of the speed that remains after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from the fraction of the speed that remains after a millisecond.
    ///
    /// - Precondition: `rawValue` is greater than 0 and less than 1
    public init(rawValue: CGFloat) {
      precondition(rawValue > 0 && rawValue < 1, "the deceleration rate must be between 0 and 1")
      self.rawValue = rawValue
    }

    /// The rate of most scroll views, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate at which content comes to rest sooner, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The color of the scroll indicators.
  open var indicatorStyle = IndicatorStyle.default { didSet { placeIndicator() } }
  /// The size of the content in points; content that became smaller is scrolled back into view.
  ///
  /// - Precondition: all components are finite
  open var contentSize = CGSize.zero {
    didSet {
      CGRect(origin: .zero, size: contentSize).requireNumbers("content")
      contentArea.solvedFrame.size = contentSize
      placeIndicator()
      barFollower?.contentDidMove(self)
      let isSmaller = contentSize.width < oldValue.width || contentSize.height < oldValue.height
      if isSmaller { returnToContent() }
    }
  }
  /// The distances by which content can be scrolled beyond its edges, in points; the default is
  /// zero.
  ///
  /// - Precondition: all components are finite
  open var contentInset = EdgeInsets.zero {
    didSet {
      let inset = contentInset
      CGRect(x: inset.left, y: inset.top, width: inset.right, height: inset.bottom)
        .requireNumbers("content inset")
      placeIndicator()
      if contentInset != oldValue { insetsDidChange(by: contentInset, oldValue) }
    }
  }
  /// The point of the content at the view's top left corner; setting it is not animated.
  ///
  /// Setting it ends deceleration; the delegate can correct it in `scrollViewDidScroll(_:)`.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if !isMovingContent { animation = nil }
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      placeIndicator()
      // Its own layout is done by that; a subclass may do more.
      if type(of: self) != ScrollView.self { setNeedsLayout() }
      delegate?.scrollViewDidScroll(self)
      barFollower?.contentDidMove(self)
    }
  }
  /// Whether a vertical indicator is shown while the content is higher than the view; the default
  /// is true.
  open var showsVerticalScrollIndicator = true { didSet { placeIndicator() } }
  private final let indicator = View()

  // MARK: Layout

  /// The condition under which safe area insets are added to the content inset; by default
  /// `automatic`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { setNeedsLayout() }
  }
  /// The area of the content, whose size constraints may determine.
  final let contentArea = LayoutGuide(.content)
  /// The part of the safe area that the content is inset by.
  final var appliedInsets = EdgeInsets.zero
  /// The container whose bars follow where the content stands; nil for none.
  final weak var barFollower: (any BarFollower)?
  /// How much higher the bar above the content becomes where that is pulled down, in points.
  final var roomAbove: CGFloat = 0

  /// Called after `adjustedContentInset` changed; the default does nothing.
  ///
  /// Apple counterpart: `adjustedContentInsetDidChange()` · Source: UIScrollView.h ·
  /// Fidelity: exact
  open func adjustedContentInsetDidChange() {}

  /// The control with which the user reloads the content by pulling it down; nil for none.
  ///
  /// Apple counterpart: `refreshControl` · Source: UIScrollView.h · Fidelity: approximate, setting
  /// it makes the content bounce vertically
  open var refreshControl: RefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      alwaysBounceVertical = alwaysBounceVertical || refreshControl != nil
      setNeedsLayout()
    }
  }
  /// Whether a horizontal indicator is shown; stored, but without effect: only a vertical one
  /// exists.
  ///
  /// Fidelity: inert
  open var showsHorizontalScrollIndicator = true
  /// The distances of the indicators from the edges, in points; stored, but without effect.
  ///
  /// Fidelity: inert
  open var scrollIndicatorInsets = EdgeInsets.zero
  /// The distances of the vertical indicator from the edges, in points, besides those of the safe
  /// area; the default is zero.
  open var verticalScrollIndicatorInsets = EdgeInsets.zero { didSet { placeIndicator() } }
  /// The distances of the horizontal indicator from the edges, in points; stored, but without
  /// effect.
  ///
  /// Fidelity: inert
  open var horizontalScrollIndicatorInsets = EdgeInsets.zero
  /// Whether the indicators avoid the safe area, as the content does; the default is true.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { placeIndicator() } }
  /// The way in which a drag ends editing: not at all for `none`, the default; every other value
  /// ends it when the drag begins.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a drag scrolls only along the axis in which it began; stored, but without effect.
  ///
  /// Fidelity: inert
  open var isDirectionalLockEnabled = false
  /// Whether a tap on the status bar scrolls to the top; stored, but without effect.
  ///
  /// Fidelity: inert
  open var scrollsToTop = true
  /// The minimum zoom scale; the default is 1.
  open var minimumZoomScale: CGFloat = 1
  /// The maximum zoom scale; the default is 1.
  open var maximumZoomScale: CGFloat = 1
  /// The scale of the view that the delegate's `viewForZooming(in:)` returns; 1 without such a
  /// view.
  ///
  /// Setting it clamps it to the minimum and the maximum.
  ///
  /// Apple counterpart: `zoomScale` · Source: UIScrollView.h · Fidelity: approximate, no pinch
  /// changes it
  open var zoomScale: CGFloat {
    get { zoom }
    set { setZoomScale(newValue, animated: false) }
  }
  final var zoom: CGFloat = 1
  /// Scales the content about its top left corner, without animation.
  ///
  /// - Precondition: `scale` is a number
  ///
  /// Apple counterpart: `setZoomScale(_:animated:)` · Source: UIScrollView.h · Fidelity:
  /// approximate, never animated
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { applyZoom(scale) }
  /// Scales and scrolls so that a rectangle of the zoomed view fills as much of the scroll view as
  /// it can.
  ///
  /// An empty rectangle is ignored.
  ///
  /// Apple counterpart: `zoom(to:animated:)` · Source: UIScrollView.h · Fidelity: approximate, the
  /// scale is not animated
  open func zoom(to rect: CGRect, animated: Bool) { showZoomed(rect, animated: animated) }
  /// Whether zooming beyond the limits springs back; stored, but without effect.
  ///
  /// Fidelity: inert
  open var bouncesZoom = true
  /// UIKit shows the indicators for a moment; here it does nothing, because they are always shown
  /// while content is hidden.
  open func flashScrollIndicators() {}

  /// The way in which a drag ends editing and hides the keyboard.
  ///
  /// Apple counterpart: `UIScrollView.KeyboardDismissMode` · Source: UIScrollView.h · Fidelity:
  /// exact
  public enum KeyboardDismissMode: Int, Sendable, CaseIterable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// The gesture recognizer that reports the drag that scrolls the content.
  ///
  /// Apple counterpart: `panGestureRecognizer` · Source: UIScrollView.h · Fidelity: approximate,
  /// disabling it does not stop scrolling
  public final private(set) lazy var panGestureRecognizer: PanGestureRecognizer = {
    let pan = PanGestureRecognizer()
    isPanKnown = true
    return pan
  }()
  private final var isPanKnown = false
  package final var panRecognizer: PanGestureRecognizer? {
    isPanKnown ? panGestureRecognizer : nil
  }

  // MARK: Behavior

  /// The delegate, which is notified of scrolling; nil for none.
  open weak var delegate: (any ScrollViewDelegate)?
  /// Whether the user can scroll the content; the default is true.
  open var isScrollEnabled = true
  /// Whether a drag can move the content past its edges, to spring back from there; the default is
  /// true.
  open var bounces = true
  /// Whether dragging bounces vertically even if the content fits; false by default, requires
  /// `bounces`.
  open var alwaysBounceVertical = false
  /// Whether dragging bounces horizontally even if the content fits; false by default, requires
  /// `bounces`.
  open var alwaysBounceHorizontal = false
  /// Whether scrolling comes to rest only at multiples of the view's size; the default is false.
  open var isPagingEnabled = false
  /// The rate at which scrolling decelerates; the default is `normal`.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a press reaches subviews only after a delay, as the user may be about to scroll; true
  /// by default.
  open var delaysContentTouches = true
  /// Whether a drag cancels the press of a subview and scrolls instead; the default is true.
  open var canCancelContentTouches = true
  /// The height of the steps at which vertical scrolling comes to rest; 0 for anywhere.
  var restStep: CGFloat { 0 }
  /// The drag in progress; nil for none.
  final var drag: ScrollDrag?
  /// The motion in progress; nil for none.
  final var animation: ScrollAnimation?
  /// Whether the offset is being set by a motion, a drag or a wheel.
  final var isMovingContent = false

  /// Creates a scroll view with a frame and without content, which clips its content to its bounds.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    scrollContent(in: contentArea) { [unowned self] frame in
      if frame.size != contentSize { contentSize = frame.size }
    }
    indicator.isHidden = true
    indicator.isUserInteractionEnabled = false
    indicator.layer.cornerRadius = 1.5
    addSubview(indicator)
  }

  /// Sets the content offset, animated if requested and the view is in a window.
  ///
  /// Apple counterpart: `setContentOffset(_:animated:)` · Source: UIScrollView.h · Fidelity:
  /// approximate, the timing curve is this project's
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    animation = nil
    guard animated, let window else {
      contentOffset = offset
      return
    }
    animation = ScrollAnimation(
      x: ScrollMotion(from: contentOffset.x, to: offset.x),
      y: ScrollMotion(from: contentOffset.y, to: offset.y), isDeceleration: false)
    window.input.animate(self)
  }

  /// Scrolls the minimum distance that makes a rectangle of the content visible within the content
  /// insets.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    var place = contentOffset
    place.x = max(min(place.x, rect.minX - inset.left), rect.maxX - bounds.width + inset.right)
    place.y = max(min(place.y, rect.minY - inset.top), rect.maxY - bounds.height + inset.bottom)
    let (across, along) = (horizontalRange, verticalRange)
    place.x = min(across.upperBound, max(across.lowerBound, place.x))
    place.y = min(along.upperBound, max(along.lowerBound, place.y))
    setContentOffset(place, animated: animated)
  }

  /// Returns whether a drag may cancel the press of a subview and scroll instead.
  ///
  /// The default returns false for controls and true for other views.
  ///
  /// Apple counterpart: `touchesShouldCancel(in:)` · Source: UIScrollView.h · Fidelity: exact
  open func touchesShouldCancel(in view: View) -> Bool { !view.keepsPointer }

  public override final func scrollContent(by delta: CGSize) -> Bool {
    isScrollEnabled && scroll(by: delta)
  }
  public override final func reveal(_ rect: CGRect) {
    scrollRectToVisible(rect, animated: false)
    // The next key may lead to what has only come into sight.
    layoutIfNeeded()
  }

  public override final var tintedBackground: TintedBackground { .scrolled }

  /// Lays out the scroll indicator and the refresh control, and applies the safe area insets.
  ///
  /// In a subclass it is also called each time the content is scrolled.
  open override func layoutSubviews() {
    applySafeArea()
    placeIndicator()
    refreshControl?.frame = CGRect(x: 0, y: -60, width: bounds.width, height: 60)
    barFollower?.contentDidMove(self)
  }

  /// Called before a layout in which the view has another safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Positions the indicator in front of the content, at the right edge.
  private final func placeIndicator() {
    let covered = automaticallyAdjustsScrollIndicatorInsets ? appliedInsets : .zero
    let top = covered.top + verticalScrollIndicatorInsets.top
    let height = bounds.height - top - covered.bottom - verticalScrollIndicatorInsets.bottom
    let whole = contentSize.height + appliedInsets.top + appliedInsets.bottom
    let hasMore = whole > bounds.height && height > 0
    indicator.isHidden = !showsVerticalScrollIndicator || !hasMore
    guard !indicator.isHidden else { return }
    if subviews.last !== indicator { addSubview(indicator) }
    indicator.backgroundColor = indicatorStyle.color
    let room = height - 6
    let knob = max(36, room * bounds.height / whole)
    let share = min(1, max(0, (contentOffset.y + appliedInsets.top) / (whole - bounds.height)))
    indicator.frame = CGRect(
      x: bounds.maxX - 6, y: bounds.minY + top + 3 + (room - knob) * share, width: 3,
      height: knob)
  }
}
