// SPDX-License-Identifier: MIT

import ChiaroSource
import SwiftSyntax

/// Walks a file once and notes what rules ask for.
final class FactCollector: SyntaxVisitor {
  /// The most places of a file that are looked at; a file with more of them is data.
  static let bound = LookBudget.places
  /// The longest chain of members and calls that is followed.
  static let chainBound = 400

  var facts: FileFacts
  /// What rules gather for themselves.
  private var parts: [any FactPart]
  let lines: LineMap
  /// The types around, and the member of each.
  private(set) var scopes: [Scope] = []
  /// The previews and the choices by the style that stand around, the outermost first.
  var asides: [SyntaxIdentifier] = []
  private(set) var look = LookBudget()
  /// How many calls were asked whether they are made whatever happens.
  var steadyCalls = 0
  private var chain = 0
  /// Cases of enums that are called like colors, as code names them: `.black`.
  private var ownCases: Set<String> = []
  /// Variables of the function around.
  private(set) var locals: Set<String> = []
  /// What the function around was given, with the labels by which it is handed over.
  private(set) var parameters: [String: String] = [:]
  /// The variable that the closure of a property returns, and the property's name.
  private(set) var made: (local: String, property: String)?
  /// The function around; nil outside of one and behind an inner one.
  private(set) var function: FunctionDeclSyntax?
  private var library = ColorValue.Framework.uiKit
  /// The file shows nothing but SwiftUI.
  private var isSwiftUI = false
  /// The file names UIKit or AppKit, so that a `Color` without SwiftUI is a name for theirs.
  private(set) var importsViews = false

  /// The types at the top of the file, previews too.
  var spans: [TypeSpan] = []
  var beginsApp = false

  struct Scope {
    var type: String
    var members: [String] = []
  }

  /// The names of the project's assets; nil where nobody asks.
  let table: AssetTable?

  /// Whether the file gives layers colors, so that what runs again is asked.
  let hasLayerColors: Bool

  /// The conditions of building that the project sets.
  private let conditions: BuildConditions

  init(
    path: String, bytes: [UInt8], table: AssetTable?, conditions: BuildConditions,
    parts: [any FactPart] = SourceRuleRegistry.parts.map { $0.init() }
  ) {
    self.parts = parts
    self.table = table
    self.conditions = conditions
    hasLayerColors = bytes.range(ofBytes: "cgColor".utf8) != nil
    facts = FileFacts(path: path)
    lines = LineMap(bytes)
    facts.lineBreak = LineBreak.first(in: bytes).rawValue
    super.init(viewMode: .sourceAccurate)
  }

  /// A literal's reader for what goes to a place of UIKit or AppKit.
  var literal: ColorLiteral {
    ColorLiteral(
      implicit: isSwiftUI ? .swiftUI : library, hasAlias: importsViews && !facts.styles.isSwiftUI)
  }

  /// Shows the parts what the walk came to.
  func show(_ sight: @autoclosure () -> Sight) {
    if parts.isEmpty { return }
    let sight = sight()
    for index in parts.indices { parts[index].look(at: sight, in: self) }
  }

  // MARK: Places

  /// The place of a node, and what stands around it.
  func site(
    of node: some SyntaxProtocol, around: Syntax, conditions: [String] = [], isDynamic: Bool = false
  ) -> Site {
    let position = lines.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    let surroundings = Surroundings(of: around, literal: literal)
    look.take(surroundings.stepCount)
    var site = Site(line: position.line, column: position.column)
    site.type = scopes.last?.type ?? ""
    site.member = member
    site.object = [site.type, site.member].filter { !$0.isEmpty }.joined(separator: ".")
    site.conditions = conditions + surroundings.conditions
    site.guards = surroundings.guards
    site.isDynamic = isDynamic || surroundings.isDynamic
    site.isFallback = surroundings.isFallback
    site.isPreview = surroundings.isPreview
    site.isLeftOpen = surroundings.isLeftOpen
    if surroundings.choosesTheme { updateType { $0.isTheme = true } }
    site.isInRegistration = surroundings.isInRegistration
    site.ground = surroundings.ground
    return site
  }

  /// Whether more places may be looked at.
  var mayLook: Bool { look.excess == nil && chain < Self.chainBound }

  /// The outermost member of the type around; empty outside of members.
  var member: String { scopes.last?.members.first ?? "" }

  /// Changes what is known of the type around.
  func updateType(_ change: (inout TypeFacts) -> Void) {
    guard let type = scopes.last?.type, !type.isEmpty else { return }
    change(&facts.types[type, default: TypeFacts()])
  }

  /// Whether a `Text` is SwiftUI's; in a file of UIKit alone it is a class of the app's own.
  var showsSwiftUI: Bool { facts.styles.isSwiftUI || !importsViews }

