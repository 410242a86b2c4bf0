// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Foundation

/// The measures of controls in a release of iOS, in points.
///
/// Apple publishes none of them. Switches, sliders and the margins of cells are those that
/// Interface Builder saves in public files, of Xcode 26 and before it; radii are estimates of this
/// project, compared with no device. Those of iOS 15 and 18 are taken to be the same.
struct SystemMetrics {
  /// The corner radius of groups in inset grouped lists.
  var groupRadius: CGFloat
  /// The size of a switch, and of its thumb.
  var toggle: (size: CGSize, thumb: CGSize)
  /// The corner radius of segmented controls; nil for half of their height.
  var segmentRadius: CGFloat?
  /// The corner radius of steppers and the labels of date pickers; nil for half of their height.
  var fieldRadius: CGFloat?
  /// The corner radius of menus and the panels of date pickers.
  var menuRadius: CGFloat
  /// How far the content of a cell stands from its upper and lower edge.
  var cellMargin: CGFloat
  /// The least height of a row.
  var rowHeight: CGFloat
  /// The height of a slider.
  var sliderHeight: CGFloat

  private static let flat = SystemMetrics(
    groupRadius: 10, toggle: (CGSize(width: 51, height: 31), CGSize(width: 27, height: 27)),
    segmentRadius: 9, fieldRadius: 8, menuRadius: 13, cellMargin: 11, rowHeight: 44,
    sliderHeight: 31)
  private static let glass = SystemMetrics(
    groupRadius: 26, toggle: (CGSize(width: 63, height: 28), CGSize(width: 39, height: 24)),
    segmentRadius: nil, fieldRadius: nil, menuRadius: 26, cellMargin: 15, rowHeight: 52,
    sliderHeight: 34)

  /// The height of a row with a line of text at the text size of traits.
  func rowHeight(for traits: TraitCollection) -> CGFloat {
    let body = Font.preferredFont(forTextStyle: .body, compatibleWith: traits)
    // Without a shaper, a line is estimated as 1.2 times the size of its font.
    let line = (body.pointSize * 1.2).rounded(.up)
    return max(rowHeight, line + 2 * cellMargin - 1)
  }

  /// Returns the measures of the release that traits name; those of the Mac are UIKit's there.
  static func of(_ traits: TraitCollection) -> SystemMetrics {
    traits[TraitSystemRelease.self]?.hasLiquidGlass == true ? glass : flat
  }
}

extension View {
  /// The measures of the view's release; what reads them follows it.
  final var metrics: SystemMetrics { .of(traitCollection) }
}
