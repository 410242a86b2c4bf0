// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI

/// Modifiers of the environment, of identity and of wishes.
@MainActor
enum EnvironmentNames {
  static let modifiers: [String: Names.Change] = [
    "environment": { draft, arguments in
      if case .keyPath(let path)? = arguments[0], let name = path.names.first,
        let value = arguments[1]
      {
        guard path.names.count > 1 else { return set(name, value, draft, arguments) }
        return changed(name, draft, arguments.drawing) {
          arguments.drawing.session.replacing(path.tail, of: $0, by: value)
        }
      }
      guard let value = arguments[0], let name = arguments.drawing.session.typeName(value) else {
        return nil
      }
      return Draft(draft.node.setting(name, value))
    },
    "environmentObject": { draft, arguments in
      guard let value = arguments[0], let name = arguments.drawing.session.typeName(value) else {
        return nil
      }
      return Draft(draft.node.setting(name, value))
    },
    "transformEnvironment": { draft, arguments in
      guard case .keyPath(let path)? = arguments[0], let name = path.names.first,
        path.names.count == 1, let closure = arguments.closure(anyOf: "transform")
      else { return draft }
      return changed(name, draft, arguments.drawing) {
        arguments.drawing.session.changed($0, by: closure)
      }
    },
    "colorScheme": { draft, arguments in
      arguments[0].map { set("colorScheme", $0, draft, arguments) } ?? nil
    },
    "preferredColorScheme": { draft, arguments in
      guard let scheme = arguments.word(0) else { return draft }
      return Draft(draft.view.preferredColorScheme(scheme == "dark" ? .dark : .light))
    },
    "dynamicTypeSize": { draft, arguments in
      if case .range(let range)? = arguments[0]?.unwrapped {
        let ends = [range.lower, range.upper].map { end in
          end.flatMap(arguments.drawing.word).flatMap { Enumerations.sizes[$0] }
        }
        let (least, most) = (ends[0] ?? .xSmall, ends[1] ?? .accessibility5)
        return least <= most ? Draft(draft.view.dynamicTypeSize(least...most)) : draft
      }
      guard let size = arguments.word(0).flatMap({ Enumerations.sizes[$0] }) else { return draft }
      return Draft(draft.view.dynamicTypeSize(size))
    },
    "disabled": { draft, arguments in
      Draft(draft.view.disabled(arguments.flag(0) ?? false))
    },
    "id": { draft, _ in draft },
  ]

  /// The view with another value of the project's in its environment, made of the one that is
  /// there.
  private static func changed(
    _ name: String, _ draft: Draft, _ drawing: Drawing,
    _ change: @escaping @MainActor (Value) -> Value?
  ) -> Draft {
    Draft(
      draft.node.environment(name) { values in
        let around = Surroundings(values).value(name) ?? drawing.session.environmentDefault(name)
        if let found = around.flatMap(change) { values[SourceValues.self][name] = found }
      })
  }

  /// A value of SwiftUI's own, or one of the project's.
  private static func set(
    _ name: String, _ value: Value, _ draft: Draft, _ arguments: Arguments
  ) -> Draft? {
    let word = arguments.drawing.word(value)
    switch name {
    case "colorScheme":
      guard let word else { return draft }
      return Draft(draft.view.colorScheme(word == "dark" ? .dark : .light))
    case "layoutDirection":
      return Draft(
        draft.view.environment(
          \.layoutDirection, word == "rightToLeft" ? .rightToLeft : .leftToRight))
    case "dynamicTypeSize", "sizeCategory":
      guard let size = word.flatMap({ Enumerations.sizes[$0] }) else { return draft }
      return Draft(draft.view.dynamicTypeSize(size))
    case "horizontalSizeClass":
      return Draft(draft.view.environment(\.horizontalSizeClass, sizeClass(word)))
    case "verticalSizeClass":
      return Draft(draft.view.environment(\.verticalSizeClass, sizeClass(word)))
    case "font":
      return Draft(draft.view.font(arguments.drawing.font(value)))
    case "lineLimit": return Draft(draft.view.lineLimit(value.wholeNumber))
    case "multilineTextAlignment":
      return word.flatMap { Enumerations.textAlignments[$0] }
        .map { Draft(draft.view.multilineTextAlignment($0)) }
    case "isEnabled": return Draft(draft.view.disabled(value.truth == false))
    default: return Draft(draft.node.setting(name, value))
    }
  }

  private static func sizeClass(_ word: String?) -> UserInterfaceSizeClass? {
    word.map { $0 == "regular" ? .regular : .compact }
  }
}
