// SPDX-License-Identifier: MIT

/// Reads the characters of a visual format.
struct VisualFormatReader {
  private let text: String
  private let characters: [Character]
  private var place = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  mutating func read(into format: inout VisualFormat) throws(VisualFormatError) {
    if skip("V:") { format.axis = .vertical } else { _ = skip("H:") }
    if skip("|") { format.leading = try space() }
    format.elements.append(try element())
    while place < characters.count {
      let space = try space()
      if skip("|") {
        format.trailing = space
        break
      }
      format.elements.append(try element())
      format.spaces.append(space)
    }
    guard place == characters.count else { throw error("nothing follows the superview's edge") }
  }

  // MARK: Parts

  private mutating func space() throws(VisualFormatError) -> VisualFormat.Space {
    guard skip("-") else { return .none }
    let next = peek
    if next == "[" || next == "|" { return .standard }
    let list: [VisualFormat.Predicate]
    if skip("(") { list = try predicates() } else { list = [try simplePredicate()] }
    guard skip("-") else { throw error("expected “-” after a space") }
    return .predicates(list)
  }

  private mutating func element() throws(VisualFormatError) -> VisualFormat.Element {
    guard skip("[") else { throw error("expected “[” before a view") }
    var element = VisualFormat.Element(name: "", place: place)
    element.name = name()
    guard !element.name.isEmpty else { throw error("expected the name of a view") }
    if skip("(") { element.sizes = try predicates() }
    guard skip("]") else { throw error("expected “]” after a view") }
    return element
  }

  /// Reads predicates up to and including the closing parenthesis.
  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var list: [VisualFormat.Predicate] = []
    repeat { list.append(try predicate()) } while skip(",")
    guard skip(")") else { throw error("expected “)” after the conditions") }
    return list
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let start = place
    var relation = LayoutConstraint.Relation.equal
    if skip("==") {
      relation = .equal
    } else if skip(">=") {
      relation = .greaterThanOrEqual
    } else if skip("<=") {
      relation = .lessThanOrEqual
    }
    var predicate = VisualFormat.Predicate(relation: relation, value: try value(), place: start)
    if skip("@") { predicate.priority = try value() }
    return predicate
  }

  /// Reads a space without parentheses: a number or a metric, with a priority if one follows.
  private mutating func simplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let start = place
    var predicate = VisualFormat.Predicate(value: try value(), place: start)
    if skip("@") { predicate.priority = try value() }
    return predicate
  }

  private mutating func value() throws(VisualFormatError) -> VisualFormat.Value {
    let start = place
    if let first = peek, first.isASCII && first.isNumber || first == "." || first == "-" {
      place += 1
      while let next = peek, next.isASCII && next.isNumber || next == "." { place += 1 }
      guard let number = Double(String(characters[start..<place])) else {
        place = start
        throw error("expected a number such as 8 or 8.5")
      }
      return .number(number)
    }
    let name = name()
    guard !name.isEmpty else { throw error("expected a number or a name") }
    return .name(name)
  }

  // MARK: Characters

  private var peek: Character? { place < characters.count ? characters[place] : nil }

  private mutating func skip(_ word: String) -> Bool {
    let end = place + word.count
    guard end <= characters.count, characters[place..<end].elementsEqual(word) else { return false }
    place = end
    return true
  }

  private mutating func name() -> String {
    let start = place
    while let next = peek, next.isLetter || next == "_" || next.isNumber && place > start {
      place += 1
    }
    return String(characters[start..<place])
  }

  private func error(_ reason: String) -> VisualFormatError {
    VisualFormatError(text: text, place: place, reason: reason)
  }
}
