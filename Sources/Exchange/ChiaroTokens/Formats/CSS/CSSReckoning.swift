// SPDX-License-Identifier: MIT

/// What a block of a stylesheet says of a custom property, in light and dark.
struct CSSValues {
  /// A value as it is written.
  enum Value {
    /// A color, or the name of another color.
    case known(TokenValue)
    /// The text of a function of other colors, such as `color-mix()`, and its declaration's index.
    case made(String, of: Int)
    /// Numbers that are channels of a color, or anything else.
    case raw(String)
  }

  var light: Value?
  var dark: Value?

  /// Whether a value is made of other colors.
  var isMade: Bool {
    [light, dark].contains { if case .made? = $0 { true } else { false } }
  }
}

/// The colors of custom properties in each appearance, those that are made of others reckoned.
final class CSSReckoning {
  private let values: [String: CSSCells]
  private let triplets: CSSTriplets
  /// What was found, by name and cell; nil in it for what has no color.
  private var found: [String: [Int: TokenColor?]] = [:]
  /// The declarations that could not be reckoned, in the order in which they were met.
  private(set) var unknown: [Int] = []
  private var isUnknown: Set<Int> = []
  /// Those of them that are made of themselves.
  private(set) var circles: Set<Int> = []
  /// The names that texts refer to.
  private var references: [String: [String]] = [:]
  /// The numbers to which names lead by way of others, by name and cell.
  private var numbered: [String: [Int: String?]] = [:]
  /// How much was done: properties entered and left, references followed, texts read.
  private(set) var steps = 0
  /// What declarations came to in other cells, with the colors that they were made of.
  private var results: [Origin: [(text: String, parts: [TokenColor?], color: TokenColor?)]] = [:]

  /// A declaration in one of the two styles, of which `light-dark()` may say another.
  private struct Origin: Hashable {
    var declaration: Int
    var isDark: Bool
  }

  init(_ values: [String: CSSCells], _ triplets: CSSTriplets) {
    (self.values, self.triplets) = (values, triplets)
  }

  /// Returns what holds in each cell.
  func table(_ name: String) -> TokenTable {
    TokenTable { cell in
      switch self.value(name, cell) {
      case .known(let value)?: value
      case .made?, .raw?: self.color(name, cell).map { .color($0) }
      case nil: nil
      }
    }
  }

  private func value(_ name: String, _ cell: TokenCell) -> CSSValues.Value? { values[name]?[cell] }

  // MARK: Order

  /// A property whose references are being followed.
  private struct Step {
    var name: String
    /// Its place among the properties that are open.
    var place: Int
    /// The first open property to which it leads.
    var least: Int
    /// What is still to be followed.
    var references: [String]
    var leadsToItself = false
  }

  /// Returns the color of a property, once reckoned; nil for one without, and in a circle.
  ///
  /// What a property is made of is reckoned before it, however long the way is and in whichever
  /// order they are declared: strongly connected components, by Tarjan, without recursion.
  private func color(_ name: String, _ cell: TokenCell) -> TokenColor? {
    var path: [Step] = []
    var open: [String] = []
    var places: [String: Int] = [:]
    func enter(_ name: String) {
      places[name] = open.count
      path.append(
        Step(
          name: name, place: open.count, least: open.count,
          references: references(in: value(name, cell))))
      open.append(name)
    }
    if found[name]?[cell.index] == nil { enter(name) }
    while let last = path.indices.last {
      steps += 1
      if let next = path[last].references.popLast() {
        if found[next]?[cell.index] != nil || values[next] == nil { continue }
        guard let place = places[next] else {
          enter(next)
          continue
        }
        path[last].least = min(path[last].least, place)
        if place == path[last].place { path[last].leadsToItself = true }
        continue
      }
      let step = path.removeLast()
      if last > 0 { path[last - 1].least = min(path[last - 1].least, step.least) }
      guard step.least == step.place else { continue }
      let isCircle = open.count > step.place + 1 || step.leadsToItself
      // One by one: while a slice of it is held, all that is open would be copied.
      while open.count > step.place {
        let name = open.removeLast()
        places[name] = nil
        found[name, default: [:]][cell.index] = .some(reckoned(name, cell, isCircle))
      }
    }
    return found[name]?[cell.index] ?? nil
  }

