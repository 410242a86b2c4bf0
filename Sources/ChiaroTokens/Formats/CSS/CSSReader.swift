// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSource

/// A reader of custom properties whose values are colors.
struct CSSReader {
  private var values: [String: [Set<TokenCell.Axis>: CSSValues]] = [:]
  private var order: [String] = []
  private var names: [String: String] = [:]
  private var diagnostics: [Diagnostic] = []
  private var firstPath: String?
  /// Where colors stand that are made of others, by their text.
  private var places: [String: SourceLocation] = [:]
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
    let themed = Set(
      sheet.declarations.filter { $0.blocks.contains { $0.hasPrefix("@theme") } }.map(\.name))
    for declaration in sheet.declarations {
      guard let condition = condition(of: declaration, file, lines) else { continue }
      let isThemed = themed.contains(declaration.name)
      guard let value = value(of: declaration.value, isThemed) else {
        others += 1
        continue
      }
      if value.isMade { place(declaration, file, lines) }
      let name = Self.plain(declaration.name, isThemed)
      if values[name] == nil { order.append(name) }
      if let comment = declaration.comment, names[name] == nil {
        let written = NameComment.name(comment)
        // A comment is a name only if it says the same.
        if TokenIdentifiers.isMade(name, from: TokenName(written), .kebab) {
          names[name] = written
        }
      }
      set(value, name, condition)
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
    for name in order {
      let table = merged(reckoning.table(name)).mapped { name in self.name(name.description) }
      // What cannot be reckoned in any appearance is reported below.
      if table.values.allSatisfy({ $0 == nil }) { continue }
      let token = ColorToken(self.name(name), table.fitted())
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

  private func name(_ plain: String) -> TokenName { TokenName(names[plain] ?? plain) }

  /// Keeps the place of a color that is made of others.
  private mutating func place(
    _ declaration: CSSSheet.Declaration, _ file: TokenFile, _ lines: LineMap
  ) {
    let place = lines.position(of: declaration.offset)
    places[declaration.value] =
      places[declaration.value]
      ?? SourceLocation(file: file.path, line: place.line, column: place.column)
  }

  private func reportUnknown(_ texts: [String], _ result: inout ReadTokens) {
    for text in texts.prefix(200) {
      result.diagnostics.append(
        Diagnostic(
          .warning, id: "value-unknown", at: places[text] ?? SourceLocation(file: firstPath ?? ""),
          "\"\(VisibleText.reveal(String(text.prefix(60))))\" is no color that can be reckoned"))
    }
  }

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

  private func value(of text: String, _ isThemed: Bool) -> CSSValues? {
    if let function = CSSFunction(text), function.name == "light-dark",
      function.arguments.count == 2
    {
      guard let light = single(function.arguments[0], isThemed, of: text),
        let dark = single(function.arguments[1], isThemed, of: text)
      else { return nil }
      return CSSValues(light: light, dark: dark)
    }
    return single(text, isThemed, of: text).map { CSSValues(light: $0, dark: nil) }
  }

  private func single(_ text: String, _ isThemed: Bool, of whole: String) -> CSSValues.Value? {
    if let function = CSSFunction(text), function.name == "var",
      let first = function.arguments.first, first.hasPrefix("--")
    {
      let name = Self.plain(NameComment.name(String(first.dropFirst(2))), isThemed)
      return .known(.alias(TokenName(name)))
    }
    if let color = CSSColorText.color(text) { return .known(.color(color)) }
    return CSSExpression.isColor(text) ? .made(text, of: whole, isThemed: isThemed) : nil
  }

  /// Tailwind's names of colors begin with `color-`.
  static func plain(_ name: String, _ isThemed: Bool) -> String {
    isThemed && name.hasPrefix("color-") && name.utf8.count > 6 ? String(name.dropFirst(6)) : name
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
    guard diagnostics.count < 200 else { return }
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
