// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A view that shows a part of its content, which may be larger than the view, and scrolls it.
///
/// Apple counterpart: `UIScrollView` · Source: UIScrollView.h; WWDC19 214 (statement S186) ·
/// Fidelity: approximate, there is only a vertical indicator, and pinches do not zoom
open class ScrollView: View {
  /// The color of the scroll indicators.
  ///
  /// Apple counterpart: `UIScrollView.IndicatorStyle` · Source: UIScrollView.h (statement S186) ·
  /// Fidelity: exact
  public enum IndicatorStyle: Int, Sendable, CaseIterable {
    /// Dark in the light user interface style, light in the dark style.
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

  /// The rate at which scrolling slows down after the user stops dragging.
  ///
  /// Apple counterpart: `UIScrollView.DecelerationRate` · Source: UIScrollView.h ·
  /// Fidelity: exact
  public struct DecelerationRate: Hashable, Sendable {
    /// The fraction of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from the fraction of the speed that is left after a millisecond.
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
  /// The size of the content, in points.
  ///
  /// If the content becomes smaller, it is scrolled back into view.
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
  /// The distances that the content can be scrolled beyond its edges, in points; the default is
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
  /// The point of the content at the top left corner of the view; setting it is not animated.
  ///
  /// Setting it ends deceleration. The delegate can correct the offset in
  /// `scrollViewDidScroll(_:)`.
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
  /// Whether a vertical indicator is shown while the content is taller than the view; the default
  /// is true.
  open var showsVerticalScrollIndicator = true { didSet { placeIndicator() } }
  private final let indicator = View()

  // MARK: Layout

  /// The rule by which safe area insets are added to the content inset; the default is `automatic`.
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

  /// The control that lets the user reload the content by pulling it down; nil for none.
  ///
  /// Apple counterpart: `refreshControl` · Source: UIScrollView.h · Fidelity: approximate, if it is
  /// set, the content bounces vertically
  open var refreshControl: RefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      alwaysBounceVertical = alwaysBounceVertical || refreshControl != nil
      setNeedsLayout()
    }
  }
  /// Whether a horizontal indicator is shown; stored, but without effect, because only a vertical
  /// indicator exists.
  ///
  /// Fidelity: inert
  open var showsHorizontalScrollIndicator = true
  /// The insets of the indicators from the view's edges, in points; stored, but without effect.
  ///
  /// Fidelity: inert
  open var scrollIndicatorInsets = EdgeInsets.zero
  /// The insets of the vertical indicator from the view's edges, in points; the default is zero.
  ///
  /// They are added to the safe area insets.
  open var verticalScrollIndicatorInsets = EdgeInsets.zero { didSet { placeIndicator() } }
  /// The insets of the horizontal indicator from the view's edges, in points; stored, but without
  /// effect.
  ///
  /// Fidelity: inert
  open var horizontalScrollIndicatorInsets = EdgeInsets.zero
  /// Whether the indicators stay within the safe area, as the content does; the default is true.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { placeIndicator() } }
  /// The way in which a drag ends editing.
  ///
  /// With `none`, the default, a drag does not end editing; with every other value, editing ends
  /// when the drag begins.
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
  /// The scale of the view that the delegate's `viewForZooming(in:)` returns; 1 if there is no such
  /// view.
  ///
  /// Setting it clamps the scale to the minimum and the maximum.
  ///
  /// Apple counterpart: `zoomScale` · Source: UIScrollView.h · Fidelity: approximate, pinches do
  /// not change it
  open var zoomScale: CGFloat {
    get { zoom }
    set { setZoomScale(newValue, animated: false) }
  }
  final var zoom: CGFloat = 1
  /// Scales the content about its top left corner, without animation.
  ///
  /// - Precondition: `scale` is not NaN
  ///
  /// Apple counterpart: `setZoomScale(_:animated:)` · Source: UIScrollView.h · Fidelity:
  /// approximate, never animated
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { applyZoom(scale) }
  /// Zooms and scrolls so that a rectangle of the zoomed view fills as much of the scroll view as
  /// possible.
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
  /// Does nothing, because the indicators are always shown while some of the content is out of
  /// view.
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

  /// The gesture recognizer for the drag that scrolls the content.
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
  /// Whether a drag can pull the content past its edges, from where it springs back; the default is
  /// true.
  open var bounces = true
  /// Whether a drag bounces vertically even if the content fits; the default is false.
  ///
  /// It requires that `bounces` is true.
  open var alwaysBounceVertical = false
  /// Whether a drag bounces horizontally even if the content fits; the default is false.
  ///
  /// It requires that `bounces` is true.
  open var alwaysBounceHorizontal = false
  /// Whether scrolling stops only at multiples of the view's size; the default is false.
  open var isPagingEnabled = false
  /// The rate at which scrolling decelerates; the default is `normal`.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a press reaches subviews only after a delay, because the user may be about to scroll.
  ///
  /// The default is true.
  open var delaysContentTouches = true
  /// Whether a drag that begins in a subview cancels the subview's press and scrolls; the default
  /// is true.
  open var canCancelContentTouches = true
  /// The height of the steps at which vertical scrolling comes to rest; 0 for anywhere.
  var restStep: CGFloat { 0 }
  /// The drag in progress; nil for none.
  final var drag: ScrollDrag?
  /// The motion in progress; nil for none.
  final var animation: ScrollAnimation?
  /// Whether the offset is being set by a motion, a drag or a wheel.
  final var isMovingContent = false

  /// Creates a scroll view with a frame.
  ///
  /// It has no content, and clips its content to its bounds.
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

  /// Sets the content offset.
  ///
  /// The change is animated if `animated` is true and the view is in a window.
  ///
  /// Apple counterpart: `setContentOffset(_:animated:)` · Source: UIScrollView.h · Fidelity:
  /// approximate, the timing curve is this project's own
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

  /// Scrolls as little as possible until a rectangle of the content is visible within the content
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
  /// It is also called each time the content is scrolled.
  open override func layoutSubviews() {
    applySafeArea()
    placeIndicator()
    refreshControl?.frame = CGRect(x: 0, y: -60, width: bounds.width, height: 60)
    barFollower?.contentDidMove(self)
  }

  /// Called when the safe area of the view changes, before the next layout.
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
