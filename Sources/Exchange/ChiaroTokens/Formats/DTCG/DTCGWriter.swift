// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroSource

/// A writer of design tokens.
///
/// The files of modifiers replace values one by one. A value that two modifiers decide together, as
/// in dark with increased contrast, needs more: the file of the last modifier makes the color an
/// alias, and what that leads to is replaced by the files before.
struct DTCGWriter {
  private let sheet: TokenSheet
  private let names: DTCGNames
  /// The tokens of the base file, under nil, and of each modifier's.
  private var trees: [TokenCell.Axis?: DTCGTree] = [nil: DTCGTree()]
  /// The colors whose annotations are written.
  private var annotated: Set<TokenName> = []

  init(_ sheet: TokenSheet) {
    self.sheet = sheet
    names = DTCGNames(sheet.palette)
  }

  /// Returns the files: base, modifiers, resolver.
  mutating func files() -> [TokenFile] {
    for row in sheet.allRows { place(row) }
    for token in sheet.valueless where token.origin != nil { placeEmpty(token) }
    let variants = names.variantsGroup
    for axis in trees.keys where trees[axis]?.hasGroup(variants) == true {
      trees[axis]?.setProperties(
        [
          .init(
            "$description", "Values that depend on several modifiers; the colors refer to them."),
          .init("$extensions", [DTCGFormat.extensionName: ["variants": true]]),
        ], ofGroup: variants)
    }
    trees[nil]?.properties = [.init("$extensions", [DTCGFormat.extensionName: options])]
    let axes = TokenCell.Axis.allCases.filter { trees[$0] != nil }
    return ([nil] + axes.map(Optional.some)).map { axis in
      TokenFile(fileName(axis), (trees[axis] ?? DTCGTree()).json.text() + "\n")
    } + [TokenFile("\(sheet.options.stem).resolver.json", resolver(axes).text() + "\n")]
  }

  /// What the values were looked up for.
  private var options: JSON {
    var members: [JSON.Member] = [.init("idiom", .string(sheet.options.idiom.rawValue))]
    if let platform = sheet.options.platform {
      members.append(.init("platform", .string(platform.rawValue)))
    }
    return .object(members)
  }

  private func fileName(_ axis: TokenCell.Axis?) -> String {
    "\(sheet.options.stem)\(axis.map { ".\($0.label)" } ?? "").tokens.json"
  }

  // MARK: Tokens

  private mutating func place(_ row: TokenSheet.Row) {
    guard let path = names.paths[row.token.name] else { return }
    // The other axes decide nothing.
    let table = sheet.living(row)
    place(row, table, at: path, fixed: 0, label: "", axes: table.axes[...])
  }

  /// Places the values of a row that have the given bits, by the axes that are not yet decided.
  private mutating func place(
    _ row: TokenSheet.Row, _ table: TokenTable, at path: [String], fixed: Int, label: String,
    axes: ArraySlice<TokenCell.Axis>
  ) {
    guard let axis = axes.last else {
      return put(row, table, fixed, at: path, in: nil)
    }
    let rest = axes.dropLast()
    let free = rest.reduce(0) { $0 | $1.bit }
    let usual = TokenCell.all.map(\.index).filter { $0 & ~free == fixed }
    if usual.contains(where: { table.values[$0] != table.values[$0 | axis.bit] }) {
      let other = fixed | axis.bit
      let first = table.values[other]
      if usual.allSatisfy({ table.values[$0 | axis.bit] == first }) {
        put(row, table, other, at: path, in: axis)
      } else {
        let inner = label.isEmpty ? axis.label : "\(label)-\(axis.label)"
        let leaf = (names.paths[row.token.name] ?? []).joined(separator: "/")
        let target = [names.variantsGroup, inner, leaf]
        add(["$type": "color", "$value": Self.reference(target)], at: path, in: axis)
        place(row, table, at: target, fixed: other, label: inner, axes: rest)
      }
    }
    place(row, table, at: path, fixed: fixed, label: label, axes: rest)
  }

