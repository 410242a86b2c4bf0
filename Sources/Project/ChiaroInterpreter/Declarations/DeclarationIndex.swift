// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The declarations of one file, found by one walk that leaves the bodies for later.
struct DeclarationIndex {
  let file: SourceFile
  private let lowering: Lowering
  /// Top-level types by name, in order.
  var types: [TypeDeclaration] = []
  var extensions: [(path: [String], content: TypeDeclaration)] = []
  var functions: [FunctionDeclaration] = []
  var variables: [PropertyDeclaration] = []
  var aliases: [AliasDeclaration] = []
  var previews: [PreviewDeclaration] = []
  private var depth = 0

  init(_ file: SourceFile) {
    self.file = file
    lowering = Lowering(file)
  }

  /// Walks the top of a file.
  mutating func add(_ items: CodeBlockItemListSyntax, isScript: Bool) {
    for item in items {
      file.note(memberAt: file.place(item))
      switch item.item {
      case .decl(let node):
        if let condition = node.as(IfConfigDeclSyntax.self) {
          guard depth < 200, case .statements(let inner)? = lowering.built(condition) else {
            continue
          }
          depth += 1
          add(inner, isScript: isScript)
          depth -= 1
        } else {
          add(node, isScript: isScript)
        }
      case .expr(let node):
        // `#Preview { … }` at the top of a file is read as an expression.
        if let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
          let arguments = lowering.arguments(
            macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures)
          previews.append(PreviewDeclaration(arguments, file.place(macro)))
        }
      case .stmt: break
      }
    }
  }

  private mutating func add(_ node: DeclSyntax, isScript: Bool) {
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let inner): functions.append(lowering.function(inner, owner: nil))
    case .variableDecl(let inner):
      if !isScript { variables += lowering.properties(inner, owner: nil) }
    case .typeAliasDecl(let inner):
      aliases.append(
        AliasDeclaration(
          name: inner.name.word, type: lowering.type(inner.initializer.value),
          access: Lowering.access(inner.modifiers)))
    case .extensionDecl(let inner): add(inner)
    case .macroExpansionDecl(let inner) where inner.macroName.text == "Preview":
      let arguments = lowering.arguments(
        inner.arguments, inner.trailingClosure, inner.additionalTrailingClosures)
      previews.append(PreviewDeclaration(arguments, file.place(inner)))
    default: if let type = type(node, in: nil) { types.append(type) }
    }
  }

  private mutating func add(_ node: ExtensionDeclSyntax) {
    var path: [String] = []
    var type: TypeSyntax? = node.extendedType
    while let current = type {
      if let member = current.as(MemberTypeSyntax.self) {
        path.insert(member.name.word, at: 0)
        type = member.baseType
      } else {
        let name = current.as(IdentifierTypeSyntax.self)?.name.word
        path.insert(name ?? (current.is(ArrayTypeSyntax.self) ? "Array" : "Dictionary"), at: 0)
        type = nil
      }
    }
    let content = TypeDeclaration(path.last ?? "", .foreign, file.place(node))
    content.inherited = inherited(node.inheritanceClause)
    for case .sameTypeRequirement(let same) in node.genericWhereClause?.requirements.map(
      \.requirement) ?? [] where same.leftType.trimmedDescription == "Self"
    {
      if case .type(let type) = same.rightType { content.ownSelf = lowering.type(type) }
    }
    add(node.memberBlock.members, to: content)
    if Lowering.access(node.modifiers) == .file { content.hideMembers() }
    extensions.append((path, content))
  }

  /// A type that a node declares; its parent keeps it.
  mutating func type(_ node: DeclSyntax, in parent: TypeDeclaration?) -> TypeDeclaration? {
    guard depth < 200, let head = Self.head(node) else { return nil }
    depth += 1
    defer { depth -= 1 }
    let holder = parent?.name.isEmpty == true ? nil : parent
    let type = TypeDeclaration(head.name, head.kind, file.place(node), parent: holder)
    type.inherited = inherited(head.inheritance)
    type.generics = lowering.generics(head.generics)
    type.attributes = Set(Lowering.names(head.attributes))
    if !type.attributes.isDisjoint(with: PictureMacro.suites) {
      type.testArguments = lowering.arguments(of: PictureMacro.suites, head.attributes)
    }
    type.access = Lowering.access(node.asProtocol((any WithModifiersSyntax).self)?.modifiers)
    add(head.members.members, to: type)
    return type
  }

  private struct Head {
    var name: String
    var kind: TypeDeclaration.Kind
    var inheritance: InheritanceClauseSyntax?
    var generics: GenericParameterClauseSyntax?
    var attributes: AttributeListSyntax
    var members: MemberBlockSyntax
  }

  private static func head(_ node: DeclSyntax) -> Head? {
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl(let inner):
      Head(
        name: inner.name.word, kind: .structure, inheritance: inner.inheritanceClause,
        generics: inner.genericParameterClause, attributes: inner.attributes,
        members: inner.memberBlock)
    case .classDecl(let inner):
      Head(
        name: inner.name.word, kind: .reference, inheritance: inner.inheritanceClause,
        generics: inner.genericParameterClause, attributes: inner.attributes,
        members: inner.memberBlock)
    case .actorDecl(let inner):
      Head(
        name: inner.name.word, kind: .reference, inheritance: inner.inheritanceClause,
        generics: inner.genericParameterClause, attributes: inner.attributes,
        members: inner.memberBlock)
    case .enumDecl(let inner):
      Head(
        name: inner.name.word, kind: .enumeration, inheritance: inner.inheritanceClause,
        generics: inner.genericParameterClause, attributes: inner.attributes,
        members: inner.memberBlock)
    case .protocolDecl(let inner):
      Head(
        name: inner.name.word, kind: .interface, inheritance: inner.inheritanceClause,
        generics: nil, attributes: inner.attributes, members: inner.memberBlock)
    default: nil
    }
  }

  private func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeExpression] {
    (clause?.inheritedTypes).map { $0.map { lowering.type($0.type) } } ?? []
  }
}

/// `typealias A = B` at the top of a file.
struct AliasDeclaration {
  var name: String
  var type: TypeExpression
  /// From where it can be named.
  var access: Access
}

extension TypeDeclaration {
  /// Makes what a private extension adds private.
  fileprivate func hideMembers() {
    for member in Array(members.values.joined()) + Array(statics.values.joined()) {
      switch member {
      case .function(let function): function.access = .file
      case .property(let property): property.access = .file
      }
    }
  }
}

/// `#Preview { … }`.
package struct PreviewDeclaration {
  let arguments: [Expression.Argument]
  /// Where it begins.
  package let place: Place

  init(_ arguments: [Expression.Argument], _ place: Place) {
    self.arguments = arguments
    self.place = place
  }

  /// Its name; nil for one without.
  package var name: String? {
    guard let first = arguments.first, first.label == nil, case .text(let name) = first.value.form
    else { return nil }
    return name
  }
}
