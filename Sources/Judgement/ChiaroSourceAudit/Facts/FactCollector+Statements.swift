// SPDX-License-Identifier: MIT

import ChiaroSource
import SwiftSyntax

extension FactCollector {
  /// Notes what an assignment or a `? :` tells.
  func noteSequence(_ sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements.prefix(Expressions.bound))
    if elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      noteTernary(sequence, elements)
    }
    show(.sequence(sequence, elements))
    guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else { return }
    let path = Expressions.path(elements[0])
    guard let name = path.last else { return }
    let value = Array(elements[2...])
    show(.assignment(sequence, path: path, value: value))
    if name == "overrideUserInterfaceStyle" || name == "appearance"
      || path.suffix(2) == ["traitOverrides", "userInterfaceStyle"]
    {
      noteStyle(sequence, path, value)
      noteAppStyle(sequence, path, value)
    }
    if name == "rootViewController" { noteRootController(value) }
    noteSystemStyle(sequence, name, value)
    noteAssignment(path, value)
    noteSetting(path, value)
    if name == "isTemplate" && table != nil {
      facts.assets.templates.formUnion(path.dropLast().suffix(2))
    }
    guard ColorRole.isColorName(name) else { return }
    noteNamedLayerColor(sequence, path, value)
    if value.count == 1, !path.contains("layer") {
      noteHanded(value[0], HandedColor.property(name))
    }
    noteGround(sequence, path, value)
    if let role = Sink.assignment(path).role(isExplicit: false) {
      for element in value { noteReferences(in: element, as: role) }
    }
  }

  /// Notes that an object has a ground of its own.
  func noteGround(_ kind: Ground.Kind, of path: ArraySlice<String>) {
    facts.colors.grounds.append(
      Ground(
        kind: kind, isConditional: false, receiver: receiver(Array(path)),
        type: scopes.last?.type ?? ""))
  }

  private func noteGround(
    _ sequence: SequenceExprSyntax, _ path: [String], _ value: [ExprSyntax]
  ) {
    guard let name = path.last, ColorRole(name: name) == .background, let first = value.first
    else { return }
    noteGroundSource(path, value)
    let words = Expressions.words(first, limit: 120)
    let kind: Ground.Kind
    if words.contains("clear") {
      kind = .clear
    } else if value.count == 1, let color = literal.read(first) {
      kind = .fixed(color.value)
    } else if words.contains("system") || words.hasSuffix("ackground") {
      return
    } else {
      kind = .other
    }
    facts.colors.grounds.append(
      Ground(
        kind: kind,
        isConditional: !Surroundings(of: Syntax(sequence), literal: literal).conditions.isEmpty,
        receiver: receiver(path.dropLast()), type: scopes.last?.type ?? ""))
  }

  /// Notes the names that stand in an expression where a color is wanted.
  func noteReferences(in expression: ExprSyntax, as role: ColorRole) {
    // What is chosen by the style is right where it is used.
    let whole = expression.parent.flatMap { $0.as(ExprListSyntax.self) }.map { Syntax($0) }
    let words = Expressions.words(whole ?? Syntax(expression), limit: 160)
    if words.contains(" ? ") && StyleWords.asksStyle(words) { return }
    var isFirst = true
    for token in expression.tokens(viewMode: .sourceAccurate).prefix(60) {
      guard case .identifier(let name) = token.tokenKind else { continue }
      defer { isFirst = false }
      let isMember = token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
      guard isMember || isFirst, name.first?.isLowercase == true else { continue }
      let place = lines.position(of: token.positionAfterSkippingLeadingTrivia.utf8Offset)
      facts.colors.references.append(
        ColorReference(
          name: name, owner: isMember ? Self.type(before: token) : nil,
          type: scopes.last?.type ?? "",
          base: isMember ? Self.base(of: token, in: expression) : .none, role: role,
          isAside: isAside || Self.isForOneStyle(token, in: expression),
          line: place.line, column: place.column))
    }
  }

  /// What stands before the dot of a member.
  private static func base(
    of member: TokenSyntax, in expression: ExprSyntax
  ) -> ColorReference.Base {
    guard let access = member.parent?.parent?.as(MemberAccessExprSyntax.self), access.base == nil
    else { return .value }
    var current = Syntax(access)
    for _ in 0..<16 where current.id != expression.id {
      if current.is(LabeledExprSyntax.self) { return .handed }
      guard let parent = current.parent else { break }
      current = parent
    }
    return .implied
  }

  /// The type before a member's name: `Palette` of `Palette.ink`; nil for a variable.
  private static func type(before member: TokenSyntax) -> String? {
    let period = member.previousToken(viewMode: .sourceAccurate)
    guard case .identifier(let name)? = period?.previousToken(viewMode: .sourceAccurate)?.tokenKind,
      name.first?.isUppercase == true
    else { return nil }
    return name
  }

  /// Notes the names that a function or property of a color gives.
  func noteReturn(_ expression: ExprSyntax) {
    var ascent = Ascent(from: expression)
    guard let sink = ascent.climb(), case .returned = sink,
      let role = sink.role(isExplicit: false), role != .unknown
    else { return }
    noteReferences(in: expression, as: role)
  }

  /// Notes what a call does: a fixed color, a modifier, a member of the same type.
  func noteCall(_ call: FunctionCallExprSyntax) {
    noteColor(ExprSyntax(call))
    let path = Expressions.path(call.calledExpression)
    guard let function = path.last else { return }
    show(.call(call, path: path))
    if path.count == 1 || path.count == 2 && path[0] == "self" {
      noteOwnCall(call, of: function)
      noteSteadyCall(call, of: function)
    }
    noteSetting(of: path)
    if function == "WindowGroup" { noteRootView(call) }
    if function == "setTitleColor" {
      let object = receiver(path.dropLast())
      updateType {
        $0.coloredTexts.insert(object)
        $0.titleSetters[object, default: 0] += 1
      }
    }
    if function == "registerForTraitChanges" { noteRegistration(call) }
    noteTemplate(call, path)
    notePictureLookup(call, function)
    if function == "loadHTMLString" { facts.pages.areLoaded = true }
    if function == "setBackgroundImage" { noteGround(.other, of: path.dropLast()) }
    noteModifier(call, function)
    noteView(call, path)
    noteSubviews(call, path)
    noteHanded(call, to: function)
    if let role = Sink.modifiers[function], let first = call.arguments.first,
      first.label == nil
    {
      noteReferences(in: first.expression, as: Self.role(role, at: Syntax(first.expression)))
      if function.hasPrefix("foreground"), Expressions.lastName(first.expression) == "clear" {
        updateType { $0.clearTexts.insert(member) }
      }
    } else {
      let roles = call.arguments.prefix(32).compactMap {
        $0.label.flatMap { ColorRole(name: $0.text) }
      }
      // What is given with its ground fits it.
      if roles.contains(.text) && roles.contains(.background) { return }
      for argument in call.arguments.prefix(32) {
        guard let label = argument.label?.text else { continue }
        if let role = Sink.argument(function: function, label: label).role(isExplicit: false),
          role != .unknown
        {
          noteReferences(in: argument.expression, as: role)
        }
      }
    }
  }

  private func noteRegistration(_ call: FunctionCallExprSyntax) {
    guard TraitNames.followColors(call) else { return }
    let names = call.tokens(viewMode: .sourceAccurate).prefix(400).compactMap { token in
      if case .identifier(let name) = token.tokenKind { return name }
      return nil
    }
    updateType { $0.registered.formUnion(names) }
  }

  // MARK: Choices

  private func noteTernary(_ sequence: SequenceExprSyntax, _ elements: [ExprSyntax]) {
    let start = elements.count > 2 && elements[1].is(AssignmentExprSyntax.self) ? 2 : 0
    guard let mark = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      mark > start
    else { return }
    let condition = elements[start..<mark].map { Expressions.words($0, limit: 120) }
      .joined(separator: " ")
    guard StyleWords.asksSystemStyle(condition) else { return }
    let isColorTarget =
      start == 2 && (Expressions.path(elements[0]).last.map(ColorRole.isColorName) ?? false)
    guard isColorTarget || elements[mark...].contains(where: choosesColors) else { return }
    noteChoice(at: elements[start], around: Syntax(sequence), condition)
  }

  /// Notes an `if` that asks for the style and sets colors or pictures.
  func noteChoice(_ choice: IfExprSyntax) {
    let condition = Expressions.words(choice.conditions)
    guard StyleWords.asksSystemStyle(condition) else { return }
    guard choosesColors(choice.body), !givesPage(choice.body) else { return }
    // Paper is white: an app's own setting may well decide what is printed.
    let type = StyleWords.words(of: site(of: choice, around: Syntax(choice)).type)
    if type.contains("print") && !StyleWords.asksSystem(condition) { return }
    noteChoice(at: choice.conditions, around: Syntax(choice), condition)
  }

  private func noteChoice(at node: some SyntaxProtocol, around: Syntax, _ condition: String) {
    let site = site(of: node, around: around)
    guard !site.isDynamic else { return }
    let text = condition.lowercased()
    let inherits = facts.types[site.type]?.inherits ?? []
    let isView = ["View", "ViewModifier", "ButtonStyle", "LabelStyle"].contains {
      inherits.contains($0)
    }
    facts.styles.choices.append(
      StyleChoice(
        site: site, condition: condition,
        comparesName: text.contains("effectiveappearance.name"),
        isRenewed: isView || text.contains("colorscheme")))
  }

  /// Whether a piece of code gives a page or its style sheet, which no asset can hold.
  private func givesPage(_ body: CodeBlockSyntax) -> Bool {
    guard let given = body.statements.first?.item.as(ReturnStmtSyntax.self)?.expression else {
      return false
    }
    return given.is(StringLiteralExprSyntax.self)
  }

  /// Whether colors or pictures are chosen in a piece of code.
  private func choosesColors(_ node: some SyntaxProtocol) -> Bool {
    let types: Set = ["UIColor", "NSColor", "Color", "UIImage", "NSImage", "Image", "cgColor"]
    var last = ""
    for token in node.tokens(viewMode: .sourceAccurate).prefix(400) {
      if case .identifier(let name) = token.tokenKind {
        if types.contains(name) { return true }
        if last == "." && ColorTypes.isNamed(name) { return true }
      }
      if token.tokenKind == .equal && ColorRole.isColorName(last) { return true }
      last = token.text
    }
    return false
  }
}
