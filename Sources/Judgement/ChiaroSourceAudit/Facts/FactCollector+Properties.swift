// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Properties of types, as they are declared.
extension FactCollector {
  /// Notes what a property says by its name, and what it begins with.
  func noteMember(_ node: VariableDeclSyntax, _ name: String) {
    noteOverride(node.modifiers, name)
    if name.mentions("background") { updateType { $0.hasGroundProperty = true } }
    noteProperty(node, name)
    noteLabel(node, name)
    noteMaker(node)
    noteDynamicColor(node, name)
    noteAlias(node, name)
    if name.mentions("theme") { updateType { $0.hasTheme = true } }
    if Self.styles.contains(where: name.mentions) { updateType { $0.styledNames.insert(name) } }
    noteSystemSetting(name, of: "")
    if mayLook { show(.property(node, name: name)) }
  }

  /// Words of names that say for which style or ground a color is.
  private static let styles: [StaticString] = ["night", "dark", "black", "white"]

  /// Notes that a member is one of a superclass, which the type has of its own.
  func noteOverride(_ modifiers: DeclModifierListSyntax, _ name: String) {
    guard modifiers.hasOverride else { return }
    updateType { $0.overrides.insert(name) }
  }

  /// Notes a property that takes a color: what it begins with, and that Interface Builder shows it.
  func noteProperty(_ node: VariableDeclSyntax, _ name: String) {
    guard ColorRole.isColorName(name) else { return }
    if Expressions.words(node.attributes, limit: 60).contains("IBInspectable") {
      updateType { $0.inspectables.insert(name) }
    }
    if let value = node.bindings.first?.initializer?.value {
      noteHanded(value, HandedColor.property(name))
    }
  }

  /// The local of a closure that sets up what a property begins with, and the property.
  static func made(_ node: VariableDeclSyntax) -> (local: String, property: String)? {
    guard let binding = node.bindings.first,
      let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
      let closure = call.calledExpression.as(ClosureExprSyntax.self),
      let last = closure.statements.last?.item.as(ReturnStmtSyntax.self),
      let name = last.expression?.as(DeclReferenceExprSyntax.self)
    else { return nil }
    return (name.baseName.text, Expressions.words(binding.pattern, limit: 60))
  }
}
