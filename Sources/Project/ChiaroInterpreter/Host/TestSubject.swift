// SPDX-License-Identifier: MIT

/// Whether a function of a project's is noted, by its name, and the labels and types of its
/// parameters.
package typealias NotedFunctions = (
  _ name: String, _ labels: [String], _ types: [String]
) -> Bool

/// A test of a project: a method of a type of tests, or a function.
package struct TestSubject {
  /// The type whose instance has the method; nil for a function.
  let owner: TypeDeclaration?
  let function: FunctionDeclaration

  /// The name of the method or function.
  package var name: String { function.name }
  /// The name with the names of enclosing types.
  package var path: String { owner.map { "\($0.path).\(name)" } ?? name }
  /// The name of the type; nil for a function.
  package var ownerName: String? { owner?.name }
  /// Where it is declared.
  package var place: Place { function.place }

  /// The name as `#function` tells it.
  package var functionName: String { function.fullName }

  /// The attributes of functions that are tests.
  static let marks = PictureMacro.tests.union(["Test"])

  /// The classes from which those of XCTest inherit.
  static let superclasses = [
    "FBSnapshotTestCase": "XCTestCase", "XCTestCase": "XCTest", "XCTest": "NSObject",
  ]

  /// Whether a macro makes the test: the function gives a view.
  var givesView: Bool { function.attributes.contains(where: PictureMacro.tests.contains) }

  /// The most runs of one test, which may have arguments.
  static let mostRuns = 200
}

extension Program {
  /// The tests, in the order of the files: XCTest methods whose names begin with `test`, and
  /// functions marked by `@Test` or by a macro that makes tests.
  package var tests: [TestSubject] {
    var found = functions.values.joined().filter {
      $0.attributes.contains(where: TestSubject.marks.contains)
    }.map { TestSubject(owner: nil, function: $0) }
    let evaluator = Evaluator(self, Limits())
    var open = Array(sameNamed.values.joined()) + foreign.values
    while let type = open.popLast() {
      open += type.types.values
      found += evaluator.tests(of: type)
    }
    return found.sorted {
      ($0.place.file, $0.place.offset) < ($1.place.file, $1.place.offset)
    }
  }
}

extension Evaluator {
  fileprivate func tests(of type: TypeDeclaration) -> [TestSubject] {
    let isCase =
      type.kind == .reference
      && supertypes(type).contains { $0.kind == .foreign && $0.name.contains("Test") }
    return type.members.values.joined().compactMap { member in
      guard case .function(let function) = member else { return nil }
      let isTest =
        function.attributes.contains(where: TestSubject.marks.contains)
        || isCase && function.name.hasPrefix("test") && function.parameters.isEmpty
      return isTest ? TestSubject(owner: type, function: function) : nil
    }
  }

  /// The arguments of each run of a test: those that `arguments:` of `@Test` lists, all pairs of
  /// two lists; one run without any for a test that has none.
  func arguments(of test: TestSubject) throws -> [[Value]] {
    let written = test.function.testArguments.drop { $0.label != "arguments" }
      .prefix { $0.label == "arguments" || $0.label == nil }
    let around = scope(around: test)
    let parameters = test.function.parameters
    var lists: [[Value]] = []
    for (number, list) in written.enumerated() {
      let wanted =
        written.count == parameters.count
        ? Type.builtin(.array, [resolve(parameters[number].type, around)]) : .any
      lists.append(try listed(try evaluate(list.value.lowered, around, wanted)) ?? [])
    }
    guard let first = lists.first else { return [[]] }
    if lists.count > 1 {
      return first.flatMap { left in lists[1].prefix(TestSubject.mostRuns).map { [left, $0] } }
    }
    return first.map { value in
      guard parameters.count > 1, case .tuple(let tuple) = value.unwrapped,
        tuple.values.count == parameters.count
      else { return [value] }
      return tuple.values
    }
  }

  /// Where the arguments of a test's attribute are evaluated.
  func scope(around test: TestSubject) -> Scope {
    let scope = Scope(nil, Frame(selfCell: nil, type: test.owner))
    let owner = test.owner.map { Cell(.type(TypeValue(type: .declared($0, [])))) }
    return Scope(scope, Frame(selfCell: owner, type: test.owner))
  }

  /// Runs a test after what sets it up; a new instance has the method.
  @discardableResult
  func run(_ test: TestSubject, _ values: [Value]) throws -> Value? {
    let arguments = zip(test.function.parameters, values).map {
      CallArgument($0.label, $1)
    }
    guard let owner = test.owner else {
      return try callIfFits([test.function], arguments.map { Pending($0) }, nil, test.place)
    }
    // What a class sets up for all of its tests may fail on another device.
    do { _ = try callStatic("setUp", [], of: .declared(owner, []), test.place) } catch {
      if Self.isLimit(error) { throw error }
    }
    let value = try instance(of: ViewSubject(declaration: owner))
    for name in ["setUpWithError", "setUp"] where declares(name, value) {
      _ = try call(name, on: value, [])
    }
    return try call(test.name, on: value, arguments)
  }
}
