// SPDX-License-Identifier: MIT

/// A node of the accessibility tree of a screen: an element and the elements inside it.
///
/// Apple counterpart: the Accessibility Inspector · Source: this project · Fidelity: approximate
public struct AccessibilityNode: Hashable, Sendable, CustomStringConvertible {
  /// The class of the view.
  public var kind: String
  /// The label of the element; nil for none.
  public var label: String?
  /// The value that assistive software reads out; nil for none.
  public var value: String?
  /// The hint of the element: the result of using it; nil for none.
  public var hint: String?
  /// The traits of the element, such as button or header.
  public var traits: AccessibilityTraits
  /// The name by which tests find it; nil for none.
  public var identifier: String?
  /// The elements in it.
  public var children: [AccessibilityNode]

  /// The tree as text, a line an element, two spaces a level.
  public var description: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    var parts = [kind]
    if let label { parts.append("“\(label)”") }
    if let value { parts.append("= “\(value)”") }
    if let hint { parts.append("(\(hint))") }
    if let identifier { parts.append("#\(identifier)") }
    return [parts.joined(separator: " ")] + children.flatMap { $0.lines.map { "  " + $0 } }
  }
}

extension View {
  /// The accessibility tree of the view and its descendants.
  ///
  /// Views that are hidden are left out, and so is what a view hides. The views in an element are
  /// no elements of their own. A view that is none gives way to the elements below it.
  ///
  /// Apple counterpart: the Accessibility Inspector · Source: UIAccessibility.h · Fidelity:
  /// approximate
  public final func accessibilityTree() -> [AccessibilityNode] {
    guard !isHidden, !accessibilityElementsHidden else { return [] }
    if isAccessibilityElement { return [node(with: [])] }
    let modal = children.last { $0.accessibilityViewIsModal && !$0.isHidden }
    let inner = (modal.map { [$0] } ?? children).flatMap { $0.accessibilityTree() }
    return accessibilityIdentifier == nil ? inner : [node(with: inner)]
  }

  private func node(with children: [AccessibilityNode]) -> AccessibilityNode {
    AccessibilityNode(
      kind: "\(type(of: self))", label: accessibilityLabel, value: accessibilityValue,
      hint: accessibilityHint, traits: accessibilityTraits, identifier: accessibilityIdentifier,
      children: children)
  }
}
