// SPDX-License-Identifier: MIT

import ChiaroSource

extension InterfaceDocument {
  /// Returns the document with the texts of another language in place of its own.
  ///
  /// Keys are those of a storyboard's strings: an object's identifier, a period and the role of the
  /// text, such as `8Zp-2a-Kqn.text`, `b.normalTitle`, `s.segmentTitles[1]` or
  /// `c.headerCell.title`. Keys of unknown objects are ignored. Lines of the result may differ from
  /// those of the file.
  ///
  /// - Parameter strings: the texts by their keys
  /// - Returns: the document in the other language; this one if no key fits
  package func localized(by strings: [String: String]) -> InterfaceDocument {
    let edits = strings.compactMap { key, text -> Edit? in
      guard let dot = key.firstIndex(of: "."), let object = element(id: String(key[..<dot])) else {
        return nil
      }
      return Self.edit(object, key[key.index(after: dot)...], text)
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    return edited(by: edits)
  }

  /// Returns the file with other texts: of attributes, and of elements for text.
  ///
  /// - Parameter change: the closure called with each text in the order of the file, and with its
  ///   element; it returns nil for a text that stays
  /// - Returns: the file, read again
  package func replacingTexts(
    _ change: (InterfaceElement, String) -> String?
  ) -> InterfaceDocument {
    var edits: [Edit] = []
    for element in root?.descendants.map({ $0 }) ?? [] {
      for attribute in element.attributes {
        guard let text = change(element, attribute.value),
          let range = element.valueRange(of: attribute.name)
        else { continue }
        edits.append(Edit(range: range, text: Self.escaped(text)))
      }
      if element.isNamed("string") || element.isNamed("mutableString"),
        let text = change(element, element.text)
      {
        Self.replacing("", of: element, text).map { edits.append($0) }
      }
    }
    return edited(by: edits)
  }

  /// Returns the file with changes, which are in its order.
  private func edited(by edits: [Edit]) -> InterfaceDocument {
    guard let tree = root?.tree, !edits.isEmpty else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(tree.bytes.count)
    var place = 0
    for edit in edits where edit.range.lowerBound >= place {
      bytes += tree.bytes[place..<edit.range.lowerBound]
      bytes += edit.text.utf8
      place = edit.range.upperBound
    }
    bytes += tree.bytes[place...]
    return InterfaceDocument.read(bytes, file: file)
  }

  /// A part of the file, and what is to stand there.
  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  private static let states = [
    "normalTitle": "normal", "highlightedTitle": "highlighted", "selectedTitle": "selected",
    "disabledTitle": "disabled",
  ]
  /// The lists of parts whose texts are counted: the list's name, and the attribute of a part.
  private static let lists = [
    "segmentTitles": ("segments", "title"), "ibShadowedLabels": ("segments", "label"),
    "scopeButtonTitles": ("scopeButtonTitles", ""),
  ]
  /// The attributes that a file may lack where a language has a text.
  private static let insertable: Set<String> = ["text", "title", "placeholder", "label", "prompt"]

  private static func edit(
    _ object: InterfaceElement, _ path: Substring, _ text: String
  ) -> Edit? {
    if let state = states[String(path)] {
      return object.children.first { $0.isNamed("state") && $0.key == state }
        .flatMap { replacing("title", of: $0, text) }
    }
    if let dot = path.firstIndex(of: ".") {
      return object.child(key: String(path[..<dot]))
        .flatMap { edit($0, path[path.index(after: dot)...], text) }
    }
    if path.hasSuffix("]"), let bracket = path.firstIndex(of: "[") {
      guard let (list, attribute) = lists[String(path[..<bracket])],
        let index = Int(path[path.index(after: bracket)...].dropLast())
      else { return nil }
      return part(index, of: list, in: object).flatMap { replacing(attribute, of: $0, text) }
    }
    return replacing(String(path), of: object, text)
  }

  private static func part(
    _ index: Int, of list: String, in object: InterfaceElement
  ) -> InterfaceElement? {
    let parts = object.child(named: list)?.children ?? object.child(key: list)?.children
    guard let parts, index >= 0 else { return nil }
    return parts.dropFirst(index).first { _ in true }
  }

  /// Replaces a text: that of an attribute, of a child element, or of the element itself.
  private static func replacing(
    _ attribute: String, of element: InterfaceElement, _ text: String
  ) -> Edit? {
    if let range = element.valueRange(of: attribute) {
      return Edit(range: range, text: escaped(text))
    }
    let child = attribute.isEmpty ? element : element.child(key: attribute)
    if let child, child.isNamed("string") || child.isNamed("mutableString") {
      let key = child.key.map { " key=\"\(escaped($0))\"" } ?? ""
      return Edit(range: child.byteRange, text: "<string\(key)>\(escaped(text))</string>")
    }
    guard insertable.contains(attribute) else { return nil }
    let end = element.byteRange.lowerBound + 1 + element.name.utf8.count
    return Edit(range: end..<end, text: " \(attribute)=\"\(escaped(text))\"")
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n": "&#10;"
      default: scalar.value < 32 ? " " : String(scalar)
      }
    }.joined()
  }
}
