// SPDX-License-Identifier: MIT

package import ChiaroSource
import SwiftParser
import SwiftSyntax

/// A file of an app that uses UIKit or AppKit, rewritten so that Swift on Linux reads it.
///
/// It changes only the parts that Swift on Linux lacks: the names of the modules, attributes of the
/// Objective-C runtime, `#selector` and `#keyPath`. Everything else stays as it is, byte by byte;
/// comments and texts are never touched. Rewriting a rewritten file changes nothing.
package struct PortedSource: Sendable {
  /// The text after the rewriting.
  package var text: [UInt8]
  /// Diagnostics about places that a person has to check.
  package var diagnostics: [Diagnostic]

  /// Rewrites a text.
  ///
  /// - Parameters:
  ///   - bytes: Swift source, in UTF-8
  ///   - path: the name of the file in diagnostics
  ///   - optionalMethods: what protocols of the app's other files declare as optional: the name of
  ///     a method without a value, the name and labels of one with a value after `=`, and the name
  ///     of a property after `=`
  package init(_ bytes: [UInt8], path: String, optionalMethods: Set<String> = []) {
    if bytes.contains(0) || NestingScan(bytes).isTooDeep {
      text = bytes
      diagnostics = [
        Diagnostic(
          .error, id: "not-rewritten", at: SourceLocation(file: path),
          "the file has NUL bytes or is too deeply nested; it stays as it is")
      ]
      return
    }
    var (moved, tree) = (bytes, Self.parse(bytes))
    let moves = OverrideMover(bytes, tree: tree).edits
    if !moves.isEmpty {
      moved = PortedEdit.apply(moves, to: bytes)
      tree = Self.parse(moved)
    }
    let visitor = PortVisitor(
      path: path, tree: tree, optionalMethods: optionalMethods.union(OptionalMethods.names(tree)))
    visitor.walk(tree)
    text = PortedEdit.apply(visitor.edits, to: moved)
    diagnostics = visitor.diagnostics
  }

  /// Returns the optional requirements that a file's protocols declare, in order of their names.
  ///
  /// A file that is not rewritten has none.
  package static func optionalRequirements(_ bytes: [UInt8]) -> [String] {
    guard !bytes.contains(0), !NestingScan(bytes).isTooDeep else { return [] }
    return OptionalMethods.names(parse(bytes)).sorted()
  }

  private static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: SourceAuditor.nestingLimit)
    }
  }
}
