// SPDX-License-Identifier: MIT

import ChiaroSource

extension InterfaceScanner {
  /// Keeps the scanner's attribute as one of the tag that is being read.
  mutating func keepAttribute() {
    let (name, value) = (scanner.attribute.name, scanner.attribute.value)
    guard value.count <= limits.attributeBytes else {
      return report(
        .warning, "interface-attribute-too-long", at: name.lowerBound,
        "an attribute of more than \(limits.attributeBytes) bytes was skipped")
    }
    guard attributes.count - tag.firstAttribute < limits.attributes else {
      return report(
        .warning, "interface-too-many-attributes", at: name.lowerBound,
        "the element has more than \(limits.attributes) attributes; this one was skipped")
    }
    attributes.append(
      InterfaceTree.Attribute(
        name: UInt32(name.lowerBound), nameLength: Self.length(of: name),
        isEncoded: scanner.attribute.isEncoded, value: UInt32(value.lowerBound),
        valueLength: UInt32(value.count)))
  }

  /// Returns as much of a name's length as fits: none of Interface Builder's is beyond 60 bytes.
  private static func length(of name: Range<Int>) -> UInt16 { UInt16(clamping: name.count) }

  /// Adds the element of a tag that opens one.
  mutating func finishTag(_ end: XMLTagEnd) {
    let start = scanner.start
    guard levelsLeftOut == 0, open.count < limits.depth else {
      attributes.removeSubrange(tag.firstAttribute...)
      return leaveOut(start, isEmpty: end == .empty)
    }
    guard nodes.count < limits.elements, attributes.count <= limits.elements * 4 else {
      report(
        .error, "interface-too-many-elements", at: start,
        "the file has more than \(limits.elements) elements; the rest was not read")
      isFull = true
      return
    }
    var node = InterfaceTree.Node(
      name: UInt32(tag.name.lowerBound), nameLength: Self.length(of: tag.name),
      firstAttribute: UInt32(tag.firstAttribute), parent: Int32(open.last ?? -1))
    node.attributeCount = UInt16(attributes.count - tag.firstAttribute)
    node.contentStart = UInt32(scanner.position)
    nodes.append(node)
    open.append(nodes.count - 1)
    if end == .empty || end == .missing && !opens(start) {
      close(nodes.count - 1, contentEnd: scanner.position, end: scanner.position)
    }
  }

  /// Passes over an element that is nested too deeply.
  private mutating func leaveOut(_ start: Int, isEmpty: Bool) {
    if levelsLeftOut == 0 {
      report(
        .error, "interface-too-deep", at: start,
        "the element is nested deeper than \(limits.depth) levels, so its contents were not read")
    }
    if !isEmpty { levelsLeftOut += 1 }
  }

  /// Returns whether an element whose tag is broken has others inside: the next tag is indented
  /// further.
  private func opens(_ start: Int) -> Bool {
    guard let own = indentation(of: start), let next = indentation(of: scanner.position) else {
      return false
    }
    return next > own
  }
}
