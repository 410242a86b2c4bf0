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
  }

  init(_ files: [(document: JSONDocument, group: DTCGGroup)]) {
    let shared = Self.sharedFolders(files.map(\.document.file))
    let items = files.map { document, group -> Item in
      // A file of Figma's names its mode.
      let mode = document.root["$extensions"]?["com.figma.modeName"]?.string
      let folders = Self.folders(of: document.file).dropFirst(shared)
      let words = (folders + [Path.lastComponent(document.file), mode ?? ""]).map {
        AppearanceWords.Reading($0)
      }
      let meaning = words.reduce(into: AppearanceWords.Meaning()) { all, reading in
        all.merge(reading.meaning) { $1 }
      }
      return Item(
        path: document.file, group: group, axes: Set(meaning.filter(\.value).keys),
        extraWords: words.reduce(0) { $0 + $1.extraWords })
    }
    // What is for less is replaced by what is for more, and `dark-dimmed` by `dark`.
    let sorted = items.enumerated().sorted { first, second in
      let (one, two) = (first.element, second.element)
      if one.axes.count != two.axes.count { return one.axes.count < two.axes.count }
      let isRival = !one.axes.isEmpty && one.axes == two.axes
      if isRival, one.extraWords != two.extraWords { return one.extraWords > two.extraWords }
      return first.offset < second.offset
    }.map(\.element)
    steps = sorted.map { .init($0.axes, [$0.group]) }
    reportRepeated(sorted)
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
        Self.visit(item.group, [], depth: 0) { path, token in
          guard let before = found.updateValue(token, forKey: path),
            Self.text(before) != Self.text(token)
          else { return }
          report(path, before, token)
        }
      }
    }
    diagnostics.sort { ("\($0.location)", $0.message) < ("\($1.location)", $1.message) }
  }

  private mutating func report(_ path: [String], _ before: JSONValue, _ token: JSONValue) {
    guard diagnostics.count < 200 else { return }
    let name = VisibleText.reveal(path.joined(separator: "."))
    let file = Path.lastComponent(token.location.file)
    diagnostics.append(
      Diagnostic(
        .warning, id: "repeated-name", at: before.location,
        "\(name) has another value in \(file), which counts"))
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
