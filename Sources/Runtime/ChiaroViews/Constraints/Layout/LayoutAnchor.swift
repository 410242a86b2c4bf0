// SPDX-License-Identifier: MIT

public import Foundation

/// A layout attribute of a view or guide, such as its top edge, for creating constraints.
///
/// The `Axis` parameter prevents constraints between incompatible attributes.
///
/// Apple counterpart: `NSLayoutAnchor` · Source: NSLayoutAnchor.h · Fidelity: exact
@preconcurrency @MainActor
public struct LayoutAnchor<Axis> {
  let item: any LayoutItem
  let attribute: LayoutConstraint.Attribute

  /// Creates a constraint that makes this attribute equal to another attribute plus a constant.
  public func constraint(
    equalTo anchor: LayoutAnchor<Axis>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    make(.equal, anchor, 1, constant)
  }

  /// Creates a constraint that makes this attribute at least another attribute plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<Axis>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, constant)
  }

  /// Creates a constraint that makes this attribute at most another attribute plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<Axis>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, anchor, 1, constant)
  }

  private func make(
    _ relation: LayoutConstraint.Relation, _ anchor: LayoutAnchor<Axis>?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: anchor?.item,
      attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
}

/// The axis type of anchors for horizontal positions.
///
/// Apple counterpart: the parameter of `NSLayoutXAxisAnchor` · Source: NSLayoutAnchor.h ·
/// Fidelity: exact
public enum LayoutXAxis {}
/// The axis type of anchors for vertical positions.
///
/// Apple counterpart: the parameter of `NSLayoutYAxisAnchor` · Source: NSLayoutAnchor.h ·
/// Fidelity: exact
public enum LayoutYAxis {}
/// The axis type of anchors for widths and heights.
///
/// Apple counterpart: `NSLayoutDimension` · Source: NSLayoutAnchor.h · Fidelity: exact
public enum LayoutLength {}

/// An anchor for a horizontal position.
///
/// Apple counterpart: `NSLayoutXAxisAnchor` · Source: NSLayoutAnchor.h · Fidelity: exact
public typealias LayoutXAxisAnchor = LayoutAnchor<LayoutXAxis>
/// An anchor for a vertical position.
///
/// Apple counterpart: `NSLayoutYAxisAnchor` · Source: NSLayoutAnchor.h · Fidelity: exact
public typealias LayoutYAxisAnchor = LayoutAnchor<LayoutYAxis>
/// An anchor for a width or height.
///
/// Apple counterpart: `NSLayoutDimension` · Source: NSLayoutAnchor.h · Fidelity: exact
public typealias LayoutDimension = LayoutAnchor<LayoutLength>

extension LayoutAnchor where Axis == LayoutLength {
  /// Creates a constraint that makes this length equal to a multiple of another length plus a
  /// constant.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    make(.equal, anchor, multiplier, constant)
  }

  /// Creates a constraint that makes this length at least a multiple of another length plus a
  /// constant.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier, constant)
  }

  /// Creates a constraint that makes this length at most a multiple of another length plus a
  /// constant.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier, constant)
  }

  /// Creates a constraint that makes this length equal to a constant.
  public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    make(.equal, nil, 1, constant)
  }

  /// Creates a constraint that makes this length at least a constant.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    make(.greaterThanOrEqual, nil, 1, constant)
  }

  /// Creates a constraint that makes this length at most a constant.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    make(.lessThanOrEqual, nil, 1, constant)
  }
}
