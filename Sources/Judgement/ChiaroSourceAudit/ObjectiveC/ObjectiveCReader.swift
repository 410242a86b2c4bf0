// SPDX-License-Identifier: MIT

import ChiaroSource

/// Notes what rules ask for in a file of Objective-C, by its tokens.
struct ObjectiveCReader {
  /// What messages say of findings in such files.
  static let remark = "Objective-C is not fully parsed"

  let text: ObjectiveCTokens
  let lines: LineMap
  private let library: ColorValue.Framework
  var facts: FileFacts
  private var type = ""
  private var method = ObjectiveCMethod()
  /// Whether the method is one that is called as the app begins.
  private(set) var isAtLaunch = false
  /// Where the method ends.
  private var end = -1

  /// Whether a path is that of such a file.
  static func reads(_ path: String) -> Bool {
    ["m", "mm"].contains(Path.fileExtension(path)?.lowercased() ?? "")
  }

  /// What a file says.
  static func facts(_ path: String, _ bytes: [UInt8]) -> FileFacts {
    var reader = ObjectiveCReader(path, bytes)
    reader.read()
    return reader.facts
  }

  private init(_ path: String, _ bytes: [UInt8]) {
    facts = FileFacts(path: path)
    facts.remark = Self.remark
    lines = LineMap(bytes)
    text = ObjectiveCTokens(bytes, lines: lines, suppressions: &facts.suppressions)
    library = text.tokens.contains { $0.text == "NSColor" } ? .appKit : .uiKit
    if text.isCutShort {
      facts.diagnostics.append(
        Diagnostic(
          .note, id: "file-cut-short", at: SourceLocation(file: path),
          "the rest of the file is not read: more than \(ObjectiveCTokens.bound) words"))
    }
  }

  private mutating func read() {
    var index = 0
    while index < text.count, facts.colors.uses.count < FactCollector.bound {
      if index > end { leave(index) }
      if let color = ObjectiveCColor(text, at: index, implicit: library) {
        note(color)
        index = max(index, color.last)
      } else if text.isWord(index) {
        word(index)
      }
      index += 1
    }
  }

  // MARK: Types and methods

  private mutating func leave(_ index: Int) {
    method = ObjectiveCMethod()
    isAtLaunch = false
    guard text.opener(index) == nil else { return }
    switch text[index] {
    case "@implementation":
      type = text[index + 1]
      facts.types[type, default: TypeFacts()].isDeclared = true
    case "@interface" where text[index + 2] == ":": inherit(text[index + 1], text[index + 3])
    case "@end": type = ""
    case "-", "+": enterMethod(index)
    case "{": enterFunction(index)
    default: break
    }
  }

  private mutating func inherit(_ name: String, _ parent: String) {
    facts.types[name, default: TypeFacts()].inherits.insert(parent)
  }

  private mutating func enterMethod(_ index: Int) {
    guard text[index + 1] == "(", let close = text.partner(index + 1), text.isWord(close + 1),
      let brace = (close + 1..<min(close + 120, text.count)).first(where: {
        text[$0] == "{" || text[$0] == ";"
      }), let last = text.partner(brace)
    else { return }
    enter(text[close + 1], text.words(index + 2..<close), brace..<last)
    isAtLaunch = (close + 1..<brace).contains { place in
      AppStyle.launches.contains { text[place].hasPrefix($0) }
    }
  }

  private mutating func enterFunction(_ index: Int) {
    guard text[index - 1] == ")", let open = text.partner(index - 1), text.isWord(open - 1),
      let last = text.partner(index)
    else { return }
    enter(text[open - 1], text.words(max(0, open - 4)..<open - 1), index..<last)
  }

  private mutating func enter(_ name: String, _ type: String, _ body: Range<Int>) {
    let isColor = type.contains("Color") && !type.contains("void")
    end = body.upperBound
    method = ObjectiveCMethod(type: "UIColor", name: name, end: end, isColor: isColor)
    method.asksStyle = body.contains { place in
      text.isWord(place) && Self.questions.contains { text[place].mentions($0) }
    }
  }

  /// Words by which a method asks for the style, so that its colors are chosen for both.
  private static let questions: [StaticString] = [
    "isdark", "darkmode", "nightmode", "interfacestyledark", "effectiveappearance", "darkaqua",
    "bestmatchfrom",
  ]

  mutating func updateType(_ change: (inout TypeFacts) -> Void) {
    if !type.isEmpty { change(&facts.types[type, default: TypeFacts()]) }
  }

  // MARK: Places

  func site(_ index: Int, _ ascent: ObjectiveCAscent? = nil, _ sink: Sink? = nil) -> Site {
    let place = lines.position(of: text.tokens[index].offset)
    let around = ObjectiveCSurroundings(text, of: ascent?.first ?? index)
    var site = Site(line: place.line, column: place.column)
    site.type = type
    site.member = method.name
    site.object = [type, method.name].filter { !$0.isEmpty }.joined(separator: ".")
    site.conditions = (ascent?.conditions ?? []) + around.conditions
    site.isDynamic = around.isDynamic
    site.isFallback = around.isFallback
    if case .assignment(let path)? = sink { site.receiver = receiver(path.dropLast()) }
    return site
  }

