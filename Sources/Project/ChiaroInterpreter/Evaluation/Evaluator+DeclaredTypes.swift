// SPDX-License-Identifier: MIT

// Types that code writes, where there is no value to have one.

extension Evaluator {
  /// The type with which an expression is declared: of a variable, a property, what a call makes.
  func declaredType(of node: Expression, _ scope: Scope) -> Type {
    switch node.form {
    case .name(let name, _): return declaredType(ofName: name, scope)
    case .chain(let inner), .link(let inner), .unwrap(let inner), .attempt(let inner, _):
      return declaredType(of: inner, scope).unwrapped
    case .member(let base?, let name, _):
      guard case .declared(let type, _) = declaredType(of: base, scope).unwrapped else {
        return .any
      }
      return declaredType(ofProperty: name, in: type)
    case .call(let callee, _):
      guard case .name(let name, _) = callee.form, let type = program.types[name],
        type.kind != .foreign
      else { return .any }
      return .declared(type, [])
    default: return .any
    }
  }

  private func declaredType(ofName name: String, _ scope: Scope) -> Type {
    if case .cell(let cell)? = scope.local(name) {
      return cell.type.isAny ? type(of: cell.value) : cell.type
    }
    if name == "self", let own = scope.frame.selfCell { return type(of: own.value) }
    guard let type = scope.frame.type else { return .any }
    return declaredType(ofProperty: name, in: type)
  }

  private func declaredType(ofProperty name: String, in type: TypeDeclaration) -> Type {
    guard let property = stored(type).first(where: { $0.name == name }),
      let written = property.type
    else { return .any }
    return resolve(written, Scope(type.scope, Frame(selfCell: nil, type: type)))
  }
}
