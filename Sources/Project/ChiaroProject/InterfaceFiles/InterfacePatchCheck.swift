// SPDX-License-Identifier: MIT

package import ChiaroSource

/// Checks changes of storyboards and xibs: all elements, attributes and comments but those that are
/// announced stay.
package struct InterfacePatchCheck: ChangeCheck {
  /// Creates a check.
  package init() {}

  /// Returns whether a path is that of a storyboard or xib.
  package func reads(_ path: String) -> Bool { InterfaceDocument.kind(ofFileNamed: path) != nil }

  /// Returns the reason why a change of an interface file must not be made; nil for none.
  package func objection(to change: AnnouncedChange) -> String? {
    if let objection = change.objectionOfEncoding { return objection }
    let before = InterfaceDocument.read(change.before, file: change.path)
    let after = InterfaceDocument.read(change.after, file: change.path)
    if let damage = before.damage { return "the file is damaged: \(damage.message)" }
    if !StrictXML.isWellFormed(change.before) { return "the file is damaged: it is not XML" }
    guard StrictXML.isWellFormed(change.after), after.damage == nil,
      before.diagnostics.count == after.diagnostics.count,
      let old = before.root?.tree, let new = after.root?.tree
    else { return AnnouncedChange.otherwise }
    let marks = InterfaceMarks.all(in: change.before)
    let loses = change.edits.contains { edit in
      marks.contains { edit.before.overlaps($0) }
    }
    if loses { return "the change would delete a comment" }
    let isSame = change.isOnlyDifference(
      between: Self.parts(of: old, marks),
      and: Self.parts(of: new, InterfaceMarks.all(in: change.after)))
    return isSame ? nil : AnnouncedChange.otherwise
  }

  private enum Kind {
    case element
    case attribute
    case value
    case mark
  }

  private static func parts(
    of tree: InterfaceTree, _ marks: [Range<Int>]
  ) -> [AnnouncedChange.Part<Kind>] {
    var parts = marks.map { AnnouncedChange.Part(Kind.mark, $0, isWhole: true) }
    for node in tree.nodes {
      parts.append(AnnouncedChange.Part(.element, (Int(node.name) - 1)..<Int(node.close)))
    }
    for attribute in tree.attributes {
      let value = Int(attribute.value)..<Int(attribute.value + attribute.valueLength)
      parts.append(
        AnnouncedChange.Part(.attribute, Int(attribute.name)..<(value.upperBound + 1)))
      parts.append(AnnouncedChange.Part(.value, value, isWhole: true))
    }
    return parts
  }
}

extension InterfaceDocument {
  /// What is odd about the file as XML, so that nobody knows how another reader takes it; nil for
  /// nothing.
  fileprivate var damage: Diagnostic? { diagnostics.first { $0.id != "interface-object-twice" } }
}

/// What stands in an interface file beside elements: comments, sections and instructions.
private enum InterfaceMarks {
  /// Returns the ranges of all of them in a file that is not damaged.
  static func all(in bytes: [UInt8]) -> [Range<Int>] {
    var scanner = XMLScanner(bytes)
    var marks: [Range<Int>] = []
    while let token = scanner.next() {
      switch token {
      case .comment, .section, .instruction: marks.append(scanner.range)
      default: break
      }
    }
    return marks
  }
}
