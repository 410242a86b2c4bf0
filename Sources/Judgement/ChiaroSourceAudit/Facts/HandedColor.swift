// SPDX-License-Identifier: MIT

import ChiaroSource
import SwiftSyntax

/// A color that is handed to a function, or that a property of the project's own begins with or is
/// given: who keeps its `cgColor` is asked there.
struct HandedColor: Sendable {
  /// The function with the argument's label, as `addBorder(color:)`, or the property, as `=border`.
  var receiver: String
  /// The color as it is written.
  var source: String
  var type: String
  var member: String
  var line: Int

  static func argument(_ label: String, of function: String) -> String { "\(function)(\(label):)" }
  static func property(_ name: String) -> String { "=\(name)" }

  /// Properties that views of the system have too, so that their names tell nothing.
  static let common: Set = ["backgroundColor", "tintColor", "textColor", "color"]
}

extension FactCollector {
  /// Notes the colors among the arguments of a call.
  func noteHanded(_ call: FunctionCallExprSyntax, to function: String) {
    guard function.first?.isLowercase == true, Sink.modifiers[function] == nil else { return }
    for argument in call.arguments.prefix(8) {
      let label = argument.label?.text ?? "_"
      let takes =
        ColorRole.isColorName(label == "_" ? function : label)
        || label == "_" && function.mentions("border")
      if takes { noteHanded(argument.expression, HandedColor.argument(label, of: function)) }
    }
  }

  /// Notes a color that may adapt, and who is given it.
  func noteHanded(_ expression: ExprSyntax, _ receiver: String) {
    guard expression.is(MemberAccessExprSyntax.self) || expression.is(FunctionCallExprSyntax.self)
    else { return }
    let source = Expressions.words(expression, limit: 100)
    guard LayerColorSource.names(in: source).count > 1 || source.hasPrefix(".") else { return }
    let offset = expression.positionAfterSkippingLeadingTrivia.utf8Offset
    facts.colors.handed.append(
      HandedColor(
        receiver: receiver, source: source, type: scopes.last?.type ?? "", member: member,
        line: lines.position(of: offset).line))
  }

  /// Who gives a layer's color: the function's caller, or whoever sets the property around.
  func giver(of source: String) -> String? {
    let names = LayerColorSource.names(in: source)
    guard names.count == 1 || names.count == 2 && names[0] == "self", let name = names.last else {
      return nil
    }
    if let label = parameters[name] { return HandedColor.argument(label, of: member) }
    return name == member ? HandedColor.property(name) : nil
  }
}
