// SPDX-License-Identifier: MIT

/// The way from a color up to where it goes, by the brackets and marks around it.
struct ObjectiveCAscent {
  private let text: ObjectiveCTokens
  /// What has been passed: the first token and the last.
  private(set) var first: Int
  private(set) var last: Int
  /// What `? :` asks on the way.
  private(set) var conditions: [String] = []
  /// The opacity that `colorWithAlphaComponent:` gives in the end; nil where the color has its own.
  private(set) var alpha: Double?
  private(set) var isCGColor = false
  private var end: Sink??

  /// - Parameters:
  ///   - text: the file
  ///   - first: the color's first token
  ///   - last: its last
  init(_ text: ObjectiveCTokens, from first: Int, to last: Int) {
    self.text = text
    self.first = first
    self.last = last
  }

  /// Where the color goes; nil where it goes nowhere that a rule asks about.
  mutating func climb(in method: ObjectiveCMethod) -> Sink? {
    for _ in 0..<24 {
      step(method)
      if let end { return end }
    }
    return nil
  }

  private mutating func step(_ method: ObjectiveCMethod) {
    let before = text[first - 1]
    if text[last + 1] == "." { return property(text[last + 2]) }
    if before == "[", text.partner(first - 1) != nil { return receive(at: first - 1) }
    if before == ")", let open = text.partner(first - 1), isCast(open) { return first = open }
    if before == "(", text[last + 1] == ")", !text.isWord(first - 2) {
      first -= 1
      last += 1
      return
    }
    if let question = question() { return choose(question) }
    switch before {
    case "=": end = .some(assignment(method))
    case "return": end = .some(method.isColor ? .returned(method.name, type: method.type) : nil)
    default: argument()
    }
  }

  // MARK: What the color is asked

  private mutating func property(_ name: String) {
    guard name == "CGColor" || name == "copy" else { return end = .some(nil) }
    if name == "CGColor" { isCGColor = true }
    last += 2
  }

  private mutating func receive(at open: Int) {
    if text[open - 1] == "@" {
      first = open - 1
      last = text.partner(open) ?? last
      return
    }
    let message = ObjectiveCMessage(text, at: open)
    switch message.selector {
    case "CGColor": isCGColor = true
    case "colorWithAlphaComponent":
      alpha = message.pieces.first.flatMap { ObjectiveCColor.number($0.argument, text) } ?? 0.5
    case "copy", "retain", "autorelease": break
    case "set", "setFill", "setStroke": return end = .some(.drawn(message.selector))
    default: return end = .some(nil)
    }
    first = open
    last = text.partner(open) ?? last
  }

  /// Returns whether a parenthesis begins a cast such as `(id)` or `(__bridge CFTypeRef)`, and not
  /// the condition of an `if` or the arguments of a call.
  private func isCast(_ open: Int) -> Bool {
    guard !text.isWord(open - 1) || text[open - 1] == "return", first - open <= 6 else {
      return false
    }
    return (open + 1..<first - 1).allSatisfy { text.isWord($0) || text[$0] == "*" }
  }

  // MARK: Choices

  /// The `?` for which the color is one of the answers.
  private func question() -> Int? {
    var colons = 0
    var index = text.before(first)
    for _ in 0..<60 {
      guard let place = index, ![";", "=", ",", "{", "}", "return"].contains(text[place]) else {
        return nil
      }
      if text[place] == "?" {
        if colons <= 1 { return place }
        colons -= 1
      } else if text[place] == ":" {
        colons += 1
      }
      index = text.before(place)
    }
    return nil
  }

  private mutating func choose(_ question: Int) {
    var start = question
    while let place = text.before(start),
      ![";", "=", ",", "{", "}", ":", "return"].contains(text[place]), question - start < 60
    {
      start = place
    }
    conditions.append(text.words(start..<question))
    first = start
    var place = last + 1
    while place < text.count, place - last < 200, ![";", ",", ")", "]", "}"].contains(text[place]) {
      if text.isWord(place), text[place + 1] == ":", text[place - 1] != "?" { break }
      place = max(place, text.partner(place) ?? place) + 1
    }
    last = max(last, place - 1)
  }

