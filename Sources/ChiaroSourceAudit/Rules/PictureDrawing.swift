// SPDX-License-Identifier: MIT

import SwiftSyntax

/// What gives a picture: drawing of colors, a call, or a call that keeps it as well.
enum PictureDrawing {
  case colors([String])
  case call(FunctionCallExprSyntax)
  case keeper(FunctionCallExprSyntax)

  static let setters: Set = [
    "setImage", "setBackgroundImage", "setDividerImage", "setShadowImage", "setThumbImage",
  ]
  private static let wrappers: Set = ["withRenderingMode", "resizableImage"]

  /// Reads what gives a picture; nil for one that is there already.
  init?(_ value: ExprSyntax) {
    var next: ExprSyntax? = value
    for _ in 0..<12 {
      guard let current = next else { break }
      if let forced = current.as(ForceUnwrapExprSyntax.self) {
        next = forced.expression
      } else if current.is(DeclReferenceExprSyntax.self) {
        next = Declarations.local(current)
      } else if let access = current.as(MemberAccessExprSyntax.self) {
        next = access.declName.baseName.text == "cgImage" ? access.base : nil
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
          let last = closure.statements.last?.item
          next = last?.as(ReturnStmtSyntax.self)?.expression ?? last?.as(ExprSyntax.self)
          continue
        }
        guard Self.wrappers.contains(Expressions.function(of: call)) else {
          guard let drawing = Self.drawing(call) else { return nil }
          self = drawing
          return
        }
        // Of a template only the shape is seen.
        let isTemplate = Expressions.words(call.arguments, limit: 60).contains("Template")
        next = isTemplate ? nil : call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      } else {
        break
      }
    }
    return nil
  }

  private static func drawing(_ call: FunctionCallExprSyntax) -> PictureDrawing? {
    let path = Expressions.path(call.calledExpression)
    switch path.last {
    case "withTintColor":
      let words = Expressions.words(call.arguments, limit: 120)
      return words.contains("resolvedColor(") ? .colors([words]) : nil
    case "image" where path.dropLast().last?.mentions("renderer") == true:
      return .colors(colors(in: Syntax(call)))
    case "UIGraphicsGetImageFromCurrentImageContext":
      return Expressions.member(around: Syntax(call)).map { .colors(colors(in: $0)) }
    default: return .call(call)
    }
  }

  /// The colors, as far as they may be some, among the arguments of a call.
  static func handed(
    _ call: FunctionCallExprSyntax, to function: String
  ) -> [(key: String, source: String)] {
    call.arguments.prefix(8).compactMap { argument in
      let given = argument.expression
      let bare = given.as(ForceUnwrapExprSyntax.self)?.expression ?? given
      let color = Declarations.local(bare) ?? bare
      guard color.is(MemberAccessExprSyntax.self) || color.is(FunctionCallExprSyntax.self) else {
        return nil
      }
      return (handed(argument, to: function), Expressions.words(color, limit: 100))
    }
  }

  private static func handed(_ argument: LabeledExprSyntax, to function: String) -> String {
    HandedColor.argument(argument.label?.text ?? "_", of: function)
  }

  /// The colors that a piece of code draws with.
  static func colors(in node: Syntax) -> [String] {
    Expressions.calls(in: node, most: 2_000).compactMap { call in
      let function = Expressions.function(of: call)
      let isOwn = ["set", "setFill", "setStroke"].contains(function)
      guard isOwn || function.hasSuffix("Color") else { return nil }
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      let color = isOwn ? base : call.arguments.first?.expression
      return color.map { Expressions.words(Declarations.local($0) ?? $0, limit: 100) }
    }
  }

  /// What a color is handed on to by its name.
  static func receivers(of color: String, in node: CodeBlockSyntax) -> Set<String> {
    Expressions.calls(in: Syntax(node), most: 2_000).reduce(into: []) { found, call in
      let own = call.arguments.first { Expressions.path($0.expression).first == color }
      let key = own.map { handed($0, to: Expressions.function(of: call)) }
      if let key { found.insert(key) }
    }
  }
}
