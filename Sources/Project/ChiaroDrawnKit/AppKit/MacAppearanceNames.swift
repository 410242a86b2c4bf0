// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroInterpreter
import Foundation

/// Appearances of AppKit, as code asks for them.
@MainActor
enum MacAppearanceNames {
  /// An appearance as an object of code.
  final class Held {
    let appearance: NSAppearance

    init(_ appearance: NSAppearance) { self.appearance = appearance }
  }

  static let classes: [String: KitClass] = [
    "NSAppearance": KitClass(
      make: { call in
        // Without a name it is the usual one.
        if !call.has("named") { return NSAppearance(named: .aqua).map(Held.init) }
        return call.word("named").flatMap { names[$0] }.flatMap { NSAppearance(named: $0) }.map(
          Held.init)
      },
      properties: [
        "name": .computed(Held.self) { held, _ in word(held.appearance.name) },
        "allowsVibrancy": .computed(Held.self) { held, _ in .bool(held.appearance.allowsVibrancy) },
      ],
      methods: [
        "bestMatch": KitMethods.gives(Held.self) { held, call in
          let wanted = call.kit.list(call.value("from")).compactMap { call.kit.word($0) }
          let found = held.appearance.bestMatch(from: wanted.compactMap { names[$0] })
          return found.map { .some(word($0)) } ?? .nothing
        },
        "performAsCurrentDrawingAppearance": KitMethods.does(Held.self) { held, call in
          guard let closure = call.closure(), let evaluator = call.kit.evaluator else { return }
          _ = try held.appearance.performAsCurrentDrawingAppearance {
            try evaluator.call(closure, [])
          }
        },
      ],
      statics: [
        "current": { _, call in call.kit.value(NSAppearance.currentDrawing()) },
        "currentDrawing": { _, call in call.kit.value(NSAppearance.currentDrawing()) },
      ])
  ]

  private static let names: [String: NSAppearance.Name] = [
    "aqua": .aqua, "darkAqua": .darkAqua, "vibrantLight": .vibrantLight,
    "vibrantDark": .vibrantDark, "accessibilityHighContrastAqua": .accessibilityHighContrastAqua,
    "accessibilityHighContrastDarkAqua": .accessibilityHighContrastDarkAqua,
    "accessibilityHighContrastVibrantLight": .accessibilityHighContrastVibrantLight,
    "accessibilityHighContrastVibrantDark": .accessibilityHighContrastVibrantDark,
  ]

  private static func word(_ name: NSAppearance.Name) -> Value {
    .word(names.first { $0.value == name }?.key ?? "aqua", type: "NSAppearance.Name")
  }
}

extension Kit {
  /// An appearance as a value; nothing for none.
  func value(_ appearance: NSAppearance?) -> Value {
    guard let appearance else { return .nothing }
    let held = MacAppearanceNames.Held(appearance)
    hold(held)
    return .object(wrap(held, "NSAppearance"))
  }

  /// The appearance of a value; nil for what is none.
  func appearance(_ value: Value) -> NSAppearance? {
    object(value, MacAppearanceNames.Held.self)?.appearance
  }
}
