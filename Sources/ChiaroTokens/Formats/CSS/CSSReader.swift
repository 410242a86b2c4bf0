// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSource

/// A reader of custom properties whose values are colors.
struct CSSReader {
  private var values: [String: [Set<TokenCell.Axis>: CSSValues]] = [:]
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

  /// What the blocks around a declaration ask for: a style, if they name any, and other axes.
  private struct Condition {
    var style: ColorScheme?
    var axes: Set<TokenCell.Axis> = []

    /// A style that a block names.
    enum ColorScheme { case light, dark }

    /// Adds what the names of appearances mean.
    mutating func add(_ meaning: AppearanceWords.Meaning) {
      if let isDark = meaning[.scheme] { style = isDark ? .dark : .light }
      axes.formUnion(meaning.filter { $0.key != .scheme && $0.value }.keys)
    }
  }

  /// Reads a file; later declarations replace earlier ones for the same appearance.
  mutating func read(_ file: TokenFile) {
    firstPath = firstPath ?? file.path
    let sheet = CSSSheet(file.bytes)
    let lines = LineMap(file.bytes)
    themed.formUnion(
      sheet.declarations.filter { $0.blocks.contains { $0.hasPrefix("@theme") } }.map(\.name))
    for declaration in sheet.declarations {
      guard let condition = condition(of: declaration, file, lines) else { continue }
      guard let value = value(of: declaration.value) else {
        others += 1
        continue
      }
      if value.isMade { place(declaration, file, lines) }
      let name = declaration.name
      if values[name] == nil { order.append(name) }
      if let comment = declaration.comment { note(NameComment.name(comment), of: name) }
      set(value, name, condition)
    }
  }

  /// Keeps what a comment calls a property; it is a name only if it says the same.
  private mutating func note(_ written: String, of name: String) {
    let says = { TokenIdentifiers.isMade($0, from: TokenName(written), .kebab) }
    if comments[name] == nil, says(name) || Self.short(name).map(says) == true {
      comments[name] = written
    }
  }

  /// What stands in a block for one style says nothing about the other.
  private mutating func set(_ value: CSSValues, _ name: String, _ condition: Condition) {
    switch condition.style {
    case .dark?:
      values[name, default: [:]][condition.axes, default: CSSValues()].dark =
        value.dark ?? value.light
    case .light?:
      values[name, default: [:]][condition.axes, default: CSSValues()].light = value.light
    case nil: values[name, default: [:]][condition.axes] = value
    }
  }

  /// Returns the colors.
  func result() -> ReadTokens {
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
      return .known(.alias(TokenName(NameComment.name(String(first.dropFirst(2))))))
    }
    if let color = CSSColorText.color(text) { return .known(.color(color)) }
    return CSSExpression.isColor(text) ? .made(text, of: made.count) : nil
  }

  /// Returns what Tailwind calls a color, whose property begins with `color-`; nil for others.
  static func short(_ name: String) -> String? {
    name.hasPrefix("color-") && name.utf8.count > 6 ? String(name.dropFirst(6)) : nil
  }

  // MARK: Blocks

  /// Returns what the blocks around a declaration ask for; nil, and a word, when they are for
  /// something else.
  private mutating func condition(
    of declaration: CSSSheet.Declaration, _ file: TokenFile, _ lines: LineMap
  ) -> Condition? {
    var condition = Condition()
    for block in declaration.blocks {
      guard let meaning = Self.meaning(of: block.lowercased()) else {
        reportBlock(block, of: declaration, file, lines)
        return nil
      }
      condition.add(meaning)
    }
    return declaration.blocks.isEmpty ? nil : condition
  }

  private mutating func reportBlock(
    _ block: String, of declaration: CSSSheet.Declaration, _ file: TokenFile, _ lines: LineMap
  ) {
    guard diagnostics.count < Self.mostTold else { return }
    let place = lines.position(of: declaration.offset)
    diagnostics.append(
      Diagnostic(
        .note, id: "block-unknown",
        at: SourceLocation(file: file.path, line: place.line, column: place.column),
        "--\(VisibleText.reveal(declaration.name)) in"
          + " \"\(VisibleText.reveal(String(block.prefix(60))))\" is no appearance; left out"))
  }

  private static func meaning(of block: String) -> AppearanceWords.Meaning? {
    let plain = block.filter { !$0.isWhitespace }
    if plain.hasPrefix("@media") {
      var meaning: AppearanceWords.Meaning = [:]
      if plain.contains("prefers-color-scheme:dark") { meaning[.scheme] = true }
      if plain.contains("prefers-color-scheme:light") { meaning[.scheme] = false }
      if plain.contains("prefers-contrast:more") || plain.contains("prefers-contrast:high") {
        meaning[.contrast] = true
      }
      if plain.contains("color-gamut:p3") || plain.contains("color-gamut:rec2020") {
        meaning[.gamut] = true
      }
      return meaning.isEmpty && plain != "@mediascreen" ? nil : meaning
    }
    if plain.hasPrefix("@supports") { return plain.contains("display-p3") ? [.gamut: true] : [:] }
    if plain.hasPrefix("@layer") || plain.hasPrefix("@theme") { return [:] }
    return plain.hasPrefix("@") ? nil : selectorMeaning(plain)
  }

  /// What a selector means: the root, or an attribute or class that names an appearance.
  private static func selectorMeaning(_ selector: String) -> AppearanceWords.Meaning? {
    let first = selector.split(separator: ",").first.map(String.init) ?? ""
    if [":root", "html", ":host", "body", "*", "&"].contains(first) { return [:] }
    let meaning = AppearanceWords.meaning(of: first)
    return meaning.isEmpty ? nil : meaning
  }
}
