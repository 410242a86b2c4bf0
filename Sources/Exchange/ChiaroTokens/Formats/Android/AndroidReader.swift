// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroSource

/// A reader of Android's resources and color state lists.
struct AndroidReader {
  /// A value with the alpha that a state list multiplies it by.
  private struct Value {
    var base: TokenValue
    var alpha = 1.0
    /// The first version of Android that shows it.
    var version = 0
    var place: SourceLocation
  }

  /// The values, by what the qualifiers of their folders say of an appearance.
  private var values: [String: [AppearanceWords.Meaning: Value]] = [:]
  /// The colors of which older versions show another value.
  private var older: [String] = []
  private var order: [String] = []
  private var names: [String: String] = [:]
  private var diagnostics: [Diagnostic] = []
  private var firstPath: String?
  private var version = 0

  // MARK: Files

  /// Reads a file; its folder says which appearance it is for.
  mutating func read(_ file: TokenFile) {
    firstPath = firstPath ?? file.path
    let lines = LineMap(file.bytes)
    let place = { (offset: Int) in
      let position = lines.position(of: offset)
      return SourceLocation(file: file.path, line: position.line, column: position.column)
    }
    guard let axes = meaning(of: file, place(0)) else { return }
    let text = AndroidMarkup(file.bytes)
    let parts = text.parts
    if let failure = text.failure {
      report(
        .error, "xml-malformed", place(failure),
        "invalid XML from here on; the rest was not read")
    }
    let isSelector = parts.contains {
      if case .start("selector", _, _) = $0.part { true } else { false }
    }
    if isSelector {
      readSelector(parts, Path.stem(file.path), axes, place)
    } else {
      readResources(parts, axes, place)
    }
  }

  /// Returns the appearance that a folder's qualifiers mean; nil, and a diagnostic, for others.
  private mutating func meaning(
    of file: TokenFile, _ place: SourceLocation
  ) -> AppearanceWords.Meaning? {
    var meaning: AppearanceWords.Meaning = [:]
    version = 0
    for word in Path.lastComponent(Path.parent(file.path)).split(separator: "-").dropFirst() {
      switch word {
      case "night", "notnight": meaning[.scheme] = word == "night"
      case "widecg", "nowidecg": meaning[.gamut] = word == "widecg"
      case _ where word.hasPrefix("v") && Int(word.dropFirst()) != nil:
        version = Int(word.dropFirst()) ?? 0
      default:
        report(
          .warning, "qualifier-unknown", place,
          """
          the file is skipped, because the folder's qualifier \
          "\(VisibleText.reveal(String(word)))" is not an appearance
          """
        )
        return nil
      }
    }
    return meaning
  }

  private mutating func readResources(
    _ parts: [(part: AndroidMarkup.Part, offset: Int)], _ axes: AppearanceWords.Meaning,
    _ place: (Int) -> SourceLocation
  ) {
    var current: (name: String, text: String, offset: Int)?
    var last: String?
    for (part, offset) in parts {
      switch part {
      case .start(let element, let attributes, let isEmpty):
        let isColor = element == "color" || element == "item" && attributes["type"] == "color"
        current = isColor && !isEmpty ? attributes["name"].map { ($0, "", offset) } : nil
        last = nil
      case .text(let text):
        current?.text += text
        if text.contains("\n") && current == nil { last = nil }
      case .end:
        guard let found = current else { continue }
        set(found.text, found.name, axes, place(found.offset))
        (current, last) = (nil, found.name)
      case .comment(let text):
        guard let last, names[last] == nil else { continue }
        let name = NameComment.name(CSSSheet.trimmed(text))
        if TokenIdentifiers.isMade(last, from: TokenName(name), .snake, isASCII: true) {
          names[last] = name
        }
      }
    }
  }

  /// Reads a state list: what holds when nothing happens to a control.
  private mutating func readSelector(
    _ parts: [(part: AndroidMarkup.Part, offset: Int)], _ name: String,
    _ axes: AppearanceWords.Meaning, _ place: (Int) -> SourceLocation
  ) {
    var states = 0
    for case (.start("item", let attributes, _), let offset) in parts {
      guard let text = attributes["android:color"] else { continue }
      if attributes.keys.contains(where: { $0.hasPrefix("android:state_") }) {
        states += 1
      } else {
        let alpha = attributes["android:alpha"].flatMap(Double.init) ?? 1
        set(text, name, axes, place(offset), alpha: min(max(alpha, 0), 1))
      }
    }
    if states > 0 {
      report(
        .note, "states-left-out", place(0),
        """
        \(VisibleText.reveal(name)): skipped \(Count.text(states, "color")) for \
        control states, such as pressed
        """)
    }
  }

  // MARK: Values