  // MARK: Where it goes

  /// `x.y = …`, `UIColor *x = …`, `x[@(1)] = …`.
  private func assignment(_ method: ObjectiveCMethod) -> Sink? {
    var names: [String] = []
    var isDeclared = false
    var index = text.before(first - 1)
    for _ in 0..<24 {
      guard let place = index, ![";", "{", "}", ")"].contains(text[place]) else { break }
      if text[place] == "*" { isDeclared = true }
      if text.isWord(place) { names.append(text[place]) }
      index = text.before(place)
    }
    guard let name = names.first else { return nil }
    if isDeclared || names.count == 1 {
      let isLocal = !method.name.isEmpty
      return .named(name, type: "UIColor", isLocal: isLocal)
    }
    return .assignment(names.reversed())
  }

  private mutating func argument() {
    guard let open = text.opener(first) else { return end = .some(nil) }
    switch text[open] {
    case "[" where text[open - 1] == "@": end = .some(nil)
    case "[": end = .some(argument(of: ObjectiveCMessage(text, at: open)))
    case "{" where text[open - 1] == "@": end = .some(isOfBlank(open) ? nil : entry())
    case "(" where text.isWord(open - 1): end = .some(argument(of: text[open - 1]))
    default: end = .some(nil)
    }
  }

  /// Whether a dictionary has the attributes of a text with nothing to see:
  /// `initWithString:@"\n" attributes:@{ … }`.
  private func isOfBlank(_ open: Int) -> Bool {
    text[open - 3] == "attributes" && BlankText.isBlank(text[open - 4])
  }

  /// `@{ key : value }`, where the color is the value.
  private func entry() -> Sink? {
    guard text[first - 1] == ":", let key = text.before(first - 1) else { return nil }
    return .dictionary(key: text[key])
  }

  private func argument(of message: ObjectiveCMessage) -> Sink? {
    guard let piece = message.piece(of: first) else { return nil }
    let name = message.selector
    if name.hasPrefix("dictionaryWithObject") || name == "initWithObjectsAndKeys" {
      let key = message.pieces.first { $0.label == "forKey" }?.argument.lowerBound ?? last + 2
      return .dictionary(key: text[key])
    }
    if name == "addAttribute", piece.label == "value", let key = message.pieces.first {
      return .dictionary(key: text[key.argument.lowerBound])
    }
    let receiver = message.receiver.filter(text.isWord).map { text[$0] }
    if message.pieces.count == 1, name.hasPrefix("set"), name.count > 3 {
      let property = name.dropFirst(3)
      return .assignment(receiver + [property.prefix(1).lowercased() + property.dropFirst()])
    }
    if name == "setTitleColor" {
      let state = message.pieces.last.map { text.words($0.argument) } ?? ""
      let others = ["Highlighted", "Disabled", "Selected", "Focused"]
      if others.contains(where: state.contains) { return nil }
      return .argument(function: name, label: nil)
    }
    return ColorRole(name: piece.label) == nil
      ? nil : .argument(function: name, label: piece.label)
  }

  /// `CGContextSetFillColorWithColor(context, color)`.
  private func argument(of function: String) -> Sink? {
    if function.hasPrefix("CGContextSetStrokeColor") { return .drawn("setStroke") }
    return function.hasPrefix("CGContextSetFillColor") ? .drawn("setFill") : nil
  }
}

/// The method around a place.
struct ObjectiveCMethod {
  var type = ""
  var name = ""
  /// Where it ends, which tells it from others whose names begin alike.
  var end = 0
  /// The type that it gives is a color.
  var isColor = false
  /// Whether it asks for the style somewhere, so that its colors are chosen for both.
  var asksStyle = false
}
