// SPDX-License-Identifier: MIT

public import Foundation

/// Says how an attribute of one item compares with one of another:
/// `first = multiplier × second + constant`.
///
/// It is in force while it is active. Both items have to be in one hierarchy then; when one leaves,
/// the constraint is no longer active.
///
/// Apple counterpart: `NSLayoutConstraint` · Source: NSLayoutConstraint.h · Fidelity: exact
@MainActor
public final class LayoutConstraint {
  /// The item whose attribute stands on the left.
  public private(set) weak var firstItem: (any LayoutItem)?
  /// The attribute on the left.
  public let firstAttribute: Attribute
  /// How the sides compare.
  public let relation: Relation
  /// The item whose attribute stands on the right; nil for none.
  public private(set) weak var secondItem: (any LayoutItem)?
  /// The attribute on the right.
  public let secondAttribute: Attribute
  /// By what the attribute on the right is multiplied.
  public let multiplier: CGFloat
  /// What is added on the right.
  public var constant: CGFloat {
    didSet { if constant != oldValue { didChange() } }
  }
  /// How strongly the constraint is meant.
  public var priority = LayoutPriority.required {
    didSet { if priority != oldValue { didChange() } }
  }
  /// A name for diagnostics.
  public var identifier: String?
  /// The view that holds the constraint while it is active: the nearest around both items.
  weak var holder: View?

  /// Makes a constraint, which is not active yet.
  public init(
    item first: any LayoutItem, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: (any LayoutItem)?, attribute secondAttribute: Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    precondition(firstAttribute != .notAnAttribute, "a constraint is about an attribute")
    precondition(
      (second == nil) == (secondAttribute == .notAnAttribute),
      "a second item comes with its attribute, and without it with none")
    firstItem = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Whether the constraint is in force.
  ///
  /// - Precondition: to become so, its items are in one hierarchy
  public var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Puts constraints in force.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Takes constraints out of force.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil else { return }
    guard let view = commonView else {
      preconditionFailure("the items of a constraint stand in one hierarchy: \(description)")
    }
    holder = view
    view.ensureLayout().constraints.append(self)
    view.markConstraints()
    view.layoutRoot.ensureEngine().add(self)
    view.setNeedsLayout()
  }

  private func deactivate() {
    guard let view = holder else { return }
    view.layout?.constraints.removeAll { $0 === self }
    holder = nil
    view.layoutRoot.layout?.engine?.remove(self)
    view.setNeedsLayout()
  }

  private func didChange() {
    guard let holder else { return }
    holder.layoutRoot.layout?.engine?.markChanged(self)
    holder.setNeedsLayout()
  }

  /// The nearest view around both items.
  private var commonView: View? {
    guard let first = firstItem?.layoutOwner else { return nil }
    guard let secondItem else { return first }
    guard let second = secondItem.layoutOwner else { return nil }
    return sequence(first: first, next: \.parent).first { second.isDescendant(of: $0) }
  }
}

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as an equation, with the places of its items.
  public nonisolated var description: String { MainActor.assumeIsolated { text } }

  private var text: String {
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
