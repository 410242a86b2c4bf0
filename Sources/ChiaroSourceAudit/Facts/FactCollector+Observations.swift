// SPDX-License-Identifier: MIT

import SwiftSyntax

extension FactCollector {
  /// Notes something that a rule reports as it stands.
  func observe(_ kind: Observation.Kind, _ node: some SyntaxProtocol, _ words: String) {
    let site = site(of: node, around: Syntax(node))
    facts.observations.append(Observation(kind: kind, site: site, words: words))
  }

  // MARK: Calls

  /// Notes calls that are a mistake by themselves.
  func noteMistake(_ call: FunctionCallExprSyntax, _ path: [String]) {
    guard let function = path.last else { return }
    switch function {
    case "resolvedColor": noteResolved(call)
    case "draw": noteText(call)
    case "contains": noteNames(call)
    case "NSAttributedString", "NSMutableAttributedString": noteText(call)
    case "setNeedsLayout", "setNeedsDisplay", "setNeedsUpdateConstraints",
      "setNeedsUpdateProperties":
      if path.count == 1 || path == ["self", function] { noteLoop(call, function) }
    default: break
    }
  }

  /// `view.backgroundColor = color.resolvedColor(with: traits)` keeps one of its values.
  private func noteResolved(_ call: FunctionCallExprSyntax) {
    var ascent = Ascent(from: call)
    guard call.arguments.first?.label?.text == "with", let sink = ascent.climb(),
      !ascent.isCGColor, !ascent.isDynamic, sink.role(isExplicit: true) != nil
    else { return }
    switch sink {
    case .assignment(let path) where path.count > 1 || ColorRole(name: path[0]) != nil: break
    case .named(_, _, isLocal: false): break
    default: return
    }
    if StaleLayerColor.updateMethods.contains(member) { return }
    // Who names the style means it.
    if Expressions.words(call.arguments, limit: 120).contains("userInterfaceStyle:") { return }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return }
    observe(.resolvedColor, access.declName, sink.constant ?? "")
  }

  /// Text that is drawn, or put into a text view, with attributes that name no color.
  private func noteText(_ call: FunctionCallExprSyntax) {
    let labels = ["withAttributes", "attributes"]
    guard
      let attributes = call.arguments.first(where: { labels.contains($0.label?.text ?? "") })?
        .expression.as(DictionaryExprSyntax.self)
    else { return }
    let words = Expressions.words(attributes, limit: 1_500)
    guard !words.contains("oregroundColor"), !words.contains("attachment") else { return }
    let name = Expressions.path(call.calledExpression).last
    guard name == "draw" || goesToTextView(call) else { return }
    observe(
      .textWithoutColor, attributes, name == "draw" ? "drawn" : "put into a text view")
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
  func noteNames(_ elements: [ExprSyntax]) {
    guard let place = elements.firstIndex(where: { $0.is(BinaryOperatorExprSyntax.self) }),
      place > 0, place + 1 < elements.count,
      ["==", "!="].contains(elements[place].as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
    else { return }
    let sides = [elements[place - 1], elements[place + 1]]
    guard sides.contains(where: { Self.names.contains(Expressions.path($0).last ?? "") }),
      let other = sides.first(where: { !Self.names.contains(Expressions.path($0).last ?? "") })
    else { return }
    let path = Expressions.path(other)
    if Self.isName(path) {
      observeName(other, "the name of an appearance is compared with one")
    } else if path.last == "bestMatch", Expressions.words(other).contains("HighContrast") {
      observeName(other, "bestMatch may answer a name of high contrast")
    }
  }

  /// `[.darkAqua, .vibrantDark].contains(appearance.name)`.
  private func noteNames(_ call: FunctionCallExprSyntax) {
    guard let argument = call.arguments.first?.expression,
      Self.isName(Expressions.path(argument)),
      let list = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    else { return }
    let words = Expressions.words(list)
    guard words.contains("qua") || words.contains("ibrant"), !words.contains("HighContrast")
    else { return }
    observeName(argument, "the name of an appearance is looked for in a list")
  }

  /// `switch appearance.name`.
  func noteNames(_ choice: SwitchExprSyntax) {
    guard Self.isName(Expressions.path(choice.subject)) else { return }
    let words = Expressions.words(choice.cases, limit: 2_000)
    guard words.contains("arkAqua"), !words.contains("HighContrast") else { return }
    observeName(choice.subject, "the name of an appearance decides")
  }

  /// Notes a name that decides, the first one of a condition or statement: one change mends all.
  private func observeName(_ node: some SyntaxProtocol, _ words: String) {
    var around = Syntax(node)
    while let parent = around.parent, !around.is(CodeBlockItemSyntax.self),
      !around.is(ConditionElementListSyntax.self), !around.is(MemberBlockItemSyntax.self)
    {
      around = parent
    }
    guard namedConditions.insert(around.id).inserted else { return }
    observe(.appearanceName, node, words)
  }

  private static func isName(_ path: [String]) -> Bool {
    path.last == "name" && path.dropLast().last?.lowercased().hasSuffix("appearance") == true
  }

  /// `UIScreen.main.traitCollection.userInterfaceStyle`.
  func noteScreen(_ access: MemberAccessExprSyntax) {
    let path = Expressions.path(ExprSyntax(access))
    guard path.suffix(4) == ["UIScreen", "main", "traitCollection", "userInterfaceStyle"] else {
      return
    }
    observe(.screenStyle, access.declName, "")
  }
}
