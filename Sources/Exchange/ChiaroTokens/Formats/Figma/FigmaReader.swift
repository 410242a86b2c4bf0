// SPDX-License-Identifier: MIT

import ChiaroSource

/// A reader of Figma's variables: of the REST interface, or as the plug-in variables2json exports
/// them.
struct FigmaReader {
  private(set) var result = ReadTokens()
  /// The colors of collections none of whose modes can be told.
  private(set) var untold: Set<TokenName> = []
  private let said: TokenModes
  private var others: (count: Int, first: JSONValue)?
  /// The variables that files lack, with the names of those that are aliases to them.
  private var missing: [(target: String, names: [String], place: JSONValue)] = []

  /// The greatest number of variables.
  private static let most = 100_000

  /// A variable as a file has it.
  struct Entry {
    var key: String
    var name: String
    /// Its place, for reports.
    var json: JSONValue
    /// Its values, by the index of the mode in the collection.
    var values: [(mode: Int, value: JSONValue)]
  }

  /// A collection as a file has it.
  struct Collection {
    var name: String
    var json: JSONValue
    /// The modes, the default one marked.
    var modes: [(name: String, isUsual: Bool, json: JSONValue)]
    var entries: [Entry] = []

    /// Whether a color has one value in one mode, and another in another.
    var differs: Bool {
      entries.contains { entry in
        Set(entry.values.map(\.value.sourceText)).count > 1
      }
    }
  }

  init(_ said: TokenModes) { self.said = said }

  mutating func read(_ file: TokenFile) {
    let reading = JSONDocument.read(file.bytes, file: file.path)
    result.diagnostics += reading.diagnostics
    guard let root = reading.document?.root else { return }
    let isExport = root["collections"]?.kind == .array
    let collections = isExport ? exported(root) : published(root["meta"] ?? root)
    var names = FigmaNames()
    for collection in collections {
      for entry in collection.entries { names.add(entry.key, entry.name, in: collection.name) }
    }
    report(names.repeated, root)
    for collection in collections { add(collection, names, isExport) }
    reportMissing()
    reportOthers()
  }

  // MARK: Files

  /// Returns the collections of the REST interface, whose variables are called by identifiers.
  private mutating func published(_ root: JSONValue) -> [Collection] {
    var collections: [Collection] = []
    var places: [String: Int] = [:]
    // Where a mode stands: in each collection, and in the first that has it.
    var modes: [[String: Int]] = []
    var firsts: [String: Int] = [:]
    for (id, json) in root["variableCollections"]?.members.prefix(10_000).map({ $0 }) ?? [] {
      let usual = json["defaultModeId"]?.string
      let list = json["modes"]?.elements.map { $0 } ?? []
      let ids = list.enumerated().compactMap { index, mode in
        mode["modeId"]?.string.map { ($0, index) }
      }
      modes.append(Dictionary(ids) { first, _ in first })
      for (mode, _) in ids where firsts[mode] == nil { firsts[mode] = collections.count }
      for key in [id.string, json["id"]?.string].compactMap({ $0 }) {
        places[key] = collections.count
      }
      collections.append(
        Collection(
          name: json["name"]?.string ?? "", json: json,
          modes: list.enumerated().map { index, mode in
            let isUsual = usual.map { mode["modeId"]?.string == $0 } ?? (index == 0)
            return (mode["name"]?.string ?? "", isUsual, mode)
          }))
    }
    let all = root["variables"]?.members.map { $0 } ?? []
    if all.count > Self.most { reportMost(root) }
    for (key, json) in all.prefix(Self.most) {
      guard isColor(json["resolvedType"], json), let name = json["name"]?.string else { continue }
      // The modes of an extended collection are `VariableCollectionId:1:2/3:4`.
      let values = json["valuesByMode"]?.members.map { $0 } ?? []
      let own = json["variableCollectionId"]?.string.flatMap { places[$0] }
      let first = values.lazy.compactMap { $0.name.string.flatMap { firsts[$0] } }.first
      guard let place = own ?? first else { continue }
      collections[place].entries.append(
        Entry(
          key: json["id"]?.string ?? key.string ?? name, name: name, json: json,
          values: values.compactMap { id, value in
            id.string.flatMap { modes[place][$0] }.map { ($0, value) }
          }))
    }
    return collections
  }

  /// Returns the collections of variables2json, whose variables are called by their names.
  private mutating func exported(_ root: JSONValue) -> [Collection] {
    var budget = Self.most
    return (root["collections"]?.elements.map { $0 } ?? []).map { json in
      let list = json["modes"]?.elements.map { $0 } ?? []
      var collection = Collection(
        name: json["name"]?.string ?? "", json: json,
        modes: list.enumerated().map { ($1["name"]?.string ?? "", $0 == 0, $1) })
      var places: [String: Int] = [:]
      for (mode, json) in list.enumerated() {
        for variable in json["variables"]?.elements.map({ $0 }) ?? [] {
          guard isColor(variable["type"], variable), let name = variable["name"]?.string else {
            continue
          }
          budget -= 1
          if budget == 0 { reportMost(root) }
          if budget <= 0 { break }
          let place = places[name] ?? collection.entries.count
          if places.updateValue(place, forKey: name) == nil {
            collection.entries.append(
              Entry(
                key: Self.key(name, in: collection.name), name: name, json: variable, values: []))
          }
          collection.entries[place].values.append((mode, variable))
        }
      }
      return collection
    }
  }

