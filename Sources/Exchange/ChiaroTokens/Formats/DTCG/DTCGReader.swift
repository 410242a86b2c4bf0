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
  private let said: TokenModes

  /// The greatest number of diagnostics.
  private static let mostDiagnostics = 1000

  init(_ files: [TokenFile], _ said: TokenModes) {
    self.said = said
    for file in files {
      let path = Path.normalized(file.path)
      guard documents[path] == nil else { continue }
      let reading = JSONDocument.read(file.bytes, file: file.path, acceptsComments: true)
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
    readStudioFolders(rest, &used)
    for path in rest where !used.contains(path) {
      guard let root = documents[path]?.root else { continue }
      if let sets = TokensStudioSets(root, said) {
        used.insert(path)
        report(sets.diagnostics)
        add(DTCGPermutations(sets.steps))
      } else if var theme = MaterialTheme(root, said) {
        used.insert(path)
        let reading = theme.read()
        report(reading.diagnostics)
        add(reading.palette.tokens)
      }
    }
    let plain = DTCGFileSteps(
      rest.filter { !used.contains($0) }.compactMap { path in
        documents[path].flatMap { document in group(at: path).map { (document, $0) } }
      }, said)
    report(plain.diagnostics)
    if !plain.steps.isEmpty { add(DTCGPermutations(plain.steps)) }
    return result
  }

  // MARK: Steps

  /// Reads folders of Tokens Studio: sets in a file each, beside `$themes.json`.
  private mutating func readStudioFolders(_ paths: [String], _ used: inout Set<String>) {
    for path in paths where Path.lastComponent(path) == "$themes.json" {
      let folder = Path.parent(path)
      let inside = paths.filter { $0 != path && (folder.isEmpty || Path.contains(folder, $0)) }
      guard let themes = documents[path]?.root, themes.kind == .array else { continue }
      var sets: [(name: String, value: JSONValue)] = []
      var order: JSONValue?
      used.insert(path)
      for file in inside {
        guard used.insert(file).inserted, let root = documents[file]?.root else { continue }
        let name = String(file.dropFirst(folder.isEmpty ? 0 : folder.count + 1))
        if name == "$metadata.json" {
          order = root["tokenSetOrder"]
        } else if !name.hasPrefix("$") {
          sets.append((name.hasSuffix(".json") ? String(name.dropLast(5)) : name, root))
        }
      }
      let read = TokensStudioSets(sets, themes: themes, order: order, said)
      report(read.diagnostics)
      add(DTCGPermutations(read.steps))
    }
  }

  private mutating func appearanceStep(
    _ step: DTCGResolver.Step, in resolver: DTCGResolver, _ used: inout Set<String>
  ) -> DTCGPermutations.Step {
    switch step {
    case .set(let sources): return .init(always: load(sources, resolver, &used))
    case .modifier(let modifier):
      var result = DTCGPermutations.Step()
      let usual = modifier.contexts.first { $0.name == modifier.usual } ?? modifier.contexts[0]
      for context in modifier.contexts {
        let groups = load(context.sources, resolver, &used)
        if context.name == usual.name { result.usual = groups }
        let reading = AppearanceWords.Reading(context: context.name, of: modifier.name, said)
        let isNew = !reading.meaning.isEmpty && result.add(reading, groups, context.name)
        if !isNew, context.name != usual.name { reportContext(context, of: modifier) }
      }
      for name in result.replaced where name != usual.name {
        guard let context = modifier.contexts.first(where: { $0.name == name }) else { continue }
        reportContext(context, of: modifier)
      }
      return result
    }
  }

  private mutating func reportContext(
    _ context: DTCGResolver.Context, of modifier: DTCGResolver.Modifier
  ) {
    report([
      Diagnostic(
        .warning, id: "context-unknown", at: context.place.location,
        """
        context "\(VisibleText.reveal(context.name))" of "\(VisibleText.reveal(modifier.name))" \
        is skipped: it is not an appearance, or repeats one
        """)
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
              """
              the source "\(VisibleText.reveal(name))" is not among the files that were read
              """)
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
    var colors = DTCGColors(permutations, said)
    colors.read()
    report(colors.diagnostics)
    add(colors.tokens)
  }

  private mutating func add(_ tokens: [ColorToken]) {
    let repeated = tokens.filter { !result.palette.add($0) }.map(\.name.description)
    if repeated.isEmpty { return }
    report([
      Diagnostic(
        .warning, id: "repeated-name", at: SourceLocation(file: documents.keys.min() ?? ""),
        "\(VisibleText.names(repeated)): defined in several places; the first one counts")
    ])
  }

  private mutating func report(_ diagnostics: [Diagnostic]) {
    let room = Self.mostDiagnostics - result.diagnostics.count
    result.diagnostics += diagnostics.prefix(max(0, room))
  }
}
