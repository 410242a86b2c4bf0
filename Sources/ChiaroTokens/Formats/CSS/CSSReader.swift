// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSource

/// A reader of custom properties whose values are colors.
struct CSSReader {
  private var declared: [String: [CSSDeclared]] = [:]
  private var order: [String] = []
  /// The names that comments say, by the property's.
  private var comments: [String: String] = [:]
  /// The properties that a theme of Tailwind declares.
  private var themed: Set<String> = []
  private var diagnostics: [Diagnostic] = []
  private var firstPath: String?
  /// The declarations of colors that are made of others, by their number.
  private var made: [(text: String, place: SourceLocation)] = []
  /// How many properties are no colors.
  private var others = 0

  /// What each block's head asks for; nil for what is no appearance.
  private var heads: [String: CSSBlock?] = [:]
  /// The layers, in the order in which they are named first.
  private var layers: [String: Int] = [:]
  /// How many declarations there were.
  private var count = 0

  /// Reads a file; of declarations for the same appearance the cascade chooses one.
  mutating func read(_ file: TokenFile) {
    firstPath = firstPath ?? file.path
    let sheet = CSSSheet(file.bytes)
    let lines = LineMap(file.bytes)
    for layer in sheet.layers where layers[layer] == nil { layers[layer] = layers.count }
    themed.formUnion(
      sheet.declarations.filter { $0.blocks.contains { $0.hasPrefix("@theme") } }.map(\.name))
    for declaration in sheet.declarations {
      count += 1
      guard var found = found(declaration, file, lines) else { continue }
      guard let values = value(of: declaration.value) else {
        reportOther(declaration, file, lines)
        continue
      }
      if values.isMade { place(declaration, file, lines) }
      let name = declaration.name
      if declared[name] == nil { order.append(name) }
      if let comment = declaration.comment { note(NameComment.name(comment), of: name) }
      found.values = values
      declared[name, default: []].append(found)
    }
  }

  /// Keeps what a comment calls a property; it is a name only if it says the same.
  private mutating func note(_ written: String, of name: String) {
    let says = { TokenIdentifiers.isMade($0, from: TokenName(written), .kebab) }
    if comments[name] == nil, says(name) || Self.short(name).map(says) == true {
      comments[name] = written
    }
  }

  /// Returns the colors.
  mutating func result() -> ReadTokens {
    let values = cells()
    var result = ReadTokens()
    result.diagnostics = diagnostics
    let reckoning = CSSReckoning(values)
    let names = CSSThemeNames(themed, values, comments)
    for name in order where !names.isSecond(name) {
      let table = merged(reckoning.table(name)).mapped { names.name($0.description) }
      // What cannot be reckoned in any appearance is reported below.
      if table.values.allSatisfy({ $0 == nil }) { continue }
      let token = ColorToken(names.name(name), table.fitted())
      if !result.palette.add(token) {
        report(&result.diagnostics, "repeated-name", "\(token.name) stands twice")
      }
    }
    reportUnknown(reckoning.unknown, &result)
    if others > 0 {
      let words = others == 1 ? "1 value that is no color" : "\(others) values that are no colors"
      report(&result.diagnostics, "not-a-color", "\(words) left out")
    }
    result.reportDeadAliases(in: firstPath)
    return result
  }

  private func report(_ list: inout [Diagnostic], _ id: String, _ message: String) {
    let place = SourceLocation(file: firstPath ?? "")
    list.append(Diagnostic(.note, id: id, at: place, message))
  }

  /// Counts a value that is no color; one that the page decides is told with its place.
  private mutating func reportOther(
    _ declaration: CSSSheet.Declaration, _ file: TokenFile, _ lines: LineMap
  ) {
    guard CSSColorText.isDecidedElsewhere(declaration.value), diagnostics.count < Self.mostTold
    else {
      others += 1
      return
    }
    let place = lines.position(of: declaration.offset)
    diagnostics.append(
      Diagnostic(
        .warning, id: "value-unknown",
        at: SourceLocation(file: file.path, line: place.line, column: place.column),
        "--\(VisibleText.reveal(declaration.name)) is \(declaration.value.lowercased()), which the"
          + " page or the system decides; left out"))
  }

  /// Keeps the place of a color that is made of others.
  private mutating func place(
    _ declaration: CSSSheet.Declaration, _ file: TokenFile, _ lines: LineMap
  ) {
    let place = lines.position(of: declaration.offset)
    made.append(
      (declaration.value, SourceLocation(file: file.path, line: place.line, column: place.column)))
  }

  private func reportUnknown(_ declarations: [Int], _ result: inout ReadTokens) {
    let unknown = declarations.sorted().map { made[$0] }
    for (text, place) in unknown.prefix(Self.mostTold) {
      result.diagnostics.append(
        Diagnostic(
          .warning, id: "value-unknown", at: place,
          "\"\(VisibleText.reveal(String(text.prefix(60))))\" is no color that can be reckoned"))
    }
    let rest = unknown.dropFirst(Self.mostTold)
    guard let first = rest.first else { return }
    let words = rest.count == 1 ? "1 value more is" : "\(rest.count) values more are"
    result.diagnostics.append(
      Diagnostic(
        .warning, id: "value-unknown", at: first.place,
        "\(words) no color that can be reckoned, from here on"))
  }

  /// How many diagnostics of a kind are told one by one.
  private static let mostTold = 200

