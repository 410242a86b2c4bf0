// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The way from a statement up to the file, which gathers what stands around it.
struct Surroundings {
  /// The most levels that are looked at.
  private static let bound = 400
  /// The most conditions that are gathered: what is asked farther away says little.
  private static let conditionBound = 64

  /// How many levels were looked at, and what they gave.
  var stepCount: Int { levels + conditions.count + guards.count }
  private var levels = 0
  private(set) var conditions: [String] = []
  /// What `guard` asks before the place is reached.
  private(set) var guards: [String] = []
  private(set) var isDynamic = false
  private(set) var isFallback = false
  private(set) var isPreview = false
  private(set) var isLeftOpen = false
  /// In a choice of an object by its own style, which is one of several: `switch self`.
  private(set) var choosesTheme = false
  private(set) var isInRegistration = false
  private(set) var ground: Ground.Kind?
  /// What stands before the place in the list that was passed last.
  private var below: [Syntax] = []

  /// - Parameters:
  ///   - node: where the way begins
  ///   - literal: reads the colors of grounds
  init(of node: Syntax, literal: ColorLiteral) {
    var current = node
    for _ in 0..<Self.bound {
      guard let parent = current.parent else { return }
      levels += 1
      pass(from: current, to: parent, literal)
      current = parent
    }
  }

  private mutating func pass(from node: Syntax, to parent: Syntax, _ literal: ColorLiteral) {
    switch parent.as(SyntaxEnum.self) {
    case .ifExpr(let choice): pass(choice, from: node)
    case .guardStmt(let choice):
      if Self.isAvailability(Expressions.words(choice.conditions)) { isFallback = true }
    case .switchExpr(let choice): pass(choice)
    case .switchCase(let choice): conditions.append(Expressions.words(choice.label, limit: 80))
    case .codeBlockItemList(let list):
      followAvailability(list, node)
      below = list.prefix(16).prefix { Syntax($0).id != node.id }.map { Syntax($0) }
    case .ifConfigClause(let clause):
      let condition = clause.condition.map { Expressions.words($0) } ?? ""
      let isForMakers = Self.isForMakers(condition) || Self.isOtherwiseForMakers(clause)
      if isForMakers || condition == "false" { isPreview = true }
    case .closureExpr(let closure): pass(closure, literal)
    case .memberAccessExpr(let access):
      if access.base?.id == node.id { modifier(access, literal) }
    case .macroExpansionExpr(let macro): if macro.macroName.text == "Preview" { isPreview = true }
    case .macroExpansionDecl(let macro): if macro.macroName.text == "Preview" { isPreview = true }
    case .structDecl(let type): look(at: type.name.text, type.inheritanceClause, type.attributes)
    case .classDecl(let type): look(at: type.name.text, type.inheritanceClause, type.attributes)
    case .functionDecl(let function): look(at: function.attributes)
    case .variableDecl(let variable): look(at: variable.attributes)
    default: break
    }
  }

  // MARK: Conditions

  private mutating func pass(_ choice: IfExprSyntax, from node: Syntax) {
    guard conditions.count < Self.conditionBound else { return }
    let words = Expressions.words(choice.conditions)
    let isElse = choice.elseBody.map { Syntax($0).id == node.id } ?? false
    let isBody = Syntax(choice.body).id == node.id
    guard isElse || isBody else { return }
    if words.contains("#available") && isElse || words.contains("#unavailable") && isBody {
      isFallback = true
    }
    conditions.append(words)
  }

  /// A choice among styles: what its other cases give are values of the same theme.
  private mutating func pass(_ choice: SwitchExprSyntax) {
    guard conditions.count < Self.conditionBound else { return }
    let subject = Expressions.words(choice.subject)
    conditions.append(subject)
    let cases = choice.cases.prefix(32).compactMap { $0.as(SwitchCaseSyntax.self) }
    let labels = cases.map { Expressions.words($0.label, limit: 80) }
    let words = Set(labels.flatMap(StyleWords.words))
    let isOfStyles =
      !words.isDisjoint(with: ["dark", "night"]) && !words.isDisjoint(with: ["light", "day"])
    if isOfStyles, let label = labels.first(where: StyleWords.namesStyle) {
      conditions.append(label)
      if subject == "self" { choosesTheme = true }
    }
    isLeftOpen =
      isLeftOpen || !words.isDisjoint(with: ["system", "auto", "automatic", "unspecified"])
      || cases.contains { $0.label.is(SwitchDefaultLabelSyntax.self) && Self.doesNothing($0) }
  }

