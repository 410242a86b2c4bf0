// SPDX-License-Identifier: MIT

import SwiftSyntax

extension FactCollector {
  /// Whether the function around is one that is called as the app begins.
  private var isAtLaunch: Bool {
    let type = scopes.last?.type ?? ""
    if type.isEmpty && member.isEmpty { return facts.path.hasSuffix("main.swift") }
    guard AppStyle.isDelegate(type, facts.types[type]) else { return false }
    if ["init", "window"].contains(member) { return true }
    guard let function, function.name.text == member else { return false }
    let labels = function.signature.parameterClause.parameters.prefix(8).map(\.firstName.text)
    return ([member] + labels).contains(where: AppStyle.launches.contains)
  }

  /// Notes that a member of a type with which the app begins calls another, whatever happens.
  func noteSteadyCall(_ call: FunctionCallExprSyntax, of function: String) {
    let type = scopes.last?.type ?? ""
    guard !type.isEmpty, AppStyle.isDelegate(type, facts.types[type]) else { return }
    guard steadyCalls < Self.bound else { return }
    steadyCalls += 1
    guard isSteady(call, in: Self.immediate) else { return }
    let caller = isAtLaunch ? AppStyle.launch : member
    updateType { $0.steadyCalls[caller, default: []].insert(function) }
  }

  /// Notes what a style of the app, a window or the object itself is set to.
  func noteAppStyle(_ node: SequenceExprSyntax, _ path: [String], _ value: [ExprSyntax]) {
    var receiver = Array(named(path).dropLast())
    if let owner = Self.collection(of: receiver, around: Syntax(node)) { receiver = owner }
    let isAppearance = path.last == "appearance"
    guard let subject = AppStyle.subject(of: receiver, isAppearance: isAppearance) else { return }
    facts.styles.ofApps.append(
      AppStyle(
        site: site(of: node, around: Syntax(node)), subject: subject,
        style: AppStyle.style(of: Self.words(value)), isSteady: isSteady(node, in: Self.immediate),
        isAtLaunch: isAtLaunch))
  }

  /// Notes what `preferredColorScheme`, or `colorScheme` of old, is given.
  func noteAppScheme(_ call: FunctionCallExprSyntax, _ argument: ExprSyntax) {
    let type = scopes.last?.type ?? ""
    let isApp = member == "body" && facts.types[type]?.inherits.contains("App") == true
    facts.styles.ofApps.append(
      AppStyle(
        site: site(of: call, around: Syntax(call)), subject: isApp ? .scene : .body,
        style: AppStyle.style(of: Self.words([argument])),
        isSteady: isSteady(call, in: isApp ? Self.scenes : []), isAtLaunch: isApp))
  }

  /// Notes the view with which the windows of an app of SwiftUI begin.
  func noteRootView(_ call: FunctionCallExprSyntax) {
    guard let statements = call.trailingClosure?.statements, statements.count == 1,
      let view = statements.first?.item.as(ExprSyntax.self),
      let name = Expressions.path(view).first
    else { return }
    facts.styles.roots.append(name)
  }

  /// Notes the controller with which a window begins.
  func noteRootController(_ value: [ExprSyntax]) {
    guard let type = scopes.last?.type, AppStyle.isDelegate(type, facts.types[type]) else { return }
    let name = value.count == 1 ? value.first.flatMap { Expressions.path($0).first } : nil
    facts.styles.roots.append(name ?? "")
  }

  private static func words(_ value: [ExprSyntax]) -> [String] {
    value.flatMap { $0.tokens(viewMode: .sourceAccurate).prefix(24).map(\.text) }
  }

  // MARK: Surroundings

  /// Calls that run a closure at once, or as soon as they can.
  private static let immediate: Set = [
    "forEach", "async", "asyncAfter", "run", "MainActor", "Task",
  ]
  /// What the views of a window are put in.
  private static let scenes: Set = [
    "WindowGroup", "DocumentGroup", "Group", "ZStack", "VStack", "HStack", "NavigationView",
    "NavigationStack", "TabView", "GeometryReader",
  ]

  /// Whether code runs whatever is asked, in none but the given closures.
  private func isSteady(_ node: some SyntaxProtocol, in closures: Set<String>) -> Bool {
    let around = Surroundings(of: Syntax(node), literal: literal)
    guard !around.isFallback, !around.isPreview, AppStyle.askNothing(around.conditions),
      AppStyle.askNothing(around.guards)
    else { return false }
    var current = Syntax(node)
    for _ in 0..<Self.chainBound {
      guard let parent = current.parent else { return true }
      if parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self) { return true }
      if let closure = parent.as(ClosureExprSyntax.self), !Self.runs(closure, in: closures) {
        return false
      }
      if let clause = parent.as(IfConfigClauseSyntax.self), !Self.isOfSystem(clause) {
        return false
      }
      current = parent
    }
    return false
  }

  private static func runs(_ closure: ClosureExprSyntax, in functions: Set<String>) -> Bool {
    guard let call = Expressions.call(of: closure) else { return false }
    if call.calledExpression.id == closure.id { return true }
    return Expressions.path(call.calledExpression).last.map(functions.contains) ?? false
  }

  /// Whether a part of a file is built for a system, not for a way of building.
  private static func isOfSystem(_ clause: IfConfigClauseSyntax) -> Bool {
    let condition = clause.condition.map { Expressions.words($0, limit: 80) } ?? ""
    return condition.hasPrefix("os(") || condition.hasPrefix("canImport(")
  }

  /// The collection of which `$0`, or the variable of a loop, is an element.
  private static func collection(of receiver: [String], around node: Syntax) -> [String]? {
    guard receiver.count == 1, let name = receiver.first else { return nil }
    var current = node
    for _ in 0..<chainBound {
      guard let parent = current.parent, !parent.is(FunctionDeclSyntax.self) else { return nil }
      if let loop = parent.as(ForStmtSyntax.self),
        Expressions.words(loop.pattern, limit: 60) == name
      {
        return Expressions.path(loop.sequence)
      }
      if name == "$0", let closure = parent.as(ClosureExprSyntax.self) {
        return Expressions.call(of: closure).map { Expressions.path($0.calledExpression) }
      }
      current = parent
    }
    return nil
  }
}
