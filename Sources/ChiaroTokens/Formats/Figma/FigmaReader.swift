// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource

/// A reader of Figma's variables: of the REST interface, or as the plug-in variables2json exports
/// them.
struct FigmaReader {
  private(set) var result = ReadTokens()

  /// The greatest number of variables.
  private static let most = 100_000

  /// A variable, with its values by the modes that they are for.
  private struct Variable {
    var name: String
    var values: [(mode: Mode, value: TokenValue)] = []
    var description: String?
    /// What else is said about it, as Figma's own export of tokens has it.
    var extensions: [JSON.Member] = []

    /// The value in a cell: that of the mode that says most of it, else of the usual one.
    ///
    /// Of two that say as much, contrast is before style.
    func value(_ cell: TokenCell) -> TokenValue? {
      let fitting = values.filter { $0.mode.meaning.allSatisfy { cell.has($0.key) == $0.value } }
      let most = fitting.max { $0.mode.rank < $1.mode.rank }
      return (most ?? values.first { $0.mode.isUsual })?.value
    }
  }

  /// A mode: the appearance that it is for.
  private struct Mode {
    var meaning: AppearanceWords.Meaning
    /// Whether it counts where no other does.
    var isUsual: Bool

    /// What it says: the second values, which of them, and all.
    var rank: (Int, Int, Int) {
      let axes = Set(meaning.filter(\.value).keys)
      return (axes.count, TokenCell(axes).index, meaning.count)
    }
  }

  mutating func read(_ file: TokenFile) {
    let reading = JSONDocument.read(file.bytes, file: file.path)
    result.diagnostics += reading.diagnostics
    guard let root = reading.document?.root else { return }
    if let collections = root["collections"], collections.kind == .array {
      readExport(collections)
    } else {
      readREST(root["meta"] ?? root)
    }
  }

  // MARK: REST

  private mutating func readREST(_ root: JSONValue) {
    let all = root["variables"]?.members.map { $0.value } ?? []
    let variables = all.prefix(Self.most)
    if all.count > Self.most {
      result.diagnostics.append(
        Diagnostic(
          .error, id: "too-many-tokens", at: root.location,
          "more than \(Self.most) variables; the rest was not read"))
    }
    var names: [String: String] = [:]
    for variable in variables {
      if let id = variable["id"]?.string { names[id] = variable["name"]?.string }
    }
    let modes = modes(root["variableCollections"])
    var others: (count: Int, first: JSONValue)?
    for json in variables {
      guard json["resolvedType"]?.string == "COLOR" else {
        others = ((others?.count ?? 0) + 1, others?.first ?? json)
        continue
      }
      guard let name = json["name"]?.string else { continue }
      var variable = Variable(name: name)
      variable.description = json["description"]?.string.flatMap { $0.isEmpty ? nil : $0 }
      variable.extensions = extensions(json)
      for (id, value) in json["valuesByMode"]?.members.map({ $0 }) ?? [] {
        // The modes of an extended collection are `VariableCollectionId:1:2/3:4`.
        guard let mode = id.string.flatMap({ modes[$0] }) else { continue }
        guard let known = restValue(value, names) else {
          report(value, name)
          continue
        }
        variable.values.append((mode, known))
      }
      add(variable, json)
    }
    reportOthers(others)
  }

  private mutating func reportOthers(_ others: (count: Int, first: JSONValue)?) {
    guard let others else { return }
    let words = others.count == 1 ? "1 variable of another type" : "\(others.count) of other types"
    result.diagnostics.append(
      Diagnostic(
        .note, id: "not-a-color", at: others.first.location,
        "\(words) left out: only colors are read"))
  }

  /// Reports a value that is no color and no variable of the file.
  private mutating func report(_ value: JSONValue, _ name: String) {
    guard result.diagnostics.count < 1000 else { return }
    let isAlias = value["type"]?.string == "VARIABLE_ALIAS"
    result.diagnostics.append(
      Diagnostic(
        isAlias ? .warning : .error, id: isAlias ? "alias-unknown" : "value-malformed",
        at: value.location,
        "\(VisibleText.reveal(name)): "
          + (isAlias ? "an alias to a variable that the file lacks" : "expected r, g and b")))
  }

  /// What Figma says of a variable's use, by the names that its export of tokens gives it.
  private func extensions(_ json: JSONValue) -> [JSON.Member] {
    var members: [JSON.Member] = []
    if let scopes = json["scopes"], let first = scopes.elements.first(where: { _ in true }),
      !first.isString("ALL_SCOPES")
    {
      members.append(.init("com.figma.scopes", JSON(scopes)))
    }
    if let code = json["codeSyntax"], code.members.contains(where: { _ in true }) {
      members.append(.init("com.figma.codeSyntax", JSON(code)))
    }
    if json["hiddenFromPublishing"]?.bool == true {
      members.append(.init("com.figma.hiddenFromPublishing", true))
    }
    return members
  }

