// SPDX-License-Identifier: MIT

import SwiftSyntax

// `#selector` and its relatives: what the runtime of Objective-C looks up by a name is a method of
// a type here.

extension PortVisitor {
  /// Rewrites `#selector`, `#keyPath` and literals of colors and pictures.
  func rewriteMacro(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    switch node.macroName.text {
    case "selector": rewriteSelector(node, argument)
    case "keyPath": replace(node, by: "\"\(Self.path(argument.expression))\"")
    case "colorLiteral": replaceName(of: node, by: isAppKit ? "NSColor" : "UIColor")
    case "imageLiteral":
      let type = isAppKit ? "NSImage" : "UIImage"
      replace(node, by: "\(type)(named: \(argument.expression.trimmedDescription))!")
    default: break
    }
  }

  private func replaceName(of node: MacroExpansionExprSyntax, by name: String) {
    remove(node.pound)
    replace(node.macroName, by: name)
  }

  /// The last part of a key path is the whole of it when what stands before is a type.
  private static func path(_ expression: ExprSyntax) -> String {
    let parts = expression.trimmedDescription.split(separator: ".")
    return parts.drop { $0.first?.isUppercase == true || $0 == "self" }.joined(separator: ".")
  }

  /// The name of the selectors' type, of its module where the file has a type of that name.
  private var selector: String {
    guard declared.contains("Selector") else { return "Selector" }
    return isAppKit ? "ChiaroAppKit.Selector" : "ChiaroUIKit.Selector"
  }

  private func rewriteSelector(_ node: MacroExpansionExprSyntax, _ argument: LabeledExprSyntax) {
    let expression = argument.expression
    if argument.label != nil {
      return replace(node, by: "\(selector)(\"\(Self.path(expression))\")")
    }
    let method = Self.uncast(expression)
    let name = Self.name(of: method)
    let text = expression.trimmedDescription
    let cast =
      expression.is(TupleExprSyntax.self)
      ? "" : cast(text.dropFirst(method.trimmedDescription.count), of: method)
    guard let reference = reference(method) else {
      guard let base = method.as(MemberAccessExprSyntax.self)?.base else {
        return note(
          "selector-of-value", at: node,
          "the type before the method is unknown: write Selector(Type.method)")
      }
      // The value says the type; the selector does not keep it.
      return replace(
        node, by: "\(selector)(of: \(base.trimmedDescription), { $0.\(name)\(cast) }, \"\(name)\")")
    }
    replace(node, by: "\(selector)(\(reference)\(cast), \"\(name)\")")
  }

  /// The cast of a method of `self` says what the method takes; that of a type's method comes after
  /// the type.
  private func cast(_ text: Substring, of method: ExprSyntax) -> String {
    let base = method.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? "self"
    guard let range = text.firstRange(of: "as "), base == "self", let type = types.last else {
      return String(text)
    }
    return text[..<range.upperBound] + "(\(type)) -> " + text[range.upperBound...]
  }

  /// The method of `method as (Type) -> …`.
  private static func uncast(_ expression: ExprSyntax) -> ExprSyntax {
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      return uncast(first)
    }
    if let tuple = expression.as(TupleExprSyntax.self), let first = tuple.elements.first {
      return uncast(first.expression)
    }
    return expression
  }

  private static func name(of method: ExprSyntax) -> String {
    guard let member = method.as(MemberAccessExprSyntax.self) else {
      return method.trimmedDescription
    }
    return member.declName.trimmedDescription
  }

  /// The method with the type that has it; nil when that type cannot be seen.
  private func reference(_ method: ExprSyntax) -> String? {
    guard let member = method.as(MemberAccessExprSyntax.self) else {
      return types.last.map { "\($0).\(method.trimmedDescription)" }
    }
    guard let base = member.base?.trimmedDescription else { return nil }
    if base == "self" || base == "Self" {
      return types.last.map { "\($0).\(member.declName.trimmedDescription)" }
    }
    let last = base.split(separator: ".").last?.first
    return last?.isUppercase == true ? method.trimmedDescription : nil
  }
}
