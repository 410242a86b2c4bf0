// SPDX-License-Identifier: MIT

import ChiaroDrawnKit
import ChiaroInterpreter
import ChiaroSource

/// What a test asserts: the view, and the names of its picture.
@MainActor
struct SnapshotAssertion {
  let call: HostCall
  /// The name of the test for people.
  let test: String
  let drawing: Drawing
  /// The name of the test in the names of its pictures.
  let name: String
  /// The name that the assertion gives; empty for none.
  let given: String
  /// The files whose names the folder of the picture may have, the likeliest first.
  let files: [String]
  /// The folder that the assertion names; nil for none.
  let folder: String?

  init(
    _ call: HostCall, of test: TestSubject, in file: String, _ screens: SourceScreens,
    _ drawing: Drawing
  ) {
    self.call = call
    self.drawing = drawing
    self.test = test.path
    let arguments = Arguments(drawing: drawing, call: call)
    let text = { (label: String) in arguments.value(label).map(drawing.text) }
    name = SnapshotNames.sanitized(text("testName") ?? call.callerName ?? test.functionName)
    var given = text("named") ?? text("identifier")
    if drawing.host.isOwn(call) {
      given = given ?? text("name") ?? text("suffix")
    }
    self.given = SnapshotNames.sanitized(given ?? "")
    folder = text("snapshotDirectory").flatMap { $0.isEmpty ? nil : $0 }
    var files = [file]
    for other in [text("file"), text("filePath"), screens.program.location(of: call.place)?.file] {
      if let other, !files.contains(other) { files.append(other) }
    }
    self.files = files
  }

  /// The texts among the arguments.
  var words: Set<String> { Set(call.arguments.compactMap(\.value.text)) }

  /// What an assertion takes a picture of: a view, or what code has taken a picture of already.
  static func subject(of arguments: Arguments, _ drawing: Drawing) -> KitSubject? {
    value(of: arguments, drawing).map { value in
      drawing.host.kit?.subject(ofPicture: value) ?? KitSubject(value)
    }
  }

  private static func value(of arguments: Arguments, _ drawing: Drawing) -> Value? {
    for label in ["of", "matching", "view"] {
      if let value = arguments.value(label), drawing.isView(value) || drawing.isObject(value) {
        return value
      }
    }
    // The method of a test is no view's.
    if let value = arguments.value("self"),
      drawing.isView(value) || drawing.host.kit?.kit.isScreen(value) == true
    {
      return value
    }
    return arguments.value("of") ?? arguments.value("matching") ?? arguments.first
  }

  /// What is drawn of an assertion.
  enum Drawn {
    case view(Value, SnapshotStrategy)
    case none(String)
  }

  /// The view of SwiftUI's that is asserted, and how its picture is taken.
  var view: Drawn {
    let arguments = Arguments(drawing: drawing, call: call)
    guard let subject = Self.subject(of: arguments, drawing) else {
      return .none("the assertion has no value")
    }
    let (view, controller) = Self.view(of: subject.value)
    guard let view, drawing.isView(view) || Self.isUnknown(view) else {
      return .none("the asserted value is not a view")
    }
    guard
      var strategy = SnapshotStrategy(
        of: call, subject, isController: controller != nil, drawing)
    else {
      let name = arguments.value("as").map(drawing.text) ?? "none"
      return .none("the snapshot strategy \(name) is unknown")
    }
    if let controller { strategy.take(controller, isSized: subject.window == nil) }
    if SnapshotNames.isOwnAssertion(call), strategy.device == nil, subject.window == nil {
      strategy.take(ownAssertion: call)
    }
    return .view(view, strategy)
  }

  /// Whether a value is of a type that is not there: it is drawn as a box with its name.
  private static func isUnknown(_ value: Value) -> Bool {
    switch value.unwrapped {
    case .unknown: return true
    case .host(let hosted):
      guard case .call(nil, let call) = hosted.origin else { return false }
      return call.name.first?.isUppercase == true
    default: return false
    }
  }

  /// The view that is asserted, and the controller that shows it.
  private static func view(of value: Value) -> (Value?, HostValue?) {
    if let hosted = SourceKit.hosting(value) {
      return (hosted.call?.argument("rootView"), hosted)
    }
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call,
      call.name == "UIHostingController" || call.name == "NSHostingController"
        || call.name == "NSHostingView"
    else { return (value, nil) }
    return (call.argument("rootView") ?? call.arguments.first?.value, hosted)
  }
}

/// The numbers of assertions without a name: each name of a test counts its own
/// in each folder.
struct SnapshotNumbers {
  private var counts: [String: Int] = [:]

  /// What stands behind the name of the test.
  @MainActor mutating func mark(of assertion: SnapshotAssertion) -> String {
    if !assertion.given.isEmpty { return assertion.given }
    let name = "\(assertion.folder ?? "")/\(assertion.name)"
    counts[name, default: 0] += 1
    return "\(counts[name] ?? 1)"
  }
}

/// What was asserted, and the stored picture that was found for it.
@MainActor
struct OpenShot {
  let assertion: SnapshotAssertion
  /// What was laid out of UIKit; nil for a view of SwiftUI's.
  let shot: KitShot?
  let mark: String
  /// The stored picture.
  var reference: String?

  /// The name of its picture.
  var name: String { "\(assertion.name).\(mark)" }

  var isDark: Bool {
    if let shot { return shot.screen?.isDark ?? shot.strategy?.isDark ?? false }
    guard case .view(_, let strategy) = assertion.view else { return false }
    return strategy.isDark
  }
}

extension SnapshotReferences {
  /// Takes the picture of what was asserted, among those of its test where names are made in
  /// another way: by `FBSnapshotTestCase`.
  @MainActor mutating func take(_ shot: OpenShot, _ own: [String]) -> String? {
    let assertion = shot.assertion
    guard SnapshotNames.isPlain(assertion.call.name) else {
      let folder = assertion.folder
      return take(shot.name, files: assertion.files, folder: folder)
        ?? take(
          assertion.given, files: assertion.files, folder: folder, words: assertion.words)
    }
    let start =
      assertion.given.isEmpty ? assertion.name : "\(assertion.name)_\(assertion.given)"
    let found = own.filter { open.contains($0) }
    let fitting = found.filter { Path.stem($0).hasPrefix(start) }
    // The shortest one has no further mark.
    let best = (fitting.isEmpty ? found : fitting).min { ($0.count, $0) < ($1.count, $1) }
    return best.flatMap { take($0) }
  }
}
