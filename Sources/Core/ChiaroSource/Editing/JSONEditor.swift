// SPDX-License-Identifier: MIT

/// An editor that changes values in a JSON text and keeps every other byte, including white space,
/// order and spelling.
///
/// Inserted values are formatted like the text around them: its line breaks, indentation and
/// colons.
package struct JSONEditor: Sendable {
  /// The document with all changes so far.
  package private(set) var document: JSONDocument

  /// Creates an editor of a document.
  package init(_ document: JSONDocument) { self.document = document }

  /// The text with all changes so far, as bytes.
  package var bytes: [UInt8] { document.bytes }

  /// Replaces a value of `document` with another.
  package mutating func replace(_ value: JSONValue, with new: JSON) {
    let outer = document.lineIndentation(at: value.start)
    apply([Splice(value.start..<value.end, Array(new.text(style, outer: outer).utf8))])
  }

  /// Appends a value to an array of `document`.
  package mutating func append(_ new: JSON, to list: JSONValue) {
    precondition(list.kind == .array, "only lists take elements")
    insert(
      before: nil, of: Array(list.elements).map { $0.start..<$0.end }, in: list
    ) { new.text($0, outer: $1) }
  }

  /// Sets a member of an object of `document`, by changing its value or inserting it; nil removes
  /// it.
  ///
  /// A new name is inserted before the first name that sorts behind it, as Xcode does, or at the
  /// end if none does.
  package mutating func set(_ name: String, to new: JSON?, in object: JSONValue) {
    precondition(object.kind == .object, "only objects take names")
    let members = Array(object.members)
    if let member = members.first(where: { $0.name.string == name }) {
      if let new { return replace(member.value, with: new) }
      return remove([member.value.start])
    }
    guard let new else { return }
    let place = members.firstIndex { ($0.name.string ?? "") > name }
    insert(
      before: place, of: members.map { $0.name.start..<$0.value.end }, in: object
    ) { JSONString.encode(name) + $0.colon + new.text($0, outer: $1) }
  }

  /// Removes the values of `document` that begin at the given byte offsets.
  package mutating func remove(_ offsets: Set<Int>) {
    if offsets.isEmpty { return }
    do throws(PatchError) {
      apply(try JSONRemoval.splices(offsets, in: document))
    } catch {
      preconditionFailure("the removed value must be part of the text")
    }
  }

  private var style: JSONStyle { JSONStyle(document) }

  /// Inserts a text before one of a container's parts, or after the last when `place` is nil.
  private mutating func insert(
    before place: Int?, of parts: [Range<Int>], in container: JSONValue,
    text: (JSONStyle, String) -> String
  ) {
    let style = style
    let outer = document.lineIndentation(at: container.start)
    guard let last = parts.last else {
      let gap = style.lineBreak.isEmpty ? "" : style.lineBreak + outer + style.indentation
      let end = style.lineBreak.isEmpty ? "" : style.lineBreak + outer
      let inside = gap + text(style, outer + style.indentation) + end
      return apply([Splice(container.inside, Array(inside.utf8))])
    }
    // As the others: behind a comma, what stands between the bracket and the first of them.
    let gap = String(decoding: document.gap(behindOpeningOf: container), as: UTF8.self)
    let written = text(style, document.lineIndentation(at: parts[0].lowerBound))
    let splice =
      place.map { Splice(parts[$0].lowerBound..<parts[$0].lowerBound, "\(written),\(gap)") }
      ?? Splice(last.upperBound..<last.upperBound, ",\(gap)\(written)")
    apply([splice])
  }

  private mutating func apply(_ splices: [Splice]) {
    guard let bytes = try? Splice.apply(splices, to: document.bytes),
      let changed = JSONDocument.read(bytes, file: document.file).document
    else { preconditionFailure("JSON text must stay JSON after an edit") }
    document = changed
  }
}

extension Splice {
  fileprivate init(_ range: Range<Int>, _ text: String) { self.init(range, Array(text.utf8)) }
}
