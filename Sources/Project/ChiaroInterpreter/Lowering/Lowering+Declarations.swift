// SPDX-License-Identifier: MIT

import SwiftSyntax

extension Lowering {
  /// Declarations among statements.
  func declarations(_ node: DeclSyntax) -> [Statement] {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let inner): return variables(inner)
    case .functionDecl(let inner):
      return [Statement(.function(function(inner, owner: nil)), place(node))]
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl:
      let holder = TypeDeclaration("", .foreign, .none)
      var index = DeclarationIndex(file)
      guard let type = index.type(node, in: holder) else { return [] }
      return [Statement(.type(type), place(node))]
    case .macroExpansionDecl(let inner):
      let arguments = arguments(
        inner.arguments, inner.trailingClosure, inner.additionalTrailingClosures)
      let macro = Expression(.macro(inner.macroName.word, arguments), place(node))
      return [Statement(.expression(macro), place(node))]
    default: return []
    }
  }

  private func variables(_ node: VariableDeclSyntax) -> [Statement] {
    let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
    let isPlain = node.bindings.allSatisfy { $0.accessorBlock == nil } && node.attributes.isEmpty
    if !isPlain || node.modifiers.contains(where: { $0.name.text == "lazy" }) {
      return properties(node, owner: nil).map { Statement(.property($0), place(node)) }
    }
    let bindings = node.bindings.map { binding in
      Statement.Binding(
        pattern: pattern(binding.pattern, isBinding: true),
        type: type(of: binding),
        value: binding.initializer.map { expression($0.value) })
    }
    return [Statement(.variables(bindings, isConstant: isConstant), place(node))]
  }

  // MARK: Functions

  func function(_ node: FunctionDeclSyntax, owner: TypeDeclaration?) -> FunctionDeclaration {
    let function = FunctionDeclaration(node.name.word, place(node), owner: owner)
    function.result = node.signature.returnClause.map { type($0.type) }
    fill(function, node.signature.parameterClause, node.body, node.attributes, node.modifiers)
    function.generics = generics(node.genericParameterClause)
    return function
  }

  func initializer(_ node: InitializerDeclSyntax, owner: TypeDeclaration) -> FunctionDeclaration {
    let function = FunctionDeclaration("init", place(node), owner: owner)
    fill(function, node.signature.parameterClause, node.body, node.attributes, node.modifiers)
    function.generics = generics(node.genericParameterClause)
    function.isInitializer = true
    function.isFailable = node.optionalMark != nil
    return function
  }

  private func fill(
    _ function: FunctionDeclaration, _ clause: FunctionParameterClauseSyntax,
    _ body: CodeBlockSyntax?, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax
  ) {
    function.parameters = parameters(clause)
    function.body = body.map { LazyBlock($0.statements, file) }
    function.attributes = Self.names(attributes)
    if function.attributes.contains(where: TestSubject.marks.contains) {
      function.testArguments = arguments(of: TestSubject.marks, attributes)
    }
    function.access = Self.access(modifiers)
    for modifier in modifiers {
      switch modifier.name.text {
      case "static", "class": function.isStatic = true
      case "mutating": function.isMutating = true
      case "convenience": function.isConvenience = true
      default: break
      }
    }
  }

  func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map { node in
      let first = node.firstName.word
      var parameter = Parameter(
        label: first == "_" ? nil : first, name: (node.secondName ?? node.firstName).word,
        type: type(node.type), fallback: node.defaultValue.map { LazyExpression($0.value, file) })
      parameter.isVariadic = node.ellipsis != nil
      parameter.attributes = Self.names(node.attributes)
      if let attributed = node.type.as(AttributedTypeSyntax.self) {
        parameter.isInout = attributed.specifiers.contains { $0.trimmedDescription == "inout" }
        let names = Self.names(attributed.attributes)
        parameter.isDeferred = names.contains("autoclosure")
        parameter.attributes += names
      }
      return parameter
    }
  }

  func generics(_ clause: GenericParameterClauseSyntax?) -> [GenericParameter] {
    (clause?.parameters).map { list in
      list.map {
        GenericParameter(name: $0.name.word, constraint: $0.inheritedType.map { type($0) })
      }
    } ?? []
  }

  /// What an attribute of one of the names lists in its parentheses.
  func arguments(
    of names: Set<String>, _ attributes: AttributeListSyntax
  ) -> [(label: String?, value: LazyExpression)] {
    for case .attribute(let attribute) in attributes {
      guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text,
        names.contains(name), case .argumentList(let list)? = attribute.arguments
      else { continue }
      return list.map { ($0.label?.word, LazyExpression($0.expression, file)) }
    }
    return []
  }

  /// From where a declaration can be named; `private(set)` says nothing of that.
  static func access(_ modifiers: DeclModifierListSyntax?) -> Access {
    for modifier in modifiers ?? [] where modifier.detail == nil {
      switch modifier.name.text {
      case "private", "fileprivate": return .file
      case "public", "open", "package": return .all
      default: continue
      }
    }
    return .module
  }

  /// The names of attributes, without those that say when something is available.
  static func names(_ attributes: AttributeListSyntax) -> [String] {
    attributes.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      let name = attribute.attributeName
      return name.as(IdentifierTypeSyntax.self)?.name.text
        ?? name.as(MemberTypeSyntax.self)?.name.text
    }
  }

  func subscription(_ node: SubscriptDeclSyntax, owner: TypeDeclaration) -> SubscriptDeclaration {
    let getter = FunctionDeclaration("subscript", place(node), owner: owner)
    getter.parameters = parameters(node.parameterClause)
    // A subscript's parameters have no label unless they say one.
    for (number, parameter) in node.parameterClause.parameters.enumerated()
    where parameter.secondName == nil { getter.parameters[number].label = nil }
    getter.result = type(node.returnClause.type)
    getter.generics = generics(node.genericParameterClause)
    let declaration = SubscriptDeclaration(getter)
    declaration.isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    getter.isStatic = declaration.isStatic
    switch node.accessorBlock?.accessors {
    case .getter(let items)?: getter.body = LazyBlock(items, file)
    case .accessors(let list)?:
      for accessor in list {
        let body = accessor.body.map { LazyBlock($0.statements, file) }
        if accessor.accessorSpecifier.text == "get" { getter.body = body }
        guard accessor.accessorSpecifier.text == "set" else { continue }
        declaration.setter = body
        declaration.setterName = accessor.parameters?.name.word ?? "newValue"
      }
    case nil: break
    }
    return declaration
  }
}
