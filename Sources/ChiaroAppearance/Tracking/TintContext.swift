// SPDX-License-Identifier: MIT

import ChiaroColor

/// The tint that a view's surroundings give it: a color, and whether it is dimmed.
package struct TintContext: Hashable, Sendable {
  /// The nearest color that was set; nil for the system's.
  package var color: DynamicColor?
  /// Whether an alert or a sheet covers the view; nil when nothing says so.
  package var isDimmed: Bool?

  package init(color: DynamicColor? = nil, isDimmed: Bool? = nil) {
    self.color = color
    self.isDimmed = isDimmed
  }

  /// What this and something nearer say together.
  func merging(_ nearer: TintContext) -> TintContext {
    TintContext(color: nearer.color ?? color, isDimmed: nearer.isDimmed ?? isDimmed)
  }

  /// The color to tint with.
  package var effectiveColor: DynamicColor {
    guard isDimmed == true else { return color ?? Self.systemDefault }
    let base = color ?? Self.systemDefault
    return DynamicColor { DynamicColor(Self.dimmed(base.resolved(with: $0))) }
  }

  func color(for traits: TraitCollection) -> Color {
    // A tint that leads back to the tint would never end; it reads as none at all.
    let base = color == .tintColor ? Self.systemDefault : color ?? Self.systemDefault
    let plain = base.resolved(with: traits)
    return isDimmed == true ? Self.dimmed(plain) : plain
  }

  /// A gray of the same lightness, half as strong: Apple's formula is not known (S163, O16).
  private static func dimmed(_ color: Color) -> Color {
    let oklab = color.converted(to: .oklab)
    return Color(.oklab, [oklab.components.x, 0, 0], alpha: color.alpha * 0.5)
      .converted(to: .sRGB)
  }

  /// Blue; on a Mac the accent color.
  package static let systemDefault = DynamicColor(
    outer: .idiom, inner: [.style, .contrast],
    definition: .system("tintColor", nil)
  ) { DynamicColor.systemBlue.resolved(with: $0.traits) }
}

extension TraitCollection {
  /// The tint of the environment.
  package var tint: TintContext {
    get { shared?.content.tint ?? TintContext() }
    set {
      guard newValue != tint else { return }
      changeShared { $0.tint = newValue }
    }
  }
}
