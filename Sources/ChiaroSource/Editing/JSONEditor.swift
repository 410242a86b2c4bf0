// SPDX-License-Identifier: MIT

/// A JSON text into which values are put; every byte that is not meant stays, white space, order
/// and spelling included.
///
/// What is put in is laid out as the text around it: its line breaks, its indentation, its colons.
package struct JSONEditor: Sendable {
  /// The text with all changes so far.
  package private(set) var document: JSONDocument

  /// Opens a text that was read.
  package init(_ document: JSONDocument) { self.document = document }

  /// The bytes with all changes so far.
  package var bytes: [UInt8] { document.bytes }

  /// Puts a value in the place of another one of `document`.
  package mutating func replace(_ value: JSONValue, with new: JSON) {
    let outer = document.lineIndentation(at: value.start)
    apply([Splice(value.start..<value.end, Array(new.text(style, outer: outer).utf8))])
  }

  /// Puts a value behind the last element of a list of `document`.
  package mutating func append(_ new: JSON, to list: JSONValue) {
    precondition(list.kind == .array, "elements are put into lists")
    insert(
      before: nil, of: Array(list.elements).map { $0.start..<$0.end }, in: list
    ) { new.text($0, outer: $1) }
  }

  /// Gives an object of `document` a member, or one that it has another value; nil takes it out.
  ///
  /// A new name goes where it stands in alphabetical order, as Xcode does, when the names before it
  /// are in that order; otherwise to the end.
  package mutating func set(_ name: String, to new: JSON?, in object: JSONValue) {
    precondition(object.kind == .object, "names are put into objects")
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

  /// Takes out the values of `document` that begin at some bytes.
  package mutating func remove(_ offsets: Set<Int>) {
    if offsets.isEmpty { return }
    do throws(PatchError) {
      apply(try JSONRemoval.splices(offsets, in: document))
    } catch {
      preconditionFailure("what is taken out is a value inside of the text")
    }
  }

  private var style: JSONStyle { JSONStyle(document) }

  /// Puts a text before a part of a container, or behind the last when `place` is nil.
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
    else { preconditionFailure("a JSON text into which JSON is put stays JSON") }
    document = changed
  }
}

extension Splice {
  fileprivate init(_ range: Range<Int>, _ text: String) { self.init(range, Array(text.utf8)) }
}
