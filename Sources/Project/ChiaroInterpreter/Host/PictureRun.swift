// SPDX-License-Identifier: MIT

import ChiaroSource

/// One picture of a function that a macro makes a test of.
struct PictureRun {
  /// What `picturesOfTest` of the macro's library gives.
  var picture: Value
  /// The folder of the picture; empty for the usual one.
  var folder = ""
  /// What the function is called with.
  var values: [Value] = []
}

extension Session {
  /// Takes all pictures of a function that a macro makes a test of.
  func runPictures(of test: TestSubject) {
    let runs = perform { try $0.pictureRuns(of: test) } ?? []
    for run in runs.prefix(TestSubject.mostRuns) {
      _ = perform { evaluator in
        // Each picture has a view of its own.
        let view = try evaluator.run(test, run.values) ?? .nothing
        try evaluator.callLibrary("takePicture", [run.picture, view, .string(run.folder)])
      }
    }
  }
}

extension Evaluator {
  /// The pictures of a test: for each configuration, in all sizes and styles.
  func pictureRuns(of test: TestSubject) throws -> [PictureRun] {
    let written = test.function.testArguments.filter { $0.label == nil }
    let around = scope(around: test)
    let wanted = program.types["PictureTraits"].map { Type.declared($0, []) } ?? .any
    var traits: [Value] = []
    var name = test.name
    for (number, argument) in ((test.owner?.testArguments ?? []) + written).enumerated()
    where argument.label == nil {
      let isOwn = number >= test.owner?.testArguments.count ?? 0
      let value = try evaluate(argument.value.lowered, around, wanted)
      if let text = value.text {
        if isOwn { name = text }
      } else if declaration(of: value)?.name == "PictureTraits" {
        traits.append(value)
      }
    }
    let pictures = try callLibrary("picturesOfTest", [.string(name), .array(traits)])
    let stem = program.location(of: test.place).map { Path.stem($0.file) } ?? ""
    return try configurations(of: test, around).flatMap { name, value in
      let folder = name.map { "\(stem)/\($0) configuration" } ?? ""
      let values = parts(of: value, test.function.parameters)
      return (try listed(pictures) ?? []).map {
        PictureRun(picture: $0, folder: folder, values: values)
      }
    }
  }

  /// Calls a function of a library's that the program may have in its own words too.
  @discardableResult
  func callLibrary(_ name: String, _ values: [Value]) throws -> Value {
    let arguments = values.map { Pending(CallArgument(nil, $0)) }
    return try callIfFits(program.functions[name] ?? [], arguments, nil, .none) ?? .nothing
  }

  /// The names and values of a test's configurations; one without any for a test that has none.
  private func configurations(
    of test: TestSubject, _ around: Scope
  ) throws -> [(name: String?, value: Value?)] {
    let parameters = test.function.parameters
    for argument in test.function.testArguments {
      if argument.label == "configurations" {
        let type = program.types["SnapshotConfiguration"].map { Type.declared($0, []) } ?? .any
        return try values(of: argument.value, around, type).map { one in
          (try readIfAny("name", of: one)?.text, try readIfAny("value", of: one))
        }
      }
      if argument.label == "configurationValues" {
        let type = parameters.count == 1 ? resolve(parameters[0].type, around) : .any
        return try values(of: argument.value, around, type).map { (try described($0), $0) }
      }
    }
    return [(nil, nil)]
  }

  /// The values of a list, or of a function that gives one.
  private func values(of list: LazyExpression, _ around: Scope, _ type: Type) throws -> [Value] {
    let wanted = Type.builtin(.array, [type])
    let written = list.lowered
    var isClosure = false
    if case .closure = written.form { isClosure = true }
    var value = try evaluate(written, around, isClosure ? .function([], wanted) : wanted)
    if case .function(let function) = value.unwrapped { value = try call(function, []) }
    return try listed(value) ?? []
  }

  private func parts(of value: Value?, _ parameters: [Parameter]) -> [Value] {
    guard let value else { return [] }
    if parameters.count > 1, case .tuple(let tuple) = value.unwrapped,
      tuple.values.count == parameters.count
    {
      return tuple.values
    }
    return [value]
  }
}