  /// Returns the color of a property whose references are reckoned; nil in a circle.
  private func reckoned(_ name: String, _ cell: TokenCell, _ isCircle: Bool) -> TokenColor? {
    switch value(name, cell) {
    case .known(.color(let known))?: return known
    case .known(.alias(let target))?:
      return isCircle ? nil : found[target.description]?[cell.index] ?? nil
    case .known(.system)?, nil: return nil
    case .made(let text, let declaration)?:
      let color = isCircle ? nil : color(text, declaration, cell)
      if isCircle { circles.insert(declaration) }
      if color == nil, isUnknown.insert(declaration).inserted { unknown.append(declaration) }
      return color
    case .raw(let text)?:
      let full = triplets.functions[name].map { "\($0)(\(filled(text, cell)))" }
      return full.flatMap { CSSExpression.isShallow($0) ? expression(cell).color($0) : nil }
    }
  }

  private func expression(_ cell: TokenCell) -> CSSExpression {
    CSSExpression(
      property: { self.found[NameComment.name($0)]?[cell.index] ?? nil },
      isDark: cell.has(.scheme))
  }

  /// Returns the color of a declaration; what is made of the same colors is reckoned once.
  private func color(_ text: String, _ declaration: Int, _ cell: TokenCell) -> TokenColor? {
    let names = references(in: .made(text, of: declaration))
    let parts = names.map { found[$0]?[cell.index] ?? nil }
    let origin = Origin(declaration: declaration, isDark: cell.has(.scheme))
    // Only numbers change the text.
    let isFilled = names.contains { values[$0] == nil || numbers($0, cell) != nil }
    let text = isFilled && CSSExpression.isShallow(text) ? filled(text, cell) : text
    if let known = results[origin]?.first(where: { $0.parts == parts && $0.text == text }) {
      return known.color
    }
    steps += 1
    let color = CSSExpression.isShallow(text) ? expression(cell).color(text) : nil
    results[origin, default: []].append((text, parts, color))
    return color
  }

  // MARK: Numbers

  private static let mostFills = 64
  private static let longest = 4000

  /// Returns a text in which numbers stand for the properties that have them, as CSS puts the text
  /// of a property in before it reads a color.
  private func filled(_ text: String, _ cell: TokenCell) -> String {
    var text = text
    var start = text.startIndex
    for _ in 0..<Self.mostFills {
      guard let found = CSSReference(in: text, from: start) else { break }
      let value = numbers(found.name, cell) ?? (values[found.name] == nil ? found.numbers : nil)
      let offset = text.utf8.distance(from: text.startIndex, to: found.range.lowerBound)
      if let value, text.utf8.count + value.utf8.count <= Self.longest {
        text.replaceSubrange(found.range, with: value)
        start = text.utf8.index(text.startIndex, offsetBy: offset)
      } else {
        start = text.utf8.index(text.startIndex, offsetBy: offset + 4)
      }
    }
    return text
  }

  /// Returns the numbers that a property has, or that it leads to; a way is walked once.
  private func numbers(_ name: String, _ cell: TokenCell) -> String? {
    var place = name
    var walked: [String] = []
    var isWalked: Set<String> = []
    var numbers: String?
    while isWalked.insert(place).inserted {
      steps += 1
      if let known = numbered[place]?[cell.index] {
        numbers = known
        break
      }
      walked.append(place)
      if case .raw(let text)? = value(place, cell) { numbers = text }
      guard case .known(.alias(let next))? = value(place, cell) else { break }
      place = next.description
    }
    // One step is not worth the room.
    for name in walked where walked.count > 1 {
      numbered[name, default: [:]][cell.index] = .some(numbers)
    }
    return numbers
  }

  /// Returns the names that a value refers to, also where it may do without.
  private func references(in value: CSSValues.Value?) -> [String] {
    switch value {
    case .known(.alias(let target))?: return [target.description]
    case .made(let text, _)?, .raw(let text)?:
      if let known = references[text] { return known }
      let names = Self.names(in: text)
      references[text] = names
      return names
    default: return []
    }
  }

  private static func names(in text: String) -> [String] {
    // A name ends at what ends it in the function; others are no names of properties.
    text.split(separator: "(").dropFirst().compactMap { part -> String? in
      let part = part.drop { $0.isWhitespace }
      guard part.hasPrefix("--") else { return nil }
      let name = part.dropFirst(2).prefix { $0 != "," && $0 != ")" }
      return NameComment.name(CSSSheet.trimmed(String(name)))
    }
  }
}
