// SPDX-License-Identifier: MIT

import SwiftSyntax

// `required init?(coder:)` stays as it is, for UIKit requires it. What it calls changes: nothing is
// read from an archive here, so that it becomes the initializer that the class uses otherwise, or
// where that of a superclass of the app's is not known, nil.

extension PortVisitor {
  /// What stands for arguments that an archive would have had, by their labels.
  private static let values = [
    "frame": ".zero", "style": ".default", "reuseIdentifier": "nil", "nibName": "nil",
    "bundle": "nil", "textContainer": "nil", "data": "nil", "ofType": "nil",
    "collectionViewLayout": "UICollectionViewFlowLayout()",
  ]

  /// Rewrites `super.init(coder:)` in the initializer of a class.
  func rewriteCoder(_ node: InitializerDeclSyntax, in type: ClassDeclSyntax) {
    guard node.signature.parameterClause.parameters.first?.firstName.text == "coder" else { return }
    let finder = SuperCalls(of: node)
    for call in finder.calls where call.arguments.first?.label?.text == "coder" {
      if let arguments = arguments(for: type) {
        replace(call.arguments, by: arguments)
        // The other initializer gives no nil.
        if let forced = call.parent?.as(ForceUnwrapExprSyntax.self) {
          replace(forced.exclamationMark, by: "")
        }
      } else if node.optionalMark != nil, call.parent?.is(CodeBlockItemSyntax.self) == true {
        replace(call, by: "return nil")
      } else {
        let forced = call.parent?.as(ForceUnwrapExprSyntax.self)
        replace(
          forced.map { ExprSyntax($0) } ?? ExprSyntax(call),
          by: "fatalError(\"nothing is read from an archive\")")
      }
    }
  }

  /// The arguments of the other initializer: that which the class itself calls, or the one of what
  /// the superclass is called; nil where it is the app's.
  private func arguments(for type: ClassDeclSyntax) -> String? {
    let members = type.memberBlock.members
    let initializers = members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let labels = initializers.flatMap { SuperCalls(of: $0).calls }.map {
      $0.arguments.map { $0.label?.text ?? "_" }
    }
    let known = labels.first { !$0.contains { Self.values[$0] == nil } }
    let name = superclass(of: type)
    let isTable = name.contains("Table") && !name.contains("Cell")
    return (known ?? self.labels(ofSuperclass: name))?.map {
      "\($0): \(isTable && $0 == "style" ? ".plain" : Self.values[$0] ?? "nil")"
    }.joined(separator: ", ")
  }

  private func superclass(of type: ClassDeclSyntax) -> String {
    type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
  }

  private func labels(ofSuperclass name: String) -> [String]? {
    guard name.hasPrefix("UI") || name.hasPrefix("NS") else { return nil }
    if name.hasSuffix("Controller") || name.hasSuffix("VC") { return ["nibName", "bundle"] }
    if name.hasSuffix("Attachment") { return ["data", "ofType"] }
    if name.hasSuffix("HeaderFooterView") { return ["reuseIdentifier"] }
    if name.hasSuffix("TableViewCell") { return ["style", "reuseIdentifier"] }
    if name.hasPrefix("UITextView") { return ["frame", "textContainer"] }
    if name.hasPrefix("UITableView") { return ["frame", "style"] }
    if name == "UICollectionView" { return ["frame", "collectionViewLayout"] }
    return ["frame"]
  }
}

/// The calls to the superclass's initializers in a declaration.
private final class SuperCalls: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []

  init(of node: InitializerDeclSyntax) {
    super.init(viewMode: .sourceAccurate)
    if let body = node.body { walk(body) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text == "init"
    else { return .visitChildren }
    calls.append(node)
    return .visitChildren
  }
}
