// SPDX-License-Identifier: MIT

package import ChiaroSource

/// An element of a storyboard or xib: its name, attributes and place, and the elements around and
/// inside of it.
///
/// It is a handle of two words into the file's table of elements. Two are equal when they are the
/// same element of the same reading.
package struct InterfaceElement: Sendable {
  let tree: InterfaceTree
  let index: Int

  private var node: InterfaceTree.Node { tree.nodes[index] }

  /// The element's name, such as `label` or `viewController`.
  package var name: String { String(decoding: tree.raw(node.name, node.nameLength), as: UTF8.self) }

  /// The place of the element's tag.
  package var location: SourceLocation { tree.location(of: Int(node.name) - 1) }
  /// The line of the element's tag, from 1.
  package var line: Int { location.line ?? 1 }
  /// The column of the element's tag, from 1.
  package var column: Int { location.column ?? 1 }

  /// The line on which the element ends, from 1.
  package var lastLine: Int { tree.location(of: max(0, byteRange.upperBound - 1)).line ?? line }

  /// The bytes of the element in its file, from the `<` of its tag to the end of its closing tag.
  ///
  /// An unclosed element ends where the reader closed it.
  package var byteRange: Range<Int> { (Int(node.name) - 1)..<Int(node.close) }

  // MARK: Attributes

  /// An attribute: its name and its value with entities replaced.
  package struct Attribute: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The value.
    package var value: String
  }

  /// The attributes in the order of the file.
  package var attributes: [Attribute] {
    ownAttributes.map { own in
      Attribute(
        name: String(decoding: tree.raw(own.name, own.nameLength), as: UTF8.self),
        value: tree.value(of: own))
    }
  }

  /// The value of an attribute; nil if the element does not have it.
  package subscript(attribute attribute: String) -> String? {
    let wanted = attribute.utf8
    for own in ownAttributes where Int(own.nameLength) == wanted.count {
      if wanted.elementsEqual(tree.raw(own.name, own.nameLength)) { return tree.value(of: own) }
    }
    return nil
  }

  /// The bytes of an attribute's value in its file, between the quotes; nil if it is missing.
  package func valueRange(of attribute: String) -> Range<Int>? {
    ownAttributes.first { attribute.utf8.elementsEqual(tree.raw($0.name, $0.nameLength)) }
      .map { Int($0.value)..<Int($0.value + $0.valueLength) }
  }

  /// Whether an attribute is `YES`; nil if it is missing or neither `YES` nor `NO`.
  package func flag(_ attribute: String) -> Bool? {
    switch self[attribute: attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// Numbers beyond this are taken for damage; no screen is that large.
  private static let largest = 1e6

  /// The number that an attribute holds; nil if it is missing, no number, or beyond any screen.
  package func decimal(_ attribute: String) -> Double? {
    guard let value = self[attribute: attribute].flatMap(Double.init), value.isFinite,
      abs(value) <= Self.largest
    else { return nil }
    return value
  }

  private var ownAttributes: ArraySlice<InterfaceTree.Attribute> {
    let first = Int(node.firstAttribute)
    return tree.attributes[first..<(first + Int(node.attributeCount))]
  }

  /// The object's identifier, which is unique in its file; nil if the element is no object.
  package var objectID: String? { self[attribute: "id"] }
  /// The role in which the element's parent has it, such as `view` or `textColor`.
  package var key: String? { self[attribute: "key"] }

  // MARK: Text

  /// The text between the element's tags; empty if other elements stand there.
  ///
  /// Entities, sections and Interface Builder's base 64 are decoded.
  package var text: String {
    guard node.end == index + 1, node.contentStart < node.contentEnd else { return "" }
    let content = Int(node.contentStart)..<Int(node.contentEnd)
    let text = InterfaceText.content(content, of: tree.bytes)
    guard flag("base64-UTF8") == true else { return text }
    return InterfaceText.decodedBase64(text) ?? text
  }

  // MARK: Elements around and inside

  /// The element around this one; nil for the root.
  package var parent: InterfaceElement? {
    node.parent < 0 ? nil : InterfaceElement(tree: tree, index: Int(node.parent))
  }

  /// The elements around this one, the nearest first.
  package var ancestors: some Sequence<InterfaceElement> {
    sequence(state: parent) { next -> InterfaceElement? in
      defer { next = next?.parent }
      return next
    }
  }

  /// The elements directly inside of this one.
  package var children: InterfaceElements {
    InterfaceElements(tree: tree, index: index + 1, end: Int(node.end), isDeep: false)
  }

  /// All elements inside of this one, in the order of the file.
  package var descendants: InterfaceElements {
    InterfaceElements(tree: tree, index: index + 1, end: Int(node.end), isDeep: true)
  }

  /// Returns the element directly inside that has a role, such as `view` or `textColor`.
  package func child(key: String) -> InterfaceElement? { children.first { $0.key == key } }

  /// Returns the first element with a name directly inside.
  package func child(named name: String) -> InterfaceElement? {
    children.first { $0.isNamed(name) }
  }

  /// Returns whether the element has a name; faster than to compare `name`.
  package func isNamed(_ name: String) -> Bool {
    name.utf8.count == Int(node.nameLength)
      && name.utf8.elementsEqual(tree.raw(node.name, node.nameLength))
  }
}

extension InterfaceElement: Hashable {
  /// Returns whether both are the same element of the same reading.
  package static func == (lhs: InterfaceElement, rhs: InterfaceElement) -> Bool {
    lhs.index == rhs.index && lhs.tree === rhs.tree
  }

  /// Hashes the element's position.
  package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

extension InterfaceElement: CustomStringConvertible {
  /// The element's name and identifier, such as `<label id="8Zp-2a-Kqn">`.
  package var description: String { objectID.map { "<\(name) id=\"\($0)\">" } ?? "<\(name)>" }
}
