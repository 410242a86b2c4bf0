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
  /// Creates a constraint that places this anchor after another, at a multiple of the system
  /// spacing of 8 points.
  ///
  /// For leading and trailing edges, “after” follows the reading direction; for other edges, it
  /// means to the right.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(equalTo: anchor, constant: Self.systemSpacing * multiplier)
  }

  /// Creates a constraint that places this anchor after another, at a distance of at least a
  /// multiple of the system spacing of 8 points.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: Self.systemSpacing * multiplier)
  }

  /// Creates a constraint that places this anchor after another, at a distance of at most a
  /// multiple of the system spacing of 8 points.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: Self.systemSpacing * multiplier)
  }
}

extension LayoutAnchor where Axis == LayoutYAxis {
  /// Creates a constraint that places this anchor below another, at a multiple of the system
  /// spacing of 8 points.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(equalTo: anchor, constant: Self.systemSpacing * multiplier)
  }

  /// Creates a constraint that places this anchor below another, at a distance of at least a
  /// multiple of the system spacing of 8 points.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: Self.systemSpacing * multiplier)
  }

  /// Creates a constraint that places this anchor below another, at a distance of at most a
  /// multiple of the system spacing of 8 points.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: Self.systemSpacing * multiplier)
  }
}
