// SPDX-License-Identifier: MIT

import SwiftSyntax

/// What stands beside a written-down color, and keeps it company in both styles.
extension FactCollector {
  /// Whether the same expression gives text and ground, both fixed, so that they fit each other:
  /// `Stripes(background: .yellow, foreground: .black)`, and
  /// `Text("a").foregroundStyle(.black).background(.white)`.
  func fitsOthers(_ value: ColorValue, _ sink: Sink, _ node: Syntax) -> Bool {
    switch sink {
    case .argument(let function, nil):
      if function.hasPrefix("foreground"), let call = Self.call(above: node),
        Expressions.path(call.calledExpression).contains("backgroundColor")
      {
        return true
      }
      guard sink.role(isExplicit: true) == .background, let call = Self.call(above: node) else {
        return false
      }
      return textInside(call).map { $0.isLegible(on: value) } ?? false
    case .argument(_, let label?):
      guard let role = ColorRole(name: label), role == .text || role == .background,
        let call = Self.call(above: node)
      else { return false }
      return call.arguments.prefix(32).contains { argument in
        guard let other = argument.label.flatMap({ ColorRole(name: $0.text) }), other != role,
          other == .text || other == .background || other == .tint && role == .text
        else { return false }
        if other == .tint {
          return literal.read(argument.expression).map { $0.value.isLegible(on: value) } ?? false
        }
        if let other = literal.read(argument.expression)?.value {
          return other.isLegible(on: value) || other.alpha > 0.5
        }
        // The system's hues are about as bright in both styles.
        let name = Expressions.lastName(argument.expression) ?? ""
        if ColorTypes.isNamed(name) || Self.isSystemHue(name) { return value.isNeutral }
        // A button's ground comes with the color of what is on it.
        if role == .background && other == .text && isOfButton(call) { return value.isNeutral }
        // A palette's color beside a fixed one is fixed as well; the system's are not.
        let isName =
          argument.expression.is(MemberAccessExprSyntax.self)
          || argument.expression.is(DeclReferenceExprSyntax.self)
        return isName && ColorRole.isPaletteName(name)
      }
    default: return false
    }
  }

  /// Whether a call makes a part of a button or badge, or stands in such a type:
  /// `PillButtonStyle.ColorSet(foreground: .accent, background: .white)`.
  private func isOfButton(_ call: FunctionCallExprSyntax) -> Bool {
    let names = Expressions.path(call.calledExpression) + [scopes.last?.type ?? ""]
    return names.contains { name in
      !Set(["button", "badge", "pill", "chip"]).isDisjoint(with: StyleWords.words(of: name))
    }
  }

  /// Whether a name is that of a hue of the system's: `systemYellow`.
  private static func isSystemHue(_ name: String) -> Bool {
    guard name.hasPrefix("system") else { return false }
    return ["Red", "Orange", "Yellow", "Green", "Mint", "Teal", "Cyan", "Blue", "Pink", "Purple"]
      .contains { name.hasSuffix($0) }
  }

  /// Whether a card under something, `.background(RoundedRectangle().fill(.white))`, has fixed
  /// text on it; nil where the node is no card.
  func cardHasText(_ value: ColorValue, at node: Syntax) -> Bool? {
    var current = node
    for _ in 0..<Expressions.bound {
      guard let parent = current.parent, !parent.is(CodeBlockSyntax.self) else { return nil }
      if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id != current.id,
        Expressions.lastName(call.calledExpression) == "background"
      {
        return textInside(call).map { $0.isLegible(on: value) } ?? hasOwnTextColor(call)
      }
      current = parent
    }
    return nil
  }

  /// Whether a view before a modifier such as `.background(.white)` has text without a color.
  func meetsText(_ node: Syntax) -> Bool {
    var current = node
    for _ in 0..<Expressions.bound {
      guard let parent = current.parent, !parent.is(CodeBlockSyntax.self) else { return false }
      if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id != current.id,
        let name = Expressions.lastName(call.calledExpression), Self.grounds.contains(name)
      {
        let words = Expressions.words(call.calledExpression, limit: 4_000)
        return !words.contains("foreground")
          && ["Text(", "Label(", "TextField("].contains(where: words.contains)
      }
      current = parent
    }
    return false
  }

  private static let grounds: Set = ["background", "listRowBackground", "containerBackground"]

  /// The fixed color of the text that a chain of modifiers begins with.
  private func textInside(_ call: FunctionCallExprSyntax) -> ColorValue? {
    var next = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    for _ in 0..<Expressions.bound {
      guard let inner = next?.as(FunctionCallExprSyntax.self) else { return nil }
      let access = inner.calledExpression.as(MemberAccessExprSyntax.self)
      if let name = access?.declName.baseName.text,
        name == "foregroundColor" || name == "foregroundStyle",
        let first = inner.arguments.first
      {
        return Self.bare(first.expression, literal)
      }
      next = access?.base
    }
    return nil
  }

  /// Whether the chain before a modifier gives its text a color that is not the system's.
  private func hasOwnTextColor(_ call: FunctionCallExprSyntax) -> Bool {
    let words = Expressions.words(call.calledExpression, limit: 400)
    guard words.contains("foreground") else { return false }
    return ![".primary", ".secondary", "(.label", "Color.label"].contains(where: words.contains)
  }

  /// A color, also inside of `Color(UIColor(…))`.
  private static func bare(_ expression: ExprSyntax, _ literal: ColorLiteral) -> ColorValue? {
    if let known = literal.read(expression) { return known.value }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      Expressions.lastName(call.calledExpression) == "Color"
    else { return nil }
    return call.arguments.first.flatMap { literal.read($0.expression)?.value }
  }

  private static func call(above node: Syntax) -> FunctionCallExprSyntax? {
    var node = node.parent
    for _ in 0..<4 {
      if let call = node?.as(FunctionCallExprSyntax.self) { return call }
      node = node?.parent
    }
    return nil
  }

  /// A fixed light ground that is drawn is that of what is drawn on it.
  func noteFill(_ value: ColorValue, _ sink: Sink) {
    guard case .drawn("setFill") = sink, (value.luminance ?? 0) > 0.8, value.alpha > 0.9 else {
      return
    }
    noteGround(.fixed(value), of: [])
  }
}
