// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI

/// What is around a view that is being evaluated, as interpreted code asks for it.
///
/// What SwiftUI puts there is read when code asks, so that a view that never asks for the scheme is
/// not evaluated again when it changes.
struct Surroundings {
  /// What the project put there, by the name of the property, or of the object's type.
  var values: [String: Value] = [:]
  private var environment: EnvironmentValues?

  init() {}

  init(_ environment: EnvironmentValues) {
    values = environment[SourceValues.self]
    self.environment = environment
  }

  /// How much larger a style of text is than by the usual size of texts.
  @MainActor
  func growth(of name: String?) -> Double {
    let style = name.flatMap { Enumerations.styles[$0] } ?? .body
    return environment.map { Double(style.growth(at: $0.dynamicTypeSize)) } ?? 1
  }

  /// What the project put there under a name.
  func value(_ name: String) -> Value? { values[name] }

  /// What SwiftUI puts there under a name.
  func system(_ name: String) -> Value? {
    if let found = environment.flatMap({ Self.value(name, in: $0) }) { return found }
    if let truth = Self.truths[name] { return .bool(truth) }
    switch name {
    case "horizontalSizeClass": return .some(Self.word("compact"))
    case "verticalSizeClass": return .some(Self.word("regular"))
    case "scenePhase": return Self.word("active")
    case "editMode", "undoManager": return .nothing
    case "redactionReasons": return .array([])
    default: return nil
    }
  }

  private static func value(_ name: String, in environment: EnvironmentValues) -> Value? {
    switch name {
    case "colorScheme": word(environment.colorScheme == .dark ? "dark" : "light")
    case "colorSchemeContrast":
      word(environment.colorSchemeContrast == .increased ? "increased" : "standard")
    case "layoutDirection":
      word(environment.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight")
    case "dynamicTypeSize", "sizeCategory": word("\(environment.dynamicTypeSize)")
    case "horizontalSizeClass":
      environment.horizontalSizeClass.map { .some(word("\($0)")) } ?? .nothing
    case "verticalSizeClass":
      environment.verticalSizeClass.map { .some(word("\($0)")) } ?? .nothing
    case "displayScale": .double(Double(environment.displayScale))
    case "pixelLength": .double(Double(environment.pixelLength))
    case "isEnabled": .bool(environment.isEnabled)
    case "multilineTextAlignment":
      .word("\(environment.multilineTextAlignment)", type: "TextAlignment")
    case "lineLimit": environment.lineLimit.map { .some(.int($0)) } ?? .nothing
    default: nil
    }
  }

  private static let truths = [
    "accessibilityReduceMotion": false, "accessibilityReduceTransparency": false,
    "accessibilityDifferentiateWithoutColor": false, "isFocused": false, "isPresented": false,
    "accessibilityVoiceOverEnabled": false, "isSearching": false,
    "showsWidgetContainerBackground":
      true,
  ]

  private static func word(_ name: String) -> Value { Value.word(name) }
}

/// What a project's code puts into the environment.
enum SourceValues: EnvironmentKey {
  static var defaultValue: [String: ChiaroInterpreter.Value] { [:] }
}
