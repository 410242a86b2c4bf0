// SPDX-License-Identifier: MIT

/// The elements inside of another one, in the order of the file.
package struct InterfaceElements: Sequence, IteratorProtocol, Sendable {
  let tree: InterfaceTree
  var index: Int
  let end: Int
  /// Whether the elements inside of the elements are among them.
  let isDeep: Bool

  /// The next element, which stays the next; nil behind the last.
  package var first: InterfaceElement? {
    var rest = self
    return rest.next()
  }

  /// Returns the next element; nil behind the last.
  package mutating func next() -> InterfaceElement? {
    guard index < end else { return nil }
    let element = InterfaceElement(tree: tree, index: index)
    index = isDeep ? index + 1 : Int(tree.nodes[index].end)
    return element
  }
}
