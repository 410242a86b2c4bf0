// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSource

/// A theme that Material Theme Builder exports as JSON: schemes by style and contrast, and tonal
/// palettes.
struct MaterialTheme {
  private let root: JSONValue
  private let said: TokenModes
  private var result = ReadTokens()

  /// The greatest number of colors.
  private static let most = 10_000

  /// Takes a file's value; nil when it is no such theme.
  init?(_ root: JSONValue, _ said: TokenModes) {
    guard root["schemes"]?["light"]?.kind == .object || root["schemes"]?["dark"]?.kind == .object
    else { return nil }
    (self.root, self.said) = (root, said)
  }

  /// Returns the colors of the schemes by their names, those of palettes below `palettes`, and
  /// colors of one's own below `extended`.
  mutating func read() -> ReadTokens {
    readSchemes()
    for (palette, tones) in root["palettes"]?.members.map({ $0 }) ?? [] {
      for (tone, value) in tones.members {
        add(["palettes", palette.string ?? "", tone.string ?? ""], [[]: value])
      }
    }
    for color in root["extendedColors"]?.elements.map({ $0 }) ?? [] {
      if let value = color["color"] { add(["extended", color["name"]?.string ?? ""], [[]: value]) }
    }
    let known = ["description", "schemes", "palettes", "extendedColors"]
    for (name, value) in root.members where !known.contains(name.string ?? "") {
      report(
        .note, "not-a-color", value,
        "skipped \(VisibleText.reveal(name.string ?? "")): chiaro does not read colors there")
    }
    return result
  }

  private mutating func readSchemes() {
    var names: [String] = []
    var values: [String: [Set<TokenCell.Axis>: JSONValue]] = [:]
    for (name, scheme) in root["schemes"]?.members.map({ $0 }) ?? [] {
      let meaning = AppearanceWords.Reading(name.string ?? "", said).meaning
      if meaning.isEmpty {
        report(
          .warning, "mode-unknown", scheme,
          "scheme \"\(VisibleText.reveal(name.string ?? ""))\" is skipped: it is not an appearance")
        continue
      }
      for (color, value) in scheme.members {
        guard let color = color.string else { continue }
        if values[color] == nil { names.append(color) }
        values[color, default: [:]][Set(meaning.filter(\.value).keys)] = value
      }
    }
    for name in names { add([name], values[name] ?? [:]) }
  }

  private mutating func add(_ parts: [String], _ texts: [Set<TokenCell.Axis>: JSONValue]) {
    guard result.palette.tokens.count < Self.most else { return }
    var values: [Set<TokenCell.Axis>: TokenValue] = [:]
    for (axes, text) in texts {
      values[axes] = text.string.flatMap(CSSColorText.color).map { .color($0) }
      if values[axes] == nil { report(.error, "value-malformed", text, "expected a color") }
    }
    let table = TokenTable { cell in
      let fitting = values.keys.filter { $0.allSatisfy(cell.has) }
      return fitting.max { ($0.count, TokenCell($0).index) < ($1.count, TokenCell($1).index) }
        .flatMap { values[$0] }
    }
    if values.isEmpty { return }
    let token = ColorToken(TokenName(parts: parts), table.fitted())
    if !result.palette.add(token) {
      report(
        .warning, "repeated-name", root,
        "\(VisibleText.reveal(token.name.description)) occurs twice; the first one counts")
    }
  }

  private mutating func report(
    _ severity: Severity, _ id: String, _ place: JSONValue, _ message: String
  ) {
    guard result.diagnostics.count < 1000 else { return }
    result.diagnostics.append(Diagnostic(severity, id: id, at: place.location, message))
  }
}