  private static func key(_ name: String, in collection: String) -> String {
    "\(collection)\u{0}\(name)"
  }

  private mutating func isColor(_ type: JSONValue?, _ json: JSONValue) -> Bool {
    if type?.string?.lowercased() == "color" { return true }
    others = ((others?.count ?? 0) + 1, others?.first ?? json)
    return false
  }

  // MARK: Colors

  private mutating func add(_ collection: Collection, _ names: FigmaNames, _ isExport: Bool) {
    let modes = FigmaModes(collection.modes.map { ($0.name, $0.isUsual) }, said)
    let differs = collection.differs
    if modes.isUntold, differs {
      untold.formUnion(collection.entries.compactMap { names[$0.key] })
      return reportUntold(collection)
    }
    for (mode, known) in zip(collection.modes, modes.modes) where known == nil && differs {
      reportMode(mode.name, mode.json)
    }
    for entry in collection.entries {
      guard let name = names[entry.key] else { continue }
      var variable = FigmaVariable(name: name)
      if !isExport {
        variable.description = entry.json["description"]?.string.flatMap { $0.isEmpty ? nil : $0 }
        variable.extensions = FigmaVariable.extensions(entry.json)
      }
      for (index, json) in entry.values where modes.modes.indices.contains(index) {
        guard let mode = modes.modes[index] else { continue }
        let value = isExport ? exportValue(json, names, collection) : restValue(json, names)
        if let value {
          variable.values.append((mode, value))
        } else {
          reportValue(json, entry.name, isExport)
        }
      }
      if variable.values.isEmpty { continue }
      if !result.palette.add(variable.token) {
        report(
          .warning, "repeated-name", entry.json,
          "\(VisibleText.reveal(name.description)) was read already; the first one counts")
      }
    }
  }

  private func restValue(_ value: JSONValue, _ names: FigmaNames) -> TokenValue? {
    guard value["type"]?.string == "VARIABLE_ALIAS" else { return FigmaVariable.color(value) }
    return value["id"]?.string.flatMap { names[$0] }.map { .alias($0) }
  }

  private func exportValue(
    _ json: JSONValue, _ names: FigmaNames, _ collection: Collection
  ) -> TokenValue? {
    guard json["isAlias"]?.bool == true else {
      if let text = json["value"]?.string { return CSSColorText.color(text).map { .color($0) } }
      return json["value"].flatMap { FigmaVariable.color($0) }
    }
    guard let name = json["value"]?["name"]?.string else { return nil }
    let other = json["value"]?["collection"]?.string ?? collection.name
    return .alias(names[Self.key(name, in: other)] ?? TokenName(name))
  }
}

// MARK: - Reports

extension FigmaReader {
  private mutating func report(
    _ severity: Severity, _ id: String, _ place: JSONValue, _ message: String
  ) {
    guard result.diagnostics.count < 1000 else { return }
    result.diagnostics.append(Diagnostic(severity, id: id, at: place.location, message))
  }

  private mutating func reportMost(_ root: JSONValue) {
    report(
      .error, "too-many-tokens", root, "more than \(Self.most) variables; the rest was not read")
  }

  private mutating func report(_ repeated: [String], _ root: JSONValue) {
    if repeated.isEmpty { return }
    report(
      .note, "repeated-name", root,
      """
      \(VisibleText.names(repeated)): several collections have this name; later ones get their \
      collection's name as a prefix, and aliases still lead to the right one
      """)
  }

  private mutating func reportUntold(_ collection: Collection) {
    let names = collection.modes.map(\.name)
    let count = collection.entries.count
    report(
      .error, "mode-untold", collection.json,
      """
      collection "\(VisibleText.reveal(collection.name))": none of its modes \
      (\(VisibleText.names(names))) names an appearance, so chiaro skipped \
      \(Count.text(count, "color")); name the appearance with --mode "NAME=dark"
      """)
  }

  private mutating func reportMode(_ name: String, _ place: JSONValue) {
    report(
      .warning, "mode-unknown", place,
      "mode \"\(VisibleText.reveal(name))\" is skipped: it is not an appearance, or repeats one")
  }

  private mutating func reportOthers() {
    guard let others else { return }
    let words =
      others.count == 1
      ? "1 variable of another type was" : "\(others.count) variables of other types were"
    report(.note, "not-a-color", others.first, "\(words) skipped: chiaro reads only colors")
    self.others = nil
  }

  /// Reports a value that is no color, or notes the variable that it calls and the file lacks.
  private mutating func reportValue(_ value: JSONValue, _ name: String, _ isExport: Bool) {
    let isAlias = value["type"]?.string == "VARIABLE_ALIAS" || value["isAlias"]?.bool == true
    guard isAlias else {
      return report(
        .error, "value-malformed", value, "\(VisibleText.reveal(name)): expected r, g and b")
    }
    let target = value["id"]?.string ?? ""
    if let index = missing.firstIndex(where: { $0.target == target }) {
      if missing[index].names.last != name { missing[index].names.append(name) }
    } else if missing.count < 1000 {
      missing.append((target, [name], value))
    }
  }

  /// Reports the variables that the file lacks, each once.
  private mutating func reportMissing() {
    for (target, names, place) in missing {
      let variable = target.isEmpty ? "a variable without an id" : VisibleText.reveal(target)
      report(
        .warning, "alias-unknown", place,
        "\(VisibleText.names(names)): aliased to \(variable), which is not in the file")
    }
    missing = []
  }
}