  /// Returns each mode; one whose name means no appearance is left out with a word.
  private mutating func modes(_ collections: JSONValue?) -> [String: Mode] {
    var modes: [String: Mode] = [:]
    for (_, collection) in collections?.members.prefix(10_000).map({ $0 }) ?? [] {
      let usual = collection["defaultModeId"]?.string
      let list = (collection["modes"]?.elements.map { $0 } ?? []).enumerated().map { index, mode in
        let id = mode["modeId"]?.string
        return (mode, id, isUsual: usual.map { $0 == id } ?? (index == 0))
      }
      let found = self.modes(list.map { ($0.0, $0.isUsual) })
      for (mode, id) in zip(found, list.map(\.1)) { if let mode, let id { modes[id] = mode } }
    }
    return modes
  }

  /// Returns what the modes of a collection are for; nil for what no appearance is, or another of
  /// one, as `Dark dimmed` beside `Dark`.
  private mutating func modes(_ list: [(json: JSONValue, isUsual: Bool)]) -> [Mode?] {
    let read = list.map { AppearanceWords.Reading($0.json["name"]?.string ?? "") }
    let axes = AppearanceWords.axes(read.map(\.meaning))
    return list.indices.map { index in
      let own = read[index]
      let isRival = read.indices.contains { other in
        read[other].meaning == own.meaning
          && (read[other].extraWords, other) < (own.extraWords, index)
      }
      let isKnown = !own.meaning.isEmpty && !isRival
      if isKnown || list[index].isUsual {
        let meaning = own.meaning.filter { $0.value || axes.contains($0.key) }
        return Mode(meaning: meaning, isUsual: list[index].isUsual)
      }
      result.diagnostics.append(
        Diagnostic(
          .warning, id: "mode-unknown", at: list[index].json.location,
          "mode \"\(VisibleText.reveal(list[index].json["name"]?.string ?? ""))\" is no appearance,"
            + " or another of one; left out"))
      return nil
    }
  }

  private func restValue(_ value: JSONValue, _ names: [String: String]) -> TokenValue? {
    if value["type"]?.string == "VARIABLE_ALIAS" {
      return value["id"]?.string.flatMap { names[$0] }.map { .alias(TokenName($0)) }
    }
    let numbers = [value["r"], value["g"], value["b"]].compactMap { $0?.number }
    guard numbers.count == 3, numbers.allSatisfy({ $0.isFinite && $0.magnitude < 1e6 }) else {
      return nil
    }
    let alpha = value["a"]?.number ?? 1
    let color = Color(.sRGB, numbers[0], numbers[1], numbers[2], alpha: min(max(alpha, 0), 1))
    return .color(TokenColor(color))
  }

  // MARK: Export

  private mutating func readExport(_ collections: JSONValue) {
    for collection in collections.elements {
      var variables: [Variable] = []
      var indices: [String: Int] = [:]
      let list = collection["modes"]?.elements.map { $0 } ?? []
      let modes = modes(list.enumerated().map { ($1, $0 == 0) })
      var others: (count: Int, first: JSONValue)?
      for (mode, json) in zip(modes, list) {
        guard let mode else { continue }
        for json in json["variables"]?.elements.map({ $0 }) ?? [] {
          guard json["type"]?.string?.lowercased() == "color" else {
            others = ((others?.count ?? 0) + 1, others?.first ?? json)
            continue
          }
          guard let name = json["name"]?.string else { continue }
          guard let value = exportValue(json) else {
            report(json["value"] ?? json, name)
            continue
          }
          let index = indices[name] ?? variables.count
          if indices.updateValue(index, forKey: name) == nil {
            variables.append(Variable(name: name))
          }
          variables[index].values.append((mode, value))
        }
      }
      for variable in variables { add(variable, collection) }
      reportOthers(others)
    }
  }

  private func exportValue(_ json: JSONValue) -> TokenValue? {
    if json["isAlias"]?.bool == true {
      return json["value"]?["name"]?.string.map { .alias(TokenName($0)) }
    }
    if let text = json["value"]?.string { return CSSColorText.color(text).map { .color($0) } }
    return json["value"].flatMap { restValue($0, [:]) }
  }

  // MARK: Colors

  private mutating func add(_ variable: Variable, _ place: JSONValue) {
    guard !variable.values.isEmpty else { return }
    let table = TokenTable { variable.value($0) }
    var token = ColorToken(
      TokenName(variable.name), table.fitted(), description: variable.description)
    token.extensions = variable.extensions
    if !result.palette.add(token) {
      result.diagnostics.append(
        Diagnostic(
          .warning, id: "repeated-name", at: place.location,
          "\(VisibleText.reveal(variable.name)) stands in several collections; the first counts"))
    }
  }
}
