// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import Foundation

/// A view on content that may be larger than it.
///
/// Apple counterpart: `UIScrollView` · Source: UIScrollView.h; WWDC19 214 (S186) ·
/// Fidelity: approximate
open class ScrollView: View {
  /// The color of the scroll indicators.
  ///
  /// Apple counterpart: `UIScrollView.IndicatorStyle` · Source: UIScrollView.h (S186) ·
  /// Fidelity: exact
  public enum IndicatorStyle: Int, Sendable, CaseIterable {
    /// Dark in light, light in dark.
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

  /// How fast content that was let go slows down.
  ///
  /// Apple counterpart: `UIScrollView.DecelerationRate` · Source: UIScrollView.h ·
  /// Fidelity: exact
  public struct DecelerationRate: Hashable, Sendable {
    /// What of the speed is left after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate.
    ///
    /// - Precondition: between 0 and 1, neither of them
    public init(rawValue: CGFloat) {
      precondition(rawValue > 0 && rawValue < 1, "content slows down, and not at once")
      self.rawValue = rawValue
    }

    /// As in most views.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The color of the scroll indicators.
  public final var indicatorStyle = IndicatorStyle.default { didSet { placeIndicator() } }
  /// The size of all content.
  ///
  /// - Precondition: made of finite numbers
  public final var contentSize = CGSize.zero {
    didSet {
      CGRect(origin: .zero, size: contentSize).requireNumbers("content")
      placeIndicator()
    }
  }
  /// How much further than to its edges the content can be moved.
  ///
  /// - Precondition: made of finite numbers
  public final var contentInset = EdgeInsets.zero {
    didSet {
      let inset = contentInset
      CGRect(x: inset.left, y: inset.top, width: inset.right, height: inset.bottom)
        .requireNumbers("content inset")
      placeIndicator()
    }
  }
  /// The point of the content that stands at the top left.
  public final var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      placeIndicator()
      delegate?.scrollViewDidScroll(self)
    }
  }
  /// Whether the position is shown while there is more than fits.
  public final var showsVerticalScrollIndicator = true { didSet { placeIndicator() } }
  private final let indicator = View()

  // MARK: Behavior

  /// Is told what the view does.
  public final weak var delegate: (any ScrollViewDelegate)?
  /// Whether a person can move the content.
  public final var isScrollEnabled = true
  /// Whether the content can be pulled over its ends, and comes back.
  public final var bounces = true
  /// Whether it can be pulled up and down even where all of it fits.
  public final var alwaysBounceVertical = false
  /// Whether it can be pulled to the sides even where all of it fits.
  public final var alwaysBounceHorizontal = false
  /// Whether it comes to rest at multiples of the view's size only.
  public final var isPagingEnabled = false
  /// How fast the content slows down.
  public final var decelerationRate = DecelerationRate.normal
  /// Whether what was pressed is told a moment later, for the case that the content is scrolled.
  public final var delaysContentTouches = true
  /// Whether scrolling takes the pointer from what was pressed.
  public final var canCancelContentTouches = true
  /// How the pointer moves the content now.
  final var drag: ScrollDrag?
  /// How the content moves by itself now.
  final var animation: ScrollAnimation?

  /// Creates a view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    indicator.isHidden = true
    indicator.isUserInteractionEnabled = false
    indicator.layer.cornerRadius = 1.5
    addSubview(indicator)
  }

  /// Whether scrolling may take the pointer from a view inside: not from controls, unless
  /// overridden.
  ///
  /// Apple counterpart: `touchesShouldCancel(in:)` · Source: UIScrollView.h · Fidelity: exact
  open func touchesShouldCancel(in view: View) -> Bool { !view.keepsPointer }

  override final var pointerFollower: (any PointerFollower)? { isScrollEnabled ? self : nil }
  override final func scrollContent(by delta: CGSize) -> Bool {
    isScrollEnabled && scroll(by: delta)
  }
  override final func reveal(_ rect: CGRect) { scrollRectToVisible(rect, animated: false) }

  override final var tintedBackground: TintedBackground { .scrolled }

  /// Places the scroll indicator.
  open override func layoutSubviews() { placeIndicator() }

  /// Puts the indicator in front of the content, at the right.
  private final func placeIndicator() {
    let hasMore = contentSize.height > bounds.height && bounds.height > 0
    indicator.isHidden = !showsVerticalScrollIndicator || !hasMore
    guard !indicator.isHidden else { return }
    if subviews.last !== indicator { addSubview(indicator) }
    indicator.backgroundColor = indicatorStyle.color
    let room = bounds.height - 6
    let length = max(36, room * bounds.height / contentSize.height)
    let share = min(1, max(0, contentOffset.y / (contentSize.height - bounds.height)))
    indicator.frame = CGRect(
      x: bounds.maxX - 6, y: bounds.minY + 3 + (room - length) * share, width: 3, height: length)
  }
}