  private mutating func put(
    _ row: TokenSheet.Row, _ table: TokenTable, _ cell: Int, at path: [String],
    in axis: TokenCell.Axis?
  ) {
    var members: [JSON.Member] = [.init("$type", "color")]
    switch table.values[cell] {
    case .alias(let name)?:
      guard let target = names.paths[name] else { return }
      members.append(.init("$value", Self.reference(target)))
    case .color(let color)?: members.append(.init("$value", DTCGColor.json(color)))
    default: return
    }
    // What is said of a color stands with its first value, mostly that in the base file.
    let isFirst = axis == nil || table.values[0] == nil && !annotated.contains(row.token.name)
    if isFirst, path == names.paths[row.token.name] {
      annotated.insert(row.token.name)
      members += annotations(row.token, at: path)
    }
    add(.object(members), at: path, in: axis)
  }

  /// Places a color set without any value: a transparent color that says so.
  private mutating func placeEmpty(_ token: ColorToken) {
    guard let path = names.paths[token.name] else { return }
    let value = DTCGColor.json(TokenColor(.clear))
    add(
      .object([.init("$type", "color"), .init("$value", value)] + annotations(token, at: path)),
      at: path, in: nil)
  }

  private mutating func add(_ token: JSON, at path: [String], in axis: TokenCell.Axis?) {
    let tree = trees[axis] ?? DTCGTree()
    trees[axis] = tree
    tree.add(token, at: path)
  }

  /// Returns a reference to a token: in braces, or as a pointer where those admit no `$root`.
  private static func reference(_ path: [String]) -> JSON {
    guard path.last == "$root" else { return .string("{\(path.joined(separator: "."))}") }
    // A pointer is the fragment of an address, in which a percent sign begins a code.
    let pointer = path.map {
      $0.replacing("%", with: "%25").replacing("~", with: "~0").replacing("/", with: "~1")
    }
    return ["$ref": .string("#/\(pointer.joined(separator: "/"))/$value")]
  }

  private func annotations(_ token: ColorToken, at path: [String]) -> [JSON.Member] {
    var members: [JSON.Member] = []
    if let words = token.description { members.append(.init("$description", .string(words))) }
    switch token.deprecation {
    case .plain?: members.append(.init("$deprecated", true))
    case .reason(let words)?: members.append(.init("$deprecated", .string(words)))
    case nil: break
    }
    var own: [JSON.Member] = []
    if path.filter({ $0 != "$root" }) != token.name.parts {
      own.append(.init("name", .string(token.name.description)))
    }
    if let catalog = DTCGCatalogNotation.json(token) { own.append(.init("catalog", catalog)) }
    var extensions = token.extensions
    if !own.isEmpty { extensions.append(.init(DTCGFormat.extensionName, .object(own))) }
    if !extensions.isEmpty { members.append(.init("$extensions", .object(extensions))) }
    return members
  }

  // MARK: Resolver

  /// The resolver document: scheme and contrast always, level and gamut where a color needs them.
  private func resolver(_ axes: [TokenCell.Axis]) -> JSON {
    let modifiers = TokenCell.Axis.allCases.filter {
      $0 == .scheme || $0 == .contrast || axes.contains($0)
    }
    let source = { (axis: TokenCell.Axis?) -> JSON in ["$ref": .string(fileName(axis))] }
    return [
      "name": .string(sheet.options.stem),
      "version": "2025.10",
      "sets": ["base": ["sources": [source(nil)]]],
      "modifiers": .object(
        modifiers.map { axis in
          .init(
            axis.modifier,
            [
              "contexts": .object([
                .init(axis.contexts.usual, []),
                .init(axis.contexts.other, axes.contains(axis) ? [source(axis)] : []),
              ]), "default": .string(axis.contexts.usual),
            ])
        }),
      "resolutionOrder": .array(
        [["$ref": "#/sets/base"]]
          + modifiers.map { ["$ref": .string("#/modifiers/\($0.modifier)")] }),
    ]
  }
}
