// SPDX-License-Identifier: MIT

import ChiaroSource
import SwiftSyntax

/// The conditions of building that a project sets, so that code behind others is known to be in no
/// app.
struct BuildConditions: Sendable {
  /// The words in capitals of the files in which conditions are set; nil where none is at hand, so
  /// that any may be set.
  private var words: Set<String>?

  /// What Interface Builder alone sets, for what it draws itself.
  private static let ofTools: Set = ["TARGET_INTERFACE_BUILDER", "INTERFACE_BUILDER"]
  /// What tools set by themselves.
  private static let known: Set = ["DEBUG", "RELEASE", "SWIFT_PACKAGE", "COCOAPODS", "XCODE"]
  /// The most parts of a condition that are looked at.
  private static let bound = 64

  init() {}

  /// - Parameter files: the contents of the project's files with build settings
  init(_ files: [[UInt8]]) {
    if files.isEmpty { return }
    var words = Self.known
    for bytes in files { Self.add(bytes, to: &words) }
    self.words = words
  }

  /// Whether a file may set conditions.
  static func areSet(in path: String) -> Bool {
    DeclaredStyle.isProject(path) || Path.lastComponent(path) == "Package.swift"
  }

  private static func add(_ bytes: [UInt8], to words: inout Set<String>) {
    for word in bytes.split(whereSeparator: { !isPart($0) }) {
      guard let first = word.first, word.count > 1, word.count < 80, first &- 65 < 26,
        word.allSatisfy({ $0 & 0x60 != 0x60 })
      else { continue }
      words.insert(String(decoding: word, as: UTF8.self))
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "_")
  }

  // MARK: Clauses

  /// Whether some app may have the code of a clause of `#if`.
  func mayBuild(_ clause: IfConfigClauseSyntax) -> Bool {
    guard let list = clause.parent?.as(IfConfigClauseListSyntax.self) else { return true }
    for other in list.prefix(Self.bound) {
      let answer = other.condition.flatMap { holds($0) }
      if other.id == clause.id { return answer != false }
      // What comes first has the say.
      if answer == true { return false }
    }
    return true
  }

  /// Whether a condition holds in every app of the project, or in none; nil where it depends.
  private func holds(_ condition: ExprSyntax) -> Bool? {
    var parts = 0
    return holds(condition, &parts)
  }

  private func holds(_ condition: ExprSyntax, _ parts: inout Int) -> Bool? {
    parts += 1
    guard parts < Self.bound else { return nil }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let name = condition.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return mayBeSet(name) ? nil : false
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { holds($0.expression, &parts) }
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return holds(prefix.expression, &parts).map { !$0 }
    }
    if let pair = condition.as(InfixOperatorExprSyntax.self) {
      return holds([pair.leftOperand, pair.operator, pair.rightOperand], &parts)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return holds(Array(sequence.elements.prefix(Self.bound)), &parts)
    }
    return nil
  }

  /// `a || b && c`, where `&&` binds its sides first.
  private func holds(_ elements: [ExprSyntax], _ parts: inout Int) -> Bool? {
    var isOpen = false
    for joined in elements.split(whereSeparator: { Expressions.isOperator($0, "||") }) {
      var answers: [Bool?] = []
      for part in joined.split(whereSeparator: { Expressions.isOperator($0, "&&") }) {
        guard part.count == 1, let only = part.first else { return nil }
        answers.append(holds(only, &parts))
      }
      if answers.allSatisfy({ $0 == true }) { return true }
      isOpen = isOpen || !answers.contains(false)
    }
    return isOpen ? nil : false
  }

  private func mayBeSet(_ name: String) -> Bool {
    if Self.ofTools.contains(name) { return false }
    guard let words else { return true }
    // One that is not written in capitals may be set in ways that are not known.
    return words.contains(name) || !name.utf8.allSatisfy { $0 & 0x60 != 0x60 }
  }
}
