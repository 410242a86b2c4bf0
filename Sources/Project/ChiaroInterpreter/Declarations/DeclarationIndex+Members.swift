// SPDX-License-Identifier: MIT

import SwiftSyntax

extension DeclarationIndex {
  mutating func add(_ members: MemberBlockItemListSyntax, to type: TypeDeclaration) {
    let lowering = Lowering(file)
    for member in members {
      file.note(memberAt: file.place(member.decl))
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .ifConfigDecl(let condition):
        if case .decls(let inner)? = lowering.built(condition) { add(inner, to: type) }
      case .variableDecl(let inner):
        for property in lowering.properties(inner, owner: type) { add(property, to: type) }
      case .functionDecl(let inner):
        let function = lowering.function(inner, owner: type)
        if function.isStatic {
          type.statics[function.name, default: []].append(.function(function))
        } else {
          type.members[function.name, default: []].append(.function(function))
        }
      case .initializerDecl(let inner):
        type.initializers.append(lowering.initializer(inner, owner: type))
      case .subscriptDecl(let inner):
        type.subscripts.append(lowering.subscription(inner, owner: type))
      case .enumCaseDecl(let inner): add(inner, to: type, lowering)
      case .typeAliasDecl(let inner):
        type.aliases[inner.name.word] = lowering.type(inner.initializer.value)
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl:
        guard let inner = self.type(member.decl, in: type) else { continue }
        type.types[inner.name] = inner
      default: break
      }
    }
  }

  private func add(_ property: PropertyDeclaration, to type: TypeDeclaration) {
    if property.isStatic {
      type.statics[property.name, default: []].append(.property(property))
      return
    }
    // What a protocol only asks for is no member.
    if type.kind == .interface { return }
    type.members[property.name, default: []].append(.property(property))
    if property.isStored { type.ownStored.append(property) }
  }

  private func parameter(_ node: EnumCaseParameterSyntax, _ lowering: Lowering) -> Parameter {
    let first = node.firstName?.word
    return Parameter(
      label: first == "_" ? nil : first, name: (node.secondName ?? node.firstName)?.word ?? "",
      type: lowering.type(node.type),
      fallback: node.defaultValue.map { LazyExpression($0.value, file) })
  }

  private func add(_ node: EnumCaseDeclSyntax, to type: TypeDeclaration, _ lowering: Lowering) {
    for element in node.elements {
      let parameters = (element.parameterClause?.parameters).map { list in
        list.map { parameter($0, lowering) }
      }
      let name = element.name.word
      type.caseIndices[name] = type.cases.count
      type.cases.append(
        CaseDeclaration(
          name: name, parameters: parameters ?? [],
          rawValue: element.rawValue.map { LazyExpression($0.value, file) },
          place: file.place(element)))
    }
  }
}
