// SPDX-License-Identifier: MIT

import SwiftSyntax

extension Lowering {
  /// The properties that a declaration declares; names in a tuple are passed over.
  func properties(_ node: VariableDeclSyntax, owner: TypeDeclaration?) -> [PropertyDeclaration] {
    var result: [PropertyDeclaration] = []
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.word else {
        continue
      }
      let property = PropertyDeclaration(name, place(binding), owner: owner)
      property.type = type(of: binding)
      property.initial = binding.initializer.map { LazyExpression($0.value, file) }
      property.isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
      property.attributes = Self.names(node.attributes)
      property.wrapper = wrapper(node.attributes)
      property.access = Self.access(node.modifiers)
      for modifier in node.modifiers {
        if ["static", "class"].contains(modifier.name.text) { property.isStatic = true }
        if modifier.name.text == "lazy" { property.isLazy = true }
      }
      if let accessors = binding.accessorBlock { fill(property, accessors) }
      result.append(property)
    }
    // `var a, b: Int`: the type of the last one is everybody's before it.
    for place in result.indices.reversed().dropFirst() where result[place].type == nil {
      if result[place].initial == nil { result[place].type = result[place + 1].type }
    }
    return result
  }

  private func fill(_ property: PropertyDeclaration, _ accessors: AccessorBlockSyntax) {
    switch accessors.accessors {
    case .getter(let items): property.getter = LazyBlock(items, file)
    case .accessors(let list):
      for accessor in list {
        let body = accessor.body.map { LazyBlock($0.statements, file) }
        let name = accessor.parameters?.name.word
        switch accessor.accessorSpecifier.text {
        case "get": property.getter = body
        case "set":
          property.setter = body
          property.setterName = name ?? "newValue"
        case "willSet":
          property.willSet = body
          property.willSetName = name ?? "newValue"
        case "didSet":
          property.didSet = body
          property.didSetName = name ?? "oldValue"
        default: break
        }
      }
    }
  }

  /// Attributes that wrap nothing.
  private static let plain: Set = [
    "available", "discardableResult", "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction",
    "IBInspectable", "IBDesignable", "MainActor", "inlinable", "inline", "usableFromInline",
    "NSManaged", "GKInspectable", "preconcurrency", "unchecked", "frozen", "ViewBuilder",
    "ToolbarContentBuilder", "ObservationIgnored", "Transient", "Attribute", "Relationship",
    "escaping", "autoclosure", "Sendable", "nonisolated", "warn_unqualified_access", "main",
  ]

  private func wrapper(_ attributes: AttributeListSyntax) -> WrapperUse? {
    for case .attribute(let attribute) in attributes {
      let written = type(attribute.attributeName)
      guard let name = written.name, !Self.plain.contains(name), !name.hasSuffix("Builder"),
        name.first?.isUppercase == true, !name.hasSuffix("Actor")
      else { continue }
      var arguments: [(label: String?, value: LazyExpression)] = []
      if case .argumentList(let list)? = attribute.arguments {
        arguments = list.map { ($0.label?.word, LazyExpression($0.expression, file)) }
      }
      return WrapperUse(type: written, arguments: arguments)
    }
    return nil
  }
}