  private func receiver(_ path: ArraySlice<String>) -> String {
    var path = path
    if path.last == "layer" { path.removeLast() }
    if path.first == "self" { path.removeFirst() }
    guard let first = path.first else { return "self" }
    let name = path.joined(separator: ".")
    return first.hasPrefix("_") || path.count > 1 ? name : "\(method.name) \(method.end)/\(name)"
  }

  // MARK: Colors

  private mutating func note(_ color: ObjectiveCColor) {
    if method.asksStyle { return }
    var ascent = ObjectiveCAscent(text, from: color.first, to: color.last)
    guard let sink = ascent.climb(in: method), let role = sink.role(isExplicit: true) else {
      return
    }
    var value = color.value
    value.alpha = ascent.alpha ?? value.alpha
    let site = site(color.first, ascent, sink)
    let property = FactCollector.layerProperty(sink)
    if case .returned = sink, ObjectiveCSurroundings(text, of: color.first).isInBlock { return }
    facts.colors.uses.append(
      ColorUse(
        value: value, site: site, sink: sink, role: role,
        isLayer: ascent.isCGColor && property != nil))
    if role == .background, case .assignment = sink {
      facts.colors.grounds.append(
        Ground(
          kind: .fixed(value), isConditional: !site.conditions.isEmpty, receiver: site.receiver,
          type: type))
    }
    let isDark = (value.contrast(inDark: true) ?? 21) < 3
    if (role == .text || role == .tint) && isDark { updateType { $0.hasFixedDarkText = true } }
    if ascent.isCGColor, let property { noteProperty(property) }
  }

  private mutating func noteProperty(_ property: String) {
    let member = method.name
    updateType { $0.layerProperties[member, default: []].insert(property) }
  }

  private mutating func word(_ index: Int) {
    noteAppStyle(index)
    if LightDesign.adapts(text[index]) { facts.styles.adaptiveNames += 1 }
    switch text[index] {
    case "CGColor": noteLayer(index)
    case "self" where text[index - 1] == "[" && text.isWord(index + 1):
      let (member, called) = (method.name, text[index + 1])
      updateType { $0.calls[member, default: []].insert(called) }
      if isAtLaunch, isSteady(index, site(index)) {
        updateType { $0.steadyCalls[AppStyle.launch, default: []].insert(called) }
      }
    case "appearance" where text[index + 1] == "=" && text[index + 2] == "nil",
      "setAppearance" where text[index + 1] == ":" && text[index + 2] == "nil",
      "UIUserInterfaceStyleUnspecified":
      updateType { $0.unlocks = true }
    default:
      noteStyle(index)
      noteReferences(index)
    }
  }

  /// Notes `x.CGColor` and `[x CGColor]` where `x` may adapt and a layer keeps it.
  private mutating func noteLayer(_ index: Int) {
    var first = index
    var last = index
    if text[index - 1] == "." {
      var start = index - 1
      while let before = text.before(start), text.isWord(before) || text[before] == ".",
        index - before < 12
      {
        start = before
        if text[before] != ".", text[before - 1] != "." { break }
      }
      if text[index - 2] == "]", let open = text.partner(index - 2) { start = open }
      first = start
    } else if let open = text.opener(index), text[open] == "[", let close = text.partner(open) {
      (first, last) = (open, close)
    }
    // Nobody's expression is longer.
    guard index - first <= 200, facts.colors.layers.count < FactCollector.bound else { return }
    let source = text.words(first..<index).split(separator: " ")
      .filter { !["[", "]", "."].contains($0) }.joined(separator: ".")
    let isFixed = (first..<index).contains {
      ObjectiveCColor(text, at: $0, implicit: library) != nil
    }
    guard first < index, !isFixed, !source.contains("clearColor") else { return }
    var ascent = ObjectiveCAscent(text, from: first, to: last)
    guard let sink = ascent.climb(in: method), let property = FactCollector.layerProperty(sink)
    else { return }
    noteProperty(property)
    facts.colors.layers.append(
      LayerColor(
        site: site(first, ascent, sink), property: property, source: source,
        spelling: text.code(first...last),
        isKnownToAdapt: LayerColorSource.adapts(source), isThemed: LayerColorSource.isThemed(source)
      ))
  }

  /// Notes the names that stand where a color is wanted, and grounds of any kind.
  private mutating func noteReferences(_ index: Int) {
    let word = text[index]
    var range: Range<Int>?
    if text[index - 1] == ".", text[index + 1] == "=", ColorRole.isColorName(word) {
      range = index + 2..<min(index + 24, text.count)
    } else if word.hasPrefix("set"), text[index + 1] == ":", word.hasSuffix("Color") {
      range = index + 2..<min(index + 24, text.count)
    }
    guard let range, let role = ColorRole(name: word) else { return }
    for place in range {
      if text[place] == ";" { break }
      guard text.isWord(place),
        text[place].first?.isLowercase == true || text[place].hasPrefix("_"),
        !["UIColor", "NSColor"].contains(text[place - 1])
      else { continue }
      let position = lines.position(of: text.tokens[place].offset)
      facts.colors.references.append(
        ColorReference(
          name: text[place], type: type,
          base: text[place - 1] == "." || text[place - 1] == "]" || text.isWord(place - 1)
            ? .value : .none,
          role: role, line: position.line, column: position.column))
    }
  }
}
