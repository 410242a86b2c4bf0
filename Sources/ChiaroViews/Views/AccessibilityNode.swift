// SPDX-License-Identifier: MIT

/// A line of what assistive software is told of a screen: an element and the elements in it.
///
/// Apple counterpart: the Accessibility Inspector · Source: this project · Fidelity: approximate
public struct AccessibilityNode: Hashable, Sendable, CustomStringConvertible {
  /// The class of the view.
  public var kind: String
  /// What the element is called; nil for nothing.
  public var label: String?
  /// Its value; nil for none.
  public var value: String?
  /// What happens when it is used; nil for nothing.
  public var hint: String?
  /// What kind of thing it is.
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
  /// What assistive software is told of the view and of what is in it.
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
