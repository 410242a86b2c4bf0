// SPDX-License-Identifier: MIT

import SwiftSyntax

// Names that the frameworks had before Swift 4.2: types that were nested since, constants and
// functions that became members. Names of the app's own types in the same file are left.

extension PortVisitor {
  /// Replaces a former name of a type, a constant, a notification or a member.
  func rewriteRenamed(_ token: TokenSyntax) {
    guard case .identifier(let name) = token.tokenKind, !declared.contains(name) else { return }
    if let reference = token.parent?.as(DeclReferenceExprSyntax.self),
      let access = reference.parent?.as(MemberAccessExprSyntax.self),
      access.declName.id == reference.id
    {
      return rewriteMember(name, reference, access)
    }
    // What follows a dot, or names a parameter or a declaration, is another name.
    guard
      token.parent?.is(DeclReferenceExprSyntax.self) == true
        || token.parent?.is(IdentifierTypeSyntax.self) == true
    else { return rewriteDeclared(token, name) }
    if let new = RenamedNames.names[name] { replace(token, by: new) }
  }

  /// Replaces a former name after a dot.
  private func rewriteMember(
    _ name: String, _ reference: DeclReferenceExprSyntax, _ access: MemberAccessExprSyntax
  ) {
    if let new = RenamedNames.notifications[name] {
      let base = access.base?.trimmedDescription ?? ""
      // Of a type with members of that name, it is the type's.
      if base.isEmpty || base.hasSuffix("Name") { return replace(access, by: new) }
    }
    if let new = RenamedNames.members[name] { return replace(reference.baseName, by: new) }
    guard access.base != nil, let call = access.parent?.as(FunctionCallExprSyntax.self) else {
      return
    }
    rewriteMethod(name, reference, call)
  }

  /// Drops `any` before what is a protocol of UIKit's and a class here.
  func rewriteAny(_ node: SomeOrAnyTypeSyntax) {
    let classes = [
      "UIViewControllerTransitionCoordinator", "UIViewControllerTransitionCoordinatorContext",
    ]
    guard node.someOrAnySpecifier.tokenKind == .keyword(.any),
      classes.contains(node.constraint.trimmedDescription)
    else { return }
    remove(node.someOrAnySpecifier)
  }

  /// Replaces the name and the labels of a method that is called by those it had.
  private func rewriteMethod(
    _ name: String, _ reference: DeclReferenceExprSyntax, _ call: FunctionCallExprSyntax
  ) {
    guard call.arguments.count == 1, let argument = call.arguments.first,
      let label = argument.label
    else { return }
    switch (name, label.text) {
    case ("didMove", "toParentViewController"), ("willMove", "toParentViewController"):
      replace(label, by: "toParent")
    case ("bringSubview", "toFront"):
      replace(reference.baseName, by: "bringSubviewToFront")
      replace(argument, by: argument.expression.trimmedDescription)
    case ("sendSubview", "toBack"):
      replace(reference.baseName, by: "sendSubviewToBack")
      replace(argument, by: argument.expression.trimmedDescription)
    default: break
    }
  }

  /// Replaces the former name of what an app overrides.
  private func rewriteDeclared(_ token: TokenSyntax, _ name: String) {
    let function = token.parent?.as(FunctionDeclSyntax.self)
    let property = token.parent?.parent?.parent?.parent?.as(VariableDeclSyntax.self)
    let modifiers = function?.modifiers ?? property?.modifiers
    let isOverride = modifiers?.contains { $0.name.tokenKind == .keyword(.override) } == true
    if isOverride, let new = RenamedNames.members[name] { return replace(token, by: new) }
    guard name == "toParentViewController",
      let parameter = token.parent?.as(
        FunctionParameterSyntax.self), parameter.firstName.id == token.id
    else { return }
    replace(token, by: "toParent")
  }

  /// Makes of a function that became a method, a property or an initializer what it became.
  func rewriteRenamedFunction(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      !declared.contains(callee.baseName.text), let open = node.leftParen, node.rightParen != nil
    else { return }
    let arguments = Array(node.arguments)
    switch (callee.baseName.text, arguments.count) {
    case ("UIEdgeInsetsMake", 4):
      label(arguments, callee, by: "UIEdgeInsets", ["top", "left", "bottom", "right"])
    case ("UIOffsetMake", 2): label(arguments, callee, by: "UIOffset", ["horizontal", "vertical"])
    case ("UIAccessibilityPostNotification", 2):
      label(arguments, callee, by: "UIAccessibility.post", ["notification", "argument"])
    case ("UIEdgeInsetsInsetRect", 2): join(arguments, callee, by: ").inset(by:")
    case ("UIEdgeInsetsEqualToEdgeInsets", 2), ("UIOffsetEqualToOffset", 2):
      join(arguments, callee, by: ") == (")
    case ("UIImageJPEGRepresentation", 2):
      join(arguments, callee, by: ").jpegData(compressionQuality:")
    case ("UIImagePNGRepresentation", 1):
      remove(callee)
      insert(".pngData()", after: node)
    case (let name, 0) where name.hasPrefix("UIAccessibilityIs"):
      let property = "is" + name.dropFirst("UIAccessibilityIs".count)
      replace(callee, by: "UIAccessibility.\(property)")
      remove(open)
      node.rightParen.map { replace($0, by: "") }
    default: break
    }
  }

  /// Replaces a function's name, and gives its arguments labels.
  private func label(
    _ arguments: [LabeledExprSyntax], _ callee: DeclReferenceExprSyntax, by name: String,
    _ labels: [String]
  ) {
    replace(callee, by: name)
    for (argument, label) in zip(arguments, labels) where argument.label == nil {
      insert("\(label): ", before: argument)
    }
  }

  /// Makes of the first of two arguments what has the method, or stands before the operator.
  private func join(
    _ arguments: [LabeledExprSyntax], _ callee: DeclReferenceExprSyntax, by text: String
  ) {
    guard let comma = arguments[0].trailingComma else { return }
    remove(callee)
    replace(comma, by: text)
  }
}

/// The names of the types that a file declares, which hide a framework's of the same name.
final class DeclaredTypes: SyntaxVisitor {
  private var names: Set<String> = []

  /// Returns the names of the types of a file.
  static func names(_ tree: SourceFileSyntax) -> Set<String> {
    let visitor = DeclaredTypes(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.names
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.parent?.is(CodeBlockItemSyntax.self) == true ? add(node.name) : .skipChildren
  }

  private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    names.insert(name.text)
    return .visitChildren
  }
}
