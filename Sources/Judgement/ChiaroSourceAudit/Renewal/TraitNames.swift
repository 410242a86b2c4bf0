// SPDX-License-Identifier: MIT

import SwiftSyntax

/// What traits are called, and which of them colors depend on.
enum TraitNames {
  /// The types of traits by the name of their property.
  static let types: [String: String] = [
    "userInterfaceStyle": "UITraitUserInterfaceStyle",
    "horizontalSizeClass": "UITraitHorizontalSizeClass",
    "verticalSizeClass": "UITraitVerticalSizeClass",
    "preferredContentSizeCategory": "UITraitPreferredContentSizeCategory",
    "displayScale": "UITraitDisplayScale", "displayGamut": "UITraitDisplayGamut",
    "layoutDirection": "UITraitLayoutDirection",
    "legibilityWeight": "UITraitLegibilityWeight",
    "accessibilityContrast": "UITraitAccessibilityContrast",
    "userInterfaceLevel": "UITraitUserInterfaceLevel",
  ]

  /// The types of traits on which all colors depend.
  static let typesOfColors: Set = [
    "UITraitUserInterfaceStyle", "UITraitAccessibilityContrast", "UITraitUserInterfaceLevel",
  ]

  /// The properties of traits on which all colors depend.
  static let ofColors: Set = ["userInterfaceStyle", "accessibilityContrast", "userInterfaceLevel"]

  /// Traits of which no color depends, and that no property of a collection above is.
  private static let otherTypes: Set = [
    "UITraitForceTouchCapability", "UITraitUserInterfaceIdiom", "UITraitImageDynamicRange",
    "UITraitSceneCaptureState", "UITraitToolbarItemPresentationSize",
    "UITraitTypesettingLanguage",
  ]

  /// Whether a property is a trait on which no color depends.
  static func isOther(_ property: String) -> Bool {
    types[property] != nil && !ofColors.contains(property)
  }

  private static func isOtherType(_ type: String) -> Bool {
    if otherTypes.contains(type) { return true }
    return !typesOfColors.contains(type) && types.values.contains(type)
  }

  /// Whether a registration is called when the style changes: it names a trait on which colors
  /// depend, or something of which nobody knows.
  static func followColors(_ call: FunctionCallExprSyntax) -> Bool {
    guard var list = call.arguments.first?.expression else { return true }
    if let name = list.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? ownMember(list),
      let value = Declarations.value(of: name, above: Syntax(call))
    {
      list = value.expression
    }
    let names = list.tokens(viewMode: .sourceAccurate).prefix(200).compactMap { token in
      if case .identifier(let name) = token.tokenKind { return name }
      return nil
    }
    return names.isEmpty || names.contains { !isOtherType($0) && $0 != "UITrait" }
  }

  /// The name of `self.traits` and `Self.traits`.
  private static func ownMember(_ expression: ExprSyntax) -> String? {
    guard let access = expression.as(MemberAccessExprSyntax.self),
      let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      base == "self" || base == "Self"
    else { return nil }
    return access.declName.baseName.text
  }
}

/// Finds what names are declared with.
enum Declarations {
  private static let bound = (levels: 100, items: 200)

  /// What a constant or variable is declared with in the functions and types around a place.
  ///
  /// - Parameters:
  ///   - name: the name of a local or of a property
  ///   - node: the place
  /// - Returns: the value, and whether it is that of a variable of a function; nil for a name that
  ///   is declared elsewhere, or without a value
  static func value(
    of name: String, above node: Syntax
  ) -> (expression: ExprSyntax, isLocal: Bool)? {
    var current = node
    for _ in 0..<bound.levels {
      guard let parent = current.parent else { return nil }
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        for item in list.prefix(bound.items) {
          if Syntax(item).id == current.id { break }
          if let value = value(of: name, in: item) { return (value, true) }
        }
      } else if let choice = parent.as(IfExprSyntax.self), Syntax(choice.body).id == current.id {
        if let value = value(of: name, in: choice.conditions) { return (value, true) }
      } else if let members = parent.as(MemberBlockItemListSyntax.self) {
        for member in members.prefix(bound.items) {
          guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
          if let value = value(of: name, in: variable) { return (value, false) }
        }
      }
      current = parent
    }
    return nil
  }

  /// What a variable of the function around stands for; nil for other expressions.
  static func local(_ expression: ExprSyntax) -> ExprSyntax? {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let value = value(of: name, above: Syntax(expression)), value.isLocal
    else { return nil }
    return value.expression
  }

  private static func value(of name: String, in item: CodeBlockItemSyntax) -> ExprSyntax? {
    if let variable = item.item.as(VariableDeclSyntax.self) {
      return value(of: name, in: variable)
    }
    return item.item.as(GuardStmtSyntax.self).flatMap { value(of: name, in: $0.conditions) }
  }

  private static func value(
    of name: String, in conditions: ConditionElementListSyntax
  ) -> ExprSyntax? {
    for condition in conditions.prefix(16) {
      guard case .optionalBinding(let binding) = condition.condition,
        let value = binding.initializer,
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      else { continue }
      return value.value
    }
    return nil
  }

  private static func value(of name: String, in variable: VariableDeclSyntax) -> ExprSyntax? {
    variable.bindings.prefix(16).first {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    }?.initializer?.value
  }
}
