// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSource

/// A reader of design tokens, with or without a resolver document.
struct DTCGReader {
  private var result = ReadTokens()
  private var documents: [String: JSONDocument] = [:]
  private var order: [String] = []
  private var resolvers: [DTCGResolver] = []
  private var groups: [String: DTCGGroup] = [:]

  /// The greatest number of diagnostics.
  private static let mostDiagnostics = 1000

  init(_ files: [TokenFile]) {
    for file in files {
      let path = Path.normalized(file.path)
      guard documents[path] == nil else { continue }
      let reading = JSONDocument.read(file.bytes, file: file.path)
      report(reading.diagnostics)
      guard let document = reading.document else { continue }
      documents[path] = document
      if let resolver = DTCGResolver(document) {
        resolvers.append(resolver)
        report(resolver.diagnostics)
      } else {
        order.append(path)
      }
    }
  }

  /// Reads all files.
  mutating func read() -> ReadTokens {
    var used: Set<String> = []
    for resolver in resolvers {
      let steps = resolver.steps.map { step in appearanceStep(step, in: resolver, &used) }
      add(DTCGPermutations(steps, isWhole: true))
    }
    let rest = order.filter { !used.contains($0) }
    for path in rest {
      guard let root = documents[path]?.root else { continue }
      if let steps = TokensStudioSets(root)?.steps {
        used.insert(path)
        add(DTCGPermutations(steps))
      } else if var theme = MaterialTheme(root) {
        used.insert(path)
        let reading = theme.read()
        report(reading.diagnostics)
        add(reading.palette.tokens)
      }
    }
    let plain = rest.filter { !used.contains($0) }
    if !plain.isEmpty { add(DTCGPermutations(stepsByFileNames(plain))) }
    return result
  }

  // MARK: Steps

  /// Files without a resolver: those whose names mean no appearance, then those whose names do.
  private mutating func stepsByFileNames(_ paths: [String]) -> [DTCGPermutations.Step] {
    let named = paths.map { path in
      // A file of Figma's names its mode.
      let root = documents[path]?.root["$extensions"]?["com.figma.modeName"]
      let meaning = AppearanceWords.meaning(of: Path.lastComponent(path))
      return (path, meaning.merging(AppearanceWords.meaning(of: root?.string ?? "")) { $1 })
    }
    // What is for less is replaced by what is for more.
    let sorted = named.enumerated().sorted { first, second in
      let counts = [first, second].map { $0.element.1.values.filter { $0 }.count }
      return (counts[0], first.offset) < (counts[1], second.offset)
    }
    return sorted.map { item in
      let conditions = item.element.1.filter { $0.value }
      return [(Set(conditions.keys), group(at: item.element.0).map { [$0] } ?? [])]
    }
  }

  private mutating func appearanceStep(
    _ step: DTCGResolver.Step, in resolver: DTCGResolver, _ used: inout Set<String>
  ) -> DTCGPermutations.Step {
    switch step {
    case .set(let sources): return [([], load(sources, resolver, &used))]
    case .modifier(let modifier):
      let usual = modifier.contexts.first { $0.name == modifier.usual } ?? modifier.contexts[0]
      var contexts: DTCGPermutations.Step = [([], load(usual.sources, resolver, &used))]
      for context in modifier.contexts where context.name != usual.name {
        let sources = load(context.sources, resolver, &used)
        let meaning = AppearanceWords.meaning(of: context.name).filter { $0.value }
        if meaning.isEmpty {
          reportContext(context.name, of: modifier, in: resolver)
        } else {
          contexts.append((Set(meaning.keys), sources))
        }
      }
      return contexts
    }
  }

  private mutating func reportContext(
    _ name: String, of modifier: DTCGResolver.Modifier, in resolver: DTCGResolver
  ) {
    report([
      Diagnostic(
        .warning, id: "context-unknown", at: SourceLocation(file: resolver.path),
        "context \"\(VisibleText.reveal(name))\" of \"\(VisibleText.reveal(modifier.name))\" is no"
          + " appearance; \"\(VisibleText.reveal(modifier.usual))\" is read")
    ])
  }

  private mutating func load(
    _ sources: [DTCGResolver.Source], _ resolver: DTCGResolver, _ used: inout Set<String>
  ) -> [DTCGGroup] {
    var loaded: [DTCGGroup] = []
    for source in sources {
      switch source {
      case .inline(let value): loaded.append(DTCGGroup(value))
      case .file(let name, let place):
        let (file, parts) = DTCGPointer.file(of: name)
        let path = Path.normalized(Path.join(Path.parent(resolver.path), file))
        if let group = group(at: path)?.group(at: parts) {
          used.insert(path)
          loaded.append(group)
        } else {
          report([
            Diagnostic(
              .error, id: "source-missing", at: place.location,
              "\"\(VisibleText.reveal(name))\" was not read")
          ])
        }
      }
    }
    return loaded
  }

  private mutating func group(at path: String) -> DTCGGroup? {
    if let known = groups[path] { return known }
    guard let document = documents[path] else { return nil }
    let group = DTCGGroup(document.root)
    groups[path] = group
    return group
  }

  // MARK: Colors

  private mutating func add(_ permutations: DTCGPermutations) {
    var colors = DTCGColors(permutations)
    colors.read()
    report(colors.diagnostics)
    add(colors.tokens)
  }

  private mutating func add(_ tokens: [ColorToken]) {
    for token in tokens where !result.palette.add(token) {
      report([
        Diagnostic(
          .warning, id: "repeated-name", at: SourceLocation(file: ""),
          "\(VisibleText.reveal(token.name.description)) stands in several places; the first counts"
        )
      ])
    }
  }

  private mutating func report(_ diagnostics: [Diagnostic]) {
    let room = Self.mostDiagnostics - result.diagnostics.count
    result.diagnostics += diagnostics.prefix(max(0, room))
  }
}

/// The groups of tokens that hold in each appearance.
struct DTCGPermutations {
  /// A step: what holds usually, first, and what holds instead where all of some axes have their
  /// second value.
  typealias Step = [(axes: Set<TokenCell.Axis>, groups: [DTCGGroup])]

  /// The axes that decide anything.
  let axes: Set<TokenCell.Axis>
  private let steps: [Step]
  /// Whether a resolver document says which files there are.
  private let isWhole: Bool

  init(_ steps: [Step], isWhole: Bool = false) {
    self.steps = steps
    self.isWhole = isWhole
    axes = steps.flatMap { $0 }.reduce(into: []) { $0.formUnion($1.axes) }
  }

  /// Whether anything is said about an appearance.
  func covers(_ cell: TokenCell) -> Bool {
    isWhole || TokenCell.Axis.allCases.allSatisfy { !cell.has($0) || axes.contains($0) }
  }

  /// Returns the tokens of an appearance before references are followed.
  func group(for cell: TokenCell) -> DTCGGroup {
    var result = DTCGGroup()
    for step in steps {
      let fitting = step.filter { $0.axes.allSatisfy(cell.has) }
      // The context that says most, as `dark high contrast` beside `dark`.
      guard let most = fitting.map(\.axes.count).max(),
        let chosen = fitting.first(where: { $0.axes.count == most })
      else { continue }
      for group in chosen.groups { result = result.merged(with: group) }
    }
    return result
  }
}
