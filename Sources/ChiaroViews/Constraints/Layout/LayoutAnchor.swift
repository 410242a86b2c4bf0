// SPDX-License-Identifier: MIT

public import Foundation

/// An attribute of an item, from which constraints are made; `Axis` keeps apart what cannot be
/// compared.
///
/// Apple counterpart: `NSLayoutAnchor` · Source: NSLayoutAnchor.h · Fidelity: exact
@MainActor
public struct LayoutAnchor<Axis> {
  let item: any LayoutItem
  let attribute: LayoutConstraint.Attribute

  /// Makes a constraint that two attributes are the same, but for a constant.
  public func constraint(
    equalTo anchor: LayoutAnchor<Axis>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    make(.equal, anchor, 1, constant)
  }

  /// Makes a constraint that this attribute is at least another.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<Axis>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, constant)
  }

  /// Makes a constraint that this attribute is at most another.
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

/// Places between left and right.
///
/// Apple counterpart: the parameter of `NSLayoutXAxisAnchor` · Source: NSLayoutAnchor.h ·
/// Fidelity: exact
public enum LayoutXAxis {}
/// Places between top and bottom.
///
/// Apple counterpart: the parameter of `NSLayoutYAxisAnchor` · Source: NSLayoutAnchor.h ·
/// Fidelity: exact
public enum LayoutYAxis {}
/// Lengths.
///
/// Apple counterpart: `NSLayoutDimension` · Source: NSLayoutAnchor.h · Fidelity: exact
public enum LayoutLength {}

/// A place between left and right.
///
/// Apple counterpart: `NSLayoutXAxisAnchor` · Source: NSLayoutAnchor.h · Fidelity: exact
public typealias LayoutXAxisAnchor = LayoutAnchor<LayoutXAxis>
/// A place between top and bottom.
///
/// Apple counterpart: `NSLayoutYAxisAnchor` · Source: NSLayoutAnchor.h · Fidelity: exact
public typealias LayoutYAxisAnchor = LayoutAnchor<LayoutYAxis>
/// A length.
///
/// Apple counterpart: `NSLayoutDimension` · Source: NSLayoutAnchor.h · Fidelity: exact
public typealias LayoutDimension = LayoutAnchor<LayoutLength>

extension LayoutAnchor where Axis == LayoutLength {
  /// Makes a constraint that this length is a multiple of another, and a constant.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    make(.equal, anchor, multiplier, constant)
  }

  /// Makes a constraint that this length is at least a multiple of another, and a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier, constant)
  }

  /// Makes a constraint that this length is at most a multiple of another, and a constant.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier, constant)
  }

  /// Makes a constraint that this length is a constant.
  public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    make(.equal, nil, 1, constant)
  }

  /// Makes a constraint that this length is at least a constant.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    make(.greaterThanOrEqual, nil, 1, constant)
  }

  /// Makes a constraint that this length is at most a constant.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    make(.lessThanOrEqual, nil, 1, constant)
  }
}
