// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroUIKit

/// What the inspector puts in the place of what the desktop says.
struct InspectorSettings {
  /// One of the answers to a question of the inspector.
  struct Choice: Sendable {
    var title: String
    var effect: Effect

    init(_ title: String, _ effect: Effect) {
      self.title = title
      self.effect = effect
    }
  }

  /// What a choice does.
  enum Effect: Sendable {
    /// As the desktop says.
    case none
    /// Other traits.
    case traits(@Sendable (inout any UIMutableTraits) -> Void)
    /// Other eyes.
    case condition(SeeingPreset)
    /// Another accent, which is the tint of a phone's windows.
    case accent(AccentColor, UIColor)
  }

  /// A question, whose first choice is to leave things as they are.
  struct Question: Sendable {
    var title: String
    var choices: [Choice]

    init(_ title: String, usual: String = "System", _ choices: Choice...) {
      self.title = title
      self.choices = [Choice(usual, .none)] + choices
    }
  }

  /// A color of the screen that is the tint, until an accent is chosen.
  var picked: UIColor?
  /// The choice for each question.
  private var chosen = [Int](repeating: 0, count: questions.count)

  /// Chooses an answer.
  mutating func choose(_ choice: Int, for question: Int) { chosen[question] = choice }

  private var effects: [Effect] {
    zip(Self.questions, chosen).map { question, index in question.choices[index].effect }
  }

  /// The traits that stand in for the system's.
  var overrides: UITraitCollection {
    UITraitCollection { traits in
      for effect in effects {
        switch effect {
        case .traits(let change): change(&traits)
        case .accent(let accent, _): traits.accentColor = accent
        case .none, .condition: break
        }
      }
    }
  }

  /// How the window is seen; nil for as it is.
  var condition: SeeingCondition? {
    for case .condition(let preset) in effects { return preset.condition() }
    return nil
  }

  /// The tint of the window; nil for the usual one.
  var tint: UIColor? {
    for case .accent(_, let color) in effects { return color }
    return picked
  }

  static let questions = [
    Question(
      "Style", Choice("Light", .traits { $0.userInterfaceStyle = .light }),
      Choice("Dark", .traits { $0.userInterfaceStyle = .dark })),
    Question(
      "Contrast", Choice("Normal", .traits { $0.accessibilityContrast = .normal }),
      Choice("Increased", .traits { $0.accessibilityContrast = .high })),
    Question(
      "Transparency", Choice("Full", .traits { $0[TraitReduceTransparency.self] = false }),
      Choice("Reduced", .traits { $0[TraitReduceTransparency.self] = true })),
    Question(
      "Level", Choice("Base", .traits { $0.userInterfaceLevel = .base }),
      Choice("Elevated", .traits { $0.userInterfaceLevel = .elevated })),
    Question(
      "Gamut", Choice("sRGB", .traits { $0.displayGamut = .sRGB }),
      Choice("Display P3", .traits { $0.displayGamut = .P3 })),
    Question(
      "Accent", Choice("Purple", .accent(.purple, .systemPurple)),
      Choice("Pink", .accent(.pink, .systemPink)),
      Choice("Orange", .accent(.orange, .systemOrange)),
      Choice("Green", .accent(.green, .systemGreen))),
    Question(
      "Text Size", Choice("S", .traits { $0.preferredContentSizeCategory = .small }),
      Choice("L", .traits { $0.preferredContentSizeCategory = .large }),
      Choice("XL", .traits { $0.preferredContentSizeCategory = .extraLarge }),
      Choice("AX", .traits { $0.preferredContentSizeCategory = .accessibilityLarge })),
    Question(
      "Direction", Choice("Left to Right", .traits { $0.layoutDirection = .leftToRight }),
      Choice("Right to Left", .traits { $0.layoutDirection = .rightToLeft })),
    Question(
      "Color Vision", usual: "Usual", Choice("Protan", .condition(.protan)),
      Choice("Deutan", .condition(.deutan)),
      Choice("Tritan", .condition(.tritan)), Choice("Mono", .condition(.monochromacy))),
  ]
}
