// SPDX-License-Identifier: MIT

import SwiftSyntax

// What says something to the Objective-C runtime alone.

extension PortVisitor {
  private static let dropped: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "NSManaged", "NSCopying",
  ]
  private static let entries: Set<String> = ["UIApplicationMain", "NSApplicationMain"]

  /// Drops attributes of the Objective-C runtime.
  func rewriteAttribute(_ node: AttributeSyntax) {
    let name = node.attributeName.trimmedDescription
    if Self.entries.contains(name) {
      note(
        "start-by-hand", at: node,
        "nothing starts the app: create a window and a screen in main.swift")
      return remove(node)
    }
    guard Self.dropped.contains(name) else { return }
    if name == "NSManaged", !isOfLayer(node) {
      note("managed-property", at: node, "Core Data is not available: give the property a value")
    }
    remove(node)
  }

  /// Drops `dynamic` and `optional`.
  ///
  /// A stored property that was dynamic can be observed; an optional method that gives no value
  /// gets a default elsewhere.
  func rewriteModifier(_ node: DeclModifierSyntax) {
    switch node.name.tokenKind {
    case .keyword(.dynamic):
      let property = node.parent?.parent?.as(VariableDeclSyntax.self)
      guard hasUIKit, let property, property.isObservable else { return remove(node) }
      // An attribute stands before all modifiers.
      if let first = property.modifiers.first, first.id != node.id {
        insert("@KeyValueObserved ", before: first)
        remove(node)
      } else {
        replace(node, by: "@KeyValueObserved")
      }
    case .keyword(.optional):
      remove(node)
      if let requirement = node.parent?.parent, withDefault.contains(requirement.id) { return }
      note(
        "optional-requirement", at: node,
        """
        a protocol requirement cannot be optional: give it a default in an extension of the \
        protocol, and call it without the question mark
        """)
    default: break
    }
  }

  /// A protocol of Objective-C is one of classes.
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    giveDefaults(of: node)
    replaceRoot(in: node.inheritanceClause?.inheritedTypes.map(\.type) ?? [])
    let isObjectiveC = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
    }
    guard isObjectiveC else { return }
    guard let types = node.inheritanceClause?.inheritedTypes, let first = types.first else {
      return insert(": AnyObject", after: node.name)
    }
    let names = types.map(\.type.trimmedDescription)
    if Set(names).isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"]) {
      insert("AnyObject, ", before: first)
    }
  }

  /// Makes of the root of Objective-C's classes any class, where types are asked to be one.
  ///
  /// Views and controllers are no such objects here, and what asks for one seldom needs more.
  func replaceRoot(in types: [TypeSyntax]) {
    for type in types where ["NSObject", "NSObjectProtocol"].contains(type.trimmedDescription) {
      replace(type, by: "AnyObject")
    }
  }

  /// Has an extension of the root of Objective-C's classes hold for views and controllers too.
  ///
  /// It becomes one of the protocol that all of them conform to. What such an extension cannot have
  /// leaves it as it is: initializers, stored properties, conformances and selectors.
  func rewriteExtension(_ node: ExtensionDeclSyntax) {
    guard hasUIKit || !isAppKit && isPlain, node.extendedType.trimmedDescription == "NSObject",
      node.inheritanceClause == nil, node.genericWhereClause == nil,
      !node.description.contains("#selector"), !node.description.contains("override "),
      node.memberBlock.members.contains(where: { Self.canStandInProtocol($0.decl) }),
      node.memberBlock.members.allSatisfy({
        Self.canStandInProtocol($0.decl) || Self.canStandOutside($0.decl)
      })
    else { return }
    if !hasUIKit { needsUIKit = true }
    replace(node.extendedType, by: "KeyValueObservable")
    for member in node.memberBlock.members {
      if !Self.canStandInProtocol(member.decl) {
        moveOut(member, of: node)
        continue
      }
      let modifiers =
        member.decl.as(FunctionDeclSyntax.self)?.modifiers
        ?? member.decl.as(VariableDeclSyntax.self)?.modifiers
      for modifier in modifiers ?? [] where modifier.name.tokenKind == .keyword(.class) {
        replace(modifier, by: "static")
      }
    }
  }

  /// Whether a member of an extension of a class can be one of an extension of a protocol.
  private static func canStandInProtocol(_ member: DeclSyntax) -> Bool {
    if member.is(FunctionDeclSyntax.self) { return true }
    guard let property = member.as(VariableDeclSyntax.self) else { return false }
    return property.bindings.allSatisfy { $0.accessorBlock != nil && $0.initializer == nil }
  }

  /// Whether a member of an extension can stand before it: a type, or what a type stores.
  private static func canStandOutside(_ member: DeclSyntax) -> Bool {
    if member.is(StructDeclSyntax.self) || member.is(EnumDeclSyntax.self)
      || member.is(TypeAliasDeclSyntax.self)
    {
      return true
    }
    let isStatic = member.as(VariableDeclSyntax.self)?.modifiers.contains {
      $0.name.tokenKind == .keyword(.static)
    }
    return isStatic == true
  }

  /// Moves a member before its extension: types into the file, what is stored into an extension
  /// of the class, as the protocol's stores nothing.
  private func moveOut(_ member: MemberBlockItemSyntax, of node: ExtensionDeclSyntax) {
    let text = member.decl.trimmedDescription.split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map { line in
      line.replacing(#/^(\s*)private\b/#) { "\($0.1)fileprivate" }.replacing("@objc ", with: "")
    }
    .joined(separator: "\n")
    let isStored = member.decl.is(VariableDeclSyntax.self)
    insert(isStored ? "extension NSObject {\n  \(text)\n}\n" : "\(text)\n", before: node)
    remove(member)
  }

  /// Writes an extension after a protocol, in which what was optional does nothing; what stands in
  /// `#if` needs a person.
  private func giveDefaults(of node: ProtocolDeclSyntax) {
    guard types.isEmpty else { return }
    let access =
      node.modifiers.first { $0.name.tokenKind == .keyword(.public) } == nil
      ? "" : "public "
    let members = node.memberBlock.members.map(\.decl)
    let functions = members.compactMap { $0.as(FunctionDeclSyntax.self) }
      .filter(\.modifiers.isOptional)
    let properties = members.compactMap { $0.as(VariableDeclSyntax.self) }
      .filter { $0.modifiers.isOptional && $0.bindings.first?.typeAnnotation != nil }
    guard !functions.isEmpty || !properties.isEmpty else { return }
    withDefault.formUnion(functions.map(\.id) + properties.map(\.id))
    let lines =
      functions.map { "  \(access)\(self.defaultText(of: $0))\n" }
      + properties.map { "  \(access)\(self.defaultText(of: $0))\n" }
    insert("\n\nextension \(node.name.text) {\n\(lines.joined())}", after: node)
    for function in functions { makeOptional(function.signature.returnClause?.type) }
    for property in properties { makeOptional(property.bindings.first?.typeAnnotation?.type) }
  }

  /// The default of a method: nothing, or nil where it gives a value.
  private func defaultText(of function: FunctionDeclSyntax) -> String {
    let start = "func \(function.name.text)"
    guard !function.givesNoValue, let result = function.signature.returnClause?.type else {
      return start + function.signature.trimmedDescription + " {}"
    }
    let parameters = function.signature.parameterClause.trimmedDescription
    return "\(start)\(parameters) -> \(result.asOptional) { nil }"
  }

  /// The default of a property: nil.
  private func defaultText(of property: VariableDeclSyntax) -> String {
    let binding = property.bindings.first
    let name = binding?.pattern.trimmedDescription ?? "_"
    let type = binding?.typeAnnotation?.type.asOptional ?? "Any?"
    let accessors = binding?.accessorBlock?.trimmedDescription ?? ""
    return accessors.contains("set")
      ? "var \(name): \(type) {\n    get { nil }\n    set {}\n  }" : "var \(name): \(type) { nil }"
  }

  /// Makes an optional of a type that is none.
  private func makeOptional(_ type: TypeSyntax?) {
    guard let type, !type.isOptional, type.trimmedDescription != "Void",
      type.trimmedDescription != "()"
    else { return }
    replace(type, by: type.asOptional)
  }

  /// Has what an app says for an optional requirement give an optional, as the requirement does.
  func rewriteAnswer(_ node: FunctionDeclSyntax) {
    guard optionalMethods.contains("=\(node.fullName)"), !types.isEmpty, node.body != nil,
      let type = node.signature.returnClause?.type
    else { return }
    makeOptional(type)
  }

  /// Has a computed property of an optional requirement's name give an optional.
  func rewriteAnswer(_ node: VariableDeclSyntax) {
    guard node.bindings.count == 1, let binding = node.bindings.first, !types.isEmpty,
      optionalMethods.contains("=\(binding.pattern.trimmedDescription)"),
      binding.accessorBlock != nil, let type = binding.typeAnnotation?.type
    else { return }
    makeOptional(type)
  }
}

extension VariableDeclSyntax {
  /// Whether the property is a variable that a class stores, so that its changes can be told.
  fileprivate var isObservable: Bool {
    guard parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true, bindings.count == 1,
      bindingSpecifier.tokenKind == .keyword(.var)
    else { return false }
    let others: Set<String> = ["lazy", "weak", "unowned", "static", "class", "override"]
    guard modifiers.allSatisfy({ !others.contains($0.name.text) }) else { return false }
    guard case .accessors(let accessors) = bindings.first?.accessorBlock?.accessors else {
      return bindings.first?.accessorBlock == nil
    }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
