// SPDX-License-Identifier: MIT

import SwiftSyntax

/// What makes templates of pictures.
extension FactCollector {
  /// Notes a function of the project's that makes templates: `extension Image { func icon(…) }`
  /// with `.renderingMode(.template)` in it, and one that paints a picture in a color.
  func noteTemplateFunction(_ function: FunctionDeclSyntax) {
    guard table != nil, let body = function.body,
      Self.imageTypes.contains(scopes.last?.type ?? "")
    else { return }
    let words = Expressions.words(body, limit: 4_000)
    let makers = [
      "renderingMode(.template)", "RenderingMode(.alwaysTemplate)", "isTemplate = true",
    ]
    if Self.paints(function) || makers.contains(where: words.contains) {
      facts.assets.templateFunctions.insert(function.name.text)
    }
  }

  /// Whether a function of a picture is handed a color and gives a picture.
  private static func paints(_ function: FunctionDeclSyntax) -> Bool {
    func named(_ type: TypeSyntax?, of names: Set<String>) -> Bool {
      guard let type else { return false }
      let words = Expressions.words(type, limit: 60).filter { $0.isLetter || $0 == "." }
      return words.split(separator: ".").last.map { names.contains(String($0)) } ?? false
    }
    let pictures: Set = ["UIImage", "NSImage", "CGImage", "Image", "Self"]
    return named(function.signature.returnClause?.type, of: pictures)
      && function.signature.parameterClause.parameters.contains {
        named($0.type, of: ColorTypes.names)
      }
  }

  /// Notes what holds a button of the system's kind: `let close = UIButton(type: .system)`, and
  /// `buttons.append(close)`.
  private func noteSystemButton(_ call: FunctionCallExprSyntax, _ path: [String]) {
    if path == ["UIButton"], let first = call.arguments.first, first.label?.text == "type",
      Expressions.lastName(first.expression) == "system"
    {
      guard let parent = call.parent else { return }
      if let binding = parent.parent?.as(PatternBindingSyntax.self) {
        let name = Expressions.words(binding.pattern, limit: 60)
        facts.assets.systemButtons.formUnion(named([name]) + [name])
      } else if let list = parent.as(ExprListSyntax.self), let first = list.first {
        facts.assets.systemButtons.formUnion(Expressions.path(first).suffix(1))
      }
    } else if path.last == "append", path.count > 1, let first = call.arguments.first,
      Expressions.lastName(first.expression).map(facts.assets.systemButtons.contains) == true
    {
      facts.assets.systemButtons.insert(path[path.count - 2])
    }
  }

  /// Notes the constant of which a template is made, where only its uses tell.
  func noteTemplate(_ call: FunctionCallExprSyntax, _ path: [String]) {
    guard table != nil, let function = path.last else { return }
    noteSystemButton(call, path)
    if ImageAscent.bars.contains(function) {
      for argument in call.arguments where argument.label?.text.hasSuffix("mage") == true {
        facts.assets.templates.formUnion(Expressions.path(argument.expression).suffix(1))
      }
    }
    guard ImageAscent.makesTemplate(function, call) else { return }
    // `image?.withRenderingMode(…)`, `Icons.share.image.withRenderingMode(…)`.
    facts.assets.templates.formUnion(path.dropLast().suffix(3))
    // `Image(model.iconName).renderingMode(.template)`.
    if let made = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?
      .as(FunctionCallExprSyntax.self), path.count == 2, Self.imageTypes.contains(path[0]),
      let name = made.arguments.first.map({ Expressions.path($0.expression) })?.last
    {
      facts.assets.templates.insert(name)
    }
  }
}
