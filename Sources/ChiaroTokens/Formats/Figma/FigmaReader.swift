// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource

/// A reader of Figma's variables: of the REST interface, or as the plug-in variables2json exports
/// them.
struct FigmaReader {
  private(set) var result = ReadTokens()

  /// The greatest number of variables.
  private static let most = 100_000

  /// A variable, with its values by the axes of their modes.
  private struct Variable {
    var name: String
    var values: [Set<TokenCell.Axis>: TokenValue] = [:]
    var description: String?
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
    for json in variables where json["resolvedType"]?.string == "COLOR" {
      guard let name = json["name"]?.string else { continue }
      var variable = Variable(name: name)
      variable.description = json["description"]?.string.flatMap { $0.isEmpty ? nil : $0 }
      for (mode, value) in json["valuesByMode"]?.members.map({ $0 }) ?? [] {
        // The modes of an extended collection are `VariableCollectionId:1:2/3:4`.
        guard let id = mode.string, let axes = modes[id] else { continue }
        let value = restValue(value, names)
        if variable.values[axes] == nil { variable.values[axes] = value }
      }
      add(variable, json)
    }
  }

  /// Returns the axes of each mode; one whose name means no appearance is left out with a word.
  private mutating func modes(_ collections: JSONValue?) -> [String: Set<TokenCell.Axis>] {
    var axes: [String: Set<TokenCell.Axis>] = [:]
    for (_, collection) in collections?.members.prefix(10_000).map({ $0 }) ?? [] {
      let usual = collection["defaultModeId"]?.string
      for (index, mode) in (collection["modes"]?.elements.map { $0 } ?? []).enumerated() {
        guard let id = mode["modeId"]?.string else { continue }
        axes[id] = self.axes(
          mode["name"]?.string ?? "", isUsual: usual.map { $0 == id } ?? (index == 0), mode)
      }
    }
    return axes
  }

  private mutating func axes(
    _ name: String, isUsual: Bool, _ place: JSONValue
  ) -> Set<TokenCell.Axis>? {
    let meaning = AppearanceWords.meaning(of: name)
    let axes = Set(meaning.filter(\.value).keys)
    if isUsual || !axes.isEmpty || meaning[.scheme] == false { return isUsual ? [] : axes }
    result.diagnostics.append(
      Diagnostic(
        .warning, id: "mode-unknown", at: place.location,
        "mode \"\(VisibleText.reveal(name))\" is no appearance; left out"))
    return nil
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
      for (number, mode) in (collection["modes"]?.elements.map { $0 } ?? []).enumerated() {
        guard let axes = axes(mode["name"]?.string ?? "", isUsual: number == 0, mode) else {
          continue
        }
        for json in mode["variables"]?.elements.map({ $0 }) ?? []
        where json["type"]?.string?.lowercased() == "color" {
          guard let name = json["name"]?.string, let value = exportValue(json) else { continue }
          let index = indices[name] ?? variables.count
          if indices.updateValue(index, forKey: name) == nil {
            variables.append(Variable(name: name))
          }
          variables[index].values[axes] = value
        }
      }
      for variable in variables { add(variable, collection) }
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
    let table = TokenTable { cell in
      let fitting = variable.values.keys.filter { $0.allSatisfy(cell.has) }
      // The mode that says most; of two that say as much, contrast is before style.
      return fitting.max { ($0.count, TokenCell($0).index) < ($1.count, TokenCell($1).index) }
        .flatMap { variable.values[$0] }
    }
    let token = ColorToken(
      TokenName(variable.name), table.fitted(), description: variable.description)
    if !result.palette.add(token) {
      result.diagnostics.append(
        Diagnostic(
          .warning, id: "repeated-name", at: place.location,
          "\(VisibleText.reveal(variable.name)) stands in several collections; the first counts"))
    }
  }
}
