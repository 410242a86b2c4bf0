// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Reads what stands around code in its member: the conditions under which it runs again.
struct RecurrenceScan {
  /// The most levels that are looked at, and the most tokens of what a condition governs.
  private static let bound = (levels: 100, tokens: 1_500)

  /// When the code of a node runs again.
  static func recurrence(of node: some SyntaxProtocol) -> Recurrence {
    var current = Syntax(node)
    for _ in 0..<bound.levels {
      guard let parent = current.parent, !isMember(parent) else { return .always }
      if let found = step(from: current, to: parent) { return found }
      current = parent
    }
    return .always
  }

  private static func isMember(_ node: Syntax) -> Bool {
    node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self)
      || node.is(MemberBlockItemSyntax.self) || node.is(AccessorDeclSyntax.self)
  }

  private static func step(from node: Syntax, to parent: Syntax) -> Recurrence? {
    if let choice = parent.as(IfExprSyntax.self) {
      let isBody = Syntax(choice.body).id == node.id
      guard isBody || choice.elseBody.map({ Syntax($0).id == node.id }) == true else { return nil }
      return recurrence(of: choice.conditions, hold: isBody, over: [node])
    }
    guard let list = parent.as(CodeBlockItemListSyntax.self) else { return nil }
    let items = Array(list.prefix(200))
    guard let place = items.firstIndex(where: { Syntax($0).id == node.id }) else { return nil }
    for (index, item) in items[..<place].enumerated() {
      guard let (conditions, hold) = leaving(item) else { continue }
      let rest = items[(index + 1)...].map { Syntax($0) }
      if let found = recurrence(of: conditions, hold: hold, over: rest) { return found }
    }
    return nil
  }

  /// What has to be so, or must not, that code behind a statement is reached.
  private static func leaving(
    _ item: CodeBlockItemSyntax
  ) -> (conditions: ConditionElementListSyntax, hold: Bool)? {
    if let guarded = item.item.as(GuardStmtSyntax.self) { return (guarded.conditions, true) }
    guard let choice = Expressions.expression(of: item)?.as(IfExprSyntax.self),
      choice.elseBody == nil,
      choice.body.statements.last?.item.is(ReturnStmtSyntax.self) == true
    else { return nil }
    return (choice.conditions, false)
  }

  /// What conditions that hold, or do not, tell of the code that they govern.
  private static func recurrence(
    of conditions: ConditionElementListSyntax, hold: Bool, over code: [Syntax]
  ) -> Recurrence? {
    // Where one of several does not hold, nobody knows which.
    if !hold && conditions.count > 1 { return nil }
    let asked = conditions.prefix(16).flatMap { RecurrenceQuestion.all(in: $0, hold: hold) }
    // What follows the style too runs when it changes.
    if asked.contains(where: \.asksStyle) { return nil }
    for question in asked {
      if let found = question.recurrence(over: CodeWords(code, most: bound.tokens)) {
        return found
      }
    }
    return nil
  }
}

/// What some code sets and calls, as far as its words tell.
struct CodeWords {
  /// What it sets: `name=nil`, `name=true`, `name=false`, or `name=` for another value.
  private(set) var settings: Set<String> = []
  /// The functions that it calls without a receiver, or on `self`.
  private(set) var calls: Set<String> = []

  /// The functions that put a layer or view into another.
  static let adding: Set = ["addSublayer", "insertSublayer", "addSubview", "insertSubview"]

  init(_ nodes: [Syntax], most: Int) {
    var left = most
    for node in nodes {
      for token in node.tokens(viewMode: .sourceAccurate) {
        left -= 1
        if left < 0 { return }
        if case .identifier(let name) = token.tokenKind { read(name, token) }
      }
    }
  }

  private mutating func read(_ name: String, _ token: TokenSyntax) {
    guard let next = token.nextToken(viewMode: .sourceAccurate) else { return }
    switch next.tokenKind {
    case .equal:
      if let value = next.nextToken(viewMode: .sourceAccurate) {
        settings.insert(Self.setting(name, value.text))
      }
    case .leftParen:
      if Self.adding.contains(name) {
        settings.insert(Self.setting(Recurrence.Opening.layers, "layer"))
      }
      let before = token.previousToken(viewMode: .sourceAccurate)
      if name == "toggle", let property = before?.previousToken(viewMode: .sourceAccurate) {
        settings.formUnion(["\(property.text)=true", "\(property.text)=false"])
      }
      let isOwn =
        before?.tokenKind != .period
        || before?.previousToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.self)
      if isOwn { calls.insert(name) }
    default: break
    }
  }

  /// What a setting is called.
  static func setting(_ name: String, _ value: String) -> String {
    ["nil", "true", "false"].contains(value) ? "\(name)=\(value)" : "\(name)="
  }
}
