// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Reads the expressions by which code writes a fixed color down.
struct ColorLiteral {
  /// The library of a `.black` without a type in front.
  var implicit: ColorValue.Framework
  /// Whether `Color` is the project's name for UIKit's or AppKit's type.
  var hasAlias = false

  private func framework(_ name: String) -> ColorValue.Framework {
    if name == "Color" && hasAlias { return implicit }
    return ColorTypes.framework(name) ?? implicit
  }

  /// The color of an expression, and whether it says itself that it is one; nil for any other.
  func read(_ expression: ExprSyntax) -> (value: ColorValue, isExplicit: Bool)? {
    if let access = expression.as(MemberAccessExprSyntax.self) { return member(access) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return self.call(call) }
    if let macro = expression.as(MacroExpansionExprSyntax.self),
      macro.macroName.text == "colorLiteral"
    {
      return components(macro.arguments, implicit).map { ($0, true) }
    }
    return nil
  }

  private func member(
    _ access: MemberAccessExprSyntax
  ) -> (value: ColorValue, isExplicit: Bool)? {
    let name = access.declName.baseName.text
    guard ColorTypes.isNamed(name) else { return nil }
    guard let base = access.base else {
      return ColorTypes.named(name, implicit).map { ($0, false) }
    }
    guard let type = Expressions.lastName(base), ColorTypes.names.contains(type) else { return nil }
    return ColorTypes.named(name, framework(type)).map { ($0, true) }
  }

  private func call(
    _ call: FunctionCallExprSyntax
  ) -> (value: ColorValue, isExplicit: Bool)? {
    // Every call of a file comes here; nearly all of them leave at once.
    guard let name = Expressions.lastName(call.calledExpression), let first = call.arguments.first
    else { return nil }
    let isLiteral =
      first.expression.is(IntegerLiteralExprSyntax.self)
      || first.expression.is(StringLiteralExprSyntax.self)
    let isInit = name == "init"
    guard isInit || ColorTypes.names.contains(name) || isLiteral else { return nil }
    let path = Expressions.path(call.calledExpression)
    guard let type = isInit ? path.dropLast().last : name else {
      return components(call.arguments, implicit).map { ($0, false) }
    }
    var value: ColorValue?
    if ColorTypes.names.contains(type) {
      let framework = self.framework(type)
      value = components(call.arguments, framework) ?? hex(call.arguments, framework)
    } else if isLiteral, Self.makesColor(type, of: path) {
      let framework = path.lazy.compactMap(ColorTypes.framework).first ?? implicit
      value = hex(call.arguments, framework)
    }
    guard let value, !Ascent.offersStyles(call.arguments) else { return nil }
    return (value, true)
  }

  /// Whether the name of a project's own function says that it makes a color of a number or text.
  private static func makesColor(_ name: String, of path: [String]) -> Bool {
    let isNumber = name.mentions("hex") || name.mentions("rgb")
    if path.dropLast().contains(where: ColorTypes.names.contains) {
      return isNumber || name.mentions("color")
    }
    return isNumber && (name.mentions("color") || ["rgb", "rgba"].contains(name.lowercased()))
  }

  // MARK: Components

  private func components(
    _ arguments: LabeledExprListSyntax, _ framework: ColorValue.Framework
  ) -> ColorValue? {
    let numbers = arguments.prefix(8).compactMap { argument in
      argument.label.flatMap { label in
        Expressions.number(argument.expression).map { (label: label.text.lowercased(), value: $0) }
      }
    }
    // `alpha` says more than `borderAlpha`.
    let value = { (names: [String]) in
      (numbers.first { names.contains($0.label) }
        ?? numbers.first { entry in names.contains(where: entry.label.hasSuffix) })?.value
    }
    let letter = { (name: String) in numbers.first { $0.label == name }?.value }
    // A translucency that is worked out is taken as half.
    let hasAlpha = arguments.contains { ["alpha", "opacity", "a"].contains($0.label?.text ?? "") }
    let alpha = value(["alpha", "opacity"]) ?? letter("a") ?? (hasAlpha ? 0.5 : 1)
    var known: [String: Double] = [:]
    for name in ["white", "gray", "hue", "saturation", "brightness"] { known[name] = value([name]) }
    for name in ["red", "green", "blue"] {
      known[name] = value([name]) ?? letter(String(name.prefix(1)))
    }
    return ColorComponents.rgb(known).map { ColorComponents.color($0, alpha, framework) }
  }

  // MARK: Hex

  private func hex(
    _ arguments: LabeledExprListSyntax, _ framework: ColorValue.Framework
  ) -> ColorValue? {
    guard let first = arguments.first else { return nil }
    let label = first.label?.text.lowercased() ?? ""
    if ["named", "name", "systemname", "resource", "asset", "data"].contains(label) { return nil }
    // Where a bundle is given, the text is a name.
    if arguments.prefix(8).contains(where: { $0.label?.text == "bundle" }) { return nil }
    let isTold = label.contains("hex") || label.contains("rgb") || label.contains("string")
    guard let digits = Self.digits(first.expression, isTold: isTold) else { return nil }
    var alpha = 1.0
    if let second = arguments.dropFirst().first {
      alpha = Expressions.number(second.expression) ?? 0.5
    }
    return ColorComponents.color(digits, min(alpha, 1), framework)
  }

  /// The components of `0x2F3944` or `"#2F3944"`.
  private static func digits(_ expression: ExprSyntax, isTold: Bool) -> [Double]? {
    var text: Substring
    if let integer = expression.as(IntegerLiteralExprSyntax.self) {
      guard integer.literal.text.hasPrefix("0x") else { return nil }
      text = integer.literal.text.dropFirst(2).filter { $0 != "_" }[...]
      if text.count < 6 { text = (String(repeating: "0", count: 6 - text.count) + text)[...] }
    } else if let string = Expressions.text(expression) {
      text = string[...]
      if text.hasPrefix("#") { text = text.dropFirst() } else if !isTold { return nil }
      if text.hasPrefix("0x") { text = text.dropFirst(2) }
    } else {
      return nil
    }
    return ColorComponents.hex(text)
  }
}
