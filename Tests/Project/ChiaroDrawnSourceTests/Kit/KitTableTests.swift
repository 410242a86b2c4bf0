// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import Testing

@testable import ChiaroDrawnKit

/// A property of the table that can be set.
struct KitRow: CustomTestStringConvertible, Sendable {
  var className: String
  var name: String

  var testDescription: String { "\(className).\(name)" }

  @MainActor static let all: [KitRow] = KitClasses.all.flatMap { className, known in
    known.properties.compactMap { name, property in
      if case .nothing = property.sample { return nil }
      return known.make == nil ? nil : KitRow(className: className, name: name)
    }
  }.sorted { $0.testDescription < $1.testDescription }
}

@MainActor
@Suite("The table of UIKit's members")
struct KitTableTests {
  /// Names that an object of the class takes no value for while it stands alone.
  private static let dependent: Set = [
    // It is what the safe area and the superview leave.
    "UIPageControl.currentPage", "UISegmentedControl.selectedSegmentIndex",
    // Shadows of the kernel fall straight down.
    "CALayer.shadowOffset",
    // It is made of two views.
    "NSLayoutConstraint.constant", "NSLayoutConstraint.priority",
  ]

  @Test("each property takes its sample, and reads as it was set")
  func properties() throws {
    for row in KitRow.all where !Self.dependent.contains(row.testDescription) { try check(row) }
  }

  private func check(_ row: KitRow) throws {
    let kit = Kit(KitAssets())
    let host = KitHost(kit)
    let session = Session(Program([], host: TableHost(host)))
    let sample = try #require(KitClasses.property(row.name, of: row.className)).sample
    let read = session.perform { evaluator -> Value? in
      let site = HostSite(evaluator, .none)
      guard case .object(let object)? = try host.make(row.className, [], site) else { return nil }
      let target = HostedObject(object: object, className: row.className)
      try host.write(row.name, sample, of: target, site)
      return try host.read(row.name, of: target, site)
    }
    #expect(session.assumptions.map(\.words) == [], "\(row.testDescription)")
    guard let value = read ?? nil else {
      Issue.record("\(row.testDescription) has no value")
      return
    }
    #expect(
      session.areEqual(value.unwrapped, sample.unwrapped),
      "\(row.testDescription): \(Self.words(value, kit)) for \(Self.words(sample, kit))")
  }

  private static func words(_ value: Value, _ kit: Kit) -> String {
    kit.size(value).map { "\($0)" } ?? "\(value)"
  }

  @Test("each class can be made by the arguments of a call without any, and inherits from a class")
  func classes() {
    for (name, known) in KitClasses.all {
      if let upper = known.upper { #expect(KitClasses.all[upper] != nil, "\(name): \(upper)") }
      let kit = Kit(KitAssets())
      let host = KitHost(kit)
      let session = Session(Program([], host: TableHost(host)))
      let isMade: Bool? = session.perform { evaluator in
        try host.make(name, host.usualArguments(of: name), HostSite(evaluator, .none)) != nil
      }
      let hasMaker = KitClasses.line(of: name).contains { $0.make != nil }
      // A constraint without items is none.
      #expect(isMade == (hasMaker && name != "NSLayoutConstraint"), "\(name)")
    }
  }

  @Test("each method can be called without arguments")
  func methods() {
    for (name, known) in KitClasses.all where known.make != nil && name != "NSLayoutConstraint" {
      for method in known.methods.keys.sorted() {
        let kit = Kit(KitAssets())
        let host = KitHost(kit)
        let session = Session(Program([], host: TableHost(host)))
        let isDone: Bool? = session.perform { evaluator in
          let site = HostSite(evaluator, .none)
          guard case .object(let object)? = try host.make(name, [], site) else { return false }
          let target = HostedObject(object: object, className: name)
          _ = try host.call(method, on: target, [], site)
          return true
        }
        #expect(isDone == true, "\(name).\(method)")
      }
    }
  }
}

/// A host that has the classes of UIKit alone.
private final class TableHost: Host {
  let objects: (any ObjectHost)?
  init(_ objects: KitHost) { self.objects = objects }
  func hasType(_ name: String) -> Bool { objects?.isClass(name) ?? false }
  func hasFunction(_ name: String) -> Bool { false }
  func isBuilder(_ attribute: String) -> Bool { false }
  func builtMembers(of type: String) -> [String: String] { [:] }
  func wrapper(_ attribute: String) -> HostWrapper? { nil }
}
