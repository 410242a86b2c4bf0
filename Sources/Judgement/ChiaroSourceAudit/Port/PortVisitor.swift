// SPDX-License-Identifier: MIT

import ChiaroSource
import SwiftSyntax

/// Collects what has to change in a file so that Swift on Linux reads it.
final class PortVisitor: SyntaxVisitor {
  /// The changes.
  var edits: [PortedEdit] = []
  /// What a person has to look at.
  var diagnostics: [Diagnostic] = []
  /// The names of the types around, outermost first.
  var types: [String] = []
  /// Whether the file is AppKit's.
  let isAppKit: Bool
  /// Whether the file imports UIKit.
  let hasUIKit: Bool
  /// Whether the file imports Foundation and nothing else.
  let isPlain: Bool
  /// Whether what was rewritten needs UIKit, which the file does not import.
  var needsUIKit = false
  /// The first import, and whether Foundation's part for the network is imported or used.
  var firstImport: ImportDeclSyntax?
  var network = (isImported: false, isUsed: false)
  /// The names of optional methods of the app's own protocols that have a default now.
  let optionalMethods: Set<String>
  /// The optional methods of this file for which a default is written.
  var withDefault: Set<SyntaxIdentifier> = []
  /// The names of the types and functions that the file declares.
  let declared: Set<String>
  private let path: String
  private let lines: SourceLocationConverter

  /// Creates a visitor of a file.
  init(path: String, tree: SourceFileSyntax, optionalMethods: Set<String>) {
    self.path = path
    self.optionalMethods = optionalMethods
    declared = DeclaredTypes.names(tree)
    lines = SourceLocationConverter(fileName: path, tree: tree)
    let modules = Set(
      tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text })
    isAppKit = !modules.isDisjoint(with: ["AppKit", "Cocoa", "ChiaroAppKit"])
    hasUIKit = !modules.isDisjoint(with: ["UIKit", "ChiaroUIKit"])
    isPlain = modules == ["Foundation"]
    super.init(viewMode: .sourceAccurate)
  }

  /// Puts a text in the place of a node, which keeps what stands around it.
  func replace(_ node: some SyntaxProtocol, by text: String) {
    edits.append(PortedEdit(range: Self.bytes(of: node), replacement: text))
  }

  /// Takes a node out, and the space to what follows on the same or on the next line.
  func remove(_ node: some SyntaxProtocol) {
    var range = Self.bytes(of: node)
    range = range.lowerBound..<(range.upperBound + node.trailingTriviaLength.utf8Length)
    if let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate),
      next.leadingTrivia.allSatisfy(\.isWhitespace)
    {
      range = range.lowerBound..<next.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    edits.append(PortedEdit(range: range, replacement: ""))
  }

  /// Inserts a text before a node.
  func insert(_ text: String, before node: some SyntaxProtocol) {
    let place = node.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(PortedEdit(range: place..<place, replacement: text))
  }

  /// Inserts a text right after a node.
  func insert(_ text: String, after node: some SyntaxProtocol) {
    let place = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(PortedEdit(range: place..<place, replacement: text))
  }

  /// Tells a person about a place.
  func note(_ id: String, at node: some SyntaxProtocol, _ message: String) {
    let place = lines.location(for: node.positionAfterSkippingLeadingTrivia)
    diagnostics.append(
      Diagnostic(
        .warning, id: id,
        at: ChiaroSource.SourceLocation(file: path, line: place.line, column: place.column),
        message))
  }

  private static func bytes(of node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  // MARK: Types around

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in node.memberBlock.members {
      if let initializer = member.decl.as(InitializerDeclSyntax.self) {
        rewriteCoder(initializer, in: node)
      }
    }
    rewriteLayer(node)
    return enter(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteExtension(node)
    return enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }

  // MARK: What changes

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteImport(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    dropPreview(node, named: node.macroName)
  }

  /// Takes out what Xcode shows beside the code.
  private func dropPreview(
    _ node: some SyntaxProtocol, named name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    guard name.text == "Preview" else { return .visitChildren }
    remove(node)
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    rewriteAttribute(node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    rewriteModifier(node)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteProtocol(node)
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    rewriteAny(node)
    return .visitChildren
  }

  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    replaceRoot(in: [node.rightType])
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    replaceRoot(in: node.inheritedType.map { [$0] } ?? [])
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let type = node.type
    replaceRoot(
      in: [
        type.as(OptionalTypeSyntax.self)?.wrappedType
          ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type
      ])
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    noteNetwork(token)
    rewriteRenamed(token)
    return .visitChildren
  }

  override func visitPost(_ node: SourceFileSyntax) {
    importNetwork()
    if needsUIKit, let firstImport { insert("import ChiaroUIKit\n", before: firstImport) }
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { rewriteCondition(condition) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalMethod(node)
    rewriteEmptyText(node)
    rewriteRenamedFunction(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteAnswer(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteBuiltPath(node)
    rewriteAnswer(node)
    rewriteManaged(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { return dropPreview(node, named: node.macroName) }
    rewriteMacro(node)
    return .visitChildren
  }
}
