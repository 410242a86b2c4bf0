// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax
import Testing

@testable import ChiaroSourceAudit

/// What rules gather for themselves, in the one walk over a file.
@Suite("Parts of facts")
struct FactPartTests {
  /// Names of functions, which a project joins.
  private struct Functions: FactPart {
    var names: [String] = []
    var isEmpty: Bool { names.isEmpty }
    mutating func look(at sight: Sight, in walk: FactCollector) {}
    mutating func join(_ other: Functions) { names += other.names }
  }

  /// What the walk came to, with the member around.
  private struct Diary: FactPart {
    var lines: [String] = []
    var isEmpty: Bool { lines.isEmpty }
    mutating func look(at sight: Sight, in walk: FactCollector) {
      let words =
        switch sight {
        case .function(let function): "func \(function.name.text)"
        case .initializer: "init"
        case .property(_, let name): "property \(name)"
        case .call(_, let path): "call \(path.joined(separator: "."))"
        case .assignment(_, let path, let value):
          "\(path.joined(separator: ".")) = \(value.count)"
        case .member(let access): "member \(access.declName.baseName.text)"
        case .sequence(_, let elements): "sequence of \(elements.count)"
        case .choice(let choice): "choice by \(choice.subject.trimmedDescription)"
        case .text(let literal): "text \(literal.trimmedDescription)"
        }
      lines.append("\(walk.scopes.last?.type ?? "").\(walk.member) \(words)")
    }
    mutating func join(_ other: Diary) {}
  }

  @Test("are found by their type, and an empty one stands for none")
  func typed() {
    let parts = FactParts([Functions(names: ["a"]), Diary()])
    #expect(parts[Functions.self].names == ["a"])
    #expect(parts[Diary.self].isEmpty)
    #expect(FactParts()[Functions.self].isEmpty)
  }

  @Test("of files are joined in their order, and what one file alone knows stays there")
  func joined() {
    var all = FactParts()
    for name in ["a", "b", "c"] {
      all.join(FactParts([Functions(names: [name]), Diary(lines: [name])]))
    }
    #expect(all[Functions.self].names == ["a", "b", "c"])
    #expect(all[Diary.self].isEmpty)
  }

  @Test("see what the walk comes to, in the order of the file and where it stands")
  func seen() {
    let text = """
      let top = 1
      class A: B {
        var edge = make()
        init() { view.color = x ?? y }
        func f() {
          func inner() {}
          let local = 2
          a.b(c())
          switch kind { default: print("x") }
        }
      }
      """
    let bytes = Array(text.utf8)
    let collector = FactCollector(
      path: "A.swift", bytes: bytes, table: nil, conditions: BuildConditions([]),
      parts: [Diary()])
    collector.walk(bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
    #expect(
      collector.facts.parts[Diary.self].lines == [
        ".top property top", "A.edge property edge", "A.edge call make", "A.init init",
        "A.init sequence of 5", "A.init view.color = 3", "A.init member color", "A.f func f",
        "A.f func inner", "A.f call a.b", "A.f member b", "A.f call c", "A.f choice by kind",
        "A.f call print", "A.f text \"x\"",
      ])
  }

  @Test("that rules gather are fed once each, however many rules name them")
  func registered() {
    let named = SourceRuleRegistry.all.flatMap { $0.subjects.parts }.map { ObjectIdentifier($0) }
    let fed = SourceRuleRegistry.parts.map { ObjectIdentifier($0) }
    #expect(Set(fed).count == fed.count && Set(fed).isSuperset(of: named))
    #expect(SourceRuleRegistry.parts.allSatisfy { $0.init().isEmpty })
  }
}
