// SPDX-License-Identifier: MIT

public import Foundation

/// A relation between two layout attributes, such as `first = multiplier × second + constant`.
///
/// The relation can be an equation or an inequality.
///
/// A constraint affects layout while it is active. The items of an active constraint are in the
/// same hierarchy. When one of them leaves it, the constraint is deactivated.
///
/// Apple counterpart: `NSLayoutConstraint` · Source: NSLayoutConstraint.h · Fidelity: exact
@preconcurrency @MainActor
open class LayoutConstraint: CustomStringConvertible {
  /// UIKit's name for `LayoutAxis`.
  ///
  /// Apple counterpart: `NSLayoutConstraint.Axis` · Source: NSLayoutConstraint.h · Fidelity: exact
  public typealias Axis = LayoutAxis

  /// The item on the left side of the equation; nil after it was released.
  public private(set) final weak var firstItem: (any LayoutItem)?
  /// The attribute on the left side of the constraint's equation.
  public final let firstAttribute: Attribute
  /// The relation between the sides.
  public final let relation: Relation
  /// The item on the right side of the equation; nil for none, or after it was released.
  public private(set) final weak var secondItem: (any LayoutItem)?
  /// The attribute on the right side of the equation; `notAnAttribute` if there is no second item.
  public final let secondAttribute: Attribute
  /// The factor by which the attribute on the right side is multiplied.
  public final let multiplier: CGFloat
  /// The constant added on the right side, in points.
  public final var constant: CGFloat {
    didSet { if constant != oldValue { didChange() } }
  }
  /// The priority; the default is `required`.
  public final var priority = LayoutPriority.required {
    didSet { if priority != oldValue { didChange() } }
  }
  /// A name for diagnostics; nil for none.
  public final var identifier: String?
  /// The view that holds the constraint while it is active: the nearest common ancestor of the
  /// items.
  final weak var holder: View?

  /// Creates a constraint without items; it cannot be activated.
  ///
  /// Apple counterpart: `init()` · Source: NSObject.h · Fidelity: exact
  public init() {
    (firstAttribute, secondAttribute) = (.notAnAttribute, .notAnAttribute)
    (relation, multiplier, constant) = (.equal, 1, 0)
  }

  /// Creates an inactive constraint.
  ///
  /// Without a second item, `secondAttribute` and `multiplier` have no effect.
  ///
  /// - Precondition: `firstAttribute` is an attribute, and `secondAttribute` is one if there is a
  ///   second item
  public init(
    item first: any LayoutItem, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: (any LayoutItem)?, attribute secondAttribute: Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    precondition(firstAttribute != .notAnAttribute, "a constraint needs an attribute")
    precondition(
      second == nil || secondAttribute != .notAnAttribute,
      "a second item needs an attribute")
    firstItem = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = second
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Creates an inactive constraint between items that are views or layout guides.
  ///
  /// - Precondition: the items are views or layout guides; `firstAttribute` is an attribute, and
  ///   `secondAttribute` is one if there is a second item
  ///
  /// Apple counterpart: `init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)` ·
  /// Source: NSLayoutConstraint.h · Fidelity: exact
  @_disfavoredOverload
  public convenience init(
    item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: Any?, attribute secondAttribute: Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    let other = second.flatMap { $0 as? any LayoutItem }
    guard let item = first as? any LayoutItem, (other == nil) == (second == nil) else {
      preconditionFailure("a constraint takes only views and layout guides")
    }
    self.init(
      item: item, attribute: firstAttribute, relatedBy: relation, toItem: other,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
  }

  /// Whether the constraint is active; the default is false.
  ///
  /// - Precondition: when it is set to true, the items exist and are in one hierarchy
  public final var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints, by setting `isActive`.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints, by setting `isActive`.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private final func activate() {
    guard holder == nil else { return }
    guard let view = commonView else {
      preconditionFailure("the items of a constraint must be in one hierarchy: \(description)")
    }
    holder = view
    view.ensureLayout().constraints.append(self)
    view.markConstraints()
    view.layoutRoot.ensureEngine().add(self)
    view.setNeedsLayout()
  }

  private final func deactivate() {
    guard let view = holder else { return }
    view.layout?.constraints.removeAll { $0 === self }
    holder = nil
    view.layoutRoot.layout?.engine?.remove(self)
    view.setNeedsLayout()
  }

  private final func didChange() {
    guard let holder else { return }
    holder.layoutRoot.layout?.engine?.markChanged(self)
    holder.setNeedsLayout()
  }

  /// The nearest common ancestor of both items' views.
  private final var commonView: View? {
    guard let first = firstItem?.layoutOwner else { return nil }
    guard let secondItem else { return first }
    guard let second = secondItem.layoutOwner else { return nil }
    return sequence(first: first, next: \.parent).first { second.isDescendant(of: $0) }
  }

  /// The constraint as an equation, which gives the paths of its items in the hierarchy.
  open nonisolated var description: String { MainActor.assumeIsolated { text } }

  private final var text: String {
    var right = secondItem.map { "\($0.layoutName).\(secondAttribute)" } ?? ""
    if secondItem != nil, multiplier != 1 { right = "\(multiplier) * \(right)" }
    if secondItem == nil {
      right = "\(constant)"
    } else if constant != 0 {
      right += constant < 0 ? " - \(-constant)" : " + \(constant)"
    }
    let name = identifier.map { "'\($0)' " } ?? ""
    let strength = priority == .required ? "" : " @\(priority.rawValue)"
    return "\(name)\(firstItem?.layoutName ?? "?").\(firstAttribute) \(relation.sign) "
      + "\(right)\(strength)"
  }
}

extension LayoutConstraint: nonisolated Hashable {
  /// Returns whether both operands are the same object.
  public nonisolated static func == (one: LayoutConstraint, other: LayoutConstraint) -> Bool {
    one === other
  }
  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
