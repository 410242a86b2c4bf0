// SPDX-License-Identifier: MIT

import ChiaroAppearance
package import ChiaroAudit
package import ChiaroCatalog
package import ChiaroColor

/// A color of a palette with its value in each appearance, given or derived.
package struct PaletteColor: Sendable {
  /// A value with its origin.
  package struct Value: Sendable {
    /// The color.
    package var color: Color
    /// Whether a person chose the value, or a lookup finds it from a chosen one.
    package var isGiven: Bool
    /// Whether a person chose it on the page of a derivation, so that no file has it yet.
    package var isChosen: Bool
    /// The reasons for a derived value, in words; empty for a given value.
    package var reasons: [String]
    /// The first reason without the value's own figures, as other values have it too; nil where it
    /// has none.
    var sharedReason: String?

    /// Whether it is to be written.
    package var isNew: Bool { !isGiven || isChosen }

    /// Creates a value.
    package init(
      _ color: Color, isGiven: Bool, isChosen: Bool = false, reasons: [String] = []
    ) {
      self.color = color
      self.isGiven = isGiven
      self.isChosen = isChosen
      self.reasons = reasons
    }

    /// Creates a derived value.
    init(_ color: Color, because reason: Reason) {
      self.init(color, isGiven: false, reasons: [reason.words + reason.figures])
      if !reason.figures.isEmpty { sharedReason = reason.words + ": moved" }
    }

    /// Why a value was derived so: words that other values share, and the figures of this one.
    struct Reason {
      var words: String
      var figures = ""
    }
  }

  /// The place of its catalog among those that are derived together.
  package let catalog: Int
  /// The platform of its catalog.
  let platform: Platform
  /// The color set.
  package let set: AssetSet
  /// The entries of the set that it is about.
  package let family: ColorFamily
  /// The role, with the evidence for it.
  package let role: RoleReading
  /// Whether nothing may be derived for it.
  package var isLocked: Bool
  /// Whether the derived value is written; true unless a person decided on some values.
  package var isAccepted = true
  /// The values by appearance.
  package var values: [AuditAppearance: Value]

  /// The name of the color set.
  package var name: String { self.set.name }

  /// Returns the color in an appearance; a locked color shows what a lookup finds there.
  package func color(_ appearance: AuditAppearance) -> Color? {
    if let value = values[appearance] { return value.color }
    var other = appearance
    if other.level == .elevated {
      other.level = .base
    } else if other.contrast == .high {
      other.contrast = .normal
    } else if other.style == .dark {
      other.style = .light
    } else {
      return nil
    }
    return color(other)
  }
}