  private static func doesNothing(_ choice: SwitchCaseSyntax) -> Bool {
    choice.statements.count == 1 && Expressions.words(choice.statements) == "break"
  }

  private static func isAvailability(_ condition: String) -> Bool {
    condition.contains("#available")
  }

  /// Whether only those have the code of an `#if` who make the app: `DEBUG`, not `!DEBUG`.
  private static func isForMakers(_ condition: String) -> Bool {
    ["DEBUG", "DEVELOPMENT", "STAGING"].contains {
      condition.contains($0) && !condition.contains("!\($0)")
    }
  }

  /// Whether a clause is the `#else` of `#if !DEBUG`.
  private static func isOtherwiseForMakers(_ clause: IfConfigClauseSyntax) -> Bool {
    guard clause.condition == nil, let list = clause.parent?.as(IfConfigClauseListSyntax.self),
      list.count == 2, let first = list.first?.condition.map({ Expressions.words($0) })
    else { return false }
    return first.hasPrefix("!") && isForMakers(String(first.dropFirst()))
  }

  /// What follows `if #available(…) { return … }` runs on old systems only.
  private mutating func followAvailability(_ list: CodeBlockItemListSyntax, _ node: Syntax) {
    for item in list.prefix(64) where conditions.count + guards.count < Self.conditionBound {
      if Syntax(item).id == node.id { return }
      if let guarded = item.item.as(GuardStmtSyntax.self) {
        guards.append(Expressions.words(guarded.conditions, limit: 120))
      }
      guard let choice = Expressions.expression(of: item)?.as(IfExprSyntax.self),
        choice.elseBody == nil
      else { continue }
      let leaves = choice.body.statements.last?.item.is(ReturnStmtSyntax.self) == true
      if leaves, Self.isAvailability(Expressions.words(choice.conditions)) { isFallback = true }
      if leaves { conditions.append(Expressions.words(choice.conditions)) }
    }
  }

  // MARK: Closures and types

  private static let providers: Set = ["UIColor", "NSColor", "Color", "UIImage", "NSImage"]

  private mutating func pass(_ closure: ClosureExprSyntax, _ literal: ColorLiteral) {
    guard let call = Expressions.call(of: closure), call.calledExpression.id != closure.id else {
      return
    }
    let path = Expressions.path(call.calledExpression)
    let function = path.last == "init" ? path.dropLast().last ?? "" : path.last ?? ""
    let label = closure.parent?.as(LabeledExprSyntax.self)?.label?.text
    if Self.providers.contains(function) || function.lowercased().contains("dynamic")
      || label == "dynamicProvider"
    {
      isDynamic = true
    }
    // `self.init { traits in … }` and `Self { $0.isDark ? … }` of an extension of colors.
    if path == ["Self"] && call.arguments.isEmpty { isDynamic = true }
    let parameters = closure.signature.map { Expressions.words($0, limit: 40) } ?? ""
    if path == ["self", "init"], ["trait", "appearance"].contains(where: parameters.mentions) {
      isDynamic = true
    }
    if function == "registerForTraitChanges" || function == "onTraitChange" {
      isInRegistration = TraitNames.followColors(call)
    }
    if Self.observes(call, function) { isInRegistration = true }
    if function == "overlay" || function == "mask" { ground = ground ?? .other }
    if function == "ZStack" { for item in below { lieOn(item) } }
  }

  /// Whether a call observes the style: `view.publisher(for: \.effectiveAppearance).sink { … }`,
  /// `NSApp.observe(\.effectiveAppearance) { … }`, `onChange(of: colorScheme) { … }`.
  private static func observes(_ call: FunctionCallExprSyntax, _ function: String) -> Bool {
    guard ["sink", "observe", "onChange", "onReceive"].contains(function) else { return false }
    let observed =
      [Expressions.words(call.calledExpression)]
      + call.arguments.prefix(1).map { Expressions.words($0, limit: 80) }
    return ["ffectiveAppearance", "colorScheme", "userInterfaceStyle", "traitCollection"]
      .contains { name in observed.contains { $0.contains(name) } }
  }

