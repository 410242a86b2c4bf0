// SPDX-License-Identifier: MIT

import SwiftSyntax

extension Observations {
  /// Notes calls that are a mistake by themselves.
  mutating func noteMistake(_ call: FunctionCallExprSyntax, _ path: [String], _ walk: FactCollector)
  {
    guard let function = path.last else { return }
    switch function {
    case "resolvedColor": noteResolved(call, walk)
    case "draw": noteText(call, walk)
    case "contains": noteNames(call, walk)
    case "NSAttributedString", "NSMutableAttributedString": noteText(call, walk)
    case "setNeedsLayout", "setNeedsDisplay", "setNeedsUpdateConstraints",
      "setNeedsUpdateProperties":
      noteLoop(call, path, walk)
    default: break
    }
  }

  /// `view.backgroundColor = color.resolvedColor(with: traits)` keeps one of its values.
  private mutating func noteResolved(_ call: FunctionCallExprSyntax, _ walk: FactCollector) {
    var ascent = Ascent(from: call)
    guard call.arguments.first?.label?.text == "with", let sink = ascent.climb(),
      !ascent.isCGColor, !ascent.isDynamic, sink.role(isExplicit: true) != nil
    else { return }
    switch sink {
    case .assignment(let path) where path.count > 1 || ColorRole(name: path[0]) != nil: break
    case .named(_, _, isLocal: false): break
    default: return
    }
    if StaleLayerColor.updateMethods.contains(walk.member) { return }
    // Who names the style means it.
    if Expressions.words(call.arguments, limit: 120).contains("userInterfaceStyle:") { return }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return }
    observe(.resolvedColor, access.declName, sink.constant ?? "", walk)
  }

  /// Text that is drawn, or put into a text view, with attributes that name no color.
  private mutating func noteText(_ call: FunctionCallExprSyntax, _ walk: FactCollector) {
    let labels = ["withAttributes", "attributes"]
    guard
      let attributes = call.arguments.first(where: { labels.contains($0.label?.text ?? "") })?
        .expression.as(DictionaryExprSyntax.self)
    else { return }
    let words = Expressions.words(attributes, limit: 1_500)
    guard !words.contains("oregroundColor"), !words.contains("attachment") else { return }
    let name = Expressions.path(call.calledExpression).last
    guard name == "draw" || goesToTextView(call) else { return }
    if name == "draw" {
      observe(.textDrawnWithoutColor, attributes, "drawn text", walk)
    } else {
      observe(.textShownWithoutColor, attributes, "text in a text view", walk)
    }
  }

  private func goesToTextView(_ call: FunctionCallExprSyntax) -> Bool {
    var ascent = Ascent(from: call)
    guard case .assignment(let path)? = ascent.climb(), path.last == "attributedText" else {
      return false
    }
    return path.dropLast().last?.lowercased().hasSuffix("textview") == true
  }

  // MARK: Names of appearances

  private static let names: Set = ["aqua", "darkAqua", "vibrantLight", "vibrantDark"]

  /// `appearance.name == .darkAqua`.
  mutating func noteNames(_ elements: [ExprSyntax], _ walk: FactCollector) {
    guard let place = elements.firstIndex(where: { $0.is(BinaryOperatorExprSyntax.self) }),
      place > 0, place + 1 < elements.count,
      ["==", "!="].contains(where: { Expressions.isOperator(elements[place], $0) })
    else { return }
    let sides = [elements[place - 1], elements[place + 1]]
    guard sides.contains(where: { Self.names.contains(Expressions.path($0).last ?? "") }),
      let other = sides.first(where: { !Self.names.contains(Expressions.path($0).last ?? "") })
    else { return }
    let path = Expressions.path(other)
    if Self.isName(path) {
      observeName(
        other, "With increased contrast the appearance has another name, which this line misses",
        walk)
    } else if path.last == "bestMatch", Expressions.words(other).contains("HighContrast") {
      observeName(
        other, "bestMatch may return a high-contrast name, which the comparison misses", walk)
    }
  }

  /// `[.darkAqua, .vibrantDark].contains(appearance.name)`.
  private mutating func noteNames(_ call: FunctionCallExprSyntax, _ walk: FactCollector) {
    guard let argument = call.arguments.first?.expression,
      Self.isName(Expressions.path(argument)),
      let list = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    else { return }
    let names = Expressions.words(list)
    guard names.contains("qua") || names.contains("ibrant"), !names.contains("HighContrast")
    else { return }
    observeName(
      argument, "The appearance is looked up in a list without names for high contrast", walk,
      as: .appearanceList)
  }

  /// `switch appearance.name`.
  mutating func noteNames(_ choice: SwitchExprSyntax, _ walk: FactCollector) {
    guard Self.isName(Expressions.path(choice.subject)) else { return }
    let words = Expressions.words(choice.cases, limit: 2_000)
    guard words.contains("arkAqua"), !words.contains("HighContrast") else { return }
    observeName(
      choice.subject, "The switch over the appearance's name ignores the names for high contrast",
      walk)
  }

  /// Notes a name that decides, the first one of a condition or statement: one change mends all.
  private mutating func observeName(
    _ node: some SyntaxProtocol, _ words: String, _ walk: FactCollector,
    as kind: Observation.Kind = .appearanceName
  ) {
    var around = Syntax(node)
    while let parent = around.parent, !around.is(CodeBlockItemSyntax.self),
      !around.is(ConditionElementListSyntax.self), !around.is(MemberBlockItemSyntax.self)
    {
      around = parent
    }
    guard namedConditions.insert(around.id).inserted else { return }
    observe(kind, node, words, walk)
  }

  private static func isName(_ path: [String]) -> Bool {
    path.last == "name" && path.dropLast().last?.lowercased().hasSuffix("appearance") == true
  }

  /// `UIScreen.main.traitCollection.userInterfaceStyle`.
  mutating func noteScreen(_ access: MemberAccessExprSyntax, _ walk: FactCollector) {
    let path = Expressions.path(ExprSyntax(access))
    guard path.suffix(4) == ["UIScreen", "main", "traitCollection", "userInterfaceStyle"] else {
      return
    }
    observe(.screenStyle, access.declName, "", walk)
  }
}
