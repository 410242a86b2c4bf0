// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroInterpreter
import ChiaroUIKit
import Foundation

/// Traits as values of interpreted code.
@MainActor
enum KitTraits {
  /// Traits as code asks for them.
  static func value(_ traits: UITraitCollection) -> Value {
    Value.made(
      "UITraitCollection",
      [
        ("userInterfaceStyle", Value.word("\(traits.userInterfaceStyle)")),
        ("accessibilityContrast", Value.word("\(traits.accessibilityContrast)")),
        ("userInterfaceLevel", Value.word("\(traits.userInterfaceLevel)")),
        ("userInterfaceIdiom", Value.word("\(traits.userInterfaceIdiom)")),
        ("horizontalSizeClass", Value.word("\(traits.horizontalSizeClass)")),
        ("verticalSizeClass", Value.word("\(traits.verticalSizeClass)")),
        ("layoutDirection", Value.word("\(traits.layoutDirection)")),
        (
          "preferredContentSizeCategory",
          Value.word(name(of: traits.preferredContentSizeCategory))
        ),
        ("displayScale", .double(Double(traits.displayScale))),
      ])
  }

  /// A trait of a collection that a closure made or code changed; nil for another member.
  static func member(_ name: String, of collection: Value, _ kit: Kit) -> Value? {
    guard let traits = read(collection, kit), case .host(let known) = value(traits) else {
      return nil
    }
    return known.call?.argument(name)
  }

  /// Traits that code made; nil for what is none.
  static func read(_ value: Value, _ kit: Kit) -> UITraitCollection? {
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call else { return nil }
    var traits = UITraitCollection()
    if case .function(let closure)? = call.arguments.first(where: \.value.isFunction)?.value {
      let plain = Value.made("UITraitCollection", [])
      return kit.perform { try $0.changed(plain, by: closure) }.flatMap { read($0, kit) }
    }
    for argument in call.arguments {
      if let label = argument.label, ["traitsFrom", "traits"].contains(label) {
        traits = UITraitCollection(
          traitsFrom: kit.list(argument.value).compactMap { read($0, kit) })
      }
      traits = set(argument.label ?? "", argument.value, traits, kit)
    }
    for change in hosted.modifiers where !change.isCall {
      change.arguments.first.map { traits = set(change.name, $0.value, traits, kit) }
    }
    return traits
  }

  private static func set(
    _ name: String, _ value: Value, _ traits: UITraitCollection, _ kit: Kit
  ) -> UITraitCollection {
    traits.modifyingTraits { traits in
      switch name {
      case "userInterfaceStyle":
        kit.choice(value, UserInterfaceStyle.self).map { traits.userInterfaceStyle = $0 }
      case "layoutDirection":
        kit.choice(value, LayoutDirection.self).map { traits.layoutDirection = $0 }
      case "preferredContentSizeCategory":
        kit.word(value).flatMap { categories[$0] }.map {
          traits.preferredContentSizeCategory = $0
        }
      case "accessibilityContrast":
        kit.choice(value, AccessibilityContrast.self).map { traits.accessibilityContrast = $0 }
      default: break
      }
    }
  }

  private static func name(of category: UIContentSizeCategory) -> String {
    categories.first { $0.value == category }?.key ?? "large"
  }

  private static let categories: [String: UIContentSizeCategory] = [
    "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large,
    "extraLarge": .extraLarge, "extraExtraLarge": .extraExtraLarge,
    "extraExtraExtraLarge": .extraExtraExtraLarge, "accessibilityMedium": .accessibilityMedium,
    "accessibilityLarge": .accessibilityLarge,
    "accessibilityExtraLarge": .accessibilityExtraLarge,
    "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
    "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
  ]
}
