// SPDX-License-Identifier: MIT

import ChiaroSource
import SwiftSyntax

/// Where the names stand already that changes give to methods which they add.
struct TakenNames: Sendable {
  /// The names that are looked for.
  private static let watched = [LayerColorFix.method, TraitChangeOverride.method]

  /// The types in which a name stands, by the name.
  private var types: [String: Set<String>] = [:]
  /// The names that are declared for other types too: by what is not private.
  private var open: Set<String> = []

  /// No names.
  init() {}

  /// Looks for the names in a file of Swift.
  init(_ tree: SourceFileSyntax, _ bytes: [UInt8]) {
    let watched = Self.names(in: bytes)
    if watched.isEmpty { return }
    for token in tree.tokens(viewMode: .sourceAccurate) where watched.contains(token.text) {
      note(token)
    }
  }

  /// Looks for the names in a file of another language, in which nobody knows whose they are.
  init(_ bytes: [UInt8]) { open = Self.names(in: bytes) }

  private static func names(in bytes: [UInt8]) -> Set<String> {
    Set(watched.filter { bytes.range(ofBytes: $0.utf8) != nil })
  }

  /// Adds the names of another file.
  mutating func merge(_ other: TakenNames) {
    types.merge(other.types) { $0.union($1) }
    open.formUnion(other.open)
  }

  /// Whether a type cannot get a private method of a name without another being meant by it
  /// somewhere.
  func contains(_ name: String, in type: String) -> Bool {
    open.contains(name) || types[name]?.contains(type) == true
  }

  private mutating func note(_ token: TokenSyntax) {
    if Self.isAsked(token) { open.insert(token.text) }
    var isPrivate = !Self.isDeclared(token)
    var current = token.parent
    for _ in 0..<Expressions.bound {
      guard let node = current else { break }
      if let name = Self.type(node) { types[token.text, default: []].insert(name) }
      if let declaration = node.asProtocol((any WithModifiersSyntax).self),
        !node.is(ExtensionDeclSyntax.self)
      {
        isPrivate =
          isPrivate
          || Self.type(node) == nil
            && declaration.modifiers.contains { $0.name.tokenKind == .keyword(.private) }
      }
      current = node.parent
    }
    if !isPrivate { open.insert(token.text) }
  }

  /// Whether a name is declared by a token, and not only used.
  private static func isDeclared(_ token: TokenSyntax) -> Bool {
    guard let parent = token.parent else { return false }
    return parent.as(FunctionDeclSyntax.self)?.name == token
      || parent.is(IdentifierPatternSyntax.self) || parent.is(EnumCaseElementSyntax.self)
  }

  /// Whether another object is asked for a member of the name: `cell.updateLayerColors()`.
  private static func isAsked(_ token: TokenSyntax) -> Bool {
    guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
      access.declName.baseName == token, let base = access.base
    else { return false }
    return base.trimmedDescription != "self"
  }

  /// The name of the type that a node declares or extends.
  private static func type(_ node: Syntax) -> String? {
    if let type = node.asProtocol((any NamedDeclSyntax).self), !node.is(FunctionDeclSyntax.self) {
      return type.name.text
    }
    return node.as(ExtensionDeclSyntax.self).map {
      let name = $0.extendedType.trimmedDescription
      return name.split(separator: ".").last.map(String.init) ?? name
    }
  }
}
