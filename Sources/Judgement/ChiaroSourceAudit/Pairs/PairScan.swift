// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The way from a text of SwiftUI up to its body, which finds its color and what it stands on.
struct PairScan {
  private static let bound = 200

  let colors: PairColors
  private var text: (color: StyledColor, isHierarchical: Bool)?
  private(set) var textNode: Syntax
  private var grounds: [[StyledColor]] = []
  private var groundNode: Syntax?
  private var modifiers: Set<String> = []
  /// Whether something on the way makes it nobody's knowledge.
  private var isUnknown = false

  /// What was found of a text.
  struct Found {
    var text: StyledColor
    var isExplicit: Bool
    var grounds: [[StyledColor]]
    var textNode: Syntax
    var groundNode: Syntax
    var modifiers: Set<String>
  }

  private init(_ call: FunctionCallExprSyntax, _ literal: ColorLiteral) {
    colors = PairColors(literal: literal)
    textNode = Syntax(call)
  }

  /// The color and ground of a text; nil where one of them is not known.
  static func found(_ call: FunctionCallExprSyntax, _ literal: ColorLiteral) -> Found? {
    var scan = PairScan(call, literal)
    var current = Syntax(call)
    for _ in 0..<bound {
      guard let parent = current.parent, !scan.isUnknown else { break }
      if parent.is(FunctionDeclSyntax.self) || parent.is(MemberBlockItemSyntax.self) { break }
      scan.pass(from: current, to: parent)
      current = parent
    }
    guard !scan.isUnknown, let ground = scan.groundNode, !scan.grounds.isEmpty else { return nil }
    let color = scan.text?.color ?? StyledColor.text("primary")
    guard let color else { return nil }
    return Found(
      text: color, isExplicit: scan.text != nil, grounds: scan.grounds, textNode: scan.textNode,
      groundNode: ground, modifiers: scan.modifiers)
  }

  private mutating func pass(from node: Syntax, to parent: Syntax) {
    switch parent.as(SyntaxEnum.self) {
    case .memberAccessExpr(let access):
      guard access.base.map({ Syntax($0).id == node.id }) == true,
        let call = access.parent?.as(FunctionCallExprSyntax.self)
      else { return }
      modifier(access.declName.baseName.text, call)
    case .closureExpr(let closure): leave(closure)
    case .codeBlockItemList(let list):
      guard let closure = list.parent?.as(ClosureExprSyntax.self), groundNode == nil,
        Self.container(of: closure) == "ZStack"
      else { return }
      lie(on: list.prefix(32).prefix { Syntax($0).id != node.id })
    case .ifExpr(let choice):
      if StyleWords.asksStyle(Expressions.words(choice.conditions)) { isUnknown = true }
    case .switchExpr(let choice):
      if StyleWords.asksStyle(Expressions.words(choice.subject)) { isUnknown = true }
    case .labeledExpr, .ternaryExpr, .unresolvedTernaryExpr: isUnknown = true
    default: break
    }
  }

  // MARK: Modifiers

  /// Modifiers behind which nobody knows what is seen.
  private static let changing: Set = [
    "colorScheme", "preferredColorScheme", "colorInvert", "blendMode", "mask", "overlay", "hidden",
    "glassEffect", "luminanceToAlpha", "colorMultiply", "buttonStyle", "listRowBackground",
    "foregroundLinearGradient", "redacted", "navigationTitle", "tint", "accentColor",
  ]

  private mutating func modifier(_ name: String, _ call: FunctionCallExprSyntax) {
    modifiers.insert(name)
    switch name {
    case "foregroundColor", "foregroundStyle":
      guard let argument = call.arguments.first else { return }
      // What is nearer has the say, but for `.primary`, which is that of what is around.
      if let text, !text.isHierarchical { return }
      guard let read = colors.text(argument.expression), call.arguments.count == 1 else {
        isUnknown = true
        return
      }
      if text == nil { textNode = Syntax(argument.expression) }
      text = read
    case "background", "containerBackground", "presentationBackground":
      if groundNode == nil { stand(on: call) }
    case "environment":
      if Expressions.words(call.arguments, limit: 80).contains("colorScheme") { isUnknown = true }
    default: if Self.changing.contains(name) { isUnknown = true }
    }
  }

  private mutating func stand(on call: FunctionCallExprSyntax) {
    var ground = call.arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
    if ground == nil, let closure = call.trailingClosure {
      ground = colors.only(in: closure.statements)
    }
    guard let ground, let read = colors.grounds(ground) else {
      isUnknown = true
      return
    }
    if read.isEmpty { return }
    (grounds, groundNode) = (read, Syntax(ground))
  }

  // MARK: Containers

  /// Views that only place what is in them.
  private static let containers: Set = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "ScrollView", "ForEach",
    "GeometryReader", "NavigationStack", "NavigationView", "LazyVGrid", "LazyHGrid", "Grid",
    "GridRow", "ScrollViewReader", "TabView",
  ]

  /// The view in whose closure something stands; nil for a modifier's closure.
  private static func container(of closure: ClosureExprSyntax) -> String? {
    guard let call = closure.parent?.as(FunctionCallExprSyntax.self),
      call.trailingClosure?.id == closure.id
    else { return nil }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  private mutating func leave(_ closure: ClosureExprSyntax) {
    guard let name = Self.container(of: closure) else { return isUnknown = true }
    if Self.containers.contains(name) { return }
    // A button's text has the tint, unless it is given a color; other views may have grounds.
    let isButton = ["Button", "NavigationLink", "Link", "Menu"].contains(name)
    if !isButton || text == nil { isUnknown = true }
  }

  /// What stands before a view in a stack lies under it: the nearest that covers.
  private mutating func lie(on items: some BidirectionalCollection<CodeBlockItemSyntax>) {
    for item in items.reversed() {
      guard let view = Expressions.expression(of: item) else { continue }
      if let read = colors.grounds(view) {
        if read.isEmpty { continue }
        (grounds, groundNode) = (read, Syntax(view))
        return
      }
      let first = Expressions.path(view).first ?? ""
      if !Self.small.contains(first) { return isUnknown = true }
    }
  }

  /// Views that cover little of a stack.
  private static let small: Set = ["Text", "Label", "Spacer", "Divider", "ProgressView"]
}