  // MARK: Conditions and imports

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    conditions.mayBuild(node) ? .visitChildren : .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    switch node.path.first?.name.text {
    case "AppKit", "Cocoa":
      library = .appKit
      isSwiftUI = false
      importsViews = true
    case "UIKit":
      isSwiftUI = false
      importsViews = true
    case "SwiftUI":
      isSwiftUI = true
      facts.styles.isSwiftUI = true
    default: break
    }
    return .skipChildren
  }

  // MARK: Types

  private func enter(_ type: some NamedDeclSyntax & DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    enter(type, type.name.text, isDeclared: true)
  }

  private func enter(
    _ type: some DeclGroupSyntax, _ name: String, isDeclared: Bool
  ) -> SyntaxVisitorContinueKind {
    let inheritance = type.inheritanceClause
    noteSpan(type, name, isDeclared: isDeclared)
    scopes.append(Scope(type: name))
    let parents = inheritance?.inheritedTypes.prefix(32).compactMap {
      $0.type.as(IdentifierTypeSyntax.self)?.name.text
        ?? $0.type.as(MemberTypeSyntax.self)?.name.text
    }
    // A type that has constants alone is known too.
    if isDeclared || parents != nil { updateType { $0.inherits.formUnion(parents ?? []) } }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" {
      notePreview(Syntax(node))
      enterAside(node)
    }
    return .visitChildren
  }
  override func visitPost(_ node: MacroExpansionDeclSyntax) { leaveAside(node) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    noteBody(node)
    defer { updateType { $0.isDeclared = true } }
    return enter(node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if Surroundings.isPreview(node.name.text, node.inheritanceClause) { enterAside(node) }
    return enter(node)
  }
  override func visitPost(_ node: StructDeclSyntax) {
    scopes.removeLast()
    leaveAside(node)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    noteSpan(node, node.name.text, isDeclared: true)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, Expressions.words(node.extendedType, limit: 80), isDeclared: false)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  // MARK: Members

  private func enterMember(_ name: String) {
    if scopes.isEmpty { scopes.append(Scope(type: "")) }
    if member.isEmpty {
      locals = []
      parameters = [:]
      made = nil
    }
    scopes[scopes.count - 1].members.append(name)
  }

  private func leaveMember() { scopes[scopes.count - 1].members.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    enterMember(node.name.text)
    if function == nil { noteMaker(node) }
    function = node
    noteOverride(node.modifiers, node.name.text)
    for parameter in node.signature.parameterClause.parameters.prefix(64) {
      parameters[(parameter.secondName ?? parameter.firstName).text] = parameter.firstName.text
    }
    if mayLook {
      noteTemplateFunction(node)
    }
    show(.function(node))
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) {
    leaveMember()
    function = nil
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enterMember("init")
    if mayLook { show(.initializer(node)) }
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { leaveMember() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.bindings.prefix(16).map { Expressions.words($0.pattern, limit: 60) }
    if member.isEmpty {
      enterMember(names.first ?? "")
      made = Self.made(node)
      noteMember(node, names.first ?? "")
    } else {
      scopes[scopes.count - 1].members.append(names.first ?? "")
      locals.formUnion(names)
      noteLocalLabel(node)
      noteArranged(node)
    }
    return .visitChildren
  }
  override func visitPost(_ node: VariableDeclSyntax) { leaveMember() }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    noteSystemSetting(node.name.text, of: scopes.last?.type ?? "")
    noteAsset(node)
    if ColorTypes.isNamed(node.name.text) { ownCases.insert(".\(node.name.text)") }
    return .visitChildren
  }

  /// `node.color = .black` is a case of the file's own enum, as of a red-black tree.
  override func visitPost(_ node: SourceFileSyntax) {
    facts.parts = FactParts(parts)
    if ownCases.isEmpty { return }
    facts.colors.uses.removeAll { use in
      guard case .assignment(let path) = use.sink, path.last == "color" else { return false }
      return use.spelling.map { ownCases.contains($0.text) } ?? false
    }
  }

  // MARK: Chains

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard descend() else { return .skipChildren }
    if mayLook { noteColor(ExprSyntax(node)) }
    noteAsset(node)
    if LightDesign.adapts(node) { facts.styles.adaptiveNames += 1 }
    if mayLook {
      if node.declName.baseName.text == "cgColor" { noteLayerColor(node) }
      show(.member(node))
    }
    return .visitChildren
  }
  override func visitPost(_ node: MemberAccessExprSyntax) { chain -= 1 }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard descend() else { return .skipChildren }
    if mayLook { noteCall(node) }
    if Self.fixesStyle(node) { enterAside(node) }
    return .visitChildren
  }
  override func visitPost(_ node: FunctionCallExprSyntax) {
    chain -= 1
    leaveAside(node)
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    descend() ? .visitChildren : .skipChildren
  }
  override func visitPost(_ node: SubscriptCallExprSyntax) { chain -= 1 }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    descend() ? .visitChildren : .skipChildren
  }
  override func visitPost(_ node: OptionalChainingExprSyntax) { chain -= 1 }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    descend() ? .visitChildren : .skipChildren
  }
  override func visitPost(_ node: ForceUnwrapExprSyntax) { chain -= 1 }

  /// Counts a link; false when the chain is too long to be anybody's.
  private func descend() -> Bool {
    chain += 1
    return chain <= 4 * Self.chainBound
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" {
      notePreview(Syntax(node))
      enterAside(node)
    }
    if mayLook { noteColor(ExprSyntax(node)) }
    return .visitChildren
  }
  override func visitPost(_ node: MacroExpansionExprSyntax) { leaveAside(node) }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    if mayLook { noteLayerColors(node) }
    return .visitChildren
  }

  // MARK: Statements

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if mayLook { noteSequence(node) }
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    if mayLook { noteChoice(node) }
    if Self.asksStyle(node) { enterAside(node) }
    return .visitChildren
  }
  override func visitPost(_ node: IfExprSyntax) { leaveAside(node) }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    if mayLook { show(.choice(node)) }
    if Self.asksStyle(node) { enterAside(node) }
    return .visitChildren
  }
  override func visitPost(_ node: SwitchExprSyntax) { leaveAside(node) }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if mayLook { show(.text(node)) }
    if LightDesign.adapts(node) { facts.styles.adaptiveNames += 1 }
    noteAsset(node)
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if mayLook, let expression = node.expression { noteReturn(expression) }
    return .visitChildren
  }

  override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
    if mayLook {
      let key = Expressions.words(node.key, limit: 80)
      if let role = Sink.dictionary(key: key).role(isExplicit: false) {
        noteReferences(in: node.value, as: role)
      }
    }
    return .visitChildren
  }
}
