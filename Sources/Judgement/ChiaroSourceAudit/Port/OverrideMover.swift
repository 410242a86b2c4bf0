// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Finds overrides in extensions, which Swift without the Objective-C runtime does not allow.
///
/// They are moved to the end of their class, which has to be in the same file.
final class OverrideMover: SyntaxVisitor {
  /// The changes: each override goes, and comes back at the end of its class.
  private(set) var edits: [PortedEdit] = []
  private var ends: [String: Int] = [:]
  private var types: [String] = []
  private var found: [(type: String, range: Range<Int>)] = []
  private let bytes: [UInt8]

  /// Creates a mover of a file's overrides.
  init(_ bytes: [UInt8], tree: SourceFileSyntax) {
    self.bytes = bytes
    super.init(viewMode: .sourceAccurate)
    walk(tree)
    for (type, range) in found {
      guard let end = ends[type] else { continue }
      let text = String(decoding: bytes[range], as: UTF8.self) + "\n"
      edits.append(PortedEdit(range: range, replacement: ""))
      edits.append(PortedEdit(range: end..<end, replacement: text))
    }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    let end = node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    ends[types.joined(separator: "."), default: end] = end
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.trimmedDescription
    types.append(type)
    for member in node.memberBlock.members where Self.isOverride(member.decl) {
      let start = member.position.utf8Offset
      let end = member.endPosition.utf8Offset
      guard start < end, end <= bytes.count else { continue }
      found.append((type, start..<end))
    }
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  private static func isOverride(_ declaration: DeclSyntax) -> Bool {
    let modifiers =
      declaration.as(FunctionDeclSyntax.self)?.modifiers
      ?? declaration.as(VariableDeclSyntax.self)?.modifiers
    return modifiers?.hasOverride ?? false
  }
}