  /// What stands before something in a stack is under it.
  private mutating func lieOn(_ item: Syntax) {
    guard ground == nil else { return }
    let words = Expressions.words(item, limit: 120)
    if Self.isAdaptive(words) { return }
    ground = .other
  }

  private mutating func look(
    at name: String, _ inheritance: InheritanceClauseSyntax?, _ attributes: AttributeListSyntax
  ) {
    look(at: attributes)
    let parents = Self.parents(inheritance)
    if Self.isPreview(name, parents) || parents.contains("XCTestCase") { isPreview = true }
  }

  /// Whether a type is a preview, by its name or by what it inherits.
  static func isPreview(_ name: String, _ inheritance: InheritanceClauseSyntax?) -> Bool {
    isPreview(name, parents(inheritance))
  }

  private static func isPreview(_ name: String, _ parents: String) -> Bool {
    parents.contains("PreviewProvider") || name.hasSuffix("_Previews")
  }

  private static func parents(_ inheritance: InheritanceClauseSyntax?) -> String {
    inheritance.map { Expressions.words($0, limit: 200) } ?? ""
  }

  /// What is obsolete since systems have the dark runs on old ones only:
  /// `@available(iOS, introduced: 2.0, obsoleted: 13.0)`.
  private mutating func look(at attributes: AttributeListSyntax) {
    if attributes.isEmpty { return }
    let words = Expressions.words(attributes, limit: 400)
    guard let place = words.firstRange(of: "obsoleted:") else { return }
    let number = words[place.upperBound...].drop { $0 == " " }
      .prefix { $0.isNumber || $0 == "." }
    let first = words.contains("macOS") ? 10.14 : 13
    if let version = Double(number), version <= first { isFallback = true }
  }

  // MARK: SwiftUI's chains

  private static let grounds: Set = [
    "background", "listRowBackground", "containerBackground", "glassEffect", "backgroundStyle",
  ]

  private mutating func modifier(_ access: MemberAccessExprSyntax, _ literal: ColorLiteral) {
    let name = access.declName.baseName.text
    guard ground == nil, let call = access.parent?.as(FunctionCallExprSyntax.self) else { return }
    if name == "withRenderingMode" {
      // Of a template only the shape is seen.
      if Expressions.words(call.arguments, limit: 60).contains("Template") { ground = .other }
    } else if Self.grounds.contains(name) {
      ground = Self.ground(of: call, literal)
    } else if name == "disabled" {
      // What nobody can press is faint on purpose.
      if Expressions.words(call.arguments, limit: 20) == "true" { ground = .other }
    } else if name == "buttonStyle" {
      let style = Expressions.words(call.arguments, limit: 80)
      if style.lowercased().contains("prominent") || Self.isOwnStyle(style) { ground = .other }
    }
  }

  /// Whether a style of buttons is the app's own and takes a ground: `CardStyle(background: …)`.
  private static func isOwnStyle(_ style: String) -> Bool {
    style.first?.isUppercase == true && (style.mentions("background") || style.mentions("gradient"))
  }

  /// What a view's background is; nil for one that adapts by its name.
  static func ground(of call: FunctionCallExprSyntax, _ literal: ColorLiteral) -> Ground.Kind? {
    guard let first = call.arguments.first else { return .other }
    if let color = literal.read(first.expression) { return .fixed(color.value) }
    let words = Expressions.words(first.expression, limit: 120)
    return words.contains("clear") || isAdaptive(words) ? nil : .other
  }

  /// Whether a ground is one that adapts, as its name says: `systemBackground`, `viewBackground`;
  /// `plusBackgroundColor2` is a brand's.
  private static func isAdaptive(_ words: String) -> Bool {
    if words.contains("system") { return true }
    guard words.contains("ackground") else { return false }
    let known: Set = [
      "background", "color", "colors", "primary", "secondary", "tertiary", "main", "view", "app",
      "screen", "window", "cell", "page", "list", "table", "card", "content", "surface", "ui",
      "ns", "grouped", "base", "default", "under", "text", "asset", "assets", "swift", "named",
      "theme", "panel", "sidebar", "sheet", "row",
    ]
    return StyleWords.words(of: words).allSatisfy(known.contains)
  }
}
