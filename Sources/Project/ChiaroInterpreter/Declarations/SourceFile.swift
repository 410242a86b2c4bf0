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
  /// Where the members of types begin, in the order in which they were found.
  private var starts: [Int32] = []

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

  /// Notes where a member of a type begins.
  func note(memberAt place: Place) { starts.append(place.offset) }

  /// Puts the beginnings of members in order, once all are noted.
  func settleMembers() { starts.sort() }

  /// Where the member begins in which a place lies; the place itself where none is around it.
  func member(around place: Place) -> Place {
    let next = starts.partition(after: place.offset)
    return next == 0 ? place : Place(file: number, offset: starts[next - 1])
  }

  /// Where a node begins.
  func place(_ node: some SyntaxProtocol) -> Place {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return Place(file: number, offset: Int32(clamping: offset))
  }
}

extension [Int32] {
  /// The index of the first element of a sorted array that is greater than a number.
  fileprivate func partition(after number: Int32) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > number { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