  /// Makes one color of a wide one and the same clipped to sRGB.
  private func merged(_ table: TokenTable) -> TokenTable {
    TokenTable { cell in
      guard !cell.has(.gamut), case .color(let narrow)? = table[cell],
        case .color(let wide)? = table.values[cell.index | TokenCell.Axis.gamut.bit],
        CSSColorText.narrow(wide) == CSSColorText.exact(narrow)
      else { return table[cell] }
      return .color(wide)
    }
  }

  // MARK: Values

  private func value(of text: String) -> CSSValues? {
    if let function = CSSFunction(text), function.name == "light-dark",
      function.arguments.count == 2
    {
      guard let light = single(function.arguments[0]),
        let dark = single(function.arguments[1])
      else { return nil }
      return CSSValues(light: light, dark: dark)
    }
    return single(text).map { CSSValues(light: $0, dark: nil) }
  }

  private func single(_ text: String) -> CSSValues.Value? {
    if let function = CSSFunction(text), function.name == "var",
      let first = function.arguments.first, first.hasPrefix("--")
    {
      // Whether the property is there is known at the end.
      if function.arguments.count > 1 { return .made(text, of: made.count) }
      return .known(.alias(TokenName(NameComment.name(String(first.dropFirst(2))))))
    }
    if let color = CSSColorText.color(text) { return .known(.color(color)) }
    // Themes for `hsl(var(--name))` keep the channels alone.
    if let color = CSSColorText.channels(text) { return .known(.color(color)) }
    return CSSExpression.isColor(text) ? .made(text, of: made.count) : nil
  }

  /// Returns what Tailwind calls a color, whose property begins with `color-`; nil for others.
  static func short(_ name: String) -> String? {
    name.hasPrefix("color-") && name.utf8.count > 6 ? String(name.dropFirst(6)) : nil
  }

  // MARK: Blocks

  /// Returns when a declaration holds; nil, and a word, when it is for something else.
  private mutating func found(
    _ declaration: CSSSheet.Declaration, _ file: TokenFile, _ lines: LineMap
  ) -> CSSDeclared? {
    guard !declaration.blocks.isEmpty else { return nil }
    var found = CSSDeclared(values: CSSValues(), meaning: [:], weight: .init())
    found.weight.isImportant = declaration.isImportant
    found.weight.order = count
    for text in declaration.blocks {
      let known = heads[text] ?? CSSBlock(text)
      if heads.count < 10_000 { heads[text] = .some(known) }
      guard let block = known else {
        reportBlock(text, of: declaration, file, lines)
        return nil
      }
      found.meaning.merge(block.meaning) { $1 }
      found.weight.specificity += block.specificity
      if let layer = block.layer, found.weight.layer == .max {
        let number = layers[layer] ?? layers.count
        layers[layer] = number
        // The theme of Tailwind is the first of its layers.
        found.weight.layer = layer == CSSBlock.theme ? -1 : number
      }
      if block.extraWords > 0 {
        found.extraWords += block.extraWords
        found.block = text
        let place = lines.position(of: declaration.offset)
        found.place = SourceLocation(file: file.path, line: place.line, column: place.column)
      }
    }
    if declaration.isInitial { found.weight = .init(layer: -2) }
    return found
  }

  /// Returns what holds of each property.
  ///
  /// Of blocks for one appearance those count that name it with the fewest other words: beside
  /// `.dark` a `.dark-dimmed` is another theme.
  private mutating func cells() -> [String: CSSCells] {
    var fewest: [AppearanceWords.Meaning: Int] = [:]
    for one in declared.values.joined() {
      fewest[one.meaning] = min(one.extraWords, fewest[one.meaning] ?? .max)
    }
    var values: [String: CSSCells] = [:]
    for name in order {
      let all = declared[name] ?? []
      let counting = all.filter { $0.extraWords <= fewest[$0.meaning] ?? 0 }
      for other in all where other.extraWords > fewest[other.meaning] ?? 0 {
        if let place = other.place { reportBlock(other.block, of: name, at: place) }
      }
      if !counting.isEmpty { values[name] = CSSCells(counting) }
    }
    order.removeAll { values[$0] == nil }
    return values.mapValues { cells in
      cells.mapped { Self.withoutFallback($0, values) }
    }
  }

  /// Returns a reference to a property that is there, or what is to stand for one that is not.
  private static func withoutFallback(
    _ value: CSSValues.Value, _ values: [String: CSSCells]
  ) -> CSSValues.Value {
    guard case .made(let text, let number) = value, let function = CSSFunction(text),
      function.name == "var", let name = function.arguments.first
    else { return value }
    let target = NameComment.name(String(name.dropFirst(2)))
    if values[target] != nil { return .known(.alias(TokenName(target))) }
    let rest = function.arguments.dropFirst().joined(separator: ", ")
    return CSSColorText.color(rest).map { .known(.color($0)) } ?? .made(text, of: number)
  }

  private mutating func reportBlock(
    _ block: String, of declaration: CSSSheet.Declaration, _ file: TokenFile, _ lines: LineMap
  ) {
    let place = lines.position(of: declaration.offset)
    reportBlock(
      block, of: declaration.name,
      at: SourceLocation(file: file.path, line: place.line, column: place.column))
  }

  private mutating func reportBlock(_ block: String, of name: String, at place: SourceLocation) {
    guard diagnostics.count < Self.mostTold else { return }
    diagnostics.append(
      Diagnostic(
        .note, id: "block-unknown", at: place,
        "--\(VisibleText.reveal(name)) in"
          + " \"\(VisibleText.reveal(String(block.prefix(60))))\" is no appearance; left out"))
  }
}
