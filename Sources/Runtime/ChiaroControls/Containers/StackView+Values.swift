// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

extension StackView {
  /// The distribution of arranged views along the axis.
  ///
  /// Apple counterpart: `UIStackView.Distribution` · Source: UIStackView.h · Fidelity: exact
  public enum Distribution: Int, Sendable, CaseIterable {
    /// Views fill the length of the stack.
    ///
    /// The views with the lowest hugging priority grow, or the views with the lowest compression
    /// resistance shrink.
    ///
    /// If several views have the same priority, the last one grows and the first one shrinks.
    case fill = 0
    /// Views fill the stack, and all have the same length.
    case fillEqually = 1
    /// Views fill the stack in proportion to their intrinsic lengths.
    case fillProportionally = 2
    /// Views keep their lengths, with equal distances between them.
    case equalSpacing = 3
    /// Views keep their lengths, with equal distances between their centers if `spacing` allows it.
    case equalCentering = 4
  }

  /// The alignment of arranged views perpendicular to the axis.
  ///
  /// Apple counterpart: `UIStackView.Alignment` · Source: UIStackView.h · Fidelity: exact
  public enum Alignment: Int, Sendable, CaseIterable {
    /// Views fill the width of a column or the height of a row.
    case fill = 0
    /// Views are at the leading edge of a column or the top of a row.
    case leading = 1
    /// Views in a row are aligned at their first baselines.
    case firstBaseline = 2
    /// Views are centered across the axis.
    case center = 3
    /// Views are at the trailing edge of a column or the bottom of a row.
    case trailing = 4
    /// Views in a row are aligned at their last baselines.
    case lastBaseline = 5

    /// Views are at the top of a row; the same as `leading`.
    public static var top: Alignment { .leading }
    /// Views are at the bottom of a row; the same as `trailing`.
    public static var bottom: Alignment { .trailing }

    var isOfBaselines: Bool { self == .firstBaseline || self == .lastBaseline }
  }

  /// A custom spacing that stands for the `spacing` of the stack.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// A custom spacing that stands for the system's spacing, 8 points.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// Sets the distance after an arranged view, in points; `spacingUseDefault` restores the stack's
  /// `spacing`.
  ///
  /// It does nothing for a view that the stack does not arrange.
  public final func setCustomSpacing(_ spacing: CGFloat, after view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    let custom = spacing == Self.spacingUseDefault ? nil : spacing
    guard customSpacings[ObjectIdentifier(view)] != custom else { return }
    customSpacings[ObjectIdentifier(view)] = custom
    arrangementDidChange()
  }

  /// Returns the custom distance after an arranged view, in points; `spacingUseDefault` if none was
  /// set.
  public final func customSpacing(after view: View) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  /// Returns the distance in force after an arranged view.
  final func distance(after view: View) -> CGFloat {
    let distance = customSpacings[ObjectIdentifier(view)] ?? spacing
    return distance == Self.spacingUseSystem ? LayoutXAxisAnchor.systemSpacing : distance
  }
}
