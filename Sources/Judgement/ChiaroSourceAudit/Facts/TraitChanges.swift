// SPDX-License-Identifier: MIT

import ChiaroFindings
import SwiftSyntax

/// An override of `traitCollectionDidChange`.
struct TraitChangeOverride: Sendable {
  /// The name that it has as a method of its own.
  static let method = "traitsDidChange"

  var site: Site
  /// What makes a method of its own of it: another name, and no call of super; empty where nobody
  /// can be sure of it.
  var edits: [FileEdit]
  /// The traits that it asks for, as `registerForTraitChanges` takes them; nil where nothing tells.
  var traits: String?
  /// Whether it follows the style: it asks for it, or sets colors.
  var followsStyle: Bool
  /// Whether its declaration says that it is for old systems: `@available(iOS, deprecated: 17)`.
  var isKnown: Bool
}

/// The overrides of what announces each change of a trait, deprecated from iOS 17 on.
struct TraitChanges: FactPart {
  private(set) var overrides: [TraitChangeOverride] = []

  var isEmpty: Bool { overrides.isEmpty }

  mutating func look(at sight: Sight, in walk: FactCollector) {
    guard case .function(let function) = sight, walk.mayLook,
      function.name.text == "traitCollectionDidChange", let body = function.body,
      function.modifiers.hasOverride
    else { return }
    overrides.append(
      TraitChangeOverride(
        site: walk.site(of: function.funcKeyword, around: Syntax(function)),
        edits: Self.ownMethod(function, body), traits: Self.traits(in: body),
        followsStyle: Self.followsStyle(body),
        isKnown: Expressions.words(function.attributes, limit: 200).contains("deprecated")))
  }

  private static func ownMethod(
    _ function: FunctionDeclSyntax, _ body: CodeBlockSyntax
  ) -> [FileEdit] {
    let supers = body.tokens(viewMode: .sourceAccurate).prefix(4_000)
      .count { $0.tokenKind == .keyword(.super) }
    guard supers == 1, body.statements.count > 1, let start = function.modifiers.first,
      let call = body.statements.prefix(200).first(where: {
        Expressions.words($0, limit: 60).hasPrefix("super.traitCollectionDidChange(")
      }), call.leadingTrivia.contains(where: \.isNewline)
    else { return [] }
    let name =
      start.positionAfterSkippingLeadingTrivia
      .utf8Offset..<function.name.endPositionBeforeTrailingTrivia.utf8Offset
    // The line of the call; comments above it stay.
    let trivia = call.leadingTrivia.description
    let newline = trivia.lastIndex(where: \.isNewline) ?? trivia.startIndex
    let line =
      call.positionAfterSkippingLeadingTrivia.utf8Offset
      - trivia[newline...].utf8.count..<call.endPositionBeforeTrailingTrivia.utf8Offset
    return [
      FileEdit.replace(name, "private func \(TraitChangeOverride.method)"),
      FileEdit.replace(line, ""),
    ]
  }

  private static func followsStyle(_ body: CodeBlockSyntax) -> Bool {
    body.tokens(viewMode: .sourceAccurate).prefix(4_000).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return TraitNames.ofColors.contains(name) || name == "hasDifferentColorAppearance"
        || speaksOfColors(name)
    }
  }

  private static func speaksOfColors(_ name: String) -> Bool {
    StyleWords.words(of: name).contains {
      ["color", "colors", "theme", "appearance", "style", "styles"].contains($0)
    }
  }

  /// The traits that a body asks for, and those of colors if it sets colors and asks for none.
  private static func traits(in body: CodeBlockSyntax) -> String? {
    var asked: Set<String> = []
    var asksAll = false
    var setsColors = false
    for token in body.tokens(viewMode: .sourceAccurate).prefix(4_000) {
      guard case .identifier(let name) = token.tokenKind else { continue }
      if let trait = TraitNames.types[name] { asked.insert(trait) }
      if name == "hasDifferentColorAppearance" { asksAll = true }
      setsColors = setsColors || speaksOfColors(name)
    }
    // What sets colors without a question follows the style, whatever else it asks for.
    let isOfColors = asksAll || setsColors && asked.isDisjoint(with: TraitNames.typesOfColors)
    if asksAll { asked.subtract(TraitNames.typesOfColors) }
    let list = "[" + asked.sorted().map { "\($0).self" }.joined(separator: ", ") + "]"
    if isOfColors {
      return TraitRegistration.appearance + (asked.isEmpty ? "" : " + \(list)")
    }
    return asked.isEmpty ? nil : list
  }
}
