// SPDX-License-Identifier: MIT

import SwiftSyntax

// Layers of an app: the initializer without arguments is required, as a view makes its layer of
// the class alone, and managed properties, which Core Animation would store, are stored.

extension PortVisitor {
  private static let layers: Set<String> = [
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer",
    "CAEmitterLayer", "CATransformLayer", "CAScrollLayer", "CATiledLayer",
  ]
  private static let zeros = [
    "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0", "Bool": "false", "CGPoint": ".zero",
    "CGSize": ".zero", "CGRect": ".zero", "String": "\"\"",
  ]

  private static func isLayer(_ node: ClassDeclSyntax) -> Bool {
    layers.contains(node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? "")
  }

  /// Requires the initializer without arguments of a layer's class, and adds it where it is left
  /// out.
  func rewriteLayer(_ node: ClassDeclSyntax) {
    guard Self.isLayer(node) else { return }
    let all = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let designated = all.filter { made in
      !made.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) }
    }
    if let plain = all.first(where: { $0.signature.parameterClause.parameters.isEmpty }) {
      let words = plain.modifiers.map(\.name.text)
      guard !words.contains("required") else { return }
      if let word = plain.modifiers.first(where: { $0.name.text == "override" }) {
        replace(word, by: "required")
      }
    } else if !designated.isEmpty {
      let access = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
      insert(
        "\n\(access ? "public " : "")required init() "
          + "{ fatalError(\"init() has not been implemented\") }\n",
        before: node.memberBlock.rightBrace)
    }
  }

  /// Whether an attribute stands at a property of a layer's class.
  func isOfLayer(_ node: AttributeSyntax) -> Bool {
    guard let property = node.parent?.parent?.as(VariableDeclSyntax.self) else { return false }
    return property.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)
      .map(Self.isLayer) == true
  }

  /// Gives a managed property of a layer a value, and has the layer drawn when it changes.
  func rewriteManaged(_ node: VariableDeclSyntax) {
    let isManaged = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "NSManaged"
    }
    guard isManaged, let owner = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self),
      Self.isLayer(owner), node.bindings.count == 1, let binding = node.bindings.first,
      let type = binding.typeAnnotation?.type
    else { return }
    let name = binding.pattern.trimmedDescription
    let value = type.isOptional ? "" : Self.zeros[type.trimmedDescription].map { " = \($0)" } ?? ""
    insert(
      value + " { didSet { if Self.needsDisplay(forKey: \"\(name)\") { setNeedsDisplay() } } }",
      after: binding)
  }
}
