// SPDX-License-Identifier: MIT

import ChiaroSource

/// Files of tokens without a resolver: those whose names mean no appearance hold always, and those
/// whose names or folders mean one replace them there.
struct DTCGFileSteps {
  private(set) var steps: [DTCGPermutations.Step] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// A file with the appearance that it is for.
  private struct Item {
    var path: String
    var group: DTCGGroup
    var axes: Set<TokenCell.Axis>
    var extraWords: Int
    /// The mode of Figma that the file names; nil for other files.
    var mode: String?
    /// Whether any name says which appearance the file is for.
    var isTold: Bool
  }

  init(_ files: [(document: JSONDocument, group: DTCGGroup)], _ said: TokenModes) {
    let shared = Self.sharedFolders(files.map(\.document.file))
    let items = files.map { document, group -> Item in
      // A file of Figma's names its mode.
      let mode = document.root["$extensions"]?["com.figma.modeName"]?.string
      let folders = Self.folders(of: document.file).dropFirst(shared)
      let words = (folders + [Path.lastComponent(document.file), mode ?? ""]).map {
        AppearanceWords.Reading($0, said)
      }
      let meaning = words.reduce(into: AppearanceWords.Meaning()) { all, reading in
        all.merge(reading.meaning) { $1 }
      }
      return Item(
        path: document.file, group: group, axes: Set(meaning.filter(\.value).keys),
        extraWords: words.reduce(0) { $0 + $1.extraWords }, mode: mode,
        isTold: !meaning.isEmpty)
    }
    let kept = told(items)
    // What is for less is replaced by what is for more, and `dark-dimmed` by `dark`.
    let sorted = kept.enumerated().sorted { first, second in
      let (one, two) = (first.element, second.element)
      if one.axes.count != two.axes.count { return one.axes.count < two.axes.count }
      let isRival = !one.axes.isEmpty && one.axes == two.axes
      if isRival, one.extraWords != two.extraWords { return one.extraWords > two.extraWords }
      return first.offset < second.offset
    }.map(\.element)
    steps = sorted.map { .init($0.axes, [$0.group]) }
    reportRepeated(sorted)
  }

  // MARK: Modes of Figma

  /// Returns the files without those of Figma's modes that say one color differently, and none of
  /// which says that it is dark: any choice among them would be a guess.
  private mutating func told(_ items: [Item]) -> [Item] {
    var values: [[String]: [(item: Int, text: String)]] = [:]
    for (index, item) in items.enumerated() where item.mode != nil && item.axes.isEmpty {
      Self.visit(item.group, [], depth: 0) { path, token in
        let type = token["$type"]?.string
        guard type == nil || type == "color" else { return }
        values[path, default: []].append((index, Self.text(token)))
      }
    }
    var rivals: Set<Int> = []
    var names: [String] = []
    for (path, all) in values where Set(all.map(\.text)).count > 1 {
      rivals.formUnion(all.map(\.item))
      names.append(path.joined(separator: "."))
    }
    let untold = rivals.filter { !items[$0].isTold }.sorted()
    guard let last = untold.last else { return items }
    let files = untold.map { Path.lastComponent(items[$0].path) }
    diagnostics.append(
      Diagnostic(
        .error, id: "mode-untold", at: SourceLocation(file: items[last].path),
        """
        \(VisibleText.names(files)): skipped, because the \
        \(untold.count == 1 ? "mode's name does" : "names of these modes do") not say the \
        appearance, and the modes have different colors for \
        \(VisibleText.names(names.sorted())); name the appearance with --mode "NAME=dark"
        """))
    return items.enumerated().filter { !untold.contains($0.offset) }.map(\.element)
  }

  private static func folders(of path: String) -> [String] {
    Path.parent(path).split(separator: "/").map(String.init)
  }

  /// Returns how many folders the paths have in common, from the outermost.
  private static func sharedFolders(_ paths: [String]) -> Int {
    let all = paths.map(folders)
    guard let first = all.first else { return 0 }
    return first.indices.first { index in
      !all.allSatisfy { $0.count > index && $0[index] == first[index] }
    } ?? first.count
  }

  // MARK: Names in several files

  /// Reports the tokens that several files for one appearance say otherwise.
  private mutating func reportRepeated(_ items: [Item]) {
    for (_, rivals) in Dictionary(grouping: items, by: \.axes) where rivals.count > 1 {
      var found: [[String]: JSONValue] = [:]
      for item in rivals {
        var repeated: [(path: [String], before: JSONValue)] = []
        Self.visit(item.group, [], depth: 0) { path, token in
          guard let before = found.updateValue(token, forKey: path),
            Self.text(before) != Self.text(token)
          else { return }
          repeated.append((path, before))
        }
        report(repeated, item)
      }
    }
    diagnostics.sort { ("\($0.location)", $0.message) < ("\($1.location)", $1.message) }
  }

  /// Reports the tokens that a later file says otherwise, once for the two files.
  private mutating func report(
    _ repeated: [(path: [String], before: JSONValue)], _ item: Item
  ) {
    for (_, found) in Dictionary(grouping: repeated, by: { $0.before.location.file }) {
      guard diagnostics.count < 200, let first = found.first else { continue }
      let names = VisibleText.names(found.map { $0.path.joined(separator: ".") })
      let verb = found.count == 1 ? "has another value" : "have other values"
      diagnostics.append(
        Diagnostic(
          .warning, id: "repeated-name", at: first.before.location,
          "\(names) \(verb) in \(Path.lastComponent(item.path)); chiaro reads that one"))
    }
  }

  private static func text(_ token: JSONValue) -> String {
    (token["$value"] ?? token["value"] ?? token).sourceText
  }

  private static func visit(
    _ group: DTCGGroup, _ path: [String], depth: Int, _ body: ([String], JSONValue) -> Void
  ) {
    guard depth < 128 else { return }
    for name in group.names {
      switch group.nodes[name] {
      case .token(let token)?: body(path + [name], token)
      case .group(let inner)?: visit(inner, path + [name], depth: depth + 1, body)
      case nil: break
      }
    }
  }
}
