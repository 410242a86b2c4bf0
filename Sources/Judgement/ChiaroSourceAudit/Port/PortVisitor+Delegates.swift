// SPDX-License-Identifier: MIT

import SwiftSyntax

// What the frameworks' delegates need not have is optional in Objective-C; here every method has a
// default, and is called as such. So are the app's own that give no value. A path that is built is
// an object there and a value here.

extension PortVisitor {
  /// How the names of the frameworks' delegate methods begin.
  private static let senders = [
    "application", "collectionView", "controlText", "gestureRecognizer", "navigationController",
    "numberOfSections", "outlineView", "pageViewController", "pickerView",
    "presentationController", "scrollView", "searchBar", "splitView", "tabBar", "tableView",
    "textDid", "textField", "textView", "window",
  ]

  /// Drops the question mark of `delegate?.textViewDidChange?(view)`.
  func rewriteOptionalMethod(_ node: FunctionCallExprSyntax) {
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let method = chain.expression.as(MemberAccessExprSyntax.self), method.base != nil
    else { return }
    let name = method.declName.baseName.text
    let labels = node.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
    if optionalMethods.contains(name) || optionalMethods.contains("=\(name)(\(labels))")
      || Self.senders.contains(where: name.hasPrefix)
    {
      remove(chain.questionMark)
    }
  }

  /// Gives an attributed string its text, and a timer its time: Foundation on Linux cannot make
  /// them without.
  func rewriteEmptyText(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil, let parenthesis = node.rightParen
    else { return }
    switch node.calledExpression.trimmedDescription {
    case "NSAttributedString", "NSMutableAttributedString":
      replace(parenthesis, by: "string: \"\")")
    case "Timer": replace(parenthesis, by: "timeInterval: 0, repeats: false) { _ in }")
    default: break
    }
  }

  /// Makes a variable of a `CGMutablePath`.
  func rewriteBuiltPath(_ node: VariableDeclSyntax) {
    guard node.bindingSpecifier.tokenKind == .keyword(.let), node.bindings.count == 1,
      let call = node.bindings.first?.initializer?.value.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "CGMutablePath"
    else { return }
    replace(node.bindingSpecifier, by: "var")
  }
}