  private mutating func set(
    _ text: String, _ name: String, _ axes: AppearanceWords.Meaning, _ place: SourceLocation,
    alpha: Double = 1
  ) {
    let text = CSSSheet.trimmed(text)
    guard let base = Self.value(text) else {
      // What the system or a theme decides is not wrong.
      let isElsewhere = text.hasPrefix("?") || text.hasPrefix("@android:")
      return report(
        .warning, isElsewhere ? "not-a-color" : "value-malformed", place,
        "\(VisibleText.reveal(name)): \(VisibleText.reveal(String(text.prefix(60)))) is "
          + (isElsewhere
            ? "skipped, because the system or a theme chooses this color"
            : "neither a color nor a reference to one"))
    }
    if values[name] == nil { order.append(name) }
    let new = Value(base: base, alpha: alpha, version: version, place: place)
    guard let known = values[name]?[axes] else {
      values[name, default: [:]][axes] = new
      return
    }
    // Of two versions the newer is what devices show today.
    if known.version != version, known.base != base || known.alpha != alpha,
      older.last != name
    {
      older.append(name)
    }
    if version > known.version { values[name]?[axes] = new }
  }

  private static let systemColors: [String: Color] = [
    "white": .white, "black": .black, "transparent": .clear,
  ]

  private static func value(_ text: String) -> TokenValue? {
    if text.hasPrefix("@android:color/") {
      return systemColors[String(text.dropFirst(15))].map { .color(TokenColor($0)) }
    }
    if text.hasPrefix("@"), let slash = text.firstIndex(of: "/") {
      let kind = text.dropFirst().prefix { $0 != "/" }.split(separator: ":").last
      return kind == "color" ? .alias(TokenName(String(text[text.index(after: slash)...]))) : nil
    }
    guard text.hasPrefix("#") else { return nil }
    let digits = Array(text.dropFirst())
    guard [3, 4, 6, 8].contains(digits.count) else { return nil }
    // Alpha stands first here, and last in CSS.
    let alpha = digits.count == 4 ? 1 : digits.count == 8 ? 2 : 0
    let moved = digits.dropFirst(alpha) + digits.prefix(alpha)
    return (try? Color(css: "#" + String(moved))).map { .color(TokenColor($0)) }
  }

  // MARK: Colors

  /// Returns the colors.
  mutating func result() -> ReadTokens {
    var palette = TokenPalette()
    var result = ReadTokens()
    for name in order where !palette.add(ColorToken(self.name(name), table(name).fitted())) {
      report(
        .warning, "repeated-name", SourceLocation(file: firstPath ?? ""),
        "\(VisibleText.reveal(self.name(name).description)) occurs twice; the first one counts")
    }
    if !older.isEmpty {
      report(
        .warning, "version-left-out", SourceLocation(file: firstPath ?? ""),
        """
        \(VisibleText.names(older)): the value differs between versions of Android; chiaro reads \
        that of the newest
        """)
    }
    result.diagnostics = diagnostics
    for name in order {
      guard let token = palette[self.name(name)] else { continue }
      let hasAlpha = values[name]?.values.contains { $0.alpha != 1 } == true
      _ = result.palette.add(hasAlpha ? faded(token, name, palette) : token)
    }
    result.reportDeadAliases(in: firstPath)
    return result
  }

  /// What Android chooses in a cell: the gamut decides before the night, and a folder that names
  /// either before one that does not.
  private func value(_ name: String, _ cell: TokenCell) -> Value? {
    let fitting = values[name]?.filter { $0.key.allSatisfy { cell.has($0.key) == $0.value } }
    return fitting?.max { Self.rank($0.key) < Self.rank($1.key) }?.value
  }

  private static func rank(_ meaning: AppearanceWords.Meaning) -> Int {
    (meaning[.gamut] == nil ? 0 : 2) + (meaning[.scheme] == nil ? 0 : 1)
  }

  private func table(_ name: String) -> TokenTable {
    TokenTable { value(name, $0)?.base }.mapped { self.name($0.description) }
  }

  /// Returns a color of which a state list changes the alpha.
  private func faded(_ token: ColorToken, _ name: String, _ palette: TokenPalette) -> ColorToken {
    let base = table(name)
    var token = token
    token.variants =
      TokenTable { cell in
        guard let value = base[cell], let color = palette.color(of: value, for: cell.query())
        else { return nil }
        let alpha = self.value(name, cell)?.alpha ?? 1
        return .color(TokenColor(color.color.withAlpha(color.color.alpha * alpha)))
      }.fitted()
    return token
  }

  private func name(_ identifier: String) -> TokenName {
    TokenName(names[identifier] ?? identifier)
  }

  private mutating func report(
    _ severity: Severity, _ id: String, _ place: SourceLocation, _ message: String
  ) {
    guard diagnostics.count < 1000 else { return }
    diagnostics.append(Diagnostic(severity, id: id, at: place, message))
  }
}
