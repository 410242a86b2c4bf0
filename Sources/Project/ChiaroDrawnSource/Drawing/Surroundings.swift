// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI

/// What is around a view that is being evaluated, as interpreted code asks for it.
struct Surroundings {
  /// What the project put there, by the name of the property, or of the object's type.
  var values: [String: Value] = [:]
  private var words: [String: String] = [:]
  private var numbers: [String: Double] = [:]
  private var truths: [String: Bool] = [:]

  init() {}

  init(_ environment: EnvironmentValues) {
    values = environment[SourceValues.self]
    words["colorScheme"] = environment.colorScheme == .dark ? "dark" : "light"
    words["colorSchemeContrast"] =
      environment.colorSchemeContrast == .increased ? "increased" : "standard"
    words["layoutDirection"] =
      environment.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight"
    words["dynamicTypeSize"] = "\(environment.dynamicTypeSize)"
    words["sizeCategory"] = "\(environment.dynamicTypeSize)"
    numbers["displayScale"] = Double(environment.displayScale)
    numbers["pixelLength"] = Double(environment.pixelLength)
    truths["isEnabled"] = environment.isEnabled
  }

  /// What the project put there under a name.
  func value(_ name: String) -> Value? { values[name] }

  /// What SwiftUI puts there under a name.
  func system(_ name: String) -> Value? {
    if let word = words[name] { return Self.word(word) }
    if let number = numbers[name] { return .double(number) }
    if let truth = truths[name] ?? Self.truths[name] { return .bool(truth) }
    switch name {
    case "horizontalSizeClass": return .some(Self.word("compact"))
    case "verticalSizeClass": return .some(Self.word("regular"))
    case "scenePhase": return Self.word("active")
    case "editMode", "undoManager", "lineLimit": return .nothing
    case "redactionReasons": return .array([])
    default: return nil
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
