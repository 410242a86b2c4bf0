// SPDX-License-Identifier: MIT

import ChiaroSource
import SwiftSyntax

/// A file of a program: its path, its text and the conditions under which it is built.
final class SourceFile {
  let path: String
  let number: Int32
  let conditions: BuildSettings
  let lines: LineMap
  /// The operators of the program, by which sequences are folded.
  let operators: OperatorTable
  /// The modules that it imports.
  private(set) var imports: Set<String> = []
  /// What lowering refused, by its place.
  var refused: [(Place, String)] = []

  init(
    _ path: String, _ number: Int32, _ bytes: [UInt8], _ conditions: BuildSettings,
    _ operators: OperatorTable
  ) {
    self.path = path
    self.number = number
    self.conditions = conditions
    self.operators = operators
    lines = LineMap(bytes)
  }

  /// Notes the modules that the file imports.
  func note(importsOf tree: SourceFileSyntax) {
    for item in tree.statements {
      guard case .decl(let node) = item.item, let node = node.as(ImportDeclSyntax.self) else {
        continue
      }
      node.path.first.map { _ = imports.insert($0.name.text) }
    }
  }

  /// Where a node begins.
  func place(_ node: some SyntaxProtocol) -> Place {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return Place(file: number, offset: Int32(clamping: offset))
  }
}
