// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

extension StackView {
  /// The distribution of arranged views along the axis.
  ///
  /// Apple counterpart: `UIStackView.Distribution` · Source: UIStackView.h · Fidelity: exact
  public enum Distribution: Int, Sendable, CaseIterable {
    /// Views fill the stack's length: those of the lowest hugging priority grow, those of the
    /// lowest compression resistance shrink.
    ///
    /// Among views with the same priority, the last one grows and the first one shrinks.
    case fill = 0
    /// All views have the same length and fill the stack.
    case fillEqually = 1
    /// Views fill the stack in proportion to their intrinsic lengths.
    case fillProportionally = 2
    /// Views keep their lengths, with equal distances between them.
    case equalSpacing = 3
    /// Views keep their lengths, with equal distances between their centers as far as `spacing`
    /// allows.
    case equalCentering = 4
  }

  /// The alignment of arranged views perpendicular to the axis.
  ///
  /// Apple counterpart: `UIStackView.Alignment` · Source: UIStackView.h · Fidelity: exact
  public enum Alignment: Int, Sendable, CaseIterable {
    /// Views fill the width of a column, or the height of a row.
    case fill = 0
    /// Views lie at the leading edge of a column, or the top of a row.
    case leading = 1
    /// The first baselines of a row lie on one line.
    case firstBaseline = 2
    /// Views are centered.
    case center = 3
    /// Views lie at the trailing edge of a column, or the bottom of a row.
    case trailing = 4
    /// The last baselines of a row lie on one line.
    case lastBaseline = 5

    /// Views lie at the top of a row; the same as `leading`.
    public static var top: Alignment { .leading }
    /// Views lie at the bottom of a row; the same as `trailing`.
    public static var bottom: Alignment { .trailing }

    var isOfBaselines: Bool { self == .firstBaseline || self == .lastBaseline }
  }

  /// The custom spacing that stands for the stack's own `spacing`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The custom spacing that stands for the system's spacing, 8 points.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// Sets the distance after an arranged view, in points; `spacingUseDefault` restores the stack's
  /// own.
  ///
  /// A view that the stack does not arrange is ignored.
  public final func setCustomSpacing(_ spacing: CGFloat, after view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    let custom = spacing == Self.spacingUseDefault ? nil : spacing
    guard customSpacings[ObjectIdentifier(view)] != custom else { return }
    customSpacings[ObjectIdentifier(view)] = custom
    arrangementDidChange()
  }

  /// Returns the distance after an arranged view, in points; `spacingUseDefault` if none was set.
  public final func customSpacing(after view: View) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  /// Returns the distance in force after an arranged view.
  final func distance(after view: View) -> CGFloat {
    let distance = customSpacings[ObjectIdentifier(view)] ?? spacing
    return distance == Self.spacingUseSystem ? LayoutXAxisAnchor.systemSpacing : distance
  }
}
