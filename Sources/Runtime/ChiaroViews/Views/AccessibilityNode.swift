// SPDX-License-Identifier: MIT

/// A node of a screen's accessibility tree: an element with the elements inside it.
///
/// Apple counterpart: the Accessibility Inspector · Source: this project · Fidelity: approximate, a
/// value that a test can read
public struct AccessibilityNode: Hashable, Sendable, CustomStringConvertible {
  /// The name of the view's class.
  public var kind: String
  /// The label of the element; nil for none.
  public var label: String?
  /// The value that assistive software reads out; nil for none.
  public var value: String?
  /// A description of the result of using the element, which assistive software reads out; nil for
  /// none.
  public var hint: String?
  /// The traits of the element, such as button or header.
  public var traits: AccessibilityTraits
  /// The identifier by which tests find the element; nil for none.
  public var identifier: String?
  /// The elements inside the element.
  public var children: [AccessibilityNode]

  /// The tree as text, with one line per element and two spaces of indentation per level.
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
  /// Returns the accessibility tree of the view and its descendants.
  ///
  /// Hidden views, and views that `accessibilityElementsHidden` hides, are left out. An
  /// accessibility element has no nodes inside it. A view that is not an element, and has no
  /// identifier, is replaced by the nodes inside it: its `accessibilityElements`, in that order,
  /// or, if these are nil, the elements of its subviews. The siblings of a modal view are left out.
  ///
  /// Apple counterpart: the Accessibility Inspector · Source: UIAccessibility.h · Fidelity:
  /// approximate, a value that a test can read
  public final func accessibilityTree() -> [AccessibilityNode] {
    guard !isHidden, !accessibilityElementsHidden else { return [] }
    if isAccessibilityElement { return [node(with: [])] }
    return accessibilityIdentifier == nil ? innerNodes : [node(with: innerNodes)]
  }

  /// The nodes of the elements that the view names itself, or else of its subviews.
  private final var innerNodes: [AccessibilityNode] {
    guard let elements = accessibilityElements ?? answeredElements else {
      let modal = children.last { $0.accessibilityViewIsModal && !$0.isHidden }
      return (modal.map { [$0] } ?? children).flatMap { $0.accessibilityTree() }
    }
    return elements.flatMap { element -> [AccessibilityNode] in
      // A view among its own elements would go on without end.
      if let view = element as? View {
        return isDescendant(of: view) ? [] : view.accessibilityTree()
      }
      guard let object = element as? Responder, object.isAccessibilityElement else { return [] }
      return [object.node(with: [])]
    }
  }
}

extension Responder {
  /// The elements that the object gives when it is asked for them one by one; nil for none.
  fileprivate final var answeredElements: [Any]? {
    let count = accessibilityElementCount()
    return count > 0 ? (0..<count).compactMap { accessibilityElement(at: $0) } : nil
  }

  fileprivate final func node(with children: [AccessibilityNode]) -> AccessibilityNode {
    AccessibilityNode(
      kind: "\(type(of: self))", label: accessibilityLabel, value: accessibilityValue,
      hint: accessibilityHint, traits: accessibilityTraits, identifier: accessibilityIdentifier,
      children: children)
  }
}
