// SPDX-License-Identifier: MIT

/// The removal of array elements and object members from a JSON text.
enum JSONRemoval {
  /// Returns the splices that remove the values at the given offsets, with their commas.
  ///
  /// A value inside of a removed one needs no splice of its own. An array that loses all elements
  /// keeps its brackets, with nothing between them but what Xcode writes there.
  static func splices(
    _ offsets: Set<Int>, in document: JSONDocument
  ) throws(PatchError) -> [Splice] {
    var splices: [Splice] = []
    var found: Set<Int> = []
    var waiting = [document.root]
    while let container = waiting.popLast() {
      let parts = Part.all(of: container)
      let isGone = parts.map { offsets.contains($0.value.start) }
      for (part, isGone) in zip(parts, isGone) {
        if isGone {
          found.formUnion(starts(in: part.value).filter(offsets.contains))
        } else {
          waiting.append(part.value)
        }
      }
      splices += cuts(parts, isGone, in: container)
    }
    guard found == offsets else { throw .notJSON }
    return splices
  }

  /// The offsets of a value and of all values inside of it.
  private static func starts(in value: JSONValue) -> [Int] {
    var starts: [Int] = []
    var waiting = [value]
    while let value = waiting.popLast() {
      starts.append(value.start)
      waiting += Part.all(of: value).map(\.value)
    }
    return starts
  }

  private static func cuts(
    _ parts: [Part], _ isGone: [Bool], in container: JSONValue
  ) -> [Splice] {
    guard isGone.contains(true) else { return [] }
    guard let firstKept = isGone.firstIndex(of: false) else {
      return [Splice(container.inside, JSONStyle(container.document).emptyInside(of: container))]
    }
    var cuts: [Splice] = []
    if firstKept > 0 {
      cuts.append(Splice(parts[0].range.lowerBound..<parts[firstKept].range.lowerBound))
    }
    for index in parts.indices.dropFirst(firstKept) where isGone[index] {
      cuts.append(Splice(parts[index - 1].range.upperBound..<parts[index].range.upperBound))
    }
    return cuts
  }

  /// Throws unless a text is the document without the values at the given offsets.
  static func verify(
    _ bytes: [UInt8], is document: JSONDocument, without offsets: Set<Int>
  ) throws(PatchError) {
    guard let after = JSONDocument.read(bytes, file: document.file).document else {
      throw .differs
    }
    var pairs = [(document.root, after.root)]
    while let (old, new) = pairs.popLast() {
      guard old.kind == new.kind else { throw .differs }
      let kept = Part.all(of: old).filter { !offsets.contains($0.value.start) }
      let left = Part.all(of: new)
      guard kept.count == left.count else { throw .differs }
      if kept.isEmpty && old.kind != .array && old.kind != .object {
        guard old.sourceBytes.elementsEqual(new.sourceBytes) else { throw .differs }
      }
      for (a, b) in zip(kept, left) {
        let isSameName =
          (a.name == nil) == (b.name == nil)
          && (a.name?.sourceBytes ?? []).elementsEqual(b.name?.sourceBytes ?? [])
        guard isSameName else { throw .differs }
        pairs.append((a.value, b.value))
      }
    }
  }

  /// An element of an array, or a member of an object.
  private struct Part {
    var name: JSONValue?
    var value: JSONValue

    var range: Range<Int> { (name ?? value).start..<value.end }

    static func all(of container: JSONValue) -> [Part] {
      switch container.kind {
      case .array: container.elements.map { Part(name: nil, value: $0) }
      case .object: container.members.map { Part(name: $0.name, value: $0.value) }
      default: []
      }
    }
  }
}
