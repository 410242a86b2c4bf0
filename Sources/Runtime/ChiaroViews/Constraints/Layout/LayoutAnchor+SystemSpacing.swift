// SPDX-License-Identifier: MIT

public import Foundation

extension LayoutAnchor {
  /// The standard distance between neighboring views, 8 points.
  ///
  /// Apple counterpart: the space that `-` stands for between views in a visual format · Source:
  /// Auto Layout Guide, Visual Format Language · Fidelity: approximate, one distance for all views
  package static var systemSpacing: CGFloat { 8 }
}

extension LayoutAnchor where Axis == LayoutXAxis {
  /// Creates a constraint that puts this anchor after another, a multiple of the system's spacing,
  /// 8 points, away.
  ///
  /// “After” is in the direction of reading for leading and trailing edges, and to the right for
  /// others.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(equalTo: anchor, constant: Self.systemSpacing * multiplier)
  }

  /// Creates a constraint that puts this anchor after another, at least a multiple of the system's
  /// spacing, 8 points, away.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: Self.systemSpacing * multiplier)
  }

  /// Creates a constraint that puts this anchor after another, at most a multiple of the system's
  /// spacing, 8 points, away.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: Self.systemSpacing * multiplier)
  }
}

extension LayoutAnchor where Axis == LayoutYAxis {
  /// Creates a constraint that puts this anchor below another, a multiple of the system's spacing,
  /// 8 points, away.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(equalTo: anchor, constant: Self.systemSpacing * multiplier)
  }

  /// Creates a constraint that puts this anchor below another, at least a multiple of the system's
  /// spacing, 8 points, away.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: Self.systemSpacing * multiplier)
  }

  /// Creates a constraint that puts this anchor below another, at most a multiple of the system's
  /// spacing, 8 points, away.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: Self.systemSpacing * multiplier)
  }
}
