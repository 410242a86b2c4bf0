// SPDX-License-Identifier: MIT

import SwiftSyntax

/// What fixes need to know of how something is written.
extension FactCollector {
  /// How a color is written down.
  func spelling(of expression: ExprSyntax) -> ColorSpelling {
    let text = expression.trimmedDescription
    var type: String?
    if let access = expression.as(MemberAccessExprSyntax.self) {
      type = access.base?.trimmedDescription
    } else if let call = expression.as(FunctionCallExprSyntax.self) {
      let path = Expressions.path(call.calledExpression)
      type = path.first { ColorTypes.names.contains($0) } ?? typeName
    } else {
      type = typeName
    }
    return ColorSpelling(range: range(of: expression), type: type, text: text)
  }

  private var typeName: String { literal.implicit == .appKit ? "NSColor" : "UIColor" }

  /// The bytes of a node without the spaces and comments around it.
  func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Notes where a member can be added to a class.
  func noteBody(_ type: ClassDeclSyntax) {
    let block = type.memberBlock
    let name = type.name.text
    if facts.bodies.removeValue(forKey: name) != nil { facts.ambiguousBodies.insert(name) }
    guard let last = block.members.last, facts.bodies.count < Self.bound,
      !facts.ambiguousBodies.contains(name)
    else { return }
    let indentation = Self.indentation(of: last)
    let outer = Self.indentation(of: block.rightBrace)
    guard indentation.hasPrefix(outer), indentation != outer else { return }
    // The brace stands in a line of its own: its trivia begins with the end of the line before.
    let end = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset - outer.utf8.count
    guard block.rightBrace.leadingTrivia.contains(where: \.isNewline) else { return }
    facts.bodies[name] = ClassBody(
      end: end, indentation: indentation, step: String(indentation.dropFirst(outer.count)),
      newline: lineBreak(in: block.rightBrace.leadingTrivia.reversed()),
      starts: starts(of: block.members),
      functions: Set(
        block.members.prefix(500).compactMap { $0.decl.as(FunctionDeclSyntax.self)?.name.text }))
  }

  /// Where the work of a class begins: behind super's part in what loads its view, or in each way
  /// to make it.
  private func starts(of members: MemberBlockItemListSyntax) -> [ClassBody.Start] {
    var made: [ClassBody.Start] = []
    for member in members.prefix(500) {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        guard function.name.text == "viewDidLoad", let body = function.body else { continue }
        return start(behind: "super.viewDidLoad(", in: body).map { [$0] } ?? []
      }
      guard let initializer = member.decl.as(InitializerDeclSyntax.self),
        let body = initializer.body,
        !initializer.modifiers.contains(where: { $0.name.text == "convenience" })
      else { continue }
      if body.statements.first.map({ Expressions.words($0).hasPrefix("fatalError(") }) == true {
        continue
      }
      guard let start = start(behind: "super.init(", in: body) else { return [] }
      made.append(start)
    }
    return made
  }

  private func start(behind call: String, in body: CodeBlockSyntax) -> ClassBody.Start? {
    guard
      let item = body.statements.prefix(200).first(where: {
        Expressions.words($0, limit: 60).hasPrefix(call)
      }), item.leadingTrivia.contains(where: \.isNewline)
    else { return nil }
    // A comment in the same line is the next token's.
    let next = item.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    let rest = next?.leadingTrivia.description.prefix { !$0.isNewline } ?? ""
    return ClassBody.Start(
      place: item.endPosition.utf8Offset + rest.utf8.count,
      indentation: Self.indentation(of: item),
      newline: lineBreak(in: Array(next?.leadingTrivia ?? [])))
  }

  /// The first line break among pieces of trivia; that of the file's first line where none is.
  private func lineBreak(in pieces: some Sequence<TriviaPiece>) -> String {
    for piece in pieces {
      switch piece {
      case .newlines: return "\n"
      case .carriageReturns: return "\r"
      case .carriageReturnLineFeeds: return "\r\n"
      default: continue
      }
    }
    return facts.lineBreak
  }

  static func indentation(of node: some SyntaxProtocol) -> String {
    let trivia = node.leadingTrivia.description
    let line = trivia.utf8.lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return String(line.map { trivia[trivia.utf8.index(after: $0)...] } ?? "")
      .filter { $0 == " " || $0 == "\t" }
  }

  /// The statement that sets a layer's color, where it means the same in another member.
  func statement(around node: Syntax, _ source: String, _ receiver: [String]) -> String? {
    guard source.first?.isUppercase == true, let first = receiver.first,
      !receiver.contains(where: { $0.hasPrefix("$") }), !isLocal(first)
    else { return nil }
    var current = node
    for _ in 0..<Expressions.bound {
      guard let parent = current.parent else { return nil }
      if parent.is(ClosureExprSyntax.self) || parent.is(IfExprSyntax.self) { return nil }
      if let item = parent.as(CodeBlockItemSyntax.self) {
        return Self.plain(item.trimmedDescription, inFunction: item)
      }
      current = parent
    }
    return nil
  }

  private static func plain(_ text: String, inFunction item: CodeBlockItemSyntax) -> String? {
    guard !text.contains("\n"), !text.contains("\r") else { return nil }
    let owner = item.parent?.parent?.parent
    let isMember =
      owner?.is(FunctionDeclSyntax.self) == true || owner?.is(InitializerDeclSyntax.self) == true
    return isMember ? text : nil
  }
}
