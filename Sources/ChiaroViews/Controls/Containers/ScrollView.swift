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

  /// The color of the scroll indicators.
  public final var indicatorStyle = IndicatorStyle.default { didSet { placeIndicator() } }
  /// The size of all content.
  public final var contentSize = CGSize.zero { didSet { placeIndicator() } }
  /// The point of the content that stands at the top left.
  public final var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      bounds.origin = newValue
      placeIndicator()
    }
  }
  /// Whether the position is shown while there is more than fits.
  public final var showsVerticalScrollIndicator = true { didSet { placeIndicator() } }
  private final let indicator = View()

  /// Creates a view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    indicator.isHidden = true
    indicator.layer.cornerRadius = 1.5
    addSubview(indicator)
  }

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
