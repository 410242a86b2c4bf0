// SPDX-License-Identifier: MIT

package import ChiaroSource
import ChiaroSystem
import SwiftParser
import SwiftSyntax
import Synchronization

/// The declarations of all files of a project, with their host.
package final class Program {
  let files: [SourceFile]
  let host: any Host
  var types: [String: TypeDeclaration] = [:]
  var functions: [String: [FunctionDeclaration]] = [:]
  private(set) var variables: [String: [PropertyDeclaration]] = [:]
  private(set) var aliases: [String: [AliasDeclaration]] = [:]
  /// Types that the project does not declare and adds to.
  var foreign: [String: TypeDeclaration] = [:]
  /// Those of them to which an extension adds.
  private(set) var extended: [String: TypeDeclaration] = [:]
  /// The statements of `main.swift`, in the order of the files.
  private(set) var script: [LazyBlock] = []
  /// The previews, in the order of the files.
  package private(set) var previews: [PreviewDeclaration] = []
  /// The diagnostics about the files.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The names of static members and operators that extensions of foreign types add, by the member.
  var foreignStatics: [String: [TypeDeclaration]] = [:]
  var operatorNames: Set<String> = []
  /// The names of the modules that are the system's.
  let systemModules: Set<String>
  /// The types of each name, of which modules of a project may have several.
  private(set) var sameNamed: [String: [TypeDeclaration]] = [:]
  /// The functions of a name in the order of their distance to a file, once they were asked for.
  var nearFunctions: [Near: [FunctionDeclaration]] = [:]
  /// Members that several files add to types of others, by the files that see them.
  var nearMembers: [NearMembers: [FunctionDeclaration]] = [:]
  /// The variable of a name that is nearest to a file, once it was asked for.
  var nearVariables: [Near: PropertyDeclaration] = [:]
  /// What extensions add, which their members refer to.
  private var contents: [TypeDeclaration] = []

  /// A file of a project.
  package struct Source: Sendable {
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// Reads the declarations of files.
  ///
  /// - Parameters:
  ///   - sources: the files of a target
  ///   - settings: the settings for `#if`
  ///   - host: the host with the types that the project does not declare
  package init(_ sources: [Source], settings: BuildSettings = BuildSettings(), host: any Host) {
    self.host = host
    systemModules = settings.modules
    let parsed = Parsing.trees(sources) + [Prelude.tree]
    let sources = sources + [Prelude.source]
    let operators = OperatorTable()
    files = sources.enumerated().map { number, source in
      SourceFile(source.path, Int32(number), source.bytes, settings, operators)
    }
    var trees: [(SourceFile, SourceFileSyntax)] = []
    for (number, tree) in parsed.enumerated() {
      switch tree {
      case .success(let tree): trees.append((files[number], tree))
      case .failure(let failure):
        diagnostics.append(
          Diagnostic(
            .warning, id: "source-not-read",
            at: ChiaroSource.SourceLocation(file: sources[number].path),
            failure.words))
      }
    }
    for (_, tree) in trees { note(operatorsOf: tree, operators) }
    var indices: [DeclarationIndex] = []
    for (file, tree) in trees {
      let isScript = Path.lastComponent(file.path) == "main.swift"
      var index = DeclarationIndex(file)
      index.add(tree.statements, isScript: isScript)
      file.note(importsOf: tree)
      if isScript { script.append(LazyBlock(tree.statements, file)) }
      indices.append(index)
    }
    join(indices)
    for file in files { file.settleMembers() }
  }

  /// Whether a type of a name is declared.
  package func declares(_ name: String) -> Bool { types[name] != nil }

  /// The start of the member of a type that contains a place: two places with the same start are
  /// parts of one function or property.
  package func member(around place: Place) -> Place {
    guard files.indices.contains(Int(place.file)) else { return place }
    return files[Int(place.file)].member(around: place)
  }

  private func note(operatorsOf tree: SourceFileSyntax, _ table: OperatorTable) {
    for item in tree.statements {
      guard case .decl(let node) = item.item else { continue }
      if let node = node.as(PrecedenceGroupDeclSyntax.self) { table.note(node) }
      if let node = node.as(OperatorDeclSyntax.self) { table.note(node) }
    }
  }

  private func join(_ indices: [DeclarationIndex]) {
    for index in indices {
      for type in index.types {
        if types[type.name] == nil { types[type.name] = type }
        sameNamed[type.name, default: []].append(type)
      }
      for alias in index.aliases { aliases[alias.name, default: []].append(alias) }
      for function in index.functions { functions[function.name, default: []].append(function) }
      for variable in index.variables { variables[variable.name, default: []].append(variable) }
      previews += index.previews
    }
    for index in indices {
      for (path, content) in index.extensions {
        let type = extendedType(path, content.place)
        content.extended = type
        type.absorb(content)
        contents.append(content)
      }
    }
    for (_, type) in foreign.sorted(by: { $0.key < $1.key }) {
      for member in type.statics.keys { foreignStatics[member, default: []].append(type) }
    }
    noteOperators()
    extended = foreign
  }

  private func noteOperators() {
    let isOperator = { (name: String) in name.first.map { !$0.isLetter && $0 != "_" } ?? false }
    operatorNames.formUnion(functions.keys.filter(isOperator))
    var open = Array(types.values) + Array(foreign.values)
    while let type = open.popLast() {
      operatorNames.formUnion(type.statics.keys.filter(isOperator))
      open += type.types.values
    }
  }

  /// The type that an extension adds to.
  private func extendedType(_ path: [String], _ place: Place) -> TypeDeclaration {
    if path.count > 1, var type = type(path[0], near: place) {
      for name in path.dropFirst() {
        guard let inner = type.types[name] else { return foreignType(path.joined(separator: ".")) }
        type = inner
      }
      return type
    }
    // An alias is followed once: what it stands for may be an alias itself, of itself.
    var name = path.last ?? ""
    if types[name] == nil, let alias = alias(name, near: place)?.name { name = alias }
    return type(name, near: place) ?? foreignType(name)
  }

  /// What the project adds to a type that it does not declare.
  func foreignType(_ name: String) -> TypeDeclaration {
    if let known = foreign[name] { return known }
    let type = TypeDeclaration(name, .foreign, .none)
    foreign[name] = type
    return type
  }

  /// The names of the modules that files import, as far as nothing else has the name.
  private(set) lazy var modules: Set<String> = {
    var names = files.reduce(into: Set(["Swift"])) { $0.formUnion($1.imports) }
    names.subtract(variables.keys)
    names.subtract(aliases.keys)
    var open = Array(types.values) + Array(foreign.values)
    while let type = open.popLast() {
      names.remove(type.name)
      open += type.types.values
    }
    return names
  }()

  /// The location of a place, for people.
  package func location(of place: Place) -> ChiaroSource.SourceLocation? {
    guard files.indices.contains(Int(place.file)) else { return nil }
    let file = files[Int(place.file)]
    let position = file.lines.position(of: Int(place.offset))
    return ChiaroSource.SourceLocation(
      file: file.path, line: position.line, column: position.column)
  }
}

extension TypeDeclaration {
  /// Takes what an extension adds.
  func absorb(_ other: TypeDeclaration) {
    inherited += other.inherited
    for (name, added) in other.members { members[name, default: []] += added }
    for (name, added) in other.statics { statics[name, default: []] += added }
    extensionInitializers += other.initializers
    subscripts += other.subscripts
    types.merge(other.types) { first, _ in first }
    aliases.merge(other.aliases) { first, _ in first }
  }
}
