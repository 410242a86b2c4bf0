// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSource

/// A reader of custom properties whose values are colors.
struct CSSReader {
  private var values: [String: [Set<TokenCell.Axis>: Value]] = [:]
  private var order: [String] = []
  private var names: [String: String] = [:]
  private var diagnostics: [Diagnostic] = []
  /// How many properties are no colors.
  private var others = 0

  /// A value in light and dark.
  private struct Value {
    var light: TokenValue?
    var dark: TokenValue?
  }

  /// Reads a file; later declarations replace earlier ones for the same appearance.
  mutating func read(_ file: TokenFile) {
    let sheet = CSSSheet(file.bytes)
    let lines = LineMap(file.bytes)
    let themed = Set(
      sheet.declarations.filter { $0.blocks.contains { $0.hasPrefix("@theme") } }.map(\.name))
    for declaration in sheet.declarations {
      guard let axes = axes(of: declaration, file, lines) else { continue }
      let isThemed = themed.contains(declaration.name)
      guard let value = value(of: declaration.value, isThemed, file, declaration, lines) else {
        others += 1
        continue
      }
      let name = Self.plain(declaration.name, isThemed)
      if values[name] == nil { order.append(name) }
      if let comment = declaration.comment, names[name] == nil {
        let written = NameComment.name(comment)
        // A comment is a name only if it says the same.
        let key = TokenIdentifiers.key(TokenName(written))
        if key == name || name.hasPrefix(key + "-") { names[name] = written }
      }
      set(value, name, axes)
    }
  }

  private mutating func set(_ value: Value, _ name: String, _ axes: Set<TokenCell.Axis>) {
    // What stands in a block for dark says nothing about light.
    if axes.contains(.scheme) {
      values[name, default: [:]][axes.subtracting([.scheme]), default: Value()].dark =
        value.dark ?? value.light
    } else {
      values[name, default: [:]][axes] = value
    }
  }

  /// Returns the colors.
  func result() -> ReadTokens {
    var result = ReadTokens()
    result.diagnostics = diagnostics
    for name in order {
      let table = merged(table(name)).mapped { name in self.name(name.description) }
      let token = ColorToken(self.name(name), table.fitted())
      if !result.palette.add(token) {
        report(&result.diagnostics, "repeated-name", "\(token.name) stands twice")
      }
    }
    if others > 0 {
      report(&result.diagnostics, "not-a-color", "\(others) values that are no colors left out")
    }
    return result
  }

  private func report(_ list: inout [Diagnostic], _ id: String, _ message: String) {
    list.append(Diagnostic(.note, id: id, at: SourceLocation(file: "css"), message))
  }

  private func name(_ plain: String) -> TokenName { TokenName(names[plain] ?? plain) }

  /// What holds in a cell: the value of the most special block, the writer's last.
  private func table(_ name: String) -> TokenTable {
    let known = values[name] ?? [:]
    return TokenTable { cell in
      let order: [Set<TokenCell.Axis>] = [[.contrast, .gamut], [.gamut], [.contrast], []]
      for axes in order where axes.allSatisfy(cell.has) {
        guard let value = known[axes] else { continue }
        if cell.has(.scheme), let dark = value.dark { return dark }
        if let light = value.light { return light }
      }
      return nil
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

  private mutating func value(
    of text: String, _ isThemed: Bool, _ file: TokenFile, _ declaration: CSSSheet.Declaration,
    _ lines: LineMap
  ) -> Value? {
    if let arguments = Self.arguments(text, "light-dark"), arguments.count == 2 {
      guard let light = single(arguments[0], isThemed), let dark = single(arguments[1], isThemed)
      else { return nil }
      return Value(light: light, dark: dark)
    }
    return single(text, isThemed).map { Value(light: $0, dark: nil) }
  }

  private func single(_ text: String, _ isThemed: Bool) -> TokenValue? {
    if let arguments = Self.arguments(text, "var"), let first = arguments.first,
      first.hasPrefix("--")
    {
      return .alias(TokenName(Self.plain(NameComment.name(String(first.dropFirst(2))), isThemed)))
    }
    return CSSColorText.color(text).map { .color($0) }
  }

  /// Tailwind's names of colors begin with `color-`.
  private static func plain(_ name: String, _ isThemed: Bool) -> String {
    isThemed && name.hasPrefix("color-") && name.utf8.count > 6 ? String(name.dropFirst(6)) : name
  }

  /// Returns what stands between the commas of a function; nil for any other text.
  private static func arguments(_ text: String, _ function: String) -> [String]? {
    guard text.lowercased().hasPrefix(function + "("), text.hasSuffix(")") else { return nil }
    var parts = [""]
    var depth = 0
    for character in text.dropFirst(function.count + 1).dropLast() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(CSSSheet.trimmed)
  }

  // MARK: Blocks

  /// Returns the axes on which the blocks around a declaration ask for the second value; nil when
  /// the declaration is for something else.
  private mutating func axes(
    of declaration: CSSSheet.Declaration, _ file: TokenFile, _ lines: LineMap
  ) -> Set<TokenCell.Axis>? {
    var axes: Set<TokenCell.Axis> = []
    for block in declaration.blocks {
      guard let found = Self.axes(of: block.lowercased()) else {
        let place = lines.position(of: declaration.offset)
        let message =
          "--\(VisibleText.reveal(declaration.name)) in"
          + " \"\(VisibleText.reveal(String(block.prefix(60))))\" is no appearance; left out"
        if diagnostics.count < 200 {
          diagnostics.append(
            Diagnostic(
              .note, id: "block-unknown",
              at: SourceLocation(file: file.path, line: place.line, column: place.column), message))
        }
        return nil
      }
      axes.formUnion(found)
    }
    return declaration.blocks.isEmpty ? nil : axes
  }

  private static func axes(of block: String) -> Set<TokenCell.Axis>? {
    let plain = block.filter { !$0.isWhitespace }
    if plain.hasPrefix("@media") {
      var axes: Set<TokenCell.Axis> = []
      if plain.contains("prefers-color-scheme:dark") { axes.insert(.scheme) }
      if plain.contains("prefers-contrast:more") || plain.contains("prefers-contrast:high") {
        axes.insert(.contrast)
      }
      if plain.contains("color-gamut:p3") || plain.contains("color-gamut:rec2020") {
        axes.insert(.gamut)
      }
      let isLight = plain.contains("prefers-color-scheme:light")
      return axes.isEmpty && !isLight && plain != "@mediascreen" ? nil : axes
    }
    if plain.hasPrefix("@supports") { return plain.contains("display-p3") ? [.gamut] : [] }
    if plain.hasPrefix("@layer") || plain.hasPrefix("@theme") { return [] }
    if plain.hasPrefix("@") { return nil }
    return selectorAxes(plain)
  }

  /// What a selector means: the root, or an attribute or class that names an appearance.
  private static func selectorAxes(_ selector: String) -> Set<TokenCell.Axis>? {
    let first = selector.split(separator: ",").first.map(String.init) ?? ""
    if [":root", "html", ":host", "body", "*", "&"].contains(first) { return [] }
    let meaning = AppearanceWords.meaning(of: first)
    return meaning.isEmpty ? nil : Set(meaning.filter(\.value).keys)
  }
}
