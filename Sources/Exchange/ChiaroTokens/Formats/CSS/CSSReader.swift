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
  /// The properties that are no colors.
  private var others: [String] = []
  private var isOther: Set<String> = []
  /// The functions in which the files use properties.
  private var uses: [String: String] = [:]
  private let said: TokenModes
  /// The selectors of variants by their names.
  private var variants: [String: String] = [:]

  /// What each block's head asks for; nil for what is no appearance.
  private var heads: [String: CSSBlock?] = [:]
  /// The layers, in the order in which they are named first.
  private var layers: [String: Int] = [:]
  /// How many declarations there were.
  private var count = 0

  init(_ said: TokenModes) { self.said = said }

  /// Reads a file; of declarations for the same appearance the cascade chooses one.
  mutating func read(_ file: TokenFile) {
    firstPath = firstPath ?? file.path
    let sheet = CSSSheet(file.bytes)
    let lines = LineMap(file.bytes)
    for layer in sheet.layers where layers[layer] == nil { layers[layer] = layers.count }
    variants.merge(sheet.variants) { $1 }
    uses.merge(CSSTriplets.uses(in: file.bytes)) { first, _ in first }
    if let failure = sheet.failure { report(failure, file, lines) }
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
    var values = cells()
    let triplets = CSSTriplets(values, uses: uses)
    values = values.mapValues { $0.mapped { Self.plain($0, values, triplets) } }
    let plain = CSSNonColors(values, triplets, themed, isOther)
    var result = ReadTokens()
    result.diagnostics = diagnostics
    let reckoning = CSSReckoning(values, triplets)
    let names = CSSThemeNames(themed, values, comments)
    for name in order where !names.isSecond(name) {
      if plain.contains(name) {
        note(other: name)
        continue
      }
      let table = merged(reckoning.table(name)).mapped { names.name($0.description) }
      // What cannot be reckoned in any appearance is reported below.
      if table.values.allSatisfy({ $0 == nil }) { continue }
      let token = ColorToken(names.name(name), table.fitted())
      if !result.palette.add(token) {
        report(&result.diagnostics, .note, "repeated-name", "\(token.name) occurs twice")
      }
    }
    reportUnknown(reckoning, &result)
    reportOthers(plain, &result)
    result.reportDeadAliases(in: firstPath)
    return result
  }

  /// Tells the properties that are no colors by their names, and apart from them the channels whose
  /// function nothing tells.
  private func reportOthers(_ plain: CSSNonColors, _ result: inout ReadTokens) {
    if !plain.triplets.isEmpty {
      report(
        &result.diagnostics, .warning, "channels-untold",
        """
        \(properties(plain.triplets)): skipped, because three numbers alone do not say which color \
        function they belong to, and no use such as rgb(var(…)) does
        """)
    }
    let others = others.filter { !plain.triplets.contains($0) }
    if !others.isEmpty {
      let words =
        others.count == 1
        ? "skipped 1 value that is not a color"
        : "skipped \(others.count) values that are not colors"
      report(
        &result.diagnostics, .note, "not-a-color", "\(words): \(properties(others))")
    }
  }

  private func properties(_ names: [String]) -> String {
    VisibleText.names(names.map { "--\($0)" }, upTo: 12)
  }

  private func report(
    _ list: inout [Diagnostic], _ severity: Severity, _ id: String, _ message: String
  ) {
    let place = SourceLocation(file: firstPath ?? "")
    list.append(Diagnostic(severity, id: id, at: place, message))
  }

  private mutating func report(_ failure: Int, _ file: TokenFile, _ lines: LineMap) {
    let place = lines.position(of: failure)
    diagnostics.append(
      Diagnostic(
        .error, id: "css-malformed",
        at: SourceLocation(file: file.path, line: place.line, column: place.column),
        "the block that begins here is not closed, or the file contains marks of a merge conflict"))
  }

  private mutating func note(other name: String) {
    if isOther.insert(name).inserted { others.append(name) }
  }

  /// Counts a value that is no color; one that the page decides is told with its place.
  private mutating func reportOther(
    _ declaration: CSSSheet.Declaration, _ file: TokenFile, _ lines: LineMap
  ) {
    let isBroken = declaration.value.hasPrefix("#")
    guard isBroken || CSSColorText.isDecidedElsewhere(declaration.value),
      diagnostics.count < Self.mostTold
    else { return note(other: declaration.name) }
    let place = lines.position(of: declaration.offset)
    let value = VisibleText.reveal(String(declaration.value.lowercased().prefix(60)))
    diagnostics.append(
      Diagnostic(
        isBroken ? .warning : .note, id: isBroken ? "value-malformed" : "value-unknown",
        at: SourceLocation(file: file.path, line: place.line, column: place.column),
        "--\(VisibleText.reveal(declaration.name)) is skipped: \(value)"
          + (isBroken ? " is not a color" : " depends on the page or the system")))
  }

  /// Keeps the place of a color that is made of others.
  private mutating func place(
    _ declaration: CSSSheet.Declaration, _ file: TokenFile, _ lines: LineMap
  ) {
    let place = lines.position(of: declaration.offset)
    made.append(
      (declaration.value, SourceLocation(file: file.path, line: place.line, column: place.column)))
  }

  /// Tells the colors that cannot be reckoned; those first that are made of themselves and never
  /// can.
  private func reportUnknown(_ reckoning: CSSReckoning, _ result: inout ReadTokens) {
    let unknown =
      reckoning.unknown.sorted().filter(reckoning.circles.contains)
      + reckoning.unknown.sorted().filter { !reckoning.circles.contains($0) }
    for declaration in unknown.prefix(Self.mostTold) {
      let (text, place) = made[declaration]
      let shown = "\"\(VisibleText.reveal(String(text.prefix(60))))\""
      result.diagnostics.append(
        reckoning.circles.contains(declaration)
          ? Diagnostic(.error, id: "alias-cycle", at: place, "\(shown) refers to itself")
          : Diagnostic(
            .warning, id: "value-unknown", at: place, "\(shown) cannot be computed"))
    }
    let rest = unknown.dropFirst(Self.mostTold)
    guard let first = rest.first else { return }
    let words = rest.count == 1 ? "1 more value" : "\(rest.count) more values"
    result.diagnostics.append(
      Diagnostic(
        rest.contains(where: reckoning.circles.contains) ? .error : .warning, id: "value-unknown",
        at: made[first].place, "\(words) from here on cannot be computed"))
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
    if CSSExpression.isColor(text) { return .made(text, of: made.count) }
    // Themes for `hsl(var(--name))` keep the channels alone.
    return CSSTriplets.isRaw(text) ? .raw(text) : nil
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
      let known = heads[text] ?? CSSBlock(text, said, variants)
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
    return values
  }

  /// The longest chain of fallbacks that is followed.
  private static let mostFallbacks = 16

  /// Returns a reference to a property that is there for one with a fallback, or what is to stand
  /// for one that is not; and a reference for a function around the channels of a property alone.
  private static func plain(
    _ value: CSSValues.Value, _ values: [String: CSSCells], _ triplets: CSSTriplets
  ) -> CSSValues.Value {
    // Each pair of parentheses costs a look at all that it holds.
    guard case .made(let text, _) = value, CSSExpression.isShallow(text),
      let function = CSSFunction(text)
    else { return value }
    guard function.name == "var" else {
      guard let reference = CSSReference(in: text, from: text.startIndex),
        CSSSheet.trimmed(function.inside).utf8.count
          == text[reference.range].utf8.count, triplets.functions[reference.name] == function.name,
        values[reference.name]?.isRaw == true
      else { return value }
      return .known(.alias(TokenName(reference.name)))
    }
    var rest = text
    for _ in 0..<mostFallbacks {
      guard let reference = CSSReference(in: rest, from: rest.startIndex),
        reference.range == rest.startIndex..<rest.endIndex
      else { break }
      if values[reference.name] != nil { return .known(.alias(TokenName(reference.name))) }
      guard let fallback = reference.fallback else { break }
      rest = fallback
      if let color = CSSColorText.color(rest) { return .known(.color(color)) }
    }
    return value
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
        """
        --\(VisibleText.reveal(name)): skipped the value in \
        "\(VisibleText.reveal(String(block.prefix(60))))", which is not for an appearance
        """))
  }
}
